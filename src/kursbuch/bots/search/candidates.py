"""The moves that a search compares."""

from collections.abc import Sequence
from random import Random

from kursbuch.bots.bot import Turn
from kursbuch.bots.builder import NoStrategy, Strategy, Suggestion

MOST_CANDIDATES = 6
LEAST_WEIGHT = 0.1
"""What the strategy thinks so little of is not worth the time of a playout."""


def candidates_for(turn: Turn, strategy: Strategy, random: Random) -> Sequence[Suggestion]:
    """What the strategy suggests, its first choice first; where nobody has an opinion, something of every offer."""
    ranked = list(strategy.rank(turn, random))
    if isinstance(strategy, NoStrategy):
        ranked += [Suggestion(offer.sample(random), 1.0) for offer in turn.offers]
    ranked = [suggestion for suggestion in ranked if suggestion.weight >= LEAST_WEIGHT]
    return list({suggestion.action: suggestion for suggestion in reversed(ranked)}.values())[::-1][:MOST_CANDIDATES]
