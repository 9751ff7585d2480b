"""Positions of games in files."""

from kursbuch.exchange import GameFile
from kursbuch.kernel import KursbuchError, Replay


def last_stage(game: GameFile, at: int | None = None) -> Replay[object]:
    """The stage after `at` actions of the file, or the last one."""
    if at is not None and at > game.actions:
        raise KursbuchError("at-beyond", at=at, actions=game.actions)
    found: Replay[object] | None = None
    for stage in game.stages():
        if at is not None and stage.number > at:
            break
        found = stage
    assert found is not None, "a game has at least its set-up"
    return found
