"""The course of operating rounds (1830 §6.0, §6.1)."""

from tests.t1830.moves import PASS
from tests.t1830.tables import TRAINS, Table


def turn_order(table: Table) -> list[str]:
    """The companies as they come on turn, if all do nothing."""
    order = []
    while not table.in_stock_round:
        order.append(str(table.operating.company))
        table.go_to(TRAINS).do(PASS)
    return order


def test_four_companies_at_82() -> None:
    """6.0, example: Erie furthest right, then C&O on top of PRR, then B&O."""
    table = Table(4).company("B&O", {0: 60}, cash=0, at=(2, 6)).company("C&O", {1: 60}, cash=0, at=(3, 7))
    table.company("PRR", {2: 60}, cash=0, at=(3, 7)).company("ERIE", {3: 60}, cash=0, at=(4, 8)).operating_round(0)
    assert {table.price(company) for company in table.position.market} == {82}
    assert turn_order(table) == ["ERIE", "C&O", "PRR", "B&O"]


def test_the_higher_price_operates_first() -> None:
    """6.0"""
    table = Table(3).company("PRR", {0: 60}, cash=0, par=67).company("NYC", {1: 60}, cash=0, par=100)
    table.company("CPR", {2: 60}, cash=0, par=82).operating_round()
    assert turn_order(table) == ["NYC", "CPR", "PRR"]


def test_in_a_column_the_higher_token_comes_first() -> None:
    """6.0: 67 in row 6, 7 and 8 of the column of par prices."""
    table = Table(3).company("PRR", {0: 60}, cash=0, at=(7, 6)).company("NYC", {1: 60}, cash=0, at=(6, 6))
    table.company("CPR", {2: 60}, cash=0, at=(5, 6)).operating_round()
    assert turn_order(table) == ["CPR", "NYC", "PRR"]


def test_a_company_that_is_not_floated_does_not_operate() -> None:
    """5.3, 6.0"""
    table = Table(3).company("PRR", {0: 50}).company("NYC", {1: 60}, cash=0).operating_round()
    assert turn_order(table) == ["NYC"]


def test_a_company_moves_its_price_only_in_its_own_turn_and_operates_once() -> None:
    """6.0: a price that falls in its own turn does not bring a second one."""
    table = Table(3).company("PRR", {0: 60}, cash=0, at=(0, 7)).company("NYC", {1: 60}, cash=0, at=(0, 7))
    table.operating_round()
    assert turn_order(table) == ["PRR", "NYC"]
    assert table.cell("PRR") == table.cell("NYC") == (0, 6)


def test_the_steps_of_a_turn_in_their_order() -> None:
    """6.1"""
    table = Table(3).company("PRR", {0: 60}, cash=500, trains=("2",)).tile("H10", "57", 1).operating_round()
    seen, told, stages = [], [], None
    while not table.in_stock_round and table.operating.company == "PRR":
        seen.append(sorted(table.offered() - {"pass"})[0])
        round_ = table.rules.view(table.position, None)["round"]
        assert isinstance(round_, dict)
        told.append(round_["stage"])
        stages = round_["stages"]
        if table.operating.step == TRAINS:
            table.do(PASS)
        else:
            table.go_to(table.operating.step + 1)
    assert seen == ["lay_tile", "place_station", "run_trains", "pay_dividend", "buy_train"]
    assert told == stages


def test_only_the_president_decides() -> None:
    """6.0"""
    table = Table(3).company("PRR", {1: 60, 0: 40}, cash=500).operating_round()
    assert table.to_act == (1,)
    assert table.why_not(PASS, 0) == "turn.operating_not_yours 6.0"
