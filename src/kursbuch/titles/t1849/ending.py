"""What everybody has in the end (1849 §5)."""

from kursbuch.eighteenxx.shares import SHARE, percent, price
from kursbuch.kernel import Seat
from kursbuch.titles.t1849.sicily import SicilianGame, SicilianTable


def final_value(game: SicilianGame, table: SicilianTable, seat: Seat) -> int:
    """Cash and shares, less the loans; a bond that is still out lowers the shares of its company (1849 §5)."""
    value = table.cash[seat] - table.debts.get(seat, 0)
    for company in table.shares:
        held = percent(game, table, company, seat) // SHARE
        worth = price(game, table, company) or 0
        if company in table.own.bonds:
            worth -= game.facts.bond_loss
            worth = worth if game.facts.site.bond_weighs_fully else max(0, worth)
        value += held * worth
    return value if game.facts.site.may_end_below_zero else max(0, value)
