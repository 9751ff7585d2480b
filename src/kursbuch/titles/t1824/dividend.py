"""What becomes of the revenue (VII.10): coal and pre-state railways halve it, the others pay or withhold."""

from kursbuch.eighteenxx.actions import PayDividend
from kursbuch.eighteenxx.play.company_turn import operating, operating_company, operating_president
from kursbuch.eighteenxx.steps.dividend import Dividend
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.railways import Austria, AustrianDraft, Empire


class AustrianDividend(Dividend[Austria, Empire]):
    """The value of mines goes to the treasury in any case (VII.3)."""

    def apply(self, draft: AustrianDraft, seat: Seat, action: PayDividend) -> None:
        pay_mines(draft)
        super().apply(draft, seat, action)
        draft.change_company(operating_company(draft), has_operated=True)

    def is_needed(self, draft: AustrianDraft) -> bool:
        is_minor = draft.game.companies[operating_company(draft)].is_minor
        return not is_minor and super().is_needed(draft)

    def skip(self, draft: AustrianDraft) -> None:
        """Half for the owner, half for the treasury (IV.2, IV.3); without revenue a share price falls (VIII.2)."""
        company = operating_company(draft)
        if draft.game.companies[company].is_minor:
            pay_mines(draft)
            pay_half(draft)
        else:
            self.withhold(draft)
        draft.change_company(company, has_operated=True)


def pay_mines(draft: AustrianDraft) -> None:
    """Every goods train brings the treasury the value of the mine that it starts from (VII.3)."""
    company, amount = operating_company(draft), operating(draft).treasury
    if amount:
        draft.pay(BANK, company, amount)
        draft.log("mines_pay", company=company, amount=amount)


def pay_half(draft: AustrianDraft) -> None:
    """Half of the revenue to the owner, half to the treasury."""
    company, revenue = operating_company(draft), operating(draft).revenue
    if revenue:
        owner, half = operating_president(draft), revenue // 2
        draft.pay(BANK, owner, half)
        draft.pay(BANK, company, revenue - half)
        draft.log("dividend_halved", company=company, seat=owner, amount=half)
