"""Seeded chance as a value: it lives in the position, so that a record replays to the same shuffles."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Chance:
    """A SplitMix64 generator: every draw returns the value and the generator that follows."""

    state: int

    def below(self, limit: int) -> tuple[int, "Chance"]:
        """A number from 0 to limit - 1, all equally likely."""
        usable = (1 << 64) - (1 << 64) % limit
        following = self
        while True:
            number, following = following._next()
            if number < usable:
                return number % limit, following

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], "Chance"]:
        """The items in random order (Fisher-Yates)."""
        shuffled = list(items)
        following = self
        for last in range(len(shuffled) - 1, 0, -1):
            other, following = following.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled), following

    def _next(self) -> tuple[int, "Chance"]:
        state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31), Chance(state)
