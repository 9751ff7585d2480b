"""The share market."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil

from kursbuch.kernel import Json, View, as_json
from kursbuch.render.colors import PLAIN_CELL, zone_color, zone_sign
from kursbuch.render.drawing import Drawing, Layer, Placed, Symbol
from kursbuch.render.geometry import Point
from kursbuch.render.hexes import mappings, sequence
from kursbuch.render.liveries import Livery, liveries
from kursbuch.render.stops import token
from kursbuch.render.svg import element

CELL_WIDTH, CELL_HEIGHT = 58.0, 54.0
TOKEN = 15.5
TOKENS_WIDTH, TOKENS_HEIGHT = CELL_WIDTH - 5, CELL_HEIGHT - 20
"""The room that the price leaves for tokens: many get smaller instead of hiding each other."""

GAP = 4.0
"""So far tokens stay from each other: what marks one of them lies around it."""

INK, BORDER = "#161616", "#8a867a"


def draw_market(view: View) -> Drawing | None:
    """The market of a view; None if there is none."""
    market = view.get("market")
    rows = [sequence(row) for row in sequence(market.get("rows"))] if isinstance(market, Mapping) else []
    if not rows:
        return None
    companies = liveries(mappings(as_json(view).get("companies")))
    cells = list(_cells(rows))
    drawn = tuple(Placed(_cell(cell), *corner, mark) for cell, corner, mark in cells)
    tokens = tuple(placed for cell, corner, _ in cells for placed in _tokens(cell, corner, companies))
    width = max(len(row) for row in rows) * CELL_WIDTH
    return Drawing("market", width, len(rows) * CELL_HEIGHT, (Layer("cells", drawn), Layer("tokens", tokens)))


def _cells(rows: Sequence[Sequence[Json]]) -> Iterator[tuple[Mapping[str, Json], Point, str]]:
    for number, row in enumerate(rows):
        for column, cell in enumerate(row):
            if isinstance(cell, Mapping):
                yield cell, Point(column * CELL_WIDTH, number * CELL_HEIGHT), f"cell:{number}/{column}"


def _cell(cell: Mapping[str, Json]) -> Symbol:
    return _draw_cell(str(cell.get("price")), tuple(str(kind) for kind in sequence(cell.get("kinds"))))


@lru_cache(maxsize=2000)
def _draw_cell(price: str, kinds: tuple[str, ...]) -> Symbol:
    """A cell around its upper left corner: the price, the colour of its zone, and a sign for it."""
    width, height = CELL_WIDTH - 2, CELL_HEIGHT - 2
    color = zone_color(kinds)
    shade = "cell plain" if color == PLAIN_CELL else "cell"
    parts = [
        element(
            "rect", class_=shade, width=width, height=height, rx=3.0, fill=color, stroke="#8a867a", stroke_width=0.8
        ),
        element("text", price, x=5, y=14, font_size=12.0, font_weight="bold", fill=INK, class_=f"price {shade}"),
    ]
    if sign := zone_sign(kinds):
        size = 8.0 if sign.isascii() else 6.0
        parts.append(element("text", sign, x=width - 4, y=12, font_size=size, text_anchor="end", fill=INK))
    return Symbol("".join(parts), f"M0 0H{width:g}V{height:g}H0Z")


def _tokens(cell: Mapping[str, Json], corner: Point, companies: Mapping[str, Livery]) -> Iterator[Placed]:
    """The tokens in a cell side by side, the one on top first."""
    names = _companies(cell.get("companies"))
    rows = 1 if len(names) <= 3 else 2
    in_row = max(1, ceil(len(names) / rows))
    radius = min(TOKEN, TOKENS_WIDTH / in_row / 2, TOKENS_HEIGHT / rows / 2) - GAP / 2
    step = 2 * radius + GAP
    for number, name in enumerate(names):
        row, column = divmod(number, in_row)
        right, up = step * (column + 0.5), step * (rows - 0.5 - row)
        place = corner.plus(Point(2 + right, CELL_HEIGHT - 5 - up))
        yield Placed(_token(name, companies.get(name), radius), *place, f"token:{name}")


@lru_cache(maxsize=1000)
def _token(name: str, livery: Livery | None, radius: float) -> Symbol:
    """A token that can be pointed at: what marks it runs around it."""
    rim = radius + GAP / 2
    round_ = f"a{rim:g} {rim:g} 0 1 0"
    return replace(token(name, livery, radius), outline=f"M{-rim:g} 0{round_} {2 * rim:g} 0{round_} {-2 * rim:g} 0Z")


def _companies(value: Json) -> list[str]:
    """The ids of the companies in a cell, the one on top first."""
    return [str(company.get("id")) for company in mappings(value)] or [str(company) for company in sequence(value)]
