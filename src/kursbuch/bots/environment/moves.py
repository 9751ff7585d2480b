"""The legal moves of a seat as a list of bounded length."""

from collections.abc import Sequence
from itertools import islice
from typing import TypeVar, overload

from kursbuch.kernel import Action, Amounts, Offer, encode_action

MOST_MOVES_OFFERED = 256
MOST_OF_AN_OFFER = 512
"""Offers of sets of routes can be endless; so many of one are looked at."""

RUNGS = 8
"""How many amounts of a bid or a price are offered."""

T = TypeVar("T")


def listed_moves(offers: Sequence[Offer[Action]]) -> list[Action]:
    """Every offered move in order; amounts by a ladder, and of too many moves a part that is spread over all."""
    moves = [action for offer in offers for action in _actions(offer)]
    return _spread(moves, MOST_MOVES_OFFERED)


def move_text(action: Action) -> str:
    """The move as it can be typed in the terminal: `bid amount=25`."""
    return " ".join(
        str(value) if name == "kind" else f"{name}={_plain(value)}" for name, value in encode_action(action).items()
    )


class MoveTexts(Sequence[str]):
    """The texts of moves, made when somebody reads them."""

    def __init__(self, moves: Sequence[Action]) -> None:
        self._moves = moves

    def __len__(self) -> int:
        return len(self._moves)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))

    @overload
    def __getitem__(self, number: int) -> str: ...
    @overload
    def __getitem__(self, number: slice) -> list[str]: ...
    def __getitem__(self, number: int | slice) -> str | list[str]:
        if isinstance(number, slice):
            return [move_text(action) for action in self._moves[number]]
        return move_text(self._moves[number])


def ladder(low: int, high: int) -> list[int]:
    """Amounts from low to high, both included, closer together where they are low."""
    span = high - low
    return sorted({low + round(span * (rung / (RUNGS - 1)) ** 2) for rung in range(RUNGS)})


def _actions(offer: Offer[Action]) -> list[Action]:
    if isinstance(offer, Amounts):
        return [offer.with_amount(amount) for amount in ladder(offer.low, offer.high)]
    return list(islice(offer, MOST_OF_AN_OFFER))


def _spread(items: list[T], most: int) -> list[T]:
    if len(items) <= most:
        return items
    return [items[number * (len(items) - 1) // (most - 1)] for number in range(most)]


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
