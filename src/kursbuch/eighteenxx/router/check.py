"""What is wrong with routes that somebody else laid out."""

from collections.abc import Sequence
from operator import attrgetter

from .links import DUAL, GAUGES, join_gauge
from .model import HALT, NO_MINES, Network, Route, Train
from .region import hex_weights
from .routes import links_of, priced
from .solver import best_run

_IS_PASSABLE, _HAS_STATION = attrgetter("passable"), attrgetter("station")


def has_route(network: Network) -> bool:
    """Whether any route at all leads from an own station to another stop (1830 §6.6: the duty to own a train)."""
    if any(stop.kind == HALT for stop in network.stops):
        return bool(best_run(network, (Train("2", 2, visits=NO_MINES | {HALT}),)).routes)
    links = links_of(network)
    for index, stop in enumerate(network.stops):
        if stop.station:
            for link in links.at(index):
                other = network.stops[link.to]
                if other.place != stop.place and other.kind not in ("port", "mine"):
                    return True
    return False


def fault(network: Network, trains: Sequence[Train], routes: Sequence[Route]) -> str | None:
    """The code of the first rule that these routes break, or None (1830 §6.4.2; 1849 §4.3.1; 1824 VII.9)."""
    hexsides: set[int] = set()
    used_trains: set[int] = set()
    for route in routes:
        if not 0 <= route.train < len(trains):
            return "routes.unknown_train"
        if route.train in used_trains:
            return "routes.train_twice"
        used_trains.add(route.train)
        code = _route_fault(network, trains[route.train], route)
        if code is not None:
            return code
        own = _hexsides(network, route)
        if hexsides & own:
            return "routes.track_shared"
        hexsides |= own
    return None


def _hexsides(network: Network, route: Route) -> set[int]:
    """Hexsides as they are written in the track, and for track from stop to stop a number of its own."""
    keys: set[int] = set()
    for index in route.tracks:
        track = network.tracks[index]
        if track.a < 0:
            keys.add(track.a)
        if track.b < 0:
            keys.add(track.b)
        if track.a >= 0 and track.b >= 0:
            keys.add(index)
    return keys


def _route_fault(network: Network, train: Train, route: Route) -> str | None:
    if route.tracks and not 0 <= min(route.tracks) <= max(route.tracks) < len(network.tracks):
        return "routes.unknown_track"
    if len(set(route.tracks)) < len(route.tracks):
        return "routes.track_twice"
    nodes = walk(network, route.tracks, route.stops[0] if route.stops else None)
    if nodes is None:
        return "routes.not_continuous"
    if _reverses(network, route.tracks, nodes):
        return "routes.reverses"
    crossed = [node for node in nodes if node < 0]
    if len(set(crossed)) < len(crossed):
        return "routes.track_twice"
    stops = tuple(node for node in nodes if node >= 0)
    if stops != route.stops:
        return "routes.wrong_stops"
    return (
        _stops_fault(network, train, stops)
        or _length_fault(network, train, route.tracks, nodes)
        or _revenue_fault(network, train, route)
    )


def walk(network: Network, tracks: Sequence[int], start: int | None) -> list[int] | None:
    """The nodes that these tracks lead through in their order, from a stop to a stop; None if they do not connect."""
    if not tracks:
        return None
    first = network.tracks[tracks[0]]
    for node in (first.a, first.b):
        if node < 0 or (start is not None and node != start):
            continue
        nodes = [node]
        for index in tracks:
            track = network.tracks[index]
            if nodes[-1] not in (track.a, track.b):
                break
            nodes.append(track.b if nodes[-1] == track.a else track.a)
        else:
            if nodes[-1] >= 0:
                return nodes
    return None


def _reverses(network: Network, tracks: Sequence[int], nodes: Sequence[int]) -> bool:
    """Over a hexside a route goes on in the other hex: back in the same one, it would turn round at a switch."""
    for place in range(1, len(tracks)):
        if nodes[place] < 0 and network.tracks[tracks[place - 1]].hex == network.tracks[tracks[place]].hex:
            return True
    return False


def _stops_fault(network: Network, train: Train, stops: tuple[int, ...]) -> str | None:
    met = [network.stops[index] for index in stops]
    kinds = [stop.kind for stop in met]
    if HALT in (kinds[0], kinds[-1]):
        return "routes.wrong_stops"
    if len(set(stops)) < len(stops):
        return "routes.stop_twice"
    if len({stop.place for stop in met}) < len(met):
        return "routes.place_twice"
    if not all(map(_IS_PASSABLE, met[1:-1])):
        return "routes.closed_stop"
    if train.starts is None:
        is_forbidden = not train.visits.issuperset(kinds)
    elif stops[0] not in train.starts:
        return "routes.wrong_start"
    else:
        is_forbidden = not (train.visits.issuperset(kinds[1:]) and train.starts.isdisjoint(stops[1:]))
    if is_forbidden:
        return "routes.forbidden_stop"
    if len([kind for kind in kinds if kind in train.pair]) < 2:
        return "routes.too_short"
    if not any(map(_HAS_STATION, met)):
        return "routes.no_station"
    return None


def _length_fault(network: Network, train: Train, tracks: Sequence[int], nodes: Sequence[int]) -> str | None:
    stops = [] if train.by_hexes else [network.stops[node] for node in nodes if node >= 0]
    length = len([stop for stop in stops if stop.kind in train.counts])
    weights = hex_weights(train)
    gauge = DUAL
    hexes = 0
    for index, node in zip(tracks, nodes[1:], strict=True):
        gauge = join_gauge(gauge, GAUGES[network.tracks[index].gauge])
        if gauge < 0:
            return "routes.gauge_changes"
        if node < 0:
            hexes += 1
            continue
        if weights[gauge] == 0:
            return "routes.forbidden_gauge"
        if train.by_hexes:
            length += hexes * weights[gauge]
        gauge = DUAL
        hexes = 0
    return "routes.too_long" if train.reach is not None and length > train.reach else None


def _revenue_fault(network: Network, train: Train, route: Route) -> str | None:
    right = priced(network, route.train, train, route.stops, route.tracks)
    if (right.revenue, right.treasury) != (route.revenue, route.treasury):
        return "routes.wrong_revenue"
    return None
