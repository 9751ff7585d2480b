"""The share market as a grid: cells in the colours of their zones, companies in their cells."""

from collections.abc import Iterator, Mapping, Sequence

from rich.table import Table
from rich.text import Text

from kursbuch.kernel import Json
from kursbuch.render.colors import zone_color


def market_tables(market: Mapping[str, Json], width: int) -> Iterator[Table]:
    """The rows of the market from the top; a cell has its price and the companies there, the one on top first.

    A market that is too wide comes in several parts under each other, the left one first: no price is cut.
    """
    rows = market.get("rows")
    if not isinstance(rows, Sequence) or isinstance(rows, str):
        return
    grid = [[_cell(cell) for cell in row] for row in rows if isinstance(row, Sequence) and not isinstance(row, str)]
    for first, end in _parts(grid, width):
        table = Table.grid(padding=(0, 1))
        for row in grid:
            table.add_row(*row[first:end])
        yield table


def _parts(grid: Sequence[Sequence[Text]], width: int) -> Iterator[tuple[int, int]]:
    """From which column to which a part goes; a space stands between two of them."""
    count = max(map(len, grid), default=0)
    rooms = [1 + max(_room(row[column]) for row in grid if column < len(row)) for column in range(count)]
    first = 0
    for end in range(1, count + 1):
        if end == count or sum(rooms[first : end + 1]) - 1 > width:
            yield first, end
            first = end


def _room(cell: Text) -> int:
    return max((line.cell_len for line in cell.split()), default=0)


def _cell(cell: Json) -> Text:
    if not isinstance(cell, Mapping):
        return Text("")
    kinds, companies = cell.get("kinds"), cell.get("companies")
    zone = zone_color(kinds if isinstance(kinds, Sequence) else ())
    text = Text(f"{cell.get('price')!s:>3}", style=f"black on {zone}")
    if isinstance(companies, Sequence) and companies:
        text.append("".join(f"\n{company}" for company in companies), style="bold")
    return text
