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
        """How much better it is than the other move for sure: the mean difference less what may be luck.

        The checkpoints of a playout tell how much is luck; but they are one playout, and count as one observation.
        """
        rounds = list(zip(self.values, other.values, strict=False))
        if not rounds:
            return -1.0
        differences = [mine - yours for own, others in rounds for mine, yours in zip(own, others, strict=True)]
        variance = pvariance(differences) + USUAL_SPREAD**2
        return fmean(differences) - CAUTION * sqrt(variance / len(rounds))


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
        many rounds. With few of them, few rivals are looked at."""
        first = self.candidates[0]
        self._play_out(first, 0, allowance)
        rivals, rounds = self.candidates[1 : 1 + _affordable(allowance.left, least_rounds)], 0
        while not allowance.is_spent:
            for candidate in (first, *rivals) if rounds else rivals:
                if not allowance.is_spent:
                    self._play_out(candidate, rounds, allowance)
            rounds += 1
            if rounds in ROUNDS_TO_HALVE_AFTER:
                rivals = sorted(rivals, key=lambda rival: -rival.advantage(first))[: (len(rivals) + 1) // 2]
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
