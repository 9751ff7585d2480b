"""Buying and selling in stock rounds (1830 §4, §5)."""

from tests.t1830.moves import PASS, buy, sell, start
from tests.t1830.tables import Table


def test_the_president_sets_the_par_price_and_pays_double() -> None:
    """4.2, 5.2"""
    table = Table(3).stock_round(1)
    assert table.why_not(start("PRR", 95)) == "stock.bad_par 4.2"
    table.do(start("PRR", 67))
    assert table.price("PRR") == 67
    assert table.cash(0) == 800 - 134
    assert (table.president("PRR"), table.percent("PRR", 0), table.papers("PRR", 0)) == (0, 20, 1)


def test_par_prices() -> None:
    """4.2"""
    assert Table().game.par_prices() == (67, 71, 76, 82, 90, 100)


def test_the_first_certificate_bought_is_the_presidents() -> None:
    """5.2"""
    table = Table(3).stock_round(1)
    assert table.why_not(buy("PRR")) == "stock.president_first 5.2"
    table.turn(start("PRR", 100))
    assert table.why_not(start("PRR", 100)) == "stock.started 5.2"
    assert table.can(buy("PRR"))


def test_a_new_token_goes_under_those_that_lie_there() -> None:
    """4.2"""
    table = Table(3).stock_round(1)
    table.turn(start("PRR", 90))
    table.turn(start("NYC", 90))
    assert table.position.market["PRR"].depth < table.position.market["NYC"].depth


def test_no_shares_are_sold_in_the_first_stock_round() -> None:
    """5.1"""
    table = Table(3).company("PRR", {1: 20, 0: 20}).stock_round(1)
    assert table.why_not(sell("PRR")) == "stock.first_round 5.1"
    table.stock_round(2)
    assert table.can(sell("PRR"))


def test_two_b_and_o_sold_at_100_bring_200_and_the_price_falls_to_82() -> None:
    """5.1, example: Tobi."""
    table = Table(3).company("B&O", {1: 40, 0: 20}, cash=500).stock_round().money({0: 0})
    table.do(sell("B&O", 2))
    assert table.cash(0) == 200
    assert table.percent("B&O", "pool") == 20
    assert table.price("B&O") == 82


def test_shares_sold_one_after_the_other_get_falling_prices() -> None:
    """5.1: one price for those that are sold together."""
    table = Table(3).company("B&O", {1: 40, 0: 20}).stock_round().money({0: 0})
    table.do(sell("B&O"), sell("B&O"))
    assert table.cash(0) == 190


def test_the_price_stays_at_the_foot_of_its_column() -> None:
    """4.5"""
    table = Table(3).company("B&O", {1: 40, 0: 20}, at=(9, 6)).stock_round()
    table.do(sell("B&O", 2))
    assert table.price("B&O") == 40
    assert table.cell("B&O") == (10, 6)


HELMUT, MARTIN, THIRD = range(3)


def prr_example() -> Table:
    """5.1, example: Helmut starts the PRR at 82; Martin has the share of the CA; the C&O lies at 71."""
    table = Table(3).privates(CA=MARTIN).company("C&O", {THIRD: 60}, par=71, cash=0)
    table.stock_round().money({HELMUT: 800, MARTIN: 800})
    table.free_share("PRR", MARTIN)
    table.turn(start("PRR", 82))
    assert table.cash(HELMUT) == 800 - 164
    table.turn(buy("PRR"))
    assert table.percent("PRR", MARTIN) == 20
    assert table.president("PRR") == HELMUT
    table.turn()
    table.turn(buy("PRR"))
    before = table.cash(MARTIN)
    table.turn(sell("PRR", 2))
    assert table.cash(MARTIN) == before + 164
    table.turn()
    return table


