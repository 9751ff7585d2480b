"""Play that goes on over faults, and keeps a list of what the server has acknowledged."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Condition
from time import monotonic, sleep
from typing import Any

import httpx

from kursbuch.client import Client, ServerProblem
from tests.api.games import choose_randomly

PATIENCE = 180
"""Seconds without a move after which a server is taken for lost, on the busiest machine."""


@dataclass
class Player:
    """Plays all seats of a table, one move after the other; on a fault it asks again where the game stands."""

    clients: Sequence[Client]
    table_id: str
    seed: str
    acknowledged: dict[int, Any] = field(default_factory=dict)
    is_stopped: bool = False
    is_over: bool = False
    _news: Condition = field(default_factory=Condition)

    def play(self, most: int) -> None:
        """Until so many moves are acknowledged, or somebody stops it."""
        choose = choose_randomly(self.seed)
        last = monotonic()
        while len(self.acknowledged) < most and not self.is_stopped:
            assert monotonic() < last + PATIENCE, "the server does not come back"
            try:
                table = self.clients[0].table(self.table_id)
                assert table["status"] == "running", "the game is over too early for this test"
                seat, number = table["to_act"][0], table["number"]
                action = choose(self.clients[seat].state(self.table_id, seat))
                self._keep(self.clients[seat].move(self.table_id, number, action, seat)["entry"])
                last = monotonic()
            except httpx.TransportError:
                sleep(0.05)
            except ServerProblem as problem:
                if problem.status not in (409, 503):
                    raise
                sleep(0.05)

    def _keep(self, entry: dict[str, Any]) -> None:
        with self._news:
            assert entry["number"] not in self.acknowledged, "a number was given away twice"
            self.acknowledged[entry["number"]] = entry["action"]
            self._news.notify_all()

    @contextmanager
    def playing(self) -> Iterator[None]:
        """It plays while the block runs."""
        with ThreadPoolExecutor(1) as pool:
            running = pool.submit(self._play_until_stopped)
            try:
                yield
            finally:
                self.is_stopped = True
                running.result()

    def _play_until_stopped(self) -> None:
        try:
            self.play(100_000)
        finally:
            with self._news:
                self.is_over = True
                self._news.notify_all()

    def wait_for_more(self, moves: int) -> None:
        """Until so many more moves are acknowledged."""
        with self._news:
            enough = len(self.acknowledged) + moves
            self._news.wait_for(lambda: self.is_over or len(self.acknowledged) >= enough, moves * PATIENCE)
            assert len(self.acknowledged) >= enough, "the play has ended"

    def check(self) -> int:
        """Every acknowledged move is stored once, in order; the number of entries."""
        entries = self.clients[0].entries(self.table_id)
        assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1))
        stored = {entry["number"]: entry["action"] for entry in entries}
        assert {number: stored.get(number) for number in self.acknowledged} == self.acknowledged
        assert self.clients[0].table(self.table_id)["number"] == len(entries)
        self.clients[0].state(self.table_id)  # it can be played again from the beginning
        return len(entries)
