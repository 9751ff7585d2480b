"""What lies around a map of hexes: land, water and coasts, drawn and never played on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kursbuch.render.drawing import Layer, Placed, Symbol
from kursbuch.render.geometry import Layout, Point
from kursbuch.render.hexes import Hex
from kursbuch.render.svg import element

SEA, SHALLOWS, SHORE, ABROAD, RIM = "#b9d6e4", "#c6dfea", "#d9eaee", "#ded7c2", "#8d8672"
BEYOND = 4000.0
"""How far the ground reaches beyond the board: a window may be wider than it."""
FAR = 60.0
"""A place that no window reaches, in columns or rows."""
ISLAND_WATERS = ((58.0, SHALLOWS, "shallows"), (40.0, SEA, "sea"), (26.0, SHALLOWS, "shallows"), (13.0, SHORE, "shore"))
"""The sea around an island in lines, as engravers draw it: the width of each, its colour and its kind."""

Outline = Sequence[tuple[float, float]]
PointAt = Callable[[float, float], Point]


@dataclass(frozen=True, slots=True)
class Scenery:
    """What is around a map: land, or the sea of an island; then waters in the land and lands in the sea.

    Outlines go through places of the board: columns and rows as hexes have them.
    """

    is_island: bool = False
    waters: tuple[Outline, ...] = ()
    lands: tuple[Outline, ...] = ()


def draw_scenery(scenery: Scenery, hexes: Sequence[Hex], centers: dict[str, Point], layout: Layout) -> Layer:
    """The ground with waters and lands on it, and the rim of what is played on."""
    if not hexes:
        return Layer("paper", (Placed(Symbol(draw_land()), 0.0, 0.0),))
    origin = centers[hexes[0].id].plus(layout.center(hexes[0].x, hexes[0].y).times(-1.0))
    at = _places(origin, layout)
    coast = _coast([part for part in hexes if part.color != "blue"], centers, layout)
    parts = [draw_sea() if scenery.is_island else draw_land()]
    if scenery.is_island:
        parts += [_line(coast, kind, color, width) for width, color, kind in ISLAND_WATERS]
    parts += [draw_water(outline, at) for outline in scenery.waters]
    parts += [draw_shore(outline, at) + draw_area(outline, at, "abroad", ABROAD) for outline in scenery.lands]
    parts.append(_line(coast, "rim", RIM, 5.0))
    return Layer("paper", (Placed(Symbol("".join(parts)), 0.0, 0.0),))


def draw_sea() -> str:
    """Water wherever one looks."""
    return _ground("sea", SEA)


def draw_land() -> str:
    """Land wherever one looks."""
    return _ground("abroad", ABROAD)


def draw_water(outline: Outline, at: PointAt) -> str:
    """A sea or a lake, shallow along its coast."""
    data = f"{smooth(outline, at)}Z"
    return element("path", class_="sea water-edge", d=data, fill=SEA, stroke=SHORE, stroke_width=9)


def draw_shore(outline: Outline, at: PointAt) -> str:
    """The shallows along the coast of a land."""
    return _line(f"{smooth(outline, at)}Z", "shallows", SHALLOWS, 34.0) + _line(
        f"{smooth(outline, at)}Z", "shore", SHORE, 14.0
    )


def draw_area(outline: Outline, at: PointAt, kind: str, fill: str) -> str:
    """Land of one colour."""
    return element("path", class_=kind, d=f"{smooth(outline, at)}Z", fill=fill)


def smooth(outline: Outline, at: PointAt, *, is_closed: bool = True) -> str:
    """A line through all places that bends at none of them."""
    points = [at(*place) for place in outline]
    ends = [points[-1], *points, points[0], points[1]] if is_closed else [points[0], *points, points[-1]]
    data = [f"M{points[0].x:.0f} {points[0].y:.0f}"]
    for before, here, there, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        reach = here.distance(there) / 3
        leaving = here.plus(_ahead(before, there, reach))
        arriving = there.plus(_ahead(after, here, reach))
        data.append(f"C{leaving.x:.0f} {leaving.y:.0f} {arriving.x:.0f} {arriving.y:.0f} {there.x:.0f} {there.y:.0f}")
    return "".join(data)


def _ahead(start: Point, end: Point, length: float) -> Point:
    """So far in the direction from one place to another."""
    way = end.plus(start.times(-1.0))
    return way.times(length / way.length) if way.length else way


def _ground(kind: str, fill: str) -> str:
    size = 2 * BEYOND
    return element("rect", class_=kind, x=-BEYOND, y=-BEYOND, width=size, height=size, fill=fill)


def _line(data: str, kind: str, color: str, width: float) -> str:
    return element(
        "path", class_=f"line {kind}", d=data, fill="none", stroke=color, stroke_width=width, stroke_linecap="round"
    )


def _coast(hexes: Sequence[Hex], centers: dict[str, Point], layout: Layout) -> str:
    """Every edge of these hexes beyond which is none of them."""
    taken = {_rounded(centers[part.id]) for part in hexes}
    data = []
    for part in hexes:
        center = centers[part.id]
        for edge in range(6):
            if _rounded(center.plus(layout.edge(edge).times(2.0))) not in taken:
                start, end = (center.plus(corner) for corner in layout.edge_corners(edge))
                data.append(f"M{start.x:.1f} {start.y:.1f}L{end.x:.1f} {end.y:.1f}")
    return "".join(data)


def _rounded(point: Point) -> tuple[int, int]:
    return round(point.x), round(point.y)


def _places(origin: Point, layout: Layout) -> PointAt:
    def at(column: float, row: float) -> Point:
        return origin.plus(layout.center(column, row))

    return at
