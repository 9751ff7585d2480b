"""The market as it is printed: prices, the fields on which companies start, and where tokens go from a field."""

from collections.abc import Sequence
from typing import TypeAlias

from kursbuch.views.eighteenxx import EighteenCell

Row: TypeAlias = Sequence[EighteenCell | None]
Spot: TypeAlias = tuple[int, int]
"""Row and column of a field."""


class Market:
    """The printed market of a title. Its tokens lie on the rows of a view; all else stays as it is."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.prices = {
            (row, column): cell["price"]
            for row, cells in enumerate(rows)
            for column, cell in enumerate(cells)
            if cell is not None
        }
        fields = ((spot, rows[spot[0]][spot[1]]) for spot in self.prices)
        self.pars = [spot for spot, cell in fields if cell is not None and "par" in cell["kinds"]]
        self.lowest_par = min((self.prices[spot] for spot in self.pars), default=100)
        self._moved: dict[tuple[Spot, int], Spot] = {}
        self._sold: dict[tuple[Spot, int], Spot] = {}

    def par_spot(self, price: int) -> Spot | None:
        """The field of a par price."""
        return next((spot for spot in self.pars if self.prices[spot] == price), None)

    def moved(self, spot: Spot, steps: int) -> Spot:
        """Where a token is after some payments (steps to the right) or withholdings (to the left)."""
        found = self._moved.get((spot, steps))
        if found is None:
            found = self._moved[spot, steps] = self._move(spot, steps)
        return found

    def _move(self, spot: Spot, steps: int) -> Spot:
        row, column = spot
        step = 1 if steps > 0 else -1
        for _ in range(abs(steps)):
            if (row, column + step) in self.prices:
                column += step
            elif (row - step, column) in self.prices:
                row -= step
        return row, column

    def sold(self, spot: Spot, shares: int) -> Spot:
        """Where a token is after so many shares were sold."""
        found = self._sold.get((spot, shares))
        if found is None:
            row, column = spot
            for _ in range(shares):
                if (row + 1, column) in self.prices:
                    row += 1
            found = self._sold[spot, shares] = row, column
        return found


class MarketReader:
    """The printed market and the tokens of the last rows that were shown."""

    def __init__(self) -> None:
        self._last: tuple[Sequence[Row], Market, dict[str, Spot]] | None = None

    def read(self, rows: Sequence[Row]) -> tuple[Market, dict[str, Spot]]:
        """What these rows show; as long as they are the very same, nothing is read again."""
        last = self._last
        if last is None or last[0] is not rows:
            market = last[1] if last is not None and _is_same_print(rows, last[0]) else Market(rows)
            self._last = last = rows, market, _tokens(rows)
        return last[1], last[2]


def _is_same_print(rows: Sequence[Row], others: Sequence[Row]) -> bool:
    """Rows without tokens are the very same in every view of a title."""
    return len(rows) == len(others) and all(
        row is other or _printed(row) == _printed(other) for row, other in zip(rows, others, strict=True)
    )


def _printed(row: Row) -> list[tuple[int, Sequence[str]] | None]:
    return [(cell["price"], cell["kinds"]) if cell is not None else None for cell in row]


def _tokens(rows: Sequence[Row]) -> dict[str, Spot]:
    """Where the tokens lie."""
    return {
        company: (row, column)
        for row, cells in enumerate(rows)
        for column, cell in enumerate(cells)
        if cell is not None and cell["companies"]
        for company in cell["companies"]
    }
