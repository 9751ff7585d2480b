"""The board of Railroad Revolution as SVG, from the view alone. It speaks no language: signs, figures and names."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import hypot
from typing import Any, TypeAlias

from kursbuch.kernel import View
from kursbuch.render.railroad_revolution_signs import (
    BROWN,
    INK,
    PAPER,
    QUIET,
    deal_sign,
    disc,
    house,
    left_text,
    locomotive,
    seat_color,
    signs,
    signs_width,
)
from kursbuch.render.svg import document, element, halo_text, text

Item: TypeAlias = Mapping[str, Any]
Point: TypeAlias = tuple[float, float]

WIDTH, HEIGHT = 1440.0, 1130.0
MAP = (20.0, 20.0, 1080.0, 650.0)
TRACKS = (1120.0, 20.0, 300.0, 420.0)
DEALS = (1120.0, 460.0, 300.0, 210.0)
LINE = (20.0, 690.0, 1400.0, 130.0)
PLAYERS = (20.0, 840.0)
CARD = (106.0, 60.0)
LAND, PANEL, EDGE, BED = "#e9e4cf", "#f4efdf", "#b9b196", "#cfc7ab"
LEVELS = {1: "#f3f0e6", 2: "#e7efcf", 3: "#f5e6ad", 4: "#f3cfa2", 5: "#eab1a0"}


def draw(view: View) -> str:
    """The view as an SVG document: map, tracks, deals, telegraph line, players."""
    board: Any = view["board"]
    round_: Any = view["round"]
    last = f" / {round_['last_round']}" if round_["last_round"] else ""
    parts = [
        element("rect", width=WIDTH, height=HEIGHT, fill=PAPER),
        *_map(board),
        left_text(MAP[0] + 16, MAP[1] + MAP[3] - 22, f"◷ {round_['round']}{last}", 20, fill=QUIET),
        *_tracks(board["tracks"]),
        *_deals(view),
        *_telegraph(board),
        *_players(view),
    ]
    return document(WIDTH, HEIGHT, parts)


def _panel(x: float, y: float, width: float, height: float, fill: str = PANEL) -> str:
    return element("rect", x=x, y=y, width=width, height=height, rx=8, fill=fill, stroke=EDGE)


# The map


def _map(board: Item) -> Iterator[str]:
    yield _panel(*MAP, fill=LAND)
    places = _places(board["cities"], board["spaces"])
    for space in board["spaces"]:
        yield from _space(space, places[space["a"]], places[space["b"]])
    for name, (x, y) in places.items():
        if " - " in name:
            yield element("circle", cx=x, cy=y, r=5, fill=PAPER, stroke=QUIET, stroke_width=1.5)
    for city in board["cities"]:
        yield from _city(city, *places[city["name"]])


def _places(cities: Iterable[Item], spaces: Sequence[Item]) -> dict[str, Point]:
    """Where everything is; a joint lies evenly between its neighbours, found by moving it there again and again."""
    x, y, width, height = MAP
    places = {
        city["name"]: (x + 68 + (city["x"] - 4) / 88 * (width - 136), y + 50 + (city["y"] - 15) / 75 * (height - 100))
        for city in cities
    }
    neighbours: dict[str, list[str]] = {}
    for space in spaces:
        for here, there in ((space["a"], space["b"]), (space["b"], space["a"])):
            if here not in places:
                neighbours.setdefault(here, []).append(there)
    places |= dict.fromkeys(neighbours, (x, y))
    for _ in range(40):
        for joint, around in neighbours.items():
            places[joint] = (
                sum(places[name][0] for name in around) / len(around),
                sum(places[name][1] for name in around) / len(around),
            )
    return places


def _space(space: Item, start: Point, end: Point) -> Iterator[str]:
    """The bed, the rails of every company side by side, triangles for terrain, and the sign of a deal."""
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1)
    across = (-(y2 - y1) / length, (x2 - x1) / length)
    yield element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=BED, stroke_width=20, stroke_linecap="round")
    for seat in space["rails"]:
        offset = (seat - 1.5) * 5
        dx, dy = across[0] * offset, across[1] * offset
        line = {"x1": x1 + dx, "y1": y1 + dy, "x2": x2 + dx, "y2": y2 + dy}
        yield element("line", **line, stroke=seat_color(seat), stroke_width=4)
    x, y = _visible_middle(start, end, space)
    yield from _terrain(x, y, space["terrain"])
    if space["trade"]:
        yield deal_sign(x, y + (15 if space["terrain"] else 0), 9)


def _visible_middle(start: Point, end: Point, space: Item) -> Point:
    """The middle of what the cards of the cities leave free."""
    ends = [
        _rim(start, end) if " - " not in space["a"] else start,
        _rim(end, start) if " - " not in space["b"] else end,
    ]
    return (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2


def _rim(city: Point, other: Point) -> Point:
    """Where the way to the other point leaves the card of a city."""
    dx, dy = other[0] - city[0], other[1] - city[1]
    share = min(CARD[0] / 2 / abs(dx) if dx else 1, CARD[1] / 2 / abs(dy) if dy else 1, 1)
    return city[0] + dx * share, city[1] + dy * share


def _terrain(x: float, y: float, count: int) -> Iterator[str]:
    for number in range(count):
        left = x + (number - count / 2) * 11
        points = f"{left:.1f},{y + 6:.1f} {left + 10:.1f},{y + 6:.1f} {left + 5:.1f},{y - 5:.1f}"
        yield element("polygon", points=points, fill="#8d5a34", stroke=PAPER, stroke_width=1)


def _city(city: Item, x: float, y: float) -> Iterator[str]:
    """Name and price; the bonus of the first station and the main reward; the stations, the first one framed."""
    width, height = CARD
    left, top = x - width / 2, y - height / 2
    fill = LEVELS.get(city["level"], PANEL)
    yield element("rect", x=left, y=top, width=width, height=height, rx=7, fill=fill, stroke=INK, stroke_width=1.3)
    size = 11.5 if len(city["name"]) < 12 else 10
    yield left_text(left + 6, top + 11, city["name"], size, font_weight="bold")
    yield text(left + width - 9, top + 11, city["level"], 11, fill=QUIET, font_weight="bold")
    yield element("line", x1=left, y1=top + 20, x2=left + width, y2=top + 20, stroke=QUIET, stroke_width=0.6)
    yield from signs(city["first"], left + 5, top + 31)
    yield from signs(city["main"], left + width - 5 - signs_width(city["main"]), top + 31)
    yield element("rect", x=left + 5, y=top + 42, width=17, height=16, fill="none", stroke=INK, stroke_dasharray="2 2")
    for number, seat in enumerate(city["stations"]):
        yield house(left + 13.5 + number * 19, top + 50, seat)
    yield halo_text(left + width - 18, top + 51, f"${city['cost']}", 11, fill, fill=INK)


# Tracks and deals


def _tracks(tracks: Sequence[Item]) -> Iterator[str]:
    """From the left: offices, stations, cities of level 5; the points of each space, gates between spaces."""
    x, y, width, height = TRACKS
    yield _panel(*TRACKS)
    for number, track in enumerate(tracks):
        left = x + 14 + number * (width - 20) / 3
        yield from _track_head(track["id"], left + 40, y + 20)
        step = (height - 60) / len(track["values"])
        for space, points in enumerate(track["values"], start=1):
            bottom = y + height - 16 - (space - 1) * step
            yield element("rect", x=left, y=bottom - 28, width=80, height=28, rx=4, fill=PAPER, stroke=QUIET)
            yield text(left + 13, bottom - 14, points, 13, font_weight="bold")
            for seat, marker in enumerate(track["markers"]):
                if marker == space:
                    yield disc(left + 32 + seat * 13, bottom - 14, 6, seat_color(seat))
            yield from _gate(track["gates"][space - 1], left + 40, bottom - 28 - (step - 28) / 2)


def _track_head(track: str, x: float, y: float) -> Iterator[str]:
    if track == "telegraph":
        yield element("path", d=f"M{x},{y - 10}v20m-8,-16h16m-12,6h8", stroke=INK, stroke_width=2.5, fill="none")
    elif track == "stations":
        yield house(x, y, None)
    else:
        yield element("rect", x=x - 11, y=y - 9, width=22, height=18, rx=4, fill=LEVELS[5], stroke=INK)
        yield text(x, y, 5, 13, font_weight="bold")


def _gate(gate: str, x: float, y: float) -> Iterator[str]:
    if gate:
        yield element("rect", x=x - 36, y=y - 7, width=72, height=14, rx=3, fill="#e7c9bf", stroke="#a2463b")
        yield from signs([gate], x - signs_width([gate]) / 2, y)


def _deals(view: View) -> Iterator[str]:
    """The current deal tile, then the start tiles or the locomotives to be had."""
    x, y, width, _ = DEALS
    deals: Any = view["deals"]
    start_tiles: Any = view["start_tiles"]
    stock: Any = view["locomotives"]
    yield _panel(*DEALS)
    yield deal_sign(x + 20, y + 22, 11)
    for number, deal in enumerate(deals):
        top = y + 8 + number * 30
        yield element("rect", x=x + 40, y=top, width=width - 52, height=26, rx=4, fill=PAPER, stroke=QUIET)
        yield from signs([f"shares-{deal['shares']}"], x + 48, top + 13)
        yield text(x + 84, top + 13, "→", 14)
        yield from signs(deal["reward"], x + 98, top + 13)
    rows = [([tile["worker"], *tile["bonus"]], tile["tile"]) for tile in start_tiles] or [
        (item["bonus"], f"{item['count']} x") for item in stock if item["count"]
    ]
    for number, (parts, label) in enumerate(rows):
        top = y + 90 + number * 28
        yield left_text(x + 20, top, label, 13, font_weight="bold")
        if not start_tiles:
            yield locomotive(x + 66, top, INK)
        yield from signs(parts, x + 90, top)


# The telegraph line


def _telegraph(board: Item) -> Iterator[str]:
    """Eight areas; the points between two neighbours stand on their border."""
    x, y, width, height = LINE
    yield _panel(*LINE)
    step = width / len(board["areas"])
    for number, area in enumerate(board["areas"]):
        left = x + number * step
        if number:
            yield element("line", x1=left, y1=y, x2=left, y2=y + height, stroke=EDGE, stroke_width=2)
        yield left_text(left + 12, y + 18, area["area"], 15, font_weight="bold", fill=QUIET)
        yield from signs([f"shares-{area['shares']}"], left + 40, y + 18)
        yield left_text(left + 72, y + 18, f"+{area['first']}", 13, fill=BROWN)
        if area["trade"]:
            yield deal_sign(left + step - 30, y + 20, 11)
        yield from signs(area["tile"], left + 14, y + 52)
        yield element(
            "rect", x=left + 14, y=y + 78, width=24, height=24, fill="none", stroke=INK, stroke_dasharray="3 2"
        )
        for place, seat in enumerate(area["offices"]):
            yield house(left + 26 + place * 26, y + 90, seat, 1.3)
    for number, points in enumerate(board["connection_points"], start=1):
        yield disc(x + number * step, y + height - 16, 13, PAPER)
        yield text(x + number * step, y + height - 16, points, 13, font_weight="bold")


# The players


def _players(view: View) -> Iterator[str]:
    """A row for each company, the one that acts framed."""
    players: Any = view["players"]
    milestones: Any = view["milestones"]
    round_: Any = view["round"]
    x, y = PLAYERS
    for number, player in enumerate(players):
        top = y + number * 70
        acting = round_["acting_seat"] == player["seat"]
        yield element(
            "rect",
            x=x,
            y=top,
            width=WIDTH - 40,
            height=64,
            rx=8,
            fill=PANEL,
            stroke=seat_color(player["seat"]) if acting else EDGE,
            stroke_width=4 if acting else 1,
        )
        yield from _player(player, x, top)
        own = [tile for tile in milestones if tile["seat"] == player["seat"]]
        for place, tile in enumerate(own):
            yield from _milestone(tile, x + 940 + place * 228, top + 6)


def _player(player: Item, x: float, y: float) -> Iterator[str]:
    seat = player["seat"]
    yield element("rect", x=x + 10, y=y + 10, width=16, height=44, rx=3, fill=seat_color(seat), stroke=INK)
    yield left_text(x + 36, y + 20, player["name"][:16], 15, font_weight="bold")
    money = f"-${player['debt']}" if player["debt"] else f"${player['cash']}"
    yield left_text(x + 36, y + 45, money, 15, fill="#a2463b" if player["debt"] else INK)
    yield from signs([f"shares-{player['shares']}"], x + 112, y + 45)
    yield element("polygon", points=_star(x + 170, y + 20, 9), fill="#d9a520", stroke=INK)
    yield left_text(x + 184, y + 20, player["points"], 15, font_weight="bold")
    yield house(x + 220, y + 20, seat)
    yield left_text(x + 234, y + 20, f"{player['buildings']}", 13)
    yield element("line", x1=x + 158, y1=y + 45, x2=x + 182, y2=y + 45, stroke=seat_color(seat), stroke_width=5)
    yield left_text(x + 188, y + 45, player["rails"], 13)
    yield left_text(x + 216, y + 45, f"⌂ ${player['next_sale']}", 12, fill=QUIET)
    yield from _crowd(player["in_supply"], x + 300, y + 20)
    yield from _crowd(player["on_board"], x + 300, y + 45)
    yield element("line", x1=x + 288, y1=y + 33, x2=x + 600, y2=y + 33, stroke=EDGE)
    tiles = [(name, INK) for name in player["locomotives_up"]] + [(name, EDGE) for name in player["locomotives_down"]]
    for place, (name, color) in enumerate(tiles[:14]):
        left, top = x + 630 + place % 7 * 42, y + 20 + place // 7 * 25
        yield locomotive(left, top, color)
        yield left_text(left + 12, top, _LOCOMOTIVE_SIGNS.get(name, "?"), 12, fill=color)


_LOCOMOTIVE_SIGNS = {
    "locomotive-promote": "★",
    "locomotive-money": "$",
    "locomotive-steps": "▲",
    "locomotive-shares": "▮",
    "locomotive-rail": "═",
}


def _crowd(workers: Sequence[str], x: float, y: float) -> Iterator[str]:
    """Workers in a row, closer together when there are many."""
    step = min(18.0, 300.0 / max(1, len(workers)))
    for number, colour in enumerate(workers):
        yield from signs([colour], x + number * step, y)


def _milestone(tile: Item, x: float, y: float) -> Iterator[str]:
    """Points, posts (framed where an executive is there) and conditions."""
    yield element("rect", x=x, y=y, width=220, height=52, rx=5, fill=PAPER, stroke=QUIET)
    yield left_text(x + 8, y + 15, tile["points"], 16, font_weight="bold")
    yield left_text(x + 38, y + 15, tile["milestone"], 11, fill=QUIET)
    needs, executives = list(tile["needs"]), list(tile["executives"])
    for number, colour in enumerate(needs):
        left = x + 176 + number * 24
        yield from signs([colour], left, y + 15)
        if _is_filled(number, needs, executives):
            yield element("path", d=f"M{left + 1},{y + 15}l5,5l8,-12", fill="none", stroke=INK, stroke_width=3)
    yield from signs(tile["conditions"], x + 8, y + 38)


def _is_filled(number: int, needs: Sequence[str], executives: Sequence[str]) -> bool:
    if needs[number] == "any":
        return number < len(executives)
    return needs[: number + 1].count(needs[number]) <= executives.count(needs[number])


def _star(x: float, y: float, radius: float) -> str:
    points = ((0, -1), (0.25, -0.3), (1, -0.3), (0.4, 0.15), (0.6, 0.85), (0, 0.42))
    right = [(x + px * radius, y + py * radius) for px, py in points]
    left = [(x - px * radius, y + py * radius) for px, py in reversed(points[1:-1])]
    return " ".join(f"{px:.1f},{py:.1f}" for px, py in [*right, *left])
