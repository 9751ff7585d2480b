"""The board of American Rails as SVG, from the view alone. It speaks no language: signs and figures, no words."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from math import sqrt
from typing import Any, TypeAlias

from kursbuch.kernel import View

Item: TypeAlias = Mapping[str, Any]

RADIUS = 36.0
STEP_X = RADIUS * sqrt(3)
STEP_Y = RADIUS * 1.5
MARGIN = 12.0
CUBE = 13.0
WIDTH, HEIGHT = 1310, 1010
PANEL_X, PANEL_WIDTH = 985, 310
ROW = 26

TERRAIN = {"plains": "#dbe7a8", "forest": "#8fbb83", "mountain": "#b9a184", "city": "#fbf4df"}
COMPANIES = {
    "white": "#ffffff",
    "grey": "#8b8f96",
    "green": "#23923d",
    "yellow": "#f6cf1d",
    "red": "#d5342b",
    "blue": "#2f62c4",
}
PLAYERS = ("#8a5a2b", "#7d4fb3", "#e2709f", "#e08a1e", "#1f8f9a")
INK, QUIET, PAPER, SEA = "#23211c", "#6b6a60", "#fffdf6", "#cfe3ee"


def draw(view: View) -> str:
    """The view as an SVG document: map, years, companies, action spaces, turn order."""
    board: Any = view["board"]
    companies: Any = view["companies"]
    players: Any = view["players"]
    action_rows: Any = view["action_rows"]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'font-family="Helvetica, Arial, sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{SEA}"/>',
        *_map(board, companies),
        *_years(board["years"], view["round"]),
        *_companies(companies, 330),
        *_spaces(action_rows, players, 560),
        *_players(players, 800),
        "</svg>",
    ]
    return "\n".join(parts)


def _map(board: Item, companies: Iterable[Item]) -> Iterator[str]:
    cities = {city["name"]: city for city in board["cities"]}
    colors = {company["name"]: COMPANIES[company["color"]] for company in companies}
    cubes: dict[str, list[str]] = defaultdict(list)
    for cube in board["cubes"]:
        cubes[cube["hex"]].append(colors[cube["company"]])
    for hex_ in board["hexes"]:
        x, y = _center(hex_)
        yield f'<g data-hex="{escape(hex_["id"])}" transform="translate({x:.1f} {y:.1f})">'
        yield f'<polygon points="{_CORNERS}" fill="{TERRAIN[hex_["terrain"]]}" stroke="#ffffff" stroke-width="1.5"/>'
        city = cities.get(hex_["id"])
        yield from _city(city) if city else _country(hex_)
        yield from _cubes(cubes[hex_["id"]])
        yield "</g>"


def _center(hex_: Item) -> tuple[float, float]:
    """Odd rows are shifted half a hex to the right."""
    x = MARGIN + STEP_X * (hex_["col"] + 0.5 + hex_["row"] % 2 / 2)
    return x, MARGIN + RADIUS + STEP_Y * hex_["row"]


def _corners(radius: float) -> str:
    half = radius * sqrt(3) / 2
    points = [
        (0, -radius),
        (half, -radius / 2),
        (half, radius / 2),
        (0, radius),
        (-half, radius / 2),
        (-half, -radius / 2),
    ]
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


_CORNERS = _corners(RADIUS)


def _country(hex_: Item) -> Iterator[str]:
    """A sign for the terrain, and the name of the hex."""
    if hex_["terrain"] == "forest":
        yield '<path d="M-7,-14 l5,9 h-10z M5,-19 l6,11 h-12z" fill="#5f9457"/>'
    if hex_["terrain"] == "mountain":
        yield '<path d="M-15,-8 l9,-13 6,8 5,-7 10,12z" fill="#8b6f4e"/>'
    yield _text(0, 24, hex_["id"], 9, color=QUIET, anchor="middle")


def _city(city: Item) -> Iterator[str]:
    """Name; income alone and shared; black squares where no development is allowed; a house where one is built."""
    edge, width = ("#c0392b", 3) if city["connection"] else (QUIET, 1.5)
    yield f'<polygon points="{_corners(RADIUS - 2.5)}" fill="none" stroke="{edge}" stroke-width="{width}"/>'
    size = 10 if len(city["name"]) < 10 else 8.6
    yield _text(0, -11, city["name"], size, bold=True, anchor="middle")
    yield _text(-7, 24, city["full"], 13, bold=True, anchor="middle")
    yield _text(8, 24, city["shared"], 11, color=QUIET, anchor="middle")
    if not city["developable"]:
        yield f'<path d="M-20,15 h5 v5 h-5z M15,15 h5 v5 h-5z" fill="{INK}"/>'
    if city["developed"]:
        yield f'<path transform="translate(0 -24)" d="{_HOUSE}" fill="{INK}"/>'


_HOUSE = "M-6,5 v-6 l6,-6 6,6 v6z"


def _cubes(colors: Sequence[str]) -> Iterator[str]:
    """Up to six cubes, in rows of four."""
    for number, color in enumerate(colors):
        in_row = min(4, len(colors) - number // 4 * 4)
        x = (number % 4 - (in_row - 1) / 2) * (CUBE + 1.5) - CUBE / 2
        y = -6 + number // 4 * (CUBE + 1) - (5 if len(colors) > 4 else 0)
        yield _cube(x, y, color)


def _cube(x: float, y: float, color: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{CUBE}" height="{CUBE}" rx="1.5" fill="{color}" stroke="{INK}" '
        'stroke-width="1.2"/>'
    )


def _years(years: Sequence[int], round_: Any) -> Iterator[str]:
    """The year track; the current year is dark."""
    for number, year in enumerate(years):
        is_now = year == round_["year"]
        fill, color = (INK, PAPER) if is_now else (PAPER, INK)
        x = 16 + number * 62
        yield f'<rect x="{x}" y="10" width="58" height="30" rx="5" fill="{fill}" stroke="{INK}"/>'
        yield _text(x + 29, 30, year, 15, bold=is_now, color=color, anchor="middle")
    yield f'<path transform="translate(478 26) scale(1.4)" d="{_HOUSE}" fill="{INK}"/>'
    yield _text(494, 31, round_["development_markers"], 15, bold=True)


def _companies(companies: Sequence[Item], top: float) -> Iterator[str]:
    """A line for each company: income, treasury, cubes and shares left."""
    yield _panel(top, ROW * (len(companies) + 1) + 14)
    columns = {"income": 150, "treasury": 200, "cubes": 246, "shares_unsold": 288}
    middle = top + 20
    yield _text(PANEL_X + 150, middle + 5, "$ ↗", 14, color=QUIET, anchor="end")
    yield _text(PANEL_X + 200, middle + 5, "$", 14, color=QUIET, anchor="end")
    yield f'<g transform="translate({PANEL_X + 235} {middle})">{_cube(-CUBE / 2, -CUBE / 2, "#d8d5c8")}</g>'
    yield f'<g transform="translate({PANEL_X + 278} {middle})">{_SHARE}</g>'
    for number, company in enumerate(companies, start=1):
        base = top + 25 + number * ROW
        opacity = 0.35 if company["status"] == "out" else 1
        yield f'<g opacity="{opacity}">'
        yield _cube(PANEL_X + 12, base - 11, COMPANIES[company["color"]])
        yield _text(PANEL_X + 32, base, company["name"], 14, bold=company["status"] == "founded")
        for key, x in columns.items():
            yield _text(PANEL_X + x, base, company[key], 14, anchor="end", bold=key == "income")
        yield "</g>"


_SHARE = f'<path d="M-9,-6 h18 v12 h-18z M-5,-2 h10 M-5,2 h10" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'


def _spaces(rows: Sequence[Item], players: Sequence[Item], top: float) -> Iterator[str]:
    """The action spaces: a row for each action, a column for each phase."""
    yield _panel(top, ROW * len(rows) + 38)
    colors = {player["name"]: PLAYERS[player["seat"]] for player in players}
    for phase in range(3):
        yield _text(PANEL_X + 150 + phase * 62, top + 22, phase + 1, 14, color=QUIET, anchor="middle")
    for number, row in enumerate(rows):
        middle = top + 44 + number * ROW
        yield f'<g transform="translate({PANEL_X + 62} {middle})">{_ICONS.get(row["row"], "")}</g>'
        for phase in range(3):
            x = PANEL_X + 150 + phase * 62
            yield _box(x - 29, middle - 12, 58, 24, "#efeada")
            name = row[f"phase_{phase + 1}"]
            if name is not None:
                yield f'<rect x="{x - 27}" y="{middle - 10}" width="54" height="20" rx="10" fill="{colors[name]}"/>'
                yield _text(x, middle + 4, str(name)[:8], 11, bold=True, color="#ffffff", anchor="middle")


def _row_of_cubes(count: int) -> str:
    return "".join(_cube((number - count / 2) * (CUBE + 3) + 1.5, -CUBE / 2, "#d8d5c8") for number in range(count))


def _players(players: Sequence[Item], top: float) -> Iterator[str]:
    """Players in turn order with their cash."""
    yield _panel(top, ROW * len(players) + 14)
    ordered = sorted(players, key=lambda player: (player["turn"] is None, player["turn"], player["seat"]))
    for number, player in enumerate(ordered, start=1):
        base = top + number * ROW
        turn = player["turn"] if player["turn"] is not None else "·"
        yield _text(PANEL_X + 18, base, turn, 14, color=QUIET, anchor="middle")
        yield f'<circle cx="{PANEL_X + 44}" cy="{base - 5}" r="8" fill="{PLAYERS[player["seat"]]}"/>'
        yield _text(PANEL_X + 62, base, player["name"], 14, bold=True)
        yield _text(PANEL_X + PANEL_WIDTH - 20, base, f"${player['cash']}", 14, anchor="end")


def _panel(top: float, height: float) -> str:
    return _box(PANEL_X, top, PANEL_WIDTH, height, PAPER)


def _box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="5" fill="{fill}" stroke="{QUIET}"/>'


def _text(
    x: float, y: float, content: object, size: float, *, bold: bool = False, color: str = INK, anchor: str = "start"
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}"{weight} fill="{color}" text-anchor="{anchor}">'
        f"{escape(str(content))}</text>"
    )


_ICONS = {
    "pass": _text(0, 5, "—", 16, bold=True, anchor="middle"),
    "develop": f'<path transform="scale(1.3)" d="{_HOUSE}" fill="{INK}"/>',
    "fund": _text(-14, 5, "$5 →", 14, bold=True, anchor="middle")
    + f'<g transform="translate(14 0)">{_row_of_cubes(1)}</g>',
    "take": _text(0, 5, "$2", 14, bold=True, anchor="middle"),
    "expand_3": _row_of_cubes(3),
    "auction": _SHARE,
    "expand_4": _row_of_cubes(4),
}
