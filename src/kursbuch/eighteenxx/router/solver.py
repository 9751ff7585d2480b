"""The best run of a company: search where it ends soon, a solver's proof where it does not."""

from collections.abc import Sequence

from .links import TooManyLinks
from .model import Network, Route, Run, Train
from .packing import Offer, Packing
from .region import survey
from .routes import links_of
from .routes import priced as priced
from .search import Arc, OutOfBudget, Region, Search

EASY_NODES = 64
QUICK_BUDGET = 3_000
TIGHT_BUDGET = 500_000
LOOSE_BUDGET = 200_000
UNLIMITED_BUDGET = 25_000
PACKING_BUDGET = 500_000
PARTS = (8, 4, 2, 1)
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
        self.hexsides = (1 << len(links.bits)) - 1
        self.budget = self._budget() * patience

    def _budget(self) -> int:
        """How many steps of search are worth trying before the solver: fewer where the bound is weak."""
        if any(train.reach is None for train in self.trains):
            return UNLIMITED_BUDGET
        return TIGHT_BUDGET if all(search.has_walk_bound for search in self.searches) else LOOSE_BUDGET

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


def _search_routes(fleet: Fleet) -> list[Route]:
    if len(fleet.trains) == 1:
        return [fleet.found_route(0)] if fleet.searches[0].find_best(0, 1, fleet.budget) else []
    try:
        return _pack(fleet, [1] * len(fleet.searches), 0, QUICK_BUDGET) or []
    except OutOfBudget:
        return _search_near_best(fleet)


def _search_near_best(fleet: Fleet) -> list[Route]:
    """A run that misses the sum of all trains' best by no more than a slack has no route that misses its own by more.

    So few routes need to be listed for a small slack; it grows until a run is found, or none better than a good one.
    """
    single = [search.find_best(0, 1, fleet.budget) for search in fleet.searches]
    most = sum(single[kind] for kind in fleet.kind_of)
    routes = _good_run(fleet)
    known = sum(route.revenue + route.treasury + fleet.trains[route.train].reward for route in routes)
    for part in PARTS:
        slack = (most - known - 1) // part
        if slack >= 0:
            better = _pack(fleet, [best - slack for best in single], most - slack - 1, fleet.budget)
            if better is not None:
                return better
    return routes


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
                used[train] = _hexsides(search.best_arms, search.shift)
                routes[train] = fleet.found_route(train)
    return list(routes.values())


def _hexsides(arms: tuple[tuple[Arc, ...], tuple[Arc, ...]], shift: int) -> int:
    mask = 0
    for arm in arms:
        for arc in arm:
            mask |= arc.mask >> shift
    return mask


def _pack(fleet: Fleet, floors: list[int], known: int, budget: int) -> list[Route] | None:
    """The best run of more than `known` from routes of these floors, or None."""
    offers = [Offer(search.collect(floor, budget)) for search, floor in zip(fleet.searches, floors, strict=True)]
    order = sorted(range(len(fleet.trains)), key=lambda train: fleet.kind_of[train])
    packing = Packing([offers[fleet.kind_of[train]] for train in order], known, PACKING_BUDGET * fleet.patience)
    packing.solve()
    if not packing.chosen:
        return None
    routes = []
    for train, number in zip(order, packing.chosen, strict=True):
        if number >= 0:
            offer = offers[fleet.kind_of[train]]
            routes.append(fleet.route_on(train, offer.masks[number], offer.revenues[number]))
    return routes
