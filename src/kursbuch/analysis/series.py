"""Figures over time, kept where they change."""

from collections.abc import Hashable, Iterator, Mapping
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Changes(Generic[K, V]):
    """Points by key. A key that is told no more has the value `absent` from then on."""

    def __init__(self, absent: V) -> None:
        self._absent = absent
        self._points: dict[K, list[tuple[int, V]]] = {}

    def tell(self, number: int, values: Mapping[K, V]) -> None:
        """The values after this number of moves; a later word about the same number replaces the earlier one."""
        for key in self._points.keys() - values.keys():
            self._add(key, number, self._absent)
        for key, value in values.items():
            self._add(key, number, value)

    def copy(self) -> "Changes[K, V]":
        other = Changes[K, V](self._absent)
        other._points = {key: list(points) for key, points in self._points.items()}
        return other

    def points(self, key: K) -> tuple[tuple[int, V], ...]:
        """All points of a key."""
        return tuple(self._points.get(key, ()))

    def __iter__(self) -> Iterator[K]:
        """Every key that was ever told, in that order."""
        return iter(self._points)

    def _add(self, key: K, number: int, value: V) -> None:
        points = self._points.setdefault(key, [])
        if points and points[-1][0] == number:
            points.pop()
        if not points or points[-1][1] != value:
            points.append((number, value))
