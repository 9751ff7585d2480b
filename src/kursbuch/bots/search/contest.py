"""The contest of the candidates: all meet the same luck, and those that fall behind drop out."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, pvariance

from kursbuch.bots.bot import Turn
from kursbuch.bots.builder import Suggestion
from kursbuch.bots.search.allowance import Allowance
from kursbuch.bots.search.lookahead import Lookahead
from kursbuch.bots.search.tree import Node, think_through
from kursbuch.bots.search.utility import utilities
from kursbuch.kernel import Move

CAUTION = 0.5
"""How many standard errors another move must be better than the strategy's first choice."""

ROUNDS = 3
"""How often each candidate shall be played out: two moves looked at well are better than many looked at once."""

USUAL_SPREAD = 0.02
"""How much playouts of two moves differ by luck, before there are enough of them to tell."""

ROUNDS_TO_HALVE_AFTER = (2, 4, 8, 16)

ROUNDS_TO_TELL = 4
"""After so many rounds a contest may be over before the budget is."""

SURE = 2.5
"""How many standard errors a move must be behind to be given up, or ahead to be played at once."""

NO_DIFFERENCE = 0.001
"""Moves that never differ by more lead to the same game."""


@dataclass(slots=True)
class Candidate:
    """A move in the contest, with what its playouts brought the seat (at each checkpoint) and all seats (at last)."""

    suggestion: Suggestion
    node: Node = field(default_factory=Node)
    values: list[list[float]] = field(default_factory=list)
    scores: list[tuple[float, ...]] = field(default_factory=list)
    line: Sequence[Move] = ()
    """What is expected to follow."""

    def advantage(self, other: "Candidate") -> float:
        """How much better it is than the other move for sure: the mean difference less what may be luck."""
        differences = self._differences(other)
        return fmean(differences) - CAUTION * self._luck(other) if differences else -1.0

    def is_behind(self, other: "Candidate") -> bool:
        """Whether it will not overtake the other move, or makes no difference to it."""
        differences = self._differences(other)
        return fmean(differences) + SURE * self._luck(other) < 0 or max(map(abs, differences)) < NO_DIFFERENCE

    def _luck(self, other: "Candidate") -> float:
        """The standard error of the mean difference.

        The checkpoints of a playout tell how much is luck; but they are one playout, and count as one observation.
        """
        rounds = min(len(self.values), len(other.values))
        return sqrt((pvariance(self._differences(other)) + USUAL_SPREAD**2) / rounds)

    def _differences(self, other: "Candidate") -> list[float]:
        """At every checkpoint of the rounds in which both were played out."""
        rounds = zip(self.values, other.values, strict=False)
        return [mine - yours for own, others in rounds for mine, yours in zip(own, others, strict=True)]


def _affordable(playouts: int, least_rounds: int) -> int:
    """How many rivals the first choice can be compared with, if so many playouts are left after its first one."""
    return max(1, min(playouts // least_rounds, round((playouts + 1) / ROUNDS) - 1))


class Contest:
    """Rounds in which every candidate is played out once, with the same chance."""

    def __init__(self, turn: Turn, lookahead: Lookahead, suggestions: Sequence[Suggestion], salt: str) -> None:
        self.candidates = [Candidate(suggestion) for suggestion in suggestions]
        self._turn = turn
        self._lookahead = lookahead
        self._salt = salt

    def run(self, allowance: Allowance, least_rounds: int = 1) -> Candidate:
        """Spend the allowance: the strategy's first choice, unless another one is clearly better, and so in at least so
        many rounds. With few of them, few rivals are looked at. It ends early where the best move is plain."""
        first = self.candidates[0]
        self._play_out(first, 0, allowance)
        rivals: Sequence[Candidate] = self.candidates[1 : 1 + _affordable(allowance.left, least_rounds)]
        rounds = 0
        while not allowance.is_spent:
            for candidate in (first, *rivals) if rounds else rivals:
                if not allowance.is_spent:
                    self._play_out(candidate, rounds, allowance)
            rounds += 1
            if rounds in ROUNDS_TO_HALVE_AFTER:
                rivals = sorted(rivals, key=lambda rival: -rival.advantage(first))[: (len(rivals) + 1) // 2]
            if rounds >= max(ROUNDS_TO_TELL, least_rounds):
                open_ = [rival for rival in rivals if not rival.is_behind(first)]
                if not open_ or (len(open_) == 1 and first.is_behind(open_[0])):
                    break
                rivals = open_
        best = max(rivals, key=lambda rival: rival.advantage(first))
        is_sure = len(best.values) >= least_rounds
        return best if is_sure and best.advantage(first) > 0 else first

    def _play_out(self, candidate: Candidate, round_number: int, allowance: Allowance) -> None:
        luck, lookahead = f"{self._salt}/{round_number}", self._lookahead
        random = Random(luck)
        start = lookahead.after(self._turn.imagined(random), candidate.suggestion.action)
        path, position = think_through(candidate.node, lookahead, start, random)
        horizon = allowance.horizon + 1 - len(path)
        playout = lookahead.playout(position, horizon, allowance.until(), luck, wanders=round_number > 0)
        allowance.count(playout.moves, playout.is_over)
        judged = [utilities(scores) for scores in playout.scores]
        for node in path:
            node.add([fmean(values) for values in zip(*judged, strict=True)])
        candidate.values.append([values[self._turn.seat] for values in judged])
        candidate.scores.append(playout.scores[-1])
        candidate.line = candidate.line or playout.line
