"""Building track (1830 §6.2)."""

import pytest

from tests.t1830.moves import PASS, lay
from tests.t1830.tables import STATION, TRACK, TRAINS, Table


def prr(phase: str = "2", cash: int = 500) -> Table:
    """The PRR at Altoona (H12), whose track leads west and east."""
    return Table(3).phase(phase).company("PRR", {0: 60}, cash=cash)


def test_one_tile_in_a_turn() -> None:
    """6.2"""
    table = prr().operating_round()
    table.do(lay("H10", "57", 1))
    assert table.operating.step > TRACK
    assert table.why_not(lay("H14", "9", 1)) == "track.one_tile 6.2"


def test_an_extra_tile_leaves_one_normal_tile() -> None:
    """6.2, p. 27"""
    table = prr("3").privates(CS="PRR").operating_round()
    table.do(lay("H10", "57", 1))
    assert table.operating.step == TRACK
    assert table.why_not(lay("H14", "9", 1)) == "track.one_tile 6.2"


def test_building_is_voluntary() -> None:
    """6.2"""
    table = prr().operating_round()
    table.do(PASS)
    assert table.position.board.tiles == {}


@pytest.mark.parametrize(
    ("phase", "green", "brown"),
    [("2", False, False), ("3", True, False), ("4", True, False), ("5", True, True), ("7", True, True)],
)
def test_colours_come_with_their_phases(phase: str, green: bool, brown: bool) -> None:
    """2.2 to 2.7"""
    table = prr(phase).tile("H10", "57", 1).operating_round()
    assert table.why_not(lay("H10", "14", 0)) == (None if green else "track.color_not_available 2.0")
    table = prr(phase).tile("H10", "57", 1).tile("H10", "14", 0).operating_round()
    assert table.why_not(lay("H10", "63", 0)) == (None if brown else "track.color_not_available 2.0")


def test_an_empty_hex_takes_yellow_and_a_yellow_one_green() -> None:
    """6.2.1 (6), (7), 6.2.2 (5)"""
    table = prr("5").tile("H10", "57", 1).operating_round()
    assert table.why_not(lay("H14", "23", 1)) == "track.color_not_next 6.2.1"
    assert table.why_not(lay("H10", "63", 0)) == "track.color_not_next 6.2.2"
    assert table.why_not(lay("H18", "57", 0)) == "track.color_not_next 6.2.1"


def test_rough_country_is_paid_once() -> None:
    """6.2.1 (3), 6.2.2 (7)"""
    table = Table(3).phase("3").company("B&O", {0: 60}, cash=300, trains=("3",)).operating_round(count=2)
    table.do(lay("J14", "57", 0))
    assert table.cash("B&O") == 220
    table.go_to(TRAINS).do(PASS)
    before = table.cash("B&O")
    table.do(table.any_rotation("J14", "15"))
    assert table.cash("B&O") == before


def test_mountains_cost_120() -> None:
    """6.2.1 (3)"""
    table = prr().tile("H14", "8", 1).operating_round()
    table.do(lay("G15", "9", 0))
    assert table.cash("PRR") == 380


def test_a_company_builds_with_its_own_money_only() -> None:
    """6.1, note"""
    table = Table(3).company("B&O", {0: 60}, cash=79).operating_round()
    assert table.why_not(lay("J14", "57", 0)) == "track.no_cash 6.2.1"
    assert table.why_not(lay("I17", "9", 1)) == "track.no_cash 6.2.1"
    table = Table(3).company("B&O", {0: 60}, cash=80).operating_round()
    assert table.can(lay("J14", "57", 0))


@pytest.mark.parametrize("hex_", ["D10", "E5", "G19"])
def test_the_first_green_tile_on_a_yellow_hex_with_water_costs_80(hex_: str) -> None:
    """6.2.1 (3)"""
    tile = "54" if hex_ == "G19" else "59"
    table = prr("3").station("PRR", hex_).operating_round()
    table.do(table.any_rotation(hex_, tile))
    assert table.cash("PRR") == 420


def test_the_home_of_the_erie_costs_nothing() -> None:
    """6.2.1 (3)"""
    table = Table(3).phase("3").company("ERIE", {0: 60}, cash=10).operating_round()
    table.do(table.any_rotation("E11", "59"))
    assert table.cash("ERIE") == 10


def test_track_must_be_connected_to_a_station() -> None:
    """6.2.1 (1)"""
    table = prr().operating_round()
    assert table.why_not(lay("B10", "57", 0)) == "track.not_connected 6.2.1"
    assert table.why_not(lay("H10", "57", 0)) == "track.not_connected 6.2.1"
    assert table.can(lay("H10", "57", 1))


def test_an_upgrade_must_be_connected_to_a_station() -> None:
    """6.2.2 (1)"""
    table = prr("3").tile("E19", "57", 0).operating_round()
    assert table.why_not(lay("E19", "14", 0)) == "track.not_connected 6.2.2"


