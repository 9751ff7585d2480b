"""The action spaces: what each is worth to the seat now."""

from collections.abc import Callable
from typing import NamedTuple

from kursbuch.bots.bot import Reason
from kursbuch.bots.builder.american_rails.expansion import Laid, Path
from kursbuch.bots.builder.american_rails.geography import Geography
from kursbuch.bots.builder.american_rails.prospects import advantage, weight_of_income
from kursbuch.bots.builder.american_rails.reading import Reading
from kursbuch.bots.builder.american_rails.shares import LOWEST_BID, sales

ROWS = ("pass", "develop", "fund", "take", "expand_3", "auction", "expand_4")
"""From top to bottom: who stands higher is earlier in the next phase."""
EARLIER = 0.3
"""What a place in the order is worth."""
GIFT = 2
FUNDS = 5
CUBES = {"take": 2, "expand_3": 3, "expand_4": 4}
PLAYERS_FOR_CUBES_OF_TAKE = 4
"""With fewer players "take 2" is money only."""


class Worth(NamedTuple):
    """What something brings, and why."""

    value: float
    reason: Reason


def space_values(
    table: Reading, map_: Geography, seat: int, rows: list[str], planned: Callable[[int], list[Laid]]
) -> dict[str, Worth]:
    """Every row that is free, with the value of the best action there and the place in the order."""
    laid = planned(max(CUBES.values())) if CUBES.keys() & set(rows) else []
    found = {row: _space(table, map_, seat, row, laid) for row in rows}
    return {
        row: worth._replace(value=worth.value + EARLIER * (len(ROWS) - ROWS.index(row))) for row, worth in found.items()
    }


def _space(table: Reading, map_: Geography, seat: int, row: str, laid: list[Laid]) -> Worth:
    match row:
        case "develop":
            cities = developments(table, seat)
            return cities[0][1] if cities else _nothing()
        case "fund":
            firms = fundings(table, seat)
            return firms[0][1] if firms else _nothing()
        case "auction":
            return _auction(table, map_, seat)
        case "take":
            cubes = CUBES[row] if table.players >= PLAYERS_FOR_CUBES_OF_TAKE else 0
            return max(_expansion(laid, cubes), Worth(float(GIFT), Reason("take-money")), key=lambda worth: worth.value)
        case "expand_3" | "expand_4":
            return _expansion(laid, CUBES[row])
        case _:
            return _nothing()


def _nothing() -> Worth:
    return Worth(0.0, Reason("nothing-better"))


def _expansion(laid: list[Laid], cubes: int) -> Worth:
    """The planned cubes as far as the row goes."""
    reachable = laid[:cubes]
    if not reachable:
        return _nothing()
    return Worth(reachable[-1].value, path_reason(reachable[0].path))


def path_reason(path: Path) -> Reason:
    """Where the company is going, and what it will earn there."""
    return Reason("expand-toward", {"company": path.firm, "city": path.city, "income": path.income})


def _auction(table: Reading, map_: Geography, seat: int) -> Worth:
    names = [name for name, firm in table.firms.items() if firm.unsold]
    if not names or table.cash[seat] < LOWEST_BID:
        return _nothing()
    best = sales(table, map_, seat, names)[0]
    return Worth(best.gain, Reason("auction", {"company": best.firm}))


def developments(table: Reading, seat: int) -> list[tuple[str, Worth]]:
    """Cities to develop, the best for the seat first."""
    if not table.markers:
        return []
    found: list[tuple[str, Worth]] = []
    for town in table.towns.values():
        if town.firms and town.is_developable and not town.is_developed:
            gain = 2 if len(town.firms) == 1 else 1
            value = gain * table.years * sum(weight_of_income(table, seat, table.firms[name]) for name in town.firms)
            found.append((town.name, Worth(value, Reason("develop", {"city": town.name, "income": gain}))))
    return sorted(found, key=lambda each: (-each[1].value, each[0]))


def fundings(table: Reading, seat: int) -> list[tuple[str, Worth]]:
    """Companies to fund, the best for the seat first."""
    now = advantage(table, seat)
    found: list[tuple[str, Worth]] = []
    for name in table.holdings[seat]:
        firm = table.firms[name]
        richer = table.with_firm(firm._replace(treasury=firm.treasury + FUNDS))
        found.append((name, Worth(advantage(richer, seat) - now, Reason("fund", {"company": name}))))
    return sorted(found, key=lambda each: (-each[1].value, each[0]))
