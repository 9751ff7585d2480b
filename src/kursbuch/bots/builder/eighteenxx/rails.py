"""The track on the board as a player sees it: what a company reaches, and roughly what its trains bring."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias, TypedDict

from kursbuch.kernel import lazy, quickly_made
from kursbuch.mechanics.hexgrid import HexLayout, neighbours, opposite_edge
from kursbuch.views.eighteenxx import EighteenBoard, EighteenHex, EighteenStop, EighteenTrack

Stop: TypeAlias = tuple[str, int]
"""A hex and the number of the stop on it."""

Hex: TypeAlias = EighteenHex
"""A hex of the view."""


class Face(TypedDict, total=False):
    """What decides the ways over a hex or a tile: track and stops."""

    track: Sequence[EighteenTrack]
    stops: Sequence[EighteenStop]


Links: TypeAlias = Mapping[int, Sequence[int]]
"""The track of a hex by edge or, as `~number`, by stop."""

CLOSED = frozenset({"gray", "red", "blue"})
"""Colours of hexes that nobody builds on."""

FAR = 9
"""Further away than anybody plans, in tiles."""

FAR_STOPS = 50
"""More stops than any route has."""

SHARE_OF_LATER_STOPS = 0.9
"""Each further stop of a train is less likely to be on the same way."""

KEPT_BOARDS = 16
"""Boards whose rails are remembered."""


@quickly_made
@dataclass(frozen=True, slots=True)
class Reach:
    """What a company reaches: stops with the number of stops before them, and open ends (hex and edge to build on)."""

    depths: Mapping[Stop, int]
    ends: frozenset[tuple[str, int]]
    hexes: frozenset[str]
    looked_at: frozenset[str]
    """Every hex that decides what is reached."""


class Rails:
    """The hexes of a view, with neighbours and distances."""

    def __init__(self, board: EighteenBoard, colors: Sequence[str]) -> None:
        self.board = board
        hexes = board["hexes"]
        self.hexes: dict[str, Hex] = {hex_["id"]: hex_ for hex_ in hexes}
        self.colors = colors
        places = tuple((hex_["id"], hex_["x"], hex_["y"]) for hex_ in hexes)
        self.neighbours = _neighbours(board["layout"], places)
        self.stations: dict[str, list[Stop]] = {}
        self.homes: dict[str, Stop] = {}
        self.distances: Mapping[str, Mapping[str, int]] | None = None
        """How many tiles lie between two hexes, once somebody has asked."""
        self._prospects: dict[str, list[int]] = {}
        self._links: dict[str, Links] = {}
        self._reaches: dict[tuple[str, int], Reach] = {}
        self._estimates: dict[tuple[str, tuple[int, ...], int], int] = {}
        for hex_ in hexes:
            if "stops" in hex_ or "homes" in hex_ or "stations" in hex_:
                self._note_stations(hex_)

    def _note_stations(self, hex_: Hex) -> None:
        for index, stop in enumerate(hex_.get("stops", ())):
            for company in stop.get("stations", ()):
                self.stations.setdefault(company, []).append((hex_["id"], index))
        for company in hex_.get("stations", ()):
            self.stations.setdefault(company, []).append((hex_["id"], -1))
        for home in hex_.get("homes", ()):
            self.homes[home["company"]] = (hex_["id"], home["city"] or 0)

    def bases(self, company: str) -> list[Stop]:
        """Where the company's routes begin: its stations, or the home that it will have."""
        found = self.stations.get(company)
        if found:
            return found
        home = self.homes.get(company)
        return [home] if home is not None else []

    def value(self, stop: EighteenStop) -> int:
        """What a stop pays now."""
        revenue = stop["revenue"]
        if isinstance(revenue, int):
            return revenue
        paid = [amount for color, amount in revenue.items() if color in self.colors]
        return int(paid[-1] if paid else next(iter(revenue.values())))

    def prospect(self, stop: EighteenStop) -> int:
        """What a stop pays once there is track."""
        least = 20 if stop["kind"] == "city" else 10
        return max(self.value(stop), least)

    @lazy
    def prospects(self) -> list[tuple[Stop, int]]:
        """Every stop of the board, with what it pays once there is track."""
        found = []
        for name, hex_ in self.hexes.items():
            stops = hex_.get("stops")
            if stops:
                if name not in self._prospects:
                    self._prospects[name] = [self.prospect(stop) for stop in stops]
                found += [((name, index), paid) for index, paid in enumerate(self._prospects[name])]
        return found

    def is_shut(self, stop: EighteenStop, company: str) -> bool:
        """Whether routes of the company end at the stop."""
        if stop["kind"] == "offboard":
            return True
        stations = stop.get("stations", ())
        return len(stations) >= stop.get("slots", 1) and bool(stations) and company not in stations

    def links(self, name: str) -> Links:
        """The track of a hex, read once."""
        found = self._links.get(name)
        if found is None:
            found = self._links[name] = read_links(self.hexes[name])
        return found

    def reach(self, company: str, deepest: int = FAR_STOPS) -> Reach:
        """Everything on the company's track, `deepest` stops far."""
        found = self._reaches.get((company, deepest))
        if found is None:
            found = self._reaches[company, deepest] = _Walk(self, company, {}, deepest).run()
        return found

    def take_over(self, other: "Rails") -> None:
        """Keep what was found out about another board of the same map, as far as it looks the same."""
        changed = {name for name, hex_ in self.hexes.items() if other.hexes[name] is not hex_}
        if all(print_of(self.hexes[name]) == print_of(other.hexes[name]) for name in changed):
            self.distances = other.distances
        if self.colors == other.colors:
            self._prospects = {name: paid for name, paid in other._prospects.copy().items() if name not in changed}
        for name, links in other._links.copy().items():
            if name not in changed:
                self._links[name] = links
        for (company, deepest), reach in other._reaches.copy().items():
            if changed.isdisjoint(reach.looked_at) and self.bases(company) == other.bases(company):
                self._reaches[company, deepest] = reach

    def reach_if(self, company: str, changed: Mapping[str, Hex]) -> Reach:
        """The same if some hexes looked otherwise than on the board."""
        return _Walk(self, company, changed, FAR_STOPS).run()

    def estimate_now(self, company: str, stops_of_trains: Sequence[int], deepest: int = FAR_STOPS) -> int:
        """About what trains of these lengths bring the company, on track `deepest` stops far."""
        key = (company, tuple(stops_of_trains), deepest)
        found = self._estimates.get(key)
        if found is None:
            found = self._estimates[key] = self.estimate(self.reach(company, deepest), stops_of_trains)
        return found

    def estimate(self, reach: Reach, stops_of_trains: Iterable[int], changed: Mapping[str, Hex] | None = None) -> int:
        """About what trains of these lengths bring on this track."""
        shown = changed or {}
        values = []
        for (name, index), depth in reach.depths.items():
            stops = (shown.get(name) or self.hexes[name]).get("stops", ())
            if 0 <= index < len(stops):
                values.append((self.value(stops[index]), depth))
        return _estimate(values, stops_of_trains)


