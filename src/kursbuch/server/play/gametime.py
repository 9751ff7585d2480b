"""The time by which games are played: it goes on evenly, whatever happens to the clock on the wall."""

import time
from collections.abc import Callable
from threading import Lock

LONGEST_BELIEVED = 24 * 3600.0
"""A stored time that is further ahead was written by a clock that was wrong."""

CATCHING_UP = 0.01
"""So much faster or slower time goes until it agrees with the wall clock again: nobody notices it at a clock."""


def steady_seconds() -> float:
    """Seconds that nobody sets; also those in which the machine slept, where it tells: its sleep gives no time."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class GameTime:
    """Seconds since 1970. A wall clock that is set forward or back takes time from nobody and gives none."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = steady_seconds) -> None:
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
            gone_by, self._since = steady - self._since, steady
            behind = self._wall() - (self._latest + gone_by)
            most = CATCHING_UP * gone_by
            self._latest += gone_by + min(max(behind, -most), most)
            return self._latest
