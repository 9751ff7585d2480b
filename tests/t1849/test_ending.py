"""The end of the game and what everybody has (1849 §5)."""

from dataclasses import replace

from kursbuch.eighteenxx.actions import DeclareBankruptcy, Pass, PayDividend
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.kernel import Action, Offer, Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import IssueShares, SellCertificates, TakeLoan
from tests.t1849.tables import DIVIDEND, LAST, Table


def value(table: Table, seat: int) -> int:
    assert table.game.final_value is not None
    return table.game.final_value(table.game, table.position, Seat(seat))


def offers(table: Table) -> list[Offer[Action]]:
    return list(table.rules.offers(table.position, table.seat))


def nearly(at: tuple[int, int]) -> Table:
    """The C.T.L. has run for enough, and a second company has not operated yet."""
    table = Table(4).phase("16").company("CTL", {0: (0, 1, 2)}, at=at, trains=("16H",), cash=0)
    table.company("SFA", {1: (0, 1)}, at=(5, 5)).operating_round()
    table.position = replace(table.position, round=replace(table.operating, step=DIVIDEND, revenue=400))
    return table


def test_a_price_of_377_ends_the_game_after_the_turn() -> None:
    table = nearly((0, 14))
    table.do(PayDividend("pay"))
    assert table.price("CTL") == 377
    assert table.outcome is None, "the company finishes its turn"
    while table.outcome is None:
        assert table.operating.company == "CTL"
        table.do(Pass())
    assert table.outcome.end == "price"


def test_377_counts_even_if_the_price_falls_again_in_the_turn() -> None:
    table = nearly((0, 14))
    table.do(PayDividend("pay"))
    while "issue_shares" not in {offer.kind for offer in table.rules.offers(table.position, table.seat)}:
        table.do(Pass())
    table.do(IssueShares(2, False))
    assert table.outcome is not None
    assert table.price("CTL") == 298
    assert table.outcome.end == "price"


def test_377_in_a_stock_round_ends_the_game_after_the_next_turn() -> None:
    table = Table(4).phase("16").company("SFA", {0: (0, 1, 2), 1: (3, 4, 5), 2: (6, LAST)}, at=(1, 15), cash=0)
    table.company("RCS", {1: (0, 1)}, at=(5, 5)).stock_round()
    table.all_pass()
    assert table.price("SFA") == 377
    while table.outcome is None:
        assert table.operating.company == "SFA"
        table.do(Pass())
    assert table.outcome.end == "price"


def test_377_ends_the_game_even_if_the_company_is_bankrupt_in_its_turn() -> None:
    """§5: the turn in which a company has reached the price is the last one, however it ends."""
    table = Table(4).phase("16").tiles(G1="58/3").company("CTL", {0: (0, 1, 2), 1: (3, 4, 5), 2: (6, LAST)}, at=(1, 15))
    table.company("SFA", {1: (0, 1)}, at=(5, 5), pool=(2, 3, 4, 5, 6)).money({0: 0, "CTL": 0}).stock_round()
    table.position = replace(table.position, depot=dict.fromkeys(table.position.depot, 0) | {"16H": 1})
    table.all_pass()
    assert table.operating.company == "CTL"
    while table.seat == 0 and "declare_bankruptcy" not in {offer.kind for offer in offers(table)}:
        sales = table.offered("sell_certificates")
        table.do(sales[-1] if sales else Pass())
    table.do(DeclareBankruptcy(), TakeLoan())
    assert table.outcome is not None, "the S.F.A. does not operate any more"
    assert table.outcome.end == "price"


def test_an_empty_bank_ends_the_game_after_the_set() -> None:
    table = Table(4).company("SFA", {0: (0, 1)}, at=(5, 5)).operating_round()
    cash = {**table.position.cash, BANK: 0}
    table.position = replace(table.position, cash=cash, is_bank_broken=True)
    while table.outcome is None:
        table.do(Pass())
    assert table.outcome.end == "bank"


def test_a_bank_that_breaks_in_a_stock_round_lets_the_following_rounds_be_played() -> None:
    table = Table(4).phase("10").company("SFA", {0: (0, 1, 2)}, at=(3, 5)).money({0: 0}).stock_round()
    cash = table.position.cash
    table.money({3: cash[3] + cash[BANK] - 50})
    table.do(SellCertificates(CompanyId("SFA"), 1, False))
    assert table.told("bank_broken")
    assert table.cash(0) == 100, "what the bank cannot pay is noted"
    table.all_pass()
    rounds = set()
    while table.outcome is None:
        rounds.add(table.operating.index)
        table.do(Pass())
    assert rounds == {1, 2, 3}
    assert table.outcome.end == "bank"


def test_cash_and_shares_count_and_privates_do_not() -> None:
    table = Table(4).company("SFA", {0: (0, 1, LAST)}, at=(3, 5), cash=1000).privates(SIGI=0).money({0: 70})
    assert value(table, 0) == 70 + 5 * 100


def test_a_bond_that_is_out_costs_each_share_100_but_no_more_than_it_is_worth() -> None:
    table = Table(4, advanced="yes").company("SFA", {0: (0, 1)}, at=(2, 8)).company("RCS", {0: (0,)}, at=(3, 3))
    bonds = frozenset({CompanyId("SFA"), CompanyId("RCS")})
    table.position = replace(table.position, own=replace(table.sicily, bonds=bonds))
    assert value(table.money({0: 0}), 0) == 3 * 44


def test_loans_cost_750_each_but_nobody_ends_below_nothing() -> None:
    table = Table(4).money({0: 1000, 1: 100})
    table.position = replace(table.position, debts={Seat(0): 750, Seat(1): 1500})
    assert (value(table, 0), value(table, 1)) == (250, 0)
    site = Table(4, profile="18xx.games").money({1: 100})
    site.position = replace(site.position, debts={Seat(1): 1500})
    assert value(site, 1) == -1400


def test_nobody_with_money_for_a_company_is_the_end() -> None:
    table = Table(4).stock_round().money(dict.fromkeys(range(4), 100))
    table.all_pass()
    assert table.outcome is not None
    assert table.outcome.end == "standstill"


def test_stock_rounds_without_any_company_come_to_an_end() -> None:
    """The book has no end for it: after three such rounds the game is over, and each says so before."""
    table = Table(4).stock_round().money(dict.fromkeys(range(4), 400))
    for left in (2, 1):
        table.all_pass()
        assert table.outcome is None
        assert [event.arguments["left"] for event in table.events if event.kind == "idle_round"] == [left]
    table.all_pass()
    assert table.outcome is not None
    assert table.outcome.end == "standstill"


def test_a_company_in_play_begins_the_count_anew() -> None:
    table = Table(4).stock_round().money(dict.fromkeys(range(4), 400))
    table.all_pass()
    assert table.sicily.idle_rounds == 1
    table.company("CTL", {0: (0, 1, 2)}, at=(3, 5), cash=300).stock_round()
    table.all_pass()
    assert table.sicily.idle_rounds == 0
