"""Whoever asks too much, says too much, or holds something and says nothing: the others do not wait for it."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET, create_connection, socket
from threading import Event, Semaphore
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import select
from sqlalchemy.exc import InternalError, OperationalError
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from kursbuch.client import ServerProblem
from kursbuch.server import services
from kursbuch.server.api.live_route import States
from kursbuch.server.live import watcher
from kursbuch.server.live.channel import Channel
from kursbuch.server.live.watcher import ShownState
from kursbuch.server.play import asking
from kursbuch.server.running import TAKING
from kursbuch.server.storage import Account, Database, database
from tests.api.games import seated_table
from tests.api.inside import Inside, inside_server
from tests.api.servers import GENEROUS, PATIENCE, Server, Site, running_server, sqlite_url, until

UPGRADE = "\r\n".join(
    (
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: a3Vyc2J1Y2gtMTIzNDU2Nw==",
    )
)
HELD = select(Account.id).where(Account.name == "Held").with_for_update()


def test_who_talks_without_end_is_heard_now_and_then(server: Server) -> None:
    """A word costs the server as much as a look: a connection says five of them in a second."""
    host = server.client()
    table_id = host.create_table("1830", ["person", "hotseat", "hotseat"])["id"]
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table_id}/live"
    with connect(address, proxy=None) as line:
        for _ in range(100):
            line.send('{"ping":1}')
        began, pongs = monotonic(), 0
        while pongs < 4:
            pongs += "pong" in str(line.recv(timeout=PATIENCE))
        assert monotonic() - began > 2 * watcher.SECONDS_BETWEEN_WORDS


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize(
    "words",
    [
        frame(Opcode.PING, b"x" * 100) * 2_000,
        frame(Opcode.PONG) * 30_000,
        frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * 30_000,
        frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * 1_000,
    ],
    ids=["pings", "pongs", "a message without an end", "a message of many parts"],
)
def test_who_floods_a_live_connection_loses_it(server: Server, words: bytes) -> None:
    """Every frame is work for the process, also one that says nothing: the others would not be answered meanwhile.

    And the parts of a message without an end would be kept for as long as somebody likes.
    """
    table_id, _ = seated_table([server], "1830", 2)
    address, heard = urlsplit(server.url), b""
    asked = f"GET /api/tables/{table_id}/live HTTP/1.1\r\nHost: {address.netloc}\r\n{UPGRADE}\r\n\r\n".encode()
    with create_connection((address.hostname, address.port), timeout=PATIENCE) as line, suppress(ConnectionError):
        line.sendall(asked)
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 101")
        line.sendall(words + frame(Opcode.PING, b"all of it"))
        while (more := line.recv(1 << 16)) and b"all of it" not in heard:
            heard += more
    assert b"all of it" not in heard


@contextmanager
def deaf(site: Site, request: str) -> Iterator[socket]:
    """A live connection to something large, on which nothing is read."""
    address = urlsplit(site.url)
    asked = f"GET {request} HTTP/1.1\r\nHost: {address.netloc}\r\n{UPGRADE}\r\n\r\n".encode()
    with socket() as line:
        line.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
        line.connect((address.hostname, address.port))
        line.sendall(asked)
        yield line


def is_served(site: Site, line: socket) -> bool:
    """Whether the server's end of the line is open: the system's list has the ports of both ends and the state."""
    ends = [f":{port:04X}" for port in (urlsplit(site.url).port, line.getsockname()[1])]
    for row in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, here, there, state, *_ = row.split()
        if [here[-5:], there[-5:]] == ends:
            return state == "01"
    return False


@pytest.mark.skipif(
    TAKING is None, reason="Linux alone lets a server say how long it waits; elsewhere the system's own patience counts"
)
def test_who_takes_no_answer_is_left(tmp_path: Path) -> None:
    with running_server(sqlite_url(tmp_path), {**GENEROUS, "KURSBUCH_PATIENCE": "5"}) as server:
        table_id, _ = seated_table([server], "1830", 2)
        with deaf(server, f"/api/tables/{table_id}/live?states=true&drawing=true") as line:
            assert is_served(server, line)
            until(lambda: not is_served(server, line))


def test_a_live_connection_on_which_nothing_is_read_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A goodbye would wait for ever behind what is not taken either."""
    monkeypatch.setattr(States, "__call__", _huge_state)
    with inside_server(tmp_path, seconds_between_pings=1) as inside:
        table_id, clients = seated_table([inside], "1830", 2)
        sockets = inside.services.metrics.sockets._value
        with deaf(inside, f"/api/tables/{table_id}/live?states=true"), clients[0].live(table_id) as reading:
            until(lambda: sockets.get() == 2)
            until(lambda: sockets.get() == 1)
            clients[0].chat(table_id, "still here")
            while reading.next_message(timeout=PATIENCE)["type"] != "chat":
                pass


