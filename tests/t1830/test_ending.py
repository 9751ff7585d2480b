"""The end of the game (1830 §7.0)."""

from tests.t1830.moves import PASS, PAY, buy_train, sell
from tests.t1830.tables import DIVIDEND, TRAINS, Table


def earning(phase: str = "5") -> Table:
    """The B&O earns 90 from Baltimore to the Deep South."""
    table = Table(3).phase(phase).company("B&O", {0: 60}, cash=0, trains=("5",), at=(0, 10))
    return table.tile("J14", "57", 0)


def test_a_bank_that_breaks_in_the_first_of_three_rounds_ends_the_game_after_the_third() -> None:
    """7.0, example"""
    table = earning().operating_round(DIVIDEND, count=3).set_bank(50)
    table.do(PAY)
    assert table.position.is_bank_broken
    assert table.cash("bank") == 50 - 54
    table.do(PASS)
    assert (table.operating.index, table.outcome) == (2, None)
    table.go_to(TRAINS).do(PASS)
    assert (table.operating.index, table.outcome) == (3, None)
    table.go_to(DIVIDEND)
    before = table.cash(0)
    table.do(PAY)
    assert table.cash(0) == before + 54
    table.do(PASS)
    assert table.outcome is not None
    assert table.outcome.end == "bank"


def test_a_bank_with_exactly_nothing_left_is_broken() -> None:
    """7.0"""
    table = earning().operating_round(DIVIDEND).set_bank(54)
    table.do(PAY)
    assert table.position.is_bank_broken


def test_money_that_comes_back_does_not_mend_the_bank() -> None:
    """7.0: at any time."""
    table = earning().operating_round(DIVIDEND).set_bank(50)
    table.do(PAY)
    table.set_bank(0).set_cash("B&O", 450).set_bank(0)
    table.do(buy_train("5", 450))
    assert table.cash("bank") == 450
    table.do(PASS)
    assert table.outcome is not None


def test_a_bank_that_breaks_in_a_stock_round_leaves_a_set_of_operating_rounds() -> None:
    """7.0"""
    table = earning("3").company("PRR", {1: 40, 0: 20}, cash=0).stock_round().set_bank(100)
    table.do(sell("PRR", 2))
    assert table.position.is_bank_broken
    table.turn()
    assert table.in_stock_round
    while table.in_stock_round:
        table.turn()
    assert (table.operating.index, table.operating.count) == (1, 2)
    while table.outcome is None:
        table.go_to(TRAINS).do(PASS)
    assert table.outcome.end == "bank"
    assert table.operating.index == 2


def test_with_money_in_the_bank_a_stock_round_follows() -> None:
    """5.0, 7.0"""
    table = earning().operating_round(TRAINS)
    table.do(PASS)
    assert table.outcome is None
    assert table.stock.number == 3


def test_cash_shares_and_privates_at_their_printed_price_count() -> None:
    """7.0: shares at the market price, privates only in players' hands."""
    table = Table(3).privates(MH=1, DH="B&O").company("B&O", {0: 60, 1: 20}, cash=0, pool=10, at=(0, 10))
    table.company("PRR", {2: 30}, par=67).operating_round(TRAINS)
    table.free_share("NYC", 2)
    table.break_bank()
    table.money({0: 100, 1: 200, 2: 300})
    table.do(PASS)
    assert table.price("B&O") == 142
    assert table.outcome is not None
    assert table.outcome.scores == {0: 100 + 6 * 142, 1: 200 + 2 * 142 + 110, 2: 300 + 3 * 67}
    assert table.outcome.winners == (0,)


def test_equals_share_the_victory() -> None:
    """7.0"""
    table = earning().operating_round(TRAINS).break_bank()
    table.company("B&O", {0: 20}, cash=0, trains=("5",), at=(0, 10)).money({0: 0, 1: 320, 2: 320})
    table.do(PASS)
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1, 2)