def test_a_full_city_of_another_company_blocks_the_way_to_the_track_behind_it() -> None:
    """6.2.1 (1), 6.3.3"""
    table = prr().company("NYC", {1: 60}, cash=0).tile("H10", "57", 1).operating_round()
    assert table.can(lay("H8", "9", 1))
    table = prr().company("NYC", {1: 60}, cash=0).tile("H10", "57", 1).station("NYC", "H10").operating_round()
    assert table.why_not(lay("H8", "9", 1)) == "track.not_connected 6.2.1"


def test_the_nyc_may_build_on_its_home_without_any_track() -> None:
    """6.2.1 (1), exceptions"""
    table = Table(3).company("NYC", {0: 60}, cash=100).operating_round()
    assert all(table.can(lay("E19", "57", rotation)) for rotation in (0, 1, 2))
    assert table.why_not(lay("E17", "9", 1)) is not None


def test_the_erie_may_build_on_its_home_once_there_are_green_tiles() -> None:
    """6.2.1 (1), exceptions"""
    table = Table(3).company("ERIE", {0: 60}, cash=100).operating_round()
    assert table.why_not(lay("E11", "59", 1)) == "track.color_not_available 2.0"
    table = Table(3).phase("3").company("ERIE", {0: 60}, cash=100).operating_round()
    assert table.can(lay("E11", "59", 3))


def test_grey_and_red_hexes_are_never_built_on() -> None:
    """6.2"""
    table = prr("5").operating_round()
    assert {table.why_not(lay(hex_, "57", 0)) for hex_ in ("H12", "F6", "F2", "D24")} == {"track.hex_closed 6.2"}


def test_track_does_not_lead_off_the_map_or_against_its_borders() -> None:
    """6.2.1 (2), 6.2.2 (2)"""
    table = prr("5").tile("E23", "53", 1).operating_round()
    assert table.why_not(lay("E23", "61", 1)) == "track.off_map 6.2.2"
    assert table.why_not(lay("G11", "7", 5)) == "track.blank_side 6.2.1"
    assert table.why_not(lay("E7", "58", 3)) == "track.impassable 6.2.1"


def test_washington_is_never_brown_because_its_only_tile_leads_off_the_map() -> None:
    """6.2, example J"""
    table = Table(3).phase("5").company("B&O", {0: 60}, cash=100).tile("J14", "57", 0).tile("J14", "15", 0)
    table.operating_round()
    assert {table.why_not(lay("J14", "63", rotation)) for rotation in range(6)} == {"track.off_map 6.2.2"}


def test_tiles_fit_the_cities_and_letters_of_the_hex() -> None:
    """6.2.1 (5), (7), 6.2.2 (6)"""
    table = prr("5").tile("I15", "53", 4).operating_round()
    assert table.why_not(lay("H14", "57", 1)) == "track.stops 6.2.1"
    assert table.why_not(lay("H10", "9", 1)) == "track.stops 6.2.1"
    assert table.why_not(lay("E23", "59", 1)) == "track.label 6.2.1"
    assert table.why_not(lay("H18", "54", 1)) == "track.label 6.2.1"
    assert table.why_not(lay("I15", "63", 4)) == "track.label 6.2.2"


def test_an_upgrade_keeps_all_track() -> None:
    """6.2.2 (3)"""
    table = prr("3").tile("H14", "9", 1).operating_round()
    assert table.why_not(lay("H14", "23", 0)) == "track.track_not_kept 6.2.2"
    assert table.can(lay("H14", "23", 1))


@pytest.mark.parametrize(("green", "yellow_rotation"), [("28", 0), ("29", 1)])
def test_28_and_29_become_43(green: str, yellow_rotation: int) -> None:
    """6.2.2 (5): the appendix is right, the list on p. 18 leaves 43 out."""
    table = prr("5").tile("H14", "7", yellow_rotation).tile("H14", green, 1).operating_round()
    assert table.any_rotation("H14", "43")


def test_tiles_are_limited_and_an_upgraded_tile_returns_to_the_supply() -> None:
    """6.2"""
    table = prr("3").tile("B10", "57", 0).tile("B16", "57", 1).tile("H4", "57", 0).tile("E19", "57", 0)
    table.operating_round()
    assert table.why_not(lay("H10", "57", 1)) == "track.none_left 6.2"
    table = prr("3").tile("B10", "57", 0).tile("B16", "57", 1).tile("H4", "57", 0).tile("E19", "57", 0)
    table.tile("E19", "14", 0).operating_round()
    assert table.can(lay("H10", "57", 1))


def test_stations_stay_with_their_track_when_a_tile_is_upgraded() -> None:
    """6.2.2 (4)"""
    table = prr("3").tile("H10", "57", 1).station("PRR", "H10").operating_round()
    table.do(lay("H10", "14", 0))
    assert "H10" in table.stations("PRR")
    assert table.operating.step >= STATION
