"""Building track in three gauges, stations, and the privates that help (1849 §2.4, §4.1, §4.2)."""

from copy import copy

import pytest

from kursbuch.eighteenxx.actions import BuyPrivate, LayTile, Pass, PlaceStation
from kursbuch.eighteenxx.board import Placement
from kursbuch.eighteenxx.identity import HexId, PrivateId, TileId
from kursbuch.titles.t1849.actions import LandBySea
from kursbuch.titles.t1849.track import track_price
from tests.t1849.tables import STATION, Table


def lay(hex_: str, tile: str, rotation: int) -> LayTile:
    return LayTile(HexId(hex_), TileId(tile), rotation)


def station(hex_: str) -> PlaceStation:
    return PlaceStation(HexId(hex_), 0)


def trinacria(phase: str = "4", **tiles: str) -> Table:
    """The I.F.T. in Catania, with money."""
    return Table(5).phase(phase).company("IFT", {0: (0, 1, 2)}, at=(3, 5), cash=500).tiles(**tiles)


@pytest.mark.parametrize(
    ("company", "hex_", "tile", "rotation", "price"),
    [
        ("IFT", "H10", "9", 2, 40),  # broad on rough ground
        ("ATA", "L12", "78", 5, 40),  # narrow in the mountains
        ("SFA", "J6", "657", 2, 40),  # both gauges are new: in full
    ],
)
def test_ground_has_its_price(company: str, hex_: str, tile: str, rotation: int, price: int) -> None:
    table = Table(5).company(company, {0: (0, 1)}, at=(3, 5), cash=500).operating_round()
    table.do(lay(hex_, tile, rotation))
    assert table.cash(company) == 500 - price


def test_the_price_is_paid_again_for_an_upgrade() -> None:
    table = trinacria("6", H10="9/2").operating_round()
    table.do(lay("H10", "23", 5))
    assert table.cash("IFT") == 460


def test_only_narrow_new_track_costs_a_quarter_also_beside_old_broad_track() -> None:
    table = trinacria("6", H10="9/2").operating_round()
    crossing, switch = Placement(HexId("H10"), TileId("713"), 2), Placement(HexId("H10"), TileId("23"), 5)
    assert track_price(table.game, table.position, crossing) == 10
    assert track_price(table.game, table.position, switch) == 40


def test_the_sigi_halves_the_price_of_broad_track() -> None:
    table = trinacria().privates(SIGI="IFT").operating_round()
    table.do(lay("H10", "9", 2))
    assert table.cash("IFT") == 480


def test_the_sigi_leaves_narrow_track_and_three_rails_as_they_are() -> None:
    table = Table(5).phase("10").company("ATA", {0: (0, 1)}, at=(3, 5), cash=500).privates(SIGI="ATA")
    table.operating_round()
    table.do(lay("L12", "78", 5))
    assert table.cash("ATA") == 460
    three_rails = Table(5).phase("10").company("SFA", {0: (0, 1)}, at=(3, 5), cash=500).privates(SIGI="SFA")
    three_rails.tiles(J6="657/2").tiles(J6="706/2").operating_round()
    three_rails.do(lay("J6", "673", 2))
    assert three_rails.cash("SFA") == 460


def test_a_company_builds_only_what_it_can_pay() -> None:
    table = trinacria().money({"IFT": 39}).operating_round()
    assert table.why_not(lay("H10", "9", 2)) == "track.no_cash 4.1"


def test_narrow_track_does_not_join_broad_track() -> None:
    table = trinacria().operating_round()
    assert table.can(lay("H10", "9", 2))
    assert table.why_not(lay("H10", "79", 2)) == "track.not_connected 4.1"


def test_an_upgrade_needs_new_track_that_is_open_to_the_company() -> None:
    table = trinacria("6", H10="9/2").operating_round()
    assert table.can(lay("H10", "23", 5)), "a switch where the company comes in"
    assert table.why_not(lay("H10", "23", 2)) == "track.no_new_track 4.1", "a switch that it meets from behind"


