"""Strips: who held which part of a company when, and who owned a private."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from kursbuch.analysis.report.axes import LEFT, RIGHT, WIDTH, TimeAxis, escape_text
from kursbuch.analysis.story import Points
from kursbuch.render.svg import element

ROW, GAP, TOP, FOOT = 42.0, 12.0, 6.0, 24.0


@dataclass(frozen=True, slots=True)
class Part:
    """What one holder has of a strip, over time."""

    name: str
    color: str
    points: Points


@dataclass(frozen=True, slots=True)
class Strip:
    """A row of the picture: its parts lie on each other and together fill its height."""

    name: str
    full_name: str
    parts: tuple[Part, ...]


def strip_chart(strips: Sequence[Strip], time: TimeAxis, label: str, row: float = ROW) -> str:
    """The strips under each other, over the same rounds."""
    bottom = TOP + len(strips) * (row + GAP)
    parts = []
    for number, strip in enumerate(strips):
        top = TOP + number * (row + GAP)
        name = element("title", escape_text(strip.full_name)) + escape_text(strip.name)
        parts.append(element("text", name, x=LEFT - 8, y=top + row / 2 + 4, class_="figure strong"))
        parts.append(element("rect", x=LEFT, y=top, width=WIDTH - LEFT - RIGHT, height=row, class_="empty"))
        parts += _parts(strip, time, top, row)
    parts += time.draw(TOP, bottom)
    size = f"0 0 {WIDTH:.0f} {bottom + FOOT:.0f}"
    picture = element("svg", "".join(parts), viewBox=size, role="img", aria_label=label, class_="chart strips")
    return f'<div class="scroll">{picture}</div>'


def _parts(strip: Strip, time: TimeAxis, top: float, row: float) -> Iterable[str]:
    """One path a holder: a rectangle for each time in which all held the same."""
    paths = ["" for _ in strip.parts]
    numbers = sorted({number for part in strip.parts for number, _ in part.points} | {time.last})
    for start, end in pairwise(numbers):
        held = [_at(part.points, start) for part in strip.parts]
        total, y = sum(held), top + row
        for index, amount in enumerate(held):
            if amount:
                above = y - row * amount / total
                left, right = time.x(start), time.x(end)
                paths[index] += f"M{left:.1f} {y:.1f}V{above:.1f}H{right:.1f}V{y:.1f}Z"
                y = above
    for part, path in zip(strip.parts, paths, strict=True):
        if path:
            yield element("path", element("title", escape_text(part.name)), d=path, style=f"fill:{part.color}")


def _at(points: Points, number: int) -> int:
    """The figure of that time."""
    figure = 0
    for since, value in points:
        if since > number:
            break
        figure = value or 0
    return figure
