"""Sales of shares in a stock round or to pay a train; the bond railway has a 20% paper besides (VI.8, X.4)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar

from kursbuch.eighteenxx.actions import SellShares
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.shares import SHARE, percent
from kursbuch.kernel import Seat
from kursbuch.titles.t1824.actions import SellDouble
from kursbuch.titles.t1824.holdings import DOUBLE, is_sale_limited, returned, sale_fault, sell, whole_certificates
from kursbuch.titles.t1824.railways import AustrianDraft, AustrianGame, AustrianSituation

SellAction = TypeVar("SellAction", SellShares, SellDouble)


@dataclass(frozen=True, slots=True)
class SaleKind(Generic[SellAction]):
    """A kind of sale: what could be sold of a company if no rule were against it, why not, and selling it."""

    action: type[SellAction]
    conceivable: Callable[[AustrianGame, AustrianSituation, Seat, CompanyId], tuple[SellAction, ...]]
    fault: Callable[[AustrianGame, AustrianSituation, Seat, SellAction], str | None]
    make: Callable[[AustrianDraft, Seat, SellAction], None]
    count: Callable[[SellAction], int]
    """How many times 10% it is."""


def _share_sales(game: AustrianGame, now: AustrianSituation, seat: Seat, company: CompanyId) -> tuple[SellShares, ...]:
    held = percent(game, now, company, seat) // SHARE
    return _sales_up_to(company, held) if held and not game.companies[company].is_minor else ()


@cache
def _sales_up_to(company: CompanyId, most: int) -> tuple[SellShares, ...]:
    return tuple(SellShares(company, shares) for shares in range(1, most + 1))


def _share_fault(game: AustrianGame, now: AustrianSituation, seat: Seat, sale: SellShares) -> str | None:
    return sale_fault(game, now, seat, sale.company, sale.shares)


def _sell_shares(draft: AustrianDraft, seat: Seat, sale: SellShares) -> None:
    sell(draft, seat, sale.company, sale.shares)


def _double_sales(game: AustrianGame, now: AustrianSituation, seat: Seat, company: CompanyId) -> tuple[SellDouble, ...]:
    if company != now.own.bond:
        return ()
    held = percent(game, now, company, seat) // SHARE
    return tuple(SellDouble(company, shares) for shares in range(held))


def _double_fault(game: AustrianGame, now: AustrianSituation, seat: Seat, sale: SellDouble) -> str | None:
    is_bond = sale.company == now.own.bond
    is_held = is_bond and whole_certificates(now, sale.company, seat, DOUBLE + sale.shares, double_first=True)
    if not is_held:
        return "shares.not_held"
    grown = returned(game, now, sale.company) + (DOUBLE + sale.shares) * SHARE
    return "shares.pool_full" if is_sale_limited(game, now, is_bond) and grown > game.pool_percent else None


def _sell_double(draft: AustrianDraft, seat: Seat, sale: SellDouble) -> None:
    """The 20% paper is sold where it is named, although there may be enough 10% papers."""
    sell(draft, seat, sale.company, DOUBLE + sale.shares, double_first=True)


SHARES = SaleKind(SellShares, _share_sales, _share_fault, _sell_shares, lambda sale: sale.shares)
DOUBLES = SaleKind(SellDouble, _double_sales, _double_fault, _sell_double, lambda sale: DOUBLE + sale.shares)


def conceivable_sales(
    game: AustrianGame, now: AustrianSituation, seat: Seat
) -> Iterator[tuple[SaleKind[Any], tuple[Any, ...]]]:
    """What a player could sell of each company if no rule were against it, kind by kind."""
    for company in now.shares:
        for kind in (SHARES, DOUBLES):
            sales = kind.conceivable(game, now, seat, company)
            if sales:
                yield kind, sales
