"""What is kept: accounts, tables, and every move."""

from kursbuch.server.storage import append_only
from kursbuch.server.storage.database import CHANNEL, Database, Written, touch
from kursbuch.server.storage.migrating import check_scheme, migrate
from kursbuch.server.storage.rows import CONSENTS, ENTRIES, SEATS, TABLES
from kursbuch.server.storage.schema import (
    Account,
    Bucket,
    ChatLine,
    Consent,
    Entry,
    Login,
    Mute,
    Note,
    Notice,
    Order,
    Plan,
    Report,
    SeatRow,
    Secret,
    Snapshot,
    StoredChapter,
    Table,
    Token,
)

__all__ = [
    "CHANNEL",
    "CONSENTS",
    "ENTRIES",
    "SEATS",
    "TABLES",
    "Account",
    "Bucket",
    "ChatLine",
    "Consent",
    "Database",
    "Entry",
    "Login",
    "Mute",
    "Note",
    "Notice",
    "Order",
    "Plan",
    "Report",
    "SeatRow",
    "Secret",
    "Snapshot",
    "StoredChapter",
    "Table",
    "Token",
    "Written",
    "append_only",
    "check_scheme",
    "migrate",
    "touch",
]
