"""Stops: cities with their slots and station tokens, towns, offboard places."""

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, ceil, degrees

from kursbuch.render.colors import hex_color
from kursbuch.render.drawing import Symbol
from kursbuch.render.emblems import draw_emblem
from kursbuch.render.geometry import CENTER, SIZE, Layout, Point
from kursbuch.render.hexes import Hex, Revenue, Stop
from kursbuch.render.liveries import UNKNOWN, Livery
from kursbuch.render.stop_places import curve_middle
from kursbuch.render.svg import element, group, halo_text, text

SLOT = SIZE * 0.245
INK = "#161616"


@lru_cache(maxsize=1000)
def token(company: str, livery: Livery | None, radius: float = SLOT * 0.92) -> Symbol:
    """A company's token: a disc in its colour with its emblem and its sign."""
    livery = livery or UNKNOWN
    disc = element("circle", r=radius, fill=livery.color)
    emblem = draw_emblem(livery.emblem, radius * 0.96, livery.text)
    ring = element("circle", r=radius, fill="none", stroke=INK, stroke_width=0.8)
    sign = text(0, 0, company, _letters(company, radius), fill=livery.text, font_weight="bold")
    return Symbol(disc + emblem + ring + sign)


@lru_cache(maxsize=1000)
def home(company: str) -> Symbol:
    """The place that is kept for a company: its sign without a disc, with a rim that mines need behind it."""
    size = _letters(company, SLOT * 0.92)
    return Symbol(halo_text(0, 0, company, size, "#ffffff", fill="#5c5b52", font_weight="bold"))


def _letters(company: str, radius: float) -> float:
    return min(radius * 0.8, radius * 2.4 / max(len(company), 1))


def slot_centers(slots: int, center: Point) -> list[Point]:
    """Where the slots of a city lie: in a row, a triangle or a square. A pair that is aside lies across its way out."""
    step = SLOT
    if slots == 2 and center.length > 0:
        across = Point(-center.y, center.x).times(step / center.length)
        return sorted((center.plus(across.times(-1)), center.plus(across)))
    offsets = {
        1: [CENTER],
        2: [Point(-step, 0), Point(step, 0)],
        3: [Point(0, -step * 1.15), Point(-step, step * 0.58), Point(step, step * 0.58)],
        4: [Point(-step, -step), Point(step, -step), Point(-step, step), Point(step, step)],
    }
    return [center.plus(offset) for offset in offsets.get(slots, [Point(step * 2 * n, 0) for n in range(slots)])]


def draw_stop(part: Hex, number: int, place: Point, layout: Layout) -> list[str]:
    """One stop of a hex at its place, without stations."""
    stop = part.stops[number]
    if stop.kind == "city":
        return _draw_city(stop, place)
    if stop.kind == "offboard":
        return []
    if stop.kind == "mine":
        return [_draw_mine(place)]
    return [_draw_town(part.edges_of(number), place, layout)]


def _draw_city(stop: Stop, place: Point) -> list[str]:
    centers = slot_centers(stop.slots, place)
    slots = [
        element("circle", cx=center.x, cy=center.y, r=SLOT, fill="#ffffff", stroke=INK, stroke_width=1.4)
        for center in centers
    ]
    return [_ground(centers), *slots] if len(centers) > 1 else slots


def _ground(centers: Sequence[Point]) -> str:
    """The white ground that joins the slots of a city."""
    rim = SLOT * 1.12
    if len(centers) == 2:
        (x, y), (to_x, to_y) = centers
        line = {"d": f"M{x:.2f} {y:.2f}L{to_x:.2f} {to_y:.2f}", "stroke_linecap": "round"}
        return element("path", stroke=INK, stroke_width=2 * rim + 1.4, **line) + element(
            "path", stroke="#ffffff", stroke_width=2 * rim - 1.4, **line
        )
    left, right = min(point.x for point in centers), max(point.x for point in centers)
    top, bottom = min(point.y for point in centers), max(point.y for point in centers)
    return element(
        "rect",
        x=left - rim,
        y=top - rim,
        width=right - left + 2 * rim,
        height=bottom - top + 2 * rim,
        rx=rim,
        fill="#ffffff",
        stroke=INK,
        stroke_width=1.4,
    )


def _draw_town(edges: Sequence[int], place: Point, layout: Layout) -> str:
    """A bar across the only line, else a dot."""
    if len(edges) == 2:
        middle = curve_middle(edges[0], edges[1], layout) or layout.edge(edges[0] + 3)
        across = middle if curve_middle(edges[0], edges[1], layout) else Point(-middle.y, middle.x)
        angle = degrees(atan2(across.y, across.x))
        wide, high = SIZE * 0.36, SIZE * 0.12
        bar = element("rect", x=-wide / 2, y=-high / 2, width=wide, height=high, fill=INK, stroke="#ffffff")
        return group([bar], transform=f"translate({place.x:.2f} {place.y:.2f}) rotate({angle:.1f})")
    return element("circle", cx=place.x, cy=place.y, r=SIZE * 0.13, fill=INK, stroke="#ffffff", stroke_width=1.5)


def _draw_mine(place: Point) -> str:
    """Two crossed hammers are too small here: a black lozenge."""
    size = SIZE * 0.2
    corners = [Point(0, -size), Point(size, 0), Point(0, size), Point(-size, 0)]
    points = " ".join(f"{corner.plus(place).x:.2f},{corner.plus(place).y:.2f}" for corner in corners)
    return element("polygon", points=points, fill=INK, stroke="#ffffff")


PHASE = (SIZE * 0.32, SIZE * 0.26)
"""The box of a revenue in one phase."""


def draw_revenue(revenue: Revenue, place: Point, scale: float, columns: int) -> str:
    """A number in a ring, or numbers on the colours of the phases, so many beside each other."""
    if isinstance(revenue, tuple):
        return _draw_phases(revenue, place, scale, columns)
    radius = SIZE * 0.15 * scale
    ring = element("circle", cx=place.x, cy=place.y, r=radius, fill="#ffffff", stroke=INK, stroke_width=0.8)
    return ring + text(place.x, place.y, revenue, SIZE * 0.16 * scale, fill=INK)


def revenue_size(revenue: Revenue, scale: float, columns: int) -> tuple[float, float]:
    """How much room a revenue takes."""
    if not isinstance(revenue, tuple):
        return SIZE * 0.3 * scale, SIZE * 0.3 * scale
    width, height = PHASE[0] * scale, PHASE[1] * scale
    return width * min(columns, len(revenue)), height * ceil(len(revenue) / columns)


def _draw_phases(revenue: Sequence[tuple[str, int]], place: Point, scale: float, columns: int) -> str:
    width, height = PHASE[0] * scale, PHASE[1] * scale
    whole = revenue_size(tuple(revenue), scale, columns)
    first = place.plus(Point((width - whole[0]) / 2, (height - whole[1]) / 2))
    parts = []
    for number, (color, value) in enumerate(revenue):
        row, column = divmod(number, columns)
        x, y = first.plus(Point(column * width, row * height))
        fill, ink = ("#333333", "#ffffff") if color == "black" else (hex_color(color), INK)
        left, top = x - width / 2, y - height / 2
        parts += [
            element("rect", x=left, y=top, width=width, height=height, fill=fill, stroke=INK, stroke_width=0.6),
            text(x, y, value, SIZE * 0.17 * scale, fill=ink, font_weight="bold"),
        ]
    return "".join(parts)
