"""Reading parts of views: a view shows the very same part while nothing changes."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
V = TypeVar("V")


class Reader(Generic[T, V]):
    """Reads parts of views, and keeps the last reading of each."""

    def __init__(self, work: Callable[[T], V]) -> None:
        self._work = work
        self._last: dict[object, tuple[T, V]] = {}

    def read(self, place: object, part: T) -> V:
        """What the part says that is shown in this place."""
        last = self._last.get(place)
        if last is None or last[0] is not part:
            last = self._last[place] = (part, self._work(part))
        return last[1]
