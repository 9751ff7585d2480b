"""The tree of what has been thought through. Its branches are actions: positions differ where something is hidden."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from kursbuch.bots.builder import Suggestion
from kursbuch.bots.search.lookahead import Lookahead
from kursbuch.kernel import Action

VISITS_BEFORE_BRANCHING = 4
"""With fewer visits the strategy's first choice is a better guess than a comparison of one playout each."""

CURIOSITY = 0.3
"""How much a move that looks promising is tried although others did better."""


@dataclass(slots=True)
class Node:
    """The situation after some actions: how often it was visited, and what it brought each seat in sum."""

    visits: int = 0
    totals: list[float] = field(default_factory=list)
    children: dict[Action, "Node"] = field(default_factory=dict)
    _position: object = None
    _ranked: Sequence[Suggestion] = ()
    _following: dict[Action, object] = field(default_factory=dict)

    def mean(self, seat: int) -> float:
        return self.totals[seat] / self.visits

    def add(self, values: Sequence[float]) -> None:
        self.visits += 1
        self.totals = [total + value for total, value in zip(self.totals or [0.0] * len(values), values, strict=True)]

    def descend(self, lookahead: Lookahead, position: object, random: Random) -> tuple["Node", object]:
        """The most interesting branch from here, and the position that it leads to."""
        if position is not self._position:
            self._position, self._following = position, {}
            self._ranked = lookahead.ranked(position, random)
        action = self._most_interesting(lookahead.to_act(position))
        if action not in self._following:
            self._following[action] = lookahead.after(position, action)
        return self.children.setdefault(action, Node()), self._following[action]

    def _most_interesting(self, seat: int) -> Action:
        """The rule of PUCT: what did well for the seat to act, and what deserves to be tried more often."""
        weights = sum(suggestion.weight for suggestion in self._ranked) or 1.0
        curiosity = CURIOSITY * sqrt(self.visits)

        def interest(suggestion: Suggestion) -> float:
            child = self.children.get(suggestion.action)
            visits = child.visits if child else 0
            value = child.mean(seat) if child and visits else self.mean(seat)
            return value + curiosity * suggestion.weight / weights / (1 + visits)

        return max(self._ranked, key=interest).action


def think_through(root: Node, lookahead: Lookahead, position: object, random: Random) -> tuple[list[Node], object]:
    """Follow the tree as far as it has branches: the nodes on the way, the last one new, and the position there."""
    path = [root]
    while path[-1].visits >= VISITS_BEFORE_BRANCHING and not lookahead.is_over(position):
        node, position = path[-1].descend(lookahead, position, random)
        path.append(node)
    return path, position
