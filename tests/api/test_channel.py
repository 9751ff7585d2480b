"""A reading belongs to the table's channel: whoever goes away, whatever fails, nobody misses a committed entry."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import get_ident
from typing import Any, cast

import pytest
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocket, WebSocketState

from kursbuch.kernel import View
from kursbuch.render import Drawing
from kursbuch.server.accounts import Caller
from kursbuch.server.api.live_route import LiveRequest, States
from kursbuch.server.live.channel import Channel, News
from kursbuch.server.live.hub import Hub
from kursbuch.server.live.watcher import ShownState, Watcher
from kursbuch.server.play import shown
from kursbuch.server.play.drawing import draw_boards
from kursbuch.server.play.hosting import SentMove
from kursbuch.server.services import Services
from kursbuch.server.settings import Settings
from kursbuch.server.storage import Written
from kursbuch.server.tables.requests import TableRequest
from tests.api.own_loop import run_in_own_loop
from tests.api.servers import PATIENCE, sqlite_url

STEPS = 25
"""More steps of the event loop than a watcher takes between a commit and its rest."""


class Table:
    """A running game around one screen."""

    def __init__(self, folder: Path) -> None:
        self.services = Services.open(Settings(database=sqlite_url(folder)))
        account = self.services.accounts.register("Ada", "correct horse", "en")
        self.caller = Caller(account.id, account.name, "en", None)
        seats = [{"kind": "person"}, {"kind": "hotseat", "name": "Ben"}, {"kind": "hotseat", "name": "Cem"}]
        request = TableRequest.model_validate({"title": "1830", "seats": seats, "undo": "free"})
        self.id = self.services.tables.create(self.caller, request).id
        self.services.tables.start(self.caller, self.id)
        self.number = 0

    async def commit(self) -> int:
        """One more entry: a move, or the undo of it."""
        if self.number % 2:
            await asyncio.to_thread(self.services.undoing.ask, self.caller, self.id, self.number, 1)
        else:
            move = SentMove(self.number, None, {"kind": "pass"})
            await asyncio.to_thread(self.services.hosting.move, self.caller, self.id, move)
        self.number += 1
        return self.number


class Line:
    """The far end of a watcher's connection."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.news = asyncio.Event()

    async def receive_text(self) -> str:
        return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]

    async def send_text(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self.news.set()

    @property
    def numbers(self) -> list[int]:
        return [message["entry"]["number"] for message in self.heard if message["type"] == "entry"]

    async def until(self, number: int) -> None:
        """Until the entry with this number was told, and everything before it once and in order."""
        async with asyncio.timeout(PATIENCE):
            while number not in self.numbers:
                self.news.clear()
                await self.news.wait()
        assert self.numbers == list(range(self.numbers[0], number + 1))


@pytest.fixture
def own_table(tmp_path: Path) -> Iterator[Table]:
    """A table whose entries are committed by this process."""
    table = Table(tmp_path)
    yield table
    table.services.database.close()


@pytest.fixture
def table(own_table: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table whose entries are committed as by another process: they have to be read."""
    monkeypatch.setattr(Channel, "hear_entry", lambda channel, _: channel.wake())
    return own_table


def listen(hub: Hub, table: Table) -> tuple[Line, asyncio.Task[None]]:
    """A watcher with a line of its own."""
    line = Line()
    socket = cast(WebSocket, line)
    watcher = Watcher(socket, hub, table.id, table.caller, True, "en", table.number, None, None)
    return line, asyncio.create_task(watcher.run())


@asynccontextmanager
async def hub_of(table: Table) -> AsyncIterator[Hub]:
    hub = Hub(table.services.database, 60)
    try:
        yield hub
    finally:
        await hub.stop()


async def end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


class Gate:
    """Holds every reading until it is opened, as a slow database does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.opened = threading.Event(), threading.Event()
        self.opened.set()
        read = Channel._read

        def slow(channel: Channel) -> News:
            news = read(channel)
            self.reached.set()
            assert self.opened.wait(PATIENCE)
            return news

        monkeypatch.setattr(Channel, "_read", slow)

    def close(self) -> None:
        self.reached.clear()
        self.opened.clear()


def test_who_goes_during_a_slow_reading_takes_nothing_along(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch)

    async def play() -> None:
        async with hub_of(table) as hub:
            (_, first), (line, second) = listen(hub, table), listen(hub, table)
            await line.until(await table.commit())
            gate.close()
            number = await table.commit()
            await asyncio.to_thread(gate.reached.wait, PATIENCE)
            await end(first)
            gate.opened.set()
            await line.until(number)
            await end(second)

    run_in_own_loop(play())


def test_what_is_committed_during_a_slow_reading_is_read_after_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)

    async def play() -> None:
        async with hub_of(table) as hub:
            (one, first), (two, second) = listen(hub, table), listen(hub, table)
            await asyncio.gather(*(line.until(1) for line in (one, two)), table.commit())
            gate.close()
            await table.commit()
            await asyncio.to_thread(gate.reached.wait, PATIENCE)
            number = await table.commit()
            gate.opened.set()
            await asyncio.gather(one.until(number), two.until(number))
            await asyncio.gather(end(first), end(second))

    run_in_own_loop(play())


@pytest.mark.parametrize("is_slow", [True, False], ids=["reading", "read"])
def test_a_watcher_may_end_at_every_step(table: Table, monkeypatch: pytest.MonkeyPatch, is_slow: bool) -> None:
    """Cancelled after any number of steps of the event loop: while it is read (the gate), and when it was read."""
    gate = Gate(monkeypatch)

    async def play(steps: int) -> None:
        async with hub_of(table) as hub:
            line, staying = listen(hub, table)
            await line.until(await table.commit())
            _, going = listen(hub, table)
            if is_slow:
                gate.close()
            number = await table.commit()
            for _ in range(steps):
                await asyncio.sleep(0)
            going.cancel()
            gate.opened.set()
            await line.until(number)
            await asyncio.gather(going, return_exceptions=True)
            assert hub.presence.here() == {table.id: ["Ada"]}
            await end(staying)
            assert hub.presence.here() == {}

    for steps in range(STEPS):
        run_in_own_loop(play(steps))


def test_a_reading_that_fails_is_done_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    read, failures = Channel._read, [OperationalError("SELECT", {}, Exception("away")), ValueError("odd"), OSError()]

    def unlucky(channel: Channel) -> News:
        if channel.number and failures:
            raise failures.pop()
        return read(channel)

    monkeypatch.setattr(Channel, "_read", unlucky)

    async def play() -> None:
        async with hub_of(table) as hub:
            line, watching = listen(hub, table)
            await table.commit()
            await line.until(await table.commit())
            await end(watching)

    run_in_own_loop(play())
    assert not failures


def test_who_comes_while_the_first_reading_fails_is_greeted_later(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, failures = Channel._read, [OSError(), OSError()]

    def unlucky(channel: Channel) -> News:
        if failures:
            raise failures.pop()
        return read(channel)

    monkeypatch.setattr(Channel, "_read", unlucky)

    async def play() -> None:
        async with hub_of(table) as hub:
            (_, first), (line, second) = listen(hub, table), listen(hub, table)
            await asyncio.sleep(0)
            await end(first)
            async with asyncio.timeout(PATIENCE):
                await line.news.wait()
            assert (line.heard[0]["type"], line.heard[0]["number"]) == ("hello", 0)
            await line.until(await table.commit())
            await end(second)

    run_in_own_loop(play())


def test_what_this_process_commits_is_not_read_again(own_table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    readings = []
    read = Channel._read

    def noted(channel: Channel) -> News:
        readings.append(channel.number)
        return read(channel)

    monkeypatch.setattr(Channel, "_read", noted)

    async def play() -> None:
        async with hub_of(own_table) as hub:
            (one, first), (two, second) = listen(hub, own_table), listen(hub, own_table)
            await one.until(await own_table.commit())
            for _ in range(4):
                number = await own_table.commit()
                await asyncio.gather(one.until(number), two.until(number))
            assert one.heard[-1] == two.heard[-1]
            await asyncio.gather(end(first), end(second))

    run_in_own_loop(play())
    assert max(readings) <= 1, "only who came was read for"


def test_entries_of_this_process_and_of_another_one_are_told_once_and_in_order(
    own_table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some commits are heard of at once, some only as a touch, some late and after the next one."""
    hear, late = Channel.hear_entry, []

    def odd(channel: Channel, written: Written) -> None:
        if written.entry.number % 4 == 0:
            channel.wake()
        elif written.entry.number % 4 == 1:
            late.append(written)
        else:
            hear(channel, written)
            while late:
                hear(channel, late.pop())

    monkeypatch.setattr(Channel, "hear_entry", odd)

    async def play() -> None:
        async with hub_of(own_table) as hub:
            line, watching = listen(hub, own_table)
            for _ in range(30):
                number = await own_table.commit()
            await line.until(number)
            await end(watching)

    run_in_own_loop(play())


def test_a_heartbeat_finds_what_no_notification_told_of(table: Table) -> None:
    async def play() -> None:
        hub = Hub(table.services.database, 0.05)
        hub.start()
        line, watching = listen(hub, table)
        await line.until(await table.commit())
        table.services.database.listeners.clear()
        number = await table.commit()
        await line.until(number)
        async with asyncio.timeout(PATIENCE):
            while line.heard[-1]["type"] != "beat":
                line.news.clear()
                await line.news.wait()
        assert line.heard[-1]["number"] == number
        table.services.database.listeners.append(hub.touched)
        await end(watching)
        await hub.stop()

    run_in_own_loop(play())


def test_a_heartbeat_that_fails_is_not_the_last(table: Table) -> None:
    failures = iter([ValueError("once")])

    def still_valid(_credentials: Collection[str]) -> set[str]:
        for failure in failures:
            raise failure
        return set()

    async def play() -> None:
        hub = Hub(table.services.database, 0.05, still_valid)
        hub.start()
        line, watching = listen(hub, table)
        async with asyncio.timeout(PATIENCE):
            while not line.heard or line.heard[-1]["type"] != "beat":
                line.news.clear()
                await line.news.wait()
        await end(watching)
        await hub.stop()

    run_in_own_loop(play())
    assert next(failures, None) is None


def test_nobody_draws_in_the_loop_for_who_looks_together_with_somebody_without_drawings(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = []

    def noted(view: View) -> dict[str, Drawing]:
        drawing.append(get_ident())
        return draw_boards(view)

    monkeypatch.setattr(shown, "draw_boards", noted)

    async def play() -> int:
        async with hub_of(table) as hub:
            with hub.watching(table.id, None, asyncio.Event()) as channel:
                await channel.ready()
                plain, drawn = (
                    States(table.services, table.caller, LiveRequest(table_id=table.id, states=True, drawing=is_drawn))
                    for is_drawn in (False, True)
                )
                await asyncio.gather(plain(channel), drawn(channel))
        return get_ident()

    loop = run_in_own_loop(play())
    assert drawing
    assert loop not in drawing


@pytest.mark.parametrize("committed", ["own_table", "table"], ids=["here", "elsewhere"])
def test_no_state_is_told_before_the_entries_that_led_to_it(committed: str, request: pytest.FixtureRequest) -> None:
    """A game that goes on while a state is made: the newest one is shown, and what led there is told first."""
    table: Table = request.getfixturevalue(committed)
    states = States(table.services, table.caller, LiveRequest(table_id=table.id, states=True))

    one_at_a_time = asyncio.Lock()

    async def commit() -> int:
        async with one_at_a_time:
            return await table.commit()

    async def overtaken(channel: Channel) -> ShownState:
        await commit()
        return await states(channel)

    async def play() -> None:
        async with hub_of(table) as hub:
            line = Line()
            watcher = Watcher(cast(WebSocket, line), hub, table.id, table.caller, True, "en", 0, None, overtaken)
            watching = asyncio.create_task(watcher.run())
            for _ in range(4):
                number = await commit()
                async with asyncio.timeout(PATIENCE):
                    while number + 1 not in line.numbers:
                        line.news.clear()
                        await line.news.wait()
            await end(watching)
        told, states = 0, []
        for message in line.heard:
            told = message["entry"]["number"] if message["type"] == "entry" else told
            states += [(message["state"]["number"], told)] if message["type"] == "state" else []
        assert states
        assert all(number == last_told for number, last_told in states), states
        seen = [message["state"] for message in line.heard if message["type"] == "state"]
        assert all(state["seat"] == state["to_act"][0] for state in seen), "not through the eyes of whose turn it is"

    run_in_own_loop(play())
