"""What a company reaches (1830 §6.3.3, §6.4.2)."""

import pytest

from kursbuch.eighteenxx.board import ON_HEX, Board, GameMap, reach
from kursbuch.eighteenxx.identity import HexId, StopId
from kursbuch.mechanics.hexgrid import EDGES
from tests.beside import needs_facts

from .boards import (
    HOMES,
    EveryRoute,
    TooMany,
    company,
    lay,
    map_1830,
    map_from_facts,
    map_of,
    random_boards,
    stop,
    tiles_of,
    walk_without_memory,
)

PRR, NYC = company("PRR"), company("NYC")
NO_TILES = tiles_of({})


def stops_reached(game_map: GameMap, board: Board, name: str = "PRR") -> set[str]:
    """The stops by their hexes."""
    return {game_map.stop_id(number).hex for number in reach(game_map, board, company(name)).stops}


@pytest.fixture
def altoona() -> Board:
    """The PRR's station at Altoona."""
    return Board.empty(map_1830()).station(PRR, HOMES["PRR"])


def test_a_station_reaches_the_hexes_next_to_its_track(altoona: Board) -> None:
    assert set(reach(map_1830(), altoona, PRR).entries) == {"H10", "H14"}


def test_a_station_without_track_lets_its_hex_be_built_on() -> None:
    board = Board.empty(map_1830()).station(NYC, HOMES["NYC"])
    assert set(reach(map_1830(), board, NYC).entries) == {"E19"}


def test_a_company_without_stations_reaches_nothing(altoona: Board) -> None:
    found = reach(map_1830(), altoona, NYC)
    assert not found.exits
    assert not found.stops
    assert not found.entries


def test_a_route_does_not_turn_round_at_a_switch(altoona: Board) -> None:
    """H14 branches to the north-west only for trains from the east."""
    board = lay(map_1830(), altoona, "H14 9 1", "H14 23 4")
    entries = reach(map_1830(), board, PRR).entries
    assert "H16" in entries
    assert "G13" not in entries


def test_a_city_full_of_others_stations_ends_the_route(altoona: Board) -> None:
    board = lay(map_1830(), altoona, "H14 9 1", "H16 57 1").station(NYC, stop("H16"))
    found = reach(map_1830(), board, PRR)
    assert found.has_stop(stop("H16"))
    assert "H18" not in found.entries


def test_a_free_slot_or_an_own_station_lets_the_route_pass(altoona: Board) -> None:
    board = lay(map_1830(), altoona, "H14 9 1", "H16 57 1").station(NYC, stop("H16"))
    wider = lay(map_1830(), board, "H16 14 0")
    assert "H18" in reach(map_1830(), wider, PRR).entries
    full = wider.station(company("C&O"), stop("H16"))
    assert "H18" not in reach(map_1830(), full, PRR).entries
    own = wider.station(PRR, stop("H16"))
    assert "H18" in reach(map_1830(), own, PRR).entries


def test_a_route_ends_at_an_offboard() -> None:
    """From H2 into the Gulf at I1 there is no way out to I3."""
    game_map = map_of(
        "pointy",
        {
            "A1": {"color": "white", "stops": ["city"], "track": "4-s0"},
            "A3": {"color": "red", "stops": ["offboard 30"], "track": "1-s0 4-s0"},
            "A5": {"color": "white"},
        },
        NO_TILES,
    )
    board = Board.empty(game_map).station(PRR, stop("A1"))
    assert stops_reached(game_map, board) == {"A1", "A3"}
    assert set(reach(game_map, board, PRR).entries) == {"A1"}


Hexes = dict[str, dict[str, object]]

LOOP: Hexes = {
    "A1": {"color": "gray", "stops": ["city"], "track": "4-s0"},
    "A3": {"color": "gray", "track": "1-4 4-5"},
    "A5": {"color": "gray", "track": "1-4 1-5"},
    "A7": {"color": "gray", "track": "1-0"},
    "B4": {"color": "gray", "stops": ["town"], "track": "2-s0"},
    "B6": {"color": "gray", "stops": ["city"], "track": "3-s0 2-s0"},
}
"""From A1 over the switch in A3 to a loop A5-A7-B6. The branch in A3 leads back to B4."""


def test_a_loop_does_not_lead_back_over_the_same_track() -> None:
    game_map = map_of("pointy", LOOP, NO_TILES)
    board = Board.empty(game_map).station(PRR, stop("A1"))
    assert stops_reached(game_map, board) == {"A1", "B6"}
    assert stops_reached(game_map, board.station(PRR, stop("B6"))) == {"A1", "B6", "B4"}


def test_a_loop_through_a_city_does_not_lead_back_either() -> None:
    city: dict[str, object] = {"color": "gray", "stops": ["city"], "track": "1-s0 4-s0 5-s0"}
    game_map = map_of("pointy", {**LOOP, "A5": city}, NO_TILES)
    board = Board.empty(game_map).station(PRR, stop("A1"))
    assert stops_reached(game_map, board) == {"A1", "A5", "B6"}


def test_a_loop_may_be_run_round_either_way() -> None:
    """With a way out of the loop at A7 that only a train from B6 can take."""
    loop: Hexes = {
        **LOOP,
        "A7": {"color": "gray", "track": "1-0 0-4"},
        "A9": {"color": "gray", "stops": ["town"], "track": "1-s0"},
    }
    game_map = map_of("pointy", loop, NO_TILES)
    board = Board.empty(game_map).station(PRR, stop("A1"))
    assert stops_reached(game_map, board) == {"A1", "B6", "A9"}


