"""The coasts around the map of American Rails: the Atlantic, the Gulf and the Great Lakes, to look at only."""

from kursbuch.render.scenery import FAR, Outline, PointAt, draw_land, draw_water

# Places as on the board: columns and rows.
OCEAN: Outline = (
    *((FAR, -12), (24, -8), (20.8, -3.4), (19.4, -1), (18.4, 0.8), (18.6, 2), (16.4, 3), (15, 4.2), (13.8, 5.6)),
    *((12.8, 6.6), (13.4, 8), (13, 9.2), (12, 10.6), (11.4, 11.8), (10, 13), (8.8, 14.2), (8.2, 15.2)),
    *((8.8, 17), (9.8, 19), (10.4, 21.6), (9.9, 23.2), (9.1, 22.4), (8.3, 20.4), (7.4, 18.2), (6.2, 17.2), (5, 16.6)),
    *((3.6, 17), (2.4, 17), (1.5, 18.2), (0.4, 18.2), (-1.6, 17.9), (-4, 18.5), (-7, 18.9), (-9, 21), (-10, 26)),
    *((-9.6, FAR), (FAR, FAR)),
)
MICHIGAN: Outline = ((2.6, 0.2), (2.1, -2), (2.6, -5), (4, -7), (4.9, -4), (4.6, -1.4), (4.2, 0.6), (3.5, 1.6))
HURON: Outline = ((6.5, -0.4), (6.1, -3), (7, -6), (9, -6.5), (9.4, -3.5), (8.2, -1.4), (7.1, 0.2))
ERIE: Outline = ((7.2, 1.6), (7.7, 0.6), (9.1, -0.2), (10.4, -1), (11, -0.4), (10.3, 1), (9, 2.2), (7.8, 2.2))
ONTARIO: Outline = ((11, -1.3), (12.5, -2.3), (14.6, -2.3), (14.7, -1.3), (13, -0.8))


def draw_coasts(at: PointAt) -> str:
    """The land with its waters."""
    waters = (OCEAN, MICHIGAN, HURON, ERIE, ONTARIO)
    return draw_land() + "".join(draw_water(outline, at) for outline in waters)
