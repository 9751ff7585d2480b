"""Auctions: how much a share is worth, which one to put up, and where a new company starts."""

from typing import NamedTuple

from kursbuch.bots.builder.american_rails.geography import Geography
from kursbuch.bots.builder.american_rails.prospects import advantage, share_value
from kursbuch.bots.builder.american_rails.reading import Firm, Reading, Town

LOWEST_BID = 10
GENEROSITY = (0.45, 0.75)
"""The part of the fair price that a first share may cost: opinions differ from bid to bid. At 0.9 the first three
buyers ended 5 dollars under the mean of the table, and who bought last, against nobody's money, 18 above."""
LINK_HOPE = 2
"""Income that a start in a linked city promises beyond its own."""
NEIGHBOUR_PART = 0.9
"""How much of a neighbouring city counts for each cube on the way to it."""


class Sale(NamedTuple):
    """What putting a share up is worth to the seat, what the share is worth to it, and what it may go for."""

    firm: str
    gain: float
    limit: int
    price: int


def founded(table: Reading, map_: Geography, firm: Firm) -> Firm:
    """The company as it will be: a new one starts in the best free city."""
    if firm.track:
        return firm
    starts = best_starts(table, map_)
    if not starts:
        return firm
    town = starts[0][1]
    return firm._replace(income=town.full + 2 * town.is_developed, track=frozenset({town.name}))


def best_starts(table: Reading, map_: Geography) -> list[tuple[float, Town]]:
    """Free cities, the one with the most income there and nearby first."""
    free = [town for town in table.towns.values() if not town.firms]
    return sorted(((_start_value(table, map_, town), town) for town in free), key=lambda each: (-each[0], each[1].name))


def _start_value(table: Reading, map_: Geography, town: Town) -> float:
    here = town.full + 2 * town.is_developed + LINK_HOPE * town.is_linked
    near = sum(table.towns[name].newcomer_income / (cubes + 1) for name, cubes in map_.near[town.name])
    return here + NEIGHBOUR_PART * near


def limit(table: Reading, seat: int, firm: Firm, rival: int | None, bid: int, generosity: float) -> int:
    """The highest bid after which the seat is better off than if the rival buys (or nobody, and the share is gone)."""
    fair = _fair_price(table, generosity)
    table = table.with_firm(firm)
    if rival is None:
        otherwise = advantage(table.with_firm(firm._replace(unsold=max(0, firm.unsold - 1))), seat)
    else:
        otherwise = advantage(table.with_sale(rival, firm.name, bid), seat)
    low, high = 0, min(table.cash[seat], fair)
    while low < high:
        middle = (low + high + 1) // 2
        if advantage(table.with_sale(seat, firm.name, middle), seat) > otherwise:
            low = middle
        else:
            high = middle - 1
    return low


def _fair_price(table: Reading, generosity: float) -> int:
    """In the opening money is short: who pays more than an equal part of it leaves the other companies to the rest."""
    if table.phase:
        return max(table.cash)
    left = sum(not firm.track and firm.unsold > 0 for firm in table.firms.values())
    return int(generosity * sum(table.cash) / max(1, left))


def private_value(table: Reading, seat: int, firm: Firm) -> int:
    """What a seat would pay for a share for its own sake, at most its cash."""
    price = min(LOWEST_BID + 5, table.cash[seat])
    after = firm._replace(treasury=firm.treasury + price, sold=firm.sold + 1)
    own = table.shares(seat, firm.name)
    value = (own + 1) * share_value(table, after) - own * share_value(table, firm)
    return min(table.cash[seat], int(value))


def sales(table: Reading, map_: Geography, seat: int, names: list[str]) -> list[Sale]:
    """What it is worth to put up a share of each of these companies, the best first."""
    now = advantage(table, seat)
    found = [_sale(table, map_, seat, name, now) for name in names]
    return sorted(found, key=lambda sale: (-sale.gain, sale.firm))


def _sale(table: Reading, map_: Geography, seat: int, name: str, now: float) -> Sale:
    """The share goes to who values it most, for what the second is ready to pay."""
    firm = founded(table, map_, table.firms[name])
    values = [private_value(table, each, firm) for each in range(table.players)]
    best = max(range(table.players), key=lambda each: (values[each], each == seat))
    second = max((value for each, value in enumerate(values) if each != best), default=0)
    if values[best] < LOWEST_BID:
        return Sale(name, -1.0, values[seat], LOWEST_BID)
    price = min(table.cash[best], max(LOWEST_BID, second))
    after = table.with_firm(firm).with_sale(best, name, price)
    return Sale(name, advantage(after, seat) - now, values[seat], price)
