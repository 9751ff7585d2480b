"""A hexagonal grid in doubled coordinates: places, names and neighbours."""

from collections.abc import Mapping
from typing import Literal, TypeAlias, TypeVar

N = TypeVar("N", bound=str)

HexLayout: TypeAlias = Literal["pointy", "flat"]
"""Hexes with a point at the top (edge 0 is south-west) or with a flat top (edge 0 is south)."""

EDGES = range(6)
"""The edges of a hex, clockwise."""

_STEPS: Mapping[HexLayout, tuple[tuple[int, int], ...]] = {
    "pointy": ((-1, 1), (-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1)),
    "flat": ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1)),
}


def opposite_edge(edge: int) -> int:
    """The edge that the neighbour across this one has in common with the hex."""
    return (edge + 3) % 6


def parse_hex(name: str) -> tuple[int, int]:
    """The column and row of a hex such as H12; the row above A is a."""
    letter, number = name[0], int(name[1:])
    row = ord(letter) - ord("A") if letter.isupper() else ord("a") - ord(letter) - 1
    return number - 1, row


def neighbour_at(layout: HexLayout, place: tuple[int, int], edge: int) -> tuple[int, int]:
    """The place across an edge."""
    step_x, step_y = _STEPS[layout][edge]
    return place[0] + step_x, place[1] + step_y


def neighbours(layout: HexLayout, places: Mapping[N, tuple[int, int]]) -> dict[N, dict[int, N]]:
    """The neighbours of every named hex by edge, as far as they are on the map."""
    named = {place: name for name, place in places.items()}
    return {
        name: {edge: named[across] for edge in EDGES if (across := neighbour_at(layout, place, edge)) in named}
        for name, place in places.items()
    }
