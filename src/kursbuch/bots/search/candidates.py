"""The moves that a search compares."""

from collections.abc import Sequence
from random import Random

from kursbuch.bots.bot import Turn
from kursbuch.bots.builder import NoStrategy, Strategy, Suggestion
from kursbuch.kernel import Amounts

MOST_CANDIDATES = 8
MOST_OTHERS = 3
"""Moves of kinds that the strategy does not think of, which are tried all the same."""

LEAST_WEIGHT = 0.1
"""What the strategy thinks so little of is not worth the time of a playout."""


def candidates_for(turn: Turn, strategy: Strategy, random: Random) -> Sequence[Suggestion]:
    """What the strategy suggests, its first choice first, and some moves that it does not think of; where nobody has an
    opinion, something of every offer."""
    ranked = list(strategy.rank(turn, random))
    if isinstance(strategy, NoStrategy):
        ranked += [Suggestion(offer.sample(random), 1.0) for offer in turn.offers]
    is_decision = len(ranked) > 1
    ranked = [suggestion for suggestion in ranked if suggestion.weight >= LEAST_WEIGHT]
    ranked += _others(turn, ranked, random) if is_decision else []
    return list({suggestion.action: suggestion for suggestion in reversed(ranked)}.values())[::-1][:MOST_CANDIDATES]


def _others(turn: Turn, ranked: Sequence[Suggestion], random: Random) -> list[Suggestion]:
    """Moves of other kinds than the strategy suggests. Nobody is asked for anything only to see what happens."""
    known = {suggestion.action.kind for suggestion in ranked}
    kinds = {offer.kind: offer for offer in turn.offers if offer.kind not in known and not isinstance(offer, Amounts)}
    chosen = random.sample(sorted(kinds), min(MOST_OTHERS, len(kinds)))
    return [Suggestion(kinds[kind].sample(random), LEAST_WEIGHT) for kind in chosen]
