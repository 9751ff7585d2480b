"""A game goes out to 18xx.games and comes back."""

import json
from collections.abc import Sequence

from kursbuch.eighteenxx.position import Position
from kursbuch.exchange import export_game
from kursbuch.exchange.eighteenxx_games import load_game
from kursbuch.exchange.eighteenxx_games.exporting import forget_proposals
from kursbuch.kernel import Record
from tests.properties.playing import Case, Stage, record_of


def check_round_trip(case: Case, seed: int, stages: Sequence[Stage]) -> None:
    """A game that has just been played comes back as it was."""
    record = record_of(case, seed, [stage.move for stage in stages])
    last = stages[-1].rules.apply(stages[-1].position, stages[-1].move.seat, stages[-1].move.action)
    check_comes_back(record, [*(stage.position for stage in stages), last.position])


def check_comes_back(record: Record, positions: Sequence[object]) -> None:
    """Every position that the exported actions lead to is one of the game, in order, and so is the last one.

    A proposal that nobody has answered yet is no part of it.
    """
    back = load_game(json.loads(json.dumps(export_game(record))))
    assert (back.record.title, back.record.players) == (record.title, record.players)
    assert back.record.options == record.options
    told = [told_position(position) for position in positions]
    played = iter(told)
    last = None
    for stage in back.stages():
        last = told_position(stage.position)
        assert any(position == last for position in played), f"action {stage.number}"
    assert last == (told[-2] if told[-1].trade is not None else told[-1])


def told_position(position: object) -> Position:
    """What the site knows of a position."""
    assert isinstance(position, Position)
    return forget_proposals(position)
