"""Scored moves as suggestions."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from kursbuch.bots.bot import Reason
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action, Json, quickly_made

MOST_SUGGESTIONS = 6

MOST_MOVES = 8
LEAST_WEIGHT = 0.02
"""For titles with many moves of nearly equal value: more of them, and none that hardly counts."""


@quickly_made
@dataclass(frozen=True, slots=True)
class Idea:
    """How good a move is, in money or in the scores of the title, and why."""

    score: float
    action: Action
    reason: Reason | None = None


def why(code: str, **arguments: Json) -> Reason:
    """The sentence `reason-<code>`."""
    return Reason(code, arguments)


def only(action: Action, reason: Reason | None = None) -> list[Suggestion]:
    """A move without alternative."""
    return [Suggestion(action, 1.0, reason)]


def ranked(ideas: Sequence[Idea], scale: float, most: int = MOST_SUGGESTIONS, least: float = 0.0) -> list[Suggestion]:
    """The best first, without those of `least` weight; one that is `scale` worse has about a third of the weight."""
    ordered = sorted(ideas, key=lambda idea: -idea.score)[:most]
    top = ordered[0].score if ordered else 0.0
    weights = (exp(max(-8.0, (idea.score - top) / scale)) for idea in ordered)
    return [
        Suggestion(idea.action, weight, idea.reason)
        for idea, weight in zip(ordered, weights, strict=True)
        if weight >= least
    ]
