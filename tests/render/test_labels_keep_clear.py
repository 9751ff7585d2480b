"""Every tile, turned every way, on every hex that it fits, with all stations: what is written keeps clear."""

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import partial
from itertools import combinations, pairwise, product
from math import hypot
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from kursbuch.kernel import Setup, View, find_title
from kursbuch.render import draw_tile, drawings, tile_symbol
from kursbuch.render.drawing import Symbol
from kursbuch.render.geometry import INNER, Layout, Point
from kursbuch.render.hex_symbols import LETTER, station_place
from kursbuch.render.hexes import read_hex
from kursbuch.render.labels import Size, is_inside
from kursbuch.render.stops import SLOT
from kursbuch.render.tracks import WIDTH

BOARDS = {
    "1830": Setup(("A", "B", "C")),
    "1830+": Setup(("A", "B", "C"), {"board": "plus"}),
    "1849": Setup(("A", "B", "C")),
    "1824": Setup(("A", "B", "C")),
    "Cisleithania": Setup(("A", "B"), {"variant": "cisleithania"}),
    "Goods Time": Setup(("A", "B", "C"), {"variant": "goods-time"}),
}
TITLES = {"1830+": "1830", "Cisleithania": "1824", "Goods Time": "1824"}
ABOVE, BELOW = 0.74, 0.22
"""How far letters reach above and below their line."""
PIXEL = 0.6
READ = 7.0
"""The same for figures, that are few and bold."""
LARGE = 9.0
"""The radius of a revenue that stands alone beside its city."""
READABLE = 8.0
"""7 pixels on the smallest window that shows small print; names that were smaller were hard to read."""


class Ink(NamedTuple):
    """A text, a ring or a box of the phases: where it lies, and whether it has a ground of its own."""

    left: float
    top: float
    right: float
    bottom: float
    has_ground: bool

    def meets(self, other: "Ink") -> bool:
        return (
            min(self.right, other.right) - max(self.left, other.left) > PIXEL
            and min(self.bottom, other.bottom) - max(self.top, other.top) > PIXEL
        )

    def gap(self, x: float, y: float) -> float:
        return hypot(max(self.left - x, 0, x - self.right), max(self.top - y, 0, y - self.bottom))


def view_of(board: str) -> Any:
    title, setup = find_title(TITLES.get(board, board)), BOARDS[board]
    rules = title.rules(setup)
    return rules.view(rules.initial(setup, 1), None)


def inks(root: ElementTree.Element) -> list[Ink]:
    """Everything that is written in a hex, plates under their texts taken as one."""
    plates = [_box(rect) for rect in root if _is_plate(rect)]
    found = [_box(rect) for rect in root if rect.tag == "rect" and not _is_plate(rect)]
    found += [_sign(sign) for sign in root if sign.get("class", "").startswith("terrain ")]
    found += [_ring(ring) for ring in root if ring.tag == "circle"]
    texts = [_written(text) for text in root if text.tag == "text" and text.get("textLength")]
    return [*found, *plates, *(text for text in texts if not any(plate.meets(text) for plate in plates))]


def _is_plate(rect: ElementTree.Element) -> bool:
    return rect.get("class", "").startswith("plate ")


def _sign(sign: ElementTree.Element) -> Ink:
    x, y, wide, high = map(float, re.findall(r"-?[\d.]+", sign.get("transform", "")))
    return Ink(x - wide, y - high * 0.9, x + wide, y + high * 0.8, False)


def _box(rect: ElementTree.Element) -> Ink:
    x, y, width, height = (float(rect.get(name, 0)) for name in ("x", "y", "width", "height"))
    return Ink(x, y, x + width, y + height, True)


def _ring(ring: ElementTree.Element) -> Ink:
    x, y, r = (float(ring.get(name, 0)) for name in ("cx", "cy", "r"))
    return Ink(x - r, y - r, x + r, y + r, True)


