"""`make test-faults` runs them at full length; `make test` a share of them (KURSBUCH_FAULTS says how long)."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from signal import SIGCONT, SIGINT, SIGQUIT, SIGSTOP, SIGTERM
from sqlite3 import connect
from threading import Barrier
from time import sleep
from typing import Any

import httpx
import psycopg
import pytest

from kursbuch.cli.main import main
from kursbuch.client import Client, NetworkPlayer, ServerProblem
from tests.api.games import seated_table
from tests.api.postgres import Postgres, restartable_postgres
from tests.api.servers import Server, running_server, sqlite_url, start_server, until
from tests.faults.playing import PATIENCE, Player
from tests.faults.slow_line import slow_line

IS_LONG = os.environ.get("KURSBUCH_FAULTS") == "long"
KILLS = 20 if IS_LONG else 2
RACES = 1000 if IS_LONG else 60
RESTARTS = 6 if IS_LONG else 2
PAUSES = (5, 20) if IS_LONG else (2,)
"""Seconds."""
DELAYS = (0.1, 0.5, 1.0) if IS_LONG else (0.15,)
"""Seconds that every statement takes longer; a move has about ten of them."""
MOVES_BETWEEN = 8
SEED = 5
"""Of a game that is far from its end when the longest of these tests stops."""

pytestmark = pytest.mark.timeout(3600 if IS_LONG else 600)
_NAMES = count(1)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with restartable_postgres() as server:
        yield server


@pytest.fixture
def shared_database(postgres: Postgres) -> str:
    """A new database that several servers can share."""
    name = f"faults_{next(_NAMES)}"
    with psycopg.connect(postgres.url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.url.replace("/postgres?", f"/{name}?")


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_power_cuts_lose_and_double_nothing(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """kill -9 in the middle of the play, again and again."""
    database = sqlite_url(tmp_path) if kind == "sqlite" else request.getfixturevalue("shared_database")
    server = start_server(database)
    port = int(server.url.rsplit(":", 1)[1])
    try:
        table_id, clients = seated_table([server], "1830", 3, seed=SEED)
        player = Player(clients, table_id, "kill")
        with player.playing():
            for _ in range(KILLS):
                player.wait_for_more(MOVES_BETWEEN)
                server.kill()
                server = start_server(database, port)
            player.wait_for_more(MOVES_BETWEEN)
        assert player.check() >= (KILLS + 1) * MOVES_BETWEEN
    finally:
        server.kill()
    assert main(["admin", "check", "--database", database]) == 0


def test_a_restart_of_the_database_loses_nothing(postgres: Postgres, shared_database: str) -> None:
    """PostgreSQL is stopped, in order and as by a crash: players are told to wait, and it goes on by itself."""
    with running_server(shared_database) as server:
        table_id, clients = seated_table([server], "1830", 3, seed=SEED)
        player = Player(clients, table_id, "restart")
        with player.playing():
            for restart in range(RESTARTS):
                player.wait_for_more(MOVES_BETWEEN)
                postgres.stop(SIGQUIT if restart % 2 else SIGINT)
                try:
                    _wait_for_readiness(server, 503)
                finally:
                    postgres.start()
                _wait_for_readiness(server, 200)
            player.wait_for_more(MOVES_BETWEEN)
        assert player.check() >= (RESTARTS + 1) * MOVES_BETWEEN
        assert server.process.is_alive()


@contextmanager
def listening(client: Client, table_id: str) -> Iterator[NetworkPlayer]:
    """Somebody who looks on, and comes back when the line is lost."""
    onlooker = NetworkPlayer(client, table_id, seat=-1, choose=lambda _: {})
    with ThreadPoolExecutor(1) as pool:
        following = pool.submit(onlooker.play)
        try:
            yield onlooker
        finally:
            onlooker.is_over = True
            if onlooker.live is not None:
                with suppress(OSError):
                    onlooker.live.cut()
            following.result()


@contextmanager
def standing_still(server: Server) -> Iterator[None]:
    """The process gets no time, as on a machine that is moved elsewhere."""
    os.kill(server.pid, SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.pid, SIGCONT)


@contextmanager
def slow_database(server: Server) -> Iterator[None]:
    """Somebody else holds the database for writing."""
    with closing(connect(server.database.removeprefix("sqlite:///"), timeout=PATIENCE)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


@pytest.mark.parametrize("fault", [standing_still, slow_database])
def test_whoever_waits_for_a_server_loses_nothing(
    tmp_path: Path, fault: Callable[[Server], AbstractContextManager[None]]
) -> None:
    with running_server(sqlite_url(tmp_path)) as server:
        table_id, clients = seated_table([server], "1830", 3, seed=SEED)
        player = Player(clients, table_id, "wait")
        with listening(server.stranger(), table_id) as onlooker, player.playing():
            for seconds in PAUSES:
                player.wait_for_more(MOVES_BETWEEN)
                with fault(server):
                    sleep(seconds)
            player.wait_for_more(MOVES_BETWEEN)
            player.is_stopped = True
            until(lambda: player.is_over and onlooker.known == clients[0].table(table_id)["number"])
        assert player.check() >= (len(PAUSES) + 1) * MOVES_BETWEEN
        assert onlooker.numbers == list(range(1, onlooker.known + 1))
        assert {line["event"] for line in server.lines() if line["level"] == "error"} <= {"database"}


def test_a_restart_under_load_loses_nothing(tmp_path: Path) -> None:
    """SIGTERM, as an update does it."""
    server = start_server(sqlite_url(tmp_path))
    port = int(server.url.rsplit(":", 1)[1])
    try:
        table_id, clients = seated_table([server], "1830", 3, seed=SEED)
        player = Player(clients, table_id, "restart")
        with listening(server.stranger(), table_id) as onlooker, player.playing():
            for _ in range(RESTARTS):
                player.wait_for_more(MOVES_BETWEEN)
                assert server.stop() in (0, -SIGTERM)
                assert not [line for line in server.lines() if line["level"] == "error"]
                server = start_server(server.database, port)
            player.wait_for_more(MOVES_BETWEEN)
            player.is_stopped = True
            until(lambda: player.is_over and onlooker.known == clients[0].table(table_id)["number"])
        assert player.check() >= (RESTARTS + 1) * MOVES_BETWEEN
        assert onlooker.numbers == list(range(1, onlooker.known + 1))
    finally:
        server.kill()


@pytest.mark.slow
def test_a_slow_database_loses_and_doubles_nothing(shared_database: str) -> None:
    """Every answer of PostgreSQL comes late: both tables go on, and whoever looks on misses nothing."""
    with slow_line(shared_database) as line, running_server(line.url) as server:
        tables = [seated_table([server], "1830", 3, seed=SEED) for _ in range(2)]
        players = [Player(clients, table_id, f"slow {table_id}") for table_id, clients in tables]
        table_id, clients = tables[0]
        with listening(server.stranger(), table_id) as onlooker, players[0].playing(), players[1].playing():
            for delay in DELAYS:
                players[0].wait_for_more(MOVES_BETWEEN)
                with line.slow(delay):
                    for player in players:
                        player.wait_for_more(2)
            for player in players:
                player.wait_for_more(MOVES_BETWEEN)
                player.is_stopped = True
            until(lambda: players[0].is_over and onlooker.known == clients[0].table(table_id)["number"])
        for player in players:
            assert player.check() >= MOVES_BETWEEN + 2 * len(DELAYS)
        assert onlooker.numbers == list(range(1, onlooker.known + 1))
        assert not [line for line in server.lines() if line["level"] == "error"]


def test_a_table_that_somebody_holds_in_the_database_keeps_no_other_waiting(shared_database: str) -> None:
    with running_server(shared_database) as server:
        tables = [seated_table([server], "1830", 3, seed=SEED) for _ in range(2)]
        held, free = (Player(clients, table_id, "held") for table_id, clients in tables)
        with held.playing(), free.playing():
            held.wait_for_more(2)
            with psycopg.connect(shared_database) as other:
                other.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (held.table_id,))
                known = len(held.acknowledged)
                free.wait_for_more(MOVES_BETWEEN)
                assert len(held.acknowledged) <= known + 1, "one may have been on its way to its player"
            held.wait_for_more(MOVES_BETWEEN)
        assert held.check() > MOVES_BETWEEN
        assert free.check() >= MOVES_BETWEEN


def _wait_for_readiness(server: Server, status: int) -> None:
    until(lambda: httpx.get(f"{server.url}/readyz", timeout=PATIENCE).status_code == status)


@pytest.mark.slow
def test_races_on_two_servers_have_one_winner_each(shared_database: str) -> None:
    """The same number is sent to two servers at the same moment, with different moves where there are two."""
    with running_server(shared_database) as first, running_server(shared_database) as second:
        token = first.client().make_token("twin")
        twins = [Client(server.url, token=token) for server in (first, second)]
        raced = 0
        while raced < RACES:
            raced += _race_through_a_game(twins, RACES - raced)


def _race_through_a_game(twins: Sequence[Client], most: int) -> int:
    """One game of a single person on all seats, every move of it raced for; the number of races."""
    table_id = twins[0].create_table("american-rails", ["person", "hotseat", "hotseat"])["id"]
    twins[0].start(table_id)
    winners: dict[int, object] = {}
    with ThreadPoolExecutor(2) as pool:
        while len(winners) < most and (table := twins[0].table(table_id))["status"] == "running":
            seat, number = table["to_act"][0], table["number"]
            barrier = Barrier(2)
            sent = [
                pool.submit(_send, barrier, twin, table_id, number, action, seat)
                for twin, action in zip(twins, _two_moves(twins[0], table_id, seat), strict=True)
            ]
            won = [action for future in sent if (action := future.result()) is not None]
            assert all(action == won[0] for action in won), "two different moves were both acknowledged"
            if won:
                winners[number + 1] = won[0]
    entries = twins[1].entries(table_id)
    assert [(entry["number"], entry["action"]) for entry in entries] == list(winners.items())
    return len(winners)


def _two_moves(client: Client, table_id: str, seat: int) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    offers = client.state(table_id, seat)["offers"]
    actions = [action for offer in offers for action in offer.get("actions", [offer.get("action")])]
    return actions[-1], actions[-2 if len(actions) > 1 else -1]


def _send(
    barrier: Barrier, client: Client, table_id: str, number: int, action: Mapping[str, Any], seat: int
) -> dict[str, Any] | None:
    """The move that was acknowledged, or None for the loser."""
    barrier.wait(timeout=PATIENCE)
    try:
        entry: Mapping[str, Any] = client.move(table_id, number, dict(action), seat)["entry"]
    except ServerProblem as problem:
        if (problem.status, problem.code) != (409, "move-stale"):
            raise
        return None
    return dict(entry["action"])
