"""The map: hexes, what is printed on them, and their numbers for the search over track."""

from collections.abc import Mapping
from dataclasses import dataclass

from kursbuch.eighteenxx.board.entries import HexEntry
from kursbuch.eighteenxx.board.faces import STOPS_PER_HEX, Face, parse_stops
from kursbuch.eighteenxx.board.tiles import TileSet
from kursbuch.eighteenxx.identity import HexId, StopId
from kursbuch.mechanics.hexgrid import EDGES, HexLayout, neighbours, opposite_edge, parse_hex
from kursbuch.mechanics.track import EXITS, SECOND_LANE, parse_track

CLOSED_COLORS = frozenset({"gray", "red", "blue"})
"""Printed colours on which nothing is ever built."""


@dataclass(frozen=True, slots=True)
class MapHex:
    """A hex of the map as printed."""

    id: HexId
    number: int
    place: tuple[int, int]
    name: str | None
    face: Face
    cost: int
    terrain: str | None
    impassable: frozenset[int]
    neighbours: Mapping[int, HexId]
    open_edges: int
    """The edges, as bits, that track may lead to: on the map, passable, not a blank side of a printed hex."""

    @property
    def is_buildable(self) -> bool:
        return self.face.color not in CLOSED_COLORS

    @property
    def has_through_stop(self) -> bool:
        return any(stop.is_through for stop in self.face.stops)


class GameMap:
    """All hexes, the tiles for them, and a numbering of exits and stops.

    Exit numbers are 12 to a hex (two lanes to an edge), stop numbers 4 to a hex; `across[exit]` is the exit on the
    other side of the hexside, or `nowhere`.
    """

    def __init__(
        self, layout: HexLayout, hexes: Mapping[HexId, MapHex], tiles: TileSet, *, reach_meets_places_once: bool = True
    ) -> None:
        self.layout: HexLayout = layout
        self.hexes = hexes
        self.tiles = tiles
        self.ids = tuple(hexes)
        self.nowhere = len(hexes) * len(EXITS)
        self.across = tuple(self._across(exit_) for exit_ in range(self.nowhere))
        self.around = self._around()
        """By hex number: the exits on the hex and those that lead there."""
        self.fitting: dict[tuple[HexId, Face], tuple[Face, ...]] = {}
        """Faces that may replace a face on a hex, as they are asked for."""
        self.side_numbers = self._number_sides()
        """By exit: its hexside, the same from both sides."""
        self.side_count = 1 + max(self.side_numbers)
        self.places = self._number_places()
        """By stop: the place that a route may visit once."""
        self.shared_stops = frozenset(
            stop
            for stop, place in enumerate(self.places)
            if reach_meets_places_once
            and self.places.count(place) > 1
            and hexes[self.ids[stop // STOPS_PER_HEX]].has_through_stop
        )
        """Stops that may be passed and are one place with others (1824 VII.9: Vienna, Budapest)."""
        self.building_hexes = (*(hex_.id if hex_.is_buildable else None for hex_ in hexes.values()), None)
        """By hex number: the hex if it can be built on. The last one is nowhere."""
        self.dead_ends = frozenset(
            hex_.number * STOPS_PER_HEX + index
            for hex_ in hexes.values()
            for index, stop in enumerate(hex_.face.stops)
            if not stop.is_through
        )
        """Stops that no route leads beyond (1830 §6.4.2)."""

    def __contains__(self, hex_: object) -> bool:
        return hex_ in self.hexes

    def hex(self, id_: HexId) -> MapHex:
        return self.hexes[id_]

    def stop_number(self, stop: StopId) -> int:
        return self.hexes[stop.hex].number * STOPS_PER_HEX + stop.index

    def stop_id(self, number: int) -> StopId:
        return StopId(self.ids[number // STOPS_PER_HEX], number % STOPS_PER_HEX)

    def _across(self, exit_: int) -> int:
        here = self.hexes[self.ids[exit_ // len(EXITS)]]
        lane, edge = divmod(exit_ % len(EXITS), SECOND_LANE)
        there = here.neighbours.get(edge)
        if there is None:
            return self.nowhere
        if here.face.links[edge + SECOND_LANE]:  # two lanes meet the other way round
            lane = 1 - lane
        return self.hexes[there].number * len(EXITS) + opposite_edge(edge) + SECOND_LANE * lane

    def _around(self) -> tuple[tuple[int, ...], ...]:
        around: list[list[int]] = [[] for _ in (*self.ids, "nowhere")]
        for exit_, across in enumerate(self.across):
            around[exit_ // len(EXITS)].append(exit_)
            around[across // len(EXITS)].append(exit_)
        return tuple(tuple(exits) for exits in around[:-1])

    def _number_sides(self) -> tuple[int, ...]:
        sides: dict[int, int] = {}
        return tuple(sides.setdefault(min(exit_, across), len(sides)) for exit_, across in enumerate(self.across))

    def _number_places(self) -> tuple[int, ...]:
        """Stops of one group are one place."""
        places: dict[object, int] = {}
        found = []
        for hex_ in self.hexes.values():
            groups = [stop.group for stop in hex_.face.stops]
            groups += [None] * (STOPS_PER_HEX - len(groups))
            for index, group in enumerate(groups):
                place = group or StopId(hex_.id, index)
                found.append(places.setdefault(place, len(places)))
        return tuple(found)


def load_map(
    layout: HexLayout,
    printed: Mapping[str, HexEntry],
    tiles: TileSet,
    changes: Mapping[str, HexEntry] | None = None,
    *,
    reach_meets_places_once: bool = True,
) -> GameMap:
    """The map of these hexes; `changes` are those that another board has instead or besides.

    Where a route meets a place once, so does the way to a building site, unless `reach_meets_places_once` is False.
    """
    entries = {HexId(name): entry for name, entry in {**printed, **(changes or {})}.items()}
    places = {name: parse_hex(name) for name in entries}
    next_to = neighbours(layout, places)
    faces = {name: _load_face(entry) for name, entry in entries.items()}
    hexes = {}
    for number, (id_, entry) in enumerate(entries.items()):
        impassable = frozenset(entry.impassable)
        hexes[id_] = MapHex(
            id_,
            number,
            places[id_],
            entry.name,
            faces[id_],
            entry.cost,
            entry.terrain,
            impassable,
            next_to[id_],
            sum(
                1 << edge for edge in EDGES if edge not in impassable and _leads_on(faces, next_to[id_].get(edge), edge)
            ),
        )
    return GameMap(layout, hexes, tiles, reach_meets_places_once=reach_meets_places_once)


def _load_face(entry: HexEntry) -> Face:
    track = parse_track(entry.track)
    return Face(None, 0, entry.color, entry.label, parse_stops(entry.stops, track), track)


def _leads_on(faces: Mapping[HexId, Face], neighbour: HexId | None, edge: int) -> bool:
    if neighbour is None:
        return False
    face = faces[neighbour]
    return face.color not in CLOSED_COLORS or bool(face.links[opposite_edge(edge)])
