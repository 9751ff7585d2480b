"""What the watchers of one table are told: read once from the database for all of them."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

from sqlalchemy.exc import NoResultFound

from kursbuch.kernel import find_title
from kursbuch.locale import texts_for
from kursbuch.server.encoding import encode
from kursbuch.server.live.chat import lines_after, silences
from kursbuch.server.live.pace import Pace
from kursbuch.server.play.entries import MOST_AT_ONCE, encode_entry, entries_after, with_texts
from kursbuch.server.play.hosted_game import load_table
from kursbuch.server.storage import Database, SeatRow, Table, Written
from kursbuch.server.tables.summary import summary_of

_LOG = logging.getLogger("kursbuch.live")
MOST_KEPT = 60
NEVER_READ = -1
SHORTEST_PAUSE = 0.1
LONGEST_PAUSE = 5.0
"""Seconds between a reading that failed and the next one."""

Message: TypeAlias = dict[str, Any]
T = TypeVar("T")


class Counts(NamedTuple):
    """How far a table is: its entries, its lines of chat, and the changes around the game."""

    number: int
    chat_number: int
    revision: int


class News(NamedTuple):
    """What one reading of the database brought."""

    entries: list[Message]
    chat: list[Message]
    number: int
    chat_number: int
    revision: int
    table: Table
    seats: Sequence[SeatRow]
    summary: Message | None


@dataclass(eq=False)
class Channel:
    """The last entries and lines of chat of a table, and the watchers to be woken.

    Reading belongs to the channel: a task of its own reads until nothing is missing, and then wakes the watchers. No
    watcher that goes away, and no reading that fails, can lose what was committed.
    """

    table_id: str
    database: Database
    number: int = 0
    chat_number: int = 0
    revision: int = NEVER_READ
    summary: Message = field(default_factory=dict)
    is_gone: bool = False
    beats: int = 0
    table: Table | None = None
    seats: Sequence[SeatRow] = ()
    pace: Pace = field(default_factory=Pace)
    wakes: set[asyncio.Event] = field(default_factory=set)
    _entries: deque[Message] = field(default_factory=lambda: deque(maxlen=MOST_KEPT))
    _chat: deque[Message] = field(default_factory=lambda: deque(maxlen=MOST_KEPT))
    _told: dict[tuple[int, str], str] = field(default_factory=dict)
    _table_told: str = ""
    _making: dict[Hashable, asyncio.Task[Any]] = field(default_factory=dict)
    _changes: int = 0
    _changes_read: int = 0
    _is_read: asyncio.Event = field(default_factory=asyncio.Event)
    _reader: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something changed: read it, and tell every watcher."""
        self._changes += 1
        self._is_read.clear()
        if self._reader is None or self._reader.done():
            self._reader = asyncio.create_task(self._read_all())

    def hear_entry(self, written: Written) -> None:
        """An entry that this process committed: if it is all that is missing nothing has to be read."""
        entry, table = written.entry, written.table
        counts = Counts(table.number - 1, table.chat_lines, table.revision)
        if self._changes_read < self._changes or counts != Counts(self.number, self.chat_number, self.revision):
            self.wake()
            return
        told = [encode_entry(entry)]
        self._take(News(told, [], table.number, table.chat_lines, table.revision, table, written.seats, None))
        self.wake_watchers()

    def wake_watchers(self) -> None:
        for wake in self.wakes:
            wake.set()

    def beat(self, counts: Counts) -> None:
        """The table as the database has it: what no notification told of is read, and everybody hears the beat."""
        self.beats += 1
        if counts != Counts(self.number, self.chat_number, self.revision):
            self.wake()
        self.wake_watchers()

    async def ready(self) -> None:
        """Until everything is read that was committed before; whoever stops waiting stops nobody's reading."""
        await self._is_read.wait()

    def close(self) -> None:
        """Nobody watches any longer."""
        if self._reader is not None:
            self._reader.cancel()

    async def _read_all(self) -> None:
        pause = SHORTEST_PAUSE
        while self._changes_read < self._changes:
            changes = self._changes
            try:
                is_complete = self._take(await asyncio.to_thread(self._read))
            except NoResultFound:
                self.is_gone = is_complete = True
            except Exception as error:  # whatever it was: what is missing is still missing
                _LOG.error("reading", exc_info=error, extra={"table": self.table_id})
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            if is_complete:
                self._changes_read = changes
            self.wake_watchers()
        self._is_read.set()

    def _read(self) -> News:
        with self.database.read() as session:
            table, seats = load_table(session.connection(), self.table_id)
            if table is None or seats is None:
                raise NoResultFound
            is_first = self.revision == NEVER_READ
            is_behind = not is_first and table.number > self.number
            lacks_chat = not is_first and table.chat_lines > self.chat_number
            entries = entries_after(session, table.id, self.number) if is_behind else []
            chat = lines_after(session, table.id, self.chat_number) if lacks_chat else []
            is_same = table.revision == self.revision
            summary = None if is_same else summary_of(session, table, seats, None)
        number = self.number + len(entries) if not is_first else table.number
        chat_number = self.chat_number + len(chat) if not is_first else table.chat_lines
        told = [encode_entry(entry) for entry in entries]
        return News(told, chat, number, chat_number, table.revision, table, seats, summary)

    def _take(self, news: News) -> bool:
        """Keep what was read; whether that was all."""
        self._entries.extend(news.entries)
        self._chat.extend(news.chat)
        self.number, self.chat_number = news.number, news.chat_number
        self.table, self.seats = news.table, news.seats
        self._table_told = ""
        if news.summary is not None:
            self.revision, self.summary = news.revision, news.summary
            self._told.clear()
        elif news.entries:
            last = news.entries[-1]
            self.summary = {**self.summary, "number": last["number"], "to_act": last["to_act"]}
        return MOST_AT_ONCE not in (len(news.entries), len(news.chat))

    async def once(self, what: Hashable, make: Callable[[], T]) -> T:
        """What a thread makes, once for all watchers who ask for it at the same time, whoever of them goes away."""
        key = (self.number, self.revision, what)
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(asyncio.to_thread(make))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        return cast(T, await asyncio.shield(making))

    @property
    def table_told(self) -> str:
        """The message of the table as it stands, encoded once for all."""
        if not self._table_told:
            self._table_told = encode({"type": "table", "table": self.summary}).decode()
        return self._table_told

    async def entries_from(self, number: int, language: str) -> list[tuple[int, str]]:
        """The messages of the next entries after a number: from memory, or the database for who was away long."""
        if number >= self.number:
            return []
        if number >= self.number - len(self._entries):
            return [(entry["number"], self._tell(entry, language)) for entry in self._entries_after(number)]
        older = await asyncio.to_thread(self._older_entries, number)
        return [(entry["number"], self._encode(entry, language)) for entry in older]

    def _entries_after(self, number: int) -> Iterator[Message]:
        return islice(self._entries, len(self._entries) - (self.number - number), None)

    def _tell(self, entry: Message, language: str) -> str:
        """The message in a language, encoded once for all who read it."""
        key = (entry["number"], language)
        told = self._told.get(key)
        if told is None:
            if len(self._told) > 2 * MOST_KEPT:
                self._told.clear()
            told = self._told[key] = self._encode(entry, language)
        return told

    def _encode(self, entry: Message, language: str) -> str:
        texts = texts_for(language, find_title(self.summary["title"]))
        players = tuple(seat["name"] for seat in self.summary["seats"])
        return encode({"type": "entry", "entry": with_texts(entry, texts, players)}).decode()

    async def chat_from(self, number: int) -> list[Message]:
        """The next lines of chat after a number."""
        if number >= self.chat_number:
            return []
        if number >= self.chat_number - len(self._chat):
            return [line for line in self._chat if line["number"] > number]
        return await asyncio.to_thread(self._older_chat, number)

    async def silences(self, lines: Sequence[Message]) -> set[tuple[int, int]]:
        """Who has muted whom among their authors, as it is now."""
        authors = frozenset(line["by"] for line in lines)
        return await self.once(("silences", authors), lambda: self._silences(lines))

    def _silences(self, lines: Sequence[Message]) -> set[tuple[int, int]]:
        with self.database.read() as session:
            return silences(session, lines)

    def _older_entries(self, number: int) -> list[Message]:
        with self.database.read() as session:
            rows = entries_after(session, self.table_id, number)
        return [encode_entry(entry) for entry in rows]

    def _older_chat(self, number: int) -> list[Message]:
        with self.database.read() as session:
            return lines_after(session, self.table_id, number)
