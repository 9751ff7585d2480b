"""The best choice of disjoint routes, one for each train at most.

Routes of a kind of train are numbered from the best down, and a set of them is one integer with a bit for each. What a
route leaves to the others is then a few operations on long integers.
"""

from typing import Final

from .search import OutOfBudget, price_of

REMEMBERED_BITS: Final = 1 << 28
"""How much is remembered of conflicts between the routes of a pool: 32 megabytes."""


class RoutePool:
    """The routes of one kind of train: what they bring in falling order, hexsides, and who uses each hexside."""

    def __init__(self, routes: dict[int, int], prices: dict[int, int]) -> None:
        order = sorted(routes.items(), key=lambda item: -item[1])
        self.masks = [mask for mask, _ in order]
        self.worths = [worth for _, worth in order]
        """After paying for the hexsides."""
        self.prices = [price_of(mask, prices) for mask in self.masks] if prices else [0] * len(order)
        self.all = (1 << len(order)) - 1
        self._users: dict[int, int] = {}
        self._conflicts: dict[int, int] = {}

    def _note_users(self) -> dict[int, int]:
        """By hexside: the routes that use it. Asked for trains that choose after others only."""
        users: dict[int, bytearray] = {}
        size = (len(self.masks) + 7) // 8
        for number, mask in enumerate(self.masks):
            rest = mask
            while rest:
                low = rest & -rest
                rest ^= low
                row = users.get(low)
                if row is None:
                    row = users[low] = bytearray(size)
                row[number >> 3] |= 1 << (number & 7)
        return {bit: int.from_bytes(row, "little") for bit, row in users.items()}

    def best_of(self, choice: int) -> int:
        """The worth of the best route in a set; a train may stay at home."""
        return max(self.worths[(choice & -choice).bit_length() - 1], 0) if choice else 0

    def in_conflict(self, mask: int) -> int:
        """The routes that share a hexside with these; remembered, as the same route is tried with many others."""
        conflict = self._conflicts.get(mask, -1)
        if conflict < 0:
            conflict = self._find_conflict(mask)
            if len(self._conflicts) * len(self.masks) < REMEMBERED_BITS:
                self._conflicts[mask] = conflict
        return conflict

    def _find_conflict(self, mask: int) -> int:
        if not self._users:
            self._users = self._note_users()
        users = self._users
        conflict = 0
        rest = mask
        while rest:
            low = rest & -rest
            rest ^= low
            if low in users:
                conflict |= users[low]
        return conflict


class Packing:
    """Chooses among the routes of several trains; trains with the same pool stand next to each other.

    A choice brings the worths of its routes and the prices of the hexsides that they use, of all prices at most.
    """

    def __init__(self, pools: list[RoutePool], all_prices: int, best: int, budget: int) -> None:
        self.pools = pools
        self.all_prices = all_prices
        self.best = best
        """What is known already: only more is looked for."""
        self.budget = budget
        self.chosen: list[int] = []
        self._stack: list[int] = []

    def solve(self) -> None:
        """Find the best choice: `chosen` has a route number for each train, or -1; empty if none beats `best`."""
        if self.pools:
            self._choose(0, [pool.all for pool in self.pools], 0, 0)

    def _choose(self, train: int, free: list[int], worth: int, total: int) -> None:
        """The routes so far have this worth, and in `total` the prices of their hexsides too."""
        self.budget -= 1
        if self.budget < 0:
            raise OutOfBudget
        if train + 1 == len(self.pools):
            self._choose_last(free[train], worth, total)
            return
        rest = worth + self.all_prices
        for other in range(train + 1, len(self.pools)):
            rest += self.pools[other].best_of(free[other])
        pool = self.pools[train]
        choice = free[train]
        while choice:
            low = choice & -choice
            number = low.bit_length() - 1
            gain = pool.worths[number]
            if rest + gain <= self.best:
                break
            choice ^= low
            self._stack.append(number)
            left = self._left(train, number, free)
            self._choose(train + 1, left, worth + gain, total + gain + pool.prices[number])
            self._stack.pop()
        if rest > self.best:
            self._stack.append(-1)
            self._choose(train + 1, free, worth, total)
            self._stack.pop()

    def _choose_last(self, choice: int, worth: int, total: int) -> None:
        """The last train takes the route that brings most with its prices, the first of these, or stays at home."""
        pool = self.pools[-1]
        rest = worth + self.all_prices
        before, found = self.best, -1
        while choice:
            low = choice & -choice
            number = low.bit_length() - 1
            gain = pool.worths[number]
            if rest + gain <= self.best:
                break
            choice ^= low
            brings = total + gain + pool.prices[number]
            if brings > self.best:
                self.best, found = brings, number
        if total > self.best:
            self.best, found = total, -1
        if self.best > before:
            self.chosen = [*self._stack, found]

    def _left(self, train: int, number: int, free: list[int]) -> list[int]:
        """What the later trains may still choose; twins of this train take routes further down only."""
        pool = self.pools[train]
        mask = pool.masks[number]
        left = list(free)
        known: RoutePool | None = None
        conflict = 0
        for later in range(train + 1, len(free)):
            if self.pools[later] is not known:
                known = self.pools[later]
                conflict = known.in_conflict(mask)
            left[later] &= ~conflict
            if known is pool:
                left[later] &= -1 << (number + 1)
        return left
