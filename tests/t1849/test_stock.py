"""The stock round: selling, buying, starting companies, presidents, prices (1849 §3)."""

from dataclasses import replace

import pytest

from kursbuch.eighteenxx.actions import BuyShare, Pass, PayDividend, PlaceHome, StartCompany
from kursbuch.eighteenxx.identity import CompanyId, HexId
from kursbuch.eighteenxx.position import POOL, OperatingRound, StockRound
from kursbuch.eighteenxx.trains import operating_order
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import ChooseSwap, SellCertificates
from tests.t1849.tables import LAST, Table


def begin(company: str, price: int) -> StartCompany:
    return StartCompany(CompanyId(company), price)


def buy(company: str, source: str = "bank") -> BuyShare:
    return BuyShare(CompanyId(company), source)


def sell(company: str, tens: int, last: bool = False) -> SellCertificates:
    return SellCertificates(CompanyId(company), tens, last)


def in_order(table: Table, *companies: str) -> Table:
    """These companies are the next to be started."""
    first = tuple(CompanyId(name) for name in companies)
    rest = tuple(name for name in table.sicily.order if name not in first)
    table.position = replace(table.position, own=replace(table.sicily, order=(*first, *rest)))
    return table


def test_the_ctl_of_the_example_has_460_after_the_fifth_share() -> None:
    """§3.3.4: started at 100 with 40%, three stations for 40 together, one share more."""
    table = in_order(Table(4).stock_round().money({0: 552}), "CTL").phase("6")
    table.do(begin("CTL", 100), buy("CTL"), buy("CTL"))
    assert table.cash(0) == 152
    assert table.cash("CTL") == 360
    assert table.percent("CTL", 0) == 40
    assert table.stations("CTL") == {"E1"}
    assert table.seat == 1, "40% are the most at the start, so the turn is over"
    table.do(Pass(), Pass(), Pass(), buy("CTL"))
    assert table.cash("CTL") == 460
    assert table.cash(0) == 52


def test_companies_start_in_their_order() -> None:
    table = in_order(Table(4).stock_round(), "SFA", "RCS")
    assert table.why_not(begin("RCS", 68)) == "stock.not_next 2.3"
    table.do(begin("SFA", 68), Pass())
    assert table.can(begin("RCS", 68))


def test_after_a_sale_one_may_ask_what_shares_of_a_company_started_since_then_would_bring() -> None:
    """§3.1: it had no price before the sale, so it is sold for the price that it has."""
    table = in_order(Table(4).company("SFA", {0: (0, 1, 2)}, at=(3, 5)).stock_round().money({0: 1000}), "RCS")
    table.do(sell("SFA", 1), begin("RCS", 68))
    assert table.rules.cost(table.position, table.seat, sell("RCS", 1)) == -68
    assert table.why_not(sell("RCS", 1)) == "stock.sell_first 3"


@pytest.mark.parametrize(("phase", "prices"), [("4", [68, 100]), ("6", [68, 100, 144]), ("10", [68, 100, 144, 216])])
def test_start_prices_grow_with_the_phase(phase: str, prices: list[int]) -> None:
    table = in_order(Table(4).stock_round().phase(phase).money({0: 1000}), "SFA")
    assert [action.price for action in table.offered("start_company") if isinstance(action, StartCompany)] == prices


def test_garibaldi_chooses_a_city_that_is_nobodys_home() -> None:
    table = in_order(Table(4).stock_round(), "AFG")
    table.do(begin("AFG", 100))
    homes = {action.hex for action in table.offered("place_home") if isinstance(action, PlaceHome)}
    assert homes == {"H8", "B14", "M11", "M9", "C1"}
    assert table.why_not(PlaceHome(HexId("H12"), 0)) == "stations.not_home 3.3.3"
    table.do(PlaceHome(HexId("B14"), 0), buy("AFG"))
    assert table.stations("AFG") == {"B14"}


def test_selling_comes_before_the_one_purchase() -> None:
    table = Table(4).company("SFA", {0: (0, 1, 2)}, at=(3, 5)).company("RCS", {0: (0, 1, 2)}, at=(3, 6))
    table.money({0: 500}).stock_round()
    table.do(sell("RCS", 1), buy("SFA"))
    assert table.cash(0) == 500 + 111 - 100
    assert table.cash("SFA") == 100, "the company gets the money for its treasury share"
    assert table.seat == 1
    table.position = replace(table.position, round=replace(StockRound(2, table.seat), bought=CompanyId("SFA")))
    assert table.why_not(sell("RCS", 1), 1) == "stock.sell_first 3"