_KEPT: deque[Rails] = deque(maxlen=KEPT_BOARDS)
"""The rails of the last boards, the latest first."""


def rails_of(board: EighteenBoard, colors: Sequence[str]) -> Rails:
    """The rails of a board. A table shows the very same board until it changes, and then it changes in one hex."""
    kept = tuple(_KEPT)
    for rails in kept:
        if rails.board is board and rails.colors == colors:
            return rails
    found = Rails(board, colors)
    before = next((rails for rails in kept if rails.neighbours is found.neighbours), None)
    if before is not None:
        found.take_over(before)
    _KEPT.appendleft(found)
    return found


def print_of(hex_: Hex) -> tuple[object, ...]:
    """What of a hex decides where track can ever lead."""
    track = len(hex_.get("track", ())) if hex_["color"] in CLOSED else -1
    return hex_["id"], hex_["x"], hex_["y"], track, tuple(hex_.get("impassable", ()))


def _estimate(values: list[tuple[int, int]], stops_of_trains: Iterable[int]) -> int:
    """Each train takes the best base and the best stops within its length that no train has taken yet."""
    bases = sorted((value for value, depth in values if depth == 0), reverse=True)
    others = sorted(((value, depth) for value, depth in values if depth), reverse=True)
    total = 0.0
    for length in sorted(stops_of_trains, reverse=True):
        near = [entry for entry in others if entry[1] < length][: length - 1]
        if not near:
            if len(bases) > 1:
                total += bases[0] + bases[1]
                bases = bases[2:]
            continue
        weight = 1.0
        total += bases[0] if bases else 0
        for entry in near:
            total += entry[0] * weight
            weight *= SHARE_OF_LATER_STOPS
            others.remove(entry)
    return int(total)