def test_yellow_hexes_wait_for_green_tiles() -> None:
    assert trinacria("4").operating_round().why_not(lay("H12", "653", 1)) == "track.color_not_available 4.6.3"
    assert trinacria("6").operating_round().can(lay("H12", "653", 1))


def test_acireale_is_closed_while_a_player_has_the_sce() -> None:
    table = trinacria("6", H12="653/1").privates(SCE=0).operating_round()
    assert table.why_not(lay("G13", "58", 1)) == "track.private_hex 2.4"
    assert trinacria("6", H12="653/1").privates(SCE="IFT").operating_round().can(lay("G13", "58", 1))
    assert trinacria("6", H12="653/1").operating_round().can(lay("G13", "58", 1))


def test_one_tile_in_a_turn() -> None:
    table = trinacria("6").operating_round()
    table.do(lay("H10", "9", 2))
    assert table.why_not(lay("H12", "653", 1)) == "turn.stage_passed 4"


def test_stations_are_free_and_need_a_route() -> None:
    table = Table(5).phase("8").company("CTL", {0: (0, 1)}, at=(3, 5), cash=0).operating_round(STATION)
    assert table.why_not(station("H8")) == "stations.not_connected 4.2"
    table.do(station("C1"))
    assert table.stations("CTL") == {"E1", "C1"}
    assert table.cash("CTL") == 0


def test_the_place_of_a_company_to_come_stays_free() -> None:
    table = Table(5).phase("6").company("AFG", {0: (0, 1)}, at=(3, 5), stations=("M9",)).privates(SMS="AFG")
    table.operating_round()
    table.do(LandBySea(), Pass())
    assert table.why_not(station("C5")) == "stations.home_of_another 4.2"
    assert table.why_not(station("H8")) == "stations.not_coastal 2.4"
    table.do(station("B14"))
    assert table.stations("AFG") == {"M9", "B14"}


def test_the_sms_lands_in_a_city_on_the_coast_with_tile_and_station() -> None:
    table = Table(5).phase("6").company("SFA", {0: (0, 1)}, at=(3, 5), cash=100)
    table.company("RCS", {1: (0, 1)}, at=(3, 4)).privates(SMS="SFA").operating_round()
    assert table.why_not(lay("C5", "651", 5)) == "track.not_connected 4.1"
    table.do(LandBySea())
    assert table.why_not(lay("H8", "644", 0)) == "track.not_coastal 2.4"
    table.do(lay("C5", "651", 5))
    assert "SMS" not in table.position.privates
    assert table.why_not(station("B14")) == "stations.not_coastal 2.4", "the station goes where the tile went"
    table.do(station("C5"))
    assert table.stations("SFA") == {"J6", "C5"}


@pytest.mark.parametrize(("options", "costs"), [({}, {0}), ({"profile": "18xx.games"}, {10, 40})])
def test_on_18xx_games_the_tile_of_a_landing_costs_what_the_ground_costs(
    options: dict[str, str], costs: set[int]
) -> None:
    """§2.4; profile 18xx.games, landing_costs."""
    table = Table(5, **options).phase("6").company("RCS", {0: (0, 1)}, at=(3, 5), cash=100)
    table.privates(SMS="RCS").operating_round()
    table.do(LandBySea())
    tiles = [action for action in table.offered("lay_tile") if isinstance(action, LayTile) and action.hex == "J6"]
    assert {table.rules.cost(table.position, table.seat, action) for action in tiles} <= costs
    assert tiles


def test_every_city_but_caltanissetta_and_ragusa_is_on_the_coast() -> None:
    table = Table(5).phase("6").company("SFA", {0: (0, 1)}, at=(3, 5))
    for name, owner in (("ATA", 1), ("CTL", 2), ("IFT", 3), ("RCS", 4)):
        table.company(name, {owner: (0, 1)}, at=(5, 5))
    table.tiles(H12="653/1", C5="651/5").privates(SMS="SFA").operating_round()
    table.do(LandBySea(), Pass())
    spots = {action.hex for action in table.offered("place_station") if isinstance(action, PlaceStation)}
    assert spots == {"B14", "C1", "C5", "H12", "M9"}, "Marsala, Girgenti and Siracusa are full"


