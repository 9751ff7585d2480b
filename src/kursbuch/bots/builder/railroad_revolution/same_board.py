"""What is read of a board is kept while a table shows the very same one: nothing on it has changed then."""

from collections import deque
from collections.abc import Callable
from typing import TypeVar

from kursbuch.views.railroad_revolution import RevolutionBoard

T = TypeVar("T")

KEPT_BOARDS = 8


def read_once(read: Callable[[RevolutionBoard], T]) -> Callable[[RevolutionBoard], T]:
    """The reader; of the last boards he says again what he said."""
    known: deque[tuple[RevolutionBoard, T]] = deque(maxlen=KEPT_BOARDS)

    def said(board: RevolutionBoard) -> T:
        for other, found in tuple(known):
            if other is board:
                return found
        found = read(board)
        known.appendleft((board, found))
        return found

    return said
