"""A position as pictures: each kind of board has its own module, found by the kind that the view names."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import cast

from kursbuch.kernel import KursbuchError, View
from kursbuch.render.drawing import Drawing, Layer, Placed, Symbol, symbols_of
from kursbuch.render.route_paths import RoutePaths
from kursbuch.render.tiles import draw_tile, tile_symbol

__all__ = [
    "Drawing",
    "Layer",
    "Placed",
    "RoutePaths",
    "Symbol",
    "draw",
    "draw_tile",
    "drawings",
    "symbols_of",
    "tile_symbol",
]


def draw(view: View) -> str:
    """The view as an SVG document."""
    return cast(str, _module(view).draw(view))


def drawings(view: View) -> dict[str, Drawing]:
    """The boards of the view by name, `board` first: for a client that places the symbols itself."""
    return cast(dict[str, Drawing], _module(view).drawings(view))


def _module(view: View) -> ModuleType:
    board = view.get("board")
    kind = board.get("kind") if isinstance(board, dict) else None
    module = f"{__name__}.{str(kind).replace('-', '_')}"
    if kind is None or find_spec(module) is None:
        raise KursbuchError("board-unknown", kind=str(kind))
    return import_module(module)
