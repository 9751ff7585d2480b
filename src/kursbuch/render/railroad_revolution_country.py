"""The country under the map of Railroad Revolution: coasts, lakes, mountains and a river, to look at only."""

from collections.abc import Sequence

from kursbuch.render.geometry import Point
from kursbuch.render.railroad_revolution_signs import LAND
from kursbuch.render.scenery import ABROAD, SEA, Outline, PointAt, draw_area, draw_sea, draw_shore, draw_water, smooth
from kursbuch.render.svg import element, group
from kursbuch.render.terrain import draw_landscape

# Places as on the board: from the west and from the north, in hundredths.
NORTH: Outline = ((-60, -90), (160, -90), (160, 14), (104, 14), (80, 26), (70, 14), (2, 9), (-2, 4), (-60, -40))
SOUTH: Outline = ((13, 80), (30, 82), (44, 86), (54, 100), (56, 190), (30, 190), (22, 110))
STATES: Outline = (
    *((2, 9), (54, 9), (59, 12), (68, 16), (78, 22), (84, 31), (92, 20), (104, 13), (106, 18), (99, 30)),
    *((98, 38), (96, 44), (98, 52), (96, 60), (91, 68), (91, 76), (95, 84), (98, 94), (95, 98), (91, 92)),
    *((88, 83), (80, 80), (73, 82), (71, 88), (67, 84), (60, 87), (55, 92), (54, 100), (49, 93), (44, 86)),
    *((30, 82), (13, 80), (8, 74), (5, 66), (1, 58), (-1, 48), (1, 38), (0, 24), (-1, 14)),
)
LAKES: Sequence[Outline] = (
    ((58, 13), (64, 11.5), (69, 15), (63, 17)),
    ((71, 20), (74, 24), (73.5, 32), (71, 33), (70, 26)),
    ((77, 21), (81, 24), (80, 30), (77, 27)),
    ((79, 34), (86, 30.5), (86, 32), (80, 36)),
)
RIVER: Outline = ((60, 24), (62, 34), (65, 44), (66, 54), (68, 66), (69, 76), (71, 88))
MOUNTAINS: Outline = (
    *((12, 28), (15, 36), (10, 42), (11, 58), (31, 24), (33, 33), (30, 38), (33, 54), (29, 57), (40, 56), (31, 72)),
    *((83, 46), (80, 52), (78, 58)),
)


def draw_country(at: PointAt) -> str:
    """The sea, the neighbours and the states, with what makes building dear."""
    parts = [
        draw_sea(),
        *(draw_shore(coast, at) for coast in (NORTH, SOUTH, STATES)),
        draw_area(NORTH, at, "abroad", ABROAD),
        draw_area(SOUTH, at, "abroad", ABROAD),
        draw_area(STATES, at, "land", LAND),
        *(draw_water(lake, at) for lake in LAKES),
        element("path", class_="stream", d=smooth(RIVER, at, is_closed=False), fill="none", stroke=SEA, stroke_width=5),
        *(_mountain(at(*place)) for place in MOUNTAINS),
    ]
    return "".join(parts)


def _mountain(place: Point) -> str:
    return group([draw_landscape("mountain")], opacity=0.55, transform=f"translate({place.x:.0f} {place.y:.0f})")