async def _huge_state(_states: States, channel: Channel) -> ShownState:
    """More than the system's own buffers hold."""
    return ShownState(channel.number, f'"{"x" * 12_000_000}"')


def test_guessing_tokens_is_counted(tmp_path: Path) -> None:
    with running_server(sqlite_url(tmp_path), GENEROUS | {"KURSBUCH_RATE_READ": "5/600"}) as server:
        guesses = [
            server.stranger().http.get("/api/account", headers={"Authorization": f"Bearer {guess}"}).status_code
            for guess in range(8)
        ]
    assert guesses == [401] * 5 + [429] * 3


def test_who_holds_a_lock_for_long_does_not_stop_the_others(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is stopped in the middle of a transaction loses it, and until then others are told to wait."""
    monkeypatch.setattr(database, "SECONDS_FOR_A_LOCK", 1)
    monkeypatch.setattr(database, "SECONDS_TO_THINK", 3)
    with running_server(postgres) as server:
        server.client("Held")
    silent, other = Database(postgres), Database(postgres)
    try:
        with pytest.raises(InternalError, match="idle-in-transaction"):
            hold_until_cut_off(silent, other)
    finally:
        silent.close()
        other.close()


def hold_until_cut_off(silent: Database, other: Database) -> None:
    with silent.engine.connect() as holding:
        holding.execute(HELD)
        assert not can_lock(other)
        assert any(can_lock(other) for _ in range(PATIENCE))  # each of them waits a second


def can_lock(own: Database) -> bool:
    try:
        with own.write() as session:
            return session.execute(HELD).first() is not None
    except OperationalError:
        return False


def test_a_stranger_learns_nothing_from_a_move_that_the_rules_refuse(inside: Inside) -> None:
    """The position is in the server's memory, and the table is none of the stranger's business."""
    table_id, clients = seated_table([inside], "1830", 3, public=False)
    clients[0].state(table_id)
    for action in ({"kind": "pass"}, {"kind": "bid", "private": "none", "amount": 1}, {"kind": "unknown"}):
        with pytest.raises(ServerProblem, match="table-unknown"):
            inside.client().move(table_id, 0, action, 0)
    assert clients[0].table(table_id)["number"] == 0


def test_questions_that_take_long_do_not_keep_moves_waiting(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """More of them than the server has threads, and a move is made before any of them is answered."""
    table_id, clients = seated_table([inside], "1830", 3)
    is_over, asked = Event(), Semaphore(0)

    def think(*_: object) -> list[Any]:
        asked.release()
        assert is_over.wait(PATIENCE)
        return []

    monkeypatch.setattr(asking, "hints", think)
    with ThreadPoolExecutor(2 * services.WORKERS) as pool:
        hints = [
            pool.submit(clients[0].ask, "GET", f"/api/tables/{table_id}/hints") for _ in range(2 * services.WORKERS)
        ]
        try:
            for _ in range(services.LONG_WORKERS):
                assert asked.acquire(timeout=PATIENCE)
            assert clients[0].move(table_id, 0, {"kind": "pass"}, 0)["entry"]["number"] == 1
            assert not any(hint.done() for hint in hints)
        finally:
            is_over.set()
