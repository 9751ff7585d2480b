"""What a bot is: somebody who chooses among the offers of a seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from kursbuch.kernel import Action, Offer, Rules, Seat, View


@dataclass(frozen=True, slots=True)
class Turn:
    """A position in which a seat may act.

    A bot that only reads `view` and `offers` knows what a player at the table knows; one that searches uses `rules`
    and `position`, and must not look at what the view hides.
    """

    rules: Rules[object, Action]
    position: object
    seat: Seat

    @property
    def offers(self) -> Sequence[Offer[Action]]:
        return self.rules.offers(self.position, self.seat)

    @property
    def view(self) -> View:
        return self.rules.view(self.position, self.seat)


class Bot(Protocol):
    """A player. It keeps nothing between turns, so that a game can be resumed, undone and played again."""

    @property
    def name(self) -> str: ...

    def choose(self, turn: Turn, random: Random) -> Action:
        """One of the turn's offers; whatever is left to chance comes from `random`."""
        ...
