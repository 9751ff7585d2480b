"""Limits of certificates and the coloured zones of the market (1830 §4.3, §4.4)."""

import pytest

from tests.t1830.moves import PASS, buy, sell, start
from tests.t1830.tables import Table


@pytest.mark.parametrize(("players", "limit"), [(2, 28), (3, 20), (4, 16), (5, 13), (6, 11)])
def test_certificate_limits(players: int, limit: int) -> None:
    """4.3"""
    assert Table(players).game.certificate_limit == limit


def test_five_certificates_of_a_company_are_the_limit() -> None:
    """4.3: 60% for the president, 50% for others."""
    table = Table(2).company("PRR", {0: 60}).company("NYC", {1: 50, 0: 40}).stock_round()
    assert table.why_not(buy("PRR")) == "shares.company_limit 4.3"
    assert table.can(buy("NYC"))
    table = Table(2).company("PRR", {0: 60, 1: 30}).stock_round()
    table.turn()
    assert table.can(buy("PRR"))


def test_privates_count_against_the_certificate_limit() -> None:
    """4.3: 6 players, 11 certificates."""
    table = Table(6).company("PRR", {0: 60}).company("NYC", {0: 60}).company("CPR", {1: 20}).stock_round()
    assert table.can(buy("CPR"))
    table.privates(SV=0)
    assert table.why_not(buy("CPR")) == "shares.certificate_limit 4.3"
    assert table.why_not(start("ERIE", 67)) == "shares.certificate_limit 4.3"


YELLOW, ORANGE, BROWN = (3, 1), (3, 0), (5, 0)


@pytest.mark.parametrize("zone", [YELLOW, ORANGE, BROWN])
def test_shares_in_coloured_zones_do_not_count(zone: tuple[int, int]) -> None:
    """4.4"""
    table = Table(6).company("PRR", {0: 60}).company("NYC", {0: 60}).privates(SV=0)
    table.company("CPR", {1: 20}, at=zone).stock_round()
    table.do(buy("CPR"))
    assert table.percent("CPR", 0) == 10
    assert table.can(PASS)


@pytest.mark.parametrize(("zone", "is_free"), [(YELLOW, False), (ORANGE, True), (BROWN, True)])
def test_orange_and_brown_shares_may_be_held_in_any_number(zone: tuple[int, int], is_free: bool) -> None:
    """4.4"""
    table = Table(3).company("PRR", {0: 60}, at=zone).stock_round()
    assert table.can(buy("PRR")) == is_free


def test_several_brown_shares_from_the_pool_are_one_purchase() -> None:
    """4.4, 5.2"""
    table = Table(3).company("PRR", {1: 20}, at=BROWN, pool=40).company("NYC", {1: 20}).stock_round()
    table.do(buy("PRR", "pool"), buy("PRR", "pool"), buy("PRR", "pool"))
    assert table.percent("PRR", 0) == 30
    assert table.cash(0) == 800 - 3 * 25
    assert table.why_not(buy("NYC")) == "stock.one_purchase 5.0"
    assert table.why_not(buy("PRR")) == "stock.one_purchase 5.0"


def test_several_orange_shares_are_not_bought_at_once() -> None:
    """4.4"""
    table = Table(3).company("PRR", {1: 20}, at=ORANGE, pool=40).stock_round()
    table.do(buy("PRR", "pool"))
    assert table.why_not(buy("PRR", "pool")) == "stock.one_purchase 5.0"


def test_a_brown_share_from_the_bank_is_the_one_purchase() -> None:
    """4.4: the exception does not hold for bank shares at par."""
    table = Table(3).company("PRR", {1: 20}, at=BROWN, pool=40).stock_round()
    table.do(buy("PRR"))
    assert table.why_not(buy("PRR")) == "stock.one_purchase 5.0"
    assert table.why_not(buy("PRR", "pool")) == "stock.one_purchase 5.0"


def test_as_an_option_several_brown_shares_come_from_the_bank_too() -> None:
    """Option multiple_brown_from_ipo of 18xx.games."""
    table = Table(3, multiple_brown_from_ipo="yes").company("PRR", {1: 20}, at=BROWN, pool=40).stock_round()
    table.do(buy("PRR"), buy("PRR"), buy("PRR", "pool"))
    assert table.percent("PRR", 0) == 30


