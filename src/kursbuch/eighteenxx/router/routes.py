"""What search, proof and check share: the links of a network, and what a route brings."""

from functools import lru_cache

from .links import Links
from .model import Network, Route, Track, Train

LINK_BUDGET = 20_000
"""Steps from one stop; on the boards of real games it is less than a hundred."""
KEPT_NETWORKS = 64


def links_of(network: Network) -> Links:
    """The links of a network; remembered by its track: what its stops pay and who may pass them does not matter."""
    return _links(network.tracks, len(network.stops))


@lru_cache(maxsize=KEPT_NETWORKS)
def _links(tracks: tuple[Track, ...], stops: int) -> Links:
    return Links([(track.hex, track.a, track.b, track.gauge) for track in tracks], stops, LINK_BUDGET)


def forget_links() -> None:
    """Drop what is remembered, so that the next question shows how long an answer takes."""
    _links.cache_clear()


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
