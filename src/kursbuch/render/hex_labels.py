"""What is written in a hex: name, revenues, label, cost, id."""

from collections.abc import Sequence

from kursbuch.render.colors import hex_color
from kursbuch.render.geometry import CENTER, INNER, SIZE, Point
from kursbuch.render.hexes import Hex, Revenue
from kursbuch.render.labels import Labels, text_width
from kursbuch.render.stops import draw_revenue, revenue_size
from kursbuch.render.svg import halo_text, text

TERRAIN_SIGNS = {"mountain": "▲", "hill": "▲", "hills": "▲", "rough": "△", "water": "≈", "river": "≈"}
TERRAIN_COLORS = {"water": "#1f6fb2", "river": "#1f6fb2"}
INK = "#161616"
NAME_SIZES = (0.21, 0.19, 0.17, 0.15)
SCALES = (1.0, 0.85, 0.7)
CAPITALS = 1.5
"""Bold capitals are so much wider than other texts: a W is nearly a square."""


def draw_labels(part: Hex, places: Sequence[Point], labels: Labels) -> list[str]:
    """What is written in a hex, the important first: name, revenues, label, cost, id."""
    fill = hex_color(part.color)
    drawn = [*_draw_name(part, labels, fill)]
    for stop, place in zip(part.stops, places, strict=True):
        if stop.revenue:
            wishes = [CENTER] if stop.kind == "offboard" else _around(place)
            drawn.append(_draw_revenue(stop.revenue, labels, wishes))
    if part.label:
        wishes = [Point(-INNER * 0.72, 0), Point(INNER * 0.72, 0)]
        place, size = _fitting(part.label, SIZE * 0.26, labels, wishes, CAPITALS)
        drawn.append(halo_text(place.x, place.y, part.label, size, fill, fill=INK, font_weight="bold"))
    if part.cost:
        drawn.append(_draw_cost(part, labels, fill))
    if part.id:
        wishes = [Point(0, -SIZE * 0.86), Point(0, SIZE * 0.86)]
        place, size = _fitting(part.id, SIZE * 0.15, labels, wishes)
        drawn.append(text(place.x, place.y, part.id, size, fill="#55524a"))
    return drawn


def _fitting(
    content: str, size: float, labels: Labels, wishes: Sequence[Point], wider: float = 1.0
) -> tuple[Point, float]:
    """Where a text goes, and how large it is there."""
    sizes = [size * scale for scale in SCALES]
    number, place = labels.fit([(wider * text_width(content, size), size) for size in sizes], wishes)
    return place, sizes[number]


def _draw_revenue(revenue: Revenue, labels: Labels, wishes: Sequence[Point]) -> str:
    """In a row where there is room, else in a column, else smaller."""
    shapes = [(scale, is_column) for scale in SCALES for is_column in (False, True)]
    number, place = labels.fit([revenue_size(revenue, *shape) for shape in shapes], wishes)
    return draw_revenue(revenue, place, *shapes[number])


def _draw_name(part: Hex, labels: Labels, fill: str) -> list[str]:
    """The name on one line, or on several where it is long."""
    if not part.name:
        return []
    lines = _wrapped(part.name)
    widest = max(text_width(line, 1.0) for line in lines)
    wishes = [Point(0, y * SIZE) for y in (-0.52, 0.55, -0.62, 0.64, -0.42, 0.42)]
    sizes = [min(SIZE * size, 1.45 * SIZE / widest) for size in NAME_SIZES]
    number, place = labels.fit([(widest * size, len(lines) * size * 1.1) for size in sizes], wishes)
    size = sizes[number]
    first = place.y - (len(lines) - 1) * size * 0.55
    return [
        halo_text(place.x, first + number * size * 1.1, line, size, fill, fill=INK) for number, line in enumerate(lines)
    ]


def _wrapped(name: str, longest: int = 13) -> list[str]:
    """A long name in lines, broken between words and after `&`."""
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + 1 + len(word) <= longest:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _draw_cost(part: Hex, labels: Labels, fill: str) -> str:
    kinds = part.terrain or ("",)
    sign = "".join(TERRAIN_SIGNS.get(kind, "") for kind in kinds)
    content = f"{sign} {part.cost}".strip()
    place, size = _fitting(content, SIZE * 0.2, labels, [Point(0, SIZE * 0.5), Point(0, -SIZE * 0.5), CENTER])
    ink = TERRAIN_COLORS.get(kinds[0], "#6b4a1f")
    return halo_text(place.x, place.y, content, size, fill, fill=ink, font_weight="bold")


def _around(place: Point) -> list[Point]:
    """Places close to a stop, for its revenue."""
    steps = [
        (0.42, 0.0),
        (-0.42, 0.0),
        (0.3, 0.34),
        (-0.3, 0.34),
        (0.3, -0.34),
        (-0.3, -0.34),
        (0.0, 0.42),
        (0.0, -0.42),
    ]
    return [place.plus(Point(x * SIZE, y * SIZE)) for x, y in steps]
