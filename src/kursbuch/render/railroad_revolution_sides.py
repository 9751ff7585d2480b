"""The boards beside the map of Railroad Revolution: the three tracks and the telegraph line."""

from collections.abc import Iterator, Sequence

from kursbuch.render.drawing import Drawing, Layer, Placed, Symbol
from kursbuch.render.railroad_revolution_signs import (
    BROWN,
    EDGE,
    INK,
    LEVELS,
    PAPER,
    QUIET,
    Item,
    deal_sign,
    disc,
    house,
    left_text,
    marker,
    panel,
    signs,
    signs_width,
)
from kursbuch.render.svg import element, text

TRACKS = (300.0, 420.0)
SPACE = (80.0, 28.0)
LINE = (1400.0, 130.0)


def draw_tracks(tracks: Sequence[Item]) -> Drawing:
    """From the left: offices, stations, cities of level 5; the points of each space, gates between spaces."""
    width, height = TRACKS
    spaces: list[Placed] = []
    gates: list[Placed] = []
    markers: list[Placed] = []
    for number, track in enumerate(tracks):
        left = 14 + number * (width - 20) / 3
        gates.append(Placed(Symbol("".join(_head(track["id"]))), left + 40, 20))
        step = (height - 60) / len(track["values"])
        for space, points in enumerate(track["values"], start=1):
            top = height - 16 - (space - 1) * step - SPACE[1]
            spaces.append(Placed(_space(points), left, top, f"track:{track['id']}/{space}"))
            gate = track["gates"][space - 1]
            if gate:
                gates.append(Placed(_gate(gate), left + 40, top - (step - SPACE[1]) / 2))
            markers += [
                Placed(Symbol(marker(0, 0, 6.5, seat)), left + 32 + seat * 13, top + 14, f"marker:{track['id']}/{seat}")
                for seat, place in enumerate(track["markers"])
                if place == space
            ]
    ground = Layer("paper", (Placed(Symbol(panel(0, 0, width, height)), 0, 0),))
    layers = (ground, Layer("spaces", tuple(spaces)), Layer("gates", tuple(gates)), Layer("markers", tuple(markers)))
    return Drawing("tracks", width, height, layers)


def _space(points: int) -> Symbol:
    width, height = SPACE
    ground = element("rect", width=width, height=height, rx=4, fill=PAPER, stroke=QUIET)
    return Symbol(ground + text(13, 14, points, 13, font_weight="bold"), f"M0 0H{width:g}V{height:g}H0Z")


def _head(track: str) -> Iterator[str]:
    if track == "telegraph":
        yield element("path", d="M0,-10v20m-8,-16h16m-12,6h8", stroke=INK, stroke_width=2.5, fill="none")
    elif track == "stations":
        yield house(0, 0, None)
    else:
        yield element("rect", x=-11, y=-9, width=22, height=18, rx=4, fill=LEVELS[5], stroke=INK)
        yield text(0, 0, 5, 13, font_weight="bold")


def _gate(gate: str) -> Symbol:
    ground = element("rect", x=-36, y=-7, width=72, height=14, rx=3, fill="#e7c9bf", stroke="#a2463b")
    return Symbol(ground + "".join(signs([gate], -signs_width([gate]) / 2, 0)))


def draw_telegraph(board: Item) -> Drawing:
    """Eight areas; the points between two neighbours stand on their border."""
    width, height = LINE
    step = width / len(board["areas"])
    areas = [
        Placed(_area(area, step, number > 0), number * step, 0, f"area:{area['area']}")
        for number, area in enumerate(board["areas"])
    ]
    offices = [
        Placed(Symbol(house(0, 0, seat, 1.3)), number * step + 26 + place * 26, 90, f"office:{area['area']}/{place}")
        for number, area in enumerate(board["areas"])
        for place, seat in enumerate(area["offices"])
    ]
    points = [
        Placed(Symbol(disc(0, 0, 13, PAPER) + text(0, 0, worth, 13, font_weight="bold")), number * step, height - 16)
        for number, worth in enumerate(board["connection_points"], start=1)
    ]
    ground = Layer("paper", (Placed(Symbol(panel(0, 0, width, height)), 0, 0),))
    layers = (ground, Layer("areas", tuple(areas)), Layer("offices", tuple(offices)), Layer("points", tuple(points)))
    return Drawing("telegraph", width, height, layers)


def _area(area: Item, width: float, has_border: bool) -> Symbol:
    """What an area gives, and the frame for its first office."""
    height = LINE[1]
    parts = [element("rect", width=width, height=height, fill="transparent")]
    parts += [element("line", y2=height, stroke=EDGE, stroke_width=2)] if has_border else []
    parts += [left_text(12, 18, area["area"], 15, font_weight="bold", fill=QUIET)]
    parts += signs([f"shares-{area['shares']}"], 40, 18)
    parts += [left_text(72, 18, f"+{area['first']}", 13, fill=BROWN)]
    if area["trade"]:
        parts.append(deal_sign(width - 30, 20, 11))
    parts += signs(area["tile"], 14, 52)
    parts.append(element("rect", x=14, y=78, width=24, height=24, fill="none", stroke=INK, stroke_dasharray="3 2"))
    return Symbol("".join(parts), f"M0 0H{width:g}V{height:g}H0Z")
