"""Runs by revenue first, with bonuses for routes between certain stops.

What goes to the treasury anyway decides between equals only (1824 VII.10). A bonus is searched for by making trains
earn it: every choice of trains that must, and the best of the runs (1824 X.4).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations

from .model import JoinBonus, Network, Run, Stop, Train
from .routes import priced
from .solver import best_run

REVENUE_WEIGHT = 64
"""More than all mines of a run can bring for each unit of revenue: values are tens, mines 60 at most."""

KEPT_STOPS = 1 << 11


def best_revenue(network: Network, trains: Sequence[Train]) -> Run:
    """The run with the highest revenue; of several the one that brings the treasury most."""
    if network.bonus is None and all(stop.kind != "mine" for stop in network.stops):
        return best_run(network, trains)
    plain, paid = weighted(network, trains)
    best = repriced(network, trains, best_run(plain, paid))
    if network.bonus is None:
        return best
    most = best.revenue
    for earners in _earners(network.bonus, plain, paid):
        if most + network.bonus.amount * len(earners) <= best.revenue:
            continue
        chosen = [_earner(network.bonus, train) if i in earners else train for i, train in enumerate(paid)]
        run = repriced(network, trains, best_run(plain, chosen))
        if (run.revenue, run.treasury) > (best.revenue, best.treasury):
            best = run
    return best


def _earners(bonus: JoinBonus, network: Network, trains: Sequence[Train]) -> Iterator[tuple[int, ...]]:
    """Every choice of trains that could earn the bonus, each by itself; of equal trains the first."""
    if not all(bonus.ends):
        return
    able = {train.name for train in trains if best_run(network, [_earner(bonus, train)]).routes}
    numbers = [number for number, train in enumerate(trains) if train.name in able]
    seen = set()
    for count in range(len(numbers), 0, -1):
        for chosen in combinations(numbers, count):
            names = tuple(sorted(trains[number].name for number in chosen))
            if names not in seen:
                seen.add(names)
                yield chosen


def _earner(bonus: JoinBonus, train: Train) -> Train:
    return replace(train, meets=bonus.ends, reward=REVENUE_WEIGHT * bonus.amount)


def weighted(network: Network, trains: Sequence[Train]) -> tuple[Network, list[Train]]:
    """Network and trains that earn by revenue first."""
    return _weighted(network), [_weighted_train(network, train) for train in trains]


def repriced(network: Network, trains: Sequence[Train], run: Run) -> Run:
    """A run of weighted trains in money."""
    routes = tuple(priced(network, r.train, trains[r.train], r.stops, r.tracks) for r in run.routes)
    return Run(routes, sum(r.revenue for r in routes), sum(r.treasury for r in routes), run.proven)


def _weighted(network: Network) -> Network:
    stops = tuple([_weighted_stop(stop) for stop in network.stops])
    return Network(stops, network.tracks, network.junctions)


@lru_cache(maxsize=KEPT_STOPS)
def _weighted_stop(stop: Stop) -> Stop:
    return replace(stop, value=_weight(stop, stop.value))


def _weighted_train(network: Network, train: Train) -> Train:
    values = {stop: _weight(network.stops[stop], value) for stop, value in train.values.items()}
    return replace(train, values=values) if values else train


def _weight(stop: Stop, value: int) -> int:
    return value if stop.kind == "mine" else REVENUE_WEIGHT * value
