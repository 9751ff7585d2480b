"""The share market as SVG."""

from collections.abc import Mapping

from kursbuch.kernel import Json, View
from kursbuch.render.colors import zone_color
from kursbuch.render.geometry import Point
from kursbuch.render.hexes import mappings, sequence
from kursbuch.render.stops import Livery, draw_token
from kursbuch.render.svg import element, text

CELL_WIDTH, CELL_HEIGHT = 58.0, 54.0
TOKEN = 12.0


def draw_market(view: View, companies: Mapping[str, Livery]) -> tuple[str, float, float]:
    """The market of a view with its width and height; an empty text if there is none."""
    market = view.get("market")
    rows = [sequence(row) for row in sequence(market.get("rows"))] if isinstance(market, Mapping) else []
    parts = [
        _draw_cell(cell, Point(column * CELL_WIDTH, number * CELL_HEIGHT), companies)
        for number, row in enumerate(rows)
        for column, cell in enumerate(row)
        if isinstance(cell, Mapping)
    ]
    width = max((len(row) for row in rows), default=0) * CELL_WIDTH
    return "".join(parts), width, len(rows) * CELL_HEIGHT


def _draw_cell(cell: Mapping[str, Json], corner: Point, companies: Mapping[str, Livery]) -> str:
    kinds = sequence(cell.get("kinds"))
    parts = [
        element(
            "rect",
            x=corner.x,
            y=corner.y,
            width=CELL_WIDTH - 2,
            height=CELL_HEIGHT - 2,
            rx=3.0,
            fill=zone_color(kinds),
            stroke="#8a867a",
            stroke_width=0.8,
        ),
        element(
            "text",
            str(cell.get("price")),
            x=corner.x + 5,
            y=corner.y + 14,
            font_size=12.0,
            font_weight="bold",
            fill="#161616",
        ),
    ]
    if any(str(kind).startswith("par") for kind in kinds):
        parts.append(text(corner.x + CELL_WIDTH - 14, corner.y + 10, "par", 8.0, fill="#161616"))
    tokens = mappings_or_names(cell.get("companies"))
    step = min(2 * TOKEN, (CELL_WIDTH - 2 * TOKEN - 4) / max(len(tokens) - 1, 1))
    for number in reversed(range(len(tokens))):
        place = Point(corner.x + TOKEN + 2 + number * step, corner.y + CELL_HEIGHT - TOKEN - 5)
        parts.append(draw_token(place, tokens[number], companies.get(tokens[number]), TOKEN))
    return "".join(parts)


def mappings_or_names(value: Json) -> list[str]:
    """The ids of the companies in a cell, the one on top first."""
    return [str(company.get("id")) for company in mappings(value)] or [str(company) for company in sequence(value)]
