"""The board in a position: tiles and stations on the map."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar

from kursbuch.eighteenxx.board.faces import STOPS_PER_HEX, Face
from kursbuch.eighteenxx.board.map import GameMap
from kursbuch.eighteenxx.board.tiles import kept_stops
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId, TileId
from kursbuch.kernel import quickly_made, with_changes
from kursbuch.mechanics.track import EXITS, GAUGE_NAMES

P = ParamSpec("P")
V = TypeVar("V")

ON_HEX = -1
"""The index of a station that stands on a hex without a city and takes no slot (1830+: the PRR at Altoona)."""


REACH = "reach"
"""What is worked out first about the track of a company: where it leads."""

BEFORE = "before"
"""What the company reached before tiles were laid near its track, and their hexes: the walk goes on from there."""

FULL = "full stops"
"""The cities without a free slot."""

OF_COMPANIES = "of companies"
"""Where a board keeps what has been worked out for each company."""

STATIONS = "stations"
"""Where it keeps the stations of each company."""


class Nearby(Protocol):
    """Something that lies around some hexes."""

    @property
    def game_map(self) -> GameMap: ...

    def is_near(self, number: int) -> bool: ...

    def has_stop(self, stop: StopId) -> bool: ...


class LaidTile(NamedTuple):
    """A tile as it lies."""

    tile: TileId
    rotation: int


class StopBonus(NamedTuple):
    """A marker that makes a stop worth more to one company (1849: the port marker)."""

    company: CompanyId
    amount: int


class Home(NamedTuple):
    """Where a company's first station will stand; city None leaves the choice among the cities of the hex."""

    hex: HexId
    city: int | None = None


@dataclass(frozen=True, slots=True)
class Wires:
    """The track of one hex in the numbers of the map. An end is an exit, or ~stop."""

    links: tuple[tuple[int, ...], ...]
    """By exit of the hex: the other ends of its track."""
    stop_exits: tuple[tuple[int, ...], ...]
    """By stop of the hex."""
    pieces: tuple[tuple[int, int, str], ...]
    """The ends of each piece of track, and its gauge by name."""
    gauges: bytes
    """By exit; 0 where there is no track."""


