"""All routes of one train, by depth-first search with a bound.

A route is grown from a station in two arms, or from a given start in one (1824 VII.3). What a route has used is one
integer: a bit for each stop it may not meet any more, above them a bit for each hexside.
"""

from typing import Final

UNLIMITED: Final = 1 << 30
FREE_STEPS: Final = 20_000
"""Ways over stops that cost no reach; where there are more, walks are no bound."""


class OutOfBudget(Exception):  # noqa: N818
    """The search looked at more routes than it was allowed to."""


def price_of(mask: int, prices: dict[int, int]) -> int:
    """What these hexsides cost together; prices stand by the bit of the hexside."""
    price = 0
    while mask and prices:
        low = mask & -mask
        mask ^= low
        price += prices.get(low, 0)
    return price


class Arc:
    """A link as one train sees it, from the stop it leaves."""

    __slots__ = ("cost", "gain", "mask", "take", "to", "tracks")

    def __init__(self, to: int, mask: int, take: int, cost: int, gain: int, tracks: tuple[int, ...]) -> None:
        self.to = to
        self.mask = mask
        """Stop and hexsides that must be free."""
        self.take = take
        """What it uses up: the hexsides and all stops of the place."""
        self.cost = cost
        self.gain = gain
        """What the stop pays, less the price of the hexsides."""
        self.tracks = tracks


class Site:
    """A stop as one train sees it."""

    __slots__ = ("arcs", "can_end", "cost", "own", "pair", "passable", "take", "value")

    def __init__(self, value: int, cost: int, passable: bool, can_end: bool, pair: int, own: int, take: int) -> None:
        self.value = value
        self.cost = cost
        """What it counts against the reach when a route begins here."""
        self.passable = passable
        self.can_end = can_end
        """Whether a route may begin or end here."""
        self.pair = pair
        """1 if it is one of the two stops a route needs."""
        self.own = own
        """Bit 0: it has a station of the company; then a bit for each set of stops that a route must meet."""
        self.take = take
        """The bits of all stops of its place."""
        self.arcs: list[Arc] = []


class ReachableStop:
    """A stop in the order in which the bound takes it: most money for the reach it costs at least."""

    __slots__ = ("bit", "cost", "value")

    def __init__(self, bit: int, value: int, cost: int) -> None:
        self.bit = bit
        self.value = value
        self.cost = cost


class Way:
    """A stop that can follow another one, and what must be free for it: one of these is enough."""

    __slots__ = ("bit", "masks", "passable", "to")

    def __init__(self, to: int, passable: bool) -> None:
        self.to = to
        self.bit = 1 << to
        self.passable = passable
        self.masks: list[int] = []


class Onward:
    """The ways on from a stop, one for each stop that can follow it, and the bits of those stops."""

    __slots__ = ("bits", "ways")

    def __init__(self, arcs: list[Arc], sites: dict[int, Site]) -> None:
        ways: dict[int, Way] = {}
        self.bits = 0
        for arc in arcs:
            if arc.to not in ways:
                ways[arc.to] = Way(arc.to, sites[arc.to].passable)
                self.bits |= 1 << arc.to
            ways[arc.to].masks.append(arc.mask)
        self.ways = list(ways.values())


class Region:
    """The part of a network that one kind of train can reach, whatever its length."""

    def __init__(self, shift: int, two_armed: bool) -> None:
        self.shift = shift
        """Bits below this are stops, from here on hexsides."""
        self.two_armed = two_armed
        self.needs = 1
        """The bits of `Site.own` that a route must have met."""
        self.reward = 0
        """What every route brings besides its stops."""
        self.roots: list[int] = []
        self.sites: dict[int, Site] = {}
        self.through: list[ReachableStop] = []
        self.ends: list[ReachableStop] = []
        self.stops_at_zero = True
        """No stop is met without some reach."""


