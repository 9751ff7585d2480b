"""A position as pictures: what draws a title is behind its door `kursbuch.drawings`."""

from collections.abc import Mapping
from typing import Protocol

from kursbuch.kernel import Floor, Json, KursbuchError, View
from kursbuch.render.drawing import Drawing, Layer, Placed, Symbol, symbols_of
from kursbuch.render.route_paths import RoutePaths
from kursbuch.render.tiles import draw_tile, tile_symbol
from kursbuch.render.wording import TextTable, Wording

__all__ = [
    "Drawing",
    "Layer",
    "Placed",
    "RoutePaths",
    "Symbol",
    "Wording",
    "draw",
    "draw_tile",
    "drawings",
    "symbols_of",
    "text_map",
    "text_tables",
    "tile_symbol",
]


class Draughtsman(Protocol):
    """Who draws a title: a module or an object with these functions."""

    def draw(self, view: View) -> str:
        """The view as an SVG document."""
        ...

    def drawings(self, view: View) -> dict[str, Drawing]:
        """The boards of the view by name, `board` first."""
        ...

    def text_map(self, view: View) -> Mapping[str, Json] | None:
        """The board as a map that can be shown with text: its `layout` and `hexes`; None where tables say more."""
        ...

    def text_tables(self, view: View, wording: Wording) -> list[TextTable]:
        """The board as tables of words; empty where the map, or the view as it is, says enough."""
        ...


_DRAUGHTSMEN: Floor[Draughtsman] = Floor("drawings")


def draw(view: View) -> str:
    """The view as an SVG document."""
    return _draughtsman(view).draw(view)


def drawings(view: View) -> dict[str, Drawing]:
    """The boards of the view by name, `board` first: for a client that places the symbols itself."""
    return _draughtsman(view).drawings(view)


def text_map(view: View) -> Mapping[str, Json] | None:
    """The board as a map that can be shown with text; None if nobody draws one."""
    draughtsman = _DRAUGHTSMEN.behind(view.get("title"))
    return draughtsman.text_map(view) if draughtsman is not None else None


def text_tables(view: View, wording: Wording) -> list[TextTable]:
    """The board as tables of words; empty if nobody tells it so."""
    draughtsman = _DRAUGHTSMEN.behind(view.get("title"))
    return draughtsman.text_tables(view, wording) if draughtsman is not None else []


def _draughtsman(view: View) -> Draughtsman:
    draughtsman = _DRAUGHTSMEN.behind(view.get("title"))
    if draughtsman is None:
        raise KursbuchError("drawing-none", title=str(view.get("title")))
    return draughtsman
