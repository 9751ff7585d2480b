"""Seeded chance as a value: it lives in the position, so that a record replays to the same shuffles."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha512
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_LARGE = 1 << 255


@dataclass(frozen=True, slots=True)
class Chance:
    """Every draw returns the value and the generator that follows.

    From a seed of at most 64 bits it is SplitMix64, which is quick; somebody with much time could try all seeds. From a
    larger one it is a chain of SHA-512: whoever sees all that was drawn learns nothing of what comes.
    """

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
        return self._next_digested() if self.state > _MASK else self._next_mixed()

    def _next_digested(self) -> tuple[int, "Chance"]:
        digest = sha512(self.state.to_bytes((self.state.bit_length() + 7) // 8, "big")).digest()
        return int.from_bytes(digest[:8], "big"), Chance(int.from_bytes(digest[8:40], "big") | _LARGE)

    def _next_mixed(self) -> tuple[int, "Chance"]:
        state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31), Chance(state)
