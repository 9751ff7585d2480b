"""Operating rounds: order, building, dividends, trains, state railways (VII)."""

from dataclasses import replace

import pytest

from kursbuch.eighteenxx.actions import Accept, BuyTrain, DiscardTrain, LayTile, Pass, PayDividend, SellShares
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId, TileId
from kursbuch.eighteenxx.position import CompanyState, Holder, OperatingRound
from kursbuch.eighteenxx.running import company_network, company_trains
from kursbuch.eighteenxx.trains import bank_trains
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.export import sell_abroad, take_train
from kursbuch.titles.t1824.formation import form_state_railway
from kursbuch.titles.t1824.railways import AustrianDraft
from tests.t1824.tables import A, B, C, Table, bohemia


def own_trains(table: Table, company: str) -> tuple[str, ...]:
    return table.position.companies[CompanyId(company)].trains


def give_trains(table: Table, company: str, *trains: str) -> None:
    table.change(lambda draft: draft.change_company(CompanyId(company), trains=trains))


def test_coal_then_pre_state_railways_then_by_price() -> None:
    """VII.4"""
    table = Table()
    table.sell_papers({"KK1": A, "SD2": B, "EOD": C, "EPP": A, "SD1": C})
    table.deal("BH", {A: (0, 1, 2, 3)})
    table.open("BH", A)
    table.stock_round(A)
    for seat in (A, B, C):
        table.do(seat, Pass())
    order: list[CompanyId | None] = []
    while isinstance(table.position.round, OperatingRound):
        company = table.position.round.company
        if not order or order[-1] != company:
            order.append(company)
        seat = table.rules.to_act(table.position)[0]
        if table.refusal(seat, Pass()) is None:
            table.do(seat, Pass())
        else:
            table.do(seat, next(iter(table.rules.offers(table.position, seat)[0])))
    assert order[:6] == ["EPP", "EOD", "SD1", "SD2", "KK1", "BH"]


def test_the_first_tile_goes_on_the_home() -> None:
    """VII.6"""
    table = Table()
    table.sell_papers({"SD2": A})
    table.change(lambda draft: set_station(draft, "SD2", "G10"))
    table.turn("SD2", step=1)
    assert table.refusal(A, LayTile(HexId("G12"), TileId("9"), 1)) == "track.home_first"
    assert table.refusal(A, LayTile(HexId("G10"), TileId("57"), 0)) is None


def set_station(draft: AustrianDraft, company: str, hex_: str, city: int = 0) -> None:
    draft.board = draft.board.station(CompanyId(company), StopId(HexId(hex_), city))


def test_vienna_and_budapest_are_one_place_each() -> None:
    """VII.9"""
    game = Table().game
    for hex_, cities in (("E12", 3), ("F17", 2)):
        numbers = [game.map.stop_number(StopId(HexId(hex_), city)) for city in range(cities)]
        assert len({game.map.places[number] for number in numbers}) == 1


def test_goods_trains_of_a_coal_railway_start_at_its_own_mine() -> None:
    """VII.3"""
    table = Table()
    table.sell_papers({"EPP": A})

    def build(draft: AustrianDraft) -> None:
        set_station(draft, "EPP", "C6")
        draft.board = draft.board.lay(draft.game.map, HexId("B5"), TileId("57"), 2)

    table.change(build)
    track = company_network(table.game, table.position, CompanyId("EPP"))
    train = company_trains(table.game, table.position, CompanyId("EPP"))[0]
    assert train.starts is not None
    assert [track.stops[number].name for number in train.starts] == ["C6"]


def test_a_coal_railway_pays_half_and_keeps_the_value_of_its_mine() -> None:
    """IV.2, VII.3"""
    table = Table()
    table.sell_papers({"EPP": A})

    def build(draft: AustrianDraft) -> None:
        set_station(draft, "EPP", "C6")
        draft.board = draft.board.lay(draft.game.map, HexId("B5"), TileId("57"), 2)

    table.change(build)
    table.turn("EPP", step=3)
    before = table.position.cash[A]
    run = next(iter(table.rules.offers(table.position, A)[0]))
    table.do(A, run)
    assert table.position.cash[A] == before + 10
    assert table.position.cash["EPP"] == 10 + 10


def test_a_state_railway_without_a_director_only_loses_value() -> None:
    """IV.4.4, footnote"""
    table = Table()
    table.sell_papers({"SD2": A, "SD3": B})
    table.stock_round(A)
    table.set(phase="4", privates={})
    table.change(lambda draft: form_state_railway(draft, CompanyId("SD")))
    assert table.position.companies[CompanyId("SD")].president is None
    for seat in (A, B, C):
        table.do(seat, Pass())
    assert table.price("SD") == 100, "it falls in both operating rounds of the set"


