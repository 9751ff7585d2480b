"""The order of the companies in an operating round (1849 §4), and how 18xx.games keeps it."""

from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating
from kursbuch.eighteenxx.trains import operating_order
from kursbuch.titles.t1849.sicily import SicilianDraft


def note_sequence(draft: SicilianDraft) -> None:
    """Profile only: the site works the order out when a round begins and after a sale for a train, not otherwise."""
    if draft.game.facts.site.keeps_sequence:
        draft.change_own(sequence=tuple(operating_order(draft.game, draft)))


def next_in_sequence(draft: SicilianDraft) -> CompanyId | None:
    """Profile only: the next company in the order that was last worked out."""
    state = operating(draft)
    waiting = (name for name in draft.own.sequence if name in state.companies and name in draft.market)
    return next((name for name in waiting if name not in state.done), None)
