"""What everybody has in the end (1849 §5)."""

from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.shares import SHARE, Table, percent, price
from kursbuch.kernel import Seat
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import sicily


class FinalValue:
    """Cash and shares, less the loans; a bond that is still out lowers the shares of its company (1849 §5)."""

    def __init__(self, island: Island) -> None:
        self.island = island

    def __call__(self, game: Game, table: Table, seat: Seat) -> int:
        value = table.cash[seat] - table.debts.get(seat, 0)
        for company in table.shares:
            held = percent(game, table, company, seat) // SHARE
            worth = price(game, table, company) or 0
            if company in sicily(table).bonds:
                worth = max(0, worth - self.island.bond_loss)
            value += held * worth
        return value if self.island.profile.may_end_below_zero else max(0, value)
