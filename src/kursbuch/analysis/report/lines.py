"""Line charts: figures that hold until they change, drawn as steps."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kursbuch.analysis.report.axes import LEFT, RIGHT, WIDTH, TimeAxis, escape_text, spread_out, ticks
from kursbuch.analysis.report.html import said, tag
from kursbuch.analysis.story import Points
from kursbuch.render.svg import element

TOP, FOOT = 12.0, 24.0
NAME_GAP = 15.0


@dataclass(frozen=True, slots=True)
class Line:
    """A figure over time, with the name and colour of whose it is."""

    name: str
    color: str
    points: Points

    @property
    def figures(self) -> list[int]:
        return [figure for _, figure in self.points if figure is not None]

    @property
    def end(self) -> int | None:
        return self.points[-1][1] if self.points else None


def line_chart(
    lines: Sequence[Line], time: TimeAxis, label: str, told: Callable[[int], str], height: float = 340.0
) -> str:
    """A chart with its legend; `told` writes a figure. The script adds what is under the pointer."""
    lines = [line for line in lines if line.figures]
    figures = [figure for line in lines for figure in line.figures]
    marks = ticks(min(0, *figures), max(1, *figures)) if figures else [0, 1]
    bottom = height - FOOT

    def y(figure: float) -> float:
        return bottom - (bottom - TOP) * (figure - marks[0]) / (marks[-1] - marks[0])

    parts = [*_grid(marks, y, told), *time.draw(TOP, bottom)]
    for number, line in enumerate(lines):
        path = _steps(line.points, time, y)
        parts.append(element("path", d=path, class_="casing", data_line=number))
        parts.append(element("path", d=path, class_="line", style=f"stroke:{line.color}", data_line=number))
    parts += _names(lines, y, bottom)
    parts.append(element("path", d=f"M0 {TOP}V{bottom}", class_="pointer", visibility="hidden"))
    picture = element(
        "svg", "".join(parts), viewBox=f"0 0 {WIDTH:.0f} {height:.0f}", role="img", aria_label=label, class_="chart"
    )
    return tag("figure", _legend(lines), tag("div", picture, class_="scroll"), _data(lines, time))


def _grid(marks: Sequence[int], y: Callable[[float], float], told: Callable[[int], str]) -> list[str]:
    parts = []
    for mark in marks:
        parts.append(element("path", d=f"M{LEFT} {y(mark):.1f}H{WIDTH - RIGHT}", class_="zero" if not mark else "grid"))
        parts.append(element("text", escape_text(told(mark)), x=LEFT - 8, y=y(mark) + 4, class_="figure"))
    return parts


def _steps(points: Points, time: TimeAxis, y: Callable[[float], float]) -> str:
    """A path that goes on at the same height until the next point; it stops where there is no figure."""
    path = ""
    is_drawn = False
    for number, figure in (*points, (time.last, points[-1][1])):
        x = f"{time.x(number):.1f}"
        if is_drawn:
            path += f"H{x}"
        if figure is not None:
            path += f"V{y(figure):.1f}" if is_drawn else f"M{x} {y(figure):.1f}"
        is_drawn = figure is not None
    return path


def _names(lines: Sequence[Line], y: Callable[[float], float], bottom: float) -> list[str]:
    """Every line is named where it ends."""
    ended = [(number, line, line.end) for number, line in enumerate(lines) if line.end is not None]
    places = spread_out([y(end or 0) for _, _, end in ended], NAME_GAP, TOP, bottom)
    return [
        element(
            "text",
            escape_text(_short(line.name)),
            x=WIDTH - RIGHT + 10,
            y=place + 4,
            class_="name",
            data_line=number,
        )
        + element(
            "path",
            d=f"M{WIDTH - RIGHT + 1:.0f} {y(end or 0):.1f}L{WIDTH - RIGHT + 8:.0f} {place:.1f}",
            class_="line leader",
            style=f"stroke:{line.color}",
            data_line=number,
        )
        for (number, line, end), place in zip(ended, places, strict=True)
    ]


def _short(name: str, most: int = 14) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _legend(lines: Sequence[Line]) -> str:
    chips = (
        tag("button", swatch(line.color), said(line.name), type="button", data_line=number, aria_pressed="true")
        for number, line in enumerate(lines)
    )
    return tag("div", *chips, class_="legend")


def swatch(color: str) -> str:
    """A small field in the colour of a player or company."""
    return tag("i", style=f"background:{color}", class_="swatch")


def _data(lines: Sequence[Line], time: TimeAxis) -> str:
    """What the script needs to tell the figures under the pointer."""
    data = {
        "left": LEFT,
        "right": WIDTH - RIGHT,
        "width": WIDTH,
        "last": time.last,
        "lines": [{"name": line.name, "color": line.color, "points": line.points} for line in lines],
    }
    return tag("script", json.dumps(data, ensure_ascii=False).replace("<", "\\u003c"), type="application/json")
