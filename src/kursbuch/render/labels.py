"""Labels in a hex: each goes to the free place that it covers least at."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from kursbuch.render.geometry import CENTER, INNER, SIZE, Layout, Point

SQRT3 = 3.0**0.5
ACCEPTED = SIZE * 0.2
"""So much of a label may cover something else."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle around a point."""

    center: Point
    width: float
    height: float
    weight: float = 1.0
    """How bad it is to cover it."""

    def overlap(self, other: "Box") -> float:
        """The area that both cover."""
        wide = (self.width + other.width) / 2 - abs(self.center.x - other.center.x)
        if wide <= 0:
            return 0.0
        high = (self.height + other.height) / 2 - abs(self.center.y - other.center.y)
        return wide * high if high > 0 else 0.0

    def corners(self) -> list[Point]:
        x, y = self.width / 2, self.height / 2
        return [self.center.plus(Point(right, down)) for right in (-x, x) for down in (-y, y)]


@dataclass(slots=True)
class Labels:
    """The places in a hex that are taken."""

    layout: Layout
    taken: list[Box] = field(default_factory=list)

    def keep_off(self, points: Iterable[Point], size: float, weight: float = 1.0) -> None:
        """Something is drawn here already."""
        self.taken.extend(Box(point, size, size, weight) for point in points)

    def place(self, width: float, height: float, wishes: Iterable[Point] = ()) -> Point:
        """The best place for a label of this size: one of the wishes if free, else the freest place in the hex."""
        box, _ = self.best(width, height, wishes)
        self.taken.append(box)
        return box.center

    def fit(self, sizes: Sequence[tuple[float, float]], wishes: Sequence[Point] = ()) -> tuple[int, Point]:
        """The first of these sizes that covers next to nothing somewhere, else the one that covers least; its place."""
        best, chosen, least = 0, Box(CENTER, *sizes[0]), float("inf")
        for number, size in enumerate(sizes):
            box, cost = self.best(*size, wishes)
            if cost < least:
                best, chosen, least = number, box, cost
            if cost < ACCEPTED:
                break
        self.taken.append(chosen)
        return best, chosen.center

    def best(self, width: float, height: float, wishes: Iterable[Point] = ()) -> tuple[Box, float]:
        """The best box of this size, and how much it covers there; the first that covers nothing will do."""
        best, least = Box(CENTER, width, height), float("inf")
        for place in (*wishes, *_GRID):
            box = Box(place, width, height)
            cost = self._cost(box, least)
            if cost < least:
                best, least = box, cost
            if cost == 0.0:
                break
        return best, least

    def _cost(self, box: Box, least: float) -> float:
        """How much is covered; counted no further than to `least`."""
        cost = 25.0 * sum(max(0.0, self._beyond_edge(corner)) for corner in box.corners())
        for other in self.taken:
            if cost >= least:
                break
            cost += other.weight * box.overlap(other)
        return cost

    def _beyond_edge(self, point: Point) -> float:
        """How far a point lies outside the hex."""
        across, along = (point.x, point.y) if self.layout.is_pointy else (point.y, point.x)
        return max(abs(across), abs(across) / 2 + abs(along) * SQRT3 / 2) - INNER + SIZE * 0.04


def text_width(content: str, size: float) -> float:
    """About how wide a text is."""
    return len(content) * size * 0.62


_STEPS = tuple(SIZE * 0.1 * number for number in range(-8, 9))

_GRID = tuple(sorted((Point(x, y) for x in _STEPS[::2] for y in _STEPS), key=lambda point: -point.length))
"""Places all over the hex, the rim first: the middle is for tracks and stops."""