def test_the_prr_parred_at_82_falls_to_71_and_floats_with_820() -> None:
    """5.1, example: Helmut and Martin."""
    table = prr_example()
    assert table.price("PRR") == 71
    assert table.position.market["PRR"].depth > table.position.market["C&O"].depth
    before = table.cash(HELMUT)
    table.turn(buy("PRR"))
    assert table.cash(HELMUT) == before - 82
    assert table.cash("PRR") == 0
    table.all_pass()
    assert table.cash("PRR") == 820
    assert table.operating.company == "C&O"
    assert "PRR" in table.operating.companies


def test_a_share_from_the_pool_does_not_help_to_float() -> None:
    """5.1, example; 5.3"""
    table = prr_example()
    before = table.cash(HELMUT)
    table.turn(buy("PRR", "pool"))
    assert table.cash(HELMUT) == before - 71
    table.all_pass()
    assert table.percent("PRR", "bank") == 50
    assert table.cash("PRR") == 0
    assert "PRR" not in table.operating.companies


def test_a_company_in_which_60_percent_are_sold_gets_its_capital_after_the_stock_round() -> None:
    """5.3"""
    table = Table(3).company("PRR", {0: 50}, par=90).stock_round()
    table.turn(buy("PRR"))
    assert table.cash("PRR") == 0
    table.all_pass()
    assert table.cash("PRR") == 900


def test_on_18xx_games_a_company_gets_its_capital_at_once() -> None:
    """Profile 18xx.games."""
    table = Table(3, profile="18xx.games").company("PRR", {0: 50}, par=90).stock_round()
    table.turn(buy("PRR"))
    assert table.cash("PRR") == 900
    table.all_pass()
    assert table.cash("PRR") == 900


def test_who_sold_a_company_does_not_buy_it_in_that_round() -> None:
    """5.1, 5.2"""
    table = Table(3).company("PRR", {1: 40, 0: 20}).company("NYC", {2: 20}).stock_round()
    table.turn(sell("PRR"))
    table.turn()
    table.turn()
    assert table.why_not(buy("PRR")) == "stock.sold_before 5.2"
    assert table.why_not(buy("PRR", "pool")) == "stock.sold_before 5.2"
    assert table.can(buy("NYC"))


def test_sell_buy_sell_in_one_turn() -> None:
    """5.0, 5.1"""
    table = Table(3).company("PRR", {1: 40, 0: 20}).company("NYC", {2: 40, 0: 20}).company("CPR", {1: 20})
    table.stock_round().money({0: 0})
    table.do(sell("PRR", 2), buy("CPR"), sell("NYC"))
    assert table.cash(0) == 200 - 100 + 100
    assert table.why_not(buy("CPR")) == "stock.one_purchase 5.0"
    assert table.why_not(start("ERIE", 67)) == "stock.one_purchase 5.0"
    table.do(sell("CPR"))
    assert table.stock.seat == 0


def turn_variant(stock_turn: str) -> Table:
    """Seat 0 has 30% of the PRR, 20% of the NYC and a private."""
    table = Table(4, stock_turn=stock_turn).privates(SV=0).company("PRR", {0: 30, 1: 30})
    return table.company("NYC", {2: 30, 0: 20}).stock_round()


def test_as_an_option_nothing_is_sold_after_the_purchase() -> None:
    """5.1, note on the variants"""
    table = turn_variant("sell_buy")
    table.do(sell("NYC"), buy("PRR"))
    assert table.why_not(sell("NYC")) == "stock.sell_first 5.1"
    assert table.can(PASS)


def test_as_an_option_nothing_is_bought_after_a_sale() -> None:
    """5.1, note on the variants"""
    table = turn_variant("buy_sell")
    table.do(buy("PRR"), sell("NYC"))
    table = turn_variant("buy_sell")
    table.do(sell("NYC"))
    assert table.why_not(buy("PRR")) == "stock.buy_first 5.1"
    assert table.why_not(start("CPR", 67)) == "stock.buy_first 5.1"
    table.do(PASS)
    assert table.stock.seat == 1
    assert table.can(buy("PRR"))


