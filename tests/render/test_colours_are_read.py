"""What is written on a hex is read by day and by night, whatever its ground."""

import re
from pathlib import Path

import pytest

from kursbuch.render.colors import HEX_COLORS

STYLES = Path(__file__).parents[2] / "web" / "src" / "board" / "drawn.css"
GROUNDS = ("white", "yellow", "green", "brown", "gray", "red", "blue")
INK = "#161616"
READABLE = 4.5
"""The contrast that texts need."""


def styles(selector: str) -> tuple[str, str]:
    """What fills it by day and by night."""
    found = re.search(
        re.escape(selector) + r"[^{]*\{\s*fill: light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)", STYLES.read_text()
    )
    assert found is not None, selector
    return found[1], found[2]


def brightness(color: str) -> float:
    parts = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted(map(brightness, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("ground", GROUNDS)
def test_names_are_read_on_every_ground(ground: str) -> None:
    day, night = styles(f".drawn :is(.ground, .plate).{ground}")
    inks = styles(".drawn .ink.white") if ground == "white" else (INK, INK)
    assert contrast(day, inks[0]) >= READABLE
    assert contrast(night, inks[1]) >= READABLE


@pytest.mark.parametrize("ground", GROUNDS)
def test_by_day_the_page_has_the_colours_of_printed_pictures(ground: str) -> None:
    assert styles(f".drawn :is(.ground, .plate).{ground}")[0] == HEX_COLORS[ground]
