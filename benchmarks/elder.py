"""The builder of a version that does not speak the protocol of programs yet, as a program.

Run: PYTHONPATH=/that/version/src python benchmarks/elder.py

It follows the game with its own rules, so that a move that is none there ends it, and is told as a fault.
"""

import json
import sys
from random import Random
from typing import Any

from kursbuch.bots import find_bot
from kursbuch.bots.bot import Turn
from kursbuch.exchange import decode_action
from kursbuch.kernel import Seat, Setup, encode_action, find_title


class Follower:
    """The game that it was told last, in its own rules."""

    def __init__(self) -> None:
        self.begun: object = None
        self.moves: list[dict[str, Any]] = []
        self.position: object = None

    def turn(self, game: dict[str, Any], seat: int) -> Turn:
        title = find_title(game["title"])
        setup = Setup(tuple(game["players"]), dict(game["options"]))
        rules, seed, moves = title.rules(setup), int(game["seed"]), game["moves"]
        begun, known = (title.id, setup, seed), len(self.moves)
        if begun != self.begun or moves[:known] != self.moves:
            self.begun, self.position, known = begun, rules.initial(setup, seed), 0
        for move in moves[known:]:
            action = decode_action(title, {name: value for name, value in move.items() if name != "seat"})
            self.position = rules.apply(self.position, Seat(move["seat"]), action).position
        self.moves = moves
        return Turn(rules, self.position, Seat(seat), title.routes(setup))


def main() -> None:
    follower, bot = Follower(), find_bot("builder")
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            answer: dict[str, Any] = {"type": "ready", "protocol": told["protocol"], "name": bot.name}
        else:
            action = bot.choose(follower.turn(told["game"], told["seat"]), Random(told["chance"])).action
            answer = {"type": "move", "id": told["id"], "action": encode_action(action)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
