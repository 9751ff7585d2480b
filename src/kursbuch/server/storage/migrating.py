"""Bringing a database to the newest scheme, at every start; and telling whether it has it."""

from contextlib import nullcontext
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from kursbuch.kernel import KursbuchError
from kursbuch.server.storage.database import Database

ENCODINGS = ("UTF8", "SQL_ASCII")
"""Of PostgreSQL databases that can keep every letter; the second looks at none of them."""


def migrate(database: Database, to: str = "head", connection: Connection | None = None) -> None:
    """Run the migrations that the database does not have yet; one of a newer program is left alone.

    With a `connection` they are part of its transaction.
    """
    try:
        with nullcontext(connection) if connection is not None else database.connect_for_migration() as opened:
            _refuse_newer(scheme_of(opened))
            _refuse_few_letters(opened)
            config = _config()
            config.attributes["connection"] = opened
            command.upgrade(config, to)
    except SQLAlchemyError as error:
        raise unusable(database, error) from error


def check_scheme(database: Database) -> None:
    """`KursbuchError` with the reason if this program cannot work with the database as it is."""
    with database.engine.connect() as connection:
        found = scheme_of(connection)
    _refuse_newer(found)
    if found != newest_scheme():
        raise KursbuchError("database-older", found=found or "-", newest=newest_scheme())


def scheme_of(connection: Connection) -> str | None:
    """The last migration that the database has had; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_scheme() -> str:
    return known_schemes()[-1]


@cache
def known_schemes() -> tuple[str, ...]:
    """All schemes that this program can bring to the newest, the oldest first. They are read once, not with every
    question whether the server is ready.
    """
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())[::-1]


def unusable(database: Database, error: SQLAlchemyError) -> KursbuchError:
    """What the database says, in one line."""
    reason = str(getattr(error, "orig", None) or error).split("\n")[0]
    return KursbuchError("database-unusable", url=database.url.render_as_string(), reason=reason)


def _refuse_newer(found: str | None) -> None:
    if found is not None and found not in known_schemes():
        raise KursbuchError("database-newer", found=found, newest=newest_scheme())


def _refuse_few_letters(connection: Connection) -> None:
    """A PostgreSQL database of one alphabet cannot keep the names of everybody."""
    if connection.dialect.name == "postgresql":
        encoding = connection.scalar(text("SHOW server_encoding"))
        if encoding not in ENCODINGS:
            raise KursbuchError("database-encoding", url=connection.engine.url.render_as_string(), encoding=encoding)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
