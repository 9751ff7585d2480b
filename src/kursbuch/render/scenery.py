"""What lies around a map of hexes: water, drawn and never played on."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from kursbuch.render.drawing import Layer, Placed, Symbol
from kursbuch.render.geometry import SIZE, Layout, Point
from kursbuch.render.hexes import Hex
from kursbuch.render.svg import element

SEA = "#cfe3ee"
SHORE = "#e6f0f3"
BEYOND = 4000.0
"""How far the ground reaches beyond the board: a window may be wider than it."""


@dataclass(frozen=True, slots=True)
class Scenery:
    """The waters around a map: all around an island, or places beyond its rim as `J16`."""

    is_island: bool = False
    waters: tuple[str, ...] = ()


def draw_scenery(scenery: Scenery, hexes: Sequence[Hex], centers: dict[str, Point], layout: Layout) -> Layer:
    """The ground, water on it, and a shore where land meets it."""
    ground = "sea" if scenery.is_island else "paper"
    fill = SEA if scenery.is_island else "#ffffff"
    placed = [Placed(Symbol(draw_ground(ground, fill)), 0.0, 0.0)]
    if scenery.is_island:
        land = [centers[part.id] for part in hexes if part.color != "blue"]
        placed += [Placed(_patch(layout, "shore", SHORE, SIZE * 1.16), *place) for place in land]
    elif scenery.waters and hexes:
        origin = centers[hexes[0].id].plus(_beside(hexes[0].id, layout).times(-1.0))
        sea = _patch(layout, "sea", SEA, SIZE * 1.02)
        places = [origin.plus(_beside(name, layout)) for name in scenery.waters]
        right, bottom = (max(place[axis] for place in centers.values()) + SIZE for axis in (0, 1))
        placed += [Placed(sea, *place) for place in places if 0 < place.x < right and 0 < place.y < bottom]
    return Layer("paper", tuple(placed))


def draw_ground(kind: str, fill: str) -> str:
    """What everything lies on, wherever one looks."""
    size = 2 * BEYOND
    return element("rect", class_=kind, x=-BEYOND, y=-BEYOND, width=size, height=size, fill=fill)


def _patch(layout: Layout, kind: str, fill: str, size: float) -> Symbol:
    points = " ".join(f"{corner.x:.2f},{corner.y:.2f}" for corner in layout.corners(size))
    return Symbol(element("polygon", class_=kind, points=points, fill=fill))


def _beside(name: str, layout: Layout) -> Point:
    """Where a hex of this name lies, seen from a corner of all maps that are numbered so."""
    letters = re.match(r"[A-Z]+", name)
    assert letters is not None, name
    row, column = ascii_uppercase.index(letters[0]), int(name[letters.end() :])
    return layout.center(column, row)
