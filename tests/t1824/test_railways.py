"""What railways earn, own and are worth (VII.9 to VII.15, VIII), and who directs state railways (IV.4.4)."""

import pytest

from kursbuch.eighteenxx.actions import Accept, BuyTrain, Decline, Pass, PayDividend, SellShares
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.position import OperatingRound, StockRound
from kursbuch.eighteenxx.running import company_network, company_trains
from kursbuch.eighteenxx.trains import train_limit
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.export import sell_abroad
from kursbuch.titles.t1824.formation import form_state_railway
from kursbuch.titles.t1824.railways import AustrianDraft
from tests.t1824.tables import A, B, C, Table, bohemia, give, lay, move, station


def test_a_mine_is_worth_more_from_phase_5_on() -> None:
    """VII.3, VII.14"""
    table = Table()
    table.sell_papers({"EPP": A})

    def build(draft: AustrianDraft) -> None:
        station(draft, "EPP", "C6")
        lay(draft, "B5", "57", 2)

    table.change(build)
    values = []
    for phase in ("4", "5"):
        table.set(phase=phase)
        stops = company_network(table.game, table.position, CompanyId("EPP")).stops
        values += [stop.value for stop in stops if stop.kind == "mine"]
    assert values == [10, 40]


@pytest.mark.parametrize(
    ("company", "limits"),
    [("EPP", [2, 2, 2, 2, 2]), ("SD1", [2, 2, 2, 2, 2]), ("BK", [4, 4, 3, 3, 2]), ("SD", [4, 4, 4, 4, 3])],
)
def test_train_limits(company: str, limits: list[int]) -> None:
    """IV.2, IV.3, VII.14"""
    table = Table()
    found = []
    for phase in ("2", "3", "4", "5", "6"):
        table.set(phase=phase)
        found.append(train_limit(table.game, table.position, CompanyId(company)))
    assert found == limits


def test_a_full_railway_buys_only_by_giving_a_train_in_payment() -> None:
    """VII.11, VII.13"""
    table = Table()
    table.sell_papers({"SD1": A})
    give(table, "SD1", "2", "2")
    table.set(depot={**table.position.depot, "2": 0, "3": 6})
    table.turn("SD1", phase="3")
    assert table.refusal(A, BuyTrain(str(BANK), "3", 180)) == "trains.limit"
    table.do(A, BuyTrain(str(BANK), "3", 140, "2"))
    assert table.position.companies[CompanyId("SD1")].trains == ("2", "3")
    assert table.position.cash["SD1"] == 100
    assert table.position.depot["2"] == 0


def test_the_director_pays_one_train_only_and_no_more_than_its_face_value() -> None:
    """VII.12"""
    table = Table()
    table.sell_papers({"SD2": A, "KK2": A})
    give(table, "KK2", "3")
    table.set(cash={**table.position.cash, "SD2": 50}, depot={**table.position.depot, "2": 0, "3": 6})
    table.turn("SD2", phase="3")
    assert table.refusal(A, BuyTrain("KK2", "3", 181)) == "trains.no_cash"
    before = table.position.cash[A]
    table.do(A, BuyTrain("KK2", "3", 180))
    assert table.position.cash[A] == before - 130
    assert table.position.cash["SD2"] == 0
    assert table.refusal(A, BuyTrain(str(BANK), "3", 180)) == "trains.no_cash"
    assert table.refusal(A, Pass()) is None


def test_shares_are_sold_in_an_emergency_only_when_money_is_lacking() -> None:
    """VII.12"""
    table = Table()
    table.sell_papers({"SD2": A})
    table.deal("BH", {A: (1, 2), B: (0, 3, 4), C: (5, 6)})
    table.open("BH", B)
    table.turn("SD2", phase="2")
    assert table.position.cash["SD2"] == 120
    assert table.refusal(A, SellShares(CompanyId("BH"), 1)) == "trains.no_need"
    table.set(cash={**table.position.cash, "SD2": 0, A: 0})
    table.do(A, SellShares(CompanyId("BH"), 1))
    assert table.price("BH") == 90
    table.do(A, BuyTrain(str(BANK), "2", 80))
    assert table.position.debts == {}
    assert table.position.cash[A] == 20


def test_no_train_goes_abroad_before_the_first_2_is_bought() -> None:
    """VII.15"""
    table = Table()
    table.stock_round(A)
    table.change(sell_abroad)
    assert table.position.depot["2"] == 9
    table.set(phase="2", depot={**table.position.depot, "2": 8})
    bank = table.position.cash[BANK]
    table.change(sell_abroad)
    assert table.position.depot["2"] == 7
    assert table.position.depot["1g"] == 6
    assert table.position.cash[BANK] == bank


def test_a_bank_without_trains_sends_none_abroad() -> None:
    """VII.15: in a very long game even the last 10 is gone; goods trains stay"""
    table = Table(variant="goods-time")
    table.stock_round(A)
    none = {name: 0 if table.game.trains[name].available_after is None else 1 for name in table.position.depot}
    table.set(phase="8", depot=none)
    table.change(sell_abroad)
    assert table.position.depot == none


def test_one_train_goes_abroad_after_a_set_of_rounds_and_can_form_a_state_railway() -> None:
    """VII.15, IV.4.4: before the stock round"""
    table = Table()
    table.sell_papers({"SD1": A})
    give(table, "SD1", "3")
    table.set(phase="3", privates={}, depot={**table.position.depot, "2": 0, "3": 0})
    table.stock_round(A)
    for seat in (A, B, C):
        table.do(seat, Pass())
    seen = set()
    while isinstance(table.position.round, OperatingRound):
        seen.add((table.position.round.index, table.position.depot["4"]))
        table.do(A, Pass())
    assert seen == {(1, 4), (2, 4)}
    assert isinstance(table.position.round, StockRound)
    assert table.position.depot["4"] == 3
    assert table.position.companies[CompanyId("SD")].president == A
    assert table.position.companies[CompanyId("SD")].trains == ("3",)


