"""The network for the router, routes in words, and the view."""

import json

import pytest

from kursbuch.eighteenxx.board import (
    ON_HEX,
    Board,
    Home,
    board_view,
    network,
    read_route,
    write_route,
)
from kursbuch.eighteenxx.identity import HexId, StopId
from kursbuch.eighteenxx.router import Network, Train, best_run

from .boards import HOMES, company, lay, map_1830, random_boards, stop

PRR, NYC, CPR = company("PRR"), company("NYC"), company("CPR")


def network_of(board: Board, name: str = "PRR", color: str = "yellow") -> Network:
    return network(map_1830(), board, company(name), color)


@pytest.fixture
def board() -> Board:
    """The PRR from Pittsburgh over Altoona to Lancaster."""
    start = Board.empty(map_1830()).station(PRR, HOMES["PRR"])
    return lay(map_1830(), start, "H10 57 1", "H14 9 1", "H16 57 1")


def test_stops_have_names_values_and_stations(board: Board) -> None:
    stops = {shown.name: shown for shown in network_of(board).stops}
    assert {name: shown.value for name, shown in stops.items()} == {"H10": 20, "H12": 10, "H16": 20}
    assert [name for name, shown in stops.items() if shown.station] == ["H12"]
    assert all(shown.passable for shown in stops.values())


def test_track_that_leads_nowhere_is_left_out(board: Board) -> None:
    assert {track.hex for track in network_of(board).tracks} == {"H10", "H12", "H14", "H16"}
    ends = [end for track in network_of(board).tracks for end in (track.a, track.b) if end < 0]
    assert all(ends.count(end) >= 2 for end in ends)


def test_full_cities_are_not_passable(board: Board) -> None:
    taken = board.station(NYC, stop("H16"))
    assert {shown.name for shown in network_of(taken).stops if not shown.passable} == {"H16"}
    assert {shown.name for shown in network_of(taken, "NYC").stops if not shown.passable} == {"H12"}


def test_offboards_of_one_name_are_one_place_and_pay_more_later() -> None:
    board = lay(map_1830(), Board.empty(map_1830()).station(CPR, stop("B10")), "B10 57 2", "B10 14 2")
    for color, value in (("yellow", 30), ("green", 30), ("brown", 50)):
        west, other, city = network_of(board, "CPR", color).stops
        assert (west.name, other.name, city.name) == ("A9", "A11", "B10")
        assert west.place == other.place != city.place
        assert (west.value, other.value) == (value, value)
        assert (west.passable, other.passable) == (False, False)


def test_a_route_in_words_tells_stops_from_hexes_passed(board: Board) -> None:
    """Altoona has a track that goes round the city."""
    known = network_of(board)
    for text, value in (("H10 H12 (H14) H16", 50), ("H10 (H12) (H14) H16", 40), ("H16 (H14) H12", 30)):
        way = read_route(known, text)
        assert way is not None
        assert sum(known.stops[number].value for number in way.stops) == value
        assert write_route(known, way) == text


@pytest.mark.parametrize(
    "text",
    ["", "H10", "H10 H16", "H10 (H12) H14 H16", "H10 H12 (H14)", "(H10) H12", "H12 Z9", "H10 (H10) H12", "H18/0 H12"],
)
def test_what_is_no_route_here_is_not_read(board: Board, text: str) -> None:
    assert read_route(network_of(board), text) is None


@pytest.mark.parametrize("seed", range(6))
def test_the_router_s_routes_can_be_written_and_read(seed: int) -> None:
    game_map = map_1830()
    board, name = list(random_boards(game_map, seed, 45, 4))[-1]
    known = network(game_map, board, name, "brown")
    for route in best_run(known, [Train("4", 4), Train("3", 3)]).routes:
        way = read_route(known, write_route(known, route))
        assert way == (route.stops, route.tracks)


def test_a_station_on_a_hex_is_a_halt_on_each_of_its_tracks() -> None:
    """1830+ Altoona: no stop that pays, but a route over the hex has its station there."""
    plus = map_1830(plus=True)
    board = lay(plus, Board.empty(plus).station(PRR, StopId(HexId("H12"), ON_HEX)), "H10 57 1", "H14 9 1", "H16 57 1")
    known = network(plus, board, PRR, "yellow")
    (halt,) = [shown for shown in known.stops if shown.kind == "halt"]
    assert (halt.station, halt.value, halt.passable) == (True, 0, True)
    text = "H10 (H12) (H14) H16"
    way = read_route(known, text)
    assert way is not None
    assert write_route(known, way) == text
    assert halt in [known.stops[number] for number in way.stops]
    others = network(plus, board.station(NYC, stop("H10")), NYC, "yellow")
    assert read_route(others, text) is not None
    assert not [shown for shown in others.stops if shown.kind == "halt"]


def test_the_view_shows_what_lies_on_a_hex(board: Board) -> None:
    shown = json.loads(json.dumps(board_view(map_1830(), board)))
    assert (shown["kind"], shown["layout"], len(shown["hexes"])) == ("hexmap", "pointy", len(map_1830().hexes))
    hexes = {hex_["id"]: hex_ for hex_ in shown["hexes"]}
    assert hexes["H10"] == {
        "id": "H10",
        "x": 9,
        "y": 7,
        "color": "yellow",
        "tile": "57",
        "rotation": 1,
        "name": "Pittsburgh",
        "track": [{"a": 1, "b": "s0"}, {"a": "s0", "b": 4}],
        "stops": [{"kind": "city", "revenue": 20, "slots": 1, "stations": []}],
    }
    assert hexes["H12"]["stops"][0]["stations"] == ["PRR"]
    assert hexes["F2"]["stops"][0]["revenue"] == {"yellow": 40, "brown": 70}
    assert hexes["B16"]["impassable"] == [5]
    assert hexes["J12"]["cost"] == 120


def test_the_view_shows_homes_still_to_come_and_stations_on_hexes() -> None:
    plus = map_1830(plus=True)
    board = Board.empty(plus, {NYC: Home(HexId("E19"), 0)}).station(PRR, StopId(HexId("H12"), ON_HEX))
    shown = json.loads(json.dumps(board_view(plus, board)))
    hexes = {hex_["id"]: hex_ for hex_ in shown["hexes"]}
    assert hexes["E19"]["homes"] == [{"company": "NYC", "city": 0}]
    assert hexes["H12"]["stations"] == ["PRR"]
