"""What the router is asked and what it answers: track, trains and routes as plain values."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from kursbuch.kernel import quickly_made

V = TypeVar("V")

ORDINARY_KINDS = frozenset({"city", "town", "offboard"})
NO_MINES = frozenset({"city", "town", "offboard", "port"})
NO_PORTS = frozenset({"city", "town", "offboard", "mine"})
HALT = "halt"
"""A station on plain track (1830+ Altoona): a route over it has the station, but cannot begin or end there."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A place that pays. Stops of one `place` never share a route (1824 VII.9; grouped offboards, 1830 §6.5)."""

    name: str
    place: int
    kind: str
    """"city", "town", "offboard", "port", "mine" or "halt"."""
    value: int
    passable: bool = True
    """False: first or last on a route only (1830 §6.3.3, §6.4.2)."""
    station: bool = False
    """A station of the running company stands here."""


@dataclass(frozen=True, slots=True)
class Track:
    """A piece of track in one hex. An end >= 0 is a stop, a negative end is ~junction (a hexside)."""

    hex: str
    a: int
    b: int
    gauge: str = "broad"
    """"broad", "narrow" or "dual" (three rails, fits both)."""


@dataclass(frozen=True, slots=True)
class JoinBonus:
    """What a route earns besides for meeting a stop of each of two sets (1824 X.4: Bukowina)."""

    amount: int
    ends: tuple[frozenset[int], frozenset[int]]

    def earned(self, stops: tuple[int, ...]) -> int:
        """The bonus for a route with these stops."""
        return self.amount if all(not end.isdisjoint(stops) for end in self.ends) else 0


@quickly_made
@dataclass(frozen=True, slots=True)
class Network:
    """All track that may matter to a company, as it sees it: closed stops and own stations are marked."""

    stops: tuple[Stop, ...]
    tracks: tuple[Track, ...]
    junctions: int
    bonus: JoinBonus | None = None
    memo: dict[object, Any] = field(default_factory=dict, compare=False, repr=False)
    """What has been worked out about its stops and tracks."""

    def once(self, work: Callable[["Network"], V]) -> V:
        """What the work gives: done once for this network."""
        found: V | None = self.memo.get(work)
        if found is None:
            found = self.memo[work] = work(self)
        return found


@quickly_made
@dataclass(frozen=True, slots=True)
class Train:
    """What one train can do. The default is a train of 1830: so many cities, towns and offboards (§6.4.1)."""

    name: str
    reach: int | None
    """How far it runs; None is without limit."""
    by_hexes: bool = False
    """Reach counts the hexes entered, not the stops (1849 §4.3.1)."""
    broad: int = 1
    """What a hex of a broad stretch counts; 0: the train may not run there."""
    narrow: int = 1
    """The same for a narrow stretch; a stretch of three rails only counts as the cheaper gauge."""
    counts: frozenset[str] = ORDINARY_KINDS
    """Kinds of stop that count against the reach (1824 VII.9: no towns, no mines for g-trains)."""
    visits: frozenset[str] = NO_MINES
    """Kinds of stop it may visit at all, apart from its start."""
    starts: frozenset[int] | None = None
    """Stops one of which must be the first of the route; they cannot be met later (1824 VII.3)."""
    pair: frozenset[str] = NO_PORTS
    """Kinds of which a route needs two (1849 §4.3.1: ports do not make a route)."""
    meets: tuple[frozenset[int], ...] = ()
    """Sets of stops of each of which a route must meet one."""
    reward: int = 0
    """What a route of this train brings besides its stops: a reason to run it (1824 X.4)."""
    values: Mapping[int, int] = field(default_factory=dict, hash=False)
    """Stops that pay this train something else than they pay others (1849 §4.3.2: E-trains)."""


@quickly_made
@dataclass(frozen=True, slots=True)
class Route:
    """One train's way. The mine it starts from pays the treasury and is no part of the revenue (1824 VII.10)."""

    train: int
    """Index into the trains that were asked for."""
    stops: tuple[int, ...]
    tracks: tuple[int, ...]
    revenue: int
    treasury: int = 0


@quickly_made
@dataclass(frozen=True, slots=True)
class Run:
    """The routes of one turn, by train. Trains that stay at home have none."""

    routes: tuple[Route, ...]
    revenue: int
    treasury: int = 0
    proven: bool = True
    """No other set of routes brings more (revenue and treasury together)."""
    at_most: int | None = None
    """Where it is not proven: no run has more revenue."""
