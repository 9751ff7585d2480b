"""Workers by colour, as tuples of counts."""

from functools import cache
from typing import TypeAlias

COLOURS = ("white", "purple", "grey", "orange", "turquoise")
"""Unskilled, foreman, negotiator, accountant, engineer (heading "Aktionen und Arbeiter")."""

PLACES = ("supply", "board")
"""Where an own worker is: in the own supply, or on the player board until all are taken back."""

FEWEST_WORKERS = 4

Workers: TypeAlias = tuple[int, int, int, int, int]

NO_WORKERS: Workers = (0, 0, 0, 0, 0)

_NUMBER = {colour: number for number, colour in enumerate(COLOURS)}


def count_of(workers: Workers, colour: str) -> int:
    """How many of that colour; none of a colour that does not exist."""
    number = _NUMBER.get(colour)
    return 0 if number is None else workers[number]


def changed(workers: Workers, colour: str, change: int) -> Workers:
    """The workers with that many more (or fewer) of a colour."""
    number = _NUMBER[colour]
    return (*workers[:number], workers[number] + change, *workers[number + 1 :])  # type: ignore[return-value]


def together(first: Workers, second: Workers) -> Workers:
    """Both groups as one."""
    return tuple(a + b for a, b in zip(first, second, strict=True))  # type: ignore[return-value]


@cache
def colours_in(workers: Workers) -> tuple[str, ...]:
    """The colours that are there."""
    return tuple([colour for colour, count in zip(COLOURS, workers, strict=True) if count])
