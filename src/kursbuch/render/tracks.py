"""Track: circular arcs from edge to edge, in the width of their gauge."""

from collections.abc import Sequence
from dataclasses import dataclass

from kursbuch.render.geometry import SIZE, Layout, Point
from kursbuch.render.hexes import End, Hex, Track
from kursbuch.render.svg import element

WIDTH = SIZE * 0.15
SHARP_RADIUS = SIZE * 0.5
GENTLE_RADIUS = SIZE * 1.5
ARROW_TIP = SIZE * 0.36
BLACK = "#161616"
RIM = "#ffffff"


@dataclass(frozen=True, slots=True)
class TrackPath:
    """A line in a hex, as SVG writes it."""

    data: str
    gauge: str
    is_arrow: bool = False


def paths(part: Hex, places: Sequence[Point], layout: Layout) -> list[TrackPath]:
    """Every line of the hex."""
    through = through_lines(part)
    lines = [_edge_to_edge(a, b, gauge, layout) for a, b, gauge in through.values()]
    for piece in part.track:
        stop = next((end for end in (piece.a, piece.b) if isinstance(end, str)), None)
        if stop is None or stop not in through:
            is_arrow = stop is not None and part.stops[int(stop[1:])].kind == "offboard"
            lines.append(_arrow(piece, layout) if is_arrow else _line(piece, places, layout))
    return lines


def draw_paths(lines: Sequence[TrackPath]) -> list[str]:
    """All rims first, so that lines join without gaps."""
    rims = [
        element("path", d=line.data, stroke=RIM, stroke_width=WIDTH * (0.5 if line.is_arrow else 1.5), fill="none")
        for line in lines
    ]
    return rims + [drawn for line in lines for drawn in _draw_gauge(line)]


def _draw_gauge(line: TrackPath) -> list[str]:
    """Broad gauge is a solid line, narrow gauge a thin one with ties, dual gauge a solid one with a dashed core."""
    if line.is_arrow:
        return [element("path", d=line.data, fill=BLACK)]
    if line.gauge == "narrow":
        ties = element(
            "path",
            d=line.data,
            stroke=BLACK,
            stroke_width=WIDTH * 1.1,
            stroke_dasharray=f"{SIZE * 0.04:.1f} 4",
            fill="none",
        )
        return [ties, element("path", d=line.data, stroke=BLACK, stroke_width=WIDTH * 0.35, fill="none")]
    solid = element("path", d=line.data, stroke=BLACK, stroke_width=WIDTH, fill="none")
    if line.gauge != "dual":
        return [solid]
    core = element("path", d=line.data, stroke=RIM, stroke_width=WIDTH * 0.4, stroke_dasharray="5 4", fill="none")
    return [solid, core]


def through_lines(part: Hex) -> dict[str, tuple[int, int, str]]:
    """Towns that a single line runs through: that line is drawn from edge to edge."""
    found = {}
    for number, stop in enumerate(part.stops):
        pieces = [piece for piece in part.track if f"s{number}" in (piece.a, piece.b)]
        edges = part.edges_of(number)
        if (
            stop.kind not in ("city", "offboard")
            and len(pieces) == len(edges) == 2
            and pieces[0].gauge == pieces[1].gauge
        ):
            found[f"s{number}"] = (edges[0], edges[1], pieces[0].gauge)
    return found


def _edge_to_edge(a: int, b: int, gauge: str, layout: Layout) -> TrackPath:
    """A straight line, or an arc that meets both edges at a right angle."""
    start, end = layout.edge(a), layout.edge(b)
    turn = (b - a) % 6
    if turn == 3:
        return TrackPath(_straight(start, end), gauge)
    radius = SHARP_RADIUS if turn in (1, 5) else GENTLE_RADIUS
    sweep = 0 if turn < 3 else 1
    data = f"M{start.x:.2f} {start.y:.2f}A{radius:g} {radius:g} 0 0 {sweep} {end.x:.2f} {end.y:.2f}"
    return TrackPath(data, gauge)


def _line(piece: Track, places: Sequence[Point], layout: Layout) -> TrackPath:
    if isinstance(piece.a, int) and isinstance(piece.b, int):
        return _edge_to_edge(piece.a, piece.b, piece.gauge, layout)
    start, end = _point(piece.a, places, layout), _point(piece.b, places, layout)
    if isinstance(piece.b, int):
        start, end = end, start
    bend = start.times(0.5) if isinstance(piece.a, int) or isinstance(piece.b, int) else start.plus(end).times(0.5)
    data = f"M{start.x:.2f} {start.y:.2f}Q{bend.x:.2f} {bend.y:.2f} {end.x:.2f} {end.y:.2f}"
    return TrackPath(data, piece.gauge)


def _arrow(piece: Track, layout: Layout) -> TrackPath:
    """Track that leads off the board: it tapers towards the place beyond."""
    edge = piece.a if isinstance(piece.a, int) else piece.b
    assert isinstance(edge, int)
    start, tip = layout.edge(edge), layout.edge(edge, ARROW_TIP)
    aside = Point(-start.y, start.x).times(0.75 * WIDTH / start.length)
    ends = start.plus(aside), tip, start.plus(aside.times(-1.0))
    data = "M" + "L".join(f"{end.x:.2f} {end.y:.2f}" for end in ends) + "Z"
    return TrackPath(data, piece.gauge, is_arrow=True)


def _point(end: End, places: Sequence[Point], layout: Layout) -> Point:
    return layout.edge(end) if isinstance(end, int) else places[int(end[1:])]


def _straight(start: Point, end: Point) -> str:
    return f"M{start.x:.2f} {start.y:.2f}L{end.x:.2f} {end.y:.2f}"
