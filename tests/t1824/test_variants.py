"""Cisleithania for two and three players, Goods Time (X, XI, XII)."""

from dataclasses import replace
from typing import Any

import pytest

from kursbuch.eighteenxx.actions import BuyShare, LayTile, Pass, PayDividend, SellShares
from kursbuch.eighteenxx.board import Home
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId, TileId
from kursbuch.eighteenxx.position import POOL, StockRound
from kursbuch.eighteenxx.router import JoinBonus, best_revenue
from kursbuch.kernel import BadSetup, Setup
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824 import TITLE
from kursbuch.titles.t1824.actions import BuyDouble, BuyPaper, PlaceBondStation, PlaceMarker
from kursbuch.titles.t1824.bonds import pay_bonds, watch_last_train
from kursbuch.titles.t1824.drafting import deal
from kursbuch.titles.t1824.export import take_train
from kursbuch.titles.t1824.formation import form_state_railway
from kursbuch.titles.t1824.railways import AustrianDraft
from tests.t1824.tables import A, B, C, Table
from tests.t1824.test_examples import NUMBERS, picture, plain


def small(players: int) -> Table:
    return Table(players, variant="cisleithania")


def drafted() -> Table:
    """Variant A with SD3 and EOD as construction railways."""
    table = small(2)
    home = table.position.board.homes
    for company in ("BK", "MS", "CL"):
        table.deal(company, {})
    table.set(market={name: spot for name, spot in table.position.market.items() if name in ("SD", "KK")})
    table.set(board=replace(table.position.board, stations={}, homes={**home, **fresh_homes()}, memo={}))
    table.change(lambda draft: deal(draft, CompanyId("SD3"), CompanyId("EOD")))
    return table


def fresh_homes() -> dict[CompanyId, Home]:
    return {CompanyId(name): Home(HexId(hex_)) for name, hex_ in (("BK", "B9"), ("MS", "C12"), ("CL", "B23"))}


def test_what_does_not_fit_is_refused() -> None:
    for players, options in ((2, {}), (4, {"variant": "cisleithania"}), (2, {"variant": "goods-time"})):
        with pytest.raises(BadSetup):
            TITLE.rules(Setup(tuple("ABCD"[:players]), options))
    with pytest.raises(BadSetup):
        TITLE.rules(Setup(("A", "B", "C"), {"markers": "free"}))


def test_the_draft() -> None:
    """X.5: the first player chooses from one stack, the second from two, the first from the last"""
    table = drafted()
    order = []
    for paper, price in (
        ("SD1", 240), ("KK1", 240), ("SD2", 120), ("KK2", 120), ("EPP", 160), ("MLB", 120), ("EOD", 120), ("SD3", 120),
    ):  # fmt: skip
        seat = table.rules.to_act(table.position)[0]
        order.append(seat)
        assert table.refusal(seat, Pass()) == "draft.no_pass"
        table.do(seat, BuyPaper(paper, price))
    assert order == [0, 1, 1, 0, 1, 0, 0, 1]
    assert table.price("BK") == 80
    table.do(A, BuyPaper("B1", 120))
    assert table.refusal(B, BuyPaper("EPP", 120)) is not None
    table.do(B, Pass())
    assert isinstance(table.position.round, StockRound)
    assert list(table.position.privates) == ["B1"]


def test_the_other_paper_of_a_stack_must_be_taken() -> None:
    """X.5"""
    table = drafted()
    table.do(A, BuyPaper("SD1", 240))
    assert table.refusal(B, BuyPaper("SD2", 120)) == "draft.not_in_stack"


def test_the_coal_railway_that_builds_has_its_printed_price() -> None:
    """X.5"""
    table = drafted()
    assert table.refusal(A, BuyPaper("EOD", 140)) == "papers.bad_price"
    table.do(A, BuyPaper("EOD", 120))
    assert table.position.cash["EOD"] == 0
    assert table.position.companies[CompanyId("EOD")].trains == ()


def test_the_bond_railway_begins_at_50_with_all_shares_in_the_pool() -> None:
    """X.4"""
    table = drafted()
    assert table.price("MS") == 50
    assert table.percent("MS", POOL) == 100
    assert table.position.board.stations_of(CompanyId("MS")) == (StopId(HexId("C12"), 0),)


def test_the_bond_railway_pays_its_price_rounded_up_and_moves_right() -> None:
    """X.4"""
    table = drafted()
    table.deal("MS", {A: (0, 1), POOL: (2, 3, 4, 5, 6, 7, 8)})
    table.change(lambda draft: draft.move_token(CompanyId("MS"), (2, 5)))
    assert table.price("MS") == 135
    before = table.position.cash[A]
    table.change(lambda draft: pay_bonds(draft, CompanyId("MS")))
    assert table.position.cash[A] == before + 41
    assert table.price("MS") == 150


def test_the_20_percent_paper_of_the_bond_railway_is_never_split() -> None:
    """X.4"""
    table = drafted()
    table.stock_round(A)
    table.do(A, BuyDouble(CompanyId("MS")))
    assert table.percent("MS", A) == 20
    table.stock_round(A)
    assert table.refusal(A, SellShares(CompanyId("MS"), 1)) == "shares.no_split"
    assert table.refusal(A, SellShares(CompanyId("MS"), 2)) is None


