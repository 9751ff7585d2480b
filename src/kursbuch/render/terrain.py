"""Signs for the ground that makes track dear: mountains, hills, rough ground and water, drawn beside the cost."""

from kursbuch.render.geometry import Point
from kursbuch.render.svg import element, group

BROWN, BLUE = "#6b4a1f", "#1f6fb2"
INKS = {"water": BLUE, "river": BLUE}
_MOUNTAIN = (("M-1 .8L-.2 -.9L.25 0L.5 -.4L1 .8Z", BROWN), ("M-.2 -.9L-.42 -.43L-.2 -.55L0 -.4Z", "#ffffff"))
_HILLS = (("M-1 .8A.62 .8 0 0 1 .1 .5A.5 .6 0 0 1 1 .8Z", "#8a6a3a"),)
_ROUGH = (("M-1 .8L-.6 .1L-.2 .8ZM-.2 .5L.1 0L.4 .5ZM.25 .8L.62 .2L1 .8Z", "#8a6a3a"),)
_WATER = (
    (
        "M-1 -.2Q-.75 -.7 -.5 -.2T0 -.2T.5 -.2T1 -.2V.1Q.75 .6 .5 .1T0 .1T-.5 .1T-1 .1Z"
        "M-1 .5Q-.75 0 -.5 .5T0 .5T.5 .5T1 .5V.8Q.75 1.3 .5 .8T0 .8T-.5 .8T-1 .8Z",
        BLUE,
    ),
)
SIGNS = {
    "mountain": _MOUNTAIN,
    "hill": _HILLS,
    "hills": _HILLS,
    "rough": _ROUGH,
    "water": _WATER,
    "river": _WATER,
}
WIDTH = 1.5
"""How wide a sign is, measured by the size of the figures beside it."""


def terrain_ink(kind: str) -> str:
    """The colour of the figures beside a sign."""
    return INKS.get(kind, BROWN)


def draw_terrain(kind: str, place: Point, size: float, ground: str) -> str:
    """The sign around a point, as high as figures of this size, on a ground of this colour."""
    shapes = [element("path", d=data, fill=color) for data, color in SIGNS[kind]]
    scale = f"scale({size * WIDTH * 0.46:.2f} {size * 0.5:.2f})"
    return group(shapes, class_=f"terrain {ground} {kind}", transform=f"translate({place.x:.2f} {place.y:.2f}) {scale}")


def draw_landscape(kind: str, place: Point, size: float) -> str:
    """The same sign large and faint, as the ground of an empty hex."""
    return group([draw_terrain(kind, place, size, "white")], class_="landscape", opacity=0.25)
