"""A bot of this version as a program: it reads turns from a stream and writes its moves to another."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, BinaryIO

from kursbuch.bots.bot import Bot, Budget, Reason, Turn
from kursbuch.bots.program.protocol import (
    VERSION,
    ProgramError,
    read_game,
    read_line,
    read_offers,
    tell_move,
    write_line,
)
from kursbuch.exchange import decode_action
from kursbuch.kernel import Action, KursbuchError, Record, RouteService, Rules, Seat, find_title

THINKING = 0.8
"""The part of the time that a bot thinks; the rest is for the way."""


def speak(bot: Bot, source: BinaryIO, sink: BinaryIO, tell: Callable[[str, Sequence[str], Reason], str]) -> None:
    """Answer until the source ends. `tell` puts a reason into words, for a title and its players."""
    follower = _Follower()
    for number, line in enumerate(source, start=1):
        try:
            message = read_line(line)
            if message.get("type") == "hello":
                sink.write(write_line({"type": "ready", "protocol": VERSION, "name": bot.name}))
            elif message.get("type") == "turn":
                turn, chance, game = _read_turn(follower, message)
                choice = bot.choose(turn, chance)
                words = tell(game["title"], game["players"], choice.reason) if choice.reason is not None else ""
                sink.write(write_line(tell_move(message["id"], choice, words)))
        except ProgramError as error:
            raise KursbuchError("program-line", number=number, problem=str(error)) from error
        sink.flush()


def _read_turn(follower: "_Follower", message: dict[str, Any]) -> tuple[Turn, Random, dict[str, Any]]:
    """What is asked, with which chance, and in which game."""
    try:
        return follower.turn(message), Random(message["chance"]), message["game"]
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise ProgramError("turn") from error


class _Follower:
    """Keeps the position of the game that it was told last, and plays on what is new."""

    def __init__(self) -> None:
        self._game: Record | None = None
        self._moves: list[dict[str, Any]] = []
        self._position: object = None

    def turn(self, message: dict[str, Any]) -> Turn:
        """The turn as the bots of this version know it."""
        if message["game"] is None:
            raise ProgramError("game")
        game = read_game(message["game"])
        title = find_title(game.title)
        rules, routes = title.rules(game.setup), title.routes(game.setup)
        seat, budget = Seat(message["seat"]), Budget(seconds=THINKING * message["seconds"])
        if message["game"]["moves"] is None:
            return _ToldTurn(rules, seat, routes, budget, message)
        self._follow(rules, game, message["game"]["moves"])
        return Turn(rules, self._position, seat, routes, budget)

    def _follow(self, rules: Rules[object, Action], game: Record, moves: list[dict[str, Any]]) -> None:
        known = len(self._moves)
        if game != self._game or moves[:known] != self._moves:
            self._game, self._position, known = game, rules.initial(game.setup, game.seed), 0
        title = find_title(game.title)
        for move in moves[known:]:
            action = decode_action(title, {name: value for name, value in move.items() if name != "seat"})
            self._position = rules.apply(self._position, Seat(move["seat"]), action).position
        self._moves = moves


class _ToldTurn(Turn):
    """A turn of a title in which something is hidden: there is no position, only what was told."""

    def __init__(
        self,
        rules: Rules[object, Action],
        seat: Seat,
        routes: RouteService[object, Action] | None,
        budget: Budget,
        message: dict[str, Any],
    ) -> None:
        super().__init__(rules, None, seat, routes, budget)
        self.offers = read_offers(find_title(message["view"]["title"]), message["offers"])
        self.view = message["view"]

    def imagined(self, random: Random) -> object:
        raise ProgramError("hidden")
