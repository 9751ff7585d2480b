"""How somebody likes to play: characters that prefer some moves to others, and levels that make mistakes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from random import Random
from typing import Protocol, TypeVar

from kursbuch.kernel import Action, encode_action

LEAST = 1e-4
"""What is hardly worth a thought."""


class Weighed(Protocol):
    """A move with how promising it is, between 0 and 1."""

    @property
    def action(self) -> Action: ...

    @property
    def weight(self) -> float: ...


W = TypeVar("W", bound=Weighed)


@dataclass(frozen=True, slots=True)
class Manner:
    """What a player prefers where several moves are good, and how often he overlooks the best one.

    A taste is for a kind of move (`place_station`) or for one with a certain word in it (`pay_dividend:withhold`). With
    a taste of 1 a move is as good as another that the strategy gives 2.7 times its weight.
    """

    tastes: Mapping[str, float] = field(default_factory=dict)
    lapses: float = 0.0
    """How often another move than the best one is made: one that is thought of, too."""
    weights: Mapping[str, float] = field(default_factory=dict)
    """Constants of the strategy that this player has otherwise."""

    def choose(self, suggestions: Sequence[W], random: Random) -> W:
        """One of the suggestions, the best of which comes first."""
        if len(suggestions) == 1:
            return suggestions[0]
        liked = sorted(suggestions, key=lambda each: -self._liking(each)) if self.tastes else suggestions
        if not self.lapses or random.random() >= self.lapses:
            return liked[0]
        return random.choices(liked[1:], [max(each.weight, 0.05) for each in liked[1:]])[0]

    def _liking(self, suggestion: Weighed) -> float:
        kind, words = suggestion.action.kind, encode_action(suggestion.action).values()
        taste = self.tastes.get(kind, 0.0)
        taste += sum(self.tastes.get(f"{kind}:{word}", 0.0) for word in words if isinstance(word, str))
        return log(max(suggestion.weight, LEAST)) + taste


PLAIN = Manner()
