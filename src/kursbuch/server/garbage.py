"""Garbage collection that nobody notices.

A full collection looks at every object of the process: with hundreds of open games it stops all answers for a third of
a second. So what has lived for a while is set aside (`gc.freeze`) before it is much, and is looked at again only when
the process has little to do. Positions are values without cycles: they go as soon as nobody refers to them, set aside
or not.
"""

import asyncio
import gc
import logging
from time import monotonic, perf_counter, process_time, thread_time

_LOG = logging.getLogger("kursbuch.garbage")

THRESHOLDS = (5_000, 10, 1_000_000_000)
"""New objects are looked at often, as that is cheap; old ones never on their own."""

SECONDS_BETWEEN = 1.0
SECONDS_BETWEEN_THOROUGH = 600.0
SECONDS_AT_THE_LATEST = 6 * 3600.0
"""Memory that only a thorough collection finds is not kept for ever, even if there is never time."""

IDLE_SHARE = 0.05
"""A process that uses less of a core than this has time for a thorough collection."""

LONGEST_UNNOTICED = 0.03


class Garbage:
    """Collects for the whole process, and knows the longest stop, in processor time: a busy machine adds its own."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._started = 0.0
        self._last_thorough = monotonic()
        self._usual = gc.get_threshold()

    def start(self) -> None:
        """What was loaded by now stays for good."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        gc.callbacks.append(self._measure)

    def stop(self) -> None:
        """As it was before."""
        gc.callbacks.remove(self._measure)
        gc.set_threshold(*self._usual)
        gc.unfreeze()
        _LOG.info("garbage", extra={"longest_ms": round(self.longest * 1000, 1)})

    async def care(self) -> None:
        """Set aside a little every second, and look at everything when there is time."""
        while True:
            used = process_time()
            await asyncio.sleep(SECONDS_BETWEEN)
            is_idle = process_time() - used < IDLE_SHARE * SECONDS_BETWEEN
            since = monotonic() - self._last_thorough
            if since > (SECONDS_BETWEEN_THOROUGH if is_idle else SECONDS_AT_THE_LATEST):
                self._collect_all()
            else:
                gc.collect(1)
                gc.freeze()

    def _collect_all(self) -> None:
        gc.callbacks.remove(self._measure)
        began = perf_counter()
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        self._last_thorough = monotonic()
        gc.callbacks.append(self._measure)
        _LOG.info("thorough", extra={"found": found, "ms": round((perf_counter() - began) * 1000, 1)})

    def _measure(self, phase: str, _details: dict[str, int]) -> None:
        if phase == "start":
            self._started = thread_time()
            return
        seconds = thread_time() - self._started
        self.longest = max(self.longest, seconds)
        if seconds > LONGEST_UNNOTICED:
            _LOG.warning("stopped", extra={"ms": round(seconds * 1000, 1)})
