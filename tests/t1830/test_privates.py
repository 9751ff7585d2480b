"""The private companies: income, trade, sales to companies, closing (1830 §3)."""

import pytest

from tests.t1830.moves import ACCEPT, DECLINE, buy_private, buy_train, sell_private, start
from tests.t1830.tables import TRAINS, Table

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


@pytest.mark.parametrize("holder", ["pool", 1, 2])
def test_on_18xx_games_the_ca_brings_its_buyer_the_very_share_that_came_with_it(holder: int | str) -> None:
    """From the pool, from the seller or from whoever else has it by now; by p. 27 only the first buyer gets one."""
    table = Table(3, profile="18xx.games").privates(CA=1).stock_round()
    in_pool = holder == "pool"
    table.company("PRR", {0: 20} if in_pool else {0: 20, int(holder): 10}, pool=10 if in_pool else 0)
    table.do(buy_private("CA", 5))
    table.act(1, ACCEPT)
    assert (table.owner("CA"), table.percent("PRR", 0), table.percent("PRR", holder)) == (0, 30, 0)


def test_only_the_player_on_turn_proposes_a_trade() -> None:
    """3.1"""
    table = Table(3).privates(MH=2, SV=1).stock_round()
    assert table.why_not(sell_private("MH", 1, 100), 2) == "turn.stock_not_yours 5.0", "though the MH may be exchanged"
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
