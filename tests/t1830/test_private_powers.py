"""What each private company brings its owner (1830 §3.0, p. 27)."""

import pytest

from tests.t1830.moves import ACCEPT, PASS, buy, buy_private, exchange, lay, sell, start, station
from tests.t1830.tables import STATION, TRAINS, Table

# The Mohawk & Hudson


def test_the_mh_is_exchanged_in_its_owners_turn_and_closes() -> None:
    """p. 27"""
    table = Table(3).privates(MH=0).company("NYC", {1: 40}).stock_round()
    table.do(exchange())
    assert table.owner("MH") is None
    assert table.percent("NYC", 0) == 10
    assert table.cash(0) == 800
    assert table.can(buy("NYC"))


def test_the_mh_is_exchanged_for_a_pool_share_too() -> None:
    """p. 27"""
    table = Table(3).privates(MH=0).company("NYC", {1: 60, 2: 30}, pool=10).stock_round()
    assert table.why_not(exchange()) == "stock.none_left 5.2"
    table.do(exchange(source="pool"))
    assert table.percent("NYC", 0) == 10
    assert table.percent("NYC", "pool") == 0


def test_no_nyc_share_to_be_had_no_exchange() -> None:
    """p. 27"""
    table = Table(3).privates(MH=0).company("NYC", {1: 60, 2: 40}).stock_round()
    assert not table.can(exchange())
    assert not table.can(exchange(source="pool"))


def test_the_mh_is_exchanged_between_the_turns_of_others_in_a_stock_round() -> None:
    """p. 27"""
    table = Table(3).privates(MH=2).company("NYC", {1: 40}).stock_round()
    assert table.can(exchange(), 2)
    table.do(buy("NYC"))
    assert not table.can(exchange(), 2)
    table.do(PASS)
    table.act(2, exchange())
    assert table.percent("NYC", 2) == 10
    assert table.stock.seat == 1


def test_the_mh_is_exchanged_between_the_turns_of_companies() -> None:
    """p. 27"""
    table = Table(3).privates(MH=2).company("NYC", {1: 40}).company("PRR", {0: 60}, cash=500).operating_round()
    assert table.can(exchange(), 2)
    table.do(PASS)
    assert not table.can(exchange(), 2)


def test_in_the_middle_of_his_own_companys_turn_nobody_exchanges_the_mh() -> None:
    """p. 27: between turns in operating rounds."""
    table = Table(3).privates(MH=0).company("NYC", {1: 40}).company("PRR", {0: 60}, cash=500).operating_round()
    table.do(PASS)
    assert table.why_not(exchange()) == "exchange.between_turns 3.0"


def test_the_mh_is_exchanged_before_the_nyc_has_a_president() -> None:
    """5.1: the share cannot be sold before there is a par price."""
    table = Table(3).privates(MH=0).stock_round()
    table.do(exchange())
    assert table.percent("NYC", 0) == 10
    assert table.why_not(sell("NYC")) == "shares.no_par 5.1"
    assert table.can(start("NYC", 67))


def test_the_exchange_needs_room_for_the_share_of_the_company() -> None:
    """p. 27: if he may hold one more."""
    table = Table(2).privates(MH=1).company("NYC", {1: 60}).stock_round()
    assert not table.can(exchange(), 1)
    table = Table(2).privates(MH=1).company("NYC", {1: 50}).stock_round()
    assert table.can(exchange(), 1)


def test_the_mh_gives_up_its_own_place_among_the_certificates() -> None:
    """p. 27, 4.3: 11 certificates with 6 players, the MH one of them."""
    table = Table(6).privates(MH=0).company("PRR", {0: 60}).company("CPR", {0: 60}).company("NYC", {1: 20})
    table.stock_round()
    assert table.why_not(buy("NYC")) == "shares.certificate_limit 4.3"
    table.do(exchange())
    assert table.percent("NYC", 0) == 10


def test_a_company_that_owns_the_mh_cannot_exchange_it() -> None:
    """p. 27"""
    table = Table(3).phase("3").privates(MH="PRR").company("NYC", {1: 40}).company("PRR", {0: 60}, cash=500)
    table.operating_round()
    assert not table.can(exchange())


def test_an_exchange_may_change_the_president_and_the_excess_is_sold_at_once() -> None:
    """5.4: whoever is on turn sells at once."""
    table = Table(5).privates(MH=1).company("NYC", {0: 20, 1: 20})
    table.company("PRR", {0: 60}).company("CPR", {0: 60}).company("ERIE", {0: 30}).stock_round()
    assert table.can(PASS)
    table.act(1, exchange())
    assert table.president("NYC") == 1
    assert table.seat == 0
    assert table.why_not(PASS) == "stock.must_sell 5.1"
    table.do(sell("NYC"))
    assert table.can(PASS)


