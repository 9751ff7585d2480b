"""Traces: what everybody holds after each action of a file, a JSON object each."""

from collections.abc import Iterator, Mapping

from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.exchange.eighteenxx_games.tracing import trace_line
from kursbuch.exchange.game_file import GameFile
from kursbuch.kernel import Action, Json, Rules, as_json, find_title


def trace(game: GameFile) -> Iterator[Mapping[str, Json]]:
    """A line after each action of the file: its number from 0 on, its kind, and the position after it.

    Titles of the 18xx family are told in the format of 18xx.games, others as a spectator sees the table. Of a game that
    is only known up to a failure the lines end with that.
    """
    record = game.record
    rules = find_title(record.title).rules(record.setup)
    for number, (kind, position) in enumerate(_after_each_action(game)):
        if isinstance(position, Position) and isinstance(rules, EighteenRules):
            yield trace_line(rules, position, game.player_ids, number, kind)
        else:
            yield {"n": number, "action": kind, **_without_board(rules, position)}
    if game.failure is not None:
        raise game.failure


def _after_each_action(game: GameFile) -> Iterator[tuple[str, object]]:
    """The kind of each action of the file and the position after it; one action may be several moves, or none."""
    kinds = game.action_kinds
    stages = game.stages()
    stage = next(stages)
    following = next(stages, None)
    for number, kind in enumerate(kinds, start=1):
        while following is not None and following.number <= number:
            stage, following = following, next(stages, None)
        yield kind, stage.position


def _without_board(rules: Rules[object, Action], position: object) -> dict[str, Json]:
    return {key: value for key, value in as_json(rules.view(position, None)).items() if key != "board"}
