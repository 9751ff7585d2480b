"""Players, scenarios, the order of companies and the sale of the privates (1849 §1.2, §2)."""

import pytest

from kursbuch.eighteenxx.actions import Bid, BuyCheapest, Pass, SetPar
from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.eighteenxx.position import AuctionRound, StockRound
from kursbuch.kernel import Action, BadSetup, Setup
from kursbuch.titles.t1849 import TITLE
from tests.t1849.tables import Table


def buy(private: str) -> BuyCheapest:
    return BuyCheapest(PrivateId(private))


def bid(private: str, amount: int) -> Bid:
    return Bid(PrivateId(private), amount)


@pytest.mark.parametrize(
    ("players", "options", "companies", "cash", "papers", "trains"),
    [
        (3, {}, 5, 500, 12, (4, 3, 2, 2, 1, 4)),
        (4, {"scenario": "5"}, 5, 375, 9, (4, 3, 2, 2, 1, 4)),
        (4, {"scenario": "6"}, 6, 375, 11, (4, 4, 3, 2, 1, 5)),
        (5, {}, 6, 300, 9, (4, 4, 3, 2, 1, 5)),
    ],
)
def test_scenarios_have_their_companies_money_papers_and_trains(
    players: int, options: dict[str, str], companies: int, cash: int, papers: int, trains: tuple[int, ...]
) -> None:
    table = Table(players, **options)
    assert len(table.position.companies) == len(table.sicily.order) == companies
    assert [table.cash(seat) for seat in range(players)] == [cash] * players
    assert sum(table.position.cash.values()) == 7760
    assert table.game.certificate_limit == papers
    assert tuple(table.position.depot[f"{size}H"] for size in (4, 6, 8, 10, 12, 16)) == trains
    assert table.position.depot["R6H"] == 2
    assert table.position.depot["E"] == 0


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"scenario": "6"}),
        (5, {"scenario": "5"}),
        (3, {"electric_dreams": "yes"}),
        (3, {"bonds": "yes"}),
        (3, {"profile": "18xx.games", "advanced": "yes"}),
        (5, {"profile": "18xx.games", "reduced_4p_corps": "yes"}),
    ],
)
def test_options_that_do_not_fit_are_refused(players: int, options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        TITLE.rules(Setup(("A", "B", "C", "D", "E")[:players], options))


def test_the_order_of_companies_comes_from_the_seed() -> None:
    orders = {Table(5, seed).sicily.order for seed in range(40)}
    assert len(orders) > 30
    assert all(len(set(order)) == 6 for order in orders)
    left_out = {frozenset(Table(3, seed).sicily.order) for seed in range(60)}
    assert len(left_out) == 6, "every company can be the one that is left out"


def test_a_delayed_trinacria_comes_fourth_at_the_earliest() -> None:
    for seed in range(30):
        plain, delayed = Table(5, seed).sicily.order, Table(5, seed, delay_ift="yes").sicily.order
        place = plain.index(CompanyId("IFT"))
        assert delayed.index(CompanyId("IFT")) == max(place, 3)
        assert set(delayed) == set(plain)


def test_the_sites_order_of_a_known_game() -> None:
    order = Table(3, 27939, profile="18xx.games").sicily.order
    assert order == ("SFA", "IFT", "ATA", "CTL", "AFG")


def test_the_example_of_the_auction() -> None:
    """§2.4.3, up to the R.S.A. that is offered to the second player."""
    table = Table(4)
    table.do(bid("SMS", 115), bid("SMS", 120), bid("CNM", 80), buy("SCE"))
    assert table.cash(3) == 355
    assert table.seat == 0
    assert table.why_not(bid("CNM", 265)) == "auction.no_cash 2.4.2", "115 of his 375 lie on the S.M.S."
    table.do(buy("SIGI"))
    assert table.cash(0) == 330
    assert table.position.privates[PrivateId("CNM")] == 2
    assert table.cash(2) == 295
    assert table.seat == 0, "the S.M.S. is bid out, and the first player has to raise"
    assert table.why_not(bid("SMS", 124)) == "auction.bid_too_low 2.4.2"
    table.do(Pass())
    assert table.position.privates[PrivateId("SMS")] == 1
    assert table.cash(1) == 255
    assert table.seat == 1, "the R.S.A. is offered to the second player"
    table.do(buy("RSA"))
    assert table.cash(1) == 105


def test_a_pass_in_the_bidding_is_final() -> None:
    table = Table(4)
    table.do(bid("SIGI", 50), bid("SIGI", 55), bid("SIGI", 60), buy("SCE"))
    table.do(Pass())
    assert table.seat == 1
    table.do(bid("SIGI", 65))
    assert table.seat == 2
    table.do(Pass())
    assert table.position.privates[PrivateId("SIGI")] == 1


def test_the_sce_falls_by_5_until_it_must_be_taken() -> None:
    table = Table(3)
    for _ in range(4):
        table.do(Pass(), Pass(), Pass())
    assert table.why_not(Pass()) == "auction.must_take 2.4.4"
    table.do(buy("SCE"))
    assert table.cash(0) == 500


def test_whoever_was_first_offered_the_sce_for_5_takes_it_for_nothing() -> None:
    """§2.4.4: a new round begins with the first player again, whoever has bid and passed in the one before."""
    table = Table(3)
    for _ in range(3):
        table.do(Pass(), Pass(), Pass())
    table.do(Pass(), bid("SMS", 115), Pass(), Pass(), Pass())
    assert table.seat == 0
    assert table.why_not(Pass()) == "auction.must_take 2.4.4"
    table.do(buy("SCE"))
    assert (table.cash(0), table.seat) == (500, 1)


def test_unsold_privates_let_the_sold_ones_pay() -> None:
    table = Table(3)
    table.do(buy("SCE"), Pass(), Pass(), Pass())
    assert table.cash(0) == 500 - 20 + 5
    assert isinstance(table.position.round, AuctionRound)


@pytest.mark.parametrize(("price", "capital"), [(68, 136), (100, 200)])
def test_the_rsa_brings_the_first_company_with_capital_of_the_bank(price: int, capital: int) -> None:
    table = Table(4, 3)
    actions: list[Action] = [buy(name) for name in ("SCE", "SIGI", "CNM", "SMS", "RSA")]
    table.do(*actions)
    company = table.sicily.order[0]
    markers = {"AFG": 40, "ATA": 30, "CTL": 40, "IFT": 90, "RCS": 130, "SFA": 40}[company]
    assert table.seat == 0
    assert table.why_not(SetPar(company, 144)) == "stock.bad_par 3.3.1"
    assert table.why_not(SetPar(table.sicily.order[1], 100)) == "par.other_company 2.4.5"
    table.do(SetPar(company, price))
    assert table.cash(company) == capital - markers
    assert table.cash(0) == 375 - 20 - 150
    assert table.percent(company, 0) == 20
    assert company not in table.sicily.order
    assert isinstance(table.position.round, StockRound)
    assert table.seat == 1, "the player left of the last buyer begins"
