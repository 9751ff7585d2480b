"""The train obligation, forced sales and bankruptcy (1830 §6.6.2, §6.6.3, §6.7)."""

from tests.t1830.moves import ACCEPT, BANKRUPT, PASS, buy_train, sell, sell_private
from tests.t1830.tables import TRAINS, Table


def prr(phase: str, cash: int, *, own: int, shares: dict[int, int] | None = None, **depot: int) -> Table:
    """The PRR without a train, with a route from Altoona to Pittsburgh; its president is seat 0 and has `own` money."""
    table = Table(3).phase(phase, **depot).company("PRR", shares or {0: 60}, cash=cash, at=(0, 11))
    return table.tile("H10", "57", 1).set_cash(0, own)


def test_a_company_with_a_route_must_own_a_train() -> None:
    """6.6.2"""
    table = prr("2", 100, own=0).operating_round(TRAINS)
    assert table.why_not(PASS) == "trains.must_buy 6.6.2"
    table.do(buy_train("2", 80))
    assert table.can(PASS)


def test_without_a_route_there_is_no_duty() -> None:
    """6.6.2, note"""
    table = Table(3).company("PRR", {0: 60}, cash=100).operating_round(TRAINS)
    assert table.can(PASS)


def test_with_no_train_to_be_had_there_is_no_duty_and_no_bankruptcy() -> None:
    """Note on 6.6.2"""
    table = prr("7", 0, own=0, t6=0, tD=0).company("NYC", {1: 60}, cash=0, trains=("5",)).operating_round(TRAINS)
    assert table.can(PASS)
    assert table.why_not(BANKRUPT) == "trains.no_bankruptcy 6.7"


def test_the_president_adds_what_the_company_lacks() -> None:
    """6.6.2"""
    table = prr("2", 50, own=100).operating_round(TRAINS)
    table.do(buy_train("2", 80))
    assert (table.cash("PRR"), table.cash(0)) == (0, 70)


def test_a_president_does_not_add_money_without_need() -> None:
    """6.6.2"""
    table = Table(3).company("PRR", {0: 60}, cash=50).operating_round(TRAINS)
    assert table.why_not(buy_train("2", 80)) == "trains.no_cash 6.6"
    table = Table(3).company("PRR", {0: 60}, cash=40, trains=("2",)).tile("H10", "57", 1).operating_round(TRAINS)
    assert table.why_not(buy_train("2", 80)) == "trains.no_cash 6.6"


def test_the_president_pays_for_the_cheapest_train_of_bank_and_pool_only() -> None:
    """6.6.2"""
    table = prr("6", 100, own=2000, t6=1).operating_round(TRAINS)
    assert table.why_not(buy_train("D", 1100)) == "trains.presidents_money 6.6.2"
    assert table.can(buy_train("6", 630))
    table = prr("6", 100, own=2000, t6=1).pool_trains("5").operating_round(TRAINS)
    assert table.why_not(buy_train("6", 630)) == "trains.presidents_money 6.6.2"
    assert table.can(buy_train("5", 450, "pool"))


def test_with_its_own_money_the_company_buys_what_it_likes() -> None:
    """6.6.2"""
    table = prr("6", 1100, own=0, t6=1).pool_trains("5").operating_round(TRAINS)
    assert table.can(buy_train("D", 1100))
    assert table.can(buy_train("6", 630))
    assert table.can(buy_train("5", 450, "pool"))


def test_another_companys_train_may_be_bought_instead_at_its_face_value_at_most() -> None:
    """6.6.2, note: with the president's own money."""
    table = prr("4", 100, own=1000).company("NYC", {0: 60}, cash=0, trains=("3",)).operating_round(TRAINS)
    assert table.why_not(buy_train("3", 181, "NYC")) == "trains.presidents_money 6.6.2"
    table.do(buy_train("3", 180, "NYC"))
    assert (table.cash("PRR"), table.cash(0), table.cash("NYC")) == (0, 920, 180)


def test_the_companys_own_money_may_be_more_than_face_value() -> None:
    """6.6.2, note"""
    table = prr("4", 250, own=1000).company("NYC", {0: 60}, cash=0, trains=("3",)).operating_round(TRAINS)
    assert table.can(buy_train("3", 250, "NYC"))
    assert table.why_not(buy_train("3", 251, "NYC")) == "trains.presidents_money 6.6.2"