def test_who_is_over_a_limit_sells_before_anything_else() -> None:
    """4.3, 5.1"""
    table = Table(6).company("PRR", {0: 60}).company("NYC", {0: 60}).company("CPR", {1: 40, 0: 20}).stock_round()
    assert table.why_not(PASS) == "stock.must_sell 5.1"
    assert table.why_not(buy("CPR")) == "stock.must_sell 5.1"
    table.do(sell("NYC"))
    assert table.can(PASS)
    assert table.why_not(buy("CPR")) == "shares.certificate_limit 4.3"


def test_who_is_over_a_limit_and_cannot_sell_anything_may_pass() -> None:
    """4.3: the presidencies cannot be sold, and the pool is full of PRR."""
    table = Table(6).company("PRR", {1: 20, 0: 20}, pool=50).company("NYC", {0: 20}).privates(SV=0, CS=0, DH=0)
    for company in ("CPR", "C&O", "ERIE", "NYNH", "B&M", "B&O"):
        table.company(company, {0: 20})
    table.stock_round()
    assert "sell_shares" not in table.offered()
    assert table.why_not(start("B&M", 67)) == "stock.started 5.2"
    assert table.can(PASS)


def test_who_is_over_a_limit_need_not_sell_shares_that_do_not_count() -> None:
    """4.4, 5.1: the pools are full of all that counts, and yellow shares would not help."""
    table = Table(6).company("C&O", {1: 60, 0: 30}, at=(0, 0))
    for company in ("NYC", "PRR", "CPR"):
        table.company(company, {0: 50}, pool=50)
    table.stock_round()
    assert table.can(sell("C&O"))
    assert table.why_not(buy("C&O")) == "stock.must_sell 5.1"
    assert table.can(PASS)


def test_who_becomes_president_by_a_purchase_is_judged_after_the_exchange() -> None:
    """4.3, note on 4.3: the new president gives two certificates for one."""
    table = Table(6).company("PRR", {0: 60}).company("NYC", {0: 50}).company("CPR", {1: 20, 0: 20}).stock_round()
    assert sum(table.papers(company, 0) for company in ("PRR", "NYC", "CPR")) == 11
    assert table.why_not(buy("NYC")) == "shares.certificate_limit 4.3"
    table.do(buy("CPR"))
    assert table.president("CPR") == 0
    assert sum(table.papers(company, 0) for company in ("PRR", "NYC", "CPR")) == 11


def test_arne_and_henning_cure_an_excess_by_lowering_prices() -> None:
    """4.3, example: Arne has 20 certificates with 6 players."""
    arne, henning, claas = 1, 0, 2
    table = Table(6).company("B&O", {arne: 40, claas: 30, henning: 30})
    table.company("PRR", {henning: 60, arne: 40}, at=(7, 4))
    table.company("C&O", {arne: 90, henning: 10}, at=(5, 1))
    table.company("ERIE", {arne: 60, claas: 40}).stock_round(3, arne)
    assert sum(table.papers(company, arne) for company in table.position.market) == 20
    assert table.can(PASS)
    prices = {company: table.cell(company) for company in table.position.market}
    table.all_pass()
    for company, (row, column) in prices.items():
        assert table.cell(company) == (max(row - 1, 0), column)

    table = Table(6).company("B&O", {arne: 40, claas: 30, henning: 30})
    table.company("PRR", {henning: 60, arne: 40}, at=(6, 6))
    table.company("C&O", {arne: 90, henning: 10}, at=(4, 3))
    table.company("ERIE", {arne: 60, claas: 40}).stock_round(4, henning)
    assert table.why_not(buy("B&O"), arne) == "turn.stock_not_yours 5.0"
    table.turn(sell("PRR", 2))
    assert table.price("PRR") == 60
    assert table.why_not(PASS) == "stock.must_sell 5.1"
    table.do(sell("C&O", 2))
    assert table.price("C&O") == 45
    assert table.can(PASS)
