"""Stock rounds: papers, purchases, sales, exchanges, debts (IV, VI, VII.12)."""

from kursbuch.eighteenxx.actions import BuyShare, Pass, SellShares, StartCompany
from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.eighteenxx.position import StockRound
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import BuyPaper, ExchangeCoal, ExchangeMountain, RepayDebt
from kursbuch.titles.t1824.debt import help_company, interest
from kursbuch.titles.t1824.export import sell_abroad
from kursbuch.titles.t1824.holdings import is_sold_out
from tests.t1824.tables import A, B, C, Table


def seat_on_turn(table: Table) -> int:
    assert isinstance(table.position.round, StockRound)
    return table.position.round.seat


def test_the_first_pass_goes_backwards() -> None:
    """VI.3: 5-4-3-2-1, 1-2-3-4-5, 1-2-3-4-5"""
    table = Table(players=5)
    order = []
    for paper in ("B1", "B2", "B3", "B4", "B5", "B6", "SD2", "SD3"):
        order.append(seat_on_turn(table))
        table.do(order[-1], BuyPaper(paper, 120))
    assert order == [4, 3, 2, 1, 0, 0, 1, 2]


def test_a_coal_railway_sets_a_price_and_has_a_train() -> None:
    """IV.2, VI.3"""
    table = Table()
    assert table.refusal(2, BuyPaper("EPP", 130)) == "papers.bad_price"
    table.do(2, BuyPaper("EPP", 180))
    coal = table.position.companies[CompanyId("EPP")]
    assert coal.trains == ("1g",)
    assert table.position.cash["EPP"] == 60
    assert table.price("BK") == 90
    assert table.position.depot["1g"] == 5


def test_unsold_papers_leave_the_game() -> None:
    """VI.3, IV.4.2: without its coal railway a regional railway is started by its director's share"""
    table = Table()
    assert table.refusal(2, StartCompany(CompanyId("BK"), 60)) == "stock.coal_first"
    table.do(2, BuyPaper("SD1", 240))
    for seat in (B, A, A, B, C):
        table.do(seat, Pass())
    assert table.position.privates == {}
    assert "SD2" not in table.position.board.homes
    assert "UG" in table.position.board.homes
    table.stock_round(A)
    assert table.refusal(A, BuyPaper("SD2", 120)) == "papers.not_for_sale"
    assert table.refusal(A, StartCompany(CompanyId("BK"), 60)) is None


def test_state_shares_are_for_sale_but_not_the_reserved_ones() -> None:
    """VI.3, III.4"""
    table = Table()
    table.deal("SD", {A: (1, 2, 3), B: (4, 5, 6)})
    assert is_sold_out(table.game, table.position, CompanyId("SD"))
    assert table.refusal(2, BuyShare(CompanyId("SD"), str(BANK))) == "stock.none_left"
    assert table.refusal(2, BuyShare(CompanyId("UG"), str(BANK))) is None


def test_who_first_has_two_shares_gets_a_directors_share_that_is_kept_for_nobody() -> None:
    """VI.4, footnote"""
    table = Table()
    table.stock_round(A)
    table.do(A, BuyShare(CompanyId("UG"), str(BANK)))
    table.stock_round(A)
    table.do(A, BuyShare(CompanyId("UG"), str(BANK)))
    assert table.position.shares[CompanyId("UG")][A] == (0,)
    assert table.position.companies[CompanyId("UG")].president is None


def test_on_18xx_games_the_directors_share_waits_for_the_state_railway() -> None:
    """VI.4, footnote; profile 18xx.games, forms_with_directors_share: nine shares of 10% cannot be bought before."""
    table = Table(profile="18xx.games")
    table.deal("UG", {A: (1, 2, 3, 4), B: (5, 6, 7)})
    table.stock_round(A)
    table.do(A, BuyShare(CompanyId("UG"), str(BANK)))
    assert table.position.shares[CompanyId("UG")][A] == (1, 2, 3, 4, 8)
    table.stock_round(B)
    assert table.refusal(B, BuyShare(CompanyId("UG"), str(BANK))) == "stock.none_left"


def test_shares_of_a_company_that_has_not_operated_are_not_sold() -> None:
    """VI.8"""
    table = Table()
    table.deal("SD", {A: (1, 2)})
    table.stock_round(A)
    assert table.refusal(A, SellShares(CompanyId("SD"), 1)) == "shares.not_operated"


