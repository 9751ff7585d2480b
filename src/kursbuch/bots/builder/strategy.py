"""How a title is played: what is worth doing in a position, and what a position is worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from kursbuch.bots.bot import Reason, Turn
from kursbuch.kernel import Action, View, quickly_made


@quickly_made
@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move worth thinking about. `weight` is between 0 and 1: how promising it is, the best one has 1."""

    action: Action
    weight: float
    reason: Reason | None = None


class Strategy(Protocol):
    """What a sensible club player knows of a title. It reads views and offers only."""

    def rank(self, turn: Turn, random: Random) -> Sequence[Suggestion]:
        """The moves worth thinking about, at least one, the best first."""
        ...

    def worth(self, view: View) -> tuple[float, ...]:
        """What each seat can expect to have at the end, in the title's scores, if all go on as it looks now."""
        ...
