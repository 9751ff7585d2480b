"""Building track and stations (VII.6 to VII.8), and the homes of state railways (IV.4.4)."""

import pytest

from kursbuch.eighteenxx.actions import LayTile, Pass, PlaceStation
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId, TileId
from kursbuch.eighteenxx.steps.stations import station_cost
from kursbuch.titles.t1824.actions import KeepHome
from kursbuch.titles.t1824.formation import form_state_railway
from kursbuch.titles.t1824.railways import AustrianDraft
from tests.t1824.tables import A, B, C, Table, bohemia, lay, station


def test_one_tile_in_a_turn_from_the_own_track() -> None:
    """VII.6"""
    table = bohemia()
    table.turn("BK", step=1)
    assert table.refusal(A, LayTile(HexId("F9"), TileId("9"), 1)) == "track.not_connected"
    table.do(A, LayTile(HexId("B7"), TileId("9"), 1))
    assert table.refusal(A, LayTile(HexId("B11"), TileId("9"), 1)) is not None


@pytest.mark.parametrize(
    ("hex_", "tile", "rotation", "fault"),
    [
        ("A18", "57", 0, "track.label"),
        ("B9", "401", 0, "track.label"),
        ("C10", "9", 0, "track.stops"),
        ("B13", "4", 1, "track.stops"),
        ("B7", "4", 1, "track.stops"),
        ("C8", "9", 1, "track.blank_side"),
        ("G2", "4", 1, "track.off_map"),
        ("C6", "9", 0, "track.hex_closed"),
        ("J13", "57", 0, "track.hex_closed"),
    ],
)
def test_only_the_tile_for_the_hex(hex_: str, tile: str, rotation: int, fault: str) -> None:
    """VII.6: T, small towns, nothing over the edge of the map, grey and red hexes stay as they are"""
    table = Table()
    table.sell_papers({"SD1": A})
    table.change(lambda draft: station(draft, "SD1", "E12", 0))
    table.turn("SD1", step=1)
    assert table.refusal(A, LayTile(HexId(hex_), TileId(tile), rotation)) == fault


def test_vienna_keeps_its_printed_track_and_costs_once() -> None:
    """VII.6, VII.7"""
    table = Table()
    table.sell_papers({"SD1": A})
    table.change(lambda draft: station(draft, "SD1", "E12", 0))
    table.turn("SD1", step=1)
    assert table.refusal(A, LayTile(HexId("E12"), TileId("499"), 1)) == "track.track_not_kept"
    table.do(A, LayTile(HexId("E12"), TileId("499"), 0))
    assert table.position.cash["SD1"] == 220
    assert table.position.board.stations_of(CompanyId("SD1")) == (StopId(HexId("E12"), 0),)
    table.turn("SD1", step=1, phase="3")
    table.do(A, LayTile(HexId("E12"), TileId("491"), 0))
    assert table.position.cash["SD1"] == 220


def test_terrain_that_the_treasury_cannot_pay_is_not_built_on() -> None:
    """VII.6: there is no help for building"""
    table = Table()
    table.sell_papers({"SD1": A})
    table.change(lambda draft: station(draft, "SD1", "E12", 0))
    table.set(cash={**table.position.cash, "SD1": 19})
    table.turn("SD1", step=1)
    assert table.refusal(A, LayTile(HexId("E12"), TileId("499"), 0)) == "track.no_cash"


