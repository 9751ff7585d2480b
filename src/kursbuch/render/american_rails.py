"""The map of American Rails, from the view alone. It speaks no language: signs and figures, no words."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import sqrt
from typing import Any

from kursbuch.kernel import Json, View
from kursbuch.render.american_rails_coasts import draw_coasts
from kursbuch.render.american_rails_panels import draw_panels
from kursbuch.render.american_rails_signs import CUBE, HOUSE, INK, QUIET, Item, company_cube, sign_text
from kursbuch.render.drawing import Drawing, Layer, OnPage, Placed, Symbol, write_page
from kursbuch.render.geometry import Point
from kursbuch.render.hex_labels import BOLD
from kursbuch.render.labels import text_width
from kursbuch.render.scenery import ABROAD
from kursbuch.render.svg import element, group
from kursbuch.render.wording import TextTable, Wording

RADIUS = 36.0
STEP_X = RADIUS * sqrt(3)
STEP_Y = RADIUS * 1.5
MARGIN = 12.0
NAME_WIDTH = 54.0
PAGE_WIDTH, PAGE_HEIGHT = 1310.0, 1010.0
TERRAIN = {"plains": "#dbe7a8", "forest": "#8fbb83", "mountain": "#b9a184", "city": "#fbf4df"}


def draw(view: View) -> str:
    """The view as an SVG document: map, years, companies, action spaces, turn order."""
    panels = Layer("panels", (Placed(Symbol(draw_panels(view)), 0.0, 0.0),))
    beside = Drawing("panels", PAGE_WIDTH, PAGE_HEIGHT, (panels,))
    board = drawings(view)["board"]
    return write_page(PAGE_WIDTH, PAGE_HEIGHT, [OnPage(board, 0.0, 0.0), OnPage(beside, 0.0, 0.0)], ABROAD)


def drawings(view: View) -> dict[str, Drawing]:
    """The map with its cubes and houses."""
    board: Any = view["board"]
    companies: Any = view["companies"]
    centers = {hex_["id"]: _center(hex_) for hex_ in board["hexes"]}
    width = max(point.x for point in centers.values()) + STEP_X / 2 + MARGIN
    height = max(point.y for point in centers.values()) + RADIUS + MARGIN
    layers = (
        Layer("paper", (Placed(Symbol(draw_coasts(_at)), 0.0, 0.0),)),
        Layer("hexes", tuple(_hexes(board, centers))),
        Layer("houses", tuple(_houses(board, centers))),
        Layer("cubes", tuple(_cubes(board, companies, centers))),
    )
    return {"board": Drawing("american-rails", width, height, layers, {"layout": "pointy", "radius": RADIUS})}


def text_tables(view: View, wording: Wording) -> list[TextTable]:
    """None: the map is shown."""
    del view, wording
    return []


TERRAIN_SIGNS = {"forest": "△", "mountain": "△△"}
DEVELOPED_SIGN = "⌂"


def text_map(view: View) -> Mapping[str, Json]:
    """Hexes in rows, every second one shifted: companies by their first letters, cities by their values."""
    board: Any = view["board"]
    pieces: dict[str, str] = defaultdict(str)
    for cube in board["cubes"]:
        pieces[cube["hex"]] += cube["company"][:1]
    for city in board["cities"]:
        pieces[city["name"]] += DEVELOPED_SIGN if city["developed"] else ""
    values = {city["name"]: f"{city['full']}/{city['shared']}" for city in board["cities"]}
    hexes = [
        {
            "id": part["id"],
            "x": 2 * part["col"] + part["row"] % 2,
            "y": part["row"],
            "color": TERRAIN.get(part["terrain"]),
            "name": values.get(part["id"]),
            "label": "",
            "note": pieces.get(part["id"]) or TERRAIN_SIGNS.get(part["terrain"]),
        }
        for part in board["hexes"]
    ]
    return {"layout": "pointy", "hexes": hexes}


def _center(hex_: Item) -> Point:
    """Odd rows are shifted half a hex to the right."""
    return _at(hex_["col"] + hex_["row"] % 2 / 2, hex_["row"])


def _at(column: float, row: float) -> Point:
    return Point(MARGIN + STEP_X * (column + 0.5), MARGIN + RADIUS + STEP_Y * row)


def _hexes(board: Item, centers: dict[str, Point]) -> Iterator[Placed]:
    cities = {city["name"]: city for city in board["cities"]}
    for hex_ in board["hexes"]:
        city = cities.get(hex_["id"])
        signs = _city(city) if city else _country(hex_)
        yield Placed(_hex(hex_["terrain"], signs), *centers[hex_["id"]], f"hex:{hex_['id']}")


@lru_cache(maxsize=1000)
def _hex(terrain: str, signs: str) -> Symbol:
    kind = f"country {terrain}"
    ground = element("polygon", class_=kind, points=_CORNERS, fill=TERRAIN[terrain], stroke="#ffffff", stroke_width=1.5)
    return Symbol(ground + signs, f"M{_CORNERS.replace(' ', 'L')}Z")


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


def _country(hex_: Item) -> str:
    """A sign for the terrain, and the name of the hex."""
    signs = {
        "forest": '<path class="tree" d="M-7,-14 l5,9 h-10z M5,-19 l6,11 h-12z" fill="#5f9457"/>',
        "mountain": '<path class="peak" d="M-15,-8 l9,-13 6,8 5,-7 10,12z" fill="#8b6f4e"/>',
    }
    return signs.get(hex_["terrain"], "") + group(
        [sign_text(0, 24, hex_["id"], 9, color="currentColor", anchor="middle")], class_="hex-id", color="#57564d"
    )


def _city(city: Item) -> str:
    """Name; income alone and shared; black squares where no development is allowed."""
    edge, width = ("#c0392b", 3) if city["connection"] else (QUIET, 1.5)
    return "".join(
        [
            f'<polygon points="{_corners(RADIUS - 2.5)}" fill="none" stroke="{edge}" stroke-width="{width}"/>',
            _name(city["name"]),
            sign_text(-7, 24, city["full"], 13, bold=True, anchor="middle"),
            sign_text(8, 24, city["shared"], 11, color=QUIET, anchor="middle"),
            "" if city["developable"] else f'<path d="M-20,15 h5 v5 h-5z M15,15 h5 v5 h-5z" fill="{INK}"/>',
        ]
    )


def _name(name: str) -> str:
    """The name of a city; a long one is pressed into the hex, whatever letters the reader has."""
    written = sign_text(0, -11, name, 10, bold=True, anchor="middle")
    if BOLD * text_width(name, 10) <= NAME_WIDTH:
        return written
    pressed = f' textLength="{NAME_WIDTH:g}" lengthAdjust="spacingAndGlyphs"'
    return written.replace("<text", f"<text{pressed}", 1)


_HOUSE = Symbol(f'<path d="{HOUSE}" fill="{INK}"/>')


def _houses(board: Item, centers: dict[str, Point]) -> Iterator[Placed]:
    """A house over each developed city."""
    for city in board["cities"]:
        if city["developed"]:
            yield Placed(_HOUSE, *centers[city["name"]].plus(Point(0.0, -24.0)), f"house:{city['name']}")


def _cubes(board: Item, companies: Sequence[Item], centers: dict[str, Point]) -> Iterator[Placed]:
    colors = {company["name"]: company["color"] for company in companies}
    by_hex: dict[str, list[str]] = defaultdict(list)
    for cube in board["cubes"]:
        by_hex[cube["hex"]].append(cube["company"])
    for hex_, names in by_hex.items():
        for place, name in zip(_cube_places(len(names)), names, strict=True):
            yield Placed(_cube(colors[name]), *centers[hex_].plus(place), f"cube:{hex_}/{name}")


@lru_cache(maxsize=100)
def _cube(color: str) -> Symbol:
    return Symbol(company_cube(color))


def _cube_places(count: int) -> Iterator[Point]:
    """Up to six cubes, in rows of four."""
    for number in range(count):
        in_row = min(4, count - number // 4 * 4)
        x = (number % 4 - (in_row - 1) / 2) * (CUBE + 1.5)
        yield Point(x, CUBE / 2 - 6 + number // 4 * (CUBE + 1) - (5 if count > 4 else 0))
