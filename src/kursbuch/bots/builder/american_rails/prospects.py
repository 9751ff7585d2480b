"""What shares will pay until the end, and what that makes each player worth."""

from kursbuch.bots.builder.american_rails.reading import Firm, Reading

PHASES = 3
SPENDING = 13
"""What a company spends on cubes in a year, if it has the money."""
YIELD = 0.22
"""Income that a dollar spent on cubes brings."""
RESERVE = 30
"""With this much cash the next cheap share can be bought."""
LIQUIDITY = 2.0
"""What a dollar of the reserve is worth beyond itself in the first year."""


def future_income(table: Reading, firm: Firm) -> float:
    """All income of the years that are left, the money of the treasury being spent on track by and by."""
    if not firm.track:
        return 0.0
    this_year = SPENDING * (PHASES - max(0, table.phase - 1)) / PHASES
    total, year = 0.0, 0
    while year < table.years:
        spent = min(firm.treasury, this_year + SPENDING * year)
        total += (firm.income + YIELD * spent) * min(1.0, table.years - year)
        year += 1
    return total


def share_value(table: Reading, firm: Firm) -> float:
    """What one share pays until the end. Dividends are rounded up."""
    if not firm.sold:
        return 0.0
    return future_income(table, firm) / firm.sold + table.years * (firm.sold - 1) / (2 * firm.sold)


def expectations(table: Reading) -> tuple[float, ...]:
    """Cash at the end, for each seat."""
    if table.stage == "ended":
        return tuple(map(float, table.cash))
    values = {name: share_value(table, firm) for name, firm in table.firms.items() if firm.sold}
    return tuple(
        cash + _reserve_value(table, cash) + sum(count * values[name] for name, count in holdings.items())
        for cash, holdings in zip(table.cash, table.holdings, strict=True)
    )


def _reserve_value(table: Reading, cash: int) -> float:
    """Ready money buys what others cannot, as long as there are years for it to pay."""
    return LIQUIDITY * min(cash, RESERVE) * (table.years - 1) / 6


def advantage(table: Reading, seat: int) -> float:
    """How far the seat is ahead: of the average and of the best of the others, half and half."""
    worths = list(expectations(table))
    own = worths.pop(seat)
    return own - (max(worths) + sum(worths) / len(worths)) / 2


def weight_of_income(table: Reading, seat: int, firm: Firm) -> float:
    """What a dollar of a company's income is worth to the seat in one year, less what it gives to the others."""
    if not firm.sold:
        return 0.0
    own = table.shares(seat, firm.name)
    return (own - (firm.sold - own) / (table.players - 1)) / firm.sold
