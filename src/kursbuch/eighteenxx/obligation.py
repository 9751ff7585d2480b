"""The train obligation: a company with a route must own a train (1830 §6.6.2)."""

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.eighteenxx.actions import SellShares
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating_company, operating_president
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.running import has_any_route
from kursbuch.eighteenxx.shares import PRESIDENT, SHARE, most_sellable, ordinary, percent, price, sale_fault, successor
from kursbuch.eighteenxx.trains import cheapest_train_price
from kursbuch.kernel import Seat


@dataclass(frozen=True, slots=True)
class Obligation:
    """A train must be bought: what the cheapest costs and what there is to pay it."""

    company: CompanyId
    cheapest: int
    treasury: int
    funds: int

    @property
    def needs_help(self) -> bool:
        """Whether the company cannot pay alone."""
        return self.treasury < self.cheapest

    @property
    def missing(self) -> int:
        """What company and president lack together."""
        return self.cheapest - self.funds

    def may_help(self, amount: int) -> bool:
        """Whether the president may add to this price: only for the cheapest train (1830 §6.6.2)."""
        return self.needs_help and amount == self.cheapest and amount <= self.funds


def obligation(game: Game, position: Position) -> Obligation | None:
    """The operating company's duty; none without a route or when there is no train to be had."""
    company = operating_company(position)
    if position.companies[company].trains:
        return None
    cheapest = cheapest_train_price(game, position)
    if cheapest is None or not has_any_route(game, position, company):
        return None
    treasury = position.cash[company]
    return Obligation(company, cheapest, treasury, treasury + position.cash[operating_president(position)])


def forced_sale_fault(game: Game, position: Position, seat: Seat, duty: Obligation, sale: SellShares) -> str | None:
    """Why a president may not sell these shares to pay a train (1830 §6.6.3)."""
    if sale.company not in game.companies:
        return "company.unknown"
    fault = sale_fault(game, position, seat, sale.company, sale.shares)
    if fault is not None:
        return fault
    value = price(game, position, sale.company) or 0
    if (sale.shares - smallest_part(game, position, seat, sale)) * value >= duty.missing:
        return "trains.more_than_needed"
    left = percent(game, position, sale.company, seat) - 10 * sale.shares
    is_own = sale.company == duty.company
    if is_own and successor(game, position, sale.company, seat, left) is not None:
        return "trains.keeps_presidency"
    return None


def smallest_part(game: Game, position: Position, seat: Seat, sale: SellShares) -> int:
    """The shares without which a sale must fall short: one; in the profile a president's certificate counts whole."""
    whole = game.companies[sale.company].certificates[PRESIDENT] // SHARE
    is_alone = sale.shares == whole and not ordinary(position, sale.company, seat)
    return whole if game.facts.site.sells_whole_certificate and is_alone else 1


def forced_sales(game: Game, position: Position, seat: Seat, duty: Obligation) -> Iterator[SellShares]:
    """Every sale that helps to pay the train."""
    for company in position.shares:
        for shares in range(1, most_sellable(game, position, seat, company) + 1):
            sale = SellShares(company, shares)
            if forced_sale_fault(game, position, seat, duty, sale) is None:
                yield sale
