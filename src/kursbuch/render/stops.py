"""Stops: cities with their slots and station tokens, towns, offboard places."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import atan2, degrees

from kursbuch.kernel import Json
from kursbuch.render.colors import hex_color
from kursbuch.render.geometry import CENTER, SIZE, Layout, Point
from kursbuch.render.hexes import Hex, Stop
from kursbuch.render.stop_places import curve_middle
from kursbuch.render.svg import element, group, text

SLOT = SIZE * 0.245
INK = "#161616"


@dataclass(frozen=True, slots=True)
class Livery:
    """The colours of a company."""

    color: str
    text: str


def liveries(companies: Sequence[Mapping[str, Json]]) -> dict[str, Livery]:
    """The colours of every company by its id."""
    found = {}
    for company in companies:
        key = company.get("id", company.get("sym"))
        found[str(key)] = Livery(str(company.get("color") or "#888888"), str(company.get("text") or "#ffffff"))
    return found


def draw_token(center: Point, company: str, livery: Livery | None, radius: float = SLOT * 0.92) -> str:
    """A company's token: a disc in its colour with its sign."""
    livery = livery or Livery("#888888", "#ffffff")
    size = min(radius * 0.85, radius * 2.5 / max(len(company), 1))
    disc = element("circle", cx=center.x, cy=center.y, r=radius, fill=livery.color, stroke=INK, stroke_width=0.8)
    return disc + text(center.x, center.y, company, size, fill=livery.text, font_weight="bold")


def slot_centers(slots: int, center: Point) -> list[Point]:
    """Where the slots of a city lie: in a row, a triangle or a square."""
    step = SLOT
    offsets = {
        1: [CENTER],
        2: [Point(-step, 0), Point(step, 0)],
        3: [Point(0, -step * 1.15), Point(-step, step * 0.58), Point(step, step * 0.58)],
        4: [Point(-step, -step), Point(step, -step), Point(-step, step), Point(step, step)],
    }
    return [center.plus(offset) for offset in offsets.get(slots, [Point(step * 2 * n, 0) for n in range(slots)])]


def draw_stop(part: Hex, number: int, place: Point, layout: Layout, companies: Mapping[str, Livery]) -> list[str]:
    """One stop of a hex at its place."""
    stop = part.stops[number]
    if stop.kind == "city":
        return _draw_city(stop, place, companies)
    if stop.kind == "offboard":
        return []
    if stop.kind == "mine":
        return [_draw_mine(place)]
    return [_draw_town(part.edges_of(number), place, layout)]


def _draw_city(stop: Stop, place: Point, companies: Mapping[str, Livery]) -> list[str]:
    centers = slot_centers(stop.slots, place)
    parts = [_ground(centers)] if len(centers) > 1 else []
    for center, company in zip(centers, stop.stations, strict=False):
        parts.append(element("circle", cx=center.x, cy=center.y, r=SLOT, fill="#ffffff", stroke=INK, stroke_width=1.4))
        if company:
            parts.append(draw_token(center, company, companies.get(company)))
    return parts


def _ground(centers: Sequence[Point]) -> str:
    """The white ground that joins the slots of a city."""
    left, right = min(point.x for point in centers), max(point.x for point in centers)
    top, bottom = min(point.y for point in centers), max(point.y for point in centers)
    rim = SLOT * 1.12
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


def draw_revenue(place: Point, revenue: int | Mapping[str, Json]) -> str:
    """A number in a ring, or a row of numbers on the colours of the phases."""
    if isinstance(revenue, Mapping):
        return _draw_phases(place, revenue)
    ring = element("circle", cx=place.x, cy=place.y, r=SIZE * 0.15, fill="#ffffff", stroke=INK, stroke_width=0.8)
    return ring + text(place.x, place.y, revenue, SIZE * 0.16, fill=INK)


def revenue_size(revenue: int | Mapping[str, Json]) -> tuple[float, float]:
    """How much room a revenue takes."""
    return (len(revenue) * SIZE * 0.32, SIZE * 0.26) if isinstance(revenue, Mapping) else (SIZE * 0.3, SIZE * 0.3)


def _draw_phases(place: Point, revenue: Mapping[str, Json]) -> str:
    width, height = SIZE * 0.32, SIZE * 0.26
    parts = []
    left = place.x - len(revenue) * width / 2
    for number, (color, value) in enumerate(revenue.items()):
        x = left + number * width
        dark = color in ("black",)
        fill = "#333333" if dark else hex_color(color)
        parts.append(
            element(
                "rect", x=x, y=place.y - height / 2, width=width, height=height, fill=fill, stroke=INK, stroke_width=0.6
            )
        )
        ink = "#ffffff" if dark else INK
        parts.append(text(x + width / 2, place.y, value, SIZE * 0.17, fill=ink, font_weight="bold"))
    return "".join(parts)
