"""The board of Railroad Revolution as text: lines of track between cities, the telegraph, the achievement tracks."""

from collections.abc import Callable, Mapping, Sequence

from kursbuch.kernel import Json
from kursbuch.render.wording import TextTable, Wording

NEUTRAL = "▪"
TERRAIN = "△"
Word = Callable[[str], str]


def board_tables(board: Mapping[str, Json], wording: Wording) -> list[TextTable]:
    """Everything on the board; pieces are shown by the names of their players."""
    players, word, heading = wording.players, wording.word, wording.heading
    return [
        _cities(_rows(board, "cities"), wording),
        _lines_of_track(_rows(board, "spaces"), players, heading),
        _telegraph(_rows(board, "areas"), board.get("connection_points"), players, word, heading),
        _tracks(_rows(board, "tracks"), players, word, heading),
    ]


def _cities(cities: Sequence[Mapping[str, Json]], wording: Wording) -> TextTable:
    rewards = f"{wording.heading('main')} / {wording.heading('first')}"
    lines = [[*map(wording.heading, ("city", "level", "cost")), rewards, wording.heading("stations")]]
    for city in cities:
        given = " / ".join(_words(city.get(part), wording.word) for part in ("main", "first"))
        cost, stations = city.get("cost"), _names(city.get("stations"), wording.players)
        price = wording.money(cost) if isinstance(cost, int) else ""
        lines.append([str(city["name"]), str(city["level"]), price, given, stations])
    return lines


def _lines_of_track(spaces: Sequence[Mapping[str, Json]], players: Sequence[str], heading: Word) -> TextTable:
    """One line for each way between two cities: its spaces with their terrain, deal symbol and rails."""
    ways: dict[str, list[str]] = {}
    for space in spaces:
        way = str(space["id"]).rstrip("0123456789").rstrip()
        terrain = space.get("terrain")
        signs = TERRAIN * terrain if isinstance(terrain, int) else ""
        shown = f"{signs}{'⇄' if space.get('trade') else ''} {_names(space.get('rails'), players)}".strip()
        ways.setdefault(way, []).append(f"[{shown or ' '}]")
    return [[heading("spaces"), heading("rails")], *([way, "─".join(parts)] for way, parts in ways.items())]


def _telegraph(
    areas: Sequence[Mapping[str, Json]], points: Json, players: Sequence[str], word: Word, heading: Word
) -> TextTable:
    between = [str(value) for value in points] if isinstance(points, Sequence) and not isinstance(points, str) else []
    lines = [[heading(name) for name in ("area", "shares", "first", "tile", "offices", "connection_points")]]
    for number, area in enumerate(areas):
        tile = "⇄" if area.get("trade") else _words(area.get("tile"), word)
        offices = _names(area.get("offices"), players)
        connection = between[number] if number < len(between) else ""
        lines.append([str(area["area"]), str(area["shares"]), str(area["first"]), tile, offices, connection])
    return lines


def _tracks(tracks: Sequence[Mapping[str, Json]], players: Sequence[str], word: Word, heading: Word) -> TextTable:
    """From the bottom to the top: the value of each place, what is to be paid to go on, and who stands there."""
    lines = [[heading("track"), heading("values")]]
    for track in tracks:
        values, gates, markers = (_list(track.get(part)) for part in ("values", "gates", "markers"))
        places = []
        for place, value in enumerate(values):
            here = ", ".join(players[seat] for seat, at in enumerate(markers) if at == place + 1)
            gate = str(gates[place]) if place < len(gates) and gates[place] else ""
            places.append(f"{f'({word(gate)}) ' if gate else ''}{value}{f' [{here}]' if here else ''}")
        lines.append([heading(f"points_{track['id']}"), " │ ".join(places)])
    return lines


def _names(seats: Json, players: Sequence[str]) -> str:
    """Players by name; a piece of a colour that nobody plays by a sign."""
    return ", ".join(
        players[seat] if isinstance(seat, int) and 0 <= seat < len(players) else NEUTRAL for seat in _list(seats)
    )


def _words(parts: Json, word: Word) -> str:
    return ", ".join(word(str(part)) for part in _list(parts))


def _rows(board: Mapping[str, Json], name: str) -> list[Mapping[str, Json]]:
    return [row for row in _list(board.get(name)) if isinstance(row, Mapping)]


def _list(value: Json) -> list[Json]:
    return list(value) if isinstance(value, Sequence) and not isinstance(value, str) else []