class Walks:
    """The most that walks from a stop can collect within some reach.

    A walk may repeat stops, but not turn straight back. Every continuation of a route is one, so this bounds it. Stops
    that cost no reach are taken on the way: a step leads to the next stop that costs some, over any of the others once.
    """

    def __init__(self, sites: dict[int, Site], limit: int) -> None:
        self.sites = sites
        self.steps = FREE_STEPS
        self.costs: dict[int, dict[int, int]] = {}
        self.gains: dict[int, dict[int, int]] = {}
        self.free: dict[int, int] = {}
        """By stop: the most that can be had from here on without any reach."""
        for index in sites:
            self.costs[index] = {}
            self.gains[index] = {}
            self.free[index] = 0
            self._follow_free(index, index, 1 << index, 0)
        self.after: list[dict[tuple[int, int], int]] = []
        self.best: list[dict[int, int]] = []
        for reach in range(limit + 1):
            self._add_reach(reach)
        self.pairs: dict[tuple[int, int], list[int]] = {}

    def _follow_free(self, origin: int, here: int, used: int, gained: int) -> None:
        """Every step from a stop, at the least cost and the greatest gain that lead to the same one."""
        self.steps -= 1
        if self.steps < 0:
            raise OutOfBudget
        costs, gains = self.costs[origin], self.gains[origin]
        for arc in self.sites[here].arcs:
            if arc.mask & used:
                continue
            gain = gained + arc.gain
            if arc.cost:
                if arc.cost < costs.get(arc.to, UNLIMITED):
                    costs[arc.to] = arc.cost
                if arc.to not in gains or gain > gains[arc.to]:
                    gains[arc.to] = gain
                continue
            if gain > self.free[origin]:
                self.free[origin] = gain
            if self.sites[arc.to].passable:
                self._follow_free(origin, arc.to, used | arc.mask, gain)

    def _add_reach(self, reach: int) -> None:
        after: dict[tuple[int, int], int] = {}
        best: dict[int, int] = {}
        for here, costs in self.costs.items():
            first = second = self.free[here]
            first_to = -1
            gains = self.gains[here]
            for to, cost in costs.items():
                if cost > reach:
                    continue
                sum_value = gains[to]
                if self.sites[to].passable:
                    rest = reach - cost
                    sum_value += self.after[rest].get((here, to), self.best[rest][to])
                if sum_value > first:
                    second = first
                    first = sum_value
                    first_to = to
                elif sum_value > second:
                    second = sum_value
            best[here] = first
            for to in costs:
                after[to, here] = second if to == first_to else first
        self.after.append(after)
        self.best.append(best)

    def from_two(self, tip: int, root: int, left: int) -> int:
        """The most that two walks from these stops collect together."""
        sums = self.pairs.get((tip, root))
        if sums is None:
            sums = []
            for reach in range(len(self.best)):
                most = 0
                for part in range(reach + 1):
                    both = self.best[part][tip] + self.best[reach - part][root]
                    if both > most:
                        most = both
                sums.append(most)
            self.pairs[tip, root] = sums
        return sums[left]


