"""A title that nobody has written a strategy for: any move, and no opinion on positions."""

from collections.abc import Sequence
from random import Random

from kursbuch.bots.bot import Turn
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.bots.random_bot import RandomBot
from kursbuch.kernel import View


class PlainStrategy:
    """Plays like the random bot."""

    def rank(self, turn: Turn, random: Random) -> Sequence[Suggestion]:
        return [Suggestion(RandomBot().choose(turn, random).action, 1.0)]

    def worth(self, view: View) -> tuple[float, ...]:
        players = view.get("players")
        return (0.0,) * (len(players) if isinstance(players, list | tuple) else 0)
