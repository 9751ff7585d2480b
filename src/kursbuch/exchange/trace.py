"""Traces: what everybody holds after each action of a file, a JSON object each."""

from collections.abc import Iterator, Mapping

from kursbuch.exchange.game import GameFile
from kursbuch.kernel import Json, Replay, find_title


def trace(game: GameFile) -> Iterator[Mapping[str, Json]]:
    """A line after each action of the file: its number from 0 on, its kind, and the position as a spectator sees it."""
    record = game.record
    rules = find_title(record.title).rules(record.setup)
    for stage in _last_of_each_action(game.stages()):
        if stage.move is not None:
            seen = {key: value for key, value in rules.view(stage.position, None).items() if key != "board"}
            yield {"n": stage.number - 1, "action": stage.move.action.kind, **seen}


def _last_of_each_action(stages: Iterator[Replay[object]]) -> Iterator[Replay[object]]:
    """One action of a file may be several moves: only the position after the last of them counts."""
    waiting: Replay[object] | None = None
    for stage in stages:
        if waiting is not None and waiting.number != stage.number:
            yield waiting
        waiting = stage
    if waiting is not None:
        yield waiting
