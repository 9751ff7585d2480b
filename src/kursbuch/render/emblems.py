"""The emblem of each company: figures above and below its letters, told apart where colours and letters are not."""

from kursbuch.render.svg import element

_TOP, _BOTTOM = "M-.87 -.5A1 1 0 0 1 .87 -.5Z", "M-.87 .5A1 1 0 0 0 .87 .5Z"
_TOP_LEFT, _TOP_RIGHT = "M-.87 -.5A1 1 0 0 1 0 -1V-.5Z", "M.87 -.5A1 1 0 0 0 0 -1V-.5Z"
_BOTTOM_LEFT, _BOTTOM_RIGHT = "M-.87 .5A1 1 0 0 0 0 1V.5Z", "M.87 .5A1 1 0 0 1 0 1V.5Z"
_PEAK, _POINT = "M0 -.92L.42 -.48H-.42Z", "M0 .92L.42 .48H-.42Z"
_DOT = "M-.2 {y}a.2 .2 0 1 0 .4 0a.2 .2 0 1 0 -.4 0Z"
_DOT_ABOVE, _DOT_BELOW = _DOT.format(y="-.7"), _DOT.format(y=".7")
_LINE_ABOVE, _LINE_BELOW = "M-.78 -.62H.78L.86 -.48H-.86Z", "M-.78 .62H.78L.86 .48H-.86Z"
_TOWERS = "M-.6 -.48V-.78H-.3V-.48ZM.3 -.48V-.78H.6V-.48Z"

FIGURES = (
    "",
    _TOP,
    _PEAK + _POINT,
    _BOTTOM,
    _DOT_ABOVE + _DOT_BELOW,
    _TOP_LEFT + _BOTTOM_RIGHT,
    _LINE_ABOVE + _LINE_BELOW,
    _TOP + _BOTTOM,
    _PEAK,
    _DOT_BELOW,
    _TOP_RIGHT,
    _LINE_ABOVE + _DOT_BELOW,
    _BOTTOM_LEFT,
    _POINT,
    _TOP + _DOT_BELOW,
    _TOWERS,
    _DOT_ABOVE + _BOTTOM,
    _TOWERS + _LINE_BELOW,
)
"""Figures on a token of radius 1; the first company has none."""


def draw_emblem(number: int, radius: float, ink: str) -> str:
    """The figures of the company with this number in its title."""
    figure = FIGURES[number % len(FIGURES)]
    return element("path", d=figure, transform=f"scale({radius:g})", fill=ink) if figure else ""
