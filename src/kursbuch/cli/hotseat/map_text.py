"""A map of hexes as text: each hex a coloured box with its id, tile or cost, stops with stations, and its name."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from kursbuch.cli.hotseat.exits import exits, joined
from kursbuch.cli.hotseat.flow import flowing
from kursbuch.kernel import Json
from kursbuch.render.colors import hex_color

EMPTY_SLOT = "·"
COST = "△"
COMPLETE = 2
FLATTEST = 3
NARROWEST, WIDEST = 4, 14


@dataclass(frozen=True, slots=True)
class _Shape:
    """How many characters a hex takes, and how far apart neighbours are."""

    width: int
    height: int
    step_x: int
    step_y: int


def map_text(board: Mapping[str, Json], width: int) -> Text | None:
    """The map, as wide as the terminal allows; what has no room in its hex is told below it."""
    listed = board.get("hexes")
    hexes = [part for part in listed if isinstance(part, Mapping)] if isinstance(listed, Sequence) else []
    if not hexes:
        return None
    left = min(_number(part, "x") for part in hexes)
    top = min(_number(part, "y") for part in hexes)
    columns = max(_number(part, "x") for part in hexes) - left
    layout = str(board.get("layout"))
    height = FLATTEST + 1 if layout == "flat" or any(part.get("stops") for part in hexes) else FLATTEST
    shape = _shape(layout, columns, width, height)
    codes = _codes((_text(part, "id") for part in hexes), shape.width - 1)
    canvas: dict[tuple[int, int], tuple[str, str]] = {}
    for part in hexes:
        corner = (_number(part, "x") - left) * shape.step_x, (_number(part, "y") - top) * shape.step_y
        _draw(canvas, _lines(part, layout, shape, codes), _style(part), corner, shape)
    return _as_text(canvas).append(_legend(hexes, codes, shape.width - 1, width))


def _shape(layout: str, columns: int, width: int, height: int) -> _Shape:
    """Pointy hexes stand side by side two columns apart, flat ones two rows apart."""
    if layout == "flat":
        fitting = max(NARROWEST, min(WIDEST, width // (columns + 1)))
        return _Shape(fitting, height, fitting, height // 2)
    fitting = max(NARROWEST, min(WIDEST, 2 * width // (columns + 2)))
    fitting -= fitting % 2
    return _Shape(fitting, height, fitting // 2, height)


def _draw(
    canvas: dict[tuple[int, int], tuple[str, str]],
    inside: Sequence[str],
    style: str,
    corner: tuple[int, int],
    shape: _Shape,
) -> None:
    """A box that is open to the right and below, where the neighbours' boxes begin."""
    heading, *rest = inside
    lines = [f"┌{heading}".ljust(shape.width, "─"), *(f"│{line}" for line in rest)]
    for down, line in enumerate(lines):
        for right, character in enumerate(line.ljust(shape.width)[: shape.width]):
            canvas[corner[1] + down, corner[0] + right] = (character, style)


def _style(part: Mapping[str, Json]) -> str:
    return f"black on {hex_color(part.get('color'))}"


def _lines(part: Mapping[str, Json], layout: str, shape: _Shape, codes: Mapping[str, str]) -> list[str]:
    """Id; tile with its track, or cost; stops with stations; name. A figure is shown as a whole or not at all."""
    room = shape.width - 1
    hex_id = _text(part, "id")
    heading = _first_that_fits([f"{hex_id} {_text(part, 'label')}".rstrip(), hex_id, codes.get(hex_id, "")], room)
    ground = _first_that_fits(_grounds(part, layout, room), room)
    title = _short(_text(part, "name"), room)
    stops = [_first_that_fits(_forms(_stops(part)), room)] if shape.height > FLATTEST else []
    return [heading, ground, *stops, title]


