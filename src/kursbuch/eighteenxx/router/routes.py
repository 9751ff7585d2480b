"""What search, proof and check share: the links of a network, and what a route brings."""

from .links import Links
from .model import Network, Route, Track, Train

LINK_BUDGET = 200_000
KEPT_NETWORKS = 64

_kept: dict[int, tuple[tuple[Track, ...], Links]] = {}


def links_of(network: Network) -> Links:
    """The links of a network; remembered for networks that have the very same tuple of tracks."""
    known = _kept.get(id(network.tracks))
    if known is not None and known[0] is network.tracks and len(known[1].from_stop) == len(network.stops):
        return known[1]
    links = Links([(t.hex, t.a, t.b, t.gauge) for t in network.tracks], len(network.stops), LINK_BUDGET)
    if len(_kept) >= KEPT_NETWORKS:
        _kept.pop(next(iter(_kept)))
    _kept[id(network.tracks)] = (network.tracks, links)
    return links


def priced(network: Network, index: int, train: Train, stops: tuple[int, ...], tracks: tuple[int, ...]) -> Route:
    """A route with what it brings, bonus included: the mine apart, which pays the treasury (1824 VII.10, X.4)."""
    revenue = treasury = 0
    for stop in stops:
        value = train.values.get(stop, network.stops[stop].value)
        if network.stops[stop].kind == "mine":
            treasury += value
        else:
            revenue += value
    if network.bonus is not None:
        revenue += network.bonus.earned(stops)
    return Route(index, stops, tracks, revenue, treasury)
