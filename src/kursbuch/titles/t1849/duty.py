"""Money that must be found: for a train, or for the interest on a bond (1849 §4.6, §4.6.1, §4.7.3)."""

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating_company, operating_president
from kursbuch.eighteenxx.running import has_any_route
from kursbuch.eighteenxx.shares import SHARE, price
from kursbuch.eighteenxx.trains import bank_trains
from kursbuch.kernel import Seat
from kursbuch.titles.t1849.actions import SellCertificates
from kursbuch.titles.t1849.certificates import (
    CERTIFICATES,
    LAST,
    PRESIDENT_SHARES,
    Lot,
    SaleTerms,
    plan_sale,
    possible_sales,
    sale_fault,
    sellable_lots,
    tens,
)
from kursbuch.titles.t1849.sicily import SicilianGame, SicilianSituation

ELECTRIC = "E"


@dataclass(frozen=True, slots=True)
class Duty:
    """An amount that the operating company must pay, with its president's help if need be."""

    company: CompanyId
    amount: int
    treasury: int
    funds: int
    """Treasury and president's cash together."""

    @property
    def needs_help(self) -> bool:
        return self.treasury < self.amount

    @property
    def missing(self) -> int:
        return self.amount - self.funds


def duty_to_pay(now: SicilianSituation, amount: int) -> Duty:
    """The operating company has to pay this amount."""
    company = operating_company(now)
    treasury = now.cash[company]
    return Duty(company, amount, treasury, treasury + now.cash[operating_president(now)])


def train_duty(game: SicilianGame, now: SicilianSituation) -> Duty | None:
    """A company without a train must buy one if it has a route and there is a train to be had (1849 §4.6)."""
    company = operating_company(now)
    if now.companies[company].trains:
        return None
    prices = [game.trains[name].price for name in trains_for_sale(game, now, company)]
    if not prices or not has_any_route(game, now, company):
        return None
    return duty_to_pay(now, min(prices))


def trains_for_sale(game: SicilianGame, now: SicilianSituation, company: CompanyId) -> list[str]:
    """What bank and pool have for this company; E-trains only with an E-token (1849 §4.6.2)."""
    names = [*(train.name for train in bank_trains(game, now)), *now.pool_trains]
    return [name for name in names if may_own(now, company, name)]


def may_own(now: SicilianSituation, company: CompanyId, train: str) -> bool:
    """Whether the company may buy a train of this kind."""
    return train != ELECTRIC or company in now.own.electric


def forced_sale_fault(
    game: SicilianGame, now: SicilianSituation, seat: Seat, duty: Duty, action: SellCertificates
) -> str | None:
    """Why a president may not sell this to pay for his company (1849 §4.6.1)."""
    if action.company not in now.shares:
        return "company.unknown"
    if fault := sale_fault(game, now, seat, action):
        return fault
    lot = Lot(action.tens, action.last)
    sale = plan_sale(game, now, seat, action.company, lot)
    assert isinstance(sale, SaleTerms)
    if action.company == duty.company and sale.heir is not None:
        return "trains.keeps_presidency"
    value = price(game, now, action.company) or 0
    if (lot.shares - _smallest(game, now, seat, action)) * value >= duty.missing:
        return "trains.more_than_needed" if duty.missing > 0 else "trains.no_need"
    return None


def _smallest(game: SicilianGame, now: SicilianSituation, seat: Seat, action: SellCertificates) -> int:
    """The shares of the smallest certificate in a sale, without which the money must not suffice.

    In the profile that is the president's certificate where only half of it is sold.
    """
    is_half = not tens(now, action.company, seat) and now.companies[action.company].president == seat
    if game.facts.site.sells_half_without_need and is_half and action.tens == 1:
        return PRESIDENT_SHARES
    return 1 if action.tens else CERTIFICATES[LAST] // SHARE


def liquid_value(game: SicilianGame, now: SicilianSituation, seat: Seat, duty: Duty) -> int:
    """What the president could get at most for the shares that he may sell, at today's prices."""
    return sum(
        (price(game, now, company) or 0)
        * max((lot.shares for lot in _dumpable(game, now, seat, duty, company)), default=0)
        for company in now.shares
    )


def _dumpable(game: SicilianGame, now: SicilianSituation, seat: Seat, duty: Duty, company: CompanyId) -> Iterator[Lot]:
    """What the president may sell of a company, however much he needs."""
    for lot in sellable_lots(game, now, seat, company):
        sale = plan_sale(game, now, seat, company, lot)
        if not isinstance(sale, str) and not (company == duty.company and sale.heir is not None):
            yield lot


def dearest_lot(game: SicilianGame, now: SicilianSituation, seat: Seat, duty: Duty, company: CompanyId) -> Lot | None:
    """Profile only: the most that is sold of a company in a bankruptcy; the heir's last certificate goes first."""
    sales = (Lot(sale.tens, sale.last) for sale in forced_sales(game, now, seat, duty) if sale.company == company)
    return max(sales, key=lambda lot: (lot.shares, lot.last), default=None)


def forced_sales(game: SicilianGame, now: SicilianSituation, seat: Seat, duty: Duty) -> Iterator[SellCertificates]:
    """Every sale that helps."""
    for company in now.shares:
        for sale in possible_sales(game, now, seat, company):
            if forced_sale_fault(game, now, seat, duty, sale) is None:
                yield sale
