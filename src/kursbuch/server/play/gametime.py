"""The time by which games are played: it never goes back, whatever happens to the clock on the wall."""

from collections.abc import Callable
from threading import Lock
from time import monotonic, time

LONGEST_BELIEVED = 24 * 3600.0
"""A stored time that is further ahead was written by a clock that was wrong."""


class GameTime:
    """Seconds since 1970. When the wall clock is set back, time goes on from where it was."""

    def __init__(self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._lock = Lock()
        self._latest, self._since = wall(), steady()

    def start_after(self, stored: float) -> None:
        """Begin not before the last change that is stored: the wall clock may have been set back between two runs."""
        if self._latest < stored < self._latest + LONGEST_BELIEVED:
            self._latest = stored

    def now(self) -> float:
        with self._lock:
            steady = self._steady()
            self._latest, self._since = max(self._wall(), self._latest + steady - self._since), steady
            return self._latest
