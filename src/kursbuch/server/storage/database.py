"""The database: SQLite in WAL mode or PostgreSQL, and who is told about a change once it is committed."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from secrets import token_hex
from select import POLLIN, poll
from threading import Lock
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine, Select, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DisconnectionError, NoSuchModuleError
from sqlalchemy.orm import Session

from kursbuch.kernel import KursbuchError
from kursbuch.server.encoding import encode
from kursbuch.server.storage.question import Question
from kursbuch.server.storage.schema import Entry, SeatRow, Table

CHANNEL = "kursbuch"
_ONE_MAKER = Lock()
SECONDS_FOR_A_LOCK = 15
SECONDS_TO_THINK = 60
"""So long PostgreSQL waits for a process that has begun a transaction and is silent: others need its locks."""


class Written(NamedTuple):
    """An entry that was committed, and the table and its seats after it."""

    entry: Entry
    table: Table
    seats: list[SeatRow]


Listener: TypeAlias = Callable[[str, Written | None], None]


class Change(NamedTuple):
    """A transaction that writes, and the tables that it touches."""

    connection: Connection
    touched: dict[str, Written | None]

    def touch(self, table_id: str, written: Written | None = None) -> None:
        """Tell everybody who watches the table, in all server processes, after the commit."""
        self.touched[table_id] = written


class Database:
    """Sessions for reading and writing.

    `listeners` hear of the tables that a committed session touched, and what was written if that was an entry.
    """

    def __init__(self, url: str) -> None:
        self.url = parse_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.engine = _make_engine(self.url)
        self._writer = self.engine.execution_options(kursbuch_writes=True)
        # PostgreSQL looks anew with every statement anyway: a transaction around readings would only cost two more.
        self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.is_postgres else self.engine
        self._one_writer = nullcontext() if self.is_postgres else Lock()
        self._questions: dict[Select[*tuple[Any, ...]], Question] = {}
        self.process = token_hex(4)
        """The name of this process among those on one PostgreSQL."""
        self.listeners: list[Listener] = []

    @contextmanager
    def read(self) -> Iterator[Session]:
        """A session that changes nothing."""
        with Session(self._reader) as session:
            yield session

    def connect(self) -> Connection:
        """A connection to read with, for a statement or two that need no session."""
        return self._reader.connect()

    def first(self, selection: Select[*tuple[Any, ...]], **values: object) -> Sequence[Any] | None:
        """The first row of a selection of plain values: for what every request asks."""
        if self.is_postgres:
            with self.connect() as connection:
                return connection.execute(selection, values).first()
        question = self._questions.get(selection)
        if question is None:
            question = self._questions[selection] = Question(self.engine, selection)
        return question.first(**values)

    @contextmanager
    def change(self) -> Iterator[Change]:
        """A transaction that is committed at the end, or rolled back by an exception: without a session."""
        with self._one_writer, self._writer.begin() as connection:
            change = Change(connection, {})
            yield change
            if self.is_postgres:
                self._notify(change)
        for table_id, written in change.touched.items():
            for listener in self.listeners:
                listener(table_id, written)

    @contextmanager
    def write(self) -> Iterator[Session]:
        """A session that is committed at the end, or rolled back by an exception."""
        with self.change() as change, Session(change.connection, expire_on_commit=False) as session:
            session.info["change"] = change
            yield session
            session.flush()

    @contextmanager
    def connect_for_migration(self) -> Iterator[Connection]:
        """A connection in a transaction that no other server can be in at the same time."""
        with self._writer.begin() as connection:
            if self.is_postgres:
                connection.execute(text("SET LOCAL lock_timeout = 0"))  # another may have much to migrate
                connection.execute(text("SELECT pg_advisory_xact_lock(8630)"))
            yield connection

    def close(self) -> None:
        self.engine.dispose()

    def _notify(self, change: Change) -> None:
        """Tell the other processes; this one hears of it without the database."""
        for table_id in change.touched:
            change.connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": f"{table_id} {self.process}"})


_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def touch(session: Session, table_id: str) -> None:
    """Tell everybody who watches the table, in all server processes, after the commit."""
    session.info["change"].touch(table_id)


def parse_url(text_: str) -> URL:
    """The address of a database of a kind that is known."""
    try:
        url = make_url(text_)
    except ArgumentError as error:
        raise KursbuchError("database-url", url=text_) from error
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise KursbuchError("database-kind", kind=url.get_backend_name())
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise KursbuchError("database-memory")
    return url


def _make_engine(url: URL) -> Engine:
    # A database that was made without a locale would answer in bytes.
    options: dict[str, Any] = {"client_encoding": "utf8"} if url.get_backend_name() == "postgresql" else {}
    try:
        engine = create_engine(url, pool_size=16, max_overflow=32, json_serializer=_dump, connect_args=options)
    except (NoSuchModuleError, ImportError) as error:
        raise KursbuchError("database-kind", kind=url.drivername) from error
    if url.get_backend_name() == "postgresql":
        event.listen(engine, "connect", _prepare_postgres)
        event.listen(engine, "checkout", _check_postgres)
    else:
        event.listen(engine, "do_connect", _make_private_file)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_postgres(connection: Any, _record: object) -> None:
    """Nobody waits for ever: neither for a lock, nor for somebody who holds one and does nothing."""
    connection.autocommit = True
    connection.execute(f"SET lock_timeout = '{SECONDS_FOR_A_LOCK}s'")
    connection.execute(f"SET idle_in_transaction_session_timeout = '{SECONDS_TO_THINK}s'")
    connection.autocommit = False


def _check_postgres(connection: Any, _record: object, _proxy: object) -> None:
    """A server that went away has closed its side, which is something to read; asking it would cost a round trip."""
    if connection.closed:
        raise DisconnectionError
    looking = poll()
    looking.register(connection.fileno(), POLLIN)
    if looking.poll(0):
        raise DisconnectionError


def _dump(value: object) -> str:
    return encode(value).decode()


def _make_private_file(_dialect: object, _record: object, arguments: Sequence[Any], _named: object) -> None:
    """A new file is for its owner alone: the key of the sessions is in it. What SQLite puts beside it is like it.

    A file that is there is not opened: closing it would give back the locks of all connections of this process.
    """
    with _ONE_MAKER, suppress(OSError):  # it is there; or SQLite tells what is wrong with the folder
        os.close(os.open(arguments[0], os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Readers do not wait for the writer (WAL), and a commit is on the disk before it is acknowledged."""
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={SECONDS_FOR_A_LOCK * 1000}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at once: one that only finds out later that another was faster would have to give up."""
    if connection.get_execution_options().get("kursbuch_writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.connection.cursor().execute("BEGIN")  # nothing that could fail, and with every request
