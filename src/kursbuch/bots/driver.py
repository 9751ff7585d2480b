"""Games among bots, from the set-up to the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from kursbuch.bots.bot import Bot, Turn
from kursbuch.kernel import Move, Outcome, Record, Setup, Title

MOST_MOVES = 100_000
"""Longer than any game: bots that never come to an end are stopped here."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that bots played; the outcome is None if they did not come to an end."""

    record: Record
    outcome: Outcome | None


def play_game(title: Title, setup: Setup, seed: int, bots: Sequence[Bot], most_moves: int = MOST_MOVES) -> PlayedGame:
    """Play a game with a bot in each seat. The same seed gives the same game."""
    rules, routes = title.rules(setup), title.routes(setup)
    position = rules.initial(setup, seed)
    moves: list[Move] = []

    def record() -> Record:
        played = tuple(moves)
        return Record(title.id, setup.players, setup.options, seed, title.rules_version, played, title.fingerprint)

    while (outcome := rules.outcome(position)) is None and len(moves) < most_moves:
        seat = rules.to_act(position)[0]
        move = bot_move(bots[seat], Turn(rules, position, seat, routes, find_record=record), seed, len(moves))
        moves.append(move)
        position = rules.apply(position, move.seat, move.action).position
    return PlayedGame(record(), outcome)


def bot_move(bot: Bot, turn: Turn, seed: int, number: int) -> Move:
    """The bot's move after `number` others. Its chance depends on the seed and the number only, not on what was before:
    a game that is resumed or undone goes on as it would have gone."""
    return Move(turn.seat, bot.choose(turn, Random(f"{seed}/{number}")).action)
