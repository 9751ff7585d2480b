"""One server process for a SQLite file: its clocks and live updates know nothing of another process."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL

from kursbuch.kernel import KursbuchError

try:
    import fcntl
except ImportError:  # on Windows nobody keeps a second server away
    fcntl = None  # type: ignore[assignment]


@contextmanager
def owning(url: URL) -> Iterator[None]:
    """Be the only server on the file while the block lasts. The lock is a file beside it, and ends with the process."""
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name == ":memory:" or fcntl is None:
        yield
        return
    try:
        lock = os.open(f"{name}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:  # the database itself will tell what is wrong with the folder
        yield
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        raise KursbuchError("database-busy", url=url.render_as_string()) from error
    try:
        yield
    finally:
        os.close(lock)
