"""The hub of a process: channels by table, woken by commits here and by notifications of other servers."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from kursbuch.server.live.bridge import Bridge
from kursbuch.server.live.channel import Channel, Counts
from kursbuch.server.live.presence import Presence
from kursbuch.server.storage import Database, Table, Written

_LOG = logging.getLogger("kursbuch.live")
SECONDS_BETWEEN_WORDS = 15
TABLES_AT_ONCE = 500


class Hub:
    """Lives in the event loop; `touched` may be called from any thread."""

    def __init__(
        self,
        database: Database,
        heartbeat: float,
        still_valid: Callable[[Collection[str]], set[str]] = set,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._database = database
        self.heartbeat = heartbeat
        self.now = now
        self._still_valid = still_valid
        self._credentials: dict[asyncio.Event, str] = {}
        self._is_due = asyncio.Event()
        self.ended: set[asyncio.Event] = set()
        """Watchers whose session or token has ended."""
        self._channels: dict[str, Channel] = {}
        self._loop = asyncio.get_running_loop()
        self._bridge = Bridge(database, self) if database.is_postgres else None
        self._tasks: list[asyncio.Task[None]] = []
        self._telling: set[asyncio.Task[None]] = set()
        self.presence = Presence()
        database.listeners.append(self.touched)

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._beat_regularly())]
        if self._bridge is not None:
            self._tasks += [asyncio.create_task(self._bridge.listen()), asyncio.create_task(self._tell_regularly())]

    async def stop(self) -> None:
        self._database.listeners.remove(self.touched)
        tasks = [*self._tasks, *self._telling]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def touched(self, table_id: str, written: Written | None = None) -> None:
        """A commit in this process touched the table; what it wrote need not be read again."""
        if written is None:
            self._loop.call_soon_threadsafe(self.wake, table_id)
        else:
            self._loop.call_soon_threadsafe(self._hear_entry, written)

    def _hear_entry(self, written: Written) -> None:
        channel = self._channels.get(written.table.id)
        if channel is not None:
            channel.hear_entry(written)

    def wake(self, table_id: str) -> None:
        channel = self._channels.get(table_id)
        if channel is not None:
            channel.wake()

    def wake_all(self) -> None:
        """After a time without notifications: everybody looks for what was missed."""
        for channel in self._channels.values():
            channel.wake()

    @contextmanager
    def watching(
        self, table_id: str, name: str | None, wake: asyncio.Event, credential: str | None = None
    ) -> Iterator[Channel]:
        """A watcher comes, is woken from now on, and goes. Nothing is waited for here, so nothing is left half done."""
        channel = self._channels.get(table_id)
        if channel is None:
            channel = self._channels[table_id] = Channel(table_id, self._database)
            channel.wake()
        channel.wakes.add(wake)
        if credential is not None:
            self._credentials[wake] = credential
        if name is not None:
            self.presence.enter(table_id, name)
            self._presence_changed(table_id)
        try:
            yield channel
        finally:
            self._leave(channel, name, wake)

    def _leave(self, channel: Channel, name: str | None, wake: asyncio.Event) -> None:
        channel.wakes.discard(wake)
        self._credentials.pop(wake, None)
        self.ended.discard(wake)
        if not channel.wakes:
            channel.close()
            del self._channels[channel.table_id]
        if name is not None:
            self.presence.leave(channel.table_id, name)
            self._presence_changed(channel.table_id)

    def heard(self, process: str, names: dict[str, list[str]]) -> None:
        """Another process tells who is present there."""
        for table_id in self.presence.hear(process, names):
            self._wake_without_reading(table_id)

    def present_here(self) -> dict[str, list[str]]:
        return self.presence.here()

    def _presence_changed(self, table_id: str) -> None:
        self._wake_without_reading(table_id)
        if self._bridge is not None:
            telling = asyncio.create_task(self._bridge.tell(self.presence.here(table_id)))
            self._telling.add(telling)
            telling.add_done_callback(self._telling.discard)

    def _wake_without_reading(self, table_id: str) -> None:
        channel = self._channels.get(table_id)
        if channel is not None:
            channel.wake_watchers()

    async def _beat_regularly(self) -> None:
        """Tell every watcher how far its table is: whoever missed something, this process included, notices it."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_due.wait(), self.heartbeat)
            self._is_due.clear()
            try:
                all_counts = await asyncio.to_thread(self._counts, list(self._channels))
                await self._end_strangers()
            except SQLAlchemyError as error:
                _LOG.warning("heartbeat", extra={"problem": type(error).__name__})
                continue
            except Exception:  # whatever it was: the next beat finds what this one would have
                _LOG.exception("heartbeat")
                continue
            for table_id, counts in all_counts.items():
                if table_id in self._channels:
                    self._channels[table_id].beat(counts)

    def look_soon(self) -> None:
        """Beat now, from any thread."""
        self._loop.call_soon_threadsafe(self._is_due.set)

    async def _end_strangers(self) -> None:
        """Whose session or token has ended hears nothing more."""
        known = dict(self._credentials)
        valid = await asyncio.to_thread(self._still_valid, set(known.values()))
        for wake, credential in known.items():
            if credential not in valid and wake in self._credentials:
                self.ended.add(wake)
                wake.set()

    def _counts(self, table_ids: Sequence[str]) -> dict[str, Counts]:
        found: dict[str, Counts] = {}
        columns = select(Table.id, Table.number, Table.chat_lines, Table.revision)
        with self._database.read() as session:
            for start in range(0, len(table_ids), TABLES_AT_ONCE):
                rows = session.execute(columns.where(Table.id.in_(table_ids[start : start + TABLES_AT_ONCE])))
                found |= {row.id: Counts(row.number, row.chat_lines, row.revision) for row in rows}
        return found

    async def _tell_regularly(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_WORDS)
            if self._bridge is not None:
                await self._bridge.tell(self.present_here())
