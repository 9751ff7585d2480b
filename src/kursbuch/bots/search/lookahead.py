"""Playing on from a position in thought, as the strategy of the title would."""

from collections.abc import Sequence
from random import Random
from time import perf_counter

from kursbuch.bots.bot import Turn
from kursbuch.bots.builder import Strategy, Suggestion
from kursbuch.kernel import Action, RouteService, Rules, Seat

DETOURS = 0.15
"""How often a playout leaves the strategy's first choice, from the second playout on."""


class Lookahead:
    """A game that is played in thought."""

    def __init__(
        self, rules: Rules[object, Action], routes: RouteService[object, Action] | None, strategy: Strategy
    ) -> None:
        self.rules = rules
        self._routes = routes
        self._strategy = strategy

    def is_over(self, position: object) -> bool:
        return self.rules.outcome(position) is not None

    def to_act(self, position: object) -> Seat:
        return self.rules.to_act(position)[0]

    def ranked(self, position: object, random: Random) -> Sequence[Suggestion]:
        """What the seat to act might do."""
        return self._strategy.rank(Turn(self.rules, position, self.to_act(position), self._routes), random)

    def after(self, position: object, action: Action) -> object:
        """The position after the seat to act has done so."""
        return self.rules.apply(position, self.to_act(position), action).position

    def playout(
        self, position: object, most_moves: int, until: float, random: Random, wanders: bool
    ) -> tuple[object, int]:
        """Play on for so many moves, until the clock shows `until`, or to the end: the position and the moves made."""
        moves = 0
        while moves < most_moves and not self.is_over(position) and perf_counter() < until:
            ranked = self.ranked(position, random)
            position = self.after(position, _pick(ranked, random, wanders).action)
            moves += 1
        return position, moves

    def scores(self, position: object) -> tuple[float, ...]:
        """The scores at the end of the game; before it, what the strategy expects."""
        outcome = self.rules.outcome(position)
        if outcome is not None:
            return tuple(float(outcome.scores[seat]) for seat in sorted(outcome.scores))
        return self._strategy.worth(self.rules.view(position, self.to_act(position)))


def _pick(ranked: Sequence[Suggestion], random: Random, wanders: bool) -> Suggestion:
    """The first choice, or now and then another one, by weight."""
    if not wanders or len(ranked) == 1 or random.random() >= DETOURS:
        return ranked[0]
    return random.choices(ranked, [max(suggestion.weight, 0.01) for suggestion in ranked])[0]
