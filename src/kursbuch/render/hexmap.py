"""A board of hexes as SVG, with the share market below it."""

from collections.abc import Mapping, Sequence

from kursbuch.kernel import View
from kursbuch.render.colors import hex_color
from kursbuch.render.geometry import CENTER, INNER, SIZE, Layout, Point
from kursbuch.render.hexes import Hex, mappings, read_hex
from kursbuch.render.labels import Labels, text_width
from kursbuch.render.market import draw_market
from kursbuch.render.stop_places import stop_places
from kursbuch.render.stops import SLOT, Livery, draw_revenue, draw_stop, liveries, revenue_size, slot_centers
from kursbuch.render.svg import document, element, group, halo_text, text
from kursbuch.render.tracks import WIDTH, Path, draw_paths, paths

MARGIN = 24.0
TERRAIN_SIGNS = {"mountain": "▲", "hill": "▲", "hills": "▲", "rough": "△", "water": "≈", "river": "≈"}
TERRAIN_COLORS = {"water": "#1f6fb2", "river": "#1f6fb2"}
INK = "#161616"
NAME_SIZES = (0.21, 0.19, 0.17, 0.15)
ACCEPTED_OVERLAP = SIZE


def draw(view: View) -> str:
    """The board of the view, and its market if it has one."""
    board = view["board"]
    assert isinstance(board, Mapping)
    layout = Layout(is_pointy=board.get("layout") != "flat")
    hexes = [read_hex(data) for data in mappings(board.get("hexes"))]
    companies = liveries(mappings(view.get("companies")))
    centers = {part.id: layout.center(part.x, part.y) for part in hexes}
    left, top, width, height = _extent(list(centers.values()))
    pieces = [_draw_hex(part, layout, companies, centers[part.id]) for part in hexes]
    barriers = [_draw_barriers(part, layout, centers[part.id]) for part in hexes if part.impassable]
    drawn = [ground for ground, _ in pieces] + barriers + [labels for _, labels in pieces]
    parts = [group(drawn, transform=f"translate({MARGIN - left:.2f} {MARGIN - top:.2f})")]
    market, market_width, market_height = draw_market(view, companies)
    if market:
        parts.append(group([market], transform=f"translate({MARGIN:.2f} {height + 2 * MARGIN:.2f})"))
        height += market_height + MARGIN
    whole = max(width, market_width) + 2 * MARGIN, height + 2 * MARGIN
    paper = element("rect", width=whole[0], height=whole[1], fill="#ffffff")
    return document(*whole, [paper, *parts])


def _extent(centers: Sequence[Point]) -> tuple[float, float, float, float]:
    """Left, top, width and height of all hexes."""
    if not centers:
        return 0.0, 0.0, 0.0, 0.0
    left, right = min(point.x for point in centers) - SIZE, max(point.x for point in centers) + SIZE
    top, bottom = min(point.y for point in centers) - SIZE, max(point.y for point in centers) + SIZE
    return left, top, right - left, bottom - top


def _draw_hex(part: Hex, layout: Layout, companies: Mapping[str, Livery], center: Point) -> tuple[str, str]:
    """A hex and its labels, which are drawn over all hexes."""
    fill = hex_color(part.color)
    corners = " ".join(f"{corner.x:.2f},{corner.y:.2f}" for corner in layout.corners())
    drawn = [element("polygon", points=corners, fill=fill, stroke="#55524a", stroke_width=1)]
    places = stop_places(part, layout)
    lines = paths(part, places, layout)
    drawn += draw_paths(lines)
    for number in range(len(part.stops)):
        drawn += draw_stop(part, number, places[number], layout, companies)
    labels = _labels(part, places, lines, layout)
    here = f"translate({center.x:.2f} {center.y:.2f})"
    title = element("title", " ".join(filter(None, [part.id, part.tile and f"#{part.tile}"])))
    ground = group([title, *drawn], id=f"hex-{part.id}", transform=here)
    return ground, group(_draw_labels(part, places, labels, fill), transform=here, pointer_events="none")


def _labels(part: Hex, places: Sequence[Point], lines: Sequence[Path], layout: Layout) -> Labels:
    """The room that track and stops leave for labels."""
    labels = Labels(layout)
    for line in lines:
        labels.keep_off(line.points, WIDTH * 1.5)
    for stop, place in zip(part.stops, places, strict=True):
        if stop.kind == "city":
            labels.keep_off(slot_centers(stop.slots, place), 2.1 * SLOT)
        elif stop.kind != "offboard":
            labels.keep_off([place], SIZE * 0.34)
    return labels


def _draw_labels(part: Hex, places: Sequence[Point], labels: Labels, fill: str) -> list[str]:
    """What is written in a hex, the important first: name, revenues, label, cost, id."""
    drawn = [*_draw_name(part, labels, fill)]
    for stop, place in zip(part.stops, places, strict=True):
        if stop.revenue:
            width, height = revenue_size(stop.revenue)
            wishes = [CENTER] if stop.kind == "offboard" else _around(place)
            drawn.append(draw_revenue(labels.place(width, height, wishes), stop.revenue))
    if part.label:
        size = SIZE * 0.26
        place = labels.place(text_width(part.label, size), size, [Point(-INNER * 0.72, 0), Point(INNER * 0.72, 0)])
        drawn.append(halo_text(place.x, place.y, part.label, size, fill, fill=INK, font_weight="bold"))
    if part.cost:
        drawn.append(_draw_cost(part, labels, fill))
    size = SIZE * 0.15
    corner = labels.place(text_width(part.id, size), size, [Point(0, -SIZE * 0.86), Point(0, SIZE * 0.86)])
    drawn.append(text(corner.x, corner.y, part.id, size, fill="#55524a"))
    return drawn


def _draw_name(part: Hex, labels: Labels, fill: str) -> list[str]:
    """The name on one line, or on several where it is long."""
    if not part.name:
        return []
    lines = _wrapped(part.name)
    widest = max(text_width(line, 1.0) for line in lines)
    wishes = [Point(0, y * SIZE) for y in (-0.52, 0.55, -0.62, 0.64, -0.42, 0.42)]
    sizes = [min(SIZE * size, 1.45 * SIZE / widest) for size in NAME_SIZES]
    fits = [labels.best(widest * size, len(lines) * size * 1.1, wishes)[1] for size in sizes]
    size = next((size for size, cost in zip(sizes, fits, strict=True) if cost < ACCEPTED_OVERLAP), sizes[-1])
    place = labels.place(widest * size, len(lines) * size * 1.1, wishes)
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
    content, size = f"{sign} {part.cost}".strip(), SIZE * 0.2
    wishes = [Point(0, SIZE * 0.5), Point(0, -SIZE * 0.5), CENTER]
    place = labels.place(text_width(content, size), size, wishes)
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


def _draw_barriers(part: Hex, layout: Layout, center: Point) -> str:
    """Edges that no track may lead to."""
    drawn = []
    for edge in part.impassable:
        start, end = layout.edge_corners(edge)
        drawn.append(
            element(
                "line",
                x1=start.x,
                y1=start.y,
                x2=end.x,
                y2=end.y,
                stroke="#1f6fb2",
                stroke_width=6,
                stroke_linecap="round",
            )
        )
    return group(drawn, transform=f"translate({center.x:.2f} {center.y:.2f})")
