"""The exact router: the best routes for the trains of a company, with the proof that there are none better.

It knows track, stops and trains as values and nothing else of the project; what differs between titles is in the
`Train`.
"""

from .check import fault, has_route
from .model import HALT, JoinBonus, Network, Route, Run, Stop, Track, Train
from .priority import best_revenue
from .routes import forget_links, links_of, priced
from .so_far import run_so_far
from .solver import NeedsSolver, best_run

__all__ = [
    "HALT",
    "JoinBonus",
    "NeedsSolver",
    "Network",
    "Route",
    "Run",
    "Stop",
    "Track",
    "Train",
    "best_revenue",
    "best_run",
    "fault",
    "forget_links",
    "has_route",
    "links_of",
    "priced",
    "run_so_far",
]
