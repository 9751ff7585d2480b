"""Buying trains, phases, the train limit (1830 §2, §6.6)."""

import pytest

from tests.t1830.moves import ACCEPT, DECLINE, PASS, buy_train, discard
from tests.t1830.tables import TRAINS, Table


def prr(phase: str, cash: int, trains: tuple[str, ...] = (), **depot: int) -> Table:
    """The PRR, whose turn has come to the trains; it has no route."""
    return Table(3).phase(phase, **depot).company("PRR", {0: 60}, cash=cash, trains=trains, at=(0, 10))


def test_the_prr_buys_the_last_4_and_the_first_5() -> None:
    """2.0, example: Andreas, a 3 and $800 in phase 4."""
    table = prr("4", 800, ("3",), t4=1).privates(SV=1, DH="PRR").operating_round(TRAINS)
    table.set_cash("PRR", 800)
    table.do(buy_train("4", 300))
    assert table.cash("PRR") == 500
    assert table.position.phase == "4"
    table.do(buy_train("5", 450))
    assert table.cash("PRR") == 50
    assert table.position.phase == "5"
    assert table.position.privates == {}
    assert table.why_not(PASS) == "turn.operating_asked 6.0"
    table.do(discard("PRR", "3"))
    assert table.trains("PRR") == ("4", "5")
    assert table.position.pool_trains == ("3",)
    assert table.cash("PRR") == 50


def test_the_first_4_scraps_all_2s() -> None:
    """2.0, example: Ulrich; 2.4"""
    table = prr("3", 500, ("2", "3"), t3=0).company("NYC", {1: 60}, cash=0, trains=("2", "2")).pool_trains("2")
    table.operating_round(TRAINS)
    table.do(buy_train("4", 300))
    assert table.trains("PRR") == ("3", "4")
    assert table.trains("NYC") == ()
    assert table.position.pool_trains == ()


def test_the_first_6_scraps_all_3s_and_the_first_diesel_all_4s() -> None:
    """2.6, 2.7"""
    table = prr("5", 2000, ("3",), t5=0).company("NYC", {1: 60}, cash=0, trains=("3", "4")).operating_round(TRAINS)
    table.do(buy_train("6", 630))
    assert table.trains("PRR") == ("6",)
    assert table.trains("NYC") == ("4",)
    table.do(buy_train("D", 1100))
    assert table.position.phase == "7"
    assert table.trains("NYC") == ()


def test_the_bank_sells_its_smallest_trains_one_by_one() -> None:
    """6.6"""
    table = prr("2", 1000, t2=1).operating_round(TRAINS)
    assert table.why_not(buy_train("3", 180)) == "trains.not_for_sale 6.6"
    table.do(buy_train("2", 80))
    assert table.why_not(buy_train("2", 80)) == "trains.not_for_sale 6.6"
    assert table.position.phase == "2"
    table.do(buy_train("3", 180))
    assert table.position.phase == "3"
    assert table.trains("PRR") == ("2", "3")


def test_bank_trains_cost_what_is_printed_on_them() -> None:
    """6.6"""
    table = prr("2", 80).operating_round(TRAINS)
    assert table.why_not(buy_train("2", 79)) == "trains.fixed_price 6.6"
    assert prr("2", 79).operating_round(TRAINS).why_not(buy_train("2", 80)) == "trains.no_cash 6.6"
    assert table.can(buy_train("2", 80))


@pytest.mark.parametrize(
    ("train", "count", "price"),
    [("2", 6, 80), ("3", 5, 180), ("4", 4, 300), ("5", 3, 450), ("6", 2, 630), ("D", 6, 1100)],
)
def test_the_trains(train: str, count: int, price: int) -> None:
    """p. 5"""
    data = Table().game.trains[train]
    assert (data.count, data.price) == (count, price)


@pytest.mark.parametrize(("phase", "limit"), [("2", 4), ("3", 4), ("4", 3), ("5", 2), ("6", 2), ("7", 2)])
def test_the_train_limit(phase: str, limit: int) -> None:
    """2.2 to 2.7, 6.6"""
    full = prr(phase, 5000, ("5",) * limit).pool_trains("5").operating_round(TRAINS)
    assert full.why_not(buy_train("5", 450, "pool")) == "trains.limit 6.6"
    room = prr(phase, 5000, ("5",) * (limit - 1)).pool_trains("5").operating_round(TRAINS)
    assert room.can(buy_train("5", 450, "pool"))


def test_a_company_with_a_3_and_a_4_returns_one_train_for_the_first_5() -> None:
    """6.6.1, example"""
    table = prr("4", 450, ("3", "4"), t4=0).operating_round(TRAINS)
    table.do(buy_train("5", 450))
    assert table.why_not(discard("PRR", "2")) == "trains.not_owned 6.6"
    assert all(table.can(discard("PRR", train)) for train in ("3", "4", "5"))
    table.do(discard("PRR", "4"))
    assert table.trains("PRR") == ("3", "5")
    assert table.cash("PRR") == 0


def test_several_companies_return_trains_by_price() -> None:
    """6.6.1"""
    table = prr("4", 450, (), t4=0).company("NYC", {1: 60}, par=82, cash=0, trains=("3", "3", "4"))
    table.company("CPR", {2: 60}, par=90, cash=0, trains=("3", "3", "4")).operating_round(TRAINS)
    table.do(buy_train("5", 450))
    assert table.to_act == (2,)
    assert table.why_not(discard("NYC", "3")) == "trains.other_discards 6.6.1"
    table.do(discard("CPR", "3"))
    assert table.to_act == (1,)
    table.do(discard("NYC", "4"))
    assert table.position.pool_trains == ("3", "4")
    assert table.operating.company == "PRR"


