"""The best run by trying everything, written from the rules alone: it shares no code with the router."""

from collections.abc import Iterator, Sequence

from kursbuch.eighteenxx.router import Network, Train

Way = tuple[int, frozenset[int]]
"""Revenue and hexsides of a route."""


def best_revenue(network: Network, trains: Sequence[Train]) -> int:
    """The most that disjoint routes of these trains bring, mines included."""
    choices = [sorted(set(ways(network, train)), key=lambda way: -way[0]) for train in trains]

    def best(index: int, used: frozenset[int]) -> int:
        if index == len(choices):
            return 0
        most = best(index + 1, used)
        for revenue, hexsides in choices[index]:
            if not hexsides & used:
                most = max(most, revenue + best(index + 1, used | hexsides))
        return most

    return best(0, frozenset())


def ways(network: Network, train: Train) -> Iterator[Way]:
    """All legal routes of one train, each in both directions."""
    for stop in range(len(network.stops)):
        if (network.stops[stop].kind in train.visits) if train.starts is None else (stop in train.starts):
            yield from _onward(network, train, [stop], [], [])


def _onward(network: Network, train: Train, nodes: list[int], tracks: list[int], gauges: list[str]) -> Iterator[Way]:
    node = nodes[-1]
    if node >= 0 and tracks:
        yield from _finished(network, train, nodes, tracks)
        if not network.stops[node].passable:
            return
        gauges = []
    for index, track in enumerate(network.tracks):
        if node not in (track.a, track.b) or index in tracks:
            continue
        if node < 0 and track.hex == network.tracks[tracks[-1]].hex:
            continue
        other = track.b if node == track.a else track.a
        if other in nodes or {*gauges, track.gauge} >= {"broad", "narrow"}:
            continue
        if other >= 0:
            stop = network.stops[other]
            if stop.place in {network.stops[n].place for n in nodes if n >= 0} or stop.kind not in train.visits:
                continue
            if train.starts is not None and other in train.starts:
                continue
        yield from _onward(network, train, [*nodes, other], [*tracks, index], [*gauges, track.gauge])


def _finished(network: Network, train: Train, nodes: list[int], tracks: list[int]) -> Iterator[Way]:
    stops = [node for node in nodes if node >= 0]
    met = [network.stops[stop] for stop in stops]
    length = _length(network, train, nodes, tracks)
    if length is None or (train.reach is not None and length > train.reach):
        return
    if sum(stop.kind in train.pair for stop in met) < 2 or not any(stop.station for stop in met):
        return
    revenue = sum(train.values.get(stop, network.stops[stop].value) for stop in stops)
    plain = {-1000 - track for track in tracks if network.tracks[track].a >= 0 and network.tracks[track].b >= 0}
    yield revenue, frozenset(node for node in nodes if node < 0) | plain


def _length(network: Network, train: Train, nodes: list[int], tracks: list[int]) -> int | None:
    counted = [node for node in nodes if node >= 0 and network.stops[node].kind in train.counts]
    length = 0 if train.by_hexes else len(counted)
    gauges: set[str] = set()
    hexes = 0
    for node, track in zip(nodes[1:], tracks, strict=True):
        gauges.add(network.tracks[track].gauge)
        if node < 0:
            hexes += 1
            continue
        prices = {"broad": train.broad, "narrow": train.narrow}
        open_to = [price for name, price in prices.items() if price and gauges <= {name, "dual"}]
        if not open_to:
            return None
        length += hexes * min(open_to) if train.by_hexes else 0
        gauges, hexes = set(), 0
    return length