def test_shares_of_a_company_that_has_not_operated_cannot_be_sold() -> None:
    table = Table(4).company("SFA", {0: (0, 1, 2)}, at=(3, 5), has_operated=False).stock_round()
    assert table.why_not(sell("SFA", 1)) == "shares.not_operated 3.1"


def test_who_has_sold_cannot_buy_again_in_the_round() -> None:
    table = Table(4).company("SFA", {0: (0, 1, 2)}, at=(3, 5)).stock_round()
    table.do(sell("SFA", 1))
    assert table.why_not(buy("SFA")) == "stock.sold_before 3.2"
    assert table.why_not(buy("SFA", "pool")) == "stock.sold_before 3.2"


def test_each_ten_percent_sold_costs_a_row_after_one_price_for_all() -> None:
    table = Table(4).company("SFA", {0: (0, 1, LAST)}, at=(3, 5)).money({0: 0}).stock_round()
    table.do(sell("SFA", 1, last=True))
    assert table.cash(0) == 300
    assert table.price("SFA") == 75
    assert set(table.held("SFA", POOL)) == {1, LAST}


def test_tokens_move_in_the_order_of_prices_whatever_is_sold_first() -> None:
    """§3.1: of two companies on one field the upper one stays the upper one."""
    table = Table(4).company("SFA", {0: (0, 1, 2)}, at=(3, 5)).company("RCS", {0: (0, 1, 2)}, at=(3, 5))
    table.company("CTL", {0: (0, 1, 2)}, at=(3, 5)).stock_round()
    table.do(sell("CTL", 1), sell("RCS", 1), sell("SFA", 1), Pass())
    assert (table.price("SFA"), table.price("RCS"), table.price("CTL")) == (95, 95, 95)
    assert operating_order(table.game, table.position) == ("SFA", "RCS", "CTL")
    table.do(*[Pass()] * 3, sell("CTL", 1), Pass())
    assert (table.price("SFA"), table.price("CTL")) == (95, 87), "what was sold in an earlier turn is done with"


def test_shares_sold_one_by_one_in_a_turn_have_one_price() -> None:
    """§3.1: the fall does not yet count for what the seller gets."""
    table = Table(4).company("SFA", {0: (0, 1, 2, 3)}, at=(3, 5)).money({0: 0}).stock_round()
    table.do(sell("SFA", 1), sell("SFA", 2))
    assert table.cash(0) == 300
    assert table.price("SFA") == 75


def test_a_company_that_a_sale_has_closed_stays_closed_when_more_is_sold() -> None:
    table = Table(4).company("SFA", {0: (0, 1, 2)}, at=(8, 0)).company("RCS", {0: (0, 1, 2)}, at=(3, 5)).stock_round()
    table.do(sell("SFA", 1), sell("RCS", 1))
    assert "SFA" not in table.position.market
    assert table.price("RCS") == 95


def test_the_pool_takes_half_of_a_company() -> None:
    table = Table(4).company("SFA", {0: (0, 1, 2, 3)}, at=(3, 5), pool=(4, 5, 6)).stock_round()
    assert table.can(sell("SFA", 2))
    assert table.why_not(sell("SFA", 3)) == "shares.pool_full 3.1"


def test_nobody_holds_more_than_60_percent() -> None:
    table = Table(4).company("SFA", {0: (0, 1, 2, 3, 4)}, at=(3, 5)).money({0: 1000}).stock_round()
    assert table.why_not(buy("SFA")) == "shares.company_limit 3.5.2"


def test_the_papers_are_shares_only() -> None:
    table = Table(4, scenario="5").privates(SCE=0, SIGI=0).money({0: 1000})
    table.company("SFA", {0: (0, 1, 2, 3)}, at=(3, 5)).company("RCS", {0: (0, 1, 2, 3)}, at=(3, 6))
    table.company("CTL", {1: (0, 1)}, at=(3, 4)).stock_round()
    table.do(buy("CTL"))
    assert len(table.held("CTL", 0)) == 1
    table.do(Pass(), Pass(), Pass())
    assert table.why_not(buy("CTL")) == "shares.certificate_limit 3.5.2"


def test_a_purchase_that_brings_the_presidency_is_judged_after_the_exchange() -> None:
    """§3.5.3: two shares go for one certificate, so that the papers stay as many as they were."""
    table = Table(4, scenario="5").money({0: 1000}).company("SFA", {0: (0, 1, 2, 3)}, at=(3, 5))
    table.company("RCS", {0: (0, 1, 2)}, at=(3, 6)).company("CTL", {1: (0,), 0: (1, 2)}, at=(3, 4)).stock_round()
    assert table.why_not(buy("RCS")) == "shares.certificate_limit 3.5.2", "nine papers"
    table.do(buy("CTL"))
    assert table.held("CTL", 0) == (0, 3)