def test_half_of_a_company_at_most_lies_in_the_bank() -> None:
    """VI.8: unsold and returned shares together"""
    table = Table()
    table.deal("BH", {A: (0, 1, 2, 3), B: (4,)})
    table.open("BH", A)
    table.stock_round(A)
    assert table.percent("BH", BANK) == 40
    assert table.refusal(A, SellShares(CompanyId("BH"), 2)) == "shares.pool_full"
    assert table.refusal(A, SellShares(CompanyId("BH"), 1)) is None


def test_one_sale_lowers_the_price_by_one_row() -> None:
    """VIII.3"""
    table = Table()
    table.deal("BH", {A: (0, 1, 2, 3, 4), B: (5, 6, 7, 8)})
    table.open("BH", A)
    table.stock_round(A)
    table.do(A, SellShares(CompanyId("BH"), 3))
    assert table.price("BH") == 90


def test_exchanges_may_break_the_limit_of_60_percent() -> None:
    """VI.7"""
    table = Table()
    table.sell_papers({"EPP": A, "B1": A})
    table.deal("BK", {A: (1, 2, 3, 4, 5)})
    table.stock_round(A)
    table.set(phase="3")
    table.do(A, ExchangeCoal(CompanyId("EPP")))
    assert table.percent("BK", A) == 70
    table.stock_round(A)
    assert table.refusal(A, BuyShare(CompanyId("BK"), str(BANK))) == "shares.company_limit"
    table.do(A, ExchangeMountain(PrivateId("B1"), CompanyId("BK")))
    assert table.percent("BK", A) == 80


def test_a_coal_exchange_can_pass_the_director_on_and_open_the_company() -> None:
    """IV.2, VI.5: eight times the price and what the coal railway has"""
    table = Table()
    table.sell_papers({"EPP": A}, price=140)
    table.deal("BK", {B: (1, 2, 3)})
    table.stock_round(A)
    table.set(phase="3")
    table.do(A, ExchangeCoal(CompanyId("EPP")))
    bohemia = table.position.companies[CompanyId("BK")]
    assert bohemia.president == B
    assert bohemia.trains == ("1g",)
    assert table.position.cash["BK"] == 8 * 70 + 20


def test_a_regional_railway_without_coal_gets_ten_times_its_price() -> None:
    """IV.4.3"""
    table = Table()
    table.deal("BH", {A: (1, 2, 3)})
    table.stock_round(B)
    table.do(B, StartCompany(CompanyId("BH"), 80))
    assert table.position.companies[CompanyId("BH")].president == A
    assert table.position.cash["BH"] == 800


def test_a_share_without_a_price_comes_only_by_exchange() -> None:
    """IV.4.1"""
    table = Table()
    table.sell_papers({"B1": A})
    table.stock_round(A)
    assert table.refusal(A, ExchangeMountain(PrivateId("B1"), CompanyId("BH"))) == "exchange.too_early"
    table.set(phase="3")
    assert table.refusal(A, BuyShare(CompanyId("BH"), str(BANK))) == "stock.president_first"
    table.do(A, ExchangeMountain(PrivateId("B1"), CompanyId("BH")))
    assert table.percent("BH", A) == 10


def test_mountain_railways_close_in_order_when_the_first_4_comes() -> None:
    """IV.1; the export of a train counts (VII.15)"""
    table = Table()
    table.sell_papers({"B2": A, "B1": B})
    table.set(
        privates={name: owner for name, owner in table.position.privates.items() if owner != BANK},
        depot={**table.position.depot, "2": 0, "3": 0},
        phase="3",
    )
    table.stock_round(C)
    table.change(sell_abroad)
    assert table.position.phase == "4"
    assert table.rules.to_act(table.position) == (B,)
    table.do(B, ExchangeMountain(PrivateId("B1"), CompanyId("MS")))
    assert table.refusal(A, Pass()) is not None
    table.do(A, ExchangeMountain(PrivateId("B2"), CompanyId("MS")))
    assert table.rules.to_act(table.position) == (C,)


