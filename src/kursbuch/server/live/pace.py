"""Fairness: of many who are woken together, only a few go on in each turn of the event loop."""

import asyncio
from collections import deque

AT_ONCE = 12


class Pace:
    """The others wait for the next turns of the loop, and whatever else the process has to do comes in between."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._free = at_once
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._is_counting = False

    async def turn(self) -> None:
        """At once, as long as few have asked since the loop came round."""
        loop = asyncio.get_running_loop()
        if not self._is_counting:
            self._is_counting = True
            loop.call_soon(self._come_round)
        if self._free > 0:
            self._free -= 1
            return
        mine = loop.create_future()
        self._waiting.append(mine)
        await mine

    def _come_round(self) -> None:
        self._free = self._at_once
        while self._waiting and self._free > 0:
            next_one = self._waiting.popleft()
            if not next_one.done():  # somebody who went away takes nobody's turn
                next_one.set_result(None)
                self._free -= 1
        self._is_counting = bool(self._waiting)
        if self._is_counting:
            asyncio.get_running_loop().call_soon(self._come_round)
