"""Running trains, and what becomes of the revenue: coal and pre-state railways halve it, others pay or withhold (VII.9,
VII.10)."""

from kursbuch.eighteenxx.actions import PayDividend
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating, operating_company, operating_president
from kursbuch.eighteenxx.running import company_network, has_any_route
from kursbuch.eighteenxx.steps.dividend import Dividend
from kursbuch.eighteenxx.steps.run import RunTrainsStep
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.railways import Austria, AustrianDraft, Empire


class RunAustrianTrains(RunTrainsStep[Austria, Empire]):
    """The best run is compulsory (VII.10)."""

    def is_needed(self, draft: AustrianDraft) -> bool:
        company = operating_company(draft)
        is_asked = draft.game.facts.site.asks_for_every_run and bool(draft.companies[company].trains)
        return (is_asked and leads_anywhere(draft, company)) or super().is_needed(draft)


def leads_anywhere(draft: AustrianDraft, company: CompanyId) -> bool:
    """Whether track leads from a station to another place, be it a mine that none of the trains can use."""
    stops = company_network(draft.game, draft, company).stops
    return any(not stop.station for stop in stops) or has_any_route(draft.game, draft, company)


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
