"""The board: cities, spaces, telegraph areas and tracks, and how far everything is from a network."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import accumulate
from typing import NamedTuple

from kursbuch.bots.builder.railroad_revolution.bonus import Bonus, Gate, read_bonus, read_gate
from kursbuch.bots.builder.railroad_revolution.same_board import read_once
from kursbuch.views.railroad_revolution import (
    RevolutionArea,
    RevolutionBoard,
    RevolutionCity,
    RevolutionTrack,
    RevolutionView,
)

RAIL_EFFORT = 0.42
"""The part of a turn that a rail takes."""
TERRAIN_EFFORT = 0.1
"""The part of a turn in which the money for a triangle is earned."""


class City(NamedTuple):
    name: str
    level: int
    cost: int
    main: Bonus
    first: Bonus
    has_station: bool


class Space(NamedTuple):
    id: str
    a: str
    b: str
    terrain: int
    trade: bool

    @property
    def effort(self) -> float:
        return RAIL_EFFORT + TERRAIN_EFFORT * self.terrain


class Area(NamedTuple):
    shares: int
    first: int
    trade: bool
    tile: Bonus
    has_office: bool


class AchievementTrack(NamedTuple):
    """Points by space, and the gate behind each space."""

    id: str
    values: tuple[int, ...]
    gates: tuple[Gate, ...]


class Efforts(NamedTuple):
    """What it takes, in turns: to connect each city (0 where it is done), and to meet conditions.

    `conditions` has, for a kind of condition and what it is of, the effort for one, two, three and so on.
    """

    cities: tuple[float, ...]
    conditions: Mapping[tuple[str, int], tuple[float, ...]]


class Lines:
    """What is printed, the same in every game: spaces, tracks and telegraph areas. Networks are masks of spaces."""

    def __init__(
        self,
        spaces: Sequence[Space],
        levels: Mapping[str, int],
        tracks: Sequence[AchievementTrack],
        connection_points: Sequence[int],
    ) -> None:
        self.spaces = tuple(spaces)
        self.tracks = tuple(tracks)
        self.connection_points = tuple(connection_points)
        self.areas = len(connection_points) + 1
        self.numbers = {space.id: number for number, space in enumerate(self.spaces)}
        self.cities_of: dict[int, list[int]] = {}
        for number, level in enumerate(levels.values()):
            self.cities_of.setdefault(level, []).append(number)
        self._cities = tuple(levels)
        self._at: dict[str, list[int]] = {}
        for number, space in enumerate(self.spaces):
            for end in (space.a, space.b):
                self._at.setdefault(end, []).append(number)
        self.efforts = lru_cache(maxsize=1 << 14)(self._efforts)
        self.open = lru_cache(maxsize=1 << 14)(self._open)

    def _open(self, network: int) -> tuple[int, ...]:
        """The spaces next to a network."""
        near = {
            other
            for number, space in enumerate(self.spaces)
            if network >> number & 1
            for end in (space.a, space.b)
            for other in self._at[end]
        }
        return tuple(sorted(number for number in near if not network >> number & 1))

    def _efforts(self, network: int) -> Efforts:
        """From the whole network, by Dijkstra's search."""
        heap: list[tuple[float, str]] = []
        for number, space in enumerate(self.spaces):
            if network >> number & 1:
                heap += ((0.0, space.a), (0.0, space.b))
        reached: dict[str, float] = {}
        while heap:
            effort, place = heappop(heap)
            if place in reached:
                continue
            reached[place] = effort
            for number in self._at[place]:
                space = self.spaces[number]
                other = space.b if space.a == place else space.a
                if other not in reached:
                    heappush(heap, (effort + space.effort, other))
        spaces = [
            0.0 if network >> number & 1 else min(reached[space.a], reached[space.b]) + space.effort
            for number, space in enumerate(self.spaces)
        ]
        cities = tuple(reached[name] for name in self._cities)
        return Efforts(cities, self._conditions(cities, spaces))

    def _conditions(self, cities: Sequence[float], spaces: Sequence[float]) -> dict[tuple[str, int], tuple[float, ...]]:
        """The nearest cities or spaces, one after the other."""
        found: dict[tuple[str, int], list[float]] = {}
        for space, effort in zip(self.spaces, spaces, strict=True):
            found.setdefault(("rails-on-terrain", space.terrain), []).append(effort)
            if space.trade:
                found.setdefault(("trade-rails", 0), []).append(effort)
        for level, numbers in self.cities_of.items():
            found["connected", level] = [cities[number] for number in numbers]
        return {condition: tuple(accumulate(sorted(efforts))) for condition, efforts in found.items()}


class Chart(NamedTuple):
    """The board of a view. Cities, spaces, areas and tracks go by number."""

    lines: Lines
    cities: tuple[City, ...]
    areas: tuple[Area, ...]
    locomotives: Mapping[str, Bonus]
    locomotives_left: Mapping[str, int]
    workers_left: Mapping[str, int]
    deals: tuple[tuple[int, Bonus], ...]


def read_lines(data: RevolutionView) -> Lines:
    board = data["board"]
    spaces = [Space(each["id"], each["a"], each["b"], each["terrain"], each["trade"]) for each in board["spaces"]]
    levels = {city["name"]: city["level"] for city in board["cities"]}
    return Lines(spaces, levels, [_track(track) for track in board["tracks"]], board["connection_points"])


def read_chart(data: RevolutionView, lines: Lines) -> Chart:
    """What lies on the board now."""
    board = data["board"]
    kinds = {each["locomotive"].removeprefix("locomotive-"): each for each in data["locomotives"]}
    return Chart(
        lines,
        *_places_of(board),
        {kind: read_bonus(tuple(each["bonus"])) for kind, each in kinds.items()},
        {kind: each["count"] for kind, each in kinds.items()},
        {each["worker"]: each["count"] for each in data["supply"]},
        tuple((each["shares"], read_bonus(tuple(each["reward"]))) for each in data["deals"]),
    )


@read_once
def _places_of(board: RevolutionBoard) -> tuple[tuple[City, ...], tuple[Area, ...]]:
    return tuple(map(_city, board["cities"])), tuple(map(_area, board["areas"]))


def _city(city: RevolutionCity) -> City:
    main, first = read_bonus(tuple(city["main"])), read_bonus(tuple(city["first"]))
    return City(city["name"], city["level"], city["cost"], main, first, bool(city["stations"]))


def _area(area: RevolutionArea) -> Area:
    tile = read_bonus(tuple(area["tile"]))
    return Area(area["shares"], area["first"], area["trade"], tile, bool(area["offices"]))


def _track(track: RevolutionTrack) -> AchievementTrack:
    return AchievementTrack(track["id"], tuple(track["values"]), tuple(read_gate(word) for word in track["gates"]))
