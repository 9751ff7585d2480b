"""A board of hexes, with the share market beside it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from kursbuch.kernel import Json, View, as_json
from kursbuch.render.drawing import Drawing, Layer, OnPage, Placed, Symbol, write_page
from kursbuch.render.geometry import SIZE, Layout, Point
from kursbuch.render.hex_symbols import ground_of, labels_of, station_place
from kursbuch.render.hexes import Hex, Marker, mappings, read_hex, sequence
from kursbuch.render.liveries import UNKNOWN, Livery, liveries
from kursbuch.render.market import draw_market
from kursbuch.render.scenery import Scenery, draw_scenery
from kursbuch.render.stops import SLOT, home, token
from kursbuch.render.svg import element
from kursbuch.render.wording import TextTable, Wording

MARGIN = 24.0
PAPER = "#ffffff"


@dataclass(frozen=True, slots=True)
class HexMap:
    """Draws the maps of a title, with what lies around them."""

    scenery: Scenery = field(default_factory=Scenery)

    def draw(self, view: View) -> str:
        """The board of the view, and its market below it if it has one."""
        shown = self.drawings(view)
        board, market = shown["board"], shown.get("market")
        pages = [OnPage(board, 0.0, 0.0)]
        if market is None:
            return write_page(board.width, board.height, pages, PAPER)
        pages.append(OnPage(market, MARGIN, board.height))
        width = max(board.width, market.width + 2 * MARGIN)
        return write_page(width, board.height + market.height + MARGIN, pages, PAPER)

    def drawings(self, view: View) -> dict[str, Drawing]:
        """The board, and the share market if there is one."""
        market = draw_market(view)
        return {"board": _draw_board(view, self.scenery)} | ({"market": market} if market is not None else {})

    def text_map(self, view: View) -> Mapping[str, Json] | None:
        """The board as it is: hexes with places."""
        board = view.get("board")
        return board if isinstance(board, Mapping) else None

    def text_tables(self, view: View, wording: Wording) -> list[TextTable]:
        """None: the map is shown."""
        del view, wording
        return []


PLAIN = HexMap()
draw, drawings, text_map, text_tables = PLAIN.draw, PLAIN.drawings, PLAIN.text_map, PLAIN.text_tables
"""The module itself draws any map of hexes, without scenery."""


def layout_of(view: View) -> Layout:
    """How the hexes of the view stand."""
    board = view["board"]
    assert isinstance(board, Mapping)
    return Layout(is_pointy=board.get("layout") != "flat")


def hexes_of(view: View) -> list[Hex]:
    """The hexes of the view, with what lies on them."""
    board = view["board"]
    assert isinstance(board, Mapping)
    blocked, markers = _blocked(view), _markers(view)
    return [
        replace(part, blocked_by=tuple(blocked.get(part.id, ())), markers=tuple(markers.get(part.id, ())))
        for part in (read_hex(data) for data in mappings(board.get("hexes")))
    ]


def _blocked(view: View) -> dict[str, list[str]]:
    """The privates that block a hex: those of players and those that nobody owns yet."""
    found: dict[str, list[str]] = {}
    for private in mappings(as_json(view).get("privates")):
        if private.get("owner_seat") is not None or private.get("owner") == "bank":
            for hex_ in sequence(private.get("hexes")):
                found.setdefault(str(hex_), []).append(str(private.get("id")))
    return found


def _markers(view: View) -> dict[str, list[Marker]]:
    """Markers that make a stop worth more to a company."""
    companies = liveries(mappings(as_json(view).get("companies")))
    found: dict[str, list[Marker]] = {}
    for marker in mappings(as_json(view).get("port_markers")):
        company, amount = str(marker.get("company")), marker.get("amount")
        assert isinstance(amount, int)
        found.setdefault(str(marker.get("hex")), []).append(Marker(company, companies.get(company, UNKNOWN), amount))
    return found


def centers_of(hexes: Sequence[Hex], layout: Layout) -> dict[str, Point]:
    """Where the middle of each hex is on the drawing."""
    found = {part.id: layout.center(part.x, part.y) for part in hexes}
    left = min((point.x for point in found.values()), default=0.0) - SIZE - MARGIN
    top = min((point.y for point in found.values()), default=0.0) - SIZE - MARGIN
    return {name: Point(point.x - left, point.y - top) for name, point in found.items()}


def draw_hex(part: Hex, layout: Layout, companies: Mapping[str, Livery], center: Point) -> tuple[Layer, ...]:
    """One hex in its layers."""
    ground = ground_of(part, layout)
    mark, title = f"hex:{part.id}", f"{part.id} #{part.tile}" if part.tile else part.id
    return (
        Layer("hexes", (Placed(ground, *center, mark, title),)),
        Layer("barriers", tuple(_barriers(part, layout, center))),
        Layer("stations", tuple(_stations(part, ground, center, companies, layout))),
        Layer("labels", (Placed(labels_of(part, layout), *center, mark, title),)),
    )


def geometry(layout: Layout) -> dict[str, Json]:
    """The measures of every hex: the middles of its edges lead to its neighbours."""
    edges: list[Json] = [[round(place.x, 2), round(place.y, 2)] for place in map(layout.edge, range(6))]
    shape = "pointy" if layout.is_pointy else "flat"
    return {"layout": shape, "radius": SIZE, "slot_radius": round(SLOT, 2), "edges": edges}


def _draw_board(view: View, scenery: Scenery) -> Drawing:
    layout, hexes = layout_of(view), hexes_of(view)
    companies = liveries(mappings(as_json(view).get("companies")))
    centers = centers_of(hexes, layout)
    drawn = [draw_hex(part, layout, companies, centers[part.id]) for part in hexes]
    width = max((point.x for point in centers.values()), default=0.0) + SIZE + MARGIN
    height = max((point.y for point in centers.values()), default=0.0) + SIZE + MARGIN
    layers = [draw_scenery(scenery, hexes, centers, layout)]
    for parts in zip(*drawn, strict=True):
        layers.append(Layer(parts[0].name, tuple(placed for part in parts for placed in part.placed)))
    return Drawing("hexmap", width, height, tuple(layers), geometry(layout))


def _stations(
    part: Hex, ground: Symbol, center: Point, companies: Mapping[str, Livery], layout: Layout
) -> Iterator[Placed]:
    """The stations in their slots, and the companies for which a place is kept."""
    for number, (stop, place) in enumerate(zip(part.stops, ground.stops, strict=True)):
        waiting = [kept.company for kept in part.homes if kept.city in (None, number)]
        for slot, (x, y) in enumerate(place.slots):
            company, at = stop.stations[slot], center.plus(Point(x, y))
            if company:
                yield Placed(token(company, companies.get(company)), *at, f"slot:{part.id}/{number}/{slot}")
            elif waiting:
                yield Placed(home(waiting.pop(0)), *at, f"home:{part.id}/{number}")
    if part.stations:
        beside = center.plus(station_place(part, layout))
        for company in part.stations:
            yield Placed(token(company, companies.get(company)), *beside, f"station:{part.id}")


def _barriers(part: Hex, layout: Layout, center: Point) -> Iterator[Placed]:
    """Edges that no track may lead to."""
    for edge in part.impassable:
        start, end = layout.edge_corners(edge)
        data = f"M{start.x:.2f} {start.y:.2f}L{end.x:.2f} {end.y:.2f}"
        line = element("path", d=data, stroke="#1f6fb2", stroke_width=6, stroke_linecap="round")
        yield Placed(Symbol(line), *center)
