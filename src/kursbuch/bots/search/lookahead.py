"""Playing on from a position in thought, as the strategy of the title would."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from statistics import fmean
from time import thread_time

from kursbuch.bots.bot import Turn
from kursbuch.bots.builder import Strategy, Suggestion
from kursbuch.bots.search.luck import Astray, Luck
from kursbuch.bots.thought import Thought
from kursbuch.kernel import Action, Amounts, Move, Offer, RouteService, Rules, Seat

DETOURS = 1.5
"""How often a playout leaves the strategy's first choice, on average and from the second playout on. Where others are
as good it does so rather. Without detours most playouts would be the same, and with many they tell less."""

CHECKPOINTS = (0.65, 0.8, 0.9, 1.0)
"""Where on the way a playout is judged: one moment may be the one before a dividend, or the one after it. Judged early,
within the next forty moves, a playout says less than nothing: the strategy's own choice was better."""

NEVER = float("inf")

MOST_SPOTS = 4000
"""Positions that are kept: the first ones, which most playouts pass."""

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


@dataclass(slots=True)
class Spot:
    """A position that was met: the turn there, what the strategy thinks of it if no chance is in that, what follows."""

    turn: Turn
    position: object
    ranked: Sequence[Suggestion] | None = None
    following: dict[Action, object] = field(default_factory=dict)


class Lookahead:
    """A game that is played in thought. What is met again is not worked out again."""

    def __init__(
        self, rules: Rules[object, Action], routes: RouteService[object, Action] | None, strategy: Strategy
    ) -> None:
        self.rules = rules
        self._routes = routes
        self._strategy = strategy
        self._thought = Thought()
        self._spots: dict[int, Spot] = {}
        self._luck = Luck("")
        self._temptations: list[float] = []
        """How often each playout could as well have left its line."""

    def is_over(self, position: object) -> bool:
        return self.rules.outcome(position) is not None

    def to_act(self, position: object) -> Seat:
        return self.rules.to_act(position)[0]

    def ranked(self, position: object, random: Random) -> Sequence[Suggestion]:
        """What the seat to act might do."""
        return self._ranked(self._spot(position), random)

    def after(self, position: object, action: Action) -> object:
        """The position after the seat to act has done so."""
        spot = self._spot(position)
        self._keep(spot)
        return self._after(spot, action)

    def _keep(self, spot: Spot) -> None:
        if len(self._spots) < MOST_SPOTS:
            self._spots[id(spot.position)] = spot

    def _spot(self, position: object) -> Spot:
        found = self._spots.get(id(position))
        if found is None:
            turn = Turn(self.rules, position, self.to_act(position), self._routes)
            turn.thought = self._thought
            found = Spot(turn, position)
        return found

    def _ranked(self, spot: Spot, random: Random) -> Sequence[Suggestion]:
        if spot.ranked is not None:
            return spot.ranked
        forced = _only_move(spot.turn.offers)
        ranked = [Suggestion(forced, 1.0)] if forced is not None else self._strategy.rank(spot.turn, random)
        if random is self._luck and not self._luck.is_drawn:
            spot.ranked = ranked
            self._keep(spot)
        return ranked

    def _after(self, spot: Spot, action: Action) -> object:
        found = spot.following.get(action)
        if found is None:
            found = spot.following[action] = self.rules.apply(spot.position, spot.turn.seat, action).position
        return found

    def playout(self, position: object, most_moves: int, until: float, luck: str, wanders: bool) -> Playout:
        """Play on for so many moves, until the clock shows `until`, or to the end.

        The chance of a move depends on `luck` and its number only: after different beginnings it stays the same.
        """
        passed = [position]
        line: list[Move] = []
        astray = Astray(luck, self._detours if wanders else 0.0)
        while len(passed) <= most_moves and not self.is_over(position) and (until == NEVER or thread_time() < until):
            self._luck.begin(f"{luck}/{len(passed)}")
            self._thought.depth = len(passed) - 1
            spot = self._spot(position)
            action = astray.pick(self._ranked(spot, self._luck)).action
            if len(line) < LINE:
                line.append(Move(spot.turn.seat, action))
            position = self._after(spot, action)
            passed.append(position)
        self._temptations.append(astray.temptation)
        moves, is_over = len(passed) - 1, self.is_over(position)
        stops = (round(part * (most_moves if is_over else moves)) for part in CHECKPOINTS)
        return Playout(moves, is_over, [self.scores(passed[min(stop, moves)]) for stop in stops], line)

    @property
    def _detours(self) -> float:
        """The part of the temptations that is followed."""
        temptation = fmean(self._temptations) if self._temptations else 0.0
        return min(1.0, DETOURS / temptation) if temptation else 0.0

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
