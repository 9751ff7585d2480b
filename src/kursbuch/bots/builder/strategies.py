"""The strategy of a title, behind its door `kursbuch.strategies`."""

from collections.abc import Sequence
from random import Random

from kursbuch.bots.bot import Reason, Turn
from kursbuch.bots.builder.strategy import Strategy, Suggestion
from kursbuch.bots.random_bot import RandomBot
from kursbuch.kernel import Floor, View

_STRATEGIES: Floor[Strategy] = Floor("strategies")


class NoStrategy:
    """Nobody has written one for the title: any move, and no opinion on positions. It says so with every move."""

    def rank(self, turn: Turn, random: Random) -> Sequence[Suggestion]:
        return [Suggestion(RandomBot().choose(turn, random).action, 1.0, Reason("no-strategy"))]

    def worth(self, view: View) -> tuple[float, ...]:
        players = view.get("players")
        return (0.0,) * (len(players) if isinstance(players, list | tuple) else 0)


def strategy_for(view: View) -> Strategy:
    """How the title of this view is played."""
    return _STRATEGIES.behind(view.get("title")) or NoStrategy()


def has_strategy(title: str) -> bool:
    """Whether anybody has written down how the title is played; else all bots play it at random."""
    return title in _STRATEGIES.doors
