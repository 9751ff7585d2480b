"""Routes as lines on the board, from the hexes and stops that they name."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kursbuch.kernel import View
from kursbuch.render.geometry import CENTER, Layout, Point
from kursbuch.render.hexes import End, Hex
from kursbuch.render.hexmap import centers_of, hexes_of, layout_of
from kursbuch.render.stop_places import stop_places
from kursbuch.render.track_lines import path_data, track_lines


class HexVisit(NamedTuple):
    """A hex on the way: the edges by which it is entered and left, and the stops that are called at."""

    hex: str
    enter: int | None
    leave: int | None
    stops: tuple[int, ...]


class RoutePaths:
    """Draws routes on the board of a view."""

    def __init__(self, view: View) -> None:
        self._layout = layout_of(view)
        hexes = hexes_of(view)
        self._hexes = {part.id: part for part in hexes}
        self._centers = centers_of(hexes, self._layout)

    def path(self, route: str) -> str:
        """The data of an SVG path for a route as `4: H12/0 (H14) H16/0`, with or without the train and the stops."""
        places = [_place(word) for word in route.rpartition(": ")[2].split()]
        visits = self._visits([place for place in places if place[0] in self._hexes])
        return "".join(path_data(line) for visit in visits for line in self._lines(visit))

    def _visits(self, places: Sequence[tuple[str, int | None]]) -> list[HexVisit]:
        """Hexes in order; stops of one hex that follow each other belong to one visit."""
        merged: list[tuple[str, tuple[int, ...]]] = []
        for hex_, stop in places:
            stops = () if stop is None else (stop,)
            if merged and merged[-1][0] == hex_:
                merged[-1] = (hex_, merged[-1][1] + stops)
            else:
                merged.append((hex_, stops))
        names = [hex_ for hex_, _ in merged]
        return [
            HexVisit(
                hex_,
                self._edge(hex_, names[number - 1]) if number else None,
                self._edge(hex_, names[number + 1]) if number + 1 < len(names) else None,
                stops,
            )
            for number, (hex_, stops) in enumerate(merged)
        ]

    def _edge(self, hex_: str, neighbour: str) -> int:
        """The edge that looks towards the other hex."""
        way = self._centers[neighbour].plus(self._centers[hex_].times(-1.0))
        return min(range(6), key=lambda edge: self._layout.edge(edge).times(2.0).distance(way))

    def _lines(self, visit: HexVisit) -> Iterator[list[Point]]:
        part, center = self._hexes[visit.hex], self._centers[visit.hex]
        for line in _way_through(part, visit, self._layout):
            yield [point.plus(center) for point in line]


def _place(word: str) -> tuple[str, int | None]:
    """`H12/1` is a stop, `(H12)` a hex that is passed."""
    hex_, _, stop = word.strip("()").partition("/")
    return hex_, int(stop) if stop.isdecimal() else None


def _way_through(part: Hex, visit: HexVisit, layout: Layout) -> list[tuple[Point, ...]]:
    """The pieces of track from edge to edge or to the stop; straight lines where the track is not known."""
    pieces = [(piece.a, piece.b) for piece in part.track]
    lines = track_lines(part, stop_places(part, layout), layout)
    starts: list[End] = [visit.enter] if visit.enter is not None else [f"s{stop}" for stop in visit.stops[:1]]
    goals: list[End] = [visit.leave] if visit.leave is not None else [f"s{stop}" for stop in visit.stops[-1:]]
    stops: list[End] = [f"s{number}" for number in range(len(part.stops))]
    wanted = {f"s{stop}" for stop in visit.stops}
    ways = [
        way
        for start in starts or stops
        for goal in goals or stops
        for way in _ways(pieces, start, goal, ())
        if wanted <= {end for number in way for end in pieces[number]}
    ]
    if ways:
        return [lines[number] for number in min(ways, key=len)]
    edges = [layout.edge(edge) for edge in (visit.enter, visit.leave) if edge is not None]
    return [(edge, CENTER) for edge in edges]


def _ways(pieces: Sequence[tuple[End, End]], here: End, goal: End, used: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way over pieces of track, none twice, that ends at the goal."""
    if here == goal and used:
        yield used
        return
    for number, (a, b) in enumerate(pieces):
        if number not in used and here in (a, b):
            yield from _ways(pieces, b if here == a else a, goal, (*used, number))