def test_a_forced_exchange_in_a_stock_round_can_open_a_company() -> None:
    """IV.1, VI.5: at once"""
    table = Table()
    table.sell_papers({"B1": A})
    table.deal("BH", {B: (0, 1, 2)})
    table.change(lambda draft: draft.change_company(CompanyId("BH"), president=B, par=60))
    table.change(lambda draft: draft.move_token(CompanyId("BH"), table.game.par_cell(60)))
    table.set(phase="4", privates={PrivateId("B1"): A})
    table.stock_round(A)
    table.do(A, ExchangeMountain(PrivateId("B1"), CompanyId("BH")))
    assert table.position.companies[CompanyId("BH")].has_capital
    assert table.position.cash["BH"] == 600


def test_debts_grow_by_half_rounded_up() -> None:
    """VII.12"""
    assert [interest(debt) for debt in (1, 2, 101)] == [1, 1, 51]
    table = Table()
    table.set(cash={**table.position.cash, A: 30, BANK: table.position.cash[BANK] + 790})
    table.change(lambda draft: help_company(draft, A, CompanyId("SD1"), 131))
    assert table.position.cash["SD1"] == 30
    assert table.position.cash[A] == 0
    assert table.position.debts == {A: 101 + 51}


def test_a_debtor_sells_repays_and_buys_in_one_turn() -> None:
    """VII.12"""
    table = Table()
    table.deal("BH", {A: (1, 2), B: (0, 3, 4), C: (5, 6)})
    table.open("BH", B)
    table.set(debts={A: 150}, cash={**table.position.cash, A: 100})
    table.stock_round(A)
    assert table.refusal(A, BuyShare(CompanyId("SD"), str(BANK))) == "stock.debts"
    table.do(A, SellShares(CompanyId("BH"), 2))
    table.do(A, RepayDebt(150))
    table.do(A, BuyShare(CompanyId("SD"), str(BANK)))
    assert table.position.debts == {}
    assert table.position.cash[A] == 100 + 200 - 150 - 120


def test_debts_that_are_left_grow_at_the_end_of_the_stock_round() -> None:
    """VII.12"""
    table = Table()
    table.set(debts={A: 101})
    table.stock_round(A)
    for seat in (A, B, C):
        table.do(seat, Pass())
    assert table.position.debts == {A: 152}


def test_mountain_railways_are_no_papers() -> None:
    """IV.1, margin"""
    table = Table(players=6)
    table.set(privates={PrivateId(f"B{number}"): A for number in range(1, 5)})
    table.deal("BH", {A: (1, 2, 3, 4)})
    table.deal("SD", {A: (1, 2, 3)})
    table.deal("UG", {A: (1, 2, 3)})
    table.stock_round(A)
    assert table.refusal(A, BuyShare(CompanyId("KK"), str(BANK))) is None
    table.deal("KK", {A: (1,)})
    assert table.refusal(A, BuyShare(CompanyId("KK"), str(BANK))) == "shares.certificate_limit"


def test_a_game_that_stands_still_ends() -> None:
    """No railway was bought and nobody acts: without an end the rounds would go on for ever. It is told before."""
    table = Table()
    warnings = []
    for seat in (C, B, A) + 2 * (A, B, C):
        assert table.position.outcome is None
        events = table.do(seat, Pass())
        warnings += [event.arguments["left"] for event in events if event.kind == "idle_round"]
    assert warnings == [2, 1]
    assert table.position.outcome is not None
    assert table.position.outcome.end == "standstill"


def test_exactly_at_the_paper_limit_a_purchase_that_brings_the_directors_share_is_allowed() -> None:
    """VI.4 with VI.6 and VI.7: the new director gives two papers for one, so that the limit still holds."""
    table = Table(players=6)
    table.open("BH", B)
    table.deal("BH", {A: (1, 2), B: (0,)})
    table.deal("SD", {A: (1, 2, 3)})
    table.deal("UG", {A: (1, 2, 3)})
    table.deal("KK", {A: (1, 2, 3)})
    table.stock_round(A)
    assert table.refusal(A, BuyShare(CompanyId("SD"), str(BANK))) == "shares.certificate_limit"
    assert table.refusal(A, BuyShare(CompanyId("BH"), str(BANK))) is None
    table.do(A, BuyShare(CompanyId("BH"), str(BANK)))
    assert table.position.companies[CompanyId("BH")].president == A
    held = sum(len(holders.get(A, ())) for holders in table.position.shares.values())
    assert held == table.game.certificate_limit == 11
