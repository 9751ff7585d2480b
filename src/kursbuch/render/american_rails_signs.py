"""The small signs of American Rails: cubes, houses, boxes and texts."""

from collections.abc import Mapping
from html import escape
from typing import Any, TypeAlias

Item: TypeAlias = Mapping[str, Any]

CUBE = 15.0
HOUSE = "M-6,5 v-6 l6,-6 6,6 v6z"
COMPANIES = {
    "white": "#ffffff",
    "grey": "#8b8f96",
    "green": "#2f9e4a",
    "yellow": "#f6cf1d",
    "red": "#b3201a",
    "blue": "#2450a8",
}
"""Apart from each other in brightness too, for those who do not see all colours."""
PLAYERS = ("#8a5a2b", "#7d4fb3", "#c2457c", "#1a7a84", "#d9730d")
INK, QUIET, PAPER = "#23211c", "#6b6a60", "#fffdf6"


def cube(x: float, y: float, color: str) -> str:
    """A cube with its upper left corner at a point."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{CUBE}" height="{CUBE}" rx="1.5" fill="{color}" stroke="{INK}" '
        'stroke-width="1.2"/>'
    )


def company_cube(color: str) -> str:
    """A cube of a company around (0, 0), seen a little from above: its lid is lighter."""
    half = CUBE / 2
    lid = f"M{-half + 0.6:.1f},{-half + 4:.1f}v-2.4a1,1 0 0 1 1,-1h{CUBE - 3.2:.1f}a1,1 0 0 1 1,1v2.4z"
    light = f'<path d="{lid}" fill="#ffffff" fill-opacity="0.35"/>'
    return cube(-half, -half, COMPANIES[color]) + light


def box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="5" fill="{fill}" stroke="{QUIET}"/>'


def sign_text(
    x: float, y: float, content: object, size: float, *, bold: bool = False, color: str = INK, anchor: str = "start"
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}"{weight} fill="{color}" text-anchor="{anchor}">'
        f"{escape(str(content))}</text>"
    )
