"""The best run of a company: search where it ends soon, a solver's proof where it does not."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from math import gcd

from .links import TooManyLinks
from .model import Network, Route, Run, Train
from .packing import Packing, RoutePool
from .prices import Prices
from .region import survey
from .routes import links_of
from .routes import priced as priced
from .search import OutOfBudget, Region, Search

EASY_NODES = 64
QUICK_BUDGET = 3_000
TIGHT_BUDGET = 500_000
LOOSE_BUDGET = 200_000
UNLIMITED_BUDGET = 25_000
PARTS = (8, 4, 2, 1)
ROUNDS = ((1, 20_000), (12, 20_000), (24, 100_000), (48, 500_000), (96, 2_000_000))
"""How many other prices are tried before routes near the bound are listed, and how many steps that may take."""
PATIENCE = 40
"""How many times as long the search goes on where there is no solver."""


class NeedsSolver(Exception):  # noqa: N818
    """A board so full of track that the search does not end, and OR-Tools is not installed."""


class Fleet:
    """The trains of a company with a search for each kind of train among them."""

    def __init__(self, network: Network, trains: Sequence[Train], patience: int = 1) -> None:
        self.patience = patience
        self.network = network
        self.trains = trains
        links = links_of(network)
        kinds: list[Train] = []
        regions: list[tuple[Train, Region]] = []
        self.searches: list[Search] = []
        self.kind_of: list[int] = []
        for train in trains:
            if train not in kinds:
                kinds.append(train)
                region = next((region for other, region in regions if _same_but_reach(other, train)), None)
                if region is None:
                    region = survey(network, links, train)
                    regions.append((train, region))
                self.searches.append(Search(region, -1 if train.reach is None else train.reach, EASY_NODES))
            self.kind_of.append(kinds.index(train))
        self.prices = Prices([region for _, region in regions], self.searches, self.kind_of)
        self.hexsides = (1 << len(links.bits)) - 1
        self.budget = self._budget() * patience
        self.good: list[Route] = []
        """The best run so far."""
        self.is_proven = False
        self.cleared = (0, -1)
        """A bound, and the slack within which no run by its prices is better than the best so far."""
        self.grain = gcd(*(amount for train in trains for amount in self._amounts(train)))
        """What runs bring differs by so much at least."""

    def _budget(self) -> int:
        """How many steps of search are worth trying before the solver: fewer where the bound is weak."""
        if any(train.reach is None for train in self.trains):
            return UNLIMITED_BUDGET
        return TIGHT_BUDGET if all(search.has_walk_bound for search in self.searches) else LOOSE_BUDGET

    def _amounts(self, train: Train) -> Iterator[int]:
        yield train.reward
        for index in self.searches[self.kind_of[self.trains.index(train)]].sites:
            yield train.values.get(index, self.network.stops[index].value)

    def worth(self) -> int:
        """What the best run so far brings, the treasury and rewards included."""
        return sum(route.revenue + route.treasury + self.trains[route.train].reward for route in self.good)

    def gap(self) -> int:
        """By how much a better run than the best so far misses the bound at most."""
        return self.prices.bound - self.worth() - self.grain

    def cleared_slack(self) -> int:
        """The slack within which nothing better is left to be found by the best prices."""
        bound, slack = self.cleared
        return slack if bound == self.prices.bound else -1

    def bound(self) -> int:
        """What no run exceeds, by the best prices, or by what each train could reach at best."""
        if self.prices.most:
            return self.prices.bound
        return sum(self.search_for(train).ceiling() for train in range(len(self.trains)))

    def search_for(self, train: int) -> Search:
        """The search for this train."""
        return self.searches[self.kind_of[train]]

    def route_on(self, train: int, mask: int, revenue: int) -> Route:
        """The route of a train on these hexsides that brings this revenue."""
        search = self.search_for(train)
        search.find_best((self.hexsides & ~mask) << search.shift, revenue, self.budget)
        return self.found_route(train)

    def found_route(self, train: int) -> Route:
        """The route that the search for this train found last."""
        search = self.search_for(train)
        ahead, behind = search.best_arms
        stops = [*(arc.to for arc in reversed(behind)), search.best_root, *(arc.to for arc in ahead)]
        tracks = [track for arc in reversed(behind) for track in reversed(arc.tracks)]
        tracks += [track for arc in ahead for track in arc.tracks]
        return priced(self.network, train, self.trains[train], tuple(stops), tuple(tracks))


def _same_but_reach(first: Train, second: Train) -> bool:
    return (
        (first.reach is None) == (second.reach is None)
        and first.by_hexes == second.by_hexes
        and (first.broad, first.narrow) == (second.broad, second.narrow)
        and (first.counts, first.visits, first.pair) == (second.counts, second.visits, second.pair)
        and (first.starts, first.meets, first.reward) == (second.starts, second.meets, second.reward)
        and first.values == second.values
    )


def best_run(network: Network, trains: Sequence[Train]) -> Run:
    """The routes that bring most, one for each train at most, all disjoint (1830 §6.4; 1849 §4.3.1; 1824 VII.9)."""
    try:
        routes = _search_routes(Fleet(network, trains))
    except (TooManyLinks, OutOfBudget):
        try:
            from .proof import prove
        except ModuleNotFoundError:
            routes = _search_longer(network, trains)
        else:
            return prove(network, trains)
    routes.sort(key=lambda route: route.train)
    return Run(tuple(routes), sum(route.revenue for route in routes), sum(route.treasury for route in routes))


def _search_longer(network: Network, trains: Sequence[Train]) -> list[Route]:
    """Without the solver the search is all there is; what it finds is as proven, only later."""
    try:
        return _search_routes(Fleet(network, trains, PATIENCE))
    except (TooManyLinks, OutOfBudget) as error:
        raise NeedsSolver from error


def _search_routes(fleet: Fleet, attempts: Sequence[tuple[int, int]] | None = None) -> list[Route]:
    if len(fleet.trains) == 1:
        return [fleet.found_route(0)] if fleet.searches[0].find_best(0, 1, fleet.budget) else []
    try:
        return _pack(fleet, [1] * len(fleet.searches), 0, QUICK_BUDGET) or []
    except OutOfBudget:
        return _search_near_best(fleet, ROUNDS if attempts is None else attempts)


def search_shortly(fleet: Fleet) -> list[Route]:
    """What a search finds that does not go on to the end; `fleet.is_proven` says whether it came to one."""
    try:
        routes = _search_routes(fleet, ROUNDS[:1])
        fleet.is_proven = True
        return routes
    except OutOfBudget:
        return fleet.good or _first_run(fleet)


def _first_run(fleet: Fleet) -> list[Route]:
    """Train by train the best route that a short search finds on what the others leave."""
    routes = []
    taken = 0
    for train in range(len(fleet.trains)):
        search = fleet.search_for(train)
        with suppress(OutOfBudget):
            search.find_best(taken << search.shift, 1, fleet.budget)
        if search.best:
            taken |= search.best_hexsides()
            routes.append(fleet.found_route(train))
    return routes


def _search_near_best(fleet: Fleet, attempts: Sequence[tuple[int, int]]) -> list[Route]:
    """A run that misses the bound by no more than a slack has no route that misses the best of its train by more.

    So few routes need to be listed for a small slack. Where too many are listed, better prices bring the bound down.
    """
    fleet.good = _good_run(fleet)
    for rounds, budget in attempts:
        fleet.prices.improve(rounds, fleet.worth(), fleet.budget)
        if _pack_near_bound(fleet, budget * fleet.patience):
            return fleet.good
    raise OutOfBudget


def _pack_near_bound(fleet: Fleet, budget: int) -> bool:
    """Look for better runs with a slack that grows; whether the best one is found."""
    for part in PARTS:
        slack = fleet.gap() // part
        if slack > fleet.cleared_slack():
            floors = [most - slack for most in fleet.prices.most]
            try:
                fleet.good = _pack(fleet, floors, fleet.worth(), budget) or fleet.good
            except OutOfBudget:
                return False
            fleet.cleared = (fleet.prices.bound, slack)
        if fleet.cleared_slack() >= fleet.gap():
            return True
    return True


def _good_run(fleet: Fleet) -> list[Route]:
    """A run to beat: train by train the best that is left, then each once more, until no train gains."""
    order = sorted(range(len(fleet.trains)), key=lambda train: -fleet.search_for(train).limit)
    used = [0] * len(order)
    worth = [0] * len(order)
    routes: dict[int, Route] = {}
    gains = True
    while gains:
        gains = False
        for train in order:
            search = fleet.search_for(train)
            taken = 0
            for other in order:
                taken |= used[other] if other != train else 0
            if search.find_best(taken << search.shift, worth[train] + 1, fleet.budget):
                gains = True
                worth[train] = search.best
                used[train] = search.best_hexsides()
                routes[train] = fleet.found_route(train)
    return list(routes.values())


def _pack(fleet: Fleet, floors: list[int], known: int, budget: int) -> list[Route] | None:
    """The best run of more than `known` from routes of these floors, or None."""
    prices = fleet.prices.best
    listed = [search.collect(floor, budget) for search, floor in zip(fleet.searches, floors, strict=True)]
    pools = [RoutePool(routes, prices) for routes in listed]
    order = sorted(range(len(fleet.trains)), key=lambda train: fleet.kind_of[train])
    packing = Packing([pools[fleet.kind_of[train]] for train in order], sum(prices.values()), known, budget)
    packing.solve()
    if not packing.chosen:
        return None
    if prices:
        fleet.prices.set({})
    routes = []
    for train, number in zip(order, packing.chosen, strict=True):
        if number >= 0:
            pool = pools[fleet.kind_of[train]]
            routes.append(fleet.route_on(train, pool.masks[number], pool.worths[number] + pool.prices[number]))
    if prices:
        fleet.prices.set(prices)
    return routes
