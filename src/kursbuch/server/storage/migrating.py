"""Bringing a database to the newest scheme, at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy.exc import SQLAlchemyError

from kursbuch.kernel import KursbuchError
from kursbuch.server.storage.database import Database


def migrate(database: Database) -> None:
    """Run the migrations that the database does not have yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with database.connect_for_migration() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).split("\n")[0]
        raise KursbuchError("database-unusable", url=database.url.render_as_string(), reason=reason) from error