@pytest.mark.parametrize(("phase", "rounds"), [("2", 1), ("3", 2), ("5", 2), ("6", 3), ("8", 3)])
def test_operating_rounds_by_phase(phase: str, rounds: int) -> None:
    """VII.1, VII.14"""
    table = Table()
    table.sell_papers({"SD2": A})
    table.set(phase=phase, privates={})
    give(table, "SD2", "6")
    table.stock_round(A)
    for seat in (A, B, C):
        table.do(seat, Pass())
    assert isinstance(table.position.round, OperatingRound)
    assert table.position.round.count == rounds


@pytest.mark.parametrize(
    ("spot", "choice", "price"),
    [
        ((3, 10), "pay", 240),
        ((0, 13), "pay", 350),
        ((2, 0), "withhold", 70),
        ((6, 0), "withhold", 40),
        ((2, 3), "withhold", 100),
    ],
)
def test_prices_at_the_edges_of_the_table(spot: tuple[int, int], choice: str, price: int) -> None:
    """VIII.2"""
    table = bohemia()
    move(table, "BK", spot)
    table.turn("BK", step=4)
    table.change(lambda draft: draft.change_round(revenue=50))
    table.do(A, PayDividend(choice))
    assert table.price("BK") == price


def test_a_sale_at_the_foot_of_a_column_leaves_the_price() -> None:
    """VIII.3"""
    table = bohemia()
    table.deal("BK", {A: (0, 1, 2, 3), B: (4, 5)})
    move(table, "BK", (5, 6))
    table.stock_round(A)
    table.do(A, SellShares(CompanyId("BK"), 1))
    assert table.price("BK") == 120


def test_equal_prices_further_right_first_and_on_one_field_who_came_first() -> None:
    """VII.4, VIII.1"""
    table = Table()
    for company, spot in (("BK", (4, 4)), ("MS", (2, 2)), ("CL", (2, 2)), ("SB", (0, 0))):
        table.deal(company, {A: (0, 1, 2, 3)})
        table.open(company, A)
        move(table, company, (0, 5))
        move(table, company, spot)
        give(table, company, "2")
    table.set(privates={})
    table.stock_round(A)
    for seat in (A, B, C):
        table.do(seat, Pass())
    order = []
    while isinstance(table.position.round, OperatingRound):
        if table.position.round.company not in order:
            order.append(table.position.round.company)
        table.do(A, Pass())
    assert order == ["BK", "MS", "CL", "SB"]


def test_between_equals_without_numbers_the_priority_decides() -> None:
    """IV.4.4: then who sits next"""
    for priority, director in ((C, C), (A, B)):
        table = Table()
        table.deal("UG", {B: (1, 2), C: (3, 4)})
        table.stock_round(A)
        table.set(priority=priority)
        table.change(lambda draft: form_state_railway(draft, CompanyId("UG")))
        assert table.position.companies[CompanyId("UG")].president == director
        assert table.position.shares[CompanyId("UG")][director] == (0,)


def test_a_goods_train_of_a_regional_railway_starts_at_any_mine_it_reaches() -> None:
    """VII.3"""
    table = bohemia()

    def build(draft: AustrianDraft) -> None:
        lay(draft, "B7", "9", 1)
        lay(draft, "B5", "5", 4)

    table.sell_papers({"EPP": B})
    table.change(build)
    table.change(lambda draft: station(draft, "EPP", "C6"))
    give(table, "BK", "2g")
    track = company_network(table.game, table.position, CompanyId("BK"))
    starts = company_trains(table.game, table.position, CompanyId("BK"))[0].starts
    assert starts is not None
    assert [track.stops[number].name for number in starts] == ["C6"]


def test_a_director_who_declines_keeps_the_train() -> None:
    """VII.11: both directors must agree"""
    table = Table()
    table.sell_papers({"SD2": A, "UG2": B})
    give(table, "UG2", "3")
    table.set(depot={**table.position.depot, "2": 0, "3": 6}, cash={**table.position.cash, "SD2": 100})
    table.turn("SD2", phase="3")
    before = table.position.cash[A]
    table.do(A, BuyTrain("UG2", "3", 180))
    assert table.refusal(A, Accept()) == "trade.own_proposal"
    table.do(B, Decline())
    assert table.position.companies[CompanyId("UG2")].trains == ("3",)
    assert table.position.cash[A] == before
    table.do(A, BuyTrain("UG2", "3", 180))
    table.do(B, Accept())
    assert table.position.cash[A] == before - 80
    assert table.position.cash["SD2"] == 0


def test_a_pre_state_railway_pays_half_to_its_owner() -> None:
    """IV.3"""
    table = Table()
    table.sell_papers({"SD2": A})

    def build(draft: AustrianDraft) -> None:
        station(draft, "SD2", "G10")
        lay(draft, "G10", "57", 0)
        lay(draft, "F11", "55", 0)

    table.change(build)
    give(table, "SD2", "2")
    table.turn("SD2", step=3, phase="2")
    before = table.position.cash[A]
    table.do(A, next(iter(table.rules.offers(table.position, A)[0])))
    assert table.position.cash[A] == before + 15
    assert table.position.cash["SD2"] == 120 + 15
