"""How rounds and turns follow each other: income, order, priority, phases (1849 §3, §4, §4.6.3)."""

from dataclasses import replace

import pytest

from kursbuch.eighteenxx.actions import BuyPrivate, BuyShare, BuyTrain, LayTile, Pass, StartCompany
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, TileId
from kursbuch.eighteenxx.position import POOL, OperatingRound
from kursbuch.eighteenxx.trains import operating_order
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import SellCertificates
from tests.t1849.tables import TRAINS, Table


def play_set(table: Table) -> int:
    """Everybody does as little as possible until the next stock round; how many operating rounds there were."""
    indices = set()
    while table.outcome is None and isinstance(table.position.round, OperatingRound):
        indices.add(table.operating.index)
        table.do(Pass())
    return len(indices)


def test_a_round_without_a_deal_leaves_the_priority() -> None:
    table = Table(4).company("SFA", {0: (0, 1)}, at=(3, 5)).stock_round(seat=2)
    table.all_pass()
    assert table.position.priority == 2


def test_a_sale_alone_counts_as_a_deal_for_the_priority() -> None:
    table = Table(4).company("SFA", {1: (0, 1, 2)}, at=(3, 5)).stock_round()
    table.do(Pass(), SellCertificates(CompanyId("SFA"), 1, False), Pass())
    table.all_pass()
    assert table.position.priority == 2


def test_who_has_passed_may_deal_later_in_the_round() -> None:
    table = Table(4).company("SFA", {1: (0, 1)}, at=(3, 5)).stock_round()
    buy = BuyShare(CompanyId("SFA"), str(BANK))
    table.do(Pass(), buy, Pass(), Pass(), buy)
    assert table.percent("SFA", 0) == 10


def test_pool_shares_are_paid_to_the_bank() -> None:
    table = Table(4).company("SFA", {1: (0, 1)}, at=(3, 5), pool=(2,), cash=30).stock_round()
    bank = table.cash(BANK)
    table.do(BuyShare(CompanyId("SFA"), str(POOL)))
    assert (table.cash("SFA"), table.cash(BANK)) == (30, bank + 100)


def test_a_starter_may_be_content_with_the_presidents_certificate() -> None:
    table = Table(4).stock_round()
    table.position = replace(table.position, own=replace(table.sicily, order=(CompanyId("SFA"),)))
    table.do(StartCompany(CompanyId("SFA"), 100), Pass())
    assert table.percent("SFA", 0) == 20
    assert table.seat == 1


def test_privates_pay_players_and_companies_before_every_operating_round() -> None:
    table = Table(4).phase("6").company("SFA", {0: (0, 1)}, at=(3, 5), cash=0, has_operated=False)
    table.privates(SCE=1, SIGI="SFA").money({1: 100}).stock_round()
    table.all_pass()
    assert (table.cash(1), table.cash("SFA")) == (105, 10)
    assert play_set(table) == 2
    assert (table.cash(1), table.cash("SFA")) == (110, 20)


def test_companies_operate_by_price_then_further_right_then_from_the_top() -> None:
    table = Table(5).company("CTL", {0: (0, 1)}, at=(6, 2)).company("RCS", {1: (0, 1)}, at=(5, 1))
    table.company("SFA", {2: (0, 1)}, at=(6, 2)).company("IFT", {3: (0, 1)}, at=(5, 2))
    assert {table.price(name) for name in ("CTL", "RCS", "SFA")} == {54}
    assert operating_order(table.game, table.position) == ("IFT", "CTL", "SFA", "RCS")


@pytest.mark.parametrize(("phase", "rounds"), [("4", 1), ("6", 2), ("8", 2), ("10", 3), ("12", 3), ("16", 3)])
def test_the_phase_decides_how_many_operating_rounds_there_are(phase: str, rounds: int) -> None:
    table = Table(4).phase(phase).company("SFA", {0: (0, 1)}, at=(3, 5), has_operated=False).stock_round()
    table.all_pass()
    assert play_set(table) == rounds


def test_a_new_phase_adds_rounds_only_after_the_next_stock_round() -> None:
    table = Table(4).phase("4").company("SFA", {0: (0, 1)}, at=(3, 5), cash=300).stock_round()
    table.position = replace(table.position, depot={**table.position.depot, "4H": 0})
    table.all_pass()
    table.go_to(TRAINS).do(BuyTrain("bank", "6H", 200))
    assert table.position.phase == "6"
    assert play_set(table) == 1
    table.all_pass()
    assert table.operating.count == 2