def test_a_company_floated_by_an_exchange_gets_its_capital_in_the_next_operating_round() -> None:
    """5.3, note"""
    table = Table(3).phase("3").privates(MH=2).company("NYC", {1: 50}, par=76)
    table.company("PRR", {0: 60}, cash=500).operating_round(count=2)
    table.act(2, exchange())
    assert table.cash("NYC") == 0
    assert table.operating.company == "PRR"
    table.do(PASS)
    table.go_to(TRAINS)
    table.do(PASS)
    assert table.operating.index == 2
    assert table.cash("NYC") == 760
    assert "NYC" in table.operating.companies


# Hexes that are closed while a player has the private


@pytest.mark.parametrize(
    ("private", "hex_"),
    [("SV", "G15"), ("CS", "B20"), ("DH", "F16"), ("MH", "D18"), ("CA", "H18"), ("BO", "I13"), ("BO", "I15")],
)
def test_nobody_builds_on_the_hex_of_a_players_private(private: str, hex_: str) -> None:
    """6.2.1"""
    table = Table(3).phase("3").privates(**{private: 1}).company("PRR", {0: 60}, cash=500).operating_round()
    refusals = {table.why_not(lay(hex_, tile, 0)) for tile in ("7", "8", "9", "57", "59", "53", "4")}
    assert refusals == {"track.private_hex 6.2.1"}


def test_the_bo_keeps_the_b_and_o_itself_from_building_at_home() -> None:
    """6.2.1: until its first train closes the BO."""
    table = Table(3).phase("3").privates(BO=0).company("B&O", {0: 60}, cash=500).operating_round()
    assert table.why_not(lay("I15", "53", 0)) == "track.private_hex 6.2.1"
    table = Table(3).phase("3").company("B&O", {0: 60}, cash=500).operating_round()
    assert table.can(lay("I15", "53", 0))


def test_the_hex_opens_when_a_company_has_the_private_or_it_is_closed() -> None:
    """6.2.1"""
    table = Table(3).phase("3").privates(SV=1).company("PRR", {0: 60}, cash=500)
    table.tile("H14", "8", 1).operating_round()
    assert table.why_not(lay("G15", "9", 0)) == "track.private_hex 6.2.1"
    table.do(buy_private("SV", 20))
    table.act(1, ACCEPT)
    assert table.can(lay("G15", "9", 0))
    table = Table(3).company("PRR", {0: 60}, cash=500).tile("H14", "8", 1).operating_round()
    assert table.can(lay("G15", "9", 0))


# The Champlain & St. Lawrence


def cs_table() -> Table:
    return Table(3).phase("3").privates(CS="PRR").company("PRR", {0: 60}, cash=500).operating_round()


def test_the_cs_builds_on_its_hex_without_a_connection_besides_the_normal_tile() -> None:
    """p. 27"""
    table = cs_table()
    assert table.why_not(lay("B20", "58", 0)) == "track.not_connected 6.2.1"
    table.do(lay("B20", "58", 0, "CS"), lay("H10", "57", 1))
    assert set(table.position.board.tiles) == {"B20", "H10"}
    assert table.cash("PRR") == 510


def test_the_extra_tile_may_come_after_the_normal_one() -> None:
    """p. 27"""
    table = cs_table()
    table.do(lay("H10", "57", 1), lay("B20", "58", 0, "CS"))
    assert set(table.position.board.tiles) == {"B20", "H10"}
    assert table.why_not(lay("H14", "9", 1)) == "track.one_tile 6.2"


def test_on_18xx_games_the_cs_builds_at_any_time_of_the_turn() -> None:
    """Profile 18xx.games; by the rulebook building comes first (6.1)."""
    site = Table(3, profile="18xx.games").phase("3").privates(CS="PRR").company("PRR", {0: 60}, cash=500)
    site.operating_round(TRAINS)
    assert site.can(lay("B20", "58", 0, "CS"))
    assert cs_table().go_to(TRAINS).why_not(lay("B20", "58", 0, "CS")) == "turn.stage_passed 6.1"


def test_the_cs_builds_on_its_own_hex_only_and_not_twice() -> None:
    """p. 27"""
    table = cs_table()
    assert table.why_not(lay("B22", "9", 0, "CS")) == "track.no_grant 6.2.1"
    table.do(lay("B20", "58", 0, "CS"))
    assert table.why_not(lay("B20", "58", 0, "CS")) == "track.no_grant 6.2.1"