@pytest.mark.parametrize(
    ("holdings", "director"),
    [
        ({}, A),
        ({C: (1, 2, 3)}, C),
        ({B: (1,), C: (2, 3)}, C),
        ({B: (1,)}, A),
    ],
)
def test_the_director_of_a_state_railway(holdings: dict[Seat, tuple[int, ...]], director: Seat) -> None:
    """IV.4.4: most percent, then the lower number"""
    table = Table()
    table.sell_papers({"SD1": A, "SD2": B, "SD3": C})
    table.stock_round(A)
    table.deal("SD", dict[Holder, tuple[int, ...]](holdings.items()))
    table.change(lambda draft: form_state_railway(draft, CompanyId("SD")))
    assert table.position.companies[CompanyId("SD")].president == director
    assert 0 in table.position.shares[CompanyId("SD")][director]


def test_the_lower_number_decides_between_equals() -> None:
    """IV.4.4"""
    table = Table()
    table.sell_papers({"SD2": B, "SD3": C})
    table.deal("SD", {B: (1,), C: (2,)})
    table.stock_round(A)
    table.change(lambda draft: form_state_railway(draft, CompanyId("SD")))
    assert table.position.companies[CompanyId("SD")].president == B


def test_trains_by_stage() -> None:
    """VII.11: goods trains beside the others, as soon as these have begun"""
    table = Table()
    assert [train.name for train in bank_trains(table.game, table.position)] == ["2"]
    table.set(depot={**table.position.depot, "2": 0, "3": 5}, phase="3")
    assert [train.name for train in bank_trains(table.game, table.position)] == ["1g", "3", "2g"]


def test_the_first_3g_scraps_the_1g_also_in_the_bank() -> None:
    """VII.14"""
    table = Table()
    table.sell_papers({"EPP": A})
    table.set(depot={**table.position.depot, "2": 0, "3": 0, "4": 3}, phase="4", privates={})
    table.turn("EPP")
    table.change(lambda draft: take_train(draft, table.game.trains["3g"], A))
    assert own_trains(table, "EPP") == ()
    assert table.position.depot["1g"] == 0


@pytest.mark.parametrize(("options", "capital"), [({}, 0), ({"profile": "18xx.games"}, 8 * 60)])
def test_on_18xx_games_a_forced_coal_exchange_brings_the_capital_at_once(options: dict[str, str], capital: int) -> None:
    """IV.2, VI.5; profile 18xx.games, coal_capital_at_once."""
    table = Table(3, 1, **options)
    table.sell_papers({"EPP": A})
    table.deal("BK", {A: (1, 2), B: (3, 4)})
    table.set(depot={**table.position.depot, "2": 0, "3": 0, "4": 0}, phase="4", privates={})
    table.turn("EPP")
    before = table.position.cash[CompanyId("EPP")]
    table.change(lambda draft: take_train(draft, table.game.trains["5"], A))
    assert table.position.cash[CompanyId("BK")] == before + capital


def test_the_first_5_closes_the_coal_railways_at_once() -> None:
    """IV.2"""
    table = Table()
    table.sell_papers({"EPP": A})
    table.deal("BK", {B: (1, 2, 3)})
    table.set(depot={**table.position.depot, "2": 0, "3": 0, "4": 0}, phase="4", privates={})
    table.stock_round(C)
    table.change(sell_abroad)
    bohemia = table.position.companies[CompanyId("BK")]
    assert bohemia.president == B
    assert bohemia.trains == ("1g",)
    assert not bohemia.has_capital, "it goes into operation at the end of the round"


def test_a_train_duty_without_a_route_makes_debts() -> None:
    """VII.11, VII.12"""
    table = Table()
    table.sell_papers({"SD2": A})
    table.set(cash={**table.position.cash, "SD2": 50, A: 10})
    table.turn("SD2", phase="2")
    assert table.refusal(A, Pass()) == "trains.must_buy"
    table.do(A, BuyTrain(str(BANK), "2", 80))
    assert table.position.debts == {A: 20 + 10}
    assert table.position.cash["SD2"] == 0


def test_a_loan_for_a_train_of_the_bank_takes_no_money_from_the_bank() -> None:
    """VII.12, IX.1: the debt is only noted, and the bank is not empty"""
    table = bohemia(cash=0)
    table.turn("BK", phase="8")
    table.set(privates={}, depot={**dict.fromkeys(table.position.depot, 0), "10": 1})
    table.set(cash={**table.position.cash, BANK: 300, A: 100})
    table.do(A, BuyTrain(str(BANK), "10", 1000))
    assert table.position.debts == {A: 900 + 450}
    assert table.position.cash[BANK] == 300 + 100
    assert not table.position.is_bank_broken


def test_a_loan_for_a_train_of_another_railway_is_paid_out() -> None:
    """VII.12: the seller gets its face value"""
    table = Table()
    table.sell_papers({"SD2": A, "KK2": B})
    give_trains(table, "KK2", "3")
    table.set(cash={**table.position.cash, "SD2": 50, A: 10, "KK2": 0}, depot={**table.position.depot, "2": 0, "3": 6})
    table.turn("SD2", phase="3")
    table.do(A, BuyTrain("KK2", "3", 180))
    table.do(B, Accept())
    assert table.position.cash["KK2"] == 180
    assert table.position.debts == {A: 120 + 60}