class Search:
    """The routes of one train. `limit` is its reach, or -1 without limit.

    The dearer bounds are asked only after so many nodes: most searches end sooner.
    """

    def __init__(self, region: Region, limit: int, easy_nodes: int) -> None:
        self.region = region
        self.sites = region.sites
        self.roots = region.roots
        self.two_armed = region.two_armed
        self.needs = region.needs
        self.reward = region.reward
        self.shift = region.shift
        self.limit = limit if limit >= 0 else UNLIMITED
        self.easy_nodes = easy_nodes
        self.stops_at_zero = region.stops_at_zero
        self.has_walk_bound = limit >= 0
        self.onward: dict[int, Onward] = {}
        self.all_stops = 0
        """The bits of all stops that can follow another one."""
        self.walks: Walks | None = None
        self.through = region.through
        self.ends = region.ends
        self.floor = 1
        self.budget = 0
        self.nodes = 0
        self.collected: dict[int, int] = {}
        self.collecting = False
        self.best = 0
        self.best_root = -1
        self.best_arms: tuple[tuple[Arc, ...], tuple[Arc, ...]] = ((), ())
        self._root = 0
        self._arms: tuple[list[Arc], list[Arc]] = ([], [])

    def ceiling(self) -> int:
        """What no route exceeds: the best stops that the reach can pay for, wherever they lie."""
        most, left = 0, self.limit
        for stop in self.through:
            taken = 1 if stop.cost <= left else 0
            most += stop.value * taken if taken or not stop.cost else stop.value * left // stop.cost + 1
            left -= stop.cost * taken
            if not taken:
                break
        ends = sum(end.value for end in self.ends[:2])
        return self.reward + most + ends + max((self.sites[root].value for root in self.roots), default=0)

    def renew(self) -> None:
        """The region has other prices."""
        self.walks = None
        self.through = self.region.through
        self.ends = self.region.ends

    def find_best(self, used: int, floor: int, budget: int) -> int:
        """The most that a route disjoint from `used` brings, at least `floor`; 0 if there is none.

        Prices of hexsides count against it, here and in what is collected.
        """
        self.collecting = False
        self._run(used, floor, budget)
        return self.best

    def best_hexsides(self) -> int:
        """The hexsides of the route that was found last, or none."""
        mask = 0
        for arm in self.best_arms:
            for arc in arm:
                mask |= arc.mask >> self.shift
        return mask

    def collect(self, floor: int, budget: int) -> dict[int, int]:
        """The best revenue for every set of hexsides on which some route brings at least `floor`."""
        self.collecting = True
        self.collected = {}
        self._run(0, floor, budget)
        return self.collected

    def _run(self, used: int, floor: int, budget: int) -> None:
        self.floor = floor
        self.best = 0
        self.best_root = -1
        self.best_arms = ((), ())
        self.budget = budget
        self.nodes = 0
        for root in self.roots:
            site = self.sites[root]
            self._root = root
            self._arms = ([], [])
            left = self.limit - site.cost
            if left >= 0 and not used >> root & 1:
                self._first_arm(root, used | site.take, left, site.value + self.reward, site.pair, site.own, -1)
            if self.two_armed:
                used |= 1 << root

    def _first_arm(self, tip: int, used: int, left: int, revenue: int, pair: int, own: int, index: int) -> None:
        """The root's first arm has come to `tip`; `index` is the arc of the root it began with."""
        root = self.sites[self._root]
        site = self.sites[tip]
        may_turn = index >= 0 and self.two_armed and root.passable and site.can_end
        may_go_on = index < 0 or site.passable
        if index >= 0 and revenue >= self.floor and pair >= 2 and own == self.needs and site.can_end and root.can_end:
            self._emit(used, revenue)
        if left == 0 and self.stops_at_zero:
            return
        open_ends = (1 if may_go_on else 0) + (1 if may_turn or (index < 0 and self.two_armed) else 0)
        if not open_ends or not self._is_promising(tip, used, left, revenue, open_ends, may_go_on):
            return
        arm = self._arms[0]
        if may_go_on:
            for number, arc in enumerate(site.arcs):
                if arc.mask & used or arc.cost > left:
                    continue
                to = self.sites[arc.to]
                arm.append(arc)
                self._first_arm(
                    arc.to,
                    used | arc.take,
                    left - arc.cost,
                    revenue + arc.gain,
                    pair + to.pair,
                    own | to.own,
                    number if index < 0 else index,
                )
                arm.pop()
        if may_turn:
            self._second_arm(self._root, used, left, revenue, pair, own, index)

    def _second_arm(self, tip: int, used: int, left: int, revenue: int, pair: int, own: int, after: int) -> None:
        """The second arm has come to `tip`. At the root it takes a later arc than the first: no route comes twice."""
        arm = self._arms[1]
        arcs = self.sites[tip].arcs
        for number in range(after + 1, len(arcs)):
            arc = arcs[number]
            if arc.mask & used or arc.cost > left:
                continue
            to = self.sites[arc.to]
            sum_value = revenue + arc.gain
            sum_pair = pair + to.pair
            sum_own = own | to.own
            taken = used | arc.take
            arm.append(arc)
            if sum_value >= self.floor and sum_pair >= 2 and sum_own == self.needs and to.can_end:
                self._emit(taken, sum_value)
            if to.passable and self._is_promising(arc.to, taken, left - arc.cost, sum_value, 1, True):
                self._second_arm(arc.to, taken, left - arc.cost, sum_value, sum_pair, sum_own, -1)
            arm.pop()

    def _emit(self, used: int, revenue: int) -> None:
        if self.collecting:
            key = used >> self.shift
            if key not in self.collected or self.collected[key] < revenue:
                self.collected[key] = revenue
            return
        self.best = revenue
        self.floor = revenue + 1
        self.best_root = self._root
        self.best_arms = (tuple(self._arms[0]), tuple(self._arms[1]))

    def _is_promising(self, tip: int, used: int, left: int, revenue: int, open_ends: int, at_tip: bool) -> bool:
        """Whether what is left could lift the route to the floor: the most valuable stops not yet used, by knapsack."""
        self.nodes += 1
        if self.nodes > self.budget:
            raise OutOfBudget
        if revenue >= self.floor:
            return True
        if not self._reaches_floor(used, left, revenue, open_ends):
            return False
        if self.nodes < self.easy_nodes:
            return True
        from_root = open_ends == 2 or not at_tip
        if self.has_walk_bound and not self._is_in_walk(tip, left, revenue, at_tip, from_root):
            return False
        reached = self._flood(tip, used, at_tip, from_root)
        return self._reaches_floor(used | ~reached, left, revenue, open_ends)

    def _is_in_walk(self, tip: int, left: int, revenue: int, from_tip: bool, from_root: bool) -> bool:
        walks = self.walks
        if walks is None:
            walks = self._survey_walks()
            if walks is None:
                return True
        if from_tip and from_root:
            return revenue + walks.from_two(tip, self._root, left) >= self.floor
        return revenue + walks.best[left][tip if from_tip else self._root] >= self.floor

    def _survey_walks(self) -> Walks | None:
        try:
            self.walks = Walks(self.sites, self.limit)
        except OutOfBudget:
            self.has_walk_bound = False
        return self.walks

    def _reaches_floor(self, used: int, left: int, revenue: int, open_ends: int) -> bool:
        missing = self.floor - revenue
        for end in self.ends:
            if not end.bit & used and end.cost <= left:
                missing -= end.value
                open_ends -= 1
                if not open_ends:
                    break
        for stop in self.through:
            if missing <= 0:
                return True
            if stop.bit & used:
                continue
            if stop.cost > left:
                return missing * stop.cost <= stop.value * left
            missing -= stop.value
            left -= stop.cost
        return missing <= 0

    def _flood(self, tip: int, used: int, from_tip: bool, from_root: bool) -> int:
        """The stops that can still be reached over unused hexsides."""
        if not self.onward:
            self._note_onward()
        free = unreached = self.all_stops & ~used
        stack: list[int] = []
        if from_tip:
            stack.append(tip)
        if from_root and (tip != self._root or not from_tip):
            stack.append(self._root)
        while stack:
            onward = self.onward[stack.pop()]
            if not onward.bits & unreached:
                continue
            for way in onward.ways:
                if way.bit & unreached:
                    for mask in way.masks:
                        if not mask & used:
                            unreached ^= way.bit
                            if way.passable:
                                stack.append(way.to)
                            break
        return free ^ unreached

    def _note_onward(self) -> None:
        for index, site in self.sites.items():
            onward = self.onward[index] = Onward(site.arcs, self.sites)
            self.all_stops |= onward.bits