def test_trains_in_the_pool_are_for_sale_at_their_printed_price() -> None:
    """6.6"""
    table = prr("5", 500).pool_trains("3", "4").operating_round(TRAINS)
    assert table.why_not(buy_train("3", 100, "pool")) == "trains.fixed_price 6.6"
    assert table.why_not(buy_train("5", 450, "pool")) == "trains.not_for_sale 6.6"
    table.do(buy_train("4", 300, "pool"))
    assert table.cash("PRR") == 200
    assert table.position.pool_trains == ("3",)
    assert table.position.phase == "5"


def test_trains_are_not_scrapped_at_will() -> None:
    """6.6, note"""
    table = prr("4", 500, ("3", "4")).operating_round(TRAINS)
    assert table.why_not(discard("PRR", "3")) == "trains.none_over_limit 6.6.1"


# From other companies


def test_another_companys_last_train_is_bought_when_both_presidents_agree() -> None:
    """6.6"""
    table = prr("2", 500).company("NYC", {1: 60}, cash=0, trains=("2",)).operating_round(TRAINS)
    assert table.why_not(buy_train("2", 0, "NYC")) == "trains.least_price 6.6"
    assert table.why_not(buy_train("2", 501, "NYC")) == "trains.no_cash 6.6"
    assert table.why_not(buy_train("3", 100, "NYC")) == "trains.not_for_sale 6.6"
    table.do(buy_train("2", 1, "NYC"))
    assert table.trains("NYC") == ("2",)
    table.act(1, DECLINE)
    table.do(buy_train("2", 500, "NYC"))
    table.act(1, ACCEPT)
    assert (table.trains("PRR"), table.trains("NYC")) == (("2",), ())
    assert (table.cash("PRR"), table.cash("NYC")) == (0, 500)


def test_a_president_of_both_companies_needs_nobodys_consent() -> None:
    """6.6"""
    table = prr("2", 500).company("NYC", {0: 60}, cash=0, trains=("2",)).operating_round(TRAINS)
    table.do(buy_train("2", 1, "NYC"))
    assert (table.trains("PRR"), table.cash("NYC")) == (("2",), 1)


# Diesels


def test_diesels_are_for_sale_beside_the_6s_after_the_first_6() -> None:
    """2.6, 6.6"""
    assert prr("5", 2000).operating_round(TRAINS).why_not(buy_train("D", 1100)) == "trains.not_for_sale 6.6"
    table = prr("6", 2000, t6=1).operating_round(TRAINS)
    assert table.can(buy_train("6", 630))
    assert table.can(buy_train("D", 1100))
    table.do(buy_train("D", 1100))
    assert table.can(buy_train("6", 630))


@pytest.mark.parametrize("traded", ["4", "5", "6"])
def test_a_diesel_costs_800_with_a_trade_in_even_at_the_train_limit(traded: str) -> None:
    """6.6"""
    table = prr("6", 1099, (traded, "5")).operating_round(TRAINS)
    assert table.why_not(buy_train("D", 1100)) == "trains.limit 6.6"
    assert table.why_not(buy_train("D", 700, trade_in=traded)) == "trains.fixed_price 6.6"
    table.do(buy_train("D", 800, trade_in=traded))
    assert table.trains("PRR") == ("5", "D")
    assert table.cash("PRR") == 299
    assert table.position.pool_trains == (() if traded == "4" else (traded,))


def test_a_traded_5_is_for_sale_in_the_pool() -> None:
    """6.6"""
    table = prr("6", 1300, ("5",)).operating_round(TRAINS)
    table.do(buy_train("D", 800, trade_in="5"))
    table.do(buy_train("5", 450, "pool"))
    assert table.trains("PRR") == ("D", "5")


def test_only_what_the_company_owns_is_traded_and_only_for_a_diesel() -> None:
    """6.6"""
    table = prr("6", 1300, ("5",)).company("NYC", {0: 60}, cash=0, trains=("4",)).operating_round(TRAINS)
    assert table.why_not(buy_train("D", 800, trade_in="4")) == "trains.not_owned 6.6"
    assert table.why_not(buy_train("6", 630, trade_in="5")) == "trains.not_for_sale 6.6"
    assert table.why_not(buy_train("4", 10, "NYC", trade_in="5")) == "trains.no_trade_in 6.6"


def test_there_are_six_diesels() -> None:
    """p. 5"""
    table = prr("7", 1100, tD=1).operating_round(TRAINS)
    table.do(buy_train("D", 1100))
    assert table.position.depot["D"] == 0
    table.set_cash("PRR", 1100)
    assert table.why_not(buy_train("D", 1100)) == "trains.not_for_sale 6.6"


def test_on_18xx_games_diesels_never_run_out() -> None:
    """Profile 18xx.games."""
    table = Table(3, profile="18xx.games").phase("7", tD=1).company("PRR", {0: 60}, cash=2200).operating_round(TRAINS)
    table.do(buy_train("D", 1100), buy_train("D", 1100))
    assert table.trains("PRR") == ("D", "D")


# Operating rounds in a set


@pytest.mark.parametrize(("phase", "rounds"), [("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3), ("7", 3)])
def test_operating_rounds_between_stock_rounds(phase: str, rounds: int) -> None:
    """2.2 to 2.7"""
    table = Table(3).phase(phase).stock_round()
    table.all_pass()
    assert len(table.told("operating_round_begun")) == rounds


def test_a_new_phase_changes_the_number_of_rounds_after_the_next_stock_round() -> None:
    """2.3"""
    table = prr("2", 1000, t2=0).operating_round(TRAINS)
    table.do(buy_train("3", 180), PASS)
    assert table.stock.number == 3
    table.all_pass()
    assert table.operating.count == 2
