"""A board of hexes in rows, for games that build on hexes rather than along tracks.

A set of hexes is an integer with one bit for each hex, so that neighbours of a whole network cost a few shifts.
"""

from collections.abc import Sequence
from typing import NewType, TypeAlias

Hex = NewType("Hex", int)
"""The number of a hex: its bit in a set."""

HexSet: TypeAlias = int


class OffsetGrid:
    """Hexes with a corner on top; odd rows are shifted half a hex to the right."""

    def __init__(self, columns: int, cells: Sequence[tuple[int, int]]) -> None:
        """A grid of the hexes (column, row) in `cells`."""
        # One column more than the board has: a step over the left or right border ends there, and is no hex.
        self._stride = columns + 1
        self.hexes: HexSet = 0
        self._odd: HexSet = 0
        for column, row in cells:
            bit = 1 << self.at(column, row)
            self.hexes |= bit
            if row % 2:
                self._odd |= bit

    def at(self, column: int, row: int) -> Hex:
        """The hex in this column and row."""
        return Hex(row * self._stride + column)

    def place(self, hex_: Hex) -> tuple[int, int]:
        """Column and row of the hex."""
        row, column = divmod(hex_, self._stride)
        return column, row

    def beside(self, network: HexSet) -> HexSet:
        """Every hex with a neighbour in the network; those of the network among them."""
        stride = self._stride
        odd = network & self._odd
        even = network ^ odd
        around = network << 1 | network >> 1 | network << stride | network >> stride
        around |= odd << stride + 1 | odd >> stride - 1 | even << stride - 1 | even >> stride + 1
        return around & self.hexes


def members(hexes: HexSet) -> list[Hex]:
    """The hexes of the set, in order."""
    found = []
    while hexes:
        lowest = hexes & -hexes
        found.append(Hex(lowest.bit_length() - 1))
        hexes ^= lowest
    return found
