"""Views and moves as vectors of fixed length, by signed feature hashing: no title has to describe itself.

Every leaf of a view has a path (`players/0/cash`). A number goes to the place of its path, as a logarithm; a word to
the place of path and word, as 1. A hash decides the place and the sign; leaves that meet there add up.

From one move to the next little of a view changes. So who looks keeps the last view and the sums, and only what has
changed is taken away and added. Features are multiples of `UNIT`: their sums are exact, and the same on every way to a
position.
"""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from math import copysign, log1p
from zlib import crc32

import numpy as np
import numpy.typing as npt

from kursbuch.kernel import Action, Json, View, as_json, encode_action

OBSERVATION_SIZE = 4096
HASHED_ACTION_SIZE = 64
LARGEST_NUMBER = 20_000
"""Numbers of this size become 1; no cash, price or score of a usual game is larger."""

UNIT = 2.0**-24
MOST_KNOWN_ACTIONS = 1 << 13
"""So many rows of actions are kept; a game has fewer, but for bids and prices."""

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

    def word(self, value: str) -> str:
        """A word as it counts: the name of a player is the place at the table."""
        return self.relative(self.names.index(value)) if value in self.names else value


class LeafPath:
    """The way to a leaf, with what lies below it. Places are worked out once."""

    __slots__ = ("_below", "_key", "_place", "_text", "_words", "is_seat")

    def __init__(self, text: str, key: str) -> None:
        self.is_seat = key in ("seat", "to_act") or key.endswith("_seat")
        self._text = text
        self._key = key
        self._below: dict[str | int, LeafPath] = {}
        self._words: dict[str, tuple[int, float]] = {}
        self._place: tuple[int, float] | None = None

    def below(self, name: str | int) -> "LeafPath":
        """The way on by a key, or by a number in a list, whose parts are what the list is."""
        found = self._below.get(name)
        if found is None:
            text = f"{self._text}/{name}" if self._text else str(name)
            found = self._below[name] = LeafPath(text, self._key if isinstance(name, int) else name)
        return found

    @property
    def place(self) -> tuple[int, float]:
        """Where a number goes, and its sign."""
        if self._place is None:
            self._place = _place(self._text)
        return self._place

    def place_of(self, word: str) -> tuple[int, float]:
        """Where a word goes, and its sign."""
        found = self._words.get(word)
        if found is None:
            found = self._words[word] = _place(f"{self._text}={word}")
        return found


class Sums:
    """The features of a value, added up by place."""

    def __init__(self, size: int, viewpoint: Viewpoint) -> None:
        self._size = size
        self._viewpoint = viewpoint
        self._sums = array("d", bytes(8 * size))

    def vector(self) -> Vector:
        """The sums between -1 and 1, as an array of its own."""
        return np.clip(np.frombuffer(self._sums), -1.0, 1.0).astype(np.float32)

    def change(self, path: LeafPath, old: Json, new: Json) -> None:
        """Take away what was and add what is. A leaf is a number or yes and no, but never one after the other."""
        if old is new or old == new:
            return
        if isinstance(old, dict) and isinstance(new, dict):
            for name, value in new.items():
                before = old.get(name)
                if before is not value and name not in ONLY_DRAWN:
                    self.change(path.below(name), before, value)
            for name in old.keys() - new.keys():
                self.change(path.below(name), old[name], None)
        elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
            for number, (before, value) in enumerate(zip_longest(old, new)):
                if before is not value:
                    self.change(path.below(number), before, value)
        else:
            self.add(path, old, -1.0)
            self.add(path, new, 1.0)

    def add(self, path: LeafPath, value: Json, times: float) -> None:
        """Add all leaves of a value; with -1 take them away."""
        if isinstance(value, str):
            self._add_at(path.place_of(self._viewpoint.word(value)), times)
        elif isinstance(value, bool):
            self._add_at(path.place, times * value)
        elif isinstance(value, int | float):
            if path.is_seat:
                self._add_at(path.place_of(self._viewpoint.relative(int(value))), times)
            else:
                self._add_at(path.place, times * _size_of(value))
        elif isinstance(value, Mapping):
            for name, below in value.items():
                if name not in ONLY_DRAWN:
                    self.add(path.below(name), below, times)
        elif isinstance(value, Sequence):
            for number, below in enumerate(value):
                self.add(path.below(number), below, times)

    def _add_at(self, place: tuple[int, float], amount: float) -> None:
        code, sign = place
        self._sums[code % self._size] += sign * amount


class Observer:
    """A seat that looks at one view after the other."""

    def __init__(self, viewpoint: Viewpoint) -> None:
        self._viewpoint = viewpoint
        self._path = LeafPath("", "")
        self._sums = Sums(OBSERVATION_SIZE, viewpoint)
        self._seen: Json = {}

    def observe(self, view: View) -> Vector:
        """The view as a vector between -1 and 1; the players in seat order, beginning with the viewpoint."""
        seen = dict(as_json(view))
        players, seat = seen.get("players"), self._viewpoint.seat
        if isinstance(players, Sequence) and len(players) == len(self._viewpoint.names):
            seen["players"] = [*players[seat:], *players[:seat]]
        self._sums.change(self._path, self._seen, seen)
        self._seen = seen
        return self._sums.vector()


class ActionEncoder:
    """Actions as rows: the kind as one of the title's kinds, then the fields, hashed. Rows that are known are kept."""

    def __init__(self, kinds: Sequence[str], viewpoint: Viewpoint) -> None:
        self._kinds = {kind: number for number, kind in enumerate(kinds)}
        self._viewpoint = viewpoint
        self._paths = LeafPath("", "")
        self._known: dict[Action, int] = {}
        self._rows = np.zeros((64, action_size(kinds)), dtype=np.float32)

    def encode(self, actions: Sequence[Action], rows: int) -> Vector:
        """A row for each action; empty rows at the end."""
        table = np.zeros((rows, self._rows.shape[1]), dtype=np.float32)
        if actions:
            if len(self._known) > MOST_KNOWN_ACTIONS:
                self._known.clear()
            numbers = [self._number(action) for action in actions]
            table[: len(actions)] = self._rows[numbers]
        return table

    def _number(self, action: Action) -> int:
        number = self._known.get(action)
        if number is None:
            number = self._known[action] = len(self._known)
            if number == len(self._rows):
                self._rows = np.concatenate((self._rows, np.zeros_like(self._rows)))
            self._rows[number] = self._row(action)
        return number

    def _row(self, action: Action) -> Vector:
        row = np.zeros(self._rows.shape[1], dtype=np.float32)
        row[self._kinds[action.kind]] = 1.0
        fields = encode_action(action)
        del fields["kind"]
        sums = Sums(HASHED_ACTION_SIZE, self._viewpoint)
        sums.add(self._paths.below(action.kind), fields, 1.0)
        row[len(self._kinds) :] = sums.vector()
        return row


def action_size(kinds: Sequence[str]) -> int:
    """The length of an action's row."""
    return len(kinds) + HASHED_ACTION_SIZE


@lru_cache(maxsize=1 << 15)
def _size_of(number: float) -> float:
    """A number as it counts: its logarithm, with its sign."""
    size = min(1.0, log1p(abs(number)) / log1p(LARGEST_NUMBER))
    return copysign(round(size / UNIT) * UNIT, number)


def _place(text: str) -> tuple[int, float]:
    """Where a path goes, the same in every process and version of Python."""
    code = crc32(text.encode())
    return code >> 1, 1.0 if code & 1 else -1.0
