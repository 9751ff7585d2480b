"""Views and moves as vectors of fixed length, by signed feature hashing: no title has to describe itself.

Every leaf of a view has a path (`players/0/cash`). A number goes to the place of its path, as a logarithm; a word to
the place of path and word, as 1. A hash decides the place and the sign; leaves that meet there add up.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import copysign, log1p
from zlib import crc32

import numpy as np
import numpy.typing as npt

from kursbuch.kernel import Action, Json, View, as_json, encode_action

OBSERVATION_SIZE = 4096
HASHED_ACTION_SIZE = 64
LARGEST_NUMBER = 20_000
"""Numbers of this size become 1; no cash, price or score of a usual game is larger."""

ONLY_DRAWN = frozenset({"x", "y", "col", "text"})
"""What a picture needs and never changes."""

Vector = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Whose view is encoded: seats are counted from it, so that one player can be trained for all seats."""

    seat: int
    names: tuple[str, ...]

    def relative(self, seat: int) -> str:
        return f"+{(seat - self.seat) % len(self.names)}"


def encode_view(view: View, viewpoint: Viewpoint) -> Vector:
    """The view as a vector between -1 and 1; the players in seat order, beginning with the viewpoint."""
    leaves: list[tuple[str, float]] = []
    for key, value in as_json(view).items():
        if key == "players" and isinstance(value, Sequence) and len(value) == len(viewpoint.names):
            value = [*value[viewpoint.seat :], *value[: viewpoint.seat]]
        _collect(key, key, value, viewpoint, leaves)
    return _hashed(leaves, OBSERVATION_SIZE)


def encode_actions(actions: Sequence[Action], kinds: Sequence[str], rows: int, viewpoint: Viewpoint) -> Vector:
    """A row for each action: its kind as one of the title's kinds, then its fields, hashed; empty rows at the end."""
    table = np.zeros((rows, action_size(kinds)), dtype=np.float32)
    for row, action in zip(table, actions, strict=False):
        row[kinds.index(action.kind)] = 1.0
        leaves: list[tuple[str, float]] = []
        for name, value in encode_action(action).items():
            if name != "kind":
                _collect(f"{action.kind}/{name}", name, value, viewpoint, leaves)
        row[len(kinds) :] = _hashed(leaves, HASHED_ACTION_SIZE)
    return table


def action_size(kinds: Sequence[str]) -> int:
    """The length of an action's row."""
    return len(kinds) + HASHED_ACTION_SIZE


def _collect(path: str, key: str, value: Json, viewpoint: Viewpoint, leaves: list[tuple[str, float]]) -> None:
    """The leaves of the value, each with its path."""
    if isinstance(value, str):
        leaves.append(_word(path, value, viewpoint))
    elif isinstance(value, int | float):
        leaves.append(_number(path, key, value, viewpoint))
    elif isinstance(value, Mapping):
        for name, below in value.items():
            if name not in ONLY_DRAWN:
                _collect(f"{path}/{name}", name, below, viewpoint, leaves)
    elif isinstance(value, Sequence):
        for number, below in enumerate(value):
            _collect(f"{path}/{number}", key, below, viewpoint, leaves)


def _number(path: str, key: str, value: float, viewpoint: Viewpoint) -> tuple[str, float]:
    """A seat is a word, counted from the viewpoint; every other number is one, and yes and no are 1 and 0."""
    if isinstance(value, bool):
        return path, float(value)
    if key in ("seat", "to_act") or key.endswith("_seat"):
        return f"{path}={viewpoint.relative(int(value))}", 1.0
    return path, copysign(min(1.0, log1p(abs(value)) / log1p(LARGEST_NUMBER)), value)


def _word(path: str, value: str, viewpoint: Viewpoint) -> tuple[str, float]:
    known = viewpoint.relative(viewpoint.names.index(value)) if value in viewpoint.names else value
    return f"{path}={known}", 1.0


def _hashed(leaves: Sequence[tuple[str, float]], size: int) -> Vector:
    summed = [0.0] * size
    for path, number in leaves:
        place, sign = _place(path, size)
        summed[place] += sign * number
    return np.clip(np.array(summed, dtype=np.float32), -1.0, 1.0)


@lru_cache(maxsize=1 << 17)
def _place(path: str, size: int) -> tuple[int, float]:
    """Where a path goes, the same in every process and version of Python."""
    code = crc32(path.encode())
    return (code >> 1) % size, 1.0 if code & 1 else -1.0
