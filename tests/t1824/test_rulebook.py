"""Rules of the book that are easily missed, one by one (III to IX)."""

import pytest

from kursbuch.eighteenxx.actions import BuyShare, BuyTrain, Pass, SellShares, StartCompany
from kursbuch.eighteenxx.ending import player_value
from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.eighteenxx.position import OperatingRound, StockRound
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import BuyPaper, ExchangeCoal, ExchangeMountain, ForgoShare
from tests.t1824.tables import A, B, C, Table


def pass_all(table: Table, *seats: int) -> None:
    for seat in seats:
        table.do(seat, Pass())


def test_passing_twice_at_the_turn_of_the_first_round_counts_once() -> None:
    """VI.2, VI.3: the round ends when everybody has passed"""
    table = Table()
    table.do(C, BuyPaper("SD1", 240))
    pass_all(table, B, A, A, B)
    assert isinstance(table.position.round, StockRound)
    table.do(C, BuyPaper("SD2", 120))
    pass_all(table, A, B, C)
    assert isinstance(table.position.round, OperatingRound)


def test_the_directors_share_of_an_unsold_number_1_is_given_as_soon_as_it_is_free() -> None:
    """VI.4, footnote: two shares were bought while it was still kept"""
    table = Table()
    table.deal("UG", {B: (1, 2), C: (3,)})
    pass_all(table, C, B, A)
    assert table.position.shares[CompanyId("UG")][B] == (0,)
    assert table.position.shares[CompanyId("UG")][C] == (3,)


def test_of_several_with_two_shares_who_has_most_gets_the_directors_share() -> None:
    """VI.4, footnote, with the order of IV.4.4"""
    table = Table()
    table.deal("UG", {B: (1, 2), C: (3, 4, 5)})
    table.do(C, BuyPaper("SD1", 240))
    pass_all(table, B, A, A, B, C)
    assert set(table.position.shares[CompanyId("UG")][C]) == {0, 5}
    assert set(table.position.shares[CompanyId("UG")][B]) == {1, 2}


def test_a_railway_is_sold_out_though_a_share_is_kept_for_its_coal_railway() -> None:
    """VIII.3: all available shares; straight up one row"""
    table = Table()
    table.deal("BK", {A: (1, 2, 3, 4), B: (5, 6, 7, 8)})
    table.sell_papers({"EPP": A})
    assert table.price("BK") == 60
    pass_all(table, C, B, A)
    assert table.price("BK") == 70


def test_trains_of_a_railway_that_is_not_in_operation_are_not_for_sale() -> None:
    """IV.2: it has the trains of its coal railway at its disposal once it is opened"""
    table = Table()
    table.sell_papers({"EPP": A, "SD2": A})
    table.stock_round(A)
    table.set(phase="3")
    table.do(A, ExchangeCoal(CompanyId("EPP")))
    assert not table.position.companies[CompanyId("BK")].has_capital
    table.turn("SD2")
    purchase = BuyTrain("BK", "1g", 50)
    assert table.refusal(A, purchase) == "trains.not_for_sale"
    assert all(purchase not in offer for offer in table.rules.offers(table.position, A))
    table.open("BK", A)
    assert table.refusal(A, purchase) is None


def test_who_has_too_many_papers_sells_before_exchanging_a_coal_railway() -> None:
    """VI.7"""
    table = Table(players=6)
    table.sell_papers({"EPP": A})
    table.deal("BH", {A: (1, 2, 3, 4, 5), B: (0, 6, 7, 8)})
    table.open("BH", B)
    table.deal("SD", {A: (1, 2, 3)})
    table.deal("UG", {A: (1, 2, 3)})
    table.stock_round(A)
    table.set(phase="3", privates={})
    assert table.refusal(A, ExchangeCoal(CompanyId("EPP"))) == "stock.must_sell"
    assert table.refusal(A, BuyShare(CompanyId("KK"), str(BANK))) == "stock.must_sell"
    table.deal("BH", {A: (1, 2, 3, 4), B: (0, 5, 6, 7)})
    assert table.refusal(A, ExchangeCoal(CompanyId("EPP"))) is None


