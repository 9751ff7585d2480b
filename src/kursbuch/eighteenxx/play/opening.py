"""The opening: an auction of the privates in 1830 (§1.2, §2.1)."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.play.round import Round
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.position import AuctionRound
from kursbuch.eighteenxx.privates import unsold
from kursbuch.eighteenxx.shares import Table
from kursbuch.eighteenxx.trains import begin_phase


def auction(table: Table) -> AuctionRound:
    """The round, known to be the opening."""
    assert isinstance(table.round, AuctionRound)
    return table.round


class Opening(Round[F, S]):
    """What comes before the first stock round: all privates are sold."""

    kind = "auction"

    def __init__(self, *steps: Step[F, S]) -> None:
        self._steps = steps

    def set_up(self, draft: Draft[F, S], seed: int) -> None:
        """What the title adds to the position before the first move."""
        del draft, seed

    def steps(self, table: Table[F, S]) -> tuple[Step[F, S], ...]:
        del table
        return self._steps

    def proceed(self, draft: Draft[F, S]) -> bool:
        return False

    def is_over(self, draft: Draft[F, S]) -> bool:
        """All privates are sold."""
        return not unsold(draft.game, draft)

    def end(self, draft: Draft[F, S]) -> None:
        """With the last private sold the next phase begins (1830 §2.2)."""
        phases = list(draft.game.phases)
        begin_phase(draft, phases[phases.index(draft.phase) + 1])
