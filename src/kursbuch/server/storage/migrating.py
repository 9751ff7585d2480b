"""Bringing a database to the newest scheme, at every start; and telling whether it has it."""

from contextlib import nullcontext
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from kursbuch.kernel import KursbuchError
from kursbuch.server.storage.database import Database


def migrate(database: Database, to: str = "head", connection: Connection | None = None) -> None:
    """Run the migrations that the database does not have yet; one of a newer program is left alone.

    With a `connection` they are part of its transaction.
    """
    try:
        with nullcontext(connection) if connection is not None else database.connect_for_migration() as opened:
            _refuse_newer(scheme_of(opened))
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
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def known_schemes() -> list[str]:
    """All schemes that this program can bring to the newest, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def unusable(database: Database, error: SQLAlchemyError) -> KursbuchError:
    """What the database says, in one line."""
    reason = str(getattr(error, "orig", None) or error).split("\n")[0]
    return KursbuchError("database-unusable", url=database.url.render_as_string(), reason=reason)


def _refuse_newer(found: str | None) -> None:
    if found is not None and found not in known_schemes():
        raise KursbuchError("database-newer", found=found, newest=newest_scheme())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
