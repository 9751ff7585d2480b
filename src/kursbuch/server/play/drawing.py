"""A view as drawings for a client that places the symbols itself."""

from collections.abc import Collection, Mapping

from kursbuch.kernel import Json, KursbuchError, View
from kursbuch.render import Drawing, Symbol, drawings


def draw_boards(view: View) -> dict[str, Drawing]:
    """The boards of a view by name; none for a kind of board that nobody draws."""
    try:
        return drawings(view)
    except KursbuchError:
        return {}


def symbols_in(boards: Mapping[str, Drawing]) -> dict[str, Symbol]:
    """Every symbol that the boards use."""
    return {name: symbol for board in boards.values() for name, symbol in board.symbols.items()}


def drawing_of(view: View, known: Collection[str] = ()) -> dict[str, Json]:
    """The boards, and the symbols that the client does not know yet."""
    boards = draw_boards(view)
    return {
        "boards": {name: board.to_json() for name, board in boards.items()},
        "symbols": encode_symbols(symbols_in(boards), known),
    }


def encode_symbols(symbols: Mapping[str, Symbol], known: Collection[str] = ()) -> dict[str, Json]:
    """The symbols that are not known yet, by id."""
    return {name: symbol.to_json() for name, symbol in symbols.items() if name not in known}