def test_a_company_that_has_laid_no_tile_may_still_land_with_its_station() -> None:
    """§4.2: the S.M.S. is for the station, too; §4.8: it may be bought at any time of the turn."""
    table = Table(5).phase("6").company("SFA", {0: (0, 1)}, at=(3, 5), cash=300).privates(SMS="SFA").operating_round()
    table.do(Pass(), LandBySea())
    assert table.why_not(station("H8")) == "stations.not_coastal 2.4"
    table.do(station("B14"))
    assert table.stations("SFA") == {"J6", "B14"}
    assert "SMS" not in table.position.privates
    late = Table(5).phase("6").company("CTL", {0: (0, 1)}, at=(3, 5), cash=300).privates(SMS=0).operating_round(STATION)
    late.do(BuyPrivate(PrivateId("SMS"), 1), LandBySea(), station("M9"))
    assert late.stations("CTL") == {"E1", "M9"}


def test_only_the_owner_of_the_sms_lands() -> None:
    table = trinacria("6").operating_round()
    assert table.why_not(LandBySea()) == "landing.not_own 2.4"


def palermo(phase: str = "4", **tiles: str) -> Table:
    """The R.C.S. in Palermo."""
    return Table(5).phase(phase).company("RCS", {0: (0, 1)}, at=(3, 5), cash=500).tiles(**tiles).operating_round()


@pytest.mark.parametrize(
    ("hex_", "tile", "rotation", "why"),
    [
        ("B4", "9", 2, "track.off_map 4.1"),
        ("D6", "8", 2, "track.impassable 4.1"),
        ("D6", "58", 0, "track.stops 4.1"),  # a town where there is none
        ("C9", "58", 0, "track.hex_closed 4.1"),  # grey
        ("D6", "7", 5, "track.not_connected 4.1"),
        ("D6", "9", 2, None),
    ],
)
def test_where_track_may_lead(hex_: str, tile: str, rotation: int, why: str | None) -> None:
    assert palermo().why_not(lay(hex_, tile, rotation)) == why


def test_no_track_leads_to_a_grey_side_without_track() -> None:
    table = trinacria("6", H10="7/4").operating_round()
    assert table.why_not(lay("G11", "9", 1)) == "track.blank_side 4.1", "that would be the Etna"
    assert table.can(lay("G11", "8", 1))


def test_gauges_may_meet_but_nothing_runs_there() -> None:
    table = palermo("6", F6="79/0")
    table.do(lay("D6", "8", 0))
    table.operating_round()
    hexes = {action.hex for action in table.offered("lay_tile") if isinstance(action, LayTile)}
    assert "D6" in hexes
    assert not hexes & {"F6", "H6"}


def test_the_tiles_of_the_main_cities_lie_nowhere_else() -> None:
    table = palermo("6")
    assert table.can(lay("C5", "651", 5))
    assert table.why_not(lay("C5", "653", 5)) == "track.label 4.1"
    assert table.why_not(lay("C5", "660", 5)) == "track.label 4.1"


def test_a_full_city_is_closed_to_more_stations() -> None:
    table = Table(5).phase("6").company("CTL", {0: (0, 1)}, at=(3, 5))
    table.company("AFG", {1: (0, 1)}, at=(3, 4), stations=("C1",)).privates(SMS="CTL").operating_round()
    table.do(LandBySea(), Pass())
    assert table.why_not(station("C1")) == "stations.no_free_slot 4.2"


