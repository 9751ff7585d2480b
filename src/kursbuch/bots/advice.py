"""Hints at a table: what the bots that have a reason for what they do would do."""

from collections.abc import Iterator
from random import Random

from kursbuch.bots.bot import Bot, Budget, Choice, Turn
from kursbuch.bots.registry import find_bot
from kursbuch.bots.search import SearchBot
from kursbuch.kernel import Action, RouteService, Rules, Seat

BUDGET = Budget(seconds=0.5)
SURE = 4
"""In so many playouts another move must have been better before the builder is contradicted."""
ADVISERS: tuple[Bot, ...] = (find_bot("builder"), SearchBot(least_rounds=SURE))


def advice(
    rules: Rules[object, Action],
    position: object,
    seat: Seat,
    routes: RouteService[object, Action] | None,
    chance: str,
) -> Iterator[tuple[str, Choice]]:
    """The choice of each bot, from what the seat may see. Its chance must not be that of the game, which is secret."""
    turn = Turn(rules, position, seat, routes, BUDGET)
    for bot in ADVISERS:
        yield bot.name, bot.choose(turn, Random(chance))