def test_track_of_two_gauges_does_not_connect() -> None:
    """1849 §4.1: tiles may be laid so, but no route leads over the edge."""
    hexes: Hexes = {
        "A1": {"color": "white", "stops": ["city"], "track": "4-s0/narrow"},
        "A3": {"color": "white", "track": "1-4"},
        "A5": {"color": "white"},
    }
    clash = map_of("pointy", hexes, NO_TILES)
    board = Board.empty(clash).station(PRR, stop("A1"))
    assert "A5" not in reach(clash, board, PRR).entries
    fit = map_of("pointy", {**hexes, "A3": {"color": "white", "track": "1-4/dual"}}, NO_TILES)
    assert "A5" in reach(fit, Board.empty(fit).station(PRR, stop("A1")), PRR).entries


def test_a_route_visits_a_place_once() -> None:
    """1824 VII.9: never from Vienna to Vienna; so what lies behind the second city is out of reach."""
    hexes: Hexes = {
        "A1": {"color": "gray", "stops": ["city"], "track": "4-s0"},
        "A3": {"color": "gray", "stops": ["city", "city"], "track": "1-s0 5-s0 4-s1 0-s1"},
        "B4": {"color": "gray", "track": "2-3"},
        "A5": {"color": "gray", "track": "0-1"},
        "B2": {"color": "gray", "stops": ["town"], "track": "3-s0"},
    }
    apart = map_of("pointy", hexes, NO_TILES)
    assert stops_reached(apart, Board.empty(apart).station(PRR, stop("A1"))) == {"A1", "A3", "B2"}
    vienna: dict[str, object] = {**hexes["A3"], "stops": ["city group:Wien", "city group:Wien"]}
    one = map_of("pointy", {**hexes, "A3": vienna}, NO_TILES)
    board = Board.empty(one).station(PRR, stop("A1"))
    assert stops_reached(one, board) == {"A1", "A3"}
    assert not reach(one, board, PRR).has_stop(stop("A3/1"))


def test_two_lanes_over_an_edge_stay_apart() -> None:
    """1824 Bosnia: the lane that comes from A1 ends in A5's first city, not in the second."""
    hexes: Hexes = {
        "A1": {"color": "gray", "stops": ["city"], "track": "4-s0"},
        "A3": {"color": "gray", "track": "1-4.0 0-4.1"},
        "A5": {"color": "gray", "stops": ["city", "city"], "track": "1.1-s0/end 1.0-s1/end"},
    }
    game_map = map_of("pointy", hexes, NO_TILES)
    found = reach(game_map, Board.empty(game_map).station(PRR, stop("A1")), PRR)
    assert found.has_stop(stop("A5/0"))
    assert not found.has_stop(stop("A5/1"))


def test_a_mine_s_own_company_starts_there() -> None:
    """1824 VII.3: routes start at a mine, none leads through."""
    hexes: Hexes = {
        "A1": {"color": "gray", "stops": ["town"], "track": "4-s0"},
        "A3": {"color": "gray", "stops": ["mine 10"], "track": "1-s0/end 4-s0/end"},
        "A5": {"color": "gray", "stops": ["city"], "track": "1-s0"},
    }
    game_map = map_of("pointy", hexes, NO_TILES)
    board = Board.empty(game_map).station(PRR, stop("A3")).station(NYC, stop("A1"))
    assert stops_reached(game_map, board) == {"A1", "A3", "A5"}
    assert stops_reached(game_map, board, "NYC") == {"A1", "A3"}


def test_a_station_on_a_hex_reaches_all_its_track() -> None:
    """1830+: the PRR stands anywhere on Altoona and blocks nobody."""
    plus = map_1830(plus=True)
    board = Board.empty(plus).station(PRR, StopId(HexId("H12"), ON_HEX))
    assert set(reach(plus, board, PRR).entries) == {"H10", "H12", "H14", "I13"}
    passing = lay(plus, board, "H10 57 1").station(NYC, stop("H10"))
    assert "H14" in reach(plus, passing, NYC).entries


@pytest.mark.parametrize("seed", range(20))
def test_reach_is_what_every_route_together_finds(seed: int) -> None:
    game_map = map_1830(copies=20)
    compare(game_map, seed, 90, 3)


@needs_facts
@pytest.mark.parametrize("title", ["1849", "1824"])
def test_reach_is_exact_with_gauges_lanes_and_places(title: str) -> None:
    for seed in range(3):
        compare(map_from_facts(title), seed, 70, 4)


def compare(game_map: GameMap, seed: int, lays: int, companies: int) -> None:
    compared = 0
    for board, name in list(random_boards(game_map, seed, lays, companies))[::4]:
        try:
            every = EveryRoute(game_map, board, name)
        except TooMany:
            continue
        found = reach(game_map, board, name)
        assert found.exits == every.exits
        assert found.stops == every.stops
        compared += 1
    assert compared > 5


def test_random_boards_have_loops_that_mislead() -> None:
    """Without remembering the way, a walk would reach too much: the comparison above is a real one."""
    game_map = map_1830(copies=20)
    misled = 0
    for seed in range(8):
        for board, name in random_boards(game_map, seed, 90, 3):
            found, walked = reach(game_map, board, name).exits, walk_without_memory(game_map, board, name)
            assert found <= walked
            misled += found < walked
    assert misled > 20


def test_a_single_hex_is_joined_at_the_edges_that_are_listed_for_it() -> None:
    game_map = map_1830(copies=20)
    for board, name in list(random_boards(game_map, 3, 60, 3))[::12]:
        found = reach(game_map, board, name)
        for hex_ in game_map.hexes:
            broad, narrow = found.entries.get(hex_, (0, 0))
            for edge in EDGES:
                assert found.joins(hex_, (1 << edge, 0)) == bool(broad >> edge & 1)
                assert found.joins(hex_, (0, 1 << edge)) == bool(narrow >> edge & 1)
