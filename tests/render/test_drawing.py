"""Drawings as values: symbols that are placed, and that stay the same as long as what they show does."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import hypot
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from kursbuch.kernel import Json, KursbuchError, Setup, View, find_title, titles
from kursbuch.render import Drawing, RoutePaths, draw_tile, drawings, symbols_of, tile_symbol
from kursbuch.render.stops import SLOT

SETUP = Setup(("Ada", "Bert", "Cleo"))


def first_view(title: str) -> View:
    rules = find_title(title).rules(SETUP)
    return rules.view(rules.initial(SETUP, 1), None)


def played_views(title: str, moves: int) -> Iterator[View]:
    rules, random = find_title(title).rules(SETUP), Random(1)
    position = rules.initial(SETUP, 1)
    for _ in range(moves):
        yield rules.view(position, None)
        seat = rules.to_act(position)[0]
        offers = rules.offers(position, seat)
        position = rules.apply(position, seat, random.choice(offers).sample(random)).position


def marks(drawing: Drawing) -> dict[str, Any]:
    return {placed.mark: placed for layer in drawing.layers for placed in layer.placed if placed.mark}


def board_with(*hexes: Mapping[str, Any], **more: Any) -> View:
    return {"title": "1830", "board": {"kind": "hexmap", "layout": "pointy", "hexes": list(hexes), **more}}


@pytest.mark.parametrize("title", list(titles()))
def test_every_title_is_drawn_in_symbols_that_are_xml(title: str) -> None:
    boards = drawings(first_view(title))
    assert next(iter(boards)) == "board"
    for board in boards.values():
        for symbol in board.symbols.values():
            ElementTree.fromstring(f"<svg>{symbol.svg}</svg>")
        placed = [placed for layer in board.layers for placed in layer.placed]
        assert all(-1 <= item.x <= board.width + 1 and -1 <= item.y <= board.height + 1 for item in placed)


@pytest.mark.parametrize("title", list(titles()))
def test_what_can_be_pointed_at_has_an_outline(title: str) -> None:
    pointed = {"hex", "cell", "city", "space", "area", "track"}
    for name, board in drawings(first_view(title)).items():
        first = next(layer for layer in board.layers if layer.name != "paper")
        kinds = {item.mark.partition(":")[0] for item in first.placed}
        assert kinds <= pointed, name
        assert all(item.symbol.outline.startswith("M") for item in first.placed), name


@pytest.mark.parametrize("title", list(titles()))
def test_a_move_needs_only_a_few_new_symbols(title: str) -> None:
    known: set[str] = set()
    for number, view in enumerate(played_views(title, 60)):
        symbols = {name for board in drawings(view).values() for name in board.symbols}
        if number:
            assert len(symbols - known) <= 8
        known |= symbols


def test_a_symbol_is_named_by_what_it_shows() -> None:
    plain = {"x": 0, "y": 0, "color": "yellow", "track": [{"a": 0, "b": 3}]}
    view = board_with(
        {"id": "A1", **plain}, {"id": "A3", **plain, "x": 2}, {"id": "A5", **plain, "x": 4, "color": "green"}
    )
    shown = marks(Drawing("", 0, 0, drawings(view)["board"].layers[1:2]))
    assert shown["hex:A1"].symbol is shown["hex:A3"].symbol
    assert shown["hex:A1"].symbol.id != shown["hex:A5"].symbol.id


def test_stations_and_homes_are_marked_by_city_and_slot() -> None:
    stops = [
        {"kind": "city", "revenue": 20, "slots": 2, "stations": ["PRR"]},
        {"kind": "city", "revenue": 20, "slots": 1},
    ]
    view = board_with({"id": "B2", "x": 1, "y": 1, "stops": stops, "homes": [{"company": "NYC", "city": 1}]})
    shown = marks(drawings(view)["board"])
    assert ">PRR<" in shown["slot:B2/0/0"].symbol.svg
    assert ">NYC<" in shown["home:B2/1"].symbol.svg
    assert "slot:B2/0/1" not in shown
    ground = next(item for item in drawings(view)["board"].layers[1].placed if item.mark == "hex:B2")
    assert [len(stop.slots) for stop in ground.symbol.stops] == [2, 1]
    x, y = ground.symbol.stops[0].slots[0]
    assert (shown["slot:B2/0/0"].x, shown["slot:B2/0/0"].y) == pytest.approx((ground.x + x, ground.y + y))


def test_a_marker_shows_its_company_and_amount() -> None:
    markers: list[Json] = [{"company": "AFG", "hex": "A5", "amount": 30}]
    shown = marks(drawings({**board_with({"id": "A5", "x": 0, "y": 0}), "port_markers": markers})["board"])
    assert ">AFG<" in shown["hex:A5"].symbol.svg
    assert ">+30<" in shown["hex:A5"].symbol.svg


def test_track_leads_from_end_to_end() -> None:
    track = [{"a": 0, "b": "s0"}, {"a": 1, "b": "s0"}, {"a": 2, "b": 4}]
    view = board_with({"id": "B2", "x": 1, "y": 1, "track": track, "stops": [{"kind": "town", "revenue": 10}]})
    board = drawings(view)["board"]
    symbol = marks(Drawing("", 0, 0, board.layers[1:2]))["hex:B2"].symbol
    edges = board.geometry["edges"]
    assert isinstance(edges, list)
    lines = [_points(line.data) for line in symbol.track]
    town = (symbol.stops[0].x, symbol.stops[0].y)
    assert lines[0][0] == pytest.approx(edges[0], abs=0.06)
    assert lines[1][0] == pytest.approx(edges[1], abs=0.06)
    assert lines[0][-1] == lines[1][-1] == pytest.approx(town, abs=0.06)
    assert lines[2][0] == pytest.approx(edges[2], abs=0.06)
    assert lines[2][-1] == pytest.approx(edges[4], abs=0.06)


def _points(data: str) -> list[tuple[float, float]]:
    pairs = [pair.split() for pair in data.removeprefix("M").split("L")]
    return [(float(x), float(y)) for x, y in pairs]


def test_a_tile_can_be_drawn_alone_and_on_its_hex() -> None:
    view = first_view("1830")
    alone, there = draw_tile(view, "57", 1), draw_tile(view, "57", 1, "H10")
    written = [layer.placed[0].symbol.svg for layer in (alone[-1], there[-1])]
    assert ["Pittsburgh" in svg for svg in written] == [False, True]
    assert tile_symbol(view, "57", 1) in symbols_of(alone).values()
    assert tile_symbol(view, "57", 1).id != tile_symbol(view, "57", 2).id
    assert tile_symbol(view, "57", 1).track[0].a == 1
    with pytest.raises(KursbuchError, match="tile-unknown"):
        tile_symbol(view, "no", 0)


def test_stations_stay_in_the_city_that_keeps_their_track() -> None:
    tiles = [
        {
            "tile": "OO",
            "color": "green",
            "track": [{"a": 0, "b": "s0"}, {"a": 3, "b": "s1"}, {"a": 1, "b": "s1"}],
            "stops": [{"kind": "city", "revenue": 40, "slots": 1}, {"kind": "city", "revenue": 40, "slots": 1}],
        }
    ]
    stops = [
        {"kind": "city", "revenue": 20, "slots": 1, "stations": ["NYC"]},
        {"kind": "city", "revenue": 20, "slots": 1},
    ]
    view = board_with({"id": "B2", "x": 1, "y": 1, "track": [{"a": 3, "b": "s0"}], "stops": stops}, tiles=tiles)
    laid = {item.mark for layer in draw_tile(view, "OO", 0, "B2") for item in layer.placed}
    assert "slot:B2/1/0" in laid


def test_a_route_is_one_line_from_stop_to_stop() -> None:
    city = [{"kind": "city", "revenue": 20, "slots": 1}]
    view = board_with(
        {"id": "A1", "x": 0, "y": 0, "track": [{"a": 4, "b": "s0"}], "stops": city},
        {"id": "A3", "x": 2, "y": 0, "track": [{"a": 1, "b": 4}]},
        {"id": "A5", "x": 4, "y": 0, "track": [{"a": 1, "b": "s0"}, {"a": 4, "b": "s0"}], "stops": city},
    )
    board = marks(Drawing("", 0, 0, drawings(view)["board"].layers[1:2]))
    lines = [_points(line) for line in RoutePaths(view).path("2: A1 (A3) A5").split("M")[1:]]
    assert len(lines) == 3, "the track beyond the last stop is not run"
    ends = [point for line in lines for point in (line[0], line[-1])]
    for name in ("hex:A1", "hex:A5"):
        assert any(point == pytest.approx((board[name].x, board[name].y), abs=0.06) for point in ends)


def test_tokens_carry_letters_beside_their_colours() -> None:
    market = {"rows": [[_cell("PRR"), _cell("NYC")]]}
    tokens = marks(drawings({**board_with({"id": "A1", "x": 0, "y": 0}), "market": market})["market"])
    assert ">PRR<" in tokens["token:PRR"].symbol.svg
    assert tokens["cell:0/0"].symbol.outline


def _cell(company: str) -> dict[str, Any]:
    return {"price": 67, "kinds": ["par"], "companies": [company]}


@pytest.mark.parametrize("count", range(2, 9))
def test_tokens_in_a_cell_of_the_market_do_not_hide_each_other(count: int) -> None:
    names = [f"C{number}" for number in range(count)]
    cell: Json = {"price": 100, "kinds": [], "companies": names}
    market = drawings({**board_with(), "market": {"rows": [[cell]]}, "companies": []})["market"]
    places = [(placed.x, placed.y, _radius(placed.symbol.outline)) for placed in market.layers[1].placed]
    assert len(places) == count
    for (x, y, radius), (other_x, other_y, other) in combinations(places, 2):
        assert hypot(x - other_x, y - other_y) >= radius + other - 0.01
    assert all(x + radius <= market.width and y - radius >= PRICE_ENDS for x, y, radius in places)


PRICE_ENDS = 14.0


def _radius(outline: str) -> float:
    return -float(outline.removeprefix("M").split(" ")[0])


@pytest.mark.parametrize("title", ["1824", "1830"])
def test_letters_of_tiles_lie_beside_their_cities(title: str) -> None:
    view: Any = first_view(title)
    labelled = [part for part in view["board"]["hexes"] if part.get("label")]
    tiles = [(part["id"], tile["tile"]) for part in labelled for tile in view["board"]["tiles"] if like(tile, part)]
    turned = [(hex_id, tile, rotation) for hex_id, tile in tiles for rotation in range(6)]
    assert len(turned) > 100
    assert [lay for lay in turned if is_letter_hidden(view, *lay)] == []


def like(tile: Mapping[str, Any], part: Mapping[str, Any]) -> bool:
    return bool(tile.get("label") == part["label"])


def is_letter_hidden(view: Any, hex_id: str, tile: str, rotation: int) -> bool:
    """Whether a city covers the letter of a tile."""
    slots = [slot for stop in tile_symbol(view, tile, rotation).stops for slot in stop.slots]
    label = next(one["label"] for one in view["board"]["tiles"] if one["tile"] == tile)
    written = _letters(draw_tile(view, tile, rotation, hex_id)[-1].placed[0].symbol.svg)
    x, y, size = next((x, y, size) for x, y, size, letter in written if letter == label)
    across, up = BOLD * len(label) * size / 2, size * 0.35
    gaps = [hypot(max(0, abs(x - right) - across), max(0, abs(y - down) - up)) for right, down in slots]
    return min(gaps) < 1.12 * SLOT


BOLD = 0.75
"""About how wide a bold capital is."""


def _letters(svg: str) -> list[tuple[float, float, float, str]]:
    """The texts of a drawing with the middle of each, which lies above the line that it is written on."""
    found = []
    for text in ElementTree.fromstring(f"<svg>{svg}</svg>").iter("text"):
        x, y, size = (float(text.get(name, 0)) for name in ("x", "y", "font-size"))
        found.append((x, y - 0.35 * size, size, text.text or ""))
    return found