def test_another_companys_train_may_spare_a_forced_sale() -> None:
    """6.6.3"""
    table = prr("4", 20, own=80).company("NYC", {0: 60}, cash=0, trains=("3",)).operating_round(TRAINS)
    assert table.why_not(buy_train("3", 101, "NYC")) == "trains.no_cash 6.6"
    table.do(buy_train("3", 100, "NYC"))
    assert (table.trains("PRR"), table.cash(0)) == (("3",), 0)


def test_nobody_is_forced_to_buy_from_another_company() -> None:
    """6.6.2, note: the bank's train may be taken although another is cheaper."""
    table = prr("4", 100, own=1000).company("NYC", {0: 60}, cash=0, trains=("3",)).operating_round(TRAINS)
    assert table.can(buy_train("4", 300))


# Forced sales (6.6.3)


def test_the_president_sells_no_more_shares_than_he_needs() -> None:
    """6.6.3"""
    table = prr("4", 0, own=50).company("NYC", {1: 50, 0: 40}, cash=0).operating_round(TRAINS)
    assert table.why_not(buy_train("4", 300)) == "trains.no_cash 6.6"
    assert table.why_not(sell("NYC", 4)) == "trains.more_than_needed 6.6.3"
    table.do(sell("NYC", 3))
    assert table.cash(0) == 350
    assert table.why_not(sell("NYC")) == "trains.no_need 6.6.3"
    table.do(buy_train("4", 300))
    assert (table.cash("PRR"), table.cash(0)) == (0, 50)


def test_who_sold_shares_for_a_train_buys_none_that_could_be_paid_without_them() -> None:
    """6.6.3: no more shares than the train takes, also when it comes from another company."""
    table = prr("4", 50, own=0).company("NYC", {0: 40, 1: 60}, cash=0, trains=("3",)).operating_round(TRAINS)
    table.set_cash(0, 20).do(sell("NYC"))
    assert table.why_not(buy_train("3", 70, "NYC")) == "trains.paid_without_sale 6.6.3"
    assert table.why_not(buy_train("3", 0, "NYC")) == "trains.least_price 6.6"
    assert table.can(buy_train("3", 71, "NYC"))
    table.do(sell("NYC"))
    assert table.why_not(buy_train("3", 170, "NYC")) == "trains.paid_without_sale 6.6.3"
    assert table.why_not(buy_train("3", 181, "NYC")) == "trains.presidents_money 6.6.2"
    table.do(buy_train("3", 180, "NYC"))
    table.act(1, ACCEPT)
    assert (table.cash("PRR"), table.cash("NYC"), table.trains("PRR")) == (0, 180, ("3",))


def test_on_18xx_games_the_price_of_another_companys_train_stays_free_after_a_sale() -> None:
    table = Table(3, profile="18xx.games").phase("4").company("PRR", {0: 60}, cash=50, at=(0, 11)).tile("H10", "57", 1)
    table.company("NYC", {0: 40, 1: 60}, cash=0, trains=("3",)).operating_round(TRAINS)
    table.set_cash(0, 20).do(sell("NYC"))
    assert table.can(buy_train("3", 1, "NYC"))


def test_a_sale_for_one_train_does_not_bind_the_next_company() -> None:
    """6.6.3"""
    table = prr("4", 0, own=0).company("NYC", {1: 60, 0: 40}, cash=200).company("CPR", {2: 60}, cash=0, trains=("4",))
    table.operating_round(TRAINS).do(sell("NYC", 3), buy_train("4", 300), PASS)
    table.go_to(TRAINS)
    assert table.operating.company == "CPR"
    table.do(PASS)
    table.go_to(TRAINS)
    assert table.operating.company == "NYC"
    assert table.can(buy_train("4", 1, "CPR"))


def test_money_left_over_stays_with_the_president() -> None:
    """6.6.3, note"""
    table = prr("4", 0, own=0).company("NYC", {1: 50, 0: 40}, cash=0, at=(0, 8)).operating_round(TRAINS)
    table.do(sell("NYC", 3), buy_train("4", 300))
    assert table.cash(0) == 3 * 126 - 300
    assert table.cash("PRR") == 0


def test_no_sale_while_the_money_is_enough() -> None:
    """6.6.3"""
    table = prr("4", 100, own=200).company("NYC", {1: 50, 0: 40}, cash=0).operating_round(TRAINS)
    assert table.why_not(sell("NYC")) == "trains.no_need 6.6.3"
    assert table.why_not(BANKRUPT) == "trains.no_bankruptcy 6.7"


