"""Where a company's track leads: everything on an unblocked route of any length from one of its stations.

A route uses no hexside and no stop twice, does not turn round at a switch, and ends where a city is full of other
companies' stations, at offboards and where track is terminal (1830 §6.3.3, §6.4.2).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

from kursbuch.eighteenxx.board.faces import STOPS_PER_HEX
from kursbuch.eighteenxx.board.map import GameMap
from kursbuch.eighteenxx.board.state import FULL, ON_HEX, REACH, Board
from kursbuch.eighteenxx.board.walk import Walk
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId
from kursbuch.mechanics.hexgrid import EDGES
from kursbuch.mechanics.track import EXITS, SECOND_LANE

_ALL_EDGES = (1 << len(EDGES)) - 1


@dataclass(frozen=True)
class Reach:
    """What a company reaches, in the numbers of the map. What only builders ask for is worked out when they ask."""

    game_map: GameMap = field(repr=False)
    gauges: bytes = field(repr=False)
    """Of the board, by exit."""
    stations: tuple[StopId, ...]
    exits: frozenset[int]
    """Exits that a route uses: left towards the neighbour or entered from there."""
    stops: frozenset[int]
    """Stops that a route visits, those included where it must end."""
    left: frozenset[int]
    """Exits that a route leaves a hex by."""

    @cached_property
    def entries(self) -> Mapping[HexId, tuple[int, int]]:
        """Hexes where the company may build: edges, as bits, at which broad and narrow track would join its own."""
        return _entries(self.game_map, self.gauges, self.exits, self.stations)

    @cached_property
    def arrivals(self) -> Mapping[HexId, tuple[int, int]]:
        """Edges, as bits, at which a route comes into a hex on broad or narrow track, or would if there were track."""
        return _arrivals(self.game_map, self.gauges, self.left)

    @cached_property
    def _hexes(self) -> frozenset[int]:
        """The hexes that a route comes to, or would come to if there were track."""
        across, exits = self.game_map.across, len(EXITS)
        here, there = {exit_ // exits for exit_ in self.exits}, {across[exit_] // exits for exit_ in self.exits}
        own = [self.game_map.hexes[stop.hex].number for stop in self.stations]
        return frozenset(here.union(there, own))

    def is_near(self, number: int) -> bool:
        """Whether another tile on the hex of this number may change it; without a station nothing is known."""
        return not self.stations or number in self._hexes

    def has_stop(self, game_map: GameMap, stop: StopId) -> bool:
        return game_map.stop_number(stop) in self.stops

    def joins(self, hex_: HexId, edges: tuple[int, int]) -> bool:
        """Whether a tile with track at these edges (broad, narrow) would be connected."""
        broad, narrow = self._entry(hex_)
        return bool(broad & edges[0] or narrow & edges[1])

    def _entry(self, hex_: HexId) -> tuple[int, int]:
        """What `entries` has for one hex."""
        across, first = self.game_map.across, self.game_map.hexes[hex_].number * len(EXITS)
        sides = range(first, first + len(EXITS))
        exits = [exit_ for side in sides for exit_ in (side, across[side]) if exit_ in self.exits]
        stations = [stop for stop in self.stations if stop.hex == hex_]
        return _entries(self.game_map, self.gauges, exits, stations).get(hex_, (0, 0))


def reach(game_map: GameMap, board: Board, company: CompanyId) -> Reach:
    """What the company reaches; worked out once for a board."""
    return board.once_for(company, REACH, _reach, game_map, board, company)


def _reach(game_map: GameMap, board: Board, company: CompanyId) -> Reach:
    stations = board.stations_of(company)
    blocked = blocked_stops(game_map, board, company)
    own_stops = [game_map.stop_number(stop) for stop in stations if stop.index != ON_HEX]
    open_stops = [stop for stop in own_stops if stop not in blocked]
    exits = [*_exits_on_hexes(game_map, board, stations)]
    exits += [exit_ for stop in own_stops if stop in blocked for exit_ in board.wiring.stop_exits[stop]]

    def walk(shut: frozenset[int]) -> Walk:
        found = Walk(board.wiring, game_map.across, blocked, shut)
        found.run(open_stops, exits)
        return found

    walks = [walk(frozenset())]
    choices = _one_stop_a_place(game_map, walks[0].stops)
    if choices:
        walks = [walk(shut) for shut in choices]
    found_exits = frozenset[int]().union(*(found.exits for found in walks))
    found_stops = frozenset(own_stops).union(*(found.stops for found in walks))
    left = frozenset[int]().union(*(found.left for found in walks))
    return Reach(game_map, board.wiring.gauges, stations, found_exits, found_stops, left)


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


def _one_stop_a_place(game_map: GameMap, stops: Iterable[int]) -> list[frozenset[int]]:
    """Where stops of one place were found (1824 VII.9: Vienna), every choice of one each: the stops to leave out."""
    places: dict[int, list[int]] = {}
    for stop in stops:
        if stop in game_map.shared_stops:
            places.setdefault(game_map.places[stop], []).append(stop)
    several = [found for found in places.values() if len(found) > 1]
    if not several:
        return []
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
    return game_map.dead_ends.union([number for number, companies in full if company not in companies])


def _full_stops(game_map: GameMap, board: Board) -> list[tuple[int, tuple[CompanyId, ...]]]:
    """Cities without a free slot, with the companies that have stations there."""
    full = []
    for stop, companies in board.stations.items():
        if stop.index != ON_HEX:
            number = game_map.stop_number(stop)
            slots = board.wiring.faces[number // STOPS_PER_HEX].stops[stop.index].slots
            if len(companies) >= slots and board.slots_taken(stop) >= slots:
                full.append((number, companies))
    return full
