"""A player's turn in the opening round (1849 §2.4)."""

from kursbuch.eighteenxx.actions import Pass
from kursbuch.eighteenxx.play.opening import auction
from kursbuch.eighteenxx.steps.auction import PassInAuction
from kursbuch.kernel import Seat
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import SicilianDraft, Sicily


class PassInOpening(PassInAuction[Island, Sicily]):
    """When all have passed, a new round begins with the holder of the priority (1849 §2.4.4).

    So whoever was first offered the S.C.E. for L. 5 is the one who has to take it for nothing.
    """

    def apply(self, draft: SicilianDraft, seat: Seat, action: Pass) -> None:
        super().apply(draft, seat, action)
        have_all_passed = auction(draft).passes == 0
        if have_all_passed and not draft.game.facts.site.asking.goes_on_after_passes:
            draft.change_round(seat=draft.priority)
