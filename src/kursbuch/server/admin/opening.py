"""The database of a server, opened beside it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from kursbuch.kernel import KursbuchError
from kursbuch.server.storage import Database, check_scheme
from kursbuch.server.storage.migrating import unusable


@contextmanager
def open_database(url: str, is_new: bool = False, any_scheme: bool = False) -> Iterator[Database]:
    """The database at the address. It must be there, unless it may be `is_new`, and have the scheme of this program."""
    database = Database(url)
    file = database.url.database
    if not is_new and not database.is_postgres and (not file or not Path(file).is_file()):
        raise KursbuchError("database-missing", url=database.url.render_as_string())
    try:
        if not is_new and not any_scheme:
            check_scheme(database)
        yield database
    except SQLAlchemyError as error:
        raise unusable(database, error) from error
    finally:
        database.close()
