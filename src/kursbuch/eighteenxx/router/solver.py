"""The best run of a company: search where it ends soon, a solver's proof where it does not."""

from collections.abc import Sequence

from .links import Links, TooManyLinks
from .model import Network, Route, Run, Track, Train
from .packing import Offer, Packing
from .region import survey
from .search import Arc, OutOfBudget, Region, Search

LINK_BUDGET = 200_000
QUICK_BUDGET = 3_000
ROUTE_BUDGET = 100_000
PACKING_BUDGET = 200_000

_prepared: dict[int, tuple[tuple[Track, ...], Links]] = {}


def links_of(network: Network) -> Links:
    """The links of a network; kept for the last few networks with the very same tuple of tracks."""
    known = _prepared.get(id(network.tracks))
    if known is not None and known[0] is network.tracks and len(known[1].from_stop) == len(network.stops):
        return known[1]
    links = Links([(t.hex, t.a, t.b, t.gauge) for t in network.tracks], len(network.stops), LINK_BUDGET)
    if len(_prepared) >= 64:
        _prepared.pop(next(iter(_prepared)))
    _prepared[id(network.tracks)] = (network.tracks, links)
    return links


class Fleet:
    """The trains of a company with a search for each kind of train among them."""

    def __init__(self, network: Network, trains: Sequence[Train]) -> None:
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
                self.searches.append(Search(region, -1 if train.reach is None else train.reach))
            self.kind_of.append(kinds.index(train))
        self.hexsides = (1 << len(links.bits)) - 1

    def route_on(self, train: int, mask: int, revenue: int) -> Route:
        """The route of a train on these hexsides that brings this revenue."""
        search = self.searches[self.kind_of[train]]
        search.find_best((self.hexsides & ~mask) << search.shift, revenue, ROUTE_BUDGET)
        return self.found_route(train)

    def found_route(self, train: int) -> Route:
        """The route that the search for this train found last."""
        search = self.searches[self.kind_of[train]]
        return _route(self.network, train, self.trains[train], search.best_root, search.best_arms)


def _same_but_reach(first: Train, second: Train) -> bool:
    return (
        (first.reach is None) == (second.reach is None)
        and first.by_hexes == second.by_hexes
        and (first.broad, first.narrow) == (second.broad, second.narrow)
        and (first.counts, first.visits, first.pair) == (second.counts, second.visits, second.pair)
        and first.starts == second.starts
        and first.values == second.values
    )


def _route(
    network: Network, index: int, train: Train, root: int, arms: tuple[tuple[Arc, ...], tuple[Arc, ...]]
) -> Route:
    ahead, behind = arms
    stops = [*(arc.to for arc in reversed(behind)), root, *(arc.to for arc in ahead)]
    tracks = [track for arc in reversed(behind) for track in reversed(arc.tracks)]
    tracks += [track for arc in ahead for track in arc.tracks]
    return priced(network, index, train, tuple(stops), tuple(tracks))


def priced(network: Network, index: int, train: Train, stops: tuple[int, ...], tracks: tuple[int, ...]) -> Route:
    """A route with what it brings: the mine apart, which pays the treasury (1824 VII.10)."""
    revenue = treasury = 0
    for stop in stops:
        value = train.values.get(stop, network.stops[stop].value)
        if network.stops[stop].kind == "mine":
            treasury += value
        else:
            revenue += value
    return Route(index, stops, tracks, revenue, treasury)


def best_run(network: Network, trains: Sequence[Train]) -> Run:
    """The routes that bring most, one for each train at most, all disjoint (1830 §6.4; 1849 §4.3.1; 1824 VII.9)."""
    try:
        fleet = Fleet(network, trains)
        return _run(_search_routes(fleet))
    except (TooManyLinks, OutOfBudget):
        from .proof import prove

        return prove(network, trains)


def _run(routes: list[Route]) -> Run:
    routes.sort(key=lambda route: route.train)
    return Run(tuple(routes), sum(r.revenue for r in routes), sum(r.treasury for r in routes))


def _search_routes(fleet: Fleet) -> list[Route]:
    if len(fleet.trains) == 1:
        return [fleet.found_route(0)] if fleet.searches[0].find_best(0, 1, ROUTE_BUDGET) else []
    try:
        floors = [1] * len(fleet.searches)
        return _pack(fleet, floors, 0, QUICK_BUDGET) or []
    except OutOfBudget:
        return _search_near_best(fleet)


def _search_near_best(fleet: Fleet) -> list[Route]:
    """Only routes that can beat a greedy run, if all other trains did their best, are worth listing."""
    single = [search.find_best(0, 1, ROUTE_BUDGET) for search in fleet.searches]
    most = sum(single[kind] for kind in fleet.kind_of)
    routes = _greedy(fleet)
    known = sum(route.revenue + route.treasury for route in routes)
    if known == most:
        return routes
    floors = [known + 1 - most + best for best in single]
    return _pack(fleet, floors, known, ROUTE_BUDGET) or routes


def _greedy(fleet: Fleet) -> list[Route]:
    order = sorted(range(len(fleet.trains)), key=lambda train: -fleet.searches[fleet.kind_of[train]].limit)
    routes: list[Route] = []
    used = 0
    for train in order:
        search = fleet.searches[fleet.kind_of[train]]
        if search.find_best(used, 1, ROUTE_BUDGET):
            routes.append(fleet.found_route(train))
            for arm in search.best_arms:
                for arc in arm:
                    used |= arc.mask >> search.shift << search.shift
    return routes


def _pack(fleet: Fleet, floors: list[int], known: int, budget: int) -> list[Route] | None:
    offers = [Offer(search.collect(floor, budget)) for search, floor in zip(fleet.searches, floors, strict=True)]
    order = sorted(range(len(fleet.trains)), key=lambda train: fleet.kind_of[train])
    packing = Packing([offers[fleet.kind_of[train]] for train in order], known, PACKING_BUDGET)
    packing.solve()
    if not packing.chosen:
        return None
    routes = []
    for train, number in zip(order, packing.chosen, strict=True):
        if number >= 0:
            offer = offers[fleet.kind_of[train]]
            routes.append(fleet.route_on(train, offer.masks[number], offer.revenues[number]))
    return routes
