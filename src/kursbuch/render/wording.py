"""Boards that are told by tables of words: what the terminal lends to whoever tells them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

TextTable = list[list[str]]
"""A table: the headings, then the rows."""


@dataclass(frozen=True, slots=True)
class Wording:
    """The names of the players by seat, and the language: for a word, for the name of a column, for an amount."""

    players: Sequence[str]
    word: Callable[[str], str]
    heading: Callable[[str], str]
    money: Callable[[int], str]