def _grounds(part: Mapping[str, Json], layout: str, room: int) -> Iterable[str]:
    """What lies on a hex from the fullest form to the shortest; the legend has a note that is cut."""
    tile, note = _text(part, "tile"), _text(part, "note")
    cost = f"{COST}{part['cost']}" if part.get("cost") and not tile else ""
    yield f"{tile or cost} {note} {joined(part.get('track'), layout)}".replace("  ", " ").strip()
    yield f"{tile or cost} {note}".strip() if note else f"{tile or cost}{exits(part.get('track'), layout)}"
    yield note if len(note) <= room else f"{note[: room - 1]}…"
    yield exits(part.get("track"), layout)
    yield tile or cost


def _legend(hexes: Sequence[Mapping[str, Json]], codes: Mapping[str, str], room: int, width: int) -> str:
    """The hexes whose name or stops have no room, one after the other."""
    untold = {_text(part, "id"): _untold(part, room) for part in hexes}
    names = {hex_id: f"{codes[hex_id]} = {hex_id}" if hex_id in codes else hex_id for hex_id in untold}
    told = flowing((" ".join([names[hex_id], *words]) for hex_id, words in untold.items() if words), width)
    return f"{told}\n" if told else ""


def _codes(ids: Iterable[str], room: int) -> dict[str, str]:
    """A short name for every hex whose id has no room: its first letters, and no two alike."""
    long = [hex_id for hex_id in ids if len(hex_id) > room]
    codes: dict[str, str] = {}
    for hex_id in long:
        letters = hex_id.replace(".", "").replace(" ", "")
        forms = [letters[:room], *(letters[: room - 1] + letter for letter in letters[room:]), letters[:room]]
        codes[hex_id] = next((form for form in forms if form not in codes.values()), forms[-1])
    return codes


def _untold(part: Mapping[str, Json], room: int) -> list[str]:
    """Name, stops and note of a hex in full, if not all are shown in it."""
    name, stops = _text(part, "name"), _stops(part)
    fullest = list(_forms(stops))[:COMPLETE]
    is_told = not stops or min(len(form) for form in fullest) <= room
    is_named = len(name) <= room and len(_text(part, "id")) <= room
    note = _text(part, "note") if len(_text(part, "note")) > room else ""
    names = () if is_told and is_named else (name, fullest[0] if stops else "")
    return [word for word in (*names, note) if word]


def _stops(part: Mapping[str, Json]) -> Sequence[Mapping[str, Json]]:
    listed = part.get("stops")
    return [stop for stop in listed if isinstance(stop, Mapping)] if isinstance(listed, Sequence) else []


def _forms(stops: Sequence[Mapping[str, Json]]) -> Iterable[str]:
    """The stops of a hex from the fullest form to the shortest; the first ones are `COMPLETE`."""
    yield " ".join(_sign(stop) + _revenue(stop) for stop in stops)
    yield "".join(_sign(stop) + _revenue(stop) for stop in stops)
    yield "".join(_sign(stop) for stop in stops)
    yield "".join(",".join(_slots(stop)) for stop in stops)
    yield " ".join(_revenue(stop, short=True) for stop in stops)
    yield "".join("".join(_slots(stop)) for stop in stops)


def _sign(stop: Mapping[str, Json]) -> str:
    """A city by its slots, a town by a sign; a place off the map has only its values."""
    slots = _slots(stop)
    return f"({','.join(slots)})" if slots else {"town": "-o-", "port": "~"}.get(str(stop.get("kind")), "")


def _slots(stop: Mapping[str, Json]) -> list[str]:
    """The stations of a stop, then its free places."""
    stations = stop.get("stations")
    slots = [str(station) if station else EMPTY_SLOT for station in stations] if isinstance(stations, Sequence) else []
    places = _number(stop, "slots") or 1 if stop.get("kind") == "city" else 0
    return [*slots, *[EMPTY_SLOT] * (places - len(slots))]


def _revenue(stop: Mapping[str, Json], short: bool = False) -> str:
    revenue = stop.get("revenue")
    if isinstance(revenue, Mapping):
        values = [str(value) for value in revenue.values()]
        return f"{values[0]}-{values[-1]}" if short else "/".join(values)
    return str(revenue) if revenue else ""


def _short(name: str, room: int) -> str:
    """A name that has no room, shortened with a point; the legend has it in full."""
    return name if len(name) <= room else f"{name[: room - 1].rstrip(' .')}."


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