def _written(text: ElementTree.Element) -> Ink:
    x, y, size, width = (float(text.get(name, 0)) for name in ("x", "y", "font-size", "textLength"))
    return Ink(x - width / 2, y - ABOVE * size, x + width / 2, y + BELOW * size, False)


def faults(written: Symbol, ground: Symbol, layout: Layout) -> Iterator[str]:
    """What touches what, from near and from far."""
    for detail in ElementTree.fromstring(f"<svg>{written.svg}</svg>"):
        yield from (f"{detail.get('class')}: {fault}" for fault in _faults(inks(detail), ground, layout))


def _faults(found: Sequence[Ink], ground: Symbol, layout: Layout) -> Iterator[str]:
    for one, other in combinations(found, 2):
        if one.meets(other):
            yield "labels touch each other"
    for ink in found:
        if not is_inside(layout, _middle(ink), Size(ink.right - ink.left - 2, ink.bottom - ink.top - 2)):
            yield "a label leaves the hex"
        if any(ink.gap(*place) < radius - PIXEL for place, radius in discs(ground)):
            yield "a label touches a stop"
        if not ink.has_ground and any(ink.gap(x, y) < WIDTH / 2 - PIXEL for x, y in track(ground)):
            yield "a text touches track"
        if any(ink.gap(*layout.edge(edge)) < LETTER - PIXEL for edge in edges(ground)):
            yield "a label lies where track leaves the hex, and the letter of a route"


