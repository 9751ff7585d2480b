"""Moves with values become suggestions with weights."""

from collections.abc import Iterable
from math import exp
from typing import NamedTuple

from kursbuch.bots.bot import Reason
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action

MOST_MOVES = 8
LEAST_WEIGHT = 0.02


class Valued(NamedTuple):
    """A move, what it is worth in the scores of the title, and why."""

    action: Action
    value: float
    reason: Reason | None = None


def suggestions(moves: Iterable[Valued], scale: float) -> list[Suggestion]:
    """The best moves in order. One that is worse by `scale` has about a third of the weight of the best."""
    ranked = sorted(moves, key=lambda move: -move.value)[:MOST_MOVES]
    best = ranked[0].value
    weights = (exp(min(0.0, (move.value - best) / scale)) for move in ranked)
    return [
        Suggestion(move.action, weight, move.reason)
        for move, weight in zip(ranked, weights, strict=True)
        if weight >= LEAST_WEIGHT
    ]
