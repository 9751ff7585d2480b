"""A position as SVG: each kind of board has its own module, found by the kind that the view names."""

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from kursbuch.kernel import KursbuchError, View


def draw(view: View) -> str:
    """The view as an SVG document."""
    board = view.get("board")
    kind = board.get("kind") if isinstance(board, dict) else None
    module = f"{__name__}.{str(kind).replace('-', '_')}"
    if kind is None or find_spec(module) is None:
        raise KursbuchError("board-unknown", kind=str(kind))
    return cast(str, import_module(module).draw(view))
