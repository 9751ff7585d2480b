"""A two-dimensional share market with stacked tokens."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Cell:
    """A field of the market: its price and the kinds of zone it belongs to."""

    price: int
    kinds: frozenset[str]


class Spot(NamedTuple):
    """Where a token lies; `depth` counts from the top of the stack, with gaps where tokens have left."""

    row: int
    column: int
    depth: int


@dataclass(frozen=True, slots=True, eq=False)
class Market:
    """The printed table, one for a game. Rows are counted from the top, columns from the left.

    Rows may end early or start late.
    """

    rows: tuple[tuple[Cell | None, ...], ...]
    zones: Mapping[str, tuple[tuple[int, int], ...]] = field(init=False, repr=False, compare=False)
    """The fields of each kind, row by row."""

    def __post_init__(self) -> None:
        zones: dict[str, list[tuple[int, int]]] = {}
        for row, cells in enumerate(self.rows):
            for column, cell in enumerate(cells):
                for kind in cell.kinds if cell is not None else ():
                    zones.setdefault(kind, []).append((row, column))
        object.__setattr__(self, "zones", {kind: tuple(found) for kind, found in zones.items()})

    def cell(self, spot: Spot) -> Cell:
        """The field under a token."""
        cell = self.rows[spot.row][spot.column]
        assert cell is not None
        return cell

    def exists(self, row: int, column: int) -> bool:
        """Whether there is a field."""
        return 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row]) and self.rows[row][column] is not None

    def right(self, spot: Spot) -> tuple[int, int]:
        """One field right; at the end of the row the arrow points up."""
        if self.exists(spot.row, spot.column + 1):
            return spot.row, spot.column + 1
        return self.up(spot)

    def left(self, spot: Spot) -> tuple[int, int]:
        """One field left; at the start of the row the arrow points down."""
        if self.exists(spot.row, spot.column - 1):
            return spot.row, spot.column - 1
        return self.down(spot)

    def up(self, spot: Spot, fields: int = 1) -> tuple[int, int]:
        """Some fields up, as far as there are any."""
        row = spot.row
        while fields > 0 and self.exists(row - 1, spot.column):
            row, fields = row - 1, fields - 1
        return row, spot.column

    def down(self, spot: Spot, fields: int = 1) -> tuple[int, int]:
        """Some fields down, as far as there are any."""
        row = spot.row
        while fields > 0 and self.exists(row + 1, spot.column):
            row, fields = row + 1, fields - 1
        return row, spot.column

    def cells_of_kind(self, kind: str) -> tuple[tuple[int, int], ...]:
        """The fields of a zone, row by row."""
        return self.zones.get(kind, ())

    def precedence(self, spot: Spot) -> tuple[int, int, int, int]:
        """Sorts tokens by operating order: price, then further right, then higher up, then on top."""
        return (-self.cell(spot).price, -spot.column, spot.row, spot.depth)


def place(tokens: Mapping[str, Spot], token: str, row: int, column: int) -> Mapping[str, Spot]:
    """The tokens after one arrives on a field: under those that lie there already."""
    there = [spot.depth for other, spot in tokens.items() if other != token and spot[:2] == (row, column)]
    return {**tokens, token: Spot(row, column, max(there, default=-1) + 1)}
