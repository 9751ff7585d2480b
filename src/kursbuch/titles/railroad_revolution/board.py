"""The board: cities, rail spaces, telegraph areas and achievement tracks. Networks and sets of cities are bit masks."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

from kursbuch.mechanics.data_files import DataModel, Fault, Whole, repeated
from kursbuch.titles.railroad_revolution.data import DATA


@dataclass(frozen=True, slots=True)
class City:
    """A city; its level is what the rulebook calls the group of a city."""

    name: str
    level: int
    cost: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Space:
    """A rail space between two cities or joints, with its triangles of difficult terrain."""

    id: str
    a: str
    b: str
    terrain: int
    trade: bool


@dataclass(frozen=True, slots=True)
class Area:
    """An area of the telegraph line: shares for an office, more of them for the first."""

    area: int
    shares: int
    first: int
    trade: bool


@dataclass(frozen=True, slots=True)
class Gate:
    """What it takes to pass a gate of an achievement track."""

    money: int = 0
    shares: int = 0
    worker: int = 0


@dataclass(frozen=True, slots=True)
class AchievementTrack:
    """An achievement track: points by space, and gates by the space that they follow."""

    id: str
    values: tuple[int, ...]
    gates: Mapping[int, Gate]

    @property
    def top(self) -> int:
        return len(self.values)


class TrackEntry(DataModel):
    """An achievement track as it stands in the file."""

    values: tuple[Whole, ...]
    gates: Mapping[str, Gate]


class BoardFile(DataModel):
    """`board.toml`."""

    cities: tuple[City, ...]
    spaces: tuple[Space, ...]
    telegraph_areas: tuple[Area, ...]
    connection_points: tuple[Whole, ...]
    tracks: Mapping[str, TrackEntry]

    def faults(self) -> Iterator[Fault]:
        """What is missing or there twice, and spaces that lead nowhere."""
        if len(self.connection_points) != len(self.telegraph_areas) - 1:
            yield Fault("connection_points", "pair_count", str(len(self.telegraph_areas) - 1))
        yield from (Fault(f"tracks.{name}", "missing") for name in TRACK_NAMES if name not in self.tracks)
        for name, track in self.tracks.items():
            for space in track.gates:
                if not space.isdigit() or int(space) >= len(track.values):
                    yield Fault(f"tracks.{name}.gates.{space}", "gate_space", space)
        yield from repeated("cities", "name", [city.name for city in self.cities])
        yield from repeated("spaces", "id", [space.id for space in self.spaces])
        yield from self._loose_ends()

    def _loose_ends(self) -> Iterator[Fault]:
        """A space joins cities, or joints at which it meets another."""
        cities = {city.name for city in self.cities}
        ends = Counter(end for space in self.spaces for end in (space.a, space.b))
        for number, space in enumerate(self.spaces):
            for key, end in (("a", space.a), ("b", space.b)):
                if end not in cities and (JOINT not in end or ends[end] < 2):
                    yield Fault(f"spaces.{number}.{key}", "city_unknown", end)


JOINT = " - "
"""Between two cities there are joints where spaces meet, with this in their names."""


TRACK_NAMES = ("telegraph", "stations", "network")

_DATA = DATA.read("board.toml", BoardFile)

CITIES = _DATA.cities
SPACES = _DATA.spaces
AREAS = _DATA.telegraph_areas
CONNECTION_POINTS = _DATA.connection_points
TRACKS = tuple(
    AchievementTrack(name, track.values, {int(space): gate for space, gate in track.gates.items()})
    for name, track in _DATA.tracks.items()
)
NO_GATE = Gate()

CITY_NUMBERS = {city.name: number for number, city in enumerate(CITIES)}
SPACE_NUMBERS = {space.id: number for number, space in enumerate(SPACES)}
TRACK_NUMBERS = {track.id: number for number, track in enumerate(TRACKS)}

FIRST_NETWORK = 1
"""Every company starts with a rail on the first space, between Washington and Charlotte (Spielvorbereitung 4)."""

OUT_OF_REACH = 1_000_000
"""So many triangles that nobody can pay for them."""

START_CITIES = frozenset(number for number, city in enumerate(CITIES) if city.level == 1)


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


CITIES_OF_LEVEL = {
    level: _mask(number for number, city in enumerate(CITIES) if city.level == level)
    for level in {city.level for city in CITIES}
}
SPACES_OF_TERRAIN = {
    terrain: _mask(number for number, space in enumerate(SPACES) if space.terrain == terrain)
    for terrain in {space.terrain for space in SPACES}
}
TRADE_SPACES = _mask(number for number, space in enumerate(SPACES) if space.trade)

_SPACES_AT_CITY = tuple(
    _mask(number for number, space in enumerate(SPACES) if city.name in (space.a, space.b)) for city in CITIES
)
_NEXT_TO_SPACE = tuple(
    _mask(number for number, other in enumerate(SPACES) if {space.a, space.b} & {other.a, other.b}) for space in SPACES
)


@cache
def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a mask, in order."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


@lru_cache(maxsize=1 << 16)
def open_spaces(network: int) -> tuple[int, ...]:
    """The spaces that a company with this network may lay a rail on (heading "Eisenbahnstrecke")."""
    return tuple(number for number, near in enumerate(_NEXT_TO_SPACE) if near & network and not network >> number & 1)


@lru_cache(maxsize=1 << 16)
def connected_cities(network: int) -> int:
    """The cities on the network, as a mask."""
    return _mask(number for number, near in enumerate(_SPACES_AT_CITY) if near & network)


@lru_cache(maxsize=1 << 16)
def cities_one_rail_away(network: int) -> int:
    """The cities on the network or one rail from it, as a mask."""
    reached = connected_cities(network)
    for number in open_spaces(network):
        reached |= connected_cities(network | 1 << number)
    return reached


@lru_cache(maxsize=1 << 16)
def least_terrain(network: int, rails: int, to_deal: bool = False) -> int:
    """The fewest triangles that this many more rails must cross, one of them on a deal symbol if so asked."""
    if rails == 0:
        return OUT_OF_REACH if to_deal else 0
    return min(
        SPACES[number].terrain + least_terrain(network | 1 << number, rails - 1, to_deal and not SPACES[number].trade)
        for number in open_spaces(network)
    )


@cache
def connection_points(offices: int) -> int:
    """Points for offices in neighbouring areas (heading "Ende des Spiels und Wertung")."""
    joined = (offices >> left & 1 and offices >> right & 1 for left, right in pairwise(range(len(AREAS))))
    return sum(points for points, both in zip(CONNECTION_POINTS, joined, strict=True) if both)
