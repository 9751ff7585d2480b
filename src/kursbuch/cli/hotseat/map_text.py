"""A map of hexes as text: each hex a coloured box with its id, tile or cost, stops with stations, and its name."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from kursbuch.kernel import Json
from kursbuch.render.colors import hex_color

EMPTY_SLOT = "·"
COST = "△"
NARROWEST, WIDEST = 4, 14


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
    height = 4 if board.get("layout") == "flat" or any(part.get("stops") for part in hexes) else 3
    shape = _shape(str(board.get("layout")), columns, width, height)
    canvas: dict[tuple[int, int], tuple[str, str]] = {}
    for part in hexes:
        corner = (_number(part, "x") - left) * shape.step_x, (_number(part, "y") - top) * shape.step_y
        _draw(canvas, part, corner, shape)
    return _as_text(canvas)


def _shape(layout: str, columns: int, width: int, height: int) -> _Shape:
    """Pointy hexes stand side by side two columns apart, flat ones two rows apart."""
    if layout == "flat":
        fitting = max(NARROWEST, min(WIDEST, width // (columns + 1)))
        return _Shape(fitting, height, fitting, height // 2)
    fitting = max(NARROWEST, min(WIDEST, 2 * width // (columns + 2)))
    fitting -= fitting % 2
    return _Shape(fitting, height, fitting // 2, height)


def _draw(
    canvas: dict[tuple[int, int], tuple[str, str]], part: Mapping[str, Json], corner: tuple[int, int], shape: _Shape
) -> None:
    """A box that is open to the right and below, where the neighbours' boxes begin."""
    style = f"black on {hex_color(part.get('color'))}"
    room = shape.width - 1
    name = str(part.get("id"))
    heading = _first_that_fits([f"{name} {_text(part, 'label')}".rstrip(), name, name[:room]], room)
    tile, stops, title = _lines(part, room)
    inside = [tile, stops, title] if shape.height > 3 else [tile, title]
    lines = [f"┌{heading}".ljust(shape.width, "─"), *(f"│{line}" for line in inside)]
    for down, line in enumerate(lines):
        for right, character in enumerate(line.ljust(shape.width)[: shape.width]):
            canvas[corner[1] + down, corner[0] + right] = (character, style)


def _lines(part: Mapping[str, Json], room: int) -> tuple[str, str, str]:
    """Tile or cost; stops with stations; name. A figure is shown as a whole or not at all."""
    tile = f"{part['tile']}/{part.get('rotation') or 0}" if part.get("tile") else ""
    cost = f"{COST}{part['cost']}" if part.get("cost") and not tile else ""
    listed = part.get("stops")
    stops = [stop for stop in listed if isinstance(stop, Mapping)] if isinstance(listed, Sequence) else []
    noted = _text(part, "note")
    forms = [f"{tile or cost} {noted}".strip(), noted, tile or cost, _text(part, "tile")]
    return _first_that_fits(forms, room), _first_that_fits(_forms(stops), room), _text(part, "name")[:room]


def _forms(stops: Sequence[Mapping[str, Json]]) -> Iterable[str]:
    """The stops of a hex from the fullest form to the shortest."""
    yield " ".join(_sign(stop) + _revenue(stop) for stop in stops)
    yield "".join(_sign(stop) + _revenue(stop) for stop in stops)
    yield "".join(_sign(stop) for stop in stops)
    yield "".join(_revenue(stop, short=True) for stop in stops)
    yield "".join("".join(_slots(stop)) for stop in stops)


def _sign(stop: Mapping[str, Json]) -> str:
    """A city by its slots, a town by a sign; a place off the map has only its values."""
    slots = _slots(stop)
    return f"({','.join(slots)})" if slots else {"town": "-o-", "port": "~"}.get(str(stop.get("kind")), "")


def _slots(stop: Mapping[str, Json]) -> list[str]:
    stations = stop.get("stations")
    slots = [str(station) if station else EMPTY_SLOT for station in stations] if isinstance(stations, Sequence) else []
    return slots or ([EMPTY_SLOT] * (_number(stop, "slots") or 1) if stop.get("kind") == "city" else [])


def _revenue(stop: Mapping[str, Json], short: bool = False) -> str:
    revenue = stop.get("revenue")
    if isinstance(revenue, Mapping):
        values = [str(value) for value in revenue.values()]
        return f"{values[0]}-{values[-1]}" if short else "/".join(values)
    return str(revenue) if revenue else ""


def _first_that_fits(forms: Iterable[str], room: int) -> str:
    return next((form for form in forms if form and len(form) <= room), "")


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
