"""Paying the revenue out, or withholding it (1849 §3.5.1, §4.3.2)."""

from kursbuch.eighteenxx.actions import PayDividend
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.shares import percent, price
from kursbuch.eighteenxx.steps.dividend import PAY, Dividend
from kursbuch.eighteenxx.turn import finish_step, operating, operating_company
from kursbuch.kernel import Action, Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.pricing import move_left, move_right


class PayOrWithhold(Dividend):
    """The same choice as in 1830, with other receivers and other moves of the price."""

    def apply(self, draft: Draft, seat: Seat, action: Action) -> None:
        assert isinstance(action, PayDividend)
        if action.choice == PAY:
            pay(draft)
        else:
            withhold(draft)
        finish_step(draft)

    def skip(self, draft: Draft) -> None:
        withhold(draft)


def pay(draft: Draft) -> None:
    """Treasury shares pay the company, pool shares nobody; a revenue of at least the price moves it right."""
    company, revenue = operating_company(draft), operating(draft).revenue
    draft.log("dividend_paid", company=company, amount=revenue)
    for seat in map(Seat, range(len(draft.game.players))):
        share = revenue * percent(draft.game, draft, company, seat) // 100
        if share:
            draft.pay(BANK, seat, share)
            draft.log("dividend_received", seat=seat, company=company, amount=share)
    draft.pay(BANK, company, revenue * percent(draft.game, draft, company, BANK) // 100)
    if revenue >= (price(draft.game, draft, company) or 0):
        move_right(draft, company)


def withhold(draft: Draft) -> None:
    """The revenue goes to the treasury and the price moves left."""
    company, revenue = operating_company(draft), operating(draft).revenue
    draft.pay(BANK, company, revenue)
    draft.log("dividend_withheld", company=company, amount=revenue)
    move_left(draft, company)