def test_bank_shares_cost_par_and_pool_shares_the_market_price() -> None:
    """4.1"""
    table = Table(3).company("PRR", {1: 40}, par=82, at=(0, 8), pool=10).stock_round()
    table.turn(buy("PRR"))
    table.turn()
    assert table.cash(0) == 800 - 82
    table.turn(buy("PRR", "pool"))
    assert table.cash(2) == 800 - 126
    assert table.why_not(buy("PRR", "pool")) == "stock.none_left 5.2"


def test_a_share_has_to_be_paid() -> None:
    """5.2"""
    table = Table(3).company("PRR", {1: 40}).stock_round().money({0: 99})
    assert table.why_not(buy("PRR")) == "stock.no_cash 5.2"
    assert table.why_not(start("NYC", 67)) == "stock.no_cash 5.2"


def test_the_pool_takes_half_of_a_company() -> None:
    """4.3"""
    table = Table(3).company("PRR", {1: 30, 0: 30}, pool=30).stock_round()
    assert table.why_not(sell("PRR", 3)) == "shares.pool_full 4.3"
    assert table.can(sell("PRR", 2))


def test_nobody_sells_what_he_does_not_have() -> None:
    """5.1"""
    table = Table(3).company("PRR", {1: 40, 0: 20}).stock_round()
    assert table.why_not(sell("PRR", 3)) == "shares.not_held 5.1"
    assert table.why_not(sell("PRR", 0)) == "shares.not_held 5.1"


# The presidency (5.4)

ARNE, HENNING, CLAAS = 0, 1, 4


def test_henning_takes_the_b_and_o_from_arne() -> None:
    """5.4, example: 5 players, Arne has 13 certificates."""
    table = Table(5).company("B&O", {ARNE: 40, HENNING: 40, CLAAS: 20})
    table.company("PRR", {ARNE: 60, 2: 40}).company("NYC", {ARNE: 60, 3: 40}).stock_round(3, CLAAS)
    table.turn(sell("B&O"))
    table.turn()
    table.turn(buy("B&O", "pool"))
    assert table.president("B&O") == HENNING
    assert (table.percent("B&O", HENNING), table.papers("B&O", HENNING)) == (50, 4)
    assert (table.percent("B&O", ARNE), table.papers("B&O", ARNE)) == (40, 4)
    for _ in (2, 3, CLAAS):
        table.turn()
    assert table.stock.seat == ARNE
    assert table.why_not(PASS) == "stock.must_sell 5.1"
    table.turn(sell("PRR"))
    assert table.stock.seat == HENNING


def test_an_equal_share_does_not_make_a_president() -> None:
    """5.4"""
    table = Table(3).company("PRR", {1: 30, 0: 20}).stock_round()
    table.do(buy("PRR"))
    assert table.president("PRR") == 1


def test_of_equal_successors_the_next_clockwise_takes_over() -> None:
    """5.4"""
    table = Table(4).company("PRR", {1: 40, 0: 20, 3: 20}).stock_round(2, 1)
    table.do(sell("PRR", 3))
    assert table.president("PRR") == 3
    assert table.percent("PRR", 1) == 10
    assert (table.percent("PRR", 3), table.papers("PRR", 3)) == (20, 1)
    assert table.percent("PRR", "pool") == 30


def test_of_several_successors_the_largest_takes_over() -> None:
    """5.4: the tie rule is for equals only."""
    table = Table(4).company("PRR", {1: 40, 2: 20, 0: 30}).stock_round(2, 1)
    table.do(sell("PRR", 3))
    assert table.president("PRR") == 0


def test_a_president_can_sell_out_when_somebody_has_20_percent() -> None:
    """5.4, note"""
    table = Table(3).company("PRR", {0: 30, 1: 20}).stock_round()
    table.do(sell("PRR", 3))
    assert table.president("PRR") == 1
    assert table.percent("PRR", 0) == 0
    assert table.papers("PRR", "pool") == 3


