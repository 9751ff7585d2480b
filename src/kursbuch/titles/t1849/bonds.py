"""Bonds of the advanced game: interest, redemption, issue (1849 §4.7.3-§4.7.5)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import DeclareBankruptcy
from kursbuch.eighteenxx.play.company_turn import CompanyStep, GoOn, finish_step, operating_company, operating_president
from kursbuch.eighteenxx.play.step import Alternatives
from kursbuch.kernel import Action, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import IssueBond, PayInterest, RedeemBond
from kursbuch.titles.t1849.duty import Duty, duty_to_pay
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.pricing import move_left, move_right
from kursbuch.titles.t1849.rescue import GiveUp, SellForCompany
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianSituation, Sicily


class ChargeInterest(Alternatives[Island, Sicily]):
    """The company pays interest; where its money does not reach, it owes the rest for a moment (1849 §4.7.3)."""

    stage = "bonds"

    def is_needed(self, draft: SicilianDraft) -> bool:
        return False

    def skip(self, draft: SicilianDraft) -> None:
        company = operating_company(draft)
        if company in draft.own.bonds:
            draft.pay(company, BANK, draft.game.facts.bond_interest)
            draft.log("interest_paid", company=company, amount=draft.game.facts.bond_interest)


def interest_duty(game: SicilianGame, now: SicilianSituation) -> Duty:
    """What is owed for the interest has made the treasury negative: it must come back to zero (1849 §4.7.3)."""
    del game
    return duty_to_pay(now, 0)


class FailToPay(GiveUp):
    """On 18xx.games a president may refuse to pay interest, whatever he has."""

    def __init__(self) -> None:
        super().__init__(interest_duty)

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: DeclareBankruptcy
    ) -> Refusal | None:
        return None if game.facts.site.ruins_before_sales else super().objection(game, position, seat, action)


class PayOwnInterest(CompanyStep[PayInterest, Island, Sicily]):
    """18xx.games only: the president says that he pays what his company owes."""

    action = PayInterest

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        if self.objection(game, position, seat, PayInterest()) is None:
            yield Single(PayInterest())

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: PayInterest
    ) -> Refusal | None:
        duty = duty_to_pay(position, 0)
        return game.refuse("trains.no_cash", amount=-duty.treasury) if duty.missing > 0 else None

    def apply(self, draft: SicilianDraft, seat: Seat, action: PayInterest) -> None:
        pay_owed(draft)
        finish_step(draft)


class CoverInterest(Alternatives[Island, Sicily]):
    """The president pays what the company still owes, and sells shares where he must (1849 §4.6.1, §4.7.3)."""

    stage = "bonds"

    def __init__(self) -> None:
        super().__init__(SellForCompany(interest_duty), FailToPay(), PayOwnInterest())

    def is_needed(self, draft: SicilianDraft) -> bool:
        is_owed = draft.cash[operating_company(draft)] < 0
        return is_owed and (draft.game.facts.site.asks_for_interest or duty_to_pay(draft, 0).missing > 0)

    def skip(self, draft: SicilianDraft) -> None:
        pay_owed(draft)


def pay_owed(draft: SicilianDraft) -> None:
    """The president pays what the company owes the bank for its bond."""
    company, president = operating_company(draft), operating_president(draft)
    draft.change_own(is_rescued=False)
    owed = -draft.cash[company]
    if owed > 0:
        draft.pay(president, company, owed)
        draft.log("president_pays", seat=president, company=company, amount=owed)


class RedeemOneBond(CompanyStep[RedeemBond, Island, Sicily]):
    """Buy the bond back; the price moves right (1849 §4.7.4)."""

    action = RedeemBond

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(RedeemBond())

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: RedeemBond
    ) -> Refusal | None:
        company, amount = operating_company(position), game.facts.bond
        if company not in position.own.bonds:
            return game.refuse("bonds.none_issued", company=company)
        return game.refuse("bonds.no_cash", amount=amount) if position.cash[company] < amount else None

    def cost(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: RedeemBond) -> int | None:
        return game.facts.bond

    def apply(self, draft: SicilianDraft, seat: Seat, action: RedeemBond) -> None:
        company = operating_company(draft)
        draft.pay(company, BANK, draft.game.facts.bond)
        draft.change_own(bonds=draft.own.bonds - {company})
        draft.log("bond_redeemed", company=company, amount=draft.game.facts.bond)
        move_right(draft, company)
        finish_step(draft)
        if draft.game.facts.site.one_bond_step:
            finish_step(draft)


class RedeemBonds(Alternatives[Island, Sicily]):
    """The bond may be bought back (1849 §4.7.4)."""

    stage = "bonds"

    def __init__(self) -> None:
        super().__init__(RedeemOneBond(), GoOn())

    def is_needed(self, draft: SicilianDraft) -> bool:
        company = operating_company(draft)
        return company in draft.own.bonds and draft.cash[company] >= draft.game.facts.bond


class IssueOneBond(CompanyStep[IssueBond, Island, Sicily]):
    """Issue the bond; the price moves left (1849 §4.7.5)."""

    action = IssueBond

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(IssueBond())

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: IssueBond
    ) -> Refusal | None:
        company, phases = operating_company(position), list(game.phases)
        if phases.index(position.phase) < phases.index(game.facts.bond_phase):
            return game.refuse("bonds.not_yet", phase=game.facts.bond_phase)
        return game.refuse("bonds.issued", company=company) if company in position.own.bonds else None

    def cost(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: IssueBond) -> int | None:
        return -game.facts.bond

    def apply(self, draft: SicilianDraft, seat: Seat, action: IssueBond) -> None:
        company = operating_company(draft)
        finish_step(draft)
        draft.pay(BANK, company, draft.game.facts.bond)
        draft.change_own(bonds=draft.own.bonds | {company})
        draft.log("bond_issued", company=company, amount=draft.game.facts.bond)
        move_left(draft, company)


class IssueBonds(Alternatives[Island, Sicily]):
    """From phase 8 on a company may issue its bond (1849 §4.7.5)."""

    stage = "bonds"

    def __init__(self) -> None:
        super().__init__(IssueOneBond(), GoOn())

    def is_needed(self, draft: SicilianDraft) -> bool:
        phases = list(draft.game.phases)
        has_begun = phases.index(draft.phase) >= phases.index(draft.game.facts.bond_phase)
        return has_begun and operating_company(draft) not in draft.own.bonds
