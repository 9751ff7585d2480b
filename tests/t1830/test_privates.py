"""The private companies (1830 §3, p. 27)."""

import pytest

from tests.t1830.moves import (
    ACCEPT,
    DECLINE,
    PASS,
    buy,
    buy_private,
    buy_train,
    exchange,
    lay,
    sell,
    sell_private,
    start,
    station,
)
from tests.t1830.tables import STATION, TRAINS, Table

# Income (6.0)


def test_privates_pay_their_owners_before_the_companies_operate() -> None:
    """6.0"""
    table = Table(3).privates(SV=0, CS=0, DH=1, MH=1, CA=2, BO="PRR").company("PRR", {0: 60}, cash=100)
    table.stock_round().money({0: 0, 1: 0, 2: 0})
    table.all_pass()
    assert [table.cash(seat) for seat in range(3)] == [15, 35, 25]
    assert table.cash("PRR") == 130
    assert table.operating.company == "PRR"


def test_privates_pay_in_every_operating_round_of_a_set() -> None:
    """6.0"""
    table = Table(3).phase("3").privates(BO=0).stock_round().money({0: 0})
    table.all_pass()
    assert table.stock.number == 3
    assert table.cash(0) == 60


# Trading between players (3.1)


def test_players_do_not_trade_privates_in_the_first_stock_round() -> None:
    """3.1"""
    table = Table(3).privates(MH=0).stock_round(1)
    assert table.why_not(sell_private("MH", 1, 100)) == "trade.first_round 3.1"
    table.turn()
    assert table.why_not(buy_private("MH", 100)) == "trade.first_round 3.1"
    table.stock_round(2)
    assert table.can(sell_private("MH", 1, 100))


def test_players_trade_privates_at_any_price_when_both_agree() -> None:
    """3.1: the seller is on turn."""
    table = Table(3).privates(MH=0).stock_round()
    table.do(sell_private("MH", 2, 111))
    assert table.why_not(ACCEPT, 0) == "trade.own_proposal 3.1"
    assert table.why_not(ACCEPT, 1) == "turn.stock_waits 5.0"
    table.act(2, ACCEPT)
    assert table.owner("MH") == 2
    assert (table.cash(0), table.cash(2)) == (911, 689)
    assert table.stock.seat == 0
    assert not table.stock.has_acted


def test_a_buyer_on_turn_may_ask_and_be_turned_down() -> None:
    """3.1: the buyer is on turn."""
    table = Table(3).privates(MH=2).stock_round()
    assert table.why_not(buy_private("MH", 801)) == "trade.no_cash 3.1"
    table.do(buy_private("MH", 1))
    table.act(2, DECLINE)
    assert table.owner("MH") == 2
    table.do(buy_private("MH", 500))
    table.act(2, ACCEPT)
    assert table.owner("MH") == 0
    assert (table.cash(0), table.cash(2)) == (300, 1300)


def test_a_player_asks_another_one_twice_in_a_turn() -> None:
    """A rule of the table: nobody is flooded with proposals."""
    table = Table(4).privates(MH=2, SV=0).stock_round()
    for price in (1, 2):
        table.do(buy_private("MH", price))
        table.act(2, DECLINE)
    assert table.why_not(buy_private("MH", 500)) == "trade.asked_enough 3.1"
    assert table.why_not(sell_private("SV", 2, 5)) == "trade.asked_enough 3.1"
    assert table.can(sell_private("SV", 1, 5))
    table.turn(start("PRR", 67))
    for _ in range(3):
        table.turn()
    assert table.can(buy_private("MH", 100))


def test_the_last_proposal_of_a_turn_is_told() -> None:
    """It counts as well if it is withdrawn or accepted."""
    table = Table(3).privates(MH=2, SV=2).stock_round()
    left = []
    for private, seat, answer in (("MH", 0, DECLINE), ("SV", 2, ACCEPT)):
        table.do(buy_private(private, 20))
        left += [event.arguments["left"] for event in table.events if event.kind == "trade_proposed"]
        table.act(seat, answer)
    assert left == [1, 0]
    assert table.why_not(buy_private("MH", 20)) == "trade.asked_enough 3.1"


def test_proposals_for_trains_and_privates_count_together_in_a_companys_turn() -> None:
    table = Table(3).phase("3").privates(DH=1).company("PRR", {0: 60}, cash=500).company("NYC", {1: 60}, trains=("2",))
    table.operating_round(step=TRAINS)
    for proposal in (buy_train("2", 10, "NYC"), buy_private("DH", 35)):
        table.do(proposal)
        table.act(1, DECLINE)
    assert table.why_not(buy_train("2", 80, "NYC")) == "trade.asked_enough 3.1"
    assert table.why_not(buy_private("DH", 70)) == "trade.asked_enough 3.1"


def test_18xx_games_does_not_count_proposals() -> None:
    table = Table(3, profile="18xx.games").privates(MH=2).stock_round()
    for price in (1, 2, 3):
        table.do(buy_private("MH", price))
        table.act(2, DECLINE)
    assert table.can(buy_private("MH", 5))


def test_only_the_player_on_turn_proposes_a_trade() -> None:
    """3.1"""
    table = Table(3).privates(MH=2, SV=1).stock_round()
    assert table.why_not(sell_private("MH", 1, 100), 2) == "turn.stock_not_now 5.0"
    assert table.why_not(buy_private("MH", 100), 1) == "turn.stock_not_yours 5.0"
    assert table.why_not(sell_private("MH", 1, 100)) == "trade.not_own 3.1"


