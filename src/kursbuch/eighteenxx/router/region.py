"""A network as one kind of train sees it."""

from .links import Link, Links
from .model import HALT, Network, Stop, Train
from .search import Arc, ReachableStop, Region, Site, price_of


def survey(network: Network, links: Links, train: Train) -> Region:
    """The stops that a train can reach from its stations or starts, and the links between them."""
    stops = network.stops
    starts = train.starts
    region = Region(len(stops), starts is None)
    if starts is None:
        region.roots = [i for i, stop in enumerate(stops) if stop.station and stop.kind in train.visits]
    else:
        region.roots = sorted(starts)
    region.needs = (2 << len(train.meets)) - 1
    region.reward = train.reward
    groups = _places(stops)
    weights = hex_weights(train)
    pending = list(region.roots)
    for root in pending:
        region.sites[root] = _site(stops[root], root, train, groups)
    while pending:
        here = pending.pop()
        site = region.sites[here]
        if not (stops[here].passable or here in region.roots):
            continue
        for link in links.at(here):
            to = link.to
            if weights[link.gauge] == 0 or not _may_visit(stops[to], to, train):
                continue
            if to not in region.sites:
                region.sites[to] = _site(stops[to], to, train, groups)
                pending.append(to)
            site.arcs.append(_arc(link, region, train, weights))
        site.arcs.sort(key=lambda arc: -region.sites[arc.to].value)
    region.stops_at_zero = all(arc.cost for site in region.sites.values() for arc in site.arcs)
    set_prices(region, {})
    return region


def _places(stops: tuple[Stop, ...]) -> dict[int, int]:
    groups: dict[int, int] = {}
    for index, stop in enumerate(stops):
        groups[stop.place] = groups.get(stop.place, 0) | 1 << index
    return groups


def hex_weights(train: Train) -> tuple[int, int, int]:
    """What a hex counts by the gauge of its stretch, 0 for none: three rails only as the better gauge (1849 §4.3.1)."""
    dual = min(train.broad, train.narrow) if train.broad and train.narrow else train.broad or train.narrow
    return dual, train.broad, train.narrow


def _may_visit(stop: Stop, index: int, train: Train) -> bool:
    return stop.kind in train.visits and (train.starts is None or index not in train.starts)


def _site(stop: Stop, index: int, train: Train, groups: dict[int, int]) -> Site:
    value = train.values.get(index, stop.value)
    cost = 0 if train.by_hexes or stop.kind not in train.counts else 1
    own = int(stop.station) + sum(2 << number for number, wanted in enumerate(train.meets) if index in wanted)
    return Site(value, cost, stop.passable, stop.kind != HALT, int(stop.kind in train.pair), own, groups[stop.place])


def _arc(link: Link, region: Region, train: Train, weights: tuple[int, int, int]) -> Arc:
    to = region.sites[link.to]
    hexsides = link.mask << region.shift
    cost = to.cost
    if train.by_hexes:
        cost = link.hexes * weights[link.gauge] if train.reach is not None else 0
    return Arc(link.to, hexsides | 1 << link.to, hexsides | to.take, cost, to.value, link.tracks)


def set_prices(region: Region, prices: dict[int, int]) -> None:
    """Let hexsides, by their bits, cost money: what an arc brings, and what the bound hopes for, is less."""
    costs: dict[int, int] = {}
    gains: dict[int, int] = {}
    for site in region.sites.values():
        for arc in site.arcs:
            arc.gain = region.sites[arc.to].value - price_of(arc.mask >> region.shift, prices)
            costs[arc.to] = min(arc.cost, costs.get(arc.to, arc.cost))
            gains[arc.to] = max(arc.gain, gains.get(arc.to, arc.gain))
    region.through, region.ends = [], []
    for index, cost in costs.items():
        if gains[index] >= 0:
            stop = ReachableStop(1 << index, gains[index], cost)
            (region.through if region.sites[index].passable else region.ends).append(stop)
    region.through.sort(key=lambda item: (item.cost > 0, -item.value / max(item.cost, 1)))
    region.ends.sort(key=lambda item: -item.value)
