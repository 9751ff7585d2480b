"""The symbols of a hex: the ground with its track and stops, and what is written over it. Made once for all alike."""

from collections.abc import Sequence
from functools import lru_cache

from kursbuch.render.colors import COLOR_STEPS, hex_color
from kursbuch.render.drawing import StopPlace, Symbol, TrackLine
from kursbuch.render.geometry import SIZE, Layout, Point
from kursbuch.render.hex_labels import draw_labels
from kursbuch.render.hexes import Hex
from kursbuch.render.labels import Labels
from kursbuch.render.stop_places import stop_places
from kursbuch.render.stops import SLOT, draw_stop, slot_centers
from kursbuch.render.svg import element
from kursbuch.render.track_lines import path_data, track_lines
from kursbuch.render.tracks import WIDTH, Path, draw_paths, paths

DOT = SIZE * 0.022


def ground_of(part: Hex, layout: Layout) -> Symbol:
    """Colour, track and stops of a hex."""
    return _ground(part.ground, layout)


def labels_of(part: Hex, layout: Layout) -> Symbol:
    """Everything that is written in a hex."""
    return _written(part.printed, layout)


@lru_cache(maxsize=10_000)
def _ground(part: Hex, layout: Layout) -> Symbol:
    corners = layout.corners()
    points = " ".join(f"{corner.x:.2f},{corner.y:.2f}" for corner in corners)
    drawn = [element("polygon", points=points, fill=hex_color(part.color), stroke="#55524a", stroke_width=1)]
    drawn += [element("circle", cx=x, cy=y, r=DOT, fill="#161616") for x, y in _color_dots(part.color, layout)]
    places = stop_places(part, layout)
    drawn += draw_paths(paths(part, places, layout))
    for number in range(len(part.stops)):
        drawn += draw_stop(part, number, places[number], layout)
    return Symbol("".join(drawn), f"{path_data(corners)}Z", _stops(part, places), _track(part, places, layout))


def _color_dots(color: str, layout: Layout) -> list[Point]:
    """A dot for each step of the colour, in a corner where no track leads: for those who do not see colours."""
    steps = COLOR_STEPS.get(color, 0)
    middle, across = layout.corners()[3].times(0.88), Point(0.0, SIZE * 0.07)
    return [middle.plus(across.times(step - (steps - 1) / 2)) for step in range(steps)]


def _stops(part: Hex, places: Sequence[Point]) -> tuple[StopPlace, ...]:
    return tuple(
        StopPlace(stop.kind, *place, tuple(slot_centers(stop.slots, place)) if stop.kind in STATIONED else ())
        for stop, place in zip(part.stops, places, strict=True)
    )


CITY = 3.0
"""A text on a track can be read by its rim, one under a station cannot."""

STATIONED = ("city", "mine")
"""Stops that have slots for stations."""


def _track(part: Hex, places: Sequence[Point], layout: Layout) -> tuple[TrackLine, ...]:
    lines = track_lines(part, places, layout)
    return tuple(
        TrackLine(piece.a, piece.b, piece.gauge, path_data(line)) for piece, line in zip(part.track, lines, strict=True)
    )


@lru_cache(maxsize=10_000)
def _written(part: Hex, layout: Layout) -> Symbol:
    places = stop_places(part, layout)
    room = _room(part, places, paths(part, places, layout), layout)
    return Symbol("".join(draw_labels(part, places, room)))


def _room(part: Hex, places: Sequence[Point], lines: Sequence[Path], layout: Layout) -> Labels:
    """The room that track and stops leave for labels."""
    labels = Labels(layout)
    labels.keep_off(_color_dots(part.color, layout), 4 * DOT)
    for line in lines:
        labels.keep_off(line.points, WIDTH * 1.5)
    for stop, place in zip(part.stops, places, strict=True):
        if stop.kind == "city":
            rim = 2.1 if stop.slots == 1 else 2.4
            labels.keep_off(slot_centers(stop.slots, place), rim * SLOT, CITY)
        elif stop.kind != "offboard":
            labels.keep_off([place], SIZE * 0.34)
    return labels
