"""The map of Railroad Revolution, from the view alone. It speaks no language: signs, figures and names."""

from collections.abc import Iterable, Iterator, Sequence
from math import hypot
from typing import Any

from kursbuch.kernel import View
from kursbuch.render.drawing import Drawing, Layer, OnPage, Placed, Symbol, write_page
from kursbuch.render.geometry import Point
from kursbuch.render.railroad_revolution_country import draw_country
from kursbuch.render.railroad_revolution_panels import draw_panels
from kursbuch.render.railroad_revolution_sides import draw_telegraph, draw_tracks
from kursbuch.render.railroad_revolution_signs import (
    BED,
    DASHES,
    INK,
    LEVELS,
    PANEL,
    PAPER,
    QUIET,
    Item,
    deal_sign,
    house,
    left_text,
    seat_color,
    signs,
    signs_width,
)
from kursbuch.render.railroad_revolution_text import board_tables
from kursbuch.render.svg import element, halo_text, text
from kursbuch.render.wording import TextTable, Wording

PAGE = (1600.0, 1240.0)
MAP = (1240.0, 760.0)
CARD = (112.0, 62.0)
DEAL_ASIDE = 17.0
"""How far the sign of a deal lies beside the terrain of its space."""

JOINT = Symbol(element("circle", r=5, fill=PAPER, stroke=QUIET, stroke_width=1.5))


def draw(view: View) -> str:
    """The view as an SVG document: map, tracks, deals, telegraph line, players."""
    boards = drawings(view)
    panels = Layer("panels", (Placed(Symbol(draw_panels(view)), 0.0, 0.0),))
    shown = [
        OnPage(boards["board"], 20.0, 20.0),
        OnPage(boards["tracks"], 1280.0, 20.0),
        OnPage(boards["telegraph"], 20.0, 800.0),
        OnPage(Drawing("panels", *PAGE, (panels,)), 0.0, 0.0),
    ]
    return write_page(*PAGE, shown, PAPER)


def drawings(view: View) -> dict[str, Drawing]:
    """The map, the tracks and the telegraph line."""
    board: Any = view["board"]
    return {"board": _draw_map(board), "tracks": draw_tracks(board["tracks"]), "telegraph": draw_telegraph(board)}


def text_map(view: View) -> None:
    """Cities and tracks are told by tables."""
    del view


def text_tables(view: View, wording: Wording) -> list[TextTable]:
    """The board as tables: cities, lines of track, telegraph, achievement tracks."""
    board: Any = view["board"]
    return board_tables(board, wording)


def _draw_map(board: Item) -> Drawing:
    places = _places(board["cities"], board["spaces"])
    joints = [Placed(JOINT, *place) for name, place in places.items() if _is_joint(name)]
    cities = [Placed(_city(city), *places[city["name"]], f"city:{city['name']}") for city in board["cities"]]
    layers = (
        Layer("paper", (Placed(Symbol(draw_country(_at)), 0.0, 0.0),)),
        Layer("spaces", tuple(_space(space, places[space["a"]], places[space["b"]]) for space in board["spaces"])),
        Layer("joints", tuple(joints)),
        Layer("cities", tuple(cities)),
        Layer("stations", tuple(_stations(board["cities"], places))),
    )
    return Drawing("railroad-revolution", *MAP, layers)


def _is_joint(name: str) -> bool:
    """Between two cities there are joints where spaces meet."""
    return " - " in name


def _at(x: float, y: float) -> Point:
    """A place of the map, told as cities are: from the west and from the north, in hundredths."""
    width, height = MAP
    return Point(68 + (x - 4) / 88 * (width - 136), 50 + (y - 15) / 75 * (height - 100))


def _places(cities: Iterable[Item], spaces: Sequence[Item]) -> dict[str, Point]:
    """Where everything is; a joint lies evenly between what is seen of its neighbours, moved there again and again."""
    places = {city["name"]: _at(city["x"], city["y"]) for city in cities}
    neighbours: dict[str, list[str]] = {}
    for space in spaces:
        for here, there in ((space["a"], space["b"]), (space["b"], space["a"])):
            if here not in places:
                neighbours.setdefault(here, []).append(there)
    places |= {joint: _between([places[name] for name in around]) for joint, around in neighbours.items()}
    for _ in range(40):
        for joint, around in neighbours.items():
            places[joint] = _between(
                [places[name] if _is_joint(name) else _rim(places[name], places[joint]) for name in around]
            )
    return places


def _between(points: Sequence[Point]) -> Point:
    return Point(sum(point.x for point in points) / len(points), sum(point.y for point in points) / len(points))


