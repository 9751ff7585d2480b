"""Stations on the board (1830 §6.2.2(4), §6.3)."""

import pytest

from kursbuch.eighteenxx.board import (
    Board,
    GameMap,
    Home,
    StationFault,
    free_slots,
    home_spots,
    reach,
    station_fault,
    station_spots,
)
from kursbuch.eighteenxx.identity import HexId

from .boards import HOMES, company, lay, map_1830, map_of, stop, tiles_of

PRR, NYC, ERIE, BO, NYNH = (company(name) for name in ("PRR", "NYC", "ERIE", "B&O", "NYNH"))


@pytest.fixture
def board() -> Board:
    """The PRR at Altoona with track to Lancaster and Philadelphia; the other homes are still to come."""
    homes = {
        company(name): Home(home.hex, None if name == "ERIE" else home.index)
        for name, home in HOMES.items()
        if name != "PRR"
    }
    start = Board.empty(map_1830(), homes).station(PRR, HOMES["PRR"])
    return lay(map_1830(), start, "H14 9 1", "H16 57 1", "H18 59 1")


def fault_of(board: Board, place: str, name: str = "PRR", connected: bool = True) -> StationFault | None:
    game_map = map_1830()
    reached = reach(game_map, board, company(name))
    return station_fault(game_map, board, company(name), stop(place), reached, connected)


def spots(board: Board, name: str = "PRR") -> list[str]:
    game_map = map_1830()
    found = station_spots(game_map, board, company(name), reach(game_map, board, company(name)))
    return [f"{spot.hex}/{spot.index}" for spot in found]


def test_a_station_goes_to_a_free_slot_that_is_reached(board: Board) -> None:
    assert spots(board) == ["H16/0", "H18/0"]
    assert fault_of(board, "H16") is None
    assert fault_of(board, "H18/1") == StationFault.NOT_CONNECTED
    assert fault_of(board, "H18/1", connected=False) is None


def test_towns_offboards_and_plain_hexes_have_no_room(board: Board) -> None:
    assert fault_of(board, "B20") == StationFault.NO_CITY
    assert fault_of(board, "F2") == StationFault.NO_CITY
    assert fault_of(board, "H14") == StationFault.NO_CITY
    assert fault_of(board, "H18/2") == StationFault.NO_CITY
    assert fault_of(board, "Z1") == StationFault.HEX_UNKNOWN


def test_a_full_city_takes_no_more(board: Board) -> None:
    taken = board.station(NYC, stop("H16"))
    assert fault_of(taken, "H16") == StationFault.NO_FREE_SLOT
    wider = lay(map_1830(), taken, "H16 14 1")
    assert fault_of(wider, "H16") is None


def test_a_company_has_one_station_on_a_hex(board: Board) -> None:
    assert fault_of(board, "H12") == StationFault.ALREADY_THERE
    assert fault_of(board.station(PRR, stop("H18/0")), "H18/1", connected=False) == StationFault.ALREADY_THERE


def test_a_home_is_kept_free(board: Board) -> None:
    assert fault_of(board, "I15", connected=False) == StationFault.HOME_OF_ANOTHER
    placed = board.station(BO, stop("I15"))
    assert fault_of(placed, "I15", connected=False) == StationFault.NO_FREE_SLOT
    assert BO not in placed.homes


def test_the_other_city_of_new_york_is_free_for_all(board: Board) -> None:
    assert fault_of(board, "G19/0", connected=False) == StationFault.HOME_OF_ANOTHER
    assert fault_of(board, "G19/1", connected=False) is None


def test_with_a_second_slot_the_home_leaves_room_for_one() -> None:
    plus = map_1830(plus=True)
    cpr = company("CPR")
    board = Board.empty(plus, {cpr: Home(HexId("A19"), 0)}).station(PRR, stop("H10"))
    nobody = reach(plus, board, PRR)
    assert station_fault(plus, board, PRR, stop("A19"), nobody, connected=False) is None
    one = board.station(NYC, stop("A19"))
    assert station_fault(plus, one, PRR, stop("A19"), nobody, connected=False) == StationFault.HOME_OF_ANOTHER


def test_nobody_builds_in_buffalo_before_the_erie_has_chosen(board: Board) -> None:
    """1830 §6.3.2, last point."""
    for city in ("E11/0", "E11/1"):
        assert fault_of(board, city, connected=False) == StationFault.HOME_OF_ANOTHER
    assert home_spots(map_1830(), board, ERIE) == (stop("E11/0"), stop("E11/1"))
    chosen = board.station(ERIE, stop("E11/1"))
    assert fault_of(chosen, "E11/0", connected=False) is None
    assert fault_of(chosen, "E11/1", connected=False) == StationFault.NO_FREE_SLOT


def test_stations_keep_their_track_when_a_tile_is_upgraded(board: Board) -> None:
    """Printed New York leaves to the north-east; on tile 54 that is the second city."""
    built = lay(map_1830(), board.station(NYNH, stop("G19/0")), "G19 54 0")
    assert built.stations_of(NYNH) == (stop("G19/1"),)
    later = lay(map_1830(), built, "G19 62 0")
    assert later.stations_of(NYNH) == (stop("G19/1"),)


def test_a_home_that_waits_moves_like_a_station(board: Board) -> None:
    built = lay(map_1830(), board, "G19 54 0")
    assert home_spots(map_1830(), built, NYNH) == (stop("G19/1"),)
    assert fault_of(built, "G19/0", connected=False) is None


@pytest.mark.parametrize("rotation", range(6))
def test_without_track_a_station_keeps_its_city(board: Board, rotation: int) -> None:
    chosen = board.station(ERIE, stop("E11/1"))
    assert lay(map_1830(), chosen, f"E11 59 {rotation}").stations_of(ERIE) == (stop("E11/1"),)


def test_stations_of_cities_that_grow_together_share_the_new_one() -> None:
    """1824: Budapest's two cities become one with two slots."""
    tiles = tiles_of({"9": {"color": "yellow", "count": 1, "label": "Bu", "stops": ["city x2"], "track": "0-s0 3-s0"}})
    printed = {"color": "white", "label": "Bu", "stops": ["city", "city"], "track": "0-s0 3-s1"}
    game_map = map_of("pointy", {"A1": printed}, tiles)
    board = Board.empty(game_map).station(PRR, stop("A1/0")).station(NYC, stop("A1/1"))
    merged = lay(game_map, board, "A1 9 0")
    assert merged.stations == {stop("A1/0"): (PRR, NYC)}
    assert free_slots(game_map, merged, stop("A1")) == 0


def test_a_removed_station_leaves_its_slot_free(board: Board) -> None:
    taken = board.station(NYC, stop("H16"))
    assert taken.remove_station(NYC, stop("H16")) == Board(board.tiles, board.stations, taken.homes, board.wiring)


def test_boards_are_values(board: Board) -> None:
    game_map: GameMap = map_1830()
    before = dict(board.tiles), dict(board.stations), reach(game_map, board, PRR)
    lay(game_map, board, "H10 57 1").station(NYC, stop("H10"))
    assert (board.tiles, board.stations, reach(game_map, board, PRR)) == before