@quickly_made
@dataclass(frozen=True, slots=True)
class Wiring:
    """The faces of all hexes by their number and how the track hangs together."""

    faces: Sequence[Face]
    wires: Sequence[Wires]
    gauges: bytes
    """By exit of the map; 0 where there is no track, and for `GameMap.nowhere`, the last one."""

    def with_face(self, number: int, face: Face) -> "Wiring":
        """The same with another face on one hex."""
        faces, wires, new = list(self.faces), list(self.wires), _wire(number, face)
        faces[number], wires[number] = face, new
        first, end = number * len(EXITS), (number + 1) * len(EXITS)
        return Wiring(faces, wires, self.gauges[:first] + new.gauges + self.gauges[end:])

    def exits_of_stop(self, stop: int) -> tuple[int, ...]:
        """The exits that have track to a stop."""
        return self.wires[stop // STOPS_PER_HEX].stop_exits[stop % STOPS_PER_HEX]


@lru_cache(maxsize=1 << 14)
def _wire(number: int, face: Face) -> Wires:
    first_exit, first_stop = number * len(EXITS), number * STOPS_PER_HEX

    def on_map(end: int) -> int:
        return first_exit + end if end >= 0 else ~(first_stop + ~end)

    links = tuple(tuple(map(on_map, ends)) for ends in face.links)
    stops = [tuple(map(on_map, exits)) for exits in face.stop_exits]
    stops += [()] * (STOPS_PER_HEX - len(stops))
    pieces = tuple((on_map(piece.a), on_map(piece.b), GAUGE_NAMES[piece.gauge]) for piece in face.track)
    return Wires(links, tuple(stops), pieces, bytes(face.gauges.get(exit_, 0) for exit_ in EXITS))


def _wire_map(game_map: GameMap) -> Wiring:
    wires = tuple(_wire(hex_.number, hex_.face) for hex_ in game_map.hexes.values())
    gauges = b"".join(wired.gauges for wired in wires) + b"\0"
    return Wiring(tuple(hex_.face for hex_ in game_map.hexes.values()), wires, gauges)


@quickly_made
@dataclass(frozen=True, slots=True)
class Board:
    """Tiles and stations. `homes` are stations still to come; cities are kept free for them."""

    tiles: Mapping[HexId, LaidTile]
    stations: Mapping[StopId, tuple[CompanyId, ...]]
    homes: Mapping[CompanyId, Home]
    wiring: Wiring = field(compare=False, repr=False)
    bonuses: Mapping[StopId, StopBonus] = field(default_factory=dict)
    beside: frozenset[tuple[CompanyId, HexId]] = frozenset()
    """Profile only: stations that stand beside the slots of their city, and take none."""
    memo: dict[object, Any] = field(default_factory=dict, compare=False, repr=False)
    """What has been worked out about this very board."""

    def once(self, key: object, work: Callable[P, V], *args: P.args, **kwargs: P.kwargs) -> V:
        """What the work gives: done once for this board. A key belongs to one kind of work."""
        found: V | None = self.memo.get(key)
        if found is None:
            found = self.memo[key] = work(*args, **kwargs)
        return found

    def once_for(self, company: CompanyId, key: object, work: Callable[P, V], *args: P.args, **kwargs: P.kwargs) -> V:
        """The same for what depends on the track of one company alone: it holds until that changes."""
        known = self.known_of(company)
        found: V | None = known.get(key)
        if found is None:
            found = known[key] = work(*args, **kwargs)
        return found

    def known_of(self, company: CompanyId) -> dict[object, Any]:
        """What has been worked out about the track of a company."""
        companies: dict[CompanyId, dict[object, Any]] = self.memo.setdefault(OF_COMPANIES, {})
        return companies.setdefault(company, {})

    def __getstate__(self) -> list[object]:
        """Stored and sent to others without what can be worked out again."""
        return [self.tiles, self.stations, self.homes, self.wiring, self.bonuses, self.beside, {}]

    @staticmethod
    def empty(game_map: GameMap, homes: Mapping[CompanyId, Home] | None = None) -> "Board":
        """The board before the first tile."""
        return Board({}, {}, homes or {}, _wire_map(game_map))

    def face(self, game_map: GameMap, hex_: HexId) -> Face:
        """What a hex shows now."""
        return self.wiring.faces[game_map.hexes[hex_].number]

    def stations_of(self, company: CompanyId) -> tuple[StopId, ...]:
        """Where the company has stations, in the order of building."""
        known: dict[CompanyId, tuple[StopId, ...]] = self.memo.setdefault(STATIONS, {})
        found = known.get(company)
        if found is None:
            found = tuple([stop for stop, companies in self.stations.items() if company in companies])
            known[company] = found
        return found

    def lay(self, game_map: GameMap, hex_: HexId, tile: TileId, rotation: int) -> "Board":
        """The board with a tile laid or upgraded; stations and homes keep their track (1830 §6.2.2)."""
        placed = (hex_, tile, rotation)
        for before, there, after in tuple(_LAID):
            if before is self and there == placed:
                return after
        board = self._lay(game_map, hex_, tile, rotation)
        _LAID.append((self, placed, board))
        return board

    def _lay(self, game_map: GameMap, hex_: HexId, tile: TileId, rotation: int) -> "Board":
        face = game_map.tiles.face(tile, rotation)
        number = game_map.hexes[hex_].number
        stops = kept_stops(self.wiring.faces[number], face)
        assert stops is not None, f"tile {tile} does not keep the track of {hex_}"
        tiles = {**self.tiles, hex_: LaidTile(tile, rotation)}
        stations, homes = self.stations, self.homes
        if stops != tuple(range(len(stops))):
            stations, homes = self._move_stations(hex_, stops), self._move_homes(hex_, stops)
        board = Board(tiles, stations, homes, self.wiring.with_face(number, face), self.bonuses, self.beside)
        if stations is self.stations:
            self._hand_on(board, hex_, number)
        return board

    def _hand_on(self, board: "Board", hex_: HexId, number: int) -> None:
        """What is known of companies whose routes come nowhere near a hex still holds with another tile there; of the
        others it is known what they reached before. Full cities elsewhere stay full."""
        board.memo[STATIONS] = self.memo.setdefault(STATIONS, {})
        if FULL in self.memo and hex_ not in [stop.hex for stop in self.stations]:
            board.memo[FULL] = self.memo[FULL]
        companies: Mapping[CompanyId, dict[object, Any]] = self.memo.get(OF_COMPANIES, {})
        board.memo[OF_COMPANIES] = {company: _still_known(known, number) for company, known in companies.items()}

    def _move_stations(self, hex_: HexId, stops: tuple[int, ...]) -> Mapping[StopId, tuple[CompanyId, ...]]:
        moved: dict[StopId, tuple[CompanyId, ...]] = {}
        for stop, companies in self.stations.items():
            if stop.hex == hex_ and stop.index != ON_HEX:
                stop = StopId(hex_, stops[stop.index])
            moved[stop] = moved.get(stop, ()) + companies
        return moved

    def _move_homes(self, hex_: HexId, stops: tuple[int, ...]) -> Mapping[CompanyId, Home]:
        return {
            company: home if home.hex != hex_ or home.city in (None, ON_HEX) else Home(hex_, stops[home.city])
            for company, home in self.homes.items()
        }

    def station(self, company: CompanyId, stop: StopId) -> "Board":
        """The board with one more station; a home that waited for this company is free again."""
        stations = {**self.stations, stop: (*self.stations.get(stop, ()), company)}
        homes = self.homes
        if company in homes:
            homes = {other: home for other, home in homes.items() if other != company}
        board = with_changes(self, stations=stations, homes=homes, memo={})
        self._hand_on_with_station(board, company, stop)
        return board

    def _hand_on_with_station(self, board: "Board", company: CompanyId, stop: StopId) -> None:
        """Others can run as before unless the station closes a city that they reach; the company's own routes go on."""
        companies: Mapping[CompanyId, dict[object, Any]] = self.memo.get(OF_COMPANIES, {})
        board.memo[OF_COMPANIES] = {
            other: _to_go_on(known, ()) if other == company else known
            for other, known in companies.items()
            if other == company or board._leaves_open(stop, known)
        }

    def _leaves_open(self, stop: StopId, known: dict[object, Any]) -> bool:
        """Whether a company that reaches so much can pass a stop, or does not come there."""
        reached: Nearby | None = known.get(REACH)
        if reached is None or stop.index == ON_HEX or not reached.has_stop(stop):
            return True
        return self.slots_taken(stop) < self.face(reached.game_map, stop.hex).stops[stop.index].slots

    def beside_slots(self, company: CompanyId, hex_: HexId) -> "Board":
        """The board where the company's station on a hex takes no slot."""
        return with_changes(self, beside=self.beside | {(company, hex_)}, memo={})

    def slots_taken(self, stop: StopId) -> int:
        """How many slots of a city have a station."""
        there = self.stations.get(stop, ())
        return len(there) - sum((company, stop.hex) in self.beside for company in there) if self.beside else len(there)

    def clear(self, game_map: GameMap, hex_: HexId) -> "Board":
        """The board without the tile and the stations of a hex (1849 §4.6.3.1: the earthquake)."""
        printed = game_map.hexes[hex_]
        tiles = {other: laid for other, laid in self.tiles.items() if other != hex_}
        stations = {stop: companies for stop, companies in self.stations.items() if stop.hex != hex_}
        wiring = self.wiring.with_face(printed.number, printed.face)
        return Board(tiles, stations, self.homes, wiring, self.bonuses, self.beside)

    def without(self, company: CompanyId) -> "Board":
        """The board without the stations and markers of a company."""
        left = {stop: tuple(other for other in found if other != company) for stop, found in self.stations.items()}
        stations = {stop: companies for stop, companies in left.items() if companies}
        bonuses = {stop: bonus for stop, bonus in self.bonuses.items() if bonus.company != company}
        return with_changes(self, stations=stations, bonuses=bonuses, memo={})

    def remove_station(self, company: CompanyId, stop: StopId) -> "Board":
        """The board without a station."""
        left = tuple(other for other in self.stations[stop] if other != company)
        stations = {**self.stations, stop: left}
        if not left:
            del stations[stop]
        return with_changes(self, stations=stations, memo={})

    def without_home(self, company: CompanyId) -> "Board":
        """The board where no place is kept for this company's first station."""
        if company not in self.homes:
            return self
        homes = {other: home for other, home in self.homes.items() if other != company}
        return with_changes(self, homes=homes, memo={})

    def with_face(self, game_map: GameMap, hex_: HexId, face: Face) -> "Board":
        """The board with another face printed on a hex (1824 XII.2: a marker for a small town)."""
        return with_changes(self, wiring=self.wiring.with_face(game_map.hexes[hex_].number, face), memo={})


def _still_known(known: dict[object, Any], number: int) -> dict[object, Any]:
    """What holds of a company's track with another tile on the hex of this number."""
    reached: Nearby | None = known.get(REACH)
    return known if reached is not None and not reached.is_near(number) else _to_go_on(known, (number,))


def _to_go_on(known: dict[object, Any], changed: tuple[int, ...]) -> dict[object, Any]:
    """From what a company reached before these hexes were changed the walk goes on, when somebody asks."""
    reached, hexes = (known[REACH], ()) if REACH in known else known.get(BEFORE, (None, ()))
    return {BEFORE: (reached, (*hexes, *changed))} if reached is not None else {}


_LAID: deque[tuple[Board, tuple[HexId, TileId, int], Board]] = deque(maxlen=16)
"""The last tiles that were laid: who thinks about some before he lays one gets the board that he has thought about."""
