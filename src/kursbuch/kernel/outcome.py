"""The end of a game."""

from collections.abc import Mapping
from dataclasses import dataclass

from kursbuch.kernel.seat import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """Why the game ended, what everybody scored, and who won (several in a shared victory)."""

    end: str
    scores: Mapping[Seat, int]
    winners: tuple[Seat, ...]