def test_the_last_certificate_is_one_paper_of_20_percent() -> None:
    table = Table(4, scenario="5").money({0: 1000}).company("SFA", {0: (0, 1, 2, LAST)}, at=(3, 5))
    table.company("RCS", {0: (0, 1, 2, 3)}, at=(3, 6)).company("CTL", {1: (0, 1)}, at=(3, 4)).stock_round()
    assert table.why_not(buy("SFA")) == "shares.company_limit 3.5.2", "these four papers are 60%"
    assert table.can(buy("CTL")), "with eight papers there is room for a ninth"


def test_the_last_certificate_is_bought_last_in_its_place() -> None:
    table = Table(4).company("SFA", {1: (0, 1, 2, 3, 4)}, at=(3, 5), pool=(LAST,)).money({0: 1000}).stock_round()
    table.do(buy("SFA", "pool"))
    assert table.held("SFA", 0) == (LAST,)
    assert table.cash(0) == 800, "it counts and costs 20%"
    table.do(Pass(), Pass(), Pass(), buy("SFA"))
    assert table.held("SFA", 0) == (5, LAST)


def test_the_presidents_of_the_example() -> None:
    """§3.5.3: a fourth share against 30% brings the presidency for two shares."""
    table = Table(4).company("RCS", {0: (0, 1), 1: (2, 3, 4)}, at=(3, 5)).money({1: 500}).stock_round(seat=1)
    assert (table.percent("RCS", 0), table.percent("RCS", 1)) == (30, 30)
    table.do(buy("RCS"))
    assert table.state("RCS").president == 1
    assert (table.percent("RCS", 0), table.percent("RCS", 1)) == (30, 40)
    assert 0 in table.held("RCS", 1)
    assert len(table.held("RCS", 0)) == 3


def test_equal_shares_change_no_president() -> None:
    table = Table(4).company("RCS", {0: (0, 1), 1: (2, 3)}, at=(3, 5)).money({1: 500}).stock_round(seat=1)
    table.do(buy("RCS"))
    assert table.state("RCS").president == 0


def test_a_former_president_may_take_the_last_certificate() -> None:
    table = Table(4).company("RCS", {0: (0, 1), 1: (2, LAST)}, at=(3, 5)).money({1: 500}).stock_round(seat=1)
    table.do(buy("RCS"))
    assert table.state("RCS").president == 1
    assert table.seat == 0, "two shares or the last certificate?"
    table.do(ChooseSwap("last"))
    assert table.held("RCS", 0) == (1, LAST)
    assert (table.percent("RCS", 0), table.percent("RCS", 1)) == (30, 40)


def test_the_last_certificate_is_not_split() -> None:
    table = Table(4).company("RCS", {0: (0, LAST), 1: (2,)}, at=(3, 5)).stock_round()
    assert table.why_not(sell("RCS", 1)) == "shares.no_successor 3.5.3"
    assert table.why_not(sell("RCS", 2)) == "shares.no_successor 3.5.3"
    assert table.can(sell("RCS", 0, last=True))


def test_a_president_sells_out_to_somebody_with_20_percent() -> None:
    table = Table(4).company("RCS", {0: (0,), 1: (2,), 2: (LAST,)}, at=(3, 5)).stock_round()
    assert table.why_not(sell("RCS", 2)) == "shares.no_successor 3.5.3", "Carla has no two shares to give"
    table.do(sell("RCS", 0, last=True))
    assert table.state("RCS").president == 2
    assert table.held("RCS", 2) == (0,)
    assert table.held("RCS", POOL) == (LAST,)


def test_on_18xx_games_what_the_heir_gives_is_asked_after_the_sale() -> None:
    """§3.5.3; profile 18xx.games, splits_certificate."""
    site = Table(4, profile="18xx.games").company("RCS", {0: (0,), 1: (2, 3, LAST)}, at=(3, 5)).stock_round()
    assert site.why_not(sell("RCS", 0, last=True)) == "swap.after_sale 3.5.3"
    site.do(sell("RCS", 2), ChooseSwap("last"))
    assert site.held("RCS", POOL) == (LAST,)
    book = Table(4).company("RCS", {0: (0,), 1: (2, 3, LAST)}, at=(3, 5)).stock_round()
    book.do(sell("RCS", 0, last=True))
    assert book.held("RCS", POOL) == (LAST,)


