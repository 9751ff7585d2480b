"""Where a company's track leads: everything on an unblocked route of any length from one of its stations.

A route uses no hexside and no stop twice, does not turn round at a switch, and ends where a city is full of other
companies' stations, at offboards and where track is terminal (1830 §6.3.3, §6.4.2).
"""

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from itertools import product
from typing import NamedTuple

from kursbuch.eighteenxx.board.faces import STOPS_PER_HEX
from kursbuch.eighteenxx.board.map import GameMap
from kursbuch.eighteenxx.board.state import BEFORE, FULL, ON_HEX, REACH, Board
from kursbuch.eighteenxx.board.walk import Walk
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId
from kursbuch.kernel import lazy
from kursbuch.mechanics.hexgrid import EDGES
from kursbuch.mechanics.track import EXITS, SECOND_LANE

_ALL_EDGES = (1 << len(EDGES)) - 1
_NOTHING: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Reach:
    """What a company reaches, in the numbers of the map. What only builders ask for is worked out when they ask."""

    game_map: GameMap = field(repr=False)
    gauges: bytes = field(repr=False)
    """Of the board, by exit."""
    stations: tuple[StopId, ...]
    exits: Set[int]
    """Exits that a route uses: left towards the neighbour or entered from there."""
    stops: Set[int]
    """Stops that a route visits, those included where it must end."""
    walks: tuple[Walk, ...] = field(repr=False, compare=False)
    """That found it."""

    @lazy
    def entries(self) -> Mapping[HexId, tuple[int, int]]:
        """Hexes where the company may build: edges, as bits, at which broad and narrow track would join its own.

        They are in the order of a walk from its beginning, whatever tiles were laid on the way.
        """
        exits = _NOTHING.union(*(walk.exits_in_order() for walk in self.walks))
        return _entries(self.game_map, self.gauges, exits, self.stations)

    @lazy
    def arrivals(self) -> Mapping[HexId, tuple[int, int]]:
        """Edges, as bits, at which a route comes into a hex on broad or narrow track, or would if there were track."""
        left = self.walks[0].left().union(*(walk.left() for walk in self.walks[1:]))
        return _arrivals(self.game_map, self.gauges, left)

    def arrival(self, hex_: HexId) -> tuple[int, int]:
        """The same for one hex."""
        game_map = self.game_map
        number, across = game_map.hexes[hex_].number, game_map.across
        used = [exit_ for exit_ in game_map.around[number] if exit_ in self.exits]
        leading = [exit_ for exit_ in used if across[exit_] // len(EXITS) == number]
        left = [exit_ for exit_ in leading if any(walk.leaves_by(exit_) for walk in self.walks)]
        return _arrivals(game_map, self.gauges, left).get(hex_, (0, 0))

    def is_near(self, number: int) -> bool:
        """Whether another tile on the hex of this number may change it: a route comes there, or would come there if
        there were track. Without a station nothing is known."""
        if not self.stations or not self.exits.isdisjoint(self.game_map.around[number]):
            return True
        return self.game_map.ids[number] in [stop.hex for stop in self.stations]

    def has_stop(self, stop: StopId) -> bool:
        return self.game_map.stop_number(stop) in self.stops

    def joins(self, hex_: HexId, edges: tuple[int, int]) -> bool:
        """Whether a tile with track at these edges (broad, narrow) would be connected."""
        number = self.game_map.hexes[hex_].number
        exits = [exit_ for exit_ in self.game_map.around[number] if exit_ in self.exits]
        stations = [stop for stop in self.stations if stop.hex == hex_]
        broad, narrow = _entries(self.game_map, self.gauges, exits, stations).get(hex_, (0, 0))
        return bool(broad & edges[0] or narrow & edges[1])


def reach(game_map: GameMap, board: Board, company: CompanyId) -> Reach:
    """What the company reaches; worked out once for a board."""
    return board.once_for(company, REACH, _reach, game_map, board, company)


def _reach(game_map: GameMap, board: Board, company: CompanyId) -> Reach:
    stations = board.stations_of(company)
    blocked = blocked_stops(game_map, board, company)
    own_stops = [game_map.stop_number(stop) for stop in stations if stop.index != ON_HEX]
    starts = _starts(game_map, board, stations, own_stops, blocked)
    walk = _continued_walk(board, company, blocked, starts) or _walk(game_map, board, blocked, starts, _NOTHING)
    exits, stops, walks = walk.exits, walk.stops, [walk]
    if _meets_place_twice(game_map, stops):
        choices = _one_stop_a_place(game_map, walk.stops_in_order())
        walks = [_walk(game_map, board, blocked, starts, shut) for shut in choices]
        exits = set().union(*(found.exits for found in walks))
        stops = set().union(*(found.stops for found in walks))
    if not stops.issuperset(own_stops):
        stops = stops.union(own_stops)
    return Reach(game_map, board.wiring.gauges, stations, exits, stops, tuple(walks))


def _starts(
    game_map: GameMap, board: Board, stations: Iterable[StopId], own_stops: list[int], blocked: frozenset[int]
) -> tuple[list[int], list[int]]:
    """The stops and the exits that routes begin with."""
    exits = [*_exits_on_hexes(game_map, board, stations)]
    if blocked.isdisjoint(own_stops):
        return own_stops, exits
    exits += [exit_ for stop in own_stops if stop in blocked for exit_ in board.wiring.exits_of_stop(stop)]
    return [stop for stop in own_stops if stop not in blocked], exits


def _walk(
    game_map: GameMap,
    board: Board,
    blocked: frozenset[int],
    starts: tuple[list[int], list[int]],
    shut: frozenset[int],
) -> Walk:
    walk = Walk(board.wiring, game_map.across, blocked, shut)
    walk.run(*starts)
    return walk


def _continued_walk(
    board: Board, company: CompanyId, blocked: frozenset[int], starts: tuple[list[int], list[int]]
) -> Walk | None:
    """The walk of before, gone on over the tiles and from the stations that came since; None where it began or had to
    end elsewhere."""
    before: tuple[Reach, tuple[int, ...]] | None = board.known_of(company).get(BEFORE)
    if before is None or len(before[0].walks) > 1:
        return None
    walk, hexes = before[0].walks[0], before[1]
    if walk.shut or not (blocked is walk.blocked or walk.stops.isdisjoint(blocked ^ walk.blocked)):
        return None
    return walk.continued(board.wiring, hexes, blocked, starts)


def _arrivals(game_map: GameMap, gauges: bytes, exits: Iterable[int]) -> dict[HexId, tuple[int, int]]:
    arrivals: dict[HexId, tuple[int, int]] = {}
    for exit_ in exits:
        side = game_map.across[exit_]
        hex_ = game_map.building_hexes[side // len(EXITS)]
        if hex_ is not None:
            bit, gauge = 1 << side % SECOND_LANE, gauges[exit_]
            broad, narrow = arrivals.get(hex_, (0, 0))
            arrivals[hex_] = (broad | bit * (gauge & 1), narrow | bit * (gauge >> 1))
    return arrivals


def _exits_on_hexes(game_map: GameMap, board: Board, stations: Iterable[StopId]) -> Iterator[int]:
    """The exits of hexes that have a station anywhere on them (1830 "1830+ Szenarien")."""
    for stop in stations:
        if stop.index == ON_HEX:
            number = game_map.hexes[stop.hex].number
            yield from (number * len(EXITS) + exit_ for exit_ in board.wiring.faces[number].gauges)


def _meets_place_twice(game_map: GameMap, stops: Set[int]) -> bool:
    """Whether some stops are one place (1824 VII.9: Vienna)."""
    shared = game_map.shared_stops.intersection(stops)
    return len({game_map.places[stop] for stop in shared}) < len(shared)


def _one_stop_a_place(game_map: GameMap, stops: Iterable[int]) -> list[frozenset[int]]:
    """Where stops of one place were found, every choice of one each: the stops to leave out."""
    places: dict[int, list[int]] = {}
    for stop in stops:
        if stop in game_map.shared_stops:
            places.setdefault(game_map.places[stop], []).append(stop)
    several = [found for found in places.values() if len(found) > 1]
    together = frozenset(stop for found in several for stop in found)
    return [together.difference(chosen) for chosen in product(*several)]


def _entries(
    game_map: GameMap, gauges: bytes, exits: Iterable[int], stations: Iterable[StopId]
) -> dict[HexId, tuple[int, int]]:
    entries: dict[HexId, tuple[int, int]] = {}
    for exit_ in exits:
        gauge = gauges[exit_]
        for side in (exit_, game_map.across[exit_]):
            hex_ = game_map.building_hexes[side // len(EXITS)]
            if hex_ is not None:
                bit = 1 << side % SECOND_LANE
                broad, narrow = entries.get(hex_, (0, 0))
                entries[hex_] = (broad | bit * (gauge & 1), narrow | bit * (gauge >> 1))
    for stop in stations:
        if game_map.hexes[stop.hex].is_buildable:
            entries[stop.hex] = (_ALL_EDGES, _ALL_EDGES)
    return entries


def blocked_stops(game_map: GameMap, board: Board, company: CompanyId) -> frozenset[int]:
    """Stops where the company's routes must end: dead ends, and cities full of others' stations (1830 §6.3.3)."""
    full = board.once(FULL, _full_stops, game_map, board)
    found = full.ends.get(company)
    if found is None:
        others = [number for number, companies in full.cities if company not in companies]
        found = full.ends[company] = game_map.dead_ends.union(others)
    return found


class _Full(NamedTuple):
    """The cities without a free slot: it holds for later boards until that changes."""

    cities: list[tuple[int, tuple[CompanyId, ...]]]
    """With the companies that have stations there."""
    ends: dict[CompanyId, frozenset[int]]
    """Where routes must end, for the companies that were asked about."""


def _full_stops(game_map: GameMap, board: Board) -> _Full:
    full = []
    for stop, companies in board.stations.items():
        if stop.index != ON_HEX:
            number = game_map.stop_number(stop)
            slots = board.wiring.faces[number // STOPS_PER_HEX].stops[stop.index].slots
            if len(companies) >= slots and board.slots_taken(stop) >= slots:
                full.append((number, companies))
    return _Full(full, {})