@pytest.mark.parametrize(("phase", "limit"), [("4", 4), ("6", 4), ("8", 3), ("10", 2), ("12", 2), ("16", 2)])
def test_the_phase_limits_the_trains(phase: str, limit: int) -> None:
    trains = ("10H",) * (limit - 1)
    table = Table(4).phase(phase).company("SFA", {0: (0, 1)}, at=(3, 5), cash=2500, trains=trains)
    table.company("RCS", {1: (0, 1)}, at=(3, 4), trains=("10H", "10H")).operating_round(TRAINS)
    table.do(BuyTrain("RCS", "10H", 1))
    table.act(1, table.offered("accept")[0])
    assert table.state("SFA").trains == ("10H",) * limit
    assert table.offered("buy_train") == []


@pytest.mark.parametrize(
    ("phase", "tile", "allowed"),
    [("4", "653", False), ("6", "653", True), ("8", "653", True), ("8", "654", False), ("10", "654", True)],
)
def test_the_phase_decides_the_colours_of_the_tiles(phase: str, tile: str, allowed: bool) -> None:
    laid = {"H12": "653/1"} if tile == "654" else {}
    table = Table(4, scenario="6").phase(phase).company("IFT", {0: (0, 1)}, at=(3, 5)).tiles(**laid).operating_round()
    builds = [action for action in table.offered("lay_tile") if isinstance(action, LayTile)]
    assert (TileId(tile) in {action.tile for action in builds if action.hex == "H12"}) == allowed


def test_a_dividend_that_is_not_paid_costs_a_field_and_at_the_left_edge_a_row() -> None:
    table = Table(4).phase("4").company("SFA", {0: (0, 1)}, at=(3, 1)).company("RCS", {1: (0, 1)}, at=(4, 0))
    table.stock_round()
    table.all_pass()
    play_set(table)
    assert (table.price("SFA"), table.price("RCS")) == (54, 47)


def test_a_company_that_comes_back_pays_for_its_stations_again() -> None:
    table = Table(4).company("RCS", {0: (0, 1, 2), 1: (3,)}, at=(8, 0), cash=70, trains=("4H",)).stock_round()
    table.position = replace(table.position, own=replace(table.sicily, order=()))
    table.do(SellCertificates(CompanyId("RCS"), 1, False))
    table.all_pass()
    table.stock_round(number=3).do(StartCompany(CompanyId("RCS"), 100), Pass())
    assert table.cash("RCS") == 200 - 130
    assert table.state("RCS").trains == ()
    assert table.stations("RCS") == {"C5"}
    assert not table.state("RCS").has_operated


def test_a_private_of_a_company_is_not_traded_any_more() -> None:
    table = Table(4).phase("6").company("SFA", {0: (0, 1)}, at=(3, 5), cash=100)
    table.company("RCS", {1: (0, 1)}, at=(3, 4)).privates(SIGI="RCS").operating_round()
    assert table.why_not(BuyPrivate(PrivateId("SIGI"), 10)) == "trade.not_theirs 4.8"


def test_a_closed_company_takes_its_port_marker_along() -> None:
    table = Table(4).phase("6").company("RCS", {0: (0, 1, 2), 1: (3,)}, at=(8, 0)).privates(CNM="RCS")
    table.operating_round().do(table.offered("place_port_marker")[0])
    assert len(table.position.board.bonuses) == 1
    table.stock_round().do(SellCertificates(CompanyId("RCS"), 1, False))
    assert table.position.board.bonuses == {}


def test_tiles_that_were_replaced_can_be_laid_again() -> None:
    table = Table(4, scenario="6").phase("6").company("RCS", {0: (0, 1)}, at=(3, 5))
    table.tiles(H10="9/2", B12="9/0", D10="9/0", D14="9/0", H2="9/0", J12="9/0").operating_round()
    lay = LayTile(HexId("D6"), TileId("9"), 2)
    assert table.why_not(lay) == "track.none_left Anhang 1"
    assert table.tiles(H10="23/5").can(lay)