def _space(space: Item, start: Point, end: Point) -> Placed:
    """A space of a line, drawn around the middle of what the cities leave free of it."""
    middle = _visible_middle(start, end, space)
    back = middle.times(-1.0)
    symbol = _draw_space(space, start.plus(back), end.plus(back))
    return Placed(symbol, *middle, f"space:{space['id']}")


def _draw_space(space: Item, start: Point, end: Point) -> Symbol:
    """The bed, the rails of every company side by side, triangles for terrain, and the sign of a deal."""
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1)
    across = Point(-(y2 - y1) / length, (x2 - x1) / length)
    bed = {"class_": "bed", "stroke": BED, "stroke_linecap": "round"}
    parts = [element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke_width=20, **bed)]
    for seat in space["rails"]:
        aside = across.times((seat - 1.5) * 5)
        (ax, ay), (bx, by) = start.plus(aside), end.plus(aside)
        dashes = DASHES[seat % len(DASHES)]
        color = seat_color(seat)
        parts.append(element("line", x1=ax, y1=ay, x2=bx, y2=by, stroke=color, stroke_width=4, stroke_dasharray=dashes))
    parts += _terrain(space["terrain"])
    if space["trade"]:
        below = across if across.y >= 0 else across.times(-1.0)
        parts.append(deal_sign(*below.times(DEAL_ASIDE if space["terrain"] else 0.0), 9))
    wide = across.times(10.0)
    corners = (start.plus(wide), end.plus(wide), end.plus(wide.times(-1.0)), start.plus(wide.times(-1.0)))
    return Symbol("".join(parts), "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z")


def _visible_middle(start: Point, end: Point, space: Item) -> Point:
    """The middle of what the cards of the cities leave free."""
    first = start if _is_joint(space["a"]) else _rim(start, end)
    last = end if _is_joint(space["b"]) else _rim(end, start)
    return first.plus(last).times(0.5)


def _rim(city: Point, other: Point) -> Point:
    """Where the way to the other point leaves the card of a city."""
    dx, dy = other.x - city.x, other.y - city.y
    share = min(CARD[0] / 2 / abs(dx) if dx else 1, CARD[1] / 2 / abs(dy) if dy else 1, 1)
    return Point(city.x + dx * share, city.y + dy * share)


def _terrain(count: int) -> Iterator[str]:
    for number in range(count):
        left = (number - count / 2) * 11
        points = f"{left:.1f},6 {left + 10:.1f},6 {left + 5:.1f},-5"
        yield element("polygon", points=points, fill="#8d5a34", stroke=PAPER, stroke_width=1)


def _city(city: Item) -> Symbol:
    """Name and price; the bonus of the first station and the main reward; a frame for the first station."""
    width, height = CARD
    left, top = -width / 2, -height / 2
    fill = LEVELS.get(city["level"], PANEL)
    size = 12 if len(city["name"]) < 12 else 11
    parts = [
        element(
            "rect",
            class_=f"card level-{city['level']}",
            x=left,
            y=top,
            width=width,
            height=height,
            rx=7,
            fill=fill,
            stroke=INK,
            stroke_width=1.3,
        ),
        left_text(left + 6, top + 11, city["name"], size, font_weight="bold"),
        text(left + width - 9, top + 11, city["level"], 11, fill=QUIET, font_weight="bold"),
        element("line", x1=left, y1=top + 20, x2=left + width, y2=top + 20, stroke=QUIET, stroke_width=0.6),
        *signs(city["first"], left + 5, top + 31),
        *signs(city["main"], left + width - 5 - signs_width(city["main"]), top + 31),
        element("rect", x=left + 5, y=top + 42, width=17, height=16, fill="none", stroke=INK, stroke_dasharray="2 2"),
        halo_text(left + width - 18, top + 51, f"${city['cost']}", 11, fill, fill=INK),
    ]
    return Symbol("".join(parts), f"M{left:g} {top:g}h{width:g}v{height:g}h{-width:g}Z")


def _stations(cities: Iterable[Item], places: dict[str, Point]) -> Iterator[Placed]:
    """The stations in each city, the first one in the frame."""
    for city in cities:
        corner = places[city["name"]].plus(Point(-CARD[0] / 2, -CARD[1] / 2))
        for number, seat in enumerate(city["stations"]):
            place = corner.plus(Point(13.5 + number * 19, 50))
            yield Placed(Symbol(house(0, 0, seat)), *place, f"station:{city['name']}/{number}")
