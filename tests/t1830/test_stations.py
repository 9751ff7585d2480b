"""Stations (1830 §6.3)."""

import pytest

from tests.t1830.moves import PASS, home, lay, station
from tests.t1830.tables import HOME, STATION, TRACK, TRAINS, Table


def prr(cash: int = 500, phase: str = "2") -> Table:
    """The PRR, with track from Altoona (H12) to Pittsburgh (H10)."""
    return Table(3).phase(phase).company("PRR", {0: 60}, cash=cash).tile("H10", "57", 1)


@pytest.mark.parametrize(
    ("company", "hex_"),
    [("PRR", "H12"), ("NYC", "E19"), ("CPR", "A19"), ("B&O", "I15"), ("C&O", "F6"), ("NYNH", "G19"), ("B&M", "E23")],
)
def test_the_home_station_is_placed_free_of_charge_in_the_first_turn(company: str, hex_: str) -> None:
    """6.3.1"""
    table = Table(3).company(company, {0: 60}, cash=0).stock_round()
    assert table.stations(company) == set()
    table.operating_round()
    assert table.stations(company) == {hex_}
    assert table.cash(company) == 0


@pytest.mark.parametrize(
    ("company", "markers"),
    [("PRR", 4), ("NYC", 4), ("CPR", 4), ("B&O", 3), ("C&O", 3), ("ERIE", 3), ("NYNH", 2), ("B&M", 2)],
)
def test_station_markers(company: str, markers: int) -> None:
    """p. 28, 6.3.2: home free, then 40, then 100."""
    costs = {data.id: data.station_costs for data in Table().game.companies.values()}
    assert {str(name): cost for name, cost in costs.items()}[company] == (0, 40, 100, 100)[:markers]


def test_the_erie_chooses_one_of_the_two_cities_of_its_home() -> None:
    """6.3.2"""
    table = Table(3).company("ERIE", {0: 60}, cash=0).operating_round(HOME)
    assert table.operating.step == HOME
    assert table.why_not(home("H12", 0)) == "stations.not_home 6.3.1"
    assert table.can(home("E11", 0))
    table.do(home("E11", 1))
    assert table.stations("ERIE") == {"E11"}
    assert table.operating.step == TRACK


def test_on_18xx_games_the_erie_waits_with_its_choice_for_a_tile() -> None:
    """Profile 18xx.games."""
    table = Table(3, profile="18xx.games").phase("3").company("ERIE", {0: 60}, cash=0).operating_round()
    assert table.operating.step == TRACK
    table.do(table.any_rotation("E11", "59"))
    table.do(home("E11", 1))
    assert table.stations("ERIE") == {"E11"}


def test_a_home_station_needs_no_tile() -> None:
    """6.3.1, note: Erie and NYC."""
    table = Table(3).company("NYC", {0: 60}, cash=0).operating_round()
    table.do(PASS)
    assert table.stations("NYC") == {"E19"}
    assert table.position.board.tiles == {}


def test_the_first_further_station_costs_40_and_the_next_100() -> None:
    """6.3.2"""
    table = Table(3).company("PRR", {0: 60}, cash=500, trains=("2",))
    table.tile("H10", "57", 1).tile("H14", "9", 1).tile("H16", "57", 1).operating_round(STATION, count=2)
    table.do(station("H10"))
    assert table.cash("PRR") == 460
    table.go_to(TRAINS).do(PASS)
    table.go_to(STATION)
    before = table.cash("PRR")
    table.do(station("H16"))
    assert table.cash("PRR") == before - 100
    assert table.stations("PRR") == {"H12", "H10", "H16"}


def test_one_station_in_a_turn_besides_the_home() -> None:
    """6.3.2"""
    table = prr().tile("H14", "9", 1).tile("H16", "57", 1).operating_round(STATION)
    table.do(station("H10"))
    assert table.why_not(station("H16")) == "turn.stage_passed 6.1"


def test_a_station_must_be_paid_from_the_treasury() -> None:
    """6.1, note"""
    table = prr(cash=39).operating_round()
    table.do(PASS)
    assert table.why_not(station("H10")) == "stations.no_cash 6.3.2"
    table = prr(cash=40).operating_round()
    table.do(PASS)
    assert table.can(station("H10"))


def test_stations_stand_in_free_circles_of_large_cities() -> None:
    """6.3.2"""
    table = prr().company("NYC", {1: 60}, cash=0).tile("H14", "9", 1).tile("H16", "57", 1)
    table.station("NYC", "H16").operating_round(STATION)
    assert table.why_not(station("H16")) == "stations.no_free_slot 6.3.2"
    assert table.why_not(station("G7")) == "stations.no_city 6.3.2"
    assert table.why_not(station("F2")) == "stations.no_city 6.3.2"
    assert table.why_not(station("H10", 1)) == "stations.no_city 6.3.2"


def test_a_company_has_one_station_on_a_hex() -> None:
    """6.3.2"""
    table = prr().operating_round(STATION)
    assert table.why_not(station("H12")) == "stations.already_there 6.3.2"


def test_a_station_needs_an_open_route() -> None:
    """6.3.2"""
    table = prr().tile("H4", "57", 0).operating_round(STATION)
    assert table.why_not(station("H4")) == "stations.not_connected 6.3.2"


def test_the_home_of_a_company_that_has_not_operated_stays_free() -> None:
    """6.3.2"""
    table = prr().operating_round(STATION)
    for hex_ in ("I15", "E19", "A19", "F6", "E23"):
        assert table.why_not(station(hex_)) == "stations.home_of_another 6.3.2"
    assert table.why_not(station("G19", 0)) == "stations.home_of_another 6.3.2"
    assert table.why_not(station("G19", 1)) == "stations.not_connected 6.3.2"


def test_beside_the_place_kept_for_a_home_others_may_build() -> None:
    """6.3.2: Albany has two circles from green on."""
    table = prr(phase="3").tile("E19", "57", 0).tile("E19", "14", 0).operating_round(STATION)
    assert table.why_not(station("E19")) == "stations.not_connected 6.3.2"


def test_nobody_builds_in_buffalo_before_the_erie() -> None:
    """6.3.2"""
    table = prr(phase="3").tile("E11", "59", 1).operating_round(STATION)
    assert table.why_not(station("E11", 0)) == "stations.home_of_another 6.3.2"
    assert table.why_not(station("E11", 1)) == "stations.home_of_another 6.3.2"
    table = prr(phase="3").tile("E11", "59", 1).company("ERIE", {1: 60}, cash=0).station("ERIE", "E11", 1)
    table.operating_round(STATION)
    assert table.why_not(station("E11", 0)) == "stations.not_connected 6.3.2"
    assert table.why_not(station("E11", 1)) == "stations.no_free_slot 6.3.2"


def test_a_company_builds_as_many_stations_as_it_has_markers() -> None:
    """6.3.2"""
    table = Table(3).company("B&M", {0: 60}, cash=500).tile("F22", "57", 0).station("B&M", "E23")
    table.station("B&M", "H4").operating_round()
    table.do(PASS)
    assert table.operating.step > STATION


def test_the_prr_on_the_1830_plus_board_stands_in_altoona_without_blocking_it() -> None:
    """1830+"""
    table = Table(3, board="plus").company("PRR", {0: 60}, cash=500).operating_round()
    assert table.stations("PRR") == {"H12"}
    table.do(lay("H10", "57", 1))
    assert table.operating.step == STATION
    assert table.can(station("H10"))
