"""Runs by revenue first: what goes to the treasury anyway decides between equals only (1824 VII.10)."""

from collections.abc import Sequence
from dataclasses import replace

from .model import Network, Run, Stop, Train
from .solver import best_run, priced

REVENUE_WEIGHT = 64
"""More than all mines of a run can bring for each unit of revenue: values are tens, mines 60 at most."""


def best_revenue(network: Network, trains: Sequence[Train]) -> Run:
    """The run with the highest revenue; of several the one that brings the treasury most."""
    if all(stop.kind != "mine" for stop in network.stops):
        return best_run(network, trains)
    run = best_run(_weighted(network), [_weighted_train(network, train) for train in trains])
    routes = tuple(priced(network, r.train, trains[r.train], r.stops, r.tracks) for r in run.routes)
    return Run(routes, sum(r.revenue for r in routes), sum(r.treasury for r in routes), run.proven)


def _weighted(network: Network) -> Network:
    return replace(network, stops=tuple(replace(stop, value=_weight(stop, stop.value)) for stop in network.stops))


def _weighted_train(network: Network, train: Train) -> Train:
    values = {stop: _weight(network.stops[stop], value) for stop, value in train.values.items()}
    return replace(train, values=values) if values else train


def _weight(stop: Stop, value: int) -> int:
    return value if stop.kind == "mine" else REVENUE_WEIGHT * value
