"""Boards of hexes as pictures."""

import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from kursbuch.kernel import Json, KursbuchError, Setup, Title, View, find_title
from kursbuch.render import draw
from kursbuch.render.geometry import CENTER, Layout, Point
from kursbuch.render.hexes import Hex, read_hex
from kursbuch.render.labels import Box, Disc, Label, LabelPlace, Room, Size, TrackPoint, is_inside
from kursbuch.render.stop_places import stop_places
from kursbuch.render.tracks import paths

POINTY, FLAT = Layout(is_pointy=True), Layout(is_pointy=False)
SVG = "{http://www.w3.org/2000/svg}"


def hex_with(**parts: Json) -> Hex:
    return read_hex({"id": "A1", "x": 0, "y": 0, "color": "yellow", **parts})


def board(*hexes: dict[str, Json], layout: str = "pointy", **more: Json) -> View:
    return {"title": "1830", "board": {"kind": "hexmap", "layout": layout, "hexes": list(hexes)}, **more}


def test_the_picture_is_xml_with_every_hex_and_name(toy: Title) -> None:
    rules = toy.rules(Setup(("A", "B")))
    view = rules.view(rules.initial(Setup(("A", "B")), 1), None)
    root = ElementTree.fromstring(draw(view).encode())
    marks = {element.get("data-mark") for element in root.iter(f"{SVG}use")}
    assert {"hex:A1", "hex:A3", "hex:B2"} <= marks
    texts = {element.text for element in root.iter(f"{SVG}text")}
    assert {"Acton", "30", "TOY", "80", "60"} <= texts


def test_stations_wear_the_colours_of_their_company(toy: Title) -> None:
    rules = toy.rules(Setup(("A", "B")))
    assert 'fill="#32763f"' in draw(rules.view(rules.initial(Setup(("A", "B")), 1), None))


def test_names_with_signs_are_escaped() -> None:
    svg = draw(board({"id": "A1", "x": 0, "y": 0, "name": "B&O <x>"}))
    assert "B&amp;O" in svg
    ElementTree.fromstring(svg.encode())


def test_a_title_that_nobody_draws_is_refused() -> None:
    with pytest.raises(KursbuchError) as caught:
        draw({"title": "cube"})
    assert caught.value.code == "drawing-none"


@pytest.mark.parametrize(
    ("layout", "edge", "right", "down"),
    [
        (POINTY, 0, -1, 1),
        (POINTY, 1, -1, 0),
        (POINTY, 2, -1, -1),
        (POINTY, 3, 1, -1),
        (POINTY, 4, 1, 0),
        (POINTY, 5, 1, 1),
        (FLAT, 0, 0, 1),
        (FLAT, 1, -1, 1),
        (FLAT, 2, -1, -1),
        (FLAT, 3, 0, -1),
        (FLAT, 4, 1, -1),
        (FLAT, 5, 1, 1),
    ],
)
def test_edges_lie_where_the_facts_say(layout: Layout, edge: int, right: int, down: int) -> None:
    point = layout.edge(edge)
    assert (_sign(point.x), _sign(point.y)) == (right, down)


def _sign(value: float) -> int:
    return 0 if abs(value) < 1e-9 else 1 if value > 0 else -1


def test_neighbours_share_the_middle_of_their_edge() -> None:
    east = POINTY.center(2, 0)
    assert POINTY.edge(4).distance(east.plus(POINTY.edge(1))) < 1e-9
    south_east = POINTY.center(1, 1)
    assert POINTY.edge(5).distance(south_east.plus(POINTY.edge(2))) < 1e-9
    south = FLAT.center(0, 2)
    assert FLAT.edge(0).distance(south.plus(FLAT.edge(3))) < 1e-9


@pytest.mark.parametrize(("a", "b", "radius"), [(0, 1, "25"), (0, 2, "75"), (5, 0, "25"), (4, 0, "75")])
def test_curves_are_arcs_that_bend_around_the_right_side(a: int, b: int, radius: str) -> None:
    (line,) = paths(hex_with(track=[{"a": a, "b": b}]), (), POINTY)
    found = re.fullmatch(r"M(\S+) (\S+)A(\S+) \S+ 0 0 ([01]) (\S+) (\S+)", line.data)
    assert found is not None
    assert found[3] == radius
    turn = (b - a) % 6
    assert found[4] == ("0" if turn < 3 else "1")


def test_straight_track_is_straight() -> None:
    (line,) = paths(hex_with(track=[{"a": 0, "b": 3}]), (), POINTY)
    assert "A" not in line.data


def test_gauges_look_different() -> None:
    drawn = {
        gauge: draw(board({"id": "A1", "x": 0, "y": 0, "track": [{"a": 0, "b": 3, "gauge": gauge}]}))
        for gauge in ("broad", "narrow", "dual")
    }
    assert len(set(drawn.values())) == 3