def test_pool_shares_may_break_the_limit_of_60_percent() -> None:
    """X.4"""
    table = drafted()
    table.deal("BK", {A: (0, 1, 2, 3, 4), POOL: (5,), BANK: (6, 7, 8)})
    table.open("BK", A)
    table.stock_round(A)
    assert table.refusal(A, BuyShare(CompanyId("BK"), str(BANK))) == "shares.company_limit"
    assert table.refusal(A, BuyShare(CompanyId("BK"), str(POOL))) is None


def test_the_bank_keeps_the_dividend_of_pool_shares() -> None:
    """VII.10 holds in X, too"""
    table = drafted()
    table.deal("BK", {A: (0, 1, 2), POOL: (3, 4)})
    table.open("BK", A)
    table.turn("BK", step=4)
    table.change(lambda draft: draft.change_round(revenue=100))
    table.do(A, PayDividend("pay"))
    assert table.position.cash["BK"] == 0


def place_home_of_eod(draft: AustrianDraft) -> None:
    draft.board = draft.board.station(CompanyId("EOD"), StopId(HexId("A12"), 0))


def test_construction_railways_build_for_nothing_and_close_with_the_state_railway() -> None:
    """X.3"""
    table = drafted()
    table.sell_papers({"EOD": A, "SD3": B, "SD1": A, "SD2": B})
    table.turn("EOD", step=1)
    table.change(place_home_of_eod)
    assert table.game.map.hex(HexId("A10")).cost == 40
    assert table.refusal(A, LayTile(HexId("A10"), TileId("4"), 1)) is None
    table.set(depot={**table.position.depot, "2": 0, "3": 0}, phase="3", privates={})
    table.change(lambda draft: take_train(draft, table.game.trains["4"], A))
    assert table.position.own.building == frozenset()
    assert table.position.companies[CompanyId("SD3")].president is None
    own = table.position.cash["SD1"] + table.position.cash["SD2"]
    table.change(lambda draft: form_state_railway(draft, CompanyId("SD")))
    assert table.position.cash["SD"] == 720 + 120 + own


def test_the_buyer_of_the_last_4_places_a_station_of_the_bond_railway() -> None:
    """X.4; if it went abroad, the buyer of the last 5"""
    table = drafted()
    table.stock_round(A)
    table.set(depot={**table.position.depot, "4": 0, "5": 1})
    table.change(lambda draft: watch_last_train(draft, table.game.trains["4"], None))
    assert table.position.own.may_place_bond
    table.set(depot={**table.position.depot, "5": 0})
    table.change(lambda draft: watch_last_train(draft, table.game.trains["5"], B))
    assert table.rules.to_act(table.position) == (B,)
    table.do(B, PlaceBondStation(HexId("F7"), 0))
    assert len(table.position.board.stations_of(CompanyId("MS"))) == 2


def test_a_bonus_makes_another_run_the_best() -> None:
    """X.4: Vienna or Prague to the Bukowina"""
    network = replace(picture("G"), bonus=JoinBonus(50, (frozenset({NUMBERS["G"]}), frozenset({NUMBERS["B"]}))))
    run = best_revenue(network, [plain(3)])
    assert run.revenue == 30 + 10 + 10 + 50
    assert [network.stops[stop].name for stop in run.routes[0].stops] in (["G", "C", "B"], ["B", "C", "G"])


def test_the_hungarian_state_railway_of_variant_b() -> None:
    """XI: 8 x 120, home in Budapest"""
    table = small(3)
    assert "UG2" not in table.game.companies
    assert table.game.companies[CompanyId("UG1")].home == "G12"
    table.sell_papers({"UG1": C})
    table.stock_round(A)
    table.change(lambda draft: form_state_railway(draft, CompanyId("UG")))
    assert table.position.cash["UG"] == 960 + 240


def test_the_suggested_markers() -> None:
    """XII.2"""
    table = Table(3, variant="goods-time")
    towns = {hex_: len(table.position.board.face(table.game.map, HexId(hex_)).stops) for hex_ in ("B7", "F25", "B11")}
    assert towns == {"B7": 1, "F25": 2, "B11": 0}


def test_players_place_markers_there_and_back() -> None:
    """XII.2"""
    table = Table(3, variant="goods-time", markers="free")
    order = []
    assert table.refusal(A, PlaceMarker(HexId("B9"))) == "markers.not_here"
    assert table.refusal(A, PlaceMarker(HexId("B13"))) == "markers.not_here"
    for hex_ in ("B7", "B7", "C10", "C8", "D9", "F9"):
        order.append(table.rules.to_act(table.position)[0])
        table.do(order[-1], PlaceMarker(HexId(hex_)))
    assert order == [0, 1, 2, 2, 1, 0]
    assert isinstance(table.position.round, StockRound)
    assert len(table.position.board.face(table.game.map, HexId("B7")).stops) == 2


def test_the_view_tells_which_train_scraps_which() -> None:
    """XIII.2: the first 3g scraps the 1g, not the first 4 that begins the same phase."""
    table = Table(4, variant="goods-time")
    shown: Any = table.rules.view(table.position, None)
    scraps = {train["train"]: train["rusts"] for train in shown["trains"]}
    assert (scraps["4"], scraps["3g"]) == (["2"], ["1g"])
    assert {phase["train"]: phase["rusts"] for phase in shown["phases"]}["4"] == ["2"]
    assert [train["train"] for train in shown["trains"] if not train["is_new"]] == []
    table.set(depot={**table.position.depot, "3g": table.position.depot["3g"] - 1})
    later: Any = table.rules.view(table.position, None)
    new = {train["train"]: train["is_new"] for train in later["trains"]}
    assert (new["3g"], new["4g"]) == (False, True)