def test_nobody_with_20_percent_means_no_way_out() -> None:
    table = Table(4).company("RCS", {0: (0,), 1: (2,), 2: (3,)}, at=(3, 5)).stock_round()
    assert table.offered("sell_certificates") == []


def test_the_next_to_the_left_becomes_president_among_equals() -> None:
    table = Table(4).company("RCS", {1: (0, 1), 0: (2, 3), 2: (4, 5)}, at=(3, 5)).stock_round(seat=1)
    table.do(sell("RCS", 2))
    assert table.state("RCS").president == 2


def test_an_excess_of_papers_is_sold_first() -> None:
    table = Table(4, scenario="5").company("SFA", {0: (1, 2, 3, 4, 5)}, at=(3, 5))
    table.company("RCS", {0: (1, 2, 3, 4, 5)}, at=(3, 6)).stock_round()
    for name in ("SFA", "RCS"):
        state = replace(table.state(name), president=Seat(1))
        shares = {**table.position.shares[CompanyId(name)], 1: (0,), BANK: (6, LAST)}
        table.position = replace(
            table.position,
            companies={**table.position.companies, CompanyId(name): state},
            shares={**table.position.shares, CompanyId(name): shares},
        )
    assert table.why_not(Pass()) == "stock.must_sell 3.1"
    table.do(sell("SFA", 1))
    assert table.can(Pass())


def test_the_end_of_the_round_moves_prices() -> None:
    """One row down with shares in the pool, up when sold out, nothing with treasury shares (§3.4)."""
    table = Table(4).company("SFA", {0: (0, 1, 2), 1: (3, 4, 5), 2: (6, LAST)}, at=(3, 5))
    table.company("RCS", {0: (0, 1, 2)}, at=(3, 6), pool=(3,)).company("CTL", {1: (0, 1, 2)}, at=(3, 4))
    table.stock_round(seat=2)
    table.all_pass()
    assert (table.price("SFA"), table.price("RCS"), table.price("CTL")) == (105, 106, 90)
    assert isinstance(table.position.round, OperatingRound)


@pytest.mark.parametrize(("phase", "price"), [("12", 230), ("16", 242)])
def test_the_blue_zone_is_shut_before_phase_16(phase: str, price: int) -> None:
    table = Table(4).company("SFA", {0: (0, 1, 2), 1: (3, 4, 5), 2: (6, LAST)}, at=(3, 13)).phase(phase)
    table.stock_round()
    table.all_pass()
    assert table.price("SFA") == price


@pytest.mark.parametrize(
    ("phase", "at", "cell"), [("12", (2, 12), (1, 12)), ("12", (0, 12), (0, 12)), ("16", (2, 12), (2, 13))]
)
def test_at_the_blue_border_a_price_goes_up_instead_of_right(
    phase: str, at: tuple[int, int], cell: tuple[int, int]
) -> None:
    table = Table(4).phase(phase).company("SFA", {0: (0, 1, 2)}, at=at).operating_round()
    table.position = replace(table.position, round=replace(table.operating, step=3, revenue=400))
    table.do(PayDividend("pay"))
    assert table.position.market["SFA"][:2] == cell


def test_a_price_in_the_corner_closes_the_company_which_comes_back_last() -> None:
    table = Table(4).company("SFA", {0: (0, 1, 2), 1: (3,)}, at=(8, 0), cash=70, stations=("J6",)).privates(SIGI="SFA")
    order = table.sicily.order
    table.stock_round()
    table.do(sell("SFA", 1))
    assert table.told("company_closed")
    assert table.sicily.order == (*order, "SFA")
    assert table.cash("SFA") == 0
    assert table.percent("SFA", BANK) == 100
    assert table.stations("SFA") == set()
    assert "SIGI" not in table.position.privates
    assert HexId("J6") in {home.hex for home in table.position.board.homes.values()}


def test_a_closed_company_waits_for_the_next_stock_round() -> None:
    table = Table(4).company("SFA", {0: (0, 1, 2), 1: (3,)}, at=(8, 0)).stock_round()
    table.position = replace(table.position, own=replace(table.sicily, order=()))
    table.do(sell("SFA", 1))
    assert table.why_not(begin("SFA", 68)) == "stock.closed_now 3.5.1"
    table.all_pass()
    table.stock_round()
    assert table.can(begin("SFA", 68))


def test_the_priority_goes_to_the_left_of_the_last_to_act() -> None:
    table = Table(4).company("SFA", {0: (0, 1)}, at=(3, 5)).stock_round()
    table.do(Pass(), buy("SFA"), Pass(), Pass(), Pass())
    table.all_pass()
    assert table.position.priority == 2
