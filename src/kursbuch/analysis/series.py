"""Figures over time, kept where they change."""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


@dataclass
class PointsByKey(Generic[K, V]):
    """Points by key. A key that is told no more has the value `absent` from then on."""

    absent: V
    _points: dict[K, list[tuple[int, V]]] = field(default_factory=dict)

    def tell(self, number: int, values: Mapping[K, V]) -> None:
        """The values after this number of moves; a later word about the same number replaces the earlier one."""
        for key in self._points.keys() - values.keys():
            self._add(key, number, self.absent)
        for key, value in values.items():
            self._add(key, number, value)

    def copy(self) -> "PointsByKey[K, V]":
        return PointsByKey(self.absent, {key: list(points) for key, points in self._points.items()})

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
