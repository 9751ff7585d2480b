"""Bonds of the advanced game: interest, redemption, issue (1849 §4.7.3-§4.7.5)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import DeclareBankruptcy, Pass
from kursbuch.eighteenxx.play.company_turn import finish_step, operating_company, operating_president
from kursbuch.eighteenxx.play.step import TurnStep
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import IssueBond, RedeemBond, SellCertificates
from kursbuch.titles.t1849.duty import duty_to_pay, forced_sales
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.pricing import move_left, move_right
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianTable, Sicily
from kursbuch.titles.t1849.trains import rescue, rescue_refusal


class BondStep(TurnStep[Island, Sicily]):
    """A step that needs the figures of bonds."""

    def seats(self, game: SicilianGame, table: SicilianTable) -> tuple[Seat, ...]:
        return (operating_president(table),)


class ChargeInterest(BondStep):
    """The company pays interest; where its money does not reach, it owes the rest for a moment (1849 §4.7.3)."""

    actions = ()

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        return ()

    def refusal(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: Action) -> Refusal | None:
        return None

    def apply(self, draft: SicilianDraft, seat: Seat, action: Action) -> None:
        raise AssertionError("there is nothing to decide")

    def is_needed(self, draft: SicilianDraft) -> bool:
        return False

    def skip(self, draft: SicilianDraft) -> None:
        company = operating_company(draft)
        if company in draft.own.bonds:
            draft.pay(company, BANK, draft.game.facts.bond_interest)
            draft.log("interest_paid", company=company, amount=draft.game.facts.bond_interest)


class CoverInterest(BondStep):
    """The president pays what the company still owes, and sells shares where he must (1849 §4.6.1, §4.7.3)."""

    actions = (SellCertificates, DeclareBankruptcy)

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        sales = () if self._is_lost(game) else tuple(forced_sales(game, position, seat, duty_to_pay(position, 0)))
        yield Choices(sales) if sales else Single(DeclareBankruptcy())

    def refusal(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: Action) -> Refusal | None:
        if self._is_lost(game):
            return game.refuse("trains.no_need") if isinstance(action, SellCertificates) else None
        return rescue_refusal(game, position, seat, duty_to_pay(position, 0), action)

    def apply(self, draft: SicilianDraft, seat: Seat, action: Action) -> None:
        rescue(draft, seat, action)

    def is_needed(self, draft: SicilianDraft) -> bool:
        is_owed = draft.cash[operating_company(draft)] < 0
        return is_owed and (self._is_lost(draft.game) or duty_to_pay(draft, 0).missing > 0)

    def _is_lost(self, game: SicilianGame) -> bool:
        """On the site the president cannot help."""
        return game.facts.site.unpaid_interest_ruins

    def skip(self, draft: SicilianDraft) -> None:
        company, president = operating_company(draft), operating_president(draft)
        draft.change_own(is_rescued=False)
        owed = -draft.cash[company]
        if owed > 0:
            draft.pay(president, company, owed)
            draft.log("president_pays", seat=president, company=company, amount=owed)


class RedeemBonds(BondStep):
    """The bond may be bought back; the price moves right (1849 §4.7.4)."""

    actions = (RedeemBond, Pass)

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(RedeemBond())
        yield Single(Pass())

    def refusal(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: Action) -> Refusal | None:
        return None

    def apply(self, draft: SicilianDraft, seat: Seat, action: Action) -> None:
        if isinstance(action, RedeemBond):
            company = operating_company(draft)
            draft.pay(company, BANK, draft.game.facts.bond)
            draft.change_own(bonds=draft.own.bonds - {company})
            draft.log("bond_redeemed", company=company, amount=draft.game.facts.bond)
            move_right(draft, company)
        finish_step(draft)

    def is_needed(self, draft: SicilianDraft) -> bool:
        company = operating_company(draft)
        return company in draft.own.bonds and draft.cash[company] >= draft.game.facts.bond


class IssueBonds(BondStep):
    """From phase 8 on a company may issue its bond; the price moves left (1849 §4.7.5)."""

    actions = (IssueBond, Pass)

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(IssueBond())
        yield Single(Pass())

    def refusal(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: Action) -> Refusal | None:
        return None

    def apply(self, draft: SicilianDraft, seat: Seat, action: Action) -> None:
        company = operating_company(draft)
        finish_step(draft)
        if isinstance(action, IssueBond):
            draft.pay(BANK, company, draft.game.facts.bond)
            draft.change_own(bonds=draft.own.bonds | {company})
            draft.log("bond_issued", company=company, amount=draft.game.facts.bond)
            move_left(draft, company)

    def is_needed(self, draft: SicilianDraft) -> bool:
        phases = list(draft.game.phases)
        has_begun = phases.index(draft.phase) >= phases.index(draft.game.facts.bond_phase)
        return has_begun and operating_company(draft) not in draft.own.bonds