def test_a_coal_railway_needs_no_train_when_the_bank_has_no_goods_train() -> None:
    """VII.11, footnote"""
    table = Table()
    table.sell_papers({"EPP": A})
    give_trains(table, "EPP")
    table.turn("EPP", phase="2")
    assert table.refusal(A, BuyTrain(str(BANK), "2", 80)) == "trains.goods_only"
    table.set(depot={**table.position.depot, "1g": 0, "2": 8})
    assert table.refusal(A, Pass()) is None
    table.set(depot={**table.position.depot, "1g": 1})
    assert table.refusal(A, Pass()) == "trains.must_buy"


def test_an_emergency_sale_changes_no_presidency() -> None:
    """VI.8, VII.12"""
    table = Table()
    table.sell_papers({"SD2": A})
    table.deal("BH", {A: (0, 1, 2), B: (3, 4, 5), C: (6,)})
    table.open("BH", A)
    table.set(cash={**table.position.cash, "SD2": 0, A: 10})
    table.turn("SD2", phase="2")
    assert table.refusal(A, SellShares(CompanyId("BH"), 1)) is None
    assert table.refusal(A, SellShares(CompanyId("BH"), 2)) == "trains.keeps_presidency"


def test_trains_between_different_directors_cost_their_face_value() -> None:
    """VII.11"""
    table = Table()
    table.sell_papers({"SD2": A, "UG2": B, "KK2": A})
    give_trains(table, "UG2", "2", "2")
    give_trains(table, "KK2", "2")
    give_trains(table, "SD2", "2")
    table.turn("SD2", phase="2")
    assert table.refusal(A, BuyTrain("UG2", "2", 80)) == "trains.no_trade_yet"
    table.set(phase="3")
    assert table.refusal(A, BuyTrain("UG2", "2", 70)) == "trains.face_value"
    assert table.refusal(A, BuyTrain("KK2", "2", 1)) is None
    table.do(A, BuyTrain("UG2", "2", 80))
    table.do(B, Accept())
    assert own_trains(table, "SD2") == ("2", "2")
    assert table.position.cash["UG2"] == 200


def test_one_trade_in_a_round_and_no_stage_left_out() -> None:
    """VII.13"""
    table = Table()
    table.deal("BH", {A: (0,)})
    table.open("BH", A, cash=2000)
    give_trains(table, "BH", "2", "2", "2")
    table.set(depot={**table.position.depot, "2": 0, "3": 4}, phase="3")
    table.turn("BH")
    table.do(A, BuyTrain(str(BANK), "3", 140, "2"))
    assert table.refusal(A, BuyTrain(str(BANK), "3", 140, "2")) == "trains.one_trade_in"
    assert table.refusal(A, BuyTrain(str(BANK), "2g", 180, "3")) == "trains.no_trade_in"


def test_trains_over_the_limit_leave_the_game() -> None:
    """VII.11, VII.14"""
    table = Table()
    table.deal("BH", {A: (0,)})
    table.open("BH", A)
    give_trains(table, "BH", "1g", "2g", "3", "3")
    table.set(phase="4", privates={})
    table.stock_round(C)
    table.do(A, DiscardTrain(CompanyId("BH"), "1g"))
    assert own_trains(table, "BH") == ("2g", "3", "3")
    assert table.position.pool_trains == ()


def test_a_dividend_moves_the_price_right_and_the_bank_keeps_its_part() -> None:
    """VII.10, VIII.2"""
    table = Table()
    table.deal("BH", {A: (0, 1, 2)})
    table.open("BH", A)
    table.turn("BH", step=4)
    table.change(lambda draft: draft.change_round(revenue=100))
    before, bank = table.position.cash[A], table.position.cash[BANK]
    table.do(A, PayDividend("pay"))
    assert table.position.cash[A] == before + 40
    assert table.position.cash[BANK] == bank - 40
    assert table.price("BH") == 110


def test_a_train_step_in_which_nothing_can_be_bought_is_passed_by_hand() -> None:
    """VII.5: buying trains ends the turn; the director says that it is over, even where passing is all that is left."""
    table = bohemia()
    table.set(companies={**table.position.companies, CompanyId("BK"): with_trains(table, "2", "2", "2", "2")})
    table.turn("BK", phase="2")
    (offer,) = table.rules.offers(table.position, table.rules.to_act(table.position)[0])
    assert offer.kind == "pass"
    assert table.refusal(A, BuyTrain("bank", "2", 80)) == "trains.limit"
    table.do(A, Pass())
    assert not isinstance(table.position.round, OperatingRound) or table.position.round.company != CompanyId("BK")


def with_trains(table: Table, *trains: str) -> CompanyState:
    return replace(table.position.companies[CompanyId("BK")], trains=trains)
