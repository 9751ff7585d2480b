"""Where things stand in a chart: moves from left to right, figures from bottom to top."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, log10

from kursbuch.render.svg import element

WIDTH = 1000.0
LEFT, RIGHT = 84.0, 112.0
LABEL_SPACE = 46.0
"""Names of rounds that would stand closer than this are left out."""


@dataclass(frozen=True, slots=True)
class RoundLine:
    """A round begins: where, what it is called, and whether it is one of those that divide the game."""

    number: int
    name: str
    is_major: bool


@dataclass(frozen=True, slots=True)
class TimeAxis:
    """The moves from the first to the last, and the rounds."""

    last: int
    rounds: tuple[RoundLine, ...]

    def x(self, number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, self.last)

    def draw(self, top: float, bottom: float) -> list[str]:
        """A line where a round begins, and its name under the chart where there is room."""
        named = self._named()
        parts = []
        for line in self.rounds:
            x = f"{self.x(line.number):.1f}"
            if line.is_major or line in named:
                parts.append(element("path", d=f"M{x} {top}V{bottom}", class_="major" if line.is_major else "minor"))
            if line in named:
                parts.append(element("text", escape_text(line.name), x=x, y=bottom + 14, class_="round"))
        return parts

    def _named(self) -> list[RoundLine]:
        """The rounds whose names fit, those that divide the game before the others."""
        named: list[RoundLine] = []
        for line in sorted(self.rounds, key=lambda line: not line.is_major):
            if all(abs(self.x(line.number) - self.x(other.number)) >= LABEL_SPACE for other in named):
                named.append(line)
        return named


def ticks(low: int, high: int, count: int = 5) -> list[int]:
    """Round figures that hold the lowest and the highest between them."""
    span = max(1, high - low)
    rough = span / count
    magnitude = 10 ** floor(log10(rough)) if rough >= 1 else 1
    step = max(1, int(next(size * magnitude for size in (1, 2, 5, 10) if size * magnitude >= rough)))
    first, last = low // step, -(-high // step)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


def spread_out(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """The places, moved so far that none is closer to the next than the gap, between low and high."""
    order = sorted(range(len(places)), key=lambda index: places[index])
    moved = [0.0] * len(places)
    free = low
    for index in order:
        moved[index] = free = max(free, places[index])
        free += gap
    ceiling = high
    for index in reversed(order):
        moved[index] = ceiling = min(ceiling, moved[index])
        ceiling -= gap
    return moved


def escape_text(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
