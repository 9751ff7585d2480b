"""Paying the revenue out, or withholding it (1849 §3.5.1, §4.3.2)."""

from kursbuch.eighteenxx.play.company_turn import operating, operating_company
from kursbuch.eighteenxx.shares import percent, price
from kursbuch.eighteenxx.steps.dividend import Dividend, keep_revenue, pay_players
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.pricing import move_left, move_right
from kursbuch.titles.t1849.sicily import SicilianDraft, Sicily


class PayOrWithhold(Dividend[Island, Sicily]):
    """The same choice as in 1830, with other receivers and other moves of the price."""

    def pay(self, draft: SicilianDraft) -> None:
        """Treasury shares pay the company, pool shares nobody; a revenue of at least the price moves it right."""
        company, revenue = operating_company(draft), operating(draft).revenue
        pay_players(draft)
        draft.pay(BANK, company, revenue * percent(draft.game, draft, company, BANK) // 100)
        if revenue >= (price(draft.game, draft, company) or 0):
            move_right(draft, company)

    def withhold(self, draft: SicilianDraft) -> None:
        """The price moves left."""
        keep_revenue(draft)
        move_left(draft, operating_company(draft))
