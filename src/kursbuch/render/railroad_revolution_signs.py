"""The small signs of Railroad Revolution: workers, shares, locomotives, buildings, bonuses."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any, TypeAlias

from kursbuch.render.svg import element, text

Item: TypeAlias = Mapping[str, Any]

INK, QUIET, PAPER, BROWN, RED, GREEN = "#23211c", "#6b6a60", "#fffdf6", "#8a5a2b", "#a2463b", "#2f7a3f"
LAND, PANEL, EDGE, BED = "#ece6d3", "#f4efdf", "#b9b196", "#cfc7ab"
LEVELS = {1: "#f3f0e6", 2: "#e7efcf", 3: "#f5e6ad", 4: "#f3cfa2", 5: "#eab1a0"}
SEATS = ("#cc2f26", "#f2c21b", "#2f62c4", "#2b2b2b")
LIGHT_SEATS = (1,)
DASHES = (None, "10 3", "4 3", "1.5 3")
"""The rails of the companies differ in their dashes as well."""
NEUTRAL = "#9a9a92"
WORKERS = {
    "white": "#ffffff",
    "purple": "#8a4fb0",
    "grey": "#8b8f96",
    "orange": "#ee8a1d",
    "turquoise": "#2bb5b0",
}
WORKER_SIGNS = {"white": "", "purple": "✚", "grey": "■", "orange": "▲", "turquoise": "◆"}
"""A sign on each colour, for those who do not see colours."""


def seat_color(seat: int) -> str:
    """The colour of a company; neutral buildings have a seat below zero."""
    return SEATS[seat] if 0 <= seat < len(SEATS) else NEUTRAL


def seat_ink(seat: int) -> str:
    """What is readable on that colour."""
    return INK if seat in LIGHT_SEATS or seat < 0 else PAPER


def left_text(x: float, y: float, content: object, size: float, **attributes: object) -> str:
    """A text that begins at a point."""
    return element("text", escape(str(content)), x=x, y=y + size * 0.35, font_size=size, **attributes)


def panel(x: float, y: float, width: float, height: float, fill: str = PANEL) -> str:
    """The ground of a part of the page."""
    return element("rect", class_="mat", x=x, y=y, width=width, height=height, rx=8, fill=fill, stroke=EDGE)


def marker(x: float, y: float, radius: float, seat: int) -> str:
    """A disc of a company with its number."""
    return disc(x, y, radius, seat_color(seat)) + text(x, y, seat + 1, radius * 1.5, fill=seat_ink(seat))


def disc(x: float, y: float, radius: float, fill: str) -> str:
    return element("circle", cx=x, cy=y, r=radius, fill=fill, stroke=INK, stroke_width=1.2)


def house(x: float, y: float, seat: int | None, scale: float = 1.0) -> str:
    """A building of a seat with its number, or an outline."""
    fill = PAPER if seat is None else seat_color(seat)
    shape = element("path", d="M-6,6V-1L0,-7L6,-1V6Z", fill=fill, stroke=INK)
    number = text(0, 1, seat + 1, 8, fill=seat_ink(seat), font_weight="bold") if seat is not None and seat >= 0 else ""
    return element("g", shape + number, transform=f"translate({x:.1f} {y:.1f}) scale({scale})")


def worker(x: float, y: float, color: str) -> str:
    """A worker around a point."""
    return disc(x, y, 6.5, WORKERS[color]) + text(x, y, WORKER_SIGNS[color], 7, fill=INK)


def locomotive(x: float, y: float, color: str) -> str:
    """A locomotive, 20 wide, around the point."""
    shape = "M-10,4V-7H-3V-2H4V-6H7V-2H9V4Z M-9,5a3,3 0 1,0 6,0z M1,5a3,3 0 1,0 6,0z"
    return element("path", d=shape, fill=color, transform=f"translate({x:.1f} {y:.1f})")


def deal_sign(x: float, y: float, radius: float) -> str:
    """The sign of a deal: two arrows in a circle."""
    circle = element("circle", cx=x, cy=y, r=radius, fill="#f6d04d", stroke=INK, stroke_width=1.2)
    return circle + text(x, y, "⇄", radius * 1.5)


def signs(parts: Sequence[str], x: float, y: float) -> Iterator[str]:
    """Parts of a bonus, a gate or a condition in a row from the left."""
    for part in parts:
        yield from _sign(part, x, y)
        x += _width(part)


def signs_width(parts: Sequence[str]) -> float:
    """How wide that row is."""
    return sum(_width(part) for part in parts)


def _width(part: str) -> float:
    if part in WORKERS or part in ("any", "worker-any"):
        return 17.0
    if "-or-" in part:
        return 34.0
    if part in ("locomotive-1", "rail-1", "swap-1", "give-worker", "station-1", "office-1"):
        return 26.0
    if part.startswith(("shares-", "give-shares-")):
        return 26.0
    if part.startswith(("pay-", "money-")):
        return 37.0
    if part.startswith(("connected-", "stations-", "rails-on-terrain-", "trade-rails-")):
        return 68.0
    return 30.0


def _sign(part: str, x: float, y: float) -> Iterator[str]:
    number = part.rsplit("-", 1)[-1]
    if part in WORKERS:
        yield worker(x + 7, y, part)
    elif part in ("any", "worker-any"):
        yield disc(x + 7, y, 6.5, PAPER) + text(x + 7, y, "?", 10)
    elif "-or-" in part:
        first, second = part.split("-or-")
        yield worker(x + 7, y, first) + text(x + 16, y, "/", 12) + worker(x + 25, y, second)
    elif part.startswith(("connected-", "stations-", "rails-on-terrain-", "trade-rails-")):
        yield from _condition(part, x, y)
    elif part.startswith(("shares-", "give-shares-")):
        yield element("rect", x=x, y=y - 8, width=22, height=16, rx=2, fill=BROWN, stroke=INK)
        yield text(x + 11, y, f"-{number}" if part.startswith("give") else number, 11, fill=PAPER, font_weight="bold")
    else:
        yield from _other_sign(part, number, x, y)


def _other_sign(part: str, number: str, x: float, y: float) -> Iterator[str]:
    if part == "locomotive-1":
        yield locomotive(x + 11, y, INK)
    elif part in ("rail-1", "start-rail-1"):
        yield element("line", x1=x, y1=y, x2=x + 22, y2=y, stroke=INK, stroke_width=5)
    elif part in ("station-1", "start-station-1"):
        yield house(x + 10, y, None)
    elif part in ("office-1", "start-office-1"):
        yield house(x + 7, y, None) + left_text(x + 15, y, "ϟ", 12)
    elif part == "give-worker":
        yield text(x + 5, y, "-", 12) + disc(x + 17, y, 6, PAPER)
    elif part.startswith("money-"):
        yield left_text(x, y, f"+${number}", 11, fill=GREEN, font_weight="bold")
    elif part.startswith("pay-"):
        yield left_text(x, y, f"-${number}", 11, fill=RED, font_weight="bold")
    else:
        yield left_text(x, y, _letters(part, number), 13, font_weight="bold")


def _letters(part: str, number: str) -> str:
    """Steps, promotions, turned locomotives, swaps; anything else as it is written."""
    if part == "swap-1":
        return "⇆"
    for kind, sign in (("steps-", "▲"), ("promote-", "★"), ("flip-", "↻")):
        if part.startswith(kind):
            return f"{sign}{number}"
    return part


def _condition(part: str, x: float, y: float) -> Iterator[str]:
    """How many, then what: a card for a connected city, a building for a station, a rail with triangles or a deal."""
    words = part.split("-")
    if part.startswith("trade-rails-"):
        yield left_text(x, y, f"{words[-1]}x", 12, font_weight="bold")
        yield element("line", x1=x + 20, y1=y, x2=x + 36, y2=y, stroke=INK, stroke_width=5)
        yield deal_sign(x + 46, y, 7)
        return
    count, of = words[-3], words[-1]
    yield left_text(x, y, f"{count}x", 12, font_weight="bold")
    if part.startswith("rails-on-terrain-"):
        yield element("line", x1=x + 20, y1=y + 4, x2=x + 36, y2=y + 4, stroke=INK, stroke_width=5)
        yield left_text(x + 40, y, "△" * int(of) if of != "0" else "—", 10, fill=BROWN)
        return
    yield element("rect", x=x + 20, y=y - 8, width=18, height=16, rx=3, fill=PAPER, stroke=INK)
    yield text(x + 29, y, of, 11, font_weight="bold")
    if part.startswith("stations-"):
        yield house(x + 47, y, None)
    else:
        yield element("line", x1=x + 38, y1=y, x2=x + 54, y2=y, stroke=INK, stroke_width=4)
