"""The contest of the candidates: all meet the same luck, and those that fall behind drop out."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean

from kursbuch.bots.bot import Turn
from kursbuch.bots.builder import Suggestion
from kursbuch.bots.search.allowance import Allowance
from kursbuch.bots.search.lookahead import Lookahead
from kursbuch.bots.search.tree import Node, think_through
from kursbuch.bots.search.utility import utilities

CAUTION = 1.0
"""How many standard errors another move must be better than the strategy's first choice."""

ROUNDS_TO_HALVE_AFTER = (2, 4, 8, 16)

USUAL_SPREAD = 0.03
"""How much playouts of two moves differ by luck, before there are enough of them to tell."""


@dataclass(slots=True)
class Candidate:
    """A move in the contest, with what its playouts brought the seat and all seats."""

    suggestion: Suggestion
    node: Node = field(default_factory=Node)
    values: list[float] = field(default_factory=list)
    scores: list[tuple[float, ...]] = field(default_factory=list)

    def advantage(self, other: "Candidate") -> float:
        """How much better it is than the other move for sure: the mean difference less what may be luck."""
        differences = [own - others for own, others in zip(self.values, other.values, strict=False)]
        if not differences:
            return -1.0
        count, mean = len(differences), fmean(differences)
        squares = sum((difference - mean) ** 2 for difference in differences)
        return mean - CAUTION * sqrt((squares + USUAL_SPREAD**2) / count / count)


class Contest:
    """Rounds in which every candidate is played out once, with the same chance."""

    def __init__(self, turn: Turn, lookahead: Lookahead, suggestions: Sequence[Suggestion], salt: str) -> None:
        self.candidates = [Candidate(suggestion) for suggestion in suggestions]
        self._turn = turn
        self._lookahead = lookahead
        self._salt = salt

    def run(self, allowance: Allowance) -> Candidate:
        """Spend the allowance: the strategy's first choice, unless another one is clearly better."""
        first = self.candidates[0]
        self._play_out(first, 0, allowance)
        rivals, rounds = self.candidates[1 : 1 + allowance.rivals], 0
        while not allowance.is_spent:
            for candidate in (first, *rivals) if rounds else rivals:
                if not allowance.is_spent:
                    self._play_out(candidate, rounds, allowance)
            rounds += 1
            if rounds in ROUNDS_TO_HALVE_AFTER:
                rivals = sorted(rivals, key=lambda rival: -rival.advantage(first))[: (len(rivals) + 1) // 2]
        best = max(rivals, key=lambda rival: rival.advantage(first))
        return best if best.advantage(first) > 0 else first

    def _play_out(self, candidate: Candidate, round_number: int, allowance: Allowance) -> None:
        random, lookahead = Random(f"{self._salt}/{round_number}"), self._lookahead
        start = lookahead.after(self._turn.imagined(random), candidate.suggestion.action)
        path, position = think_through(candidate.node, lookahead, start, random)
        position, moves = lookahead.playout(
            position, allowance.horizon + 1 - len(path), allowance.until(), random, wanders=round_number > 0
        )
        allowance.count(moves, lookahead.is_over(position))
        scores = lookahead.scores(position)
        values = utilities(scores)
        for node in path:
            node.add(values)
        candidate.values.append(values[self._turn.seat])
        candidate.scores.append(scores)
