"""Where in a hex its stops lie. The data names only the edges they lead to: the rest is what printed tiles do."""

from collections.abc import Sequence

from kursbuch.render.geometry import CENTER, SIZE, Layout, Point, polar
from kursbuch.render.hexes import Hex, Stop

ASIDE = SIZE * 0.5
LARGE_ASIDE = SIZE * 0.43
"""A city of three slots would stand beyond the hex."""
ON_SHARP_CURVE = SIZE * 0.5
ON_GENTLE_CURVE = SIZE * 0.232


def stop_places(part: Hex, layout: Layout) -> tuple[Point, ...]:
    """A place for each stop, seen from the middle of the hex."""
    if len(part.stops) == 1:
        return (_single_place(part, layout),)
    places: dict[int, Point] = {}
    for number, stop in enumerate(part.stops):
        place = _own_place(part.edges_of(number), layout, stop)
        if place is not None:
            places[number] = place
    waiting = [number for number in range(len(part.stops)) if number not in places]
    for number in waiting:
        candidates = _candidates(part.edges_of(number), layout, len(part.stops))
        places[number] = _farthest(candidates, list(places.values()))
    return tuple(places[number] for number in range(len(part.stops)))


def _single_place(part: Hex, layout: Layout) -> Point:
    """In the middle; a town on a curve lies on the curve."""
    edges = part.edges_of(0)
    if part.stops[0].kind == "city" or len(edges) != 2:
        return CENTER
    return curve_middle(edges[0], edges[1], layout) or CENTER


def curve_middle(a: int, b: int, layout: Layout) -> Point | None:
    """The middle of the curve between two edges; None for straight track, whose middle is that of the hex."""
    turn = min((a - b) % 6, (b - a) % 6)
    if turn == 3 or turn == 0:
        return None
    direction = layout.edge(a, 1.0).plus(layout.edge(b, 1.0))
    length = ON_SHARP_CURVE if turn == 1 else ON_GENTLE_CURVE
    return direction.times(length / direction.length)


def _own_place(edges: Sequence[int], layout: Layout, stop: Stop) -> Point | None:
    """A stop among several: towards its edges, if they lie to one side."""
    if not edges:
        return None
    if stop.kind != "city" and len(edges) == 2:
        return curve_middle(edges[0], edges[1], layout)
    direction = CENTER
    for edge in edges:
        direction = direction.plus(layout.edge(edge, 1.0))
    aside = LARGE_ASIDE if stop.slots > 2 else ASIDE
    return direction.times(aside / direction.length) if direction.length > 0.1 else None


def _candidates(edges: Sequence[int], layout: Layout, stops: int) -> list[Point]:
    """For a stop on straight track: along it, or in the middle. For one without track: around the middle."""
    if edges:
        return [layout.edge(edges[0], ASIDE), layout.edge(edges[-1], ASIDE), CENTER]
    if stops == 2:
        return [Point(-ASIDE, 0.0), Point(ASIDE, 0.0)]
    return [polar(-90.0 + 360.0 * number / stops, ASIDE) for number in range(stops)]


def _farthest(candidates: Sequence[Point], taken: Sequence[Point]) -> Point:
    return max(candidates, key=lambda place: min((place.distance(other) for other in taken), default=0.0))