def _middle(ink: Ink) -> Point:
    return Point((ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2)


def discs(ground: Symbol) -> list[tuple[tuple[float, float], float]]:
    found = [(slot, SLOT) for stop in ground.stops for slot in stop.slots]
    return found + [((stop.x, stop.y), 6.5) for stop in ground.stops if stop.kind == "town"]


def track(ground: Symbol) -> list[tuple[float, float]]:
    return [point for line in ground.track for point in _points(line.data)]


def _points(data: str) -> list[tuple[float, float]]:
    ends = [tuple(map(float, pair.split())) for pair in data.removeprefix("M").split("L")]
    return [
        (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8)
        for (x, y), (to_x, to_y) in pairwise(ends)
        for step in range(9)
    ]


def edges(ground: Symbol) -> set[int]:
    return {end for line in ground.track for end in (line.a, line.b) if isinstance(end, int)}


def fitting(view: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Every tile on every hex on which it could come to lie; hexes without a name are all the same."""
    seen = set()
    for part in view["board"]["hexes"]:
        for tile in view["board"]["tiles"]:
            case = (part.get("name") or len(part["id"]), tile["tile"])
            if _kinds(tile) == _kinds(part) and tile.get("label") == part.get("label") and case not in seen:
                seen.add(case)
                yield part["id"], tile["tile"]


def _kinds(face: Mapping[str, Any]) -> Sequence[str]:
    return sorted({stop["kind"] for stop in face.get("stops", [])})


def layout_of(view: View) -> Layout:
    board: Any = view["board"]
    return Layout(is_pointy=board.get("layout") != "flat")


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_tiles_turned_every_way_on_every_hex(board: str, everything: bool) -> None:
    """A part of it is every tile on every hex, turned one way: another way on the next."""
    view = view_of(board)
    names = {word for part in view["board"]["hexes"] for word in (part.get("name") or "").split()}
    wrong = [
        f"{hex_id} #{tile} turned {rotation}: {fault}"
        for number, (hex_id, tile) in enumerate(fitting(view))
        for rotation in (range(6) if everything else [number % 6])
        for fault in tile_faults(view, hex_id, tile, rotation, names)
    ]
    assert wrong == []


def tile_faults(view: Any, hex_id: str, tile: str, rotation: int, names: Set[str]) -> Iterator[str]:
    """What touches what, and names that are too small."""
    written = draw_tile(view, tile, rotation, hex_id)[-1].placed[0].symbol
    yield from faults(written, tile_symbol(view, tile, rotation), layout_of(view))
    for text in ElementTree.fromstring(f"<svg>{written.svg}</svg>").iter("text"):
        if not names.isdisjoint((text.text or "").split()) and float(text.get("font-size", 0)) < READABLE:
            yield f"{text.text} is written too small"


@pytest.mark.parametrize("board", BOARDS)
def test_printed_hexes(board: str) -> None:
    view = view_of(board)
    layers = {layer.name: layer for layer in drawings(view)["board"].layers}
    grounds = {placed.mark: placed.symbol for placed in layers["hexes"].placed}
    wrong = [
        f"{placed.mark}: {fault}"
        for placed in layers["labels"].placed
        for fault in faults(placed.symbol, grounds[placed.mark], layout_of(view))
    ]
    assert wrong == []
    assert [placed.mark for placed in layers["labels"].placed if min(figures(placed.symbol), default=READ) < READ] == []


def figures(written: Symbol) -> Iterator[float]:
    """How large the figures of several phases and of costs are."""
    for text in ElementTree.fromstring(f"<svg>{written.svg}</svg>").iter("text"):
        if text.get("font-weight") == "bold" and (text.text or "").isdigit():
            yield float(text.get("font-size", 0))


@pytest.mark.parametrize(
    ("tile", "rotation", "hex_id", "wanted"),
    [("57", 0, "B10", LARGE), ("62", 0, "G19", READ), ("62", 5, "G19", READ), ("54", 2, "G19", READ)],
)
def test_revenues_are_as_large_as_there_is_room(tile: str, rotation: int, hex_id: str, wanted: float) -> None:
    """Before the name takes it: what a city brings is looked for more often than what it is called."""
    written = draw_tile(view_of("1830"), tile, rotation, hex_id)[-1].placed[0].symbol
    near, middle, _ = ElementTree.fromstring(f"<svg>{written.svg}</svg>")
    for detail in (near, middle):
        rings = [float(ring.get("r", 0)) for ring in detail.iter("circle")]
        assert rings
        assert min(rings) >= wanted, detail.get("class")


def test_markers_at_the_ports_of_1849() -> None:
    """§4.7.2: a marker lies in the port for the rest of the game."""
    view = view_of("1849")
    ports = [part["id"] for part in view["board"]["hexes"] if part["color"] == "blue"]
    markers = [{"company": "AFG", "hex": port, "amount": 20} for port in ports]
    layers = {layer.name: layer for layer in drawings({**view, "port_markers": markers})["board"].layers}
    grounds = {placed.mark: placed.symbol for placed in layers["hexes"].placed}
    written = {placed.mark: placed.symbol for placed in layers["labels"].placed if placed.mark[4:] in ports}
    assert all(">+20<" in symbol.svg for symbol in written.values())
    assert [fault for mark, symbol in written.items() for fault in faults(symbol, grounds[mark], layout_of(view))] == []


@pytest.mark.parametrize("rotation", range(6))
def test_a_station_on_a_hex_without_a_city_stands_beside_its_track(rotation: int) -> None:
    """1830+: the PRR's station in Altoona stays on its hex whatever tile is laid there."""
    view = view_of("1830+")
    for tile in view["board"]["tiles"]:
        if not tile.get("stops"):
            ground = tile_symbol(view, tile["tile"], rotation)
            turned = [{"a": line.a, "b": line.b} for line in ground.track]
            place = station_place(read_hex({**tile, "track": turned}), layout_of(view))
            gap = min(hypot(place.x - x, place.y - y) for x, y in track(ground))
            assert gap >= SLOT + WIDTH / 2, tile["tile"]


@pytest.mark.parametrize("board", BOARDS)
def test_no_station_stands_beyond_its_hex(board: str) -> None:
    view = view_of(board)
    unit_way = partial(layout_of(view).edge, length=1.0)
    for tile, rotation in product(view["board"]["tiles"], range(6)):
        slots = [slot for stop in tile_symbol(view, tile["tile"], rotation).stops for slot in stop.slots]
        out = [x * way.x + y * way.y for x, y in slots for way in map(unit_way, range(6))]
        assert max(out, default=0.0) + SLOT <= INNER + PIXEL, (tile["tile"], rotation)