def test_the_cs_of_a_player_or_of_another_company_brings_nothing() -> None:
    """p. 27"""
    for owner in (0, "NYC"):
        table = Table(3).phase("3").privates(CS=owner).company("PRR", {0: 60}, cash=500).operating_round()
        assert table.why_not(lay("B20", "58", 0, "CS")) == "track.no_grant 6.2.1"


# The Delaware & Hudson


def dh_table(cash: int = 500, count: int = 1) -> Table:
    table = Table(3).phase("3").privates(DH="PRR").company("PRR", {0: 60}, cash=cash)
    return table.operating_round(count=count)


def test_the_dh_tile_costs_120_and_its_station_nothing() -> None:
    """p. 27"""
    table = dh_table()
    before = table.cash("PRR")
    table.do(lay("F16", "57", 0, "DH"))
    assert table.cash("PRR") == before - 120
    assert table.operating.step == STATION
    table.do(station("F16", private="DH"))
    assert table.cash("PRR") == before - 120
    assert table.stations("PRR") == {"H12", "F16"}


def test_the_dh_tile_is_the_tile_of_the_turn() -> None:
    """p. 27"""
    table = dh_table()
    table.do(lay("F16", "57", 0, "DH"))
    assert table.why_not(lay("H10", "57", 1)) == "track.one_tile 6.2"


def test_the_dh_lays_tile_57_only_and_must_be_paid() -> None:
    """6.2.1, p. 27"""
    assert dh_table().why_not(lay("F16", "14", 0, "DH")) == "track.no_grant 6.2.1"
    assert dh_table(cash=104).why_not(lay("F16", "57", 0, "DH")) == "track.no_cash 6.2.1"
    assert dh_table(cash=105).can(lay("F16", "57", 0, "DH"))


def test_a_free_station_not_placed_in_that_turn_is_lost() -> None:
    """p. 27: later the normal rules hold."""
    table = dh_table(count=2)
    table.do(lay("F16", "57", 0, "DH"), PASS)
    table.go_to(TRAINS).do(PASS)
    table.do(lay("H10", "57", 1))
    assert table.operating.step == STATION
    assert table.why_not(station("F16", private="DH")) == "stations.no_grant 6.3.2"
    assert table.why_not(station("F16")) == "stations.not_connected 6.3.2"


def test_the_dh_brings_the_one_station_of_a_turn_and_the_next_one_is_no_longer_the_first() -> None:
    """6.3.2"""
    table = dh_table(count=2)
    table.do(lay("F16", "57", 0, "DH"), station("F16", private="DH"))
    assert table.operating.step > STATION
    table.go_to(TRAINS).do(PASS)
    table.do(lay("H10", "57", 1))
    before = table.cash("PRR")
    table.do(station("H10"))
    assert table.cash("PRR") == before - 100


def test_the_dh_brings_its_free_station_although_the_company_could_build_there_anyway() -> None:
    """p. 27: the company owns the DH and builds there, connected or not."""
    table = Table(3).phase("3").privates(DH="NYC").company("NYC", {0: 60}, cash=500)
    table.tile("E19", "57", 1).tile("E17", "8", 4).operating_round()
    table.do(lay("F16", "57", 0))
    before = table.cash("NYC")
    table.do(station("F16", private="DH"))
    assert table.cash("NYC") == before


def test_on_18xx_games_only_a_tile_in_the_name_of_the_dh_brings_its_station() -> None:
    """Profile 18xx.games, grants_by_name."""
    table = Table(3, profile="18xx.games").phase("3").privates(DH="NYC").company("NYC", {0: 60}, cash=500)
    table.tile("E19", "57", 1).tile("E17", "8", 4).operating_round()
    table.do(lay("F16", "57", 0))
    assert table.why_not(station("F16", private="DH")) == "stations.no_grant 6.3.2"


def test_without_the_dh_tile_there_is_no_free_station() -> None:
    """p. 27"""
    table = dh_table()
    table.do(lay("H10", "57", 1))
    assert table.why_not(station("F16", private="DH")) == "stations.no_grant 6.3.2"


def test_the_rights_of_the_dh_lapse_when_another_company_builds_there() -> None:
    """p. 27"""
    table = Table(3).phase("3").privates(DH="PRR").company("PRR", {0: 60}, cash=500).tile("F16", "57", 0)
    table.operating_round()
    assert table.why_not(lay("F16", "57", 0, "DH")) == "track.no_grant 6.2.1"


def test_who_may_exchange_between_turns_is_not_on_turn_for_anything_else() -> None:
    """5.0, p. 27"""
    table = Table(3).privates(MH=2, CS=1).company("NYC", {1: 40}).money({2: 500}).stock_round()
    assert table.can(exchange("MH"), 2)
    assert table.why_not(buy_private("CS", 40), 2) == "turn.stock_not_yours 5.0"