def test_a_single_city_lies_in_the_middle_and_a_town_on_its_curve() -> None:
    track: Json = [{"a": 0, "b": "s0"}, {"a": 1, "b": "s0"}]
    assert stop_places(hex_with(stops=[{"kind": "city"}], track=track), POINTY) == (CENTER,)
    (town,) = stop_places(hex_with(stops=[{"kind": "town"}], track=track), POINTY)
    assert town.length > 10
    assert town.x < 0 < town.y


@pytest.mark.parametrize(
    "track",
    [
        [],
        [{"a": 0, "b": "s0"}, {"a": 3, "b": "s1"}],
        [{"a": 0, "b": "s0"}, {"a": 3, "b": "s0"}, {"a": 1, "b": "s1"}, {"a": 2, "b": "s1"}],
        [{"a": 0, "b": "s0"}, {"a": 3, "b": "s0"}, {"a": 2, "b": "s1"}, {"a": 4, "b": "s1"}],
        [{"a": 0, "b": "s0"}, {"a": 2, "b": "s0"}, {"a": 3, "b": "s1"}, {"a": 4, "b": "s1"}],
    ],
)
def test_two_cities_in_a_hex_do_not_touch(track: Json) -> None:
    one, other = stop_places(hex_with(stops=[{"kind": "city"}, {"kind": "city"}], track=track), POINTY)
    assert one.distance(other) > 24.5


def arrange(room: Room, labels: list[Label]) -> list[LabelPlace]:
    """The places of labels that all have one."""
    placed = [placing for placing in room.arrange(labels) if placing is not None]
    assert len(placed) == len(labels)
    return placed


def test_a_label_that_may_be_missing_makes_no_other_smaller() -> None:
    needed, optional = Label((Size(60, 60), Size(20, 10))), Label((Size(60, 60),), is_optional=True)
    placed, left_out = Room(POINTY, track_width=8).arrange([needed, optional])
    assert placed is not None
    assert placed.size == 0
    assert left_out is None


def test_labels_keep_off_each_other_and_stay_in_the_hex() -> None:
    room = Room(POINTY, track_width=8, discs=[Disc(CENTER, 13)])
    sizes = (Size(30, 10), Size(30, 10), Size(20, 10))
    places = [placing.place for placing in arrange(room, [Label((size,)) for size in sizes])]
    boxes = [Box(place, *size) for place, size in zip(places, sizes, strict=True)]
    assert not any(one.covers(other) for one, other in combinations(boxes, 2))
    assert all(box.gap(CENTER) >= 13 for box in boxes)
    assert all(is_inside(POINTY, place, size) for place, size in zip(places, sizes, strict=True))


def test_a_label_goes_where_it_is_wished_if_that_is_free() -> None:
    wish = Point(0, -20)
    first, second = arrange(Room(FLAT, track_width=8), [Label((Size(20, 10),), (wish,))] * 2)
    assert first.place == wish
    assert second.place != wish


def test_a_label_that_finds_no_place_is_asked_before_the_others() -> None:
    narrow, wide = Label((Size(10, 10),), (CENTER,)), Label((Size(76, 10),), (CENTER,))
    placings = arrange(Room(POINTY, track_width=8), [narrow, wide])
    assert placings[1].place.x == 0
    assert not Box(placings[0].place, 10, 10).covers(Box(placings[1].place, 76, 10))


def test_a_label_over_track_is_told_so() -> None:
    everywhere = [TrackPoint(Point(x, y), 1.0) for x in range(-45, 46, 5) for y in range(-45, 46, 5)]
    (placing,) = arrange(Room(POINTY, track_width=8, track=everywhere), [Label((Size(20, 10),))])
    assert placing.is_over_track


def test_market_cells_have_the_colours_of_their_zones_and_the_tokens() -> None:
    cells: list[Json] = [
        {"price": 100, "kinds": ["par"], "companies": ["PRR"]},
        {"price": 50, "kinds": [], "companies": []},
    ]
    svg = draw(
        board({"id": "A1", "x": 0, "y": 0}, market={"rows": [cells]}, companies=[{"id": "PRR", "color": "#123456"}])
    )
    assert 'fill="#f3a6a0"' in svg
    assert 'fill="#123456"' in svg


@pytest.mark.parametrize(
    ("title", "options"),
    [("1830", {}), ("1830", {"board": "plus"}), ("1849", {}), ("1824", {}), ("1824", {"variant": "cisleithania"})],
)
def test_every_city_has_a_name_that_routes_can_tell(title: str, options: dict[str, str]) -> None:
    setup = Setup(("A", "B", "C"), options)
    rules = find_title(title).rules(setup)
    drawn: Any = rules.view(rules.initial(setup, 1), None)["board"]
    hexes = [read_hex(part) for part in drawn["hexes"]]
    cities = [part for part in hexes if any(stop.kind == "city" for stop in part.stops)]
    assert cities
    assert [part.id for part in cities if not part.name] == []