def test_a_private_counts_as_a_certificate_for_its_buyer() -> None:
    """4.3"""
    table = Table(6).company("PRR", {1: 60}).company("NYC", {1: 60}).company("CPR", {1: 20})
    table.privates(SV=0).stock_round()
    assert table.why_not(sell_private("SV", 1, 10)) == "trade.certificate_limit 4.3"


def test_the_bo_may_change_hands_without_the_presidency() -> None:
    """p. 27"""
    table = Table(3).privates(BO=0).company("B&O", {0: 20}).stock_round()
    table.do(sell_private("BO", 1, 220))
    table.act(1, ACCEPT)
    assert table.owner("BO") == 1
    assert table.president("B&O") == 0


# Sales to companies (3.0, 3.1)


@pytest.mark.parametrize(("phase", "is_possible"), [("2", False), ("3", True), ("4", True)])
def test_companies_buy_privates_in_phases_3_and_4(phase: str, is_possible: bool) -> None:
    """2.2, 2.3, 2.4, 3.1"""
    table = Table(3).phase(phase).privates(CS=0).company("PRR", {0: 60}, cash=500).operating_round()
    assert table.can(buy_private("CS", 40)) == is_possible


def test_a_company_pays_from_half_to_double_the_printed_price() -> None:
    """3.1"""
    table = Table(3).phase("3").privates(DH=0).company("PRR", {0: 60}, cash=500).operating_round()
    assert table.why_not(buy_private("DH", 34)) == "trade.price_range 3.1"
    assert table.why_not(buy_private("DH", 141)) == "trade.price_range 3.1"
    before = table.cash(0)
    table.do(buy_private("DH", 140))
    assert table.owner("DH") == "PRR"
    assert (table.cash(0), table.cash("PRR")) == (before + 140, 360)


def test_a_company_pays_what_it_has() -> None:
    """3.1"""
    table = Table(3).phase("3").privates(DH=0).company("PRR", {0: 60}, cash=50).operating_round()
    assert table.why_not(buy_private("DH", 70)) == "trade.no_cash 3.1"


def test_the_owner_of_a_private_must_agree_to_sell_it_to_a_company() -> None:
    """3.1"""
    table = Table(3).phase("3").privates(DH=1).company("PRR", {0: 60}, cash=500).operating_round()
    table.do(buy_private("DH", 35))
    assert table.owner("DH") == 1
    table.act(1, DECLINE)
    table.do(buy_private("DH", 100))
    table.act(1, ACCEPT)
    assert table.owner("DH") == "PRR"


def test_a_company_buys_several_privates_at_any_time_of_its_turn() -> None:
    """3.0, 6.1"""
    table = Table(3).phase("3").privates(CS=0, DH=0).company("PRR", {0: 60}, cash=500).operating_round()
    table.do(buy_private("CS", 20))
    table.go_to(TRAINS)
    table.do(buy_private("DH", 35))
    assert (table.owner("CS"), table.owner("DH")) == ("PRR", "PRR")


def test_the_bo_is_never_sold_to_a_company() -> None:
    """3.0, what the privates do; and p. 27"""
    table = Table(3).phase("3").privates(BO=0).company("PRR", {0: 60}, cash=500).operating_round()
    assert table.why_not(buy_private("BO", 220)) == "trade.never_to_company 3.0"


def test_a_company_does_not_sell_its_privates() -> None:
    """3.1"""
    table = Table(3).phase("3").privates(DH="PRR", SV=1).company("PRR", {0: 60}, cash=500)
    table.company("NYC", {1: 60}, cash=500, at=(0, 8)).operating_round()
    assert table.operating.company == "NYC"
    assert table.why_not(buy_private("DH", 70)) == "trade.not_theirs 3.1"
    table.stock_round()
    assert table.why_not(sell_private("DH", 1, 70)) == "trade.not_own 3.1"
    assert table.why_not(buy_private("DH", 70)) == "trade.not_theirs 3.1"


# Closing (3.2)


def test_the_bo_closes_when_the_b_and_o_buys_its_first_train() -> None:
    """3.2"""
    table = Table(3).privates(BO=1).company("B&O", {0: 60}, cash=500).operating_round(TRAINS)
    assert table.owner("BO") == 1
    table.do(buy_train("2", 80))
    assert table.owner("BO") is None


def test_the_bo_closes_with_a_train_bought_from_another_company_too() -> None:
    """3.2"""
    table = Table(3).privates(BO=1).company("B&O", {0: 60}, cash=500, at=(0, 8))
    table.company("PRR", {0: 60}, cash=0, trains=("2",)).operating_round(TRAINS)
    table.do(buy_train("2", 1, "PRR"))
    assert table.owner("BO") is None


def test_the_trains_of_other_companies_do_not_close_the_bo() -> None:
    """3.2"""
    table = Table(3).privates(BO=1).company("B&O", {0: 60}, cash=500)
    table.company("PRR", {0: 60}, cash=500, at=(0, 8)).operating_round(TRAINS)
    table.do(buy_train("2", 80))
    assert table.owner("BO") == 1


def test_the_first_5_closes_all_privates() -> None:
    """2.5, 3.2"""
    table = Table(3).phase("4", t4=0).privates(SV=0, DH="PRR", BO=1).company("PRR", {0: 60}, cash=500)
    table.operating_round(TRAINS)
    table.do(buy_train("5", 450))
    assert table.position.privates == {}


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
    assert table.why_not(exchange()) == "turn.operating_not_now 6.1"


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
