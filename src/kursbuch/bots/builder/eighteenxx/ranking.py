"""Scored moves as suggestions."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from kursbuch.bots.bot import Reason
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action, Json

MOST_SUGGESTIONS = 6


@dataclass(frozen=True, slots=True)
class Idea:
    """A move, how good it is in money, and why."""

    score: float
    action: Action
    reason: Reason | None = None


def why(code: str, **arguments: Json) -> Reason:
    """The sentence `reason-<code>`."""
    return Reason(code, arguments)


def only(action: Action, reason: Reason | None = None) -> list[Suggestion]:
    """A move without alternative."""
    return [Suggestion(action, 1.0, reason)]


def ranked(ideas: Sequence[Idea], scale: float) -> list[Suggestion]:
    """The best first; one that is `scale` worse has about a third of the weight."""
    ordered = sorted(ideas, key=lambda idea: -idea.score)[:MOST_SUGGESTIONS]
    top = ordered[0].score if ordered else 0.0
    return [Suggestion(idea.action, exp(max(-8.0, (idea.score - top) / scale)), idea.reason) for idea in ordered]
