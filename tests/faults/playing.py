"""Play that goes on over faults, and keeps a list of what the server has acknowledged."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic, sleep
from typing import Any

import httpx

from kursbuch.client import Client, ServerProblem
from tests.api.games import choose_randomly

SECONDS = 120


@dataclass
class Player:
    """Plays all seats of a table, one move after the other; on a fault it asks again where the game stands."""

    clients: Sequence[Client]
    table_id: str
    seed: str
    acknowledged: dict[int, Any] = field(default_factory=dict)
    stopped: bool = False

    def play(self, most: int) -> None:
        """Until so many moves are acknowledged, the game is over, or somebody says `stopped`."""
        choose = choose_randomly(self.seed)
        deadline = monotonic() + SECONDS
        while len(self.acknowledged) < most and not self.stopped:
            assert monotonic() < deadline, "the server does not come back"
            try:
                table = self.clients[0].table(self.table_id)
                if table["status"] != "running":
                    return
                seat, number = table["to_act"][0], table["number"]
                action = choose(self.clients[seat].state(self.table_id, seat))
                entry = self.clients[seat].move(self.table_id, number, action, seat)["entry"]
                assert entry["number"] not in self.acknowledged
                self.acknowledged[entry["number"]] = entry["action"]
            except (httpx.TransportError, ServerProblem) as error:
                if isinstance(error, ServerProblem) and error.status not in (409, 503):
                    raise
                sleep(0.05)

    def check(self) -> int:
        """Every acknowledged move is stored once, in order; the number of entries."""
        entries = self.clients[0].entries(self.table_id)
        assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1))
        stored = {entry["number"]: entry["action"] for entry in entries}
        assert {number: stored.get(number) for number in self.acknowledged} == self.acknowledged
        assert self.clients[0].table(self.table_id)["number"] == len(entries)
        self.clients[0].state(self.table_id)  # it can be played again from the beginning
        return len(entries)