def test_the_presidents_certificate_never_goes_to_the_pool() -> None:
    """5.1, 5.4"""
    table = Table(3).company("PRR", {0: 30, 1: 10, 2: 10}).stock_round()
    assert table.why_not(sell("PRR", 2)) == "shares.no_successor 5.4"
    assert table.can(sell("PRR"))


def test_a_president_whom_nobody_exceeds_stays() -> None:
    """5.4"""
    table = Table(3).company("PRR", {0: 40, 1: 30}).stock_round()
    table.do(sell("PRR"))
    assert table.president("PRR") == 0
    table.do(sell("PRR"))
    assert table.president("PRR") == 1


# The course of the round (4.5, 5.0)


def test_sold_out_companies_rise_one_row() -> None:
    """4.5"""
    table = Table(3).company("PRR", {0: 60, 1: 40}, par=90).company("NYC", {0: 60, 1: 30}, par=82, pool=10)
    table.company("CPR", {1: 60, 2: 30}, par=76).company("ERIE", {2: 60, 1: 40}).stock_round()
    table.all_pass()
    assert (table.price("PRR"), table.price("NYC"), table.price("CPR")) == (100, 82, 76)
    assert table.cell("ERIE") == (0, 6)


def test_sold_out_companies_that_rise_together_keep_their_order() -> None:
    """4.5, note: the highest moves first."""
    table = Table(3).company("PRR", {0: 60, 1: 40}, par=90).company("NYC", {0: 60, 1: 40}, par=90)
    table.company("CPR", {2: 60, 1: 40}, par=82).company("ERIE", {2: 20}, par=90).stock_round()
    table.all_pass()
    market = table.position.market
    assert market["PRR"].depth < market["NYC"].depth
    assert table.cell("PRR") == table.cell("NYC") == (0, 6)
    assert table.cell("CPR") == table.cell("ERIE") == (1, 6)
    assert market["ERIE"].depth < market["CPR"].depth


def test_the_priority_goes_to_the_left_of_the_last_who_bought_or_sold() -> None:
    """5.0"""
    table = Table(4).company("PRR", {1: 40, 0: 20}).stock_round(2, 0, priority=0)
    table.turn(buy("PRR"))
    table.turn(buy("PRR"))
    table.turn()
    table.turn()
    table.turn(sell("PRR"))
    for _ in range(4):
        table.turn()
    assert table.position.priority == 1


def test_the_priority_stays_where_it_is_when_nobody_buys_or_sells() -> None:
    """5.0"""
    table = Table(4).stock_round(2, 2, priority=2)
    table.all_pass()
    assert table.position.priority == 2


def test_who_passed_may_buy_later_and_the_round_ends_when_all_pass_in_a_row() -> None:
    """5.0"""
    table = Table(3).company("PRR", {1: 20}).stock_round()
    table.turn()
    table.turn()
    table.turn(buy("PRR"))
    table.turn(buy("PRR"))
    table.turn()
    table.turn()
    assert table.stock.seat == 0
    table.turn()
    assert table.stock.number == 3


def test_the_next_stock_round_begins_with_the_priority() -> None:
    """5.0"""
    table = Table(3).stock_round(2, 1, priority=1)
    table.all_pass()
    assert (table.stock.number, table.stock.seat) == (3, 1)


def test_shares_that_came_with_a_private_cannot_be_sold_before_there_is_a_price() -> None:
    """5.1: the PRR share of the CA."""
    table = Table(3).stock_round(2)
    table.free_share("PRR", 0)
    assert table.why_not(sell("PRR")) == "shares.no_par 5.1"
    table.turn()
    table.turn(start("PRR", 76))
    table.turn()
    table.do(sell("PRR"))
    assert table.price("PRR") == 71