@pytest.mark.parametrize(
    ("players", "cash", "papers", "mountains"), [(3, 820, 21, 4), (4, 680, 16, 6), (5, 560, 13, 6), (6, 460, 11, 4)]
)
def test_what_everybody_begins_with(players: int, cash: int, papers: int, mountains: int) -> None:
    """III.3, III.4, IV.1, VI.7"""
    table = Table(players)
    assert table.position.cash[A] == cash
    assert table.position.cash[BANK] == 12000 - players * cash
    assert table.game.certificate_limit == papers
    assert len(table.position.privates) == mountains


def test_nothing_is_sold_in_the_first_round() -> None:
    """VI.3, VI.8"""
    table = Table()
    table.deal("BH", {C: (0, 1, 2, 3, 4)})
    table.open("BH", C)
    assert table.refusal(C, SellShares(CompanyId("BH"), 1)) == "stock.first_round"
    table.stock_round(C)
    assert table.refusal(C, SellShares(CompanyId("BH"), 1)) is None


def test_what_was_sold_is_not_bought_again_in_the_same_round() -> None:
    """VI.4"""
    table = Table()
    table.deal("BH", {A: (0, 1, 2, 3), B: (4, 5)})
    table.open("BH", A)
    table.stock_round(A)
    table.do(A, SellShares(CompanyId("BH"), 1))
    assert table.refusal(A, BuyShare(CompanyId("BH"), str(BANK))) == "stock.sold_before"
    table.stock_round(A, number=3)
    assert table.refusal(A, BuyShare(CompanyId("BH"), str(BANK))) is None


def test_who_has_60_percent_buys_no_more() -> None:
    """VI.7"""
    table = Table()
    table.deal("BH", {A: (0, 1, 2, 3, 4)})
    table.open("BH", A)
    table.stock_round(A)
    assert table.refusal(A, BuyShare(CompanyId("BH"), str(BANK))) == "shares.company_limit"
    table.deal("BH", {A: (0, 1, 2, 3)})
    assert table.refusal(A, BuyShare(CompanyId("BH"), str(BANK))) is None


def test_who_has_less_than_60_percent_may_buy_the_directors_share() -> None:
    """VI.7: five mountain railways became shares of the BH before it had a price"""
    table = Table(4)
    table.deal("BH", {A: (1, 2, 3, 4, 5)})
    table.stock_round(A)
    table.do(A, StartCompany(CompanyId("BH"), 60))
    assert table.percent("BH", A) == 70
    table.stock_round(A)
    assert table.refusal(A, BuyShare(CompanyId("BH"), str(BANK))) == "shares.company_limit"


def test_a_buyer_with_more_than_the_director_takes_his_place_an_equal_does_not() -> None:
    """VI.6"""
    table = Table()
    table.deal("BH", {A: (0, 1), B: (2, 3)})
    table.open("BH", A)
    for director in (A, B):
        table.stock_round(B)
        table.do(B, BuyShare(CompanyId("BH"), str(BANK)))
        assert table.position.companies[CompanyId("BH")].president == director
    assert 0 in table.position.shares[CompanyId("BH")][B]
    assert table.percent("BH", A) == 30


def test_an_exchange_of_a_mountain_railway_keeps_the_round_going() -> None:
    """IV.1: its owner acts once more at least"""
    table = Table()
    table.sell_papers({"B1": C})
    table.stock_round(A)
    table.set(phase="3", privates={PrivateId("B1"): C})
    pass_all(table, A, B)
    table.do(C, ExchangeMountain(PrivateId("B1"), CompanyId("BH")))
    pass_all(table, A, B)
    assert table.rules.to_act(table.position) == (C,)
    table.do(C, Pass())
    assert table.position.stock_rounds == 3, "no railway operates: the next stock round begins"
    assert table.position.priority == A


