"""The course of the opening auction (1830 §1.2, §2.1)."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.position import AuctionRound
from kursbuch.eighteenxx.privates import unsold
from kursbuch.eighteenxx.shares import Table
from kursbuch.eighteenxx.trains import begin_phase


def auction(table: Table) -> AuctionRound:
    """The round, known to be the auction."""
    assert isinstance(table.round, AuctionRound)
    return table.round


def is_auction_over(draft: Draft) -> bool:
    """All privates are sold."""
    return not unsold(draft.game, draft)


def end_auction(draft: Draft) -> None:
    """With the last private sold the next phase begins (1830 §2.2)."""
    phases = list(draft.game.phases)
    begin_phase(draft, phases[phases.index(draft.phase) + 1])
