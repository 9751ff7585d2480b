"""What the watchers of one table are told: read once from the database for all of them."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from kursbuch.kernel import find_title
from kursbuch.locale import texts_for
from kursbuch.server.live.chat import lines_after
from kursbuch.server.play.entries import MOST_AT_ONCE, encode_entry, entries_after, with_texts
from kursbuch.server.play.game import load_seats
from kursbuch.server.storage import Database, Table
from kursbuch.server.tables.summary import summary_of

MOST_KEPT = 60

Message: TypeAlias = dict[str, Any]


class News(NamedTuple):
    """What one reading of the database brought."""

    entries: list[Message]
    chat: list[Message]
    revision: int
    summary: Message | None


@dataclass(eq=False)
class Channel:
    """The last entries and lines of chat of a table, and the watchers to be woken."""

    table_id: str
    database: Database
    number: int
    chat_number: int
    summary: Message
    revision: int
    is_stale: bool = False
    wakes: set[asyncio.Event] = field(default_factory=set)
    _entries: deque[Message] = field(default_factory=lambda: deque(maxlen=MOST_KEPT))
    _chat: deque[Message] = field(default_factory=lambda: deque(maxlen=MOST_KEPT))
    _reading: asyncio.Lock = field(default_factory=asyncio.Lock)

    @classmethod
    def open(cls, database: Database, table_id: str) -> "Channel":
        """The channel as the table stands; later entries come by `refresh`."""
        with database.read() as session:
            table = session.get_one(Table, table_id)
            summary = summary_of(session, table, load_seats(session, table_id), None)
            return cls(table_id, database, table.number, table.chat_lines, summary, table.revision)

    def wake(self) -> None:
        """Something changed: every watcher looks."""
        self.is_stale = True
        for wake in self.wakes:
            wake.set()

    async def refresh(self) -> None:
        """Read what is new, once for all watchers that were woken."""
        async with self._reading:
            while self.is_stale:
                self.is_stale = False
                self._take(await asyncio.to_thread(self._read))

    def _read(self) -> News:
        with self.database.read() as session:
            table = session.get_one(Table, self.table_id)
            entries = entries_after(session, table.id, self.number) if table.number > self.number else []
            chat = lines_after(session, table.id, self.chat_number) if table.chat_lines > self.chat_number else []
            is_same = table.revision == self.revision
            summary = None if is_same else summary_of(session, table, load_seats(session, table.id), None)
        return News([encode_entry(entry) for entry in entries], chat, table.revision, summary)

    def _take(self, news: News) -> None:
        self.is_stale = self.is_stale or MOST_AT_ONCE in (len(news.entries), len(news.chat))
        self._entries.extend(news.entries)
        self._chat.extend(news.chat)
        self.number += len(news.entries)
        self.chat_number += len(news.chat)
        if news.summary is not None:
            self.revision, self.summary = news.revision, news.summary
        elif news.entries:
            last = news.entries[-1]
            self.summary = {**self.summary, "number": last["number"], "to_act": last["to_act"]}

    async def entries_from(self, number: int, language: str) -> list[Message]:
        """The next entries after a number with their texts: from memory, or the database for who was away long."""
        if number >= self.number:
            return []
        if number >= self.number - len(self._entries):
            found = [entry for entry in self._entries if entry["number"] > number]
        else:
            found = await asyncio.to_thread(self._older_entries, number)
        texts = texts_for(language, find_title(self.summary["title"]))
        players = tuple(seat["name"] for seat in self.summary["seats"])
        return [with_texts(entry, texts, players) for entry in found]

    async def chat_from(self, number: int) -> list[Message]:
        """The next lines of chat after a number."""
        if number >= self.chat_number:
            return []
        if number >= self.chat_number - len(self._chat):
            return [line for line in self._chat if line["number"] > number]
        return await asyncio.to_thread(self._older_chat, number)

    def _older_entries(self, number: int) -> list[Message]:
        with self.database.read() as session:
            rows = entries_after(session, self.table_id, number)
        return [encode_entry(entry) for entry in rows]

    def _older_chat(self, number: int) -> list[Message]:
        with self.database.read() as session:
            return lines_after(session, self.table_id, number)