def test_mountain_railways_pay_at_the_start_of_an_operating_round() -> None:
    """IV.1, VII.4"""
    table = Table()
    table.sell_papers({"B1": C, "B2": C, "SD2": A})
    table.stock_round(A)
    table.set(privates={PrivateId("B1"): C, PrivateId("B2"): C})
    before = table.position.cash[C]
    pass_all(table, A, B, C)
    assert table.position.cash[C] == before + 50


def test_a_mountain_railway_closes_for_nothing_when_no_share_is_left() -> None:
    """IV.1"""
    table = Table()
    table.set(phase="4", privates={PrivateId("B1"): A})
    table.stock_round(B)
    assert table.refusal(A, ForgoShare(PrivateId("B1"))) == "exchange.must"
    for company in ("BK", "MS", "CL", "SB", "BH"):
        table.deal(company, {C: (1, 2, 3, 4, 5, 6, 7, 8)})
    table.do(A, ForgoShare(PrivateId("B1")))
    assert table.position.privates == {}
    assert table.rules.to_act(table.position) == (B,)


def test_a_coal_railway_is_exchanged_from_phase_3_on_by_its_owner() -> None:
    """IV.2, VII.14"""
    table = Table()
    table.sell_papers({"EPP": A})
    table.stock_round(A)
    table.set(phase="2")
    assert table.refusal(A, ExchangeCoal(CompanyId("EPP"))) == "exchange.too_early"
    table.set(phase="3")
    assert table.refusal(A, ExchangeCoal(CompanyId("EPP"))) is None
    table.stock_round(B)
    assert table.refusal(B, ExchangeCoal(CompanyId("EPP"))) == "exchange.not_own_coal"


def test_without_the_coal_exchange_a_regional_railway_is_not_opened() -> None:
    """IV.2, VI.5"""
    table = Table()
    table.sell_papers({"EPP": A})
    table.deal("BK", {A: (1, 2, 3), B: (4, 5, 6)})
    table.stock_round(C)
    table.do(C, BuyShare(CompanyId("BK"), str(BANK)))
    assert not table.position.companies[CompanyId("BK")].has_capital
    assert table.position.companies[CompanyId("BK")].president is None


def test_a_forced_coal_exchange_opens_the_railway_at_the_end_of_the_round() -> None:
    """IV.2: it operates from the next round on"""
    table = Table()
    table.sell_papers({"EPP": A, "KK2": B})
    table.deal("BK", {B: (1, 2, 3)})
    table.set(cash={**table.position.cash, "KK2": 400}, privates={})
    table.set(depot={**table.position.depot, "2": 0, "3": 0, "4": 0})
    table.turn("KK2", phase="4")
    table.do(B, BuyTrain(str(BANK), "5", 400))
    assert not table.position.companies[CompanyId("BK")].has_capital
    table.do(B, Pass())
    assert table.position.companies[CompanyId("BK")].has_capital
    assert table.position.cash["BK"] == 8 * 60


def test_in_the_stock_round_the_broken_bank_leaves_one_set_of_operating_rounds() -> None:
    """IX.1"""
    table = Table()
    table.sell_papers({"SD2": A})
    table.stock_round(A)
    table.set(is_bank_broken=True, phase="3", privates={})
    table.set(depot={**table.position.depot, "2": 0})
    table.change(lambda draft: draft.change_company(CompanyId("SD2"), trains=("3",)))
    pass_all(table, A, B, C)
    rounds = set()
    while table.position.outcome is None:
        assert isinstance(table.position.round, OperatingRound)
        rounds.add(table.position.round.index)
        table.do(A, Pass())
    assert rounds == {1, 2}
    assert table.position.outcome.end == "bank"


def test_what_counts_in_the_end() -> None:
    """IX.2: cash and shares less debts; nothing that belongs to companies, no papers"""
    table = Table()
    table.sell_papers({"EPP": A, "B1": A})
    table.deal("BH", {A: (0, 1)})
    table.open("BH", A, cash=1000)
    table.set(debts={A: 70}, cash={**table.position.cash, A: 10})
    assert player_value(table.game, table.position, A) == 10 + 300 - 70
