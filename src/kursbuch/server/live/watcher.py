"""One connection to a table: it has a cursor and is sent what comes after it, at its own pace."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from math import inf
from typing import NamedTuple

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kursbuch.server.accounts import Caller
from kursbuch.server.encoding import encode
from kursbuch.server.live.channel import Channel, Message
from kursbuch.server.live.chat import as_read_by
from kursbuch.server.live.hub import Hub
from kursbuch.server.problems import Problem

_LOG = logging.getLogger("kursbuch.live")
SECONDS_BETWEEN_WORDS = 0.2
"""So often at most is heard what comes from outside: who says more keeps it in the own network."""


class ShownState(NamedTuple):
    """What somebody sees of a table after `number` entries, encoded."""

    number: int
    text: str


@dataclass(eq=False)
class Watcher:
    """Sends entries after `number`, chat after `chat_number`, and the caller's state if it is asked for."""

    socket: WebSocket
    hub: Hub
    table_id: str
    caller: Caller | None
    is_seen: bool
    """Whether the others are told that the caller is looking."""
    language: str
    number: int | None
    chat_number: int | None
    state: Callable[[Channel], Awaitable[ShownState]] | None
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    _revision: int = -1
    _present: list[str] = field(default_factory=list)
    _state_number: int = -1
    _beats: int = 0

    async def run(self) -> None:
        """Until the connection ends."""
        name = self.caller.name if self.caller is not None and self.is_seen else None
        credential = self.caller.credential if self.caller is not None else None
        with self.hub.watching(self.table_id, name, self.wake, credential) as channel:
            pump = asyncio.create_task(self._pump(channel))
            try:
                await self._listen(pump)
            finally:
                pump.cancel()
                (ended,) = await asyncio.gather(pump, return_exceptions=True)
                if isinstance(ended, Problem):
                    raise ended
                if isinstance(ended, Exception):
                    _LOG.error("watcher", exc_info=ended, extra={"table": self.table_id})

    async def _listen(self, pump: asyncio.Task[None]) -> None:
        """Nothing that comes from outside matters but a `ping` and the end."""
        while True:
            receive = asyncio.create_task(self.socket.receive_text())
            done, _ = await asyncio.wait({receive, pump}, return_when=asyncio.FIRST_COMPLETED)
            if pump in done:
                receive.cancel()
                return
            try:
                if "ping" in receive.result():
                    await self._send({"type": "pong"})
            except (WebSocketDisconnect, KeyError, RuntimeError):
                return
            await asyncio.wait({pump}, timeout=SECONDS_BETWEEN_WORDS)

    async def _pump(self, channel: Channel) -> None:
        try:
            await self._greet(channel)
            while not channel.is_gone:
                self.wake.clear()
                await self._send_news(channel)
                await self.wake.wait()
                if self.wake in self.hub.ended:
                    return
                await channel.pace.turn()
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    async def _greet(self, channel: Channel) -> None:
        await channel.ready()
        if self.number is not None and self.number > channel.number:  # told by another server, sooner than this one
            channel.wake()
            await channel.ready()
        self.number = channel.number if self.number is None else min(self.number, channel.number)
        self.chat_number = channel.chat_number if self.chat_number is None else self.chat_number
        self._beats = channel.beats
        await self._send(
            {
                "type": "hello",
                "number": channel.number,
                "since": self.number,
                "heartbeat": self.hub.heartbeat,
                "now": self.hub.now(),
            }
        )

    async def _send_news(self, channel: Channel) -> None:
        assert self.chat_number is not None
        await self._send_entries(channel)
        while lines := await channel.chat_from(self.chat_number):
            silent = await channel.silences(lines)
            for line in lines:
                await self._send({"type": "chat", "line": as_read_by(self.caller, line, silent)})
                self.chat_number = line["number"]
        await self._send_changes(channel)

    async def _send_entries(self, channel: Channel, last: float = inf) -> None:
        """Those that were not told, up to the last that is wanted."""
        assert self.number is not None
        while self.number < last and (entries := await channel.entries_from(self.number, self.language)):
            for number, entry in entries:
                if number > last:
                    return
                await self._send_text(entry)
                self.number = number

    async def _send_changes(self, channel: Channel) -> None:
        if channel.revision != self._revision:
            self._revision = channel.revision
            await self._send_text(channel.table_told)
        present = self.hub.presence.at(self.table_id)
        if present is not self._present and present != self._present:
            self._present = present
            await self._send({"type": "present", "names": present})
        if self.state is not None and self._state_number != self.number and channel.summary["status"] != "open":
            await self._send_state(channel, await self.state(channel))
        if channel.beats != self._beats:  # after all the rest: whoever knows less has missed something
            self._beats = channel.beats
            number, chat, revision = self.number, self.chat_number, self._revision
            await self._send({"type": "beat", "number": number, "chat": chat, "revision": revision})

    async def _send_state(self, channel: Channel, state: ShownState) -> None:
        """A state shows the game as it stands now: entries that came meanwhile are told first."""
        self._state_number = state.number
        if state.number > channel.number:
            channel.wake()
            await channel.ready()
        await self._send_entries(channel, state.number)
        await channel.pace.turn()
        await self._send_text(f'{{"type":"state","state":{state.text}}}')

    async def _send(self, message: Message) -> None:
        await self._send_text(encode(message).decode())

    async def _send_text(self, text: str) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.send_text(text)
