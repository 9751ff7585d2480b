"""What becomes of the companies of Sicily: prices that rise with large dividends only, shares that bring capital."""

from typing import cast

from kursbuch.bots.builder.eighteenxx.outlook import (
    DEAR,
    PAID_ROUNDS,
    RISING_ROUNDS,
    Outlook,
)
from kursbuch.bots.builder.eighteenxx.reading import Company
from kursbuch.bots.builder.eighteenxx.t1849.facts import LATE_TRAINS
from kursbuch.kernel import lazy, with_changes
from kursbuch.views.t1849 import SicilianView

LAST_PHASE = "16"
"""The phase from which on prices may enter the blue zone (§3.5.1)."""

LIMITED = "phase_limited"

TRAINS_AHEAD = 1
"""Trains that others may buy before a new company comes to its turn."""

BOND = 70.0
"""What an issued bond lowers the value of a share by; some are redeemed in time (§5)."""

MOST_STEPS = 14


class SicilianOutlook(Outlook):
    """Every company operates as soon as it is started, with what its shares have brought."""

    def danger(self, company: Company) -> float:
        missing = 0.0
        if company.floated and not company.trains:
            missing = float(self.price_soon - company.cash)
        return max(super().danger(company), missing)

    @lazy
    def price_soon(self) -> int:
        """What a train costs after others have bought some."""
        left = 0
        for train in self.table.trains:
            left += train.left if train.name not in LATE_TRAINS else 0
            if left > TRAINS_AHEAD:
                return train.price
        return DEAR

    def float_chance(self, company: Company, spent: int = 0) -> float:
        """A company operates with its director's share alone (§3.3)."""
        return 1.0

    def float_cost(self, company: Company) -> int:
        return 0

    def share_value_if(self, company: Company) -> float:
        if company.price is None:
            return 0.0
        coming = self.coming_revenue(company, self.rounds)
        income = coming * self.rounds * PAID_ROUNDS / 10
        return income + self._price_at_end(company, coming) - (BOND if self._has_bond(company) else 0.0)

    def _has_bond(self, company: Company) -> bool:
        return any(entry["company"] == company.id for entry in cast(SicilianView, self.table.view)["bonds"])

    def _price_at_end(self, company: Company, coming: float) -> float:
        """Dividends of at least the price move it right, smaller ones leave it (§3.5.1)."""
        token = company
        for _ in range(min(MOST_STEPS, int(self.rounds * RISING_ROUNDS))):
            if coming >= (token.price or 0):
                token = self.moved(token, 1)
        return float(token.price or 0)

    def moved(self, company: Company, step: int) -> Company:
        """The company with its price one field to the right or left; up or down at the edges (§3.5.1)."""
        if company.spot is None:
            return company
        row, column = company.spot
        target = (row, column + step)
        if self._price(target) is None or (step > 0 and self._is_shut(target)):
            target = (row - step, column)
        price = self._price(target)
        return company if price is None else with_changes(company, spot=target, price=price)

    def _price(self, spot: tuple[int, int]) -> int | None:
        return self.table.price_at(*spot)

    def _is_shut(self, spot: tuple[int, int]) -> bool:
        return self.table.phase != LAST_PHASE and self._is_kind(spot, LIMITED)

    def _is_kind(self, spot: tuple[int, int], kind: str) -> bool:
        cell = self.table.rows[spot[0]][spot[1]]
        return cell is not None and kind in cell["kinds"]
