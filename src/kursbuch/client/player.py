"""A player over the network: it follows the live updates and moves when the game waits for its seat."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import monotonic, sleep
from typing import Any, TypeAlias

import httpx
from websockets.exceptions import WebSocketException

from kursbuch.client.client import Client, ServerProblem
from kursbuch.client.live import Live

Chooser: TypeAlias = Callable[[Mapping[str, Any]], Mapping[str, Any]]
"""Chooses an action from a state with its offers."""

SECONDS_TO_WAIT = 0.05
SECONDS_TO_GIVE_UP = 60.0
BEATS_TO_WAIT = 4
"""A line on which so many heartbeats are missing is dead."""
BUSY = (429, 503)
"""What a server answers that is to be asked again."""


def random_action(offers: Sequence[Mapping[str, Any]], random: Random) -> dict[str, Any]:
    """Any offer, and anything within it."""
    offer = random.choice(offers)
    if "field" in offer:
        return {**offer["action"], offer["field"]: random.randint(offer["low"], offer["high"])}
    return dict(random.choice(offer["actions"]))


class NetworkPlayer:
    """Plays one seat to the end, also over lost connections; `numbers` are the entries that it was told, in order."""

    def __init__(self, client: Client, table_id: str, seat: int, choose: Chooser) -> None:
        self._client = client
        self._table_id = table_id
        self._seat = seat
        self._choose = choose
        self._last_sign = monotonic()
        self._silence: float | None = None
        self._revision = 0
        self.numbers: list[int] = []
        self.to_act: list[int] = []
        self.is_over = False
        self.live: Live | None = None

    def play(self) -> None:
        """Until the game is over."""
        while not self.is_over:
            try:
                self._follow()
            except (
                ConnectionError,
                TimeoutError,
                OSError,
                httpx.TransportError,
                WebSocketException,
                ServerProblem,
            ) as lost:
                is_final = isinstance(lost, ServerProblem) and lost.status not in BUSY
                if is_final or monotonic() - self._last_sign > SECONDS_TO_GIVE_UP:
                    raise
                sleep(SECONDS_TO_WAIT)

    @property
    def known(self) -> int:
        return self.numbers[-1] if self.numbers else 0

    def _follow(self) -> None:
        """One connection: act if the game waits for this seat, then hear what happens."""
        with self._client.live(self._table_id, since=self.known) as live:
            table = self._client.table(self._table_id)
            self.live, self.to_act = live, table["to_act"]
            self._last_sign = monotonic()
            while True:
                message = live.next_message(self._silence)
                self._last_sign = monotonic()
                self.hear(message)
                self._check_complete(message)
                if self.is_over:
                    return
                if self.to_act[:1] == [self._seat] and message["type"] in ("hello", "entry", "table"):
                    self._act()

    def hear(self, message: dict[str, Any]) -> None:
        """Note what was told."""
        if message["type"] == "entry":
            if message["entry"]["number"] > self.known + 1:
                raise ConnectionError("behind")
            self.numbers.append(message["entry"]["number"])
            self.to_act = message["entry"]["to_act"]
        elif message["type"] == "table":
            self._revision = message["table"]["revision"]
            self.is_over = message["table"]["status"] in ("finished", "abandoned")

    def _check_complete(self, message: Mapping[str, Any]) -> None:
        """Who notices that something was missed connects anew, and is told what came after the last known entry."""
        if message["type"] == "hello":
            self._silence = BEATS_TO_WAIT * message["heartbeat"]
        elif message["type"] == "beat" and message["number"] > self.known:
            raise ConnectionError("behind")
        elif message["type"] == "beat" and message["revision"] > self._revision:
            self.hear({"type": "table", "table": self._client.table(self._table_id)})

    def _act(self) -> None:
        """Move, unless somebody was faster; a server that has too much to do is asked again."""
        state = self._client.state(self._table_id, self._seat)
        if state["number"] != self.known or not state["offers"]:
            return
        action = self._choose(state)
        while True:
            try:
                self._client.move(self._table_id, state["number"], action, self._seat)
                return
            except ServerProblem as problem:
                if problem.status == 409:
                    return
                if problem.status not in BUSY:
                    raise
                sleep(problem.content.get("retry_after") or SECONDS_TO_WAIT)
