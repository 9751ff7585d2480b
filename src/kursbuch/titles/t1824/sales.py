"""Sales of shares in a stock round or to pay a train; the bond railway has a 20% paper besides (VI.8, X.4)."""

from collections.abc import Iterator
from typing import TypeAlias

from kursbuch.eighteenxx.actions import SellShares
from kursbuch.eighteenxx.shares import SHARE, percent
from kursbuch.kernel import Seat
from kursbuch.titles.t1824.actions import SellDouble
from kursbuch.titles.t1824.holdings import DOUBLE, sale_fault, sell, whole_certificates
from kursbuch.titles.t1824.railways import AustrianDraft, AustrianGame, AustrianTable

Sale: TypeAlias = SellShares | SellDouble


def conceivable_sales(game: AustrianGame, table: AustrianTable, seat: Seat) -> Iterator[tuple[Sale, ...]]:
    """What a player could sell of each company if no rule were against it."""
    for company in table.shares:
        held = percent(game, table, company, seat) // SHARE
        if held and not game.companies[company].is_minor:
            yield tuple(SellShares(company, shares) for shares in range(1, held + 1))
        if company == table.own.bond:
            yield tuple(SellDouble(company, shares) for shares in range(held))


def fault_of_sale(game: AustrianGame, table: AustrianTable, seat: Seat, sale: Sale) -> str | None:
    """Why this cannot be sold."""
    if isinstance(sale, SellShares):
        return sale_fault(game, table, seat, sale.company, sale.shares)
    is_bond = sale.company == table.own.bond
    is_held = is_bond and whole_certificates(table, sale.company, seat, DOUBLE + sale.shares, double_first=True)
    return None if is_held else "shares.not_held"


def make_sale(draft: AustrianDraft, seat: Seat, sale: Sale) -> None:
    """Sell; the 20% paper is sold where it is named, although there may be enough 10% papers."""
    if isinstance(sale, SellShares):
        sell(draft, seat, sale.company, sale.shares)
    else:
        sell(draft, seat, sale.company, DOUBLE + sale.shares, double_first=True)
