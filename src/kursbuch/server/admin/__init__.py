"""What the owner of a server does beside it, while it runs: `kursbuch admin`."""

from kursbuch.server.admin.backup import back_up, restore
from kursbuch.server.admin.checking import CheckedGame, check_games
from kursbuch.server.admin.opening import open_database
from kursbuch.server.admin.people import (
    ban,
    close,
    find_account,
    list_people,
    list_reports,
    set_password,
    settle,
    unban,
)
from kursbuch.server.admin.tables import delete_table, find_stored_table, list_stored_tables

__all__ = [
    "CheckedGame",
    "back_up",
    "ban",
    "check_games",
    "close",
    "delete_table",
    "find_account",
    "find_stored_table",
    "list_people",
    "list_reports",
    "list_stored_tables",
    "open_database",
    "restore",
    "set_password",
    "settle",
    "unban",
]
