"""Whether moves revealed something hidden, told from the rules alone, for any title."""

from collections.abc import Iterable
from random import Random

from kursbuch.kernel import Action, Refused, Seat
from kursbuch.server.play.hosted_game import Stage
from kursbuch.server.storage import Entry

SAMPLES = 5
"""Deals that are tried: that all of them fall like the real one by chance is rare even with few hidden things."""


def have_revealed(stage: Stage, moves: Iterable[Entry]) -> bool:
    """Whether one of these moves, played from the stage on, showed somebody what was hidden before."""
    for entry in moves:
        move = stage.game.move_of(entry)
        if _reveals(stage, move.seat, move.action):
            return True
        stage = stage.after_entry(entry)
    return False


def _reveals(stage: Stage, mover: Seat, action: Action) -> bool:
    """A move reveals something to a seat if its result, as the seat sees it, depends on what the seat did not see.

    So the move is played on positions that look the same to the seat, with what it cannot see dealt anew: by the seed,
    which nobody knows, and by the moves that count, so that who tries again is answered the same.
    """
    rules, position, chance = stage.game.rules, stage.position, f"{stage.game.seed}/{len(stage.path)}"
    after = stage.apply(mover, action).position
    for viewer in map(Seat, range(len(stage.game.setup.players))):
        seen = rules.view(after, viewer)
        for sample in range(SAMPLES):
            other = rules.imagined(position, viewer, Random(f"{chance}/{viewer}/{sample}"))
            if other is position:  # nothing is hidden
                break
            try:
                if rules.view(rules.apply(other, mover, action).position, viewer) != seen:
                    return True
            except Refused:  # that it was possible tells something
                return True
    return False
