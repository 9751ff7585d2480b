"""A good run at once, with a bound: for whoever does not want to wait for the proof."""

from collections.abc import Sequence

from .links import TooManyLinks
from .model import Network, Run, Train
from .priority import REVENUE_WEIGHT, repriced, weighted
from .solver import Fleet, search_shortly


def run_so_far(network: Network, trains: Sequence[Train]) -> Run:
    """The best run that a short search finds, and what no run brings more than; proven where the search ends."""
    plain, paid = weighted(network, trains)
    try:
        fleet = Fleet(plain, paid)
    except TooManyLinks:
        return Run((), 0, proven=False, at_most=len(trains) * sum(stop.value for stop in network.stops))
    routes = search_shortly(fleet)
    run = repriced(network, trains, Run(tuple(routes), 0))
    if fleet.is_proven and network.bonus is None:
        return run
    bonus = 0 if network.bonus is None else len(trains) * network.bonus.amount
    at_most = max(fleet.bound() // REVENUE_WEIGHT + bonus, run.revenue)
    return Run(run.routes, run.revenue, run.treasury, proven=False, at_most=at_most)
