"""The boards that can be shown as text, by the kind that the view names."""

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from kursbuch.cli.hotseat.map_text import map_text
from kursbuch.kernel import Json

TERRAIN_COLORS = {"plains": "#dbe7a8", "forest": "#8fbb83", "mountain": "#b9a184", "city": "#fbf4df"}


def board_text(board: Mapping[str, Json], width: int) -> Text | None:
    """The board as text; None for a kind that is shown in tables."""
    as_hexes = _KINDS.get(str(board.get("kind")))
    return map_text(as_hexes(board), width) if as_hexes else None


def _as_it_is(board: Mapping[str, Json]) -> Mapping[str, Json]:
    return board


def _american_rails(board: Mapping[str, Json]) -> Mapping[str, Json]:
    """Hexes in rows, every second one shifted: companies by their first letters, cities by their values."""
    cubes: dict[str, str] = {}
    for cube in _mappings(board.get("cubes")):
        cubes[str(cube["hex"])] = cubes.get(str(cube["hex"]), "") + str(cube["company"])[:1]
    values = {str(city["name"]): f"{city['full']}/{city['shared']}" for city in _mappings(board.get("cities"))}
    hexes: list[Json] = []
    for part in _mappings(board.get("hexes")):
        column, row, name = part["col"], part["row"], str(part["id"])
        if isinstance(column, int) and isinstance(row, int):
            color = TERRAIN_COLORS.get(str(part.get("terrain")))
            place: dict[str, Json] = {"id": name, "x": 2 * column + SHIFT[row % 2], "y": row, "color": color}
            hexes.append({**place, "name": values.get(name), "label": "", "note": cubes.get(name)})
    return {"layout": "pointy", "hexes": hexes}


def _mappings(value: Json) -> list[Mapping[str, Json]]:
    return [part for part in value if isinstance(part, Mapping)] if isinstance(value, Sequence) else []


SHIFT = (0, 1)
"""How far to the right the even and the odd rows of American Rails lie, in half hexes."""

_KINDS: dict[str, Callable[[Mapping[str, Json]], Mapping[str, Json]]] = {
    "hexmap": _as_it_is,
    "american-rails": _american_rails,
}
