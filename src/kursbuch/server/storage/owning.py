"""One server process for a SQLite file: its clocks and live updates know nothing of another process.

On PostgreSQL there may be many. Whoever throws away what they have in memory must know that there is none.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL, Connection, text

from kursbuch.kernel import KursbuchError

try:
    import fcntl
except ImportError:  # on Windows nobody keeps a second server away
    fcntl = None  # type: ignore[assignment]


SERVED = 8631
"""The advisory lock that all servers on a PostgreSQL share, each as long as its connection for notifications lasts."""

SHARE = f"SELECT pg_advisory_lock_shared({SERVED})"
_TAKE_ALONE = text(f"SELECT pg_try_advisory_xact_lock({SERVED})")


def refuse_servers(connection: Connection) -> None:
    """As long as the transaction lasts no server may run on the PostgreSQL; `KursbuchError` if one does."""
    if connection.dialect.name == "postgresql" and not connection.scalar(_TAKE_ALONE):
        raise KursbuchError("database-served", url=connection.engine.url.render_as_string())


@contextmanager
def owning(url: URL, error: str = "database-busy") -> Iterator[None]:
    """Be the only server on the file while the block lasts. The lock is a file beside it, and ends with the process."""
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or fcntl is None:
        yield
        return
    try:
        lock = os.open(f"{name}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:  # the database itself will tell what is wrong with the folder
        yield
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        os.close(lock)
        raise KursbuchError(error, url=url.render_as_string()) from problem
    try:
        yield
    finally:
        os.close(lock)
