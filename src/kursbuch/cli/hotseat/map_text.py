"""A map of hexes as text: each hex a coloured block with its id, tile, name, revenue and stations."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from kursbuch.kernel import Json
from kursbuch.render.colors import hex_color

EMPTY_SLOT = "·"
NARROWEST, WIDEST = 6, 12


@dataclass(frozen=True, slots=True)
class _Shape:
    """How many characters a hex takes, and how far apart neighbours are."""

    width: int
    height: int
    step_x: int
    step_y: int


def map_text(board: Mapping[str, Json], width: int) -> Text | None:
    """The map, as wide as the terminal allows."""
    listed = board.get("hexes")
    hexes = [part for part in listed if isinstance(part, Mapping)] if isinstance(listed, Sequence) else []
    if not hexes:
        return None
    left = min(_number(part, "x") for part in hexes)
    top = min(_number(part, "y") for part in hexes)
    columns = max(_number(part, "x") for part in hexes) - left
    shape = _shape(str(board.get("layout")), columns, width)
    canvas: dict[tuple[int, int], tuple[str, str]] = {}
    for part in hexes:
        corner = (_number(part, "x") - left) * shape.step_x, (_number(part, "y") - top) * shape.step_y
        _draw(canvas, part, corner, shape)
    return _as_text(canvas)


def _shape(layout: str, columns: int, width: int) -> _Shape:
    """Pointy hexes stand side by side two columns apart, flat ones two rows apart."""
    if layout == "flat":
        fitting = max(NARROWEST, min(WIDEST, width // (columns + 1)))
        return _Shape(fitting - 1, 4, fitting, 2)
    fitting = max(NARROWEST, min(WIDEST, 2 * width // (columns + 2)))
    fitting -= fitting % 2
    return _Shape(fitting - 1, 3, fitting // 2, 3)


def _draw(
    canvas: dict[tuple[int, int], tuple[str, str]], part: Mapping[str, Json], corner: tuple[int, int], shape: _Shape
) -> None:
    style = f"black on {hex_color(part.get('color'))}"
    lines = [*_lines(part), ""][: shape.height]
    for down in range(shape.height):
        line = (lines[down] if down < len(lines) else "")[: shape.width].ljust(shape.width)
        for right, character in enumerate(line):
            canvas[corner[1] + down, corner[0] + right] = (character, style)


def _lines(part: Mapping[str, Json]) -> list[str]:
    """The lines of a hex: id with label or cost; tile, revenue and stations; name."""
    cost = f"${part['cost']}" if part.get("cost") else ""
    first = " ".join(filter(None, [str(part.get("id")), _text(part, "label"), cost]))
    tile = f"{part['tile']}/{part.get('rotation') or 0}" if part.get("tile") else ""
    listed = part.get("stops")
    stops = [stop for stop in listed if isinstance(stop, Mapping)] if isinstance(listed, Sequence) else []
    second = " ".join(filter(None, [tile, *(_stop(stop) for stop in stops), _text(part, "note")]))
    return [first, second, _text(part, "name")]


def _stop(stop: Mapping[str, Json]) -> str:
    """A city by its slots, an offboard place by its values, a town by a sign."""
    revenue = stop.get("revenue")
    if isinstance(revenue, Mapping):
        return "/".join(str(value) for value in revenue.values())
    stations = stop.get("stations")
    slots = [str(station) if station else EMPTY_SLOT for station in stations] if isinstance(stations, Sequence) else []
    if stop.get("kind") == "city" and not slots:
        slots = [EMPTY_SLOT] * (_number(stop, "slots") or 1)
    sign = f"({','.join(slots)})" if slots else {"town": "-o-"}.get(str(stop.get("kind")), f"{stop.get('kind')}")
    return f"{sign}{revenue}" if revenue else sign


def _number(part: Mapping[str, Json], name: str) -> int:
    value = part.get(name)
    return value if isinstance(value, int) else 0


def _text(part: Mapping[str, Json], name: str) -> str:
    value = part.get(name)
    return str(value) if value else ""


def _as_text(canvas: Mapping[tuple[int, int], tuple[str, str]]) -> Text:
    text = Text()
    for row in range(max(row for row, _ in canvas) + 1):
        columns = [column for line, column in canvas if line == row]
        for column in range(max(columns, default=-1) + 1):
            character, style = canvas.get((row, column), (" ", ""))
            text.append(character, style=style)
        text.append("\n")
    return text
