"""How long a search goes on, and how far it looks."""

from time import thread_time

from kursbuch.bots.bot import Budget

NEVER = float("inf")
MOST_MOVES_AHEAD = 120
"""How far a playout goes: about a set of operating rounds, or half a game of a short title."""

FIRST_SHARE = 0.34
"""The part of the time that the first playout may take: two rivals shall get as much."""


class Allowance:
    """A budget that is being spent. With seconds, the first playout finds out how far there is time to look.

    Seconds are those of the processor: on a busy machine a bot takes longer, but it thinks as far.
    """

    def __init__(self, budget: Budget) -> None:
        self._start = thread_time()
        self._playouts = budget.playouts
        self._seconds = NEVER if budget.seconds is None else budget.seconds
        self._cost = 0.0
        self.horizon = MOST_MOVES_AHEAD
        self.spent = 0

    @property
    def is_spent(self) -> bool:
        if self._playouts is not None:
            return self.spent >= self._playouts
        return self._used + self._cost / 2 > self._seconds

    @property
    def left(self) -> int:
        """How many more playouts there can be, after the first."""
        if self._playouts is not None:
            return self._playouts - self.spent
        return round((self._seconds - self._used) / max(self._cost, 1e-6))

    def until(self) -> float:
        """When the playout that begins now has to stop: only the first one is stopped by the clock."""
        return self._start + self._seconds * FIRST_SHARE if self.spent == 0 else NEVER

    def count(self, moves: int, is_at_the_end: bool) -> None:
        """A playout is over: if the clock has stopped the first one, the others go no further than it."""
        if self.spent == 0 and not is_at_the_end:
            self.horizon = max(1, moves)
        self.spent += 1
        self._cost = self._used / self.spent

    @property
    def _used(self) -> float:
        return thread_time() - self._start