class _Walk:
    """From the bases stop by stop over the track, counting stops."""

    def __init__(self, rails: Rails, company: str, changed: Mapping[str, Hex], deepest: int) -> None:
        self.rails = rails
        self.company = company
        self.changed = changed
        self.deepest = deepest
        self.depths: dict[Stop, int] = {}
        self.ends: set[tuple[str, int]] = set()
        self.seen: set[tuple[str, int]] = set()
        self.found: list[Stop] = []
        self.looked_at: set[str] = set()
        self._links_changed: Mapping[str, Links] = {name: read_links(hex_) for name, hex_ in changed.items()}

    def run(self) -> Reach:
        bases = self.rails.bases(self.company)
        self.found = list(bases)
        self.looked_at.update(name for name, _ in bases)
        depth = 0
        while self.found and depth <= self.deepest:
            stops, self.found = self.found, []
            for stop in stops:
                self.depths[stop] = depth
            if depth < self.deepest:
                for name, index in stops:
                    self._leave(name, index, depth)
            self.found = [stop for stop in dict.fromkeys(self.found) if stop not in self.depths]
            depth += 1
        for name, index in bases:
            if index >= 0 and not self._hex(name).get("track") and self.rails.hexes[name]["color"] not in CLOSED:
                self.ends.update((name, edge) for edge in self.rails.neighbours[name])
        hexes = frozenset(name for name, _ in self.seen)
        return Reach(self.depths, frozenset(self.ends), hexes, frozenset(self.looked_at))

    def _hex(self, name: str) -> Hex:
        return self.changed.get(name) or self.rails.hexes[name]

    def _links(self, name: str) -> Links:
        self.looked_at.add(name)
        changed = self._links_changed.get(name)
        return self.rails.links(name) if changed is None else changed

    def _leave(self, name: str, index: int, depth: int) -> None:
        links = self._links(name)
        if index < 0:
            self._follow([(name, edge) for edge in links if edge >= 0])
            return
        stops = self._hex(name).get("stops", ())
        if depth and index < len(stops) and self.rails.is_shut(stops[index], self.company):
            return
        self._follow([(name, edge) for edge in links.get(~index, ()) if edge >= 0])

    def _follow(self, leaving: list[tuple[str, int]]) -> None:
        seen, neighbours = self.seen, self.rails.neighbours
        while leaving:
            way = leaving.pop()
            if way in seen:
                continue
            seen.add(way)
            across = neighbours[way[0]].get(way[1])
            if across is not None:
                self._enter(across, opposite_edge(way[1]), leaving)

    def _enter(self, name: str, edge: int, leaving: list[tuple[str, int]]) -> None:
        links = self._links(name).get(edge)
        if links is None:
            if self._hex(name)["color"] not in CLOSED:
                self.ends.add((name, edge))
            return
        self.seen.add((name, edge))
        for end in links:
            if end >= 0:
                leaving.append((name, end))
            else:
                self.found.append((name, ~end))


def read_links(hex_: Hex | Face) -> Links:
    """Where the track of a hex leads: from each edge or stop (as `~number`) to the others."""
    links: dict[int, list[int]] = {}
    for piece in hex_.get("track", ()):
        first, second = _number(piece["a"]), _number(piece["b"])
        links.setdefault(first, []).append(second)
        links.setdefault(second, []).append(first)
    return links


def _number(end: int | str) -> int:
    """An edge, or a stop as `~number`."""
    return end if isinstance(end, int) else ~int(end[1:])


@cache
def _neighbours(layout: HexLayout, places: tuple[tuple[str, int, int], ...]) -> dict[str, dict[int, str]]:
    return neighbours(layout, {name: (x, y) for name, x, y in places})
