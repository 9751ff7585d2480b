"""What shares will pay until the end, and what that makes each player worth."""

from functools import lru_cache

from kursbuch.bots.builder.american_rails.reading import SHARES_A_YEAR, Firm, Reading

PHASES = 3
SPENDING = 13
"""What a company spends on cubes in a year, if it has the money."""
YIELD = 0.3
"""Income that a dollar spent on cubes brings."""
NEW_MONEY = 14
"""What a share that is sold later brings the treasury."""
RESERVE = 30
"""With this much cash the next cheap share can be bought."""
LIQUIDITY = 2.5
"""What a dollar of the reserve is worth beyond itself in the first year."""
BARGAINS_END, BARGAIN_YEARS = 4, 2
"""With so many years left shares cost what they bring; so many years before that, the most of them are cheap."""


def share_value(table: Reading, firm: Firm) -> float:
    """What one share pays until the end."""
    if not firm.sold or not firm.track:
        return 0.0
    first = (PHASES - max(0, table.phase - 1)) / PHASES
    newly_sold = _shares_a_year(table, firm)
    return _dividends(first, table.years, newly_sold, firm.income, firm.treasury, firm.sold, firm.unsold)


@lru_cache(maxsize=1 << 14)
def _dividends(
    first: float, years: float, newly_sold: float, income: int, treasury: int, sold: int, unsold: int
) -> float:
    """The treasury is spent on track by and by, and further shares are sold, which bring money for track but take their
    part of the income. Dividends are rounded up."""
    value, year = 0.0, 0
    while year < years:
        passed = first + year
        new = min(unsold, newly_sold * passed)
        money = min(treasury + new * NEW_MONEY, SPENDING * passed)
        shares = sold + new
        dividend = (income + YIELD * money) / shares + (shares - 1) / (2 * shares)
        value += dividend * min(1.0, years - year)
        year += 1
    return value


def _shares_a_year(table: Reading, firm: Firm) -> float:
    """How many shares of the company are sold in a year, if all unsold ones are as likely to be."""
    unsold = sum(each.unsold for each in table.firms.values() if each.track)
    return SHARES_A_YEAR * firm.unsold / unsold if unsold else 0.0


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
    """Ready money buys what others cannot: in the first years, while they have little of it."""
    bargains = min(1.0, max(0.0, (table.years - BARGAINS_END) / BARGAIN_YEARS))
    return LIQUIDITY * min(cash, RESERVE) * bargains


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
