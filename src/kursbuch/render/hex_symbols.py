"""The symbols of a hex: the ground with its track and stops, and what is written over it. Made once for all alike."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from kursbuch.render.colors import COLOR_STEPS, hex_color
from kursbuch.render.drawing import StopPlace, Symbol, TrackLine
from kursbuch.render.geometry import CENTER, INNER, SIZE, Layout, Point, polar
from kursbuch.render.hex_labels import Detail, draw_labels
from kursbuch.render.hexes import Hex
from kursbuch.render.labels import Disc, Room, TrackPoint
from kursbuch.render.stop_places import stop_places
from kursbuch.render.stops import SLOT, draw_stop, slot_centers
from kursbuch.render.svg import element, group
from kursbuch.render.terrain import SIGNS, draw_landscape
from kursbuch.render.track_lines import path_data, track_lines
from kursbuch.render.tracks import WIDTH, draw_paths, paths

STATION_PLACES = tuple(polar(angle, SIZE * 0.6) for angle in range(135, 495, 15))
"""Where a station may stand on a hex without a city, the usual place first."""
DOT = SIZE * 0.022
BORDER = "#8d8672"


def ground_of(part: Hex, layout: Layout) -> Symbol:
    """Colour, track and stops of a hex."""
    return _ground(part.ground, layout)


def labels_of(part: Hex, layout: Layout) -> Symbol:
    """Everything that is written in a hex."""
    return _written(part.printed, layout)


def station_place(part: Hex, layout: Layout) -> Point:
    """Where a station stands on a hex without a city: farthest from its track."""
    lines = track_lines(part, stop_places(part, layout), layout)
    points = [point.place for line in lines for point in _track_points(line)]

    def room(place: Point) -> float:
        return round(min((place.distance(point) for point in points), default=0.0), 1)

    return max(STATION_PLACES, key=room)


@lru_cache(maxsize=10_000)
def _ground(part: Hex, layout: Layout) -> Symbol:
    corners = layout.corners()
    points = " ".join(f"{corner.x:.2f},{corner.y:.2f}" for corner in corners)
    fill = hex_color(part.color)
    drawn = [element("polygon", class_=f"ground {part.color}", points=points, fill=fill, stroke=BORDER, stroke_width=1)]
    drawn += [draw_landscape(kind) for kind in part.terrain[:1] if kind in SIGNS]
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


LETTER = SIZE * 0.17
"""The room for the letter of a route, where track leaves the hex."""

STATIONED = ("city", "mine")
"""Stops that have slots for stations."""


def _track(part: Hex, places: Sequence[Point], layout: Layout) -> tuple[TrackLine, ...]:
    lines = track_lines(part, places, layout)
    return tuple(
        TrackLine(piece.a, piece.b, piece.gauge, path_data(line)) for piece, line in zip(part.track, lines, strict=True)
    )


@lru_cache(maxsize=10_000)
def _written(part: Hex, layout: Layout) -> Symbol:
    """The writing for each distance: a page shows the nearest, a client the one that can be read."""
    places = stop_places(part, layout)
    room = _room(part, places, layout)
    drawn = [
        group(draw_labels(part, places, room, detail), class_=f"detail {detail}", display=None if is_usual else "none")
        for detail, is_usual in ((Detail.NEAR, True), (Detail.MIDDLE, False), (Detail.FAR, False))
    ]
    return Symbol("".join(drawn))


def _room(part: Hex, places: Sequence[Point], layout: Layout) -> Room:
    """The room that track and stops leave for labels."""
    room = Room(layout, WIDTH * 1.3)
    room.discs += [Disc(place, DOT) for place in _color_dots(part.color, layout)]
    for line in track_lines(part, places, layout):
        room.track += _track_points(line)
    room.discs += [Disc(layout.edge(edge), LETTER) for edge in part.edges]
    if part.stations:
        room.discs.append(Disc(station_place(part, layout), SLOT))
    room.discs += [Disc(CENTER, SIZE * 0.3) for kind in [part.landscape] if kind and not part.stops]
    for stop, place in zip(part.stops, places, strict=True):
        if stop.kind in STATIONED:
            rim = SLOT * (1.06 if stop.slots == 1 else 1.2)
            room.discs += [Disc(slot, rim) for slot in slot_centers(stop.slots, place)]
        elif stop.kind != "offboard":
            room.discs.append(Disc(place, SIZE * 0.18))
    return room


STEP = SIZE * 0.08
CLOSE_TO_RIM = 3.0
"""Track that is hidden close to where it leaves the hex is hard to follow."""


def _track_points(line: Sequence[Point]) -> list[TrackPoint]:
    """Points of a line, so close to each other that no label fits between them."""
    found = []
    for start, end in pairwise(line):
        steps = max(1, round(start.distance(end) / STEP))
        found += [start.times(1 - step / steps).plus(end.times(step / steps)) for step in range(steps + 1)]
    return [TrackPoint(point, CLOSE_TO_RIM if point.length > INNER * 0.75 else 1.0) for point in found]
