"""The builder bot: the moves of a sensible club player, by a strategy for each title."""

from dataclasses import dataclass
from random import Random

from kursbuch.bots.bot import Choice, Turn
from kursbuch.bots.builder.strategies import NoStrategy, has_strategy, strategy_for
from kursbuch.bots.builder.strategy import Strategy, Suggestion
from kursbuch.bots.manner import PLAIN, Manner

__all__ = ["BuilderBot", "NoStrategy", "Strategy", "Suggestion", "has_strategy", "strategy_for"]


@dataclass(frozen=True, slots=True)
class BuilderBot:
    """Plays what its strategy thinks best, in its manner."""

    name: str = "builder"
    manner: Manner = PLAIN

    def choose(self, turn: Turn, random: Random) -> Choice:
        turn.manner = self.manner
        best = self.manner.choose(strategy_for(turn.view).rank(turn, random), random)
        return Choice(best.action, best.reason)
