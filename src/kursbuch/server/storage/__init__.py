"""What is kept: accounts, tables, and every move."""

from kursbuch.server.storage.database import CHANNEL, Database, touch
from kursbuch.server.storage.migrating import migrate
from kursbuch.server.storage.schema import (
    Account,
    ChatLine,
    Consent,
    Entry,
    Login,
    Note,
    Notice,
    Order,
    Plan,
    SeatRow,
    Secret,
    Snapshot,
    Table,
    Token,
)

__all__ = [
    "CHANNEL",
    "Account",
    "ChatLine",
    "Consent",
    "Database",
    "Entry",
    "Login",
    "Note",
    "Notice",
    "Order",
    "Plan",
    "SeatRow",
    "Secret",
    "Snapshot",
    "Table",
    "Token",
    "migrate",
    "touch",
]
