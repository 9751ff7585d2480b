"""A president finds money for what his company must pay, or goes bankrupt (1849 §4.6.1)."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from kursbuch.eighteenxx.actions import DeclareBankruptcy
from kursbuch.eighteenxx.play.company_turn import CompanyStep
from kursbuch.eighteenxx.shares import sale_cost
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat, Single
from kursbuch.titles.t1849.actions import SellCertificates
from kursbuch.titles.t1849.bankruptcy import go_bankrupt
from kursbuch.titles.t1849.certificates import Lot, keep_stacks, sell_lot
from kursbuch.titles.t1849.duty import Duty, forced_sale_fault, forced_sales, liquid_value
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.rounds import note_sequence
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianSituation, Sicily

FindDuty: TypeAlias = Callable[[SicilianGame, SicilianSituation], Duty | None]
"""What the company on turn must pay: for a train, or interest."""


class SellForCompany(CompanyStep[SellCertificates, Island, Sicily]):
    """The president sells shares for what his company must pay (1849 §4.6.1)."""

    action = SellCertificates

    def __init__(self, find_duty: FindDuty) -> None:
        self._find_duty = find_duty

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        duty = self._find_duty(game, position)
        may_sell = duty is not None and (duty.missing > 0 or game.facts.site.sells_half_without_need)
        sales = tuple(forced_sales(game, position, seat, duty)) if duty is not None and may_sell else ()
        if sales:
            yield Choices(sales)

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: SellCertificates
    ) -> Refusal | None:
        duty = self._find_duty(game, position)
        if duty is None or (duty.missing <= 0 and not game.facts.site.sells_half_without_need):
            return game.refuse("trains.no_need")
        fault = forced_sale_fault(game, position, seat, duty, action)
        return game.refuse(fault, company=action.company) if fault else None

    def cost(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: SellCertificates) -> int | None:
        return sale_cost(game, position, action.company, Lot(action.tens, action.last).shares)

    def apply(self, draft: SicilianDraft, seat: Seat, action: SellCertificates) -> None:
        draft.change_round(has_acted=True)
        lot, before, is_first = Lot(action.tens, action.last), draft.market, not draft.own.is_rescued
        draft.change_own(is_rescued=True)
        sell_lot(draft, seat, action.company, lot, whole=action.whole)
        note_sequence(draft)
        keep_stacks(draft, action.company, lot, before, is_first)


class GiveUp(CompanyStep[DeclareBankruptcy, Island, Sicily]):
    """A president who can sell nothing for what his company must pay is bankrupt (1849 §4.6.1)."""

    action = DeclareBankruptcy

    def __init__(self, find_duty: FindDuty) -> None:
        self._find_duty = find_duty

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        if self.objection(game, position, seat, DeclareBankruptcy()) is None:
            yield Single(DeclareBankruptcy())

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: DeclareBankruptcy
    ) -> Refusal | None:
        duty = self._find_duty(game, position)
        if duty is None or duty.missing <= 0:
            return game.refuse("trains.no_bankruptcy")
        return game.refuse("trains.not_bankrupt") if _may_be_rescued(game, position, seat, duty) else None

    def apply(self, draft: SicilianDraft, seat: Seat, action: DeclareBankruptcy) -> None:
        draft.change_round(has_acted=True)
        go_bankrupt(draft, seat, self._find_duty(draft.game, draft))


def _may_be_rescued(game: SicilianGame, position: SicilianPosition, seat: Seat, duty: Duty) -> bool:
    """Whether there is something left to sell; in the profile only if all of it together would do."""
    if not game.facts.site.ruins_before_sales:
        return any(True for _ in forced_sales(game, position, seat, duty))
    return duty.missing <= liquid_value(game, position, seat, duty)