def test_a_company_has_one_station_on_a_hex() -> None:
    table = Table(5).phase("6").tiles(C5="651/5").company("RCS", {0: (0, 1)}, at=(3, 5)).privates(SMS="RCS")
    table.operating_round().do(LandBySea(), Pass())
    assert table.why_not(station("C5")) == "stations.already_there 4.2"


def test_a_landing_is_the_only_building_of_the_turn() -> None:
    """§2.4: no further tile, no further station."""
    table = Table(5).phase("6").company("CTL", {0: (0, 1)}, at=(3, 5), cash=500).privates(SMS="CTL").operating_round()
    table.do(LandBySea())
    assert table.why_not(lay("G1", "58", 3)) == "track.not_coastal 2.4"
    table.do(lay("J6", "657", 2))
    assert table.cash("CTL") == 500, "the ground is free, too"
    assert table.why_not(station("C1")) == "stations.not_coastal 2.4"
    spent = Table(5).phase("6").company("CTL", {0: (0, 1)}, at=(3, 5)).privates(SMS="CTL").operating_round()
    spent.do(lay("G1", "58", 3))
    assert spent.why_not(LandBySea()) == "landing.has_laid 2.4"


def test_one_station_in_a_turn() -> None:
    table = Table(5).phase("8").company("CTL", {0: (0, 1)}, at=(3, 5), pool=(2,), cash=100)
    table.company("RCS", {1: (0, 1)}, at=(3, 4)).tiles(C5="651/5", B4="7/5", D4="682/1", E3="714/0", F2="78/2")
    table.operating_round(STATION)
    assert table.can(station("C5"))
    table.do(station("C1"))
    assert table.why_not(station("C5")) == "turn.stage_passed 4"


def full_coast(phase: str = "4") -> Table:
    """Every city on the coast has its yellow tile, and the A.F.G. stands in each; the C.T.L. owns the S.M.S."""
    table = Table(5).phase(phase).company("CTL", {0: (0, 1)}, at=(3, 5), cash=500).privates(SMS="CTL").operating_round()
    table.do(LandBySea())
    found = {action.hex: action for action in table.offered("lay_tile") if isinstance(action, LayTile)}
    yellow = {str(hex_): f"{action.tile}/{action.rotation}" for hex_, action in found.items()}
    full = Table(5).phase(phase).tiles(**yellow).company("CTL", {0: (0, 1)}, at=(3, 5), cash=500)
    others = tuple(sorted(full.game.facts.coast - {"E1"}))
    for name, owner in (("AFG", 1), ("RCS", 2)):
        full.company(name, {owner: (0, 1)}, at=(5, 5), stations=others)
    return full.privates(SMS="CTL").operating_round()


def test_the_sms_is_not_closed_where_nothing_can_be_laid() -> None:
    """§2.4: it is the laying that closes it."""
    table = full_coast()
    assert table.why_not(LandBySea()) == "landing.nowhere 2.4", "neither a tile nor a station"
    table.do(Pass())
    assert "SMS" in table.position.privates
    assert table.offered("land_by_sea") == [], "the step for stations is passed over"


def test_a_tile_alone_is_worth_a_landing() -> None:
    """§2.4: a station and also a tile, so either will do."""
    table = full_coast("6")
    table.do(LandBySea())
    assert table.offered("lay_tile")
    assert table.why_not(LandBySea()) == "landing.has_landed 2.4"
    table.do(Pass())
    assert table.offered("place_station") == []


def test_who_lands_and_lays_nothing_keeps_the_sms() -> None:
    """§2.4: laying a tile or placing a station closes it."""
    table = Table(5).phase("6").company("CTL", {0: (0, 1)}, at=(3, 5), cash=300).privates(SMS="CTL").operating_round()
    table.do(LandBySea(), Pass())
    assert table.why_not(LandBySea()) == "landing.has_landed 2.4"
    settled = copy(table)
    settled.do(station("B14"))
    assert "SMS" not in settled.position.privates
    table.do(Pass())
    assert table.position.privates[PrivateId("SMS")] == "CTL"
