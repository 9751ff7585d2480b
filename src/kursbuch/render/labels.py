"""Where labels go in a hex: never over each other or a stop, over track only on a plate, and always inside the hex."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from kursbuch.render.geometry import CENTER, INNER, SIZE, Layout, Point

SQRT3 = 3.0**0.5
MARGIN = SIZE * 0.03
"""So far labels stay from the rim of the hex and from each other."""
TRIES = 8
SMALLER = 0.5
"""How much hidden track a size is worth that is not smaller."""


class Size(NamedTuple):
    """How much room a label takes."""

    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Label:
    """What wants a place: its sizes, the dearest first, and where it would like to be."""

    sizes: tuple[Size, ...]
    wishes: tuple[Point, ...] = ()
    smaller: float = SMALLER
    """How much track may be hidden to be one size larger."""
    is_optional: bool = False
    """Whether it is left out where there is no room, instead of making others smaller."""


class LabelPlace(NamedTuple):
    """Where a label went, in which of its sizes, and whether track runs below it."""

    size: int
    place: Point
    is_over_track: bool


class Box(NamedTuple):
    """A rectangle around a point."""

    center: Point
    width: float
    height: float

    def covers(self, other: "Box") -> bool:
        """Whether both take the same ground."""
        return (
            abs(self.center.x - other.center.x) < (self.width + other.width) / 2
            and abs(self.center.y - other.center.y) < (self.height + other.height) / 2
        )

    def gap(self, point: Point) -> float:
        """How far a point is from the box; 0 inside."""
        across = max(0.0, abs(point.x - self.center.x) - self.width / 2)
        down = max(0.0, abs(point.y - self.center.y) - self.height / 2)
        return float((across * across + down * down) ** 0.5)


class Disc(NamedTuple):
    """Something round that must stay visible."""

    center: Point
    radius: float


class TrackPoint(NamedTuple):
    """A point of a track, and how bad it is to hide the track there."""

    place: Point
    weight: float


@dataclass(slots=True)
class Room:
    """The room in a hex: discs and boxes are taken for good, track can go below a plate."""

    layout: Layout
    track_width: float
    discs: list[Disc] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)
    track: list[TrackPoint] = field(default_factory=list)

    def arrange(self, labels: Sequence[Label]) -> list[LabelPlace | None]:
        """A place for every label. Whoever needs one and finds none is asked first in the next try."""
        order = list(range(len(labels)))
        for _ in range(TRIES):
            placed, homeless = self._attempt(labels, order)
            if homeless is None:
                break
            order.remove(homeless)
            order.insert(0, homeless)
        else:
            placed, _ = self._attempt(labels, order, is_last=True)
        return [placed.get(number) for number in range(len(labels))]

    def _attempt(
        self, labels: Sequence[Label], order: Sequence[int], is_last: bool = False
    ) -> tuple[dict[int, LabelPlace], int | None]:
        """Places in this order until one label finds none; in the last attempt that label lies where it hurts least."""
        placed: dict[int, LabelPlace] = {}
        taken: list[Box] = list(self.boxes)
        for number in order:
            found = self._place(labels[number], taken)
            if found is None and labels[number].is_optional:
                continue
            if found is None and not is_last:
                return placed, number
            found = found or self._least_bad(labels[number], taken)
            placed[number] = found
            taken.append(self._box(labels[number].sizes[found.size], found.place))
        return placed, None

    def _place(self, label: Label, taken: Sequence[Box]) -> LabelPlace | None:
        """Large and clear of track, close to a wish: a smaller size is worth it where it hides less."""
        best, least = None, float("inf")
        for number, size in enumerate(label.sizes):
            smaller = label.smaller * number
            if smaller >= least:
                break
            half = (size.width + MARGIN) / 2, (size.height + MARGIN) / 2
            for place in _candidates(self.layout, size, label.wishes):
                if not self._is_free(place, *half, taken):
                    continue
                hidden = self._hidden_track(place, *half, least - smaller)
                if smaller + hidden < least:
                    best, least = LabelPlace(number, place, hidden > 0), smaller + hidden
                if hidden == 0.0:
                    break
        return best

    def _least_bad(self, label: Label, taken: Sequence[Box]) -> LabelPlace:
        number = len(label.sizes) - 1
        size = label.sizes[number]
        places = list(_candidates(self.layout, size, label.wishes)) or [CENTER]
        place = min(places, key=lambda place: self._covered(self._box(size, place), taken))
        return LabelPlace(number, place, True)

    def _box(self, size: Size, place: Point) -> Box:
        return Box(place, size.width + MARGIN, size.height + MARGIN)

    def _is_free(self, place: Point, half_width: float, half_height: float, taken: Sequence[Box]) -> bool:
        """Whether nothing that must be seen lies there. Asked thousands of times for a hex, so it makes no objects."""
        x, y = place
        for (other_x, other_y), width, height in taken:
            if abs(x - other_x) < half_width + width / 2 and abs(y - other_y) < half_height + height / 2:
                return False
        for (disc_x, disc_y), radius in self.discs:
            across, down = abs(disc_x - x) - half_width, abs(disc_y - y) - half_height
            if across < radius and down < radius and max(across, 0.0) ** 2 + max(down, 0.0) ** 2 < radius**2:
                return False
        return True

    def _covered(self, box: Box, taken: Iterable[Box]) -> float:
        over_discs = sum(max(0.0, disc.radius - box.gap(disc.center)) for disc in self.discs)
        return over_discs + SIZE * sum(box.covers(other) for other in taken)

    def _hidden_track(self, place: Point, half_width: float, half_height: float, most: float) -> float:
        """How much track a label hides, counted no further than to `most`."""
        (x, y), rim, hidden = place, self.track_width / 2, 0.0
        for (track_x, track_y), weight in self.track:
            if abs(track_x - x) < half_width + rim and abs(track_y - y) < half_height + rim:
                hidden += weight
                if hidden >= most:
                    break
        return hidden


def is_inside(layout: Layout, place: Point, size: Size) -> bool:
    """Whether a label lies in the hex: hexes are symmetric, so its outermost corner tells."""
    x, y = abs(place.x) + size.width / 2, abs(place.y) + size.height / 2
    across, along = (x, y) if layout.is_pointy else (y, x)
    return max(across, across / 2 + along * SQRT3 / 2) <= INNER - MARGIN


@lru_cache(maxsize=5000)
def _candidates(layout: Layout, size: Size, wishes: tuple[Point, ...]) -> tuple[Point, ...]:
    """Wishes, then places all over the hex, close to a wish first; without wishes the rim first."""

    def distance(place: Point) -> float:
        return min([place.distance(wish) for wish in wishes]) if wishes else -place.length

    places = [place for place in _PLACES if is_inside(layout, place, size)]
    return (*(wish for wish in wishes if is_inside(layout, wish, size)), *sorted(places, key=distance))


_STEPS = tuple(SIZE * 0.06 * number for number in range(-15, 16))
_PLACES = tuple(Point(x, y) for x in _STEPS for y in _STEPS if Point(x, y).length < SIZE)


_NARROW, _SLIM, _WIDE = frozenset("Iijl.,:;'|! "), frozenset("frt()-/"), frozenset("mwMW&%@")


def text_width(content: str, size: float) -> float:
    """How wide a text is written: texts are stretched to it, so that it holds with every font."""
    return size * sum(_letter_width(letter) for letter in content)


def _letter_width(letter: str) -> float:
    if letter in _NARROW:
        return 0.26
    if letter in _SLIM:
        return 0.33
    if letter in _WIDE:
        return 0.84
    return 0.69 if letter.isupper() else 0.55