def test_the_buying_company_keeps_its_president() -> None:
    """6.6.3"""
    table = prr("4", 0, own=0, shares={0: 40, 1: 30}).operating_round(TRAINS)
    assert table.why_not(sell("PRR", 2)) == "trains.keeps_presidency 6.6.3"
    table.do(sell("PRR"))
    assert table.president("PRR") == 0
    assert table.why_not(sell("PRR")) == "trains.keeps_presidency 6.6.3"


def test_other_companies_change_their_president_at_once() -> None:
    """6.6.3"""
    table = prr("4", 0, own=0).company("NYC", {0: 30, 1: 20}, cash=0).operating_round(TRAINS)
    table.do(sell("NYC", 3))
    assert table.president("NYC") == 1


def test_the_usual_rules_of_sale_hold() -> None:
    """4.3, 5.4, 6.6.3"""
    table = prr("4", 0, own=0).company("NYC", {1: 40, 0: 30}, pool=30, cash=0).company("CPR", {0: 20})
    table.operating_round(TRAINS)
    assert table.why_not(sell("NYC", 3)) == "shares.pool_full 4.3"
    assert table.why_not(sell("CPR", 1)) == "shares.no_successor 5.4"
    assert table.can(sell("NYC", 2))


def test_a_forced_sale_changes_the_order_of_those_still_to_operate() -> None:
    """6.0, example and 6.1, note"""
    table = prr("4", 0, own=0).company("NYC", {1: 50, 0: 40}, cash=0, par=90)
    table.company("CPR", {2: 60}, cash=0, par=82).operating_round(TRAINS)
    table.do(sell("NYC", 3), sell("NYC", 1), buy_train("4", 300), PASS)
    assert table.operating.company == "CPR"


def test_privates_may_be_sold_to_players() -> None:
    """6.6.3"""
    table = prr("4", 0, own=0).privates(MH=0).operating_round(TRAINS)
    table.money({0: 0, 1: 300})
    assert table.can(sell_private("MH", 1, 300))
    table.do(sell_private("MH", 1, 300))
    table.act(1, ACCEPT)
    assert table.owner("MH") == 1
    table.do(buy_train("4", 300))
    assert table.trains("PRR") == ("4",)


def test_privates_are_not_sold_without_need() -> None:
    """6.6.3"""
    table = prr("4", 0, own=300).privates(MH=0).operating_round(TRAINS)
    assert table.why_not(sell_private("MH", 1, 100)) == "trains.no_need 6.6.3"


# Bankruptcy (6.7, 7.1)


def test_who_can_still_sell_shares_is_not_bankrupt() -> None:
    """6.7"""
    table = prr("4", 0, own=0).company("NYC", {1: 50, 0: 20}, cash=0).operating_round(TRAINS)
    assert table.why_not(BANKRUPT) == "trains.not_bankrupt 6.7"
    table.do(sell("NYC", 2))
    assert table.why_not(BANKRUPT) == "trains.not_bankrupt 6.7"


def test_a_bankruptcy_ends_the_game_at_once_and_only_shares_count_for_the_bankrupt() -> None:
    """6.7, 7.1"""
    table = prr("4", 20, own=30, shares={0: 20, 1: 10}).company("NYC", {1: 60}, cash=0).privates(DH=0, SV=1)
    table.operating_round(TRAINS)
    table.money({0: 30, 1: 100, 2: 200})
    table.do(BANKRUPT)
    assert table.outcome is not None
    assert table.outcome.end == "bankrupt"
    prr_price, nyc_price = table.price("PRR"), table.price("NYC")
    assert table.outcome.scores == {0: 2 * prr_price, 1: 100 + prr_price + 6 * nyc_price + 20, 2: 200}
    assert table.outcome.winners == (1,)
    assert table.to_act == ()
    assert table.why_not(PASS, 1) == "turn.over 7.0"


def test_the_bankrupt_may_win() -> None:
    """6.7, note"""
    table = prr("6", 0, own=0, shares={0: 20}).operating_round(TRAINS)
    table.money({0: 10, 1: 50, 2: 50})
    table.do(BANKRUPT)
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def test_bankruptcy_is_possible_although_another_company_has_a_train() -> None:
    """6.6: nobody is forced to buy another company's train."""
    table = prr("6", 0, own=0, shares={0: 20}).company("NYC", {1: 60}, cash=0, trains=("5",)).operating_round(TRAINS)
    assert table.can(BANKRUPT)