@pytest.mark.parametrize(("phase", "colors"), [("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3), ("7", 4), ("8", 4)])
def test_colours_by_phase(phase: str, colors: int) -> None:
    """VII.7, VII.14: green with the first 3, brown with the first 5, grey with the first 8"""
    game = Table().game
    assert set(game.phases[phase].tile_colors) == set(("yellow", "green", "brown", "gray")[:colors])


def test_an_upgrade_needs_no_new_track_of_its_own() -> None:
    """VII.7: connected after the exchange, new track need not be reached"""
    table = bohemia()
    table.change(lambda draft: lay(draft, "B7", "9", 1))
    table.turn("BK", step=1)
    assert table.refusal(A, LayTile(HexId("B7"), TileId("24"), 1)) == "track.color_not_available"
    table.set(phase="3")
    assert table.refusal(A, LayTile(HexId("B7"), TileId("24"), 1)) is None
    assert table.refusal(A, LayTile(HexId("B7"), TileId("25"), 1)) == "track.track_not_kept"


def test_stations_cost_40_then_100_and_one_is_placed_in_a_turn() -> None:
    """VII.8"""
    table = bohemia()

    def build(draft: AustrianDraft) -> None:
        lay(draft, "B7", "9", 1)
        lay(draft, "B5", "57", 1)

    table.change(build)
    table.turn("BK", step=2)
    table.do(A, PlaceStation(HexId("B5"), 0))
    assert table.position.cash["BK"] == 460
    assert table.refusal(A, PlaceStation(HexId("B5"), 0)) is not None
    table.turn("BK", step=2)
    assert station_cost(table.game, table.position) == 100


def test_the_last_place_of_a_city_is_kept_for_its_home_railway() -> None:
    """VII.8"""
    table = Table()
    table.sell_papers({"EPP": A})
    table.deal("MS", {A: (0, 1, 2), B: (3,)})
    table.open("MS", A, cash=500)

    def build(draft: AustrianDraft) -> None:
        lay(draft, "C12", "57", 1)
        station(draft, "MS", "C12")
        lay(draft, "C10", "58", 2)
        lay(draft, "B9", "5", 4)

    table.change(build)
    table.turn("MS", step=2)
    assert table.refusal(A, PlaceStation(HexId("B9"), 0)) == "stations.home_of_another"
    table.change(lambda draft: lay(draft, "B9", "15", 2))
    assert table.refusal(A, PlaceStation(HexId("B9"), 0)) is None


def test_one_station_of_a_railway_on_a_hex() -> None:
    """VII.8: Vienna has three cities"""
    table = Table()
    table.deal("SD", {A: (0,)})
    table.open("SD", A, cash=500)
    table.change(lambda draft: station(draft, "SD", "E12", 0))
    table.turn("SD", step=2)
    assert table.refusal(A, PlaceStation(HexId("E12"), 1)) is not None
    assert all(PlaceStation(HexId("E12"), 1) not in offer for offer in table.rules.offers(table.position, A))


def test_the_state_railway_of_unsold_papers_takes_the_place_of_number_1() -> None:
    """IV.4.4: also when Budapest is green by then; the station comes in its first turn (VII.5, VII.8)"""
    table = Table()
    table.do(C, Pass())
    table.do(B, Pass())
    table.do(A, Pass())

    def build(draft: AustrianDraft) -> None:
        lay(draft, "F17", "498", 1)
        lay(draft, "F17", "490", 0)
        form_state_railway(draft, CompanyId("UG"))

    assert table.position.board.homes[CompanyId("UG")].city == 1
    table.change(build)
    assert table.position.board.homes[CompanyId("UG")] == (HexId("F17"), 0)
    assert table.position.board.stations_of(CompanyId("UG")) == ()
    assert table.position.cash["UG"] == 1200


def test_the_director_of_the_kk_chooses_its_home_in_vienna() -> None:
    """IV.4.4: the other station leaves the game, and the next one costs 40"""
    table = Table()
    table.sell_papers({"KK1": A, "KK2": B})
    table.stock_round(B)

    def form(draft: AustrianDraft) -> None:
        station(draft, "KK1", "E12", 1)
        station(draft, "KK2", "E12", 2)
        form_state_railway(draft, CompanyId("KK"))

    table.change(form)
    assert table.rules.to_act(table.position) == (A,)
    assert table.refusal(A, KeepHome(0)) == "formation.no_station"
    table.do(A, KeepHome(2))
    assert table.position.board.stations == {StopId(HexId("E12"), 2): ("KK",)}
    assert table.position.companies[CompanyId("KK")].stations_placed == 1


def test_two_stations_of_the_kk_in_one_brown_city_become_one() -> None:
    """IV.4.4"""
    table = Table()
    table.sell_papers({"KK1": A, "KK2": B})
    table.stock_round(A)

    def build(draft: AustrianDraft) -> None:
        station(draft, "KK1", "E12", 1)
        station(draft, "KK2", "E12", 2)
        for tile in ("499", "491", "493"):
            lay(draft, "E12", tile, 0)
        form_state_railway(draft, CompanyId("KK"))

    table.change(build)
    assert table.position.board.stations == {StopId(HexId("E12"), 1): ("KK",)}
    assert table.position.companies[CompanyId("KK")].stations_placed == 1
    assert table.rules.to_act(table.position) == (A,)
