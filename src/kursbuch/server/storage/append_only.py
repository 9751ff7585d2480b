"""The actions can only be added to: the database refuses to change or delete one, unless an administrator lifts it."""

from sqlalchemy import Connection, inspect, text

VERBS = ("UPDATE", "DELETE")
_SQLITE = """CREATE TRIGGER actions_{verb} BEFORE {verb} ON actions BEGIN SELECT RAISE(ABORT, 'append-only'); END"""
_POSTGRES = "CREATE TRIGGER actions_{verb} BEFORE {verb} ON actions FOR EACH ROW EXECUTE FUNCTION refuse_change()"


def lift(connection: Connection) -> None:
    """Within the transaction of the connection, actions can be changed."""
    if inspect(connection).has_table("actions"):
        on = " ON actions" if connection.dialect.name == "postgresql" else ""
        for verb in VERBS:
            connection.execute(text(f"DROP TRIGGER IF EXISTS actions_{verb}{on}"))


def impose(connection: Connection) -> None:
    """From now on they cannot."""
    for verb in VERBS:
        connection.execute(text((_POSTGRES if connection.dialect.name == "postgresql" else _SQLITE).format(verb=verb)))


def forget(connection: Connection) -> None:
    """The database is being emptied: what the first migration made for it goes too."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("DROP FUNCTION IF EXISTS refuse_change()"))
