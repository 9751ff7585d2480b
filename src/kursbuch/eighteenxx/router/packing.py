"""The best choice of disjoint routes, one for each train at most.

Routes of a kind of train are numbered from the best down, and a set of them is one integer with a bit for each. What a
route leaves to the others is then a few operations on long integers.
"""

from .search import OutOfBudget


class Offer:
    """The routes of one kind of train: revenues in falling order, hexsides, and who uses each hexside."""

    def __init__(self, routes: dict[int, int]) -> None:
        order = sorted(routes.items(), key=lambda item: -item[1])
        self.masks = [mask for mask, _ in order]
        self.revenues = [revenue for _, revenue in order]
        self.all = (1 << len(order)) - 1
        users: dict[int, bytearray] = {}
        size = (len(order) + 7) // 8
        for number, mask in enumerate(self.masks):
            rest = mask
            while rest:
                low = rest & -rest
                rest ^= low
                row = users.get(low)
                if row is None:
                    row = users[low] = bytearray(size)
                row[number >> 3] |= 1 << (number & 7)
        self.users = {bit: int.from_bytes(row, "little") for bit, row in users.items()}

    def best_of(self, choice: int) -> int:
        """The revenue of the best route in a set."""
        return self.revenues[(choice & -choice).bit_length() - 1] if choice else 0

    def in_conflict(self, mask: int) -> int:
        """The routes that share a hexside with these."""
        conflict = 0
        rest = mask
        while rest:
            low = rest & -rest
            rest ^= low
            conflict |= self.users.get(low, 0)
        return conflict


class Packing:
    """Chooses among the offers of several trains; trains with the same offer stand next to each other."""

    def __init__(self, offers: list[Offer], best: int, budget: int) -> None:
        self.offers = offers
        self.best = best
        """What is known already: only more is looked for."""
        self.budget = budget
        self.chosen: list[int] = []
        self._stack: list[int] = []

    def solve(self) -> None:
        """Find the best choice: `chosen` has a route number for each train, or -1; empty if none beats `best`."""
        self._choose(0, [offer.all for offer in self.offers], 0)

    def _choose(self, train: int, free: list[int], total: int) -> None:
        if train == len(self.offers):
            if total > self.best:
                self.best = total
                self.chosen = list(self._stack)
            return
        self.budget -= 1
        if self.budget < 0:
            raise OutOfBudget
        rest = total
        for other in range(train + 1, len(self.offers)):
            rest += self.offers[other].best_of(free[other])
        offer = self.offers[train]
        choice = free[train]
        while choice:
            low = choice & -choice
            number = low.bit_length() - 1
            if rest + offer.revenues[number] <= self.best:
                return
            choice ^= low
            self._stack.append(number)
            self._choose(train + 1, self._left(train, number, free), total + offer.revenues[number])
            self._stack.pop()
        if rest > self.best:
            self._stack.append(-1)
            self._choose(train + 1, free, total)
            self._stack.pop()

    def _left(self, train: int, number: int, free: list[int]) -> list[int]:
        """What the later trains may still choose; twins of this train take routes further down only."""
        offer = self.offers[train]
        mask = offer.masks[number]
        left = list(free)
        known: Offer | None = None
        conflict = 0
        for later in range(train + 1, len(free)):
            if self.offers[later] is not known:
                known = self.offers[later]
                conflict = known.in_conflict(mask)
            left[later] &= ~conflict
            if known is offer:
                left[later] &= -1 << (number + 1)
        return left
