"""The share market as a grid: cells in the colours of their zones, companies in their cells."""

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from kursbuch.kernel import Json
from kursbuch.render.colors import zone_color


def market_table(market: Mapping[str, Json]) -> Table | None:
    """The rows of the market from the top; a cell has its price and the companies there, the one on top first."""
    rows = market.get("rows")
    if not isinstance(rows, Sequence) or isinstance(rows, str):
        return None
    table = Table.grid(padding=(0, 1))
    for row in rows:
        if isinstance(row, Sequence) and not isinstance(row, str):
            table.add_row(*(_cell(cell) for cell in row))
    return table


def _cell(cell: Json) -> Text:
    if not isinstance(cell, Mapping):
        return Text("")
    kinds, companies = cell.get("kinds"), cell.get("companies")
    zone = zone_color(kinds if isinstance(kinds, Sequence) else ())
    text = Text(f"{cell.get('price')!s:>3}", style=f"black on {zone}")
    if isinstance(companies, Sequence) and companies:
        text.append("".join(f"\n{company}" for company in companies), style="bold")
    return text
