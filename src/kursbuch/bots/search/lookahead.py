"""Playing on from a position in thought, as the strategy of the title would."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from time import thread_time

from kursbuch.bots.bot import Turn
from kursbuch.bots.builder import Strategy, Suggestion
from kursbuch.kernel import Action, Amounts, Move, Offer, RouteService, Rules, Seat

DETOURS = 0.06
"""How often a playout leaves the strategy's first choice, from the second playout on."""

CHECKPOINTS = (0.65, 0.8, 0.9, 1.0)
"""Where on the way a playout is judged: one moment may be the one before a dividend, or the one after it. Judged early,
within the next forty moves, a playout says less than nothing: the strategy's own choice was better."""


LINE = 24
"""How many moves of a playout are remembered, to tell what is expected."""


@dataclass(frozen=True, slots=True)
class Playout:
    """How a game went on in thought: how far, whether to its end, and the scores at the checkpoints."""

    moves: int
    is_over: bool
    scores: Sequence[tuple[float, ...]]
    line: Sequence[Move]
    """The first moves."""


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
        turn = Turn(self.rules, position, self.to_act(position), self._routes)
        turn.is_hasty = True
        forced = _only_move(turn.offers)
        return [Suggestion(forced, 1.0)] if forced is not None else self._strategy.rank(turn, random)

    def after(self, position: object, action: Action) -> object:
        """The position after the seat to act has done so."""
        return self.rules.apply(position, self.to_act(position), action).position

    def playout(self, position: object, most_moves: int, until: float, luck: str, wanders: bool) -> Playout:
        """Play on for so many moves, until the clock shows `until`, or to the end.

        The chance of a move depends on `luck` and its number only: after different beginnings it stays the same.
        """
        passed = [position]
        line: list[Move] = []
        while len(passed) <= most_moves and not self.is_over(position) and thread_time() < until:
            random = Random(f"{luck}/{len(passed)}")
            move = Move(self.to_act(position), _pick(self.ranked(position, random), random, wanders).action)
            if len(line) < LINE:
                line.append(move)
            position = self.rules.apply(position, move.seat, move.action).position
            passed.append(position)
        moves, is_over = len(passed) - 1, self.is_over(position)
        stops = (round(part * (most_moves if is_over else moves)) for part in CHECKPOINTS)
        return Playout(moves, is_over, [self.scores(passed[min(stop, moves)]) for stop in stops], line)

    def scores(self, position: object) -> tuple[float, ...]:
        """The scores at the end of the game; before it, what the strategy expects."""
        outcome = self.rules.outcome(position)
        if outcome is not None:
            return tuple(float(outcome.scores[seat]) for seat in sorted(outcome.scores))
        return self._strategy.worth(self.rules.view(position, self.to_act(position)))


def _only_move(offers: Sequence[Offer[Action]]) -> Action | None:
    """The move that is the only one: nobody need think about it."""
    if len(offers) != 1 or isinstance(offers[0], Amounts):
        return None
    first = tuple(islice(offers[0], 2))
    return first[0] if len(first) == 1 else None


def _pick(ranked: Sequence[Suggestion], random: Random, wanders: bool) -> Suggestion:
    """The first choice, or now and then another one, by weight."""
    if not wanders or len(ranked) == 1 or random.random() >= DETOURS:
        return ranked[0]
    return random.choices(ranked, [max(suggestion.weight, 0.01) for suggestion in ranked])[0]
