"""Track on one hex: pieces between edges and stops, turned, compared and joined.

An end of a piece is a number: an exit from 0 (the edge; with two lanes over an edge, the second lane is edge + 6), or
~n for stop n of the hex.
"""

from collections.abc import Sequence
from itertools import permutations, product
from typing import NamedTuple

BROAD, NARROW, DUAL = 1, 2, 3
"""Gauges as sets of rails: three rails (dual) carry both."""

GAUGE_NAMES = {BROAD: "broad", NARROW: "narrow", DUAL: "dual"}
_GAUGES = {name: gauge for gauge, name in GAUGE_NAMES.items()}

_MARKS = {*_GAUGES, "end"}

SECOND_LANE = 6
EXITS = range(2 * SECOND_LANE)


class Piece(NamedTuple):
    """Track between two ends."""

    a: int
    b: int
    gauge: int = BROAD
    is_terminal: bool = False
    """A route must end at the stop that this piece leads to."""


def parse_track(text: str) -> tuple[Piece, ...]:
    """Track written as `0-3 1-s0/narrow 4.1-s0/end`: edge, edge.lane or stop; then gauge and terminal track.

    What is written otherwise is a `ValueError`.
    """
    return tuple(_parse_piece(word) for word in text.split())


def _parse_piece(word: str) -> Piece:
    ends, *marks = word.split("/")
    a, b = (_parse_end(end) for end in ends.split("-"))
    if unknown := set(marks) - _MARKS:
        raise ValueError(unknown)
    gauge = next((_GAUGES[mark] for mark in marks if mark in _GAUGES), BROAD)
    return Piece(a, b, gauge, "end" in marks)


def _parse_end(text: str) -> int:
    if text.startswith("s"):
        return ~int(text[1:])
    edge, _, lane = text.partition(".")
    if edge not in tuple("012345") or lane not in ("", "0", "1"):
        raise ValueError(text)
    return int(edge) + SECOND_LANE * int(lane or 0)


def turn_exit(exit_: int, rotation: int) -> int:
    """The exit after turning the hex by so many edges."""
    edge, lane = exit_ % SECOND_LANE, exit_ // SECOND_LANE
    return (edge + rotation) % 6 + SECOND_LANE * lane


def turn_track(track: Sequence[Piece], rotation: int) -> tuple[Piece, ...]:
    """The track after turning the hex."""
    return tuple(
        piece._replace(
            a=piece.a if piece.a < 0 else turn_exit(piece.a, rotation),
            b=piece.b if piece.b < 0 else turn_exit(piece.b, rotation),
        )
        for piece in track
    )


def exits_of_stop(track: Sequence[Piece], stop: int) -> tuple[int, ...]:
    """The exits that have track to a stop."""
    return tuple(
        other
        for piece in track
        for end, other in ((piece.a, piece.b), (piece.b, piece.a))
        if end == ~stop and other >= 0
    )


def keeping_stops(old: Sequence[Piece], old_stops: int, new: Sequence[Piece], new_stops: int) -> tuple[int, ...] | None:
    """Which new stop each old stop becomes so that all old track is kept, or None if that cannot be.

    Stops stay apart unless the new hex has fewer of them; where track does not decide, a stop keeps its number.
    """
    choices = (
        permutations(range(new_stops), old_stops)
        if old_stops == new_stops
        else product(range(new_stops), repeat=old_stops)
    )
    new_gauges = _gauges(new)
    fitting = (choice for choice in choices if _keeps(old, choice, new_gauges) and len(set(choice)) == new_stops)
    return min(fitting, key=lambda choice: sum(a != b for a, b in enumerate(choice)), default=None)


def _gauges(track: Sequence[Piece]) -> dict[frozenset[int], int]:
    found: dict[frozenset[int], int] = {}
    for piece in track:
        ends = frozenset((piece.a, piece.b))
        found[ends] = found.get(ends, 0) | piece.gauge
    return found


def _keeps(old: Sequence[Piece], stops: Sequence[int], new_gauges: dict[frozenset[int], int]) -> bool:
    for piece in old:
        ends = frozenset(end if end >= 0 else ~stops[~end] for end in (piece.a, piece.b))
        if piece.gauge & ~new_gauges.get(ends, 0):
            return False
    return True
