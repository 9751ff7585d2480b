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
_FILLS = {"slope": "#cbbd98", "shade": "#ab9a72", "snow": "#fffdf6", "lake": "#bcd8e6"}
_RIPPLE = "#7fb0cd"


def _shape(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _peak(x: float, foot: float, width: float, height: float) -> tuple[tuple[str, str], ...]:
    """A mountain in the light from the west, with snow where it is high."""
    top, cap, ragged = (x, foot - height), height * 0.3, width * 0.3
    edges = ((-1.0, 1.0), (-0.35, 0.75), (0.1, 1.2), (0.5, 0.8), (1.0, 1.0))
    snow = [(x + across * ragged, top[1] + down * cap) for across, down in edges]
    return (
        ("slope", _shape((x - width, foot), top, (x + width, foot))),
        ("shade", _shape(top, (x + width, foot), (x + width * 0.12, foot), (x - width * 0.08, foot - height * 0.45))),
        ("snow", _shape(top, *snow)),
    )


def _hill(x: float, foot: float, width: float, height: float) -> tuple[tuple[str, str], ...]:
    """A rounded hill, darker to the east."""
    slope = f"M{x - width:.1f} {foot}Q{x:.1f} {foot - height * 1.7:.1f} {x + width:.1f} {foot}Z"
    start, bend, back = foot - height * 0.82, foot - height * 0.6, foot - height * 0.5
    shade = (
        f"M{x + width * 0.15:.1f} {start:.1f}Q{x + width * 0.6:.1f} {bend:.1f} {x + width:.1f} {foot}"
        f"H{x + width * 0.35:.1f}Q{x + width * 0.45:.1f} {back:.1f} {x + width * 0.15:.1f} {start:.1f}Z"
    )
    return ("slope", slope), ("shade", shade)


def _rock(x: float, foot: float, size: float) -> tuple[tuple[str, str], ...]:
    """Bare ground: a low crag."""
    edge, right = (x + size * 0.4, foot - size * 0.75), (x + size, foot)
    return (
        ("slope", _shape((x - size, foot), (x - size * 0.3, foot - size), edge, right)),
        ("shade", _shape(edge, right, (x + size * 0.1, foot))),
    )


_RANGE = (*_peak(-17, 14, 15, 22), *_peak(18, 14, 14, 19), *_peak(1, 16, 20, 34))
_DOWNS = (*_hill(-14, 10, 17, 13), *_hill(15, 10, 16, 12), *_hill(1, 15, 19, 14))
_ROCKS = (*_rock(-15, 10, 10), *_rock(14, 8, 9), *_rock(1, 16, 12))
_LAKE = (
    ("lake", "M-31 2C-30 -10 -15 -15 -2 -12C8 -18 26 -13 30 -3C34 8 19 15 8 13C-3 20 -30 14 -31 2Z"),
    ("ripple", "M-20 0q4 -4.5 8 0t8 0t8 0t8 0M-13 7q4 -4.5 8 0t8 0t8 0"),
)
_LANDSCAPES = {
    "mountain": _RANGE,
    "hill": _DOWNS,
    "hills": _DOWNS,
    "rough": _ROCKS,
    "water": _LAKE,
    "river": _LAKE,
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


def draw_landscape(kind: str) -> str:
    """What an empty hex is made of: ranges, hills, rocks or a lake, drawn around its middle."""
    shapes = [
        element("path", class_=part, d=data, fill="none", stroke=_RIPPLE, stroke_width=1.6)
        if part == "ripple"
        else element("path", class_=part, d=data, fill=_FILLS[part])
        for part, data in _LANDSCAPES[kind]
    ]
    return group(shapes, class_="landscape")
