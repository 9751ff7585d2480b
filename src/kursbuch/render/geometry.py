"""Points of hexes. A hex has the radius `SIZE`; angles go clockwise from the right, as y goes down."""

from dataclasses import dataclass
from math import cos, hypot, radians, sin, sqrt
from typing import NamedTuple

SIZE = 50.0
INNER = SIZE * sqrt(3) / 2


class Point(NamedTuple):
    """A point, or a way from one to another."""

    x: float
    y: float

    def plus(self, other: "Point") -> "Point":
        return Point(self.x + other.x, self.y + other.y)

    def times(self, factor: float) -> "Point":
        return Point(self.x * factor, self.y * factor)

    def distance(self, other: "Point") -> float:
        return hypot(self.x - other.x, self.y - other.y)

    @property
    def length(self) -> float:
        return hypot(self.x, self.y)


CENTER = Point(0.0, 0.0)


def polar(angle: float, length: float) -> Point:
    """The point at this angle and distance."""
    return Point(length * cos(radians(angle)), length * sin(radians(angle)))


@dataclass(frozen=True, slots=True)
class Layout:
    """How hexes stand: pointy ones with edge 0 to the south-west, flat ones with edge 0 to the south."""

    is_pointy: bool

    def center(self, x: float, y: float) -> Point:
        """The middle of the hex in column x and row y; the closer of the two counts half steps."""
        return Point(x * INNER, y * SIZE * 1.5) if self.is_pointy else Point(x * SIZE * 1.5, y * INNER)

    def angle(self, edge: int) -> float:
        return (120.0 if self.is_pointy else 90.0) + 60.0 * edge

    def edge(self, edge: int, length: float = INNER) -> Point:
        """The middle of an edge, seen from the middle of the hex."""
        return polar(self.angle(edge), length)

    def corners(self, size: float = SIZE) -> tuple[Point, ...]:
        first = 30.0 if self.is_pointy else 0.0
        return tuple(polar(first + 60.0 * number, size) for number in range(6))

    def edge_corners(self, edge: int) -> tuple[Point, Point]:
        """The two ends of an edge."""
        return polar(self.angle(edge) - 30.0, SIZE), polar(self.angle(edge) + 30.0, SIZE)
