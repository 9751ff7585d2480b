"""Prices for hexsides that several trains want: they bound what any run brings.

Whatever the prices, no run brings more than all prices and the best that each train has left after paying for its
hexsides. Prices that rise where two trains meet and fall where nobody runs bring this bound down towards the best run
(Lagrange's relaxation). So few routes come near the best of their train that they can be listed.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from .region import set_prices
from .search import Region, Search, price_of

PATIENCE: Final = 3
"""Rounds without a better bound after which prices change less."""


class Prices:
    """The best prices so far, and what they say."""

    def __init__(self, regions: Sequence[Region], searches: Sequence[Search], kind_of: Sequence[int]) -> None:
        self.regions = regions
        self.searches = searches
        self.numbers = [kind_of.count(kind) for kind in range(len(searches))]
        self.best: dict[int, int] = {}
        self.bound = 0
        """No run brings more."""
        self.most: list[int] = []
        """What a train of each kind has left at the best prices."""
        self._left: list[int] = []
        self._known: list[dict[int, int]] = [{0: 0} for _ in searches]
        """By kind of train: routes that were best at some prices, by their hexsides."""
        self._tried: dict[int, int] = {}
        self._stride = Fraction(1)
        self._patience = PATIENCE

    def improve(self, rounds: int, known: int, budget: int) -> None:
        """Try other prices so many times; `known` is what some run brings."""
        for _ in range(rounds):
            bound, wanted = self._ask(self._tried, budget)
            if not self.most or bound < self.bound:
                self.bound, self.best = bound, dict(self._tried)
                self.most = self._left
                self._patience = PATIENCE
            else:
                self._patience -= 1
                if self._patience == 0:
                    self._stride, self._patience = self._stride * Fraction(3, 4), PATIENCE
            if not self._change(wanted, bound - known):
                break
        self.set(self.best)

    def set(self, prices: dict[int, int]) -> None:
        """Let trains pay these prices."""
        for region in self.regions:
            set_prices(region, prices)
        for search in self.searches:
            search.renew()

    def _ask(self, prices: dict[int, int], budget: int) -> tuple[int, dict[int, int]]:
        """The bound at these prices, and how many trains want each hexside."""
        self.set(prices)
        self._left = []
        bound = sum(prices.values())
        wanted: dict[int, int] = {}
        for search, number, known in zip(self.searches, self.numbers, self._known, strict=True):
            worth, mask = self._best_known(known, prices)
            if search.find_best(0, worth + 1, budget):
                worth, mask = search.best, search.best_hexsides()
                known[mask] = worth + price_of(mask, prices)
            self._left.append(worth)
            bound += number * worth
            while mask:
                low = mask & -mask
                mask ^= low
                wanted[low] = wanted.get(low, 0) + number
        return bound, wanted

    def _best_known(self, known: dict[int, int], prices: dict[int, int]) -> tuple[int, int]:
        """The best of the routes that were best at other prices, or to stay at home."""
        return max(((brings - price_of(mask, prices), mask) for mask, brings in known.items()))

    def _change(self, wanted: dict[int, int], gap: int) -> bool:
        """Raise and lower prices; whether any changes. None does where nobody wants what another has and all that has a
        price is wanted, or where the stride has become too small: then it stays so."""
        excess = {bit: number - 1 for bit, number in wanted.items() if number > 1}
        excess |= {bit: -1 for bit, price in self._tried.items() if price and bit not in wanted}
        if not excess:
            return False
        stride = self._stride * max(gap, 1) / sum(number * number for number in excess.values())
        changes = False
        for bit, number in excess.items():
            before = self._tried.get(bit, 0)
            self._tried[bit] = max(0, before + int(stride * number))
            changes = changes or self._tried[bit] != before
        return changes
