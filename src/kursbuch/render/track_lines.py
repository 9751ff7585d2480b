"""Pieces of track as lines of points, each from its one end to the other: for routes and for what is pointed at."""

from collections.abc import Sequence
from math import atan2, degrees

from kursbuch.render.geometry import CENTER, Layout, Point, polar
from kursbuch.render.hexes import End, Hex, Track
from kursbuch.render.stop_places import curve_middle
from kursbuch.render.tracks import ARROW_TIP, GENTLE_RADIUS, SHARP_RADIUS, through_lines

STEPS = 6


def track_lines(part: Hex, places: Sequence[Point], layout: Layout) -> list[tuple[Point, ...]]:
    """For each piece of track of the hex its points from `a` to `b`."""
    through = through_lines(part)
    return [_line(piece, part, places, layout, through.get(_stop(piece))) for piece in part.track]


def path_data(points: Sequence[Point]) -> str:
    """The points as the data of an SVG path."""
    return "M" + "L".join(f"{point.x:.1f} {point.y:.1f}" for point in points)


def _stop(piece: Track) -> str:
    return next((end for end in (piece.a, piece.b) if isinstance(end, str)), "")


def _line(
    piece: Track, part: Hex, places: Sequence[Point], layout: Layout, through: tuple[int, int, str] | None
) -> tuple[Point, ...]:
    a, b = piece.a, piece.b
    if isinstance(a, int) and isinstance(b, int):
        return _edge_to_edge(a, b, layout)
    if not isinstance(a, int):
        if isinstance(b, int):
            swapped = Track(b, a, piece.gauge)
            return tuple(reversed(_line(swapped, part, places, layout, through)))
        return (_place(a, places), _place(b, places))
    stop = int(str(b)[1:])
    if part.stops[stop].kind == "offboard":
        return (layout.edge(a), layout.edge(a, ARROW_TIP))
    if through is not None:
        other = through[1] if through[0] == a else through[0]
        whole = _edge_to_edge(a, other, layout)
        return whole[: len(whole) // 2 + 1]
    return _bent(layout.edge(a), places[stop])


def _place(end: End, places: Sequence[Point]) -> Point:
    return places[int(str(end)[1:])]


def _bent(start: Point, end: Point) -> tuple[Point, ...]:
    """From an edge, at a right angle to it, to a stop."""
    if end == CENTER:
        return (start, end)
    bend = start.times(0.5)
    steps = [step / STEPS for step in range(STEPS + 1)]
    return tuple(start.times((1 - t) ** 2).plus(bend.times(2 * t * (1 - t))).plus(end.times(t * t)) for t in steps)


def _edge_to_edge(a: int, b: int, layout: Layout) -> tuple[Point, ...]:
    """Straight, or on the circle that meets both edges at a right angle; an even number of steps."""
    start, end = layout.edge(a), layout.edge(b)
    middle = curve_middle(a, b, layout)
    if middle is None:
        return (start, start.plus(end).times(0.5), end)
    radius = SHARP_RADIUS if (b - a) % 6 in (1, 5) else GENTLE_RADIUS
    center = middle.times((middle.length + radius) / middle.length)
    first, last = (degrees(atan2(point.y - center.y, point.x - center.x)) for point in (start, end))
    turn = (last - first + 180.0) % 360.0 - 180.0
    return tuple(center.plus(polar(first + turn * step / STEPS, radius)) for step in range(STEPS + 1))
