"""What the variants change, one rule after the other (X, XI, XII)."""

from dataclasses import replace
from functools import partial

import pytest

from kursbuch.eighteenxx.actions import BuyShare, LayTile, Pass, SellShares
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId, TileId
from kursbuch.eighteenxx.position import POOL, OperatingRound
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import BuyDouble, BuyPaper, PlaceBondStation, PlaceMarker
from kursbuch.titles.t1824.bonds import watch_last_train
from kursbuch.titles.t1824.export import take_train
from kursbuch.titles.t1824.formation import due_state_railway, form_state_railway
from kursbuch.titles.t1824.railways import STATE, AustrianDraft
from tests.t1824.tables import A, B, C, Table, lay, station
from tests.t1824.test_variants import drafted, small


@pytest.mark.parametrize(
    ("players", "bank", "cash", "papers", "mountains", "trains"),
    [
        (2, 4000, 830, 14, 2, [6, 3, 5, 2, 4, 2, 2, 2, 1, 1, 2]),
        (3, 9000, 680, 16, 3, [8, 5, 6, 4, 4, 3, 3, 3, 2, 2, 2]),
    ],
)
def test_the_figures_of_cisleithania(
    players: int, bank: int, cash: int, papers: int, mountains: int, trains: list[int]
) -> None:
    """X.1, X.2, XI.1, XI.2"""
    table = small(players)
    assert table.position.cash[A] == cash
    assert table.position.cash[BANK] == bank - players * cash
    assert table.game.certificate_limit == papers
    assert len(table.position.privates) == mountains
    assert list(table.position.depot.values())[:-1] == trains


def test_sold_shares_go_to_the_pool() -> None:
    """X.4"""
    table = drafted()
    table.deal("BK", {A: (0, 1, 2, 3), B: (4, 5)})
    table.open("BK", A)
    table.stock_round(A)
    table.do(A, SellShares(CompanyId("BK"), 1))
    assert table.percent("BK", POOL) == 10
    assert table.percent("BK", BANK) == 30


def test_the_kk_is_formed_with_the_first_5() -> None:
    """X.4"""
    assert formed(2, "4") == {"SD"}
    assert formed(2, "5") == {"SD", "KK"}
    assert formed(3, "5") == {"SD", "UG"}
    assert formed(3, "6") == {"SD", "UG", "KK"}


def formed(players: int, phase: str) -> set[str]:
    """The state railways that are formed by this phase."""
    table = small(players)
    table.stock_round(A)
    table.set(phase=phase)
    while (due := due_state_railway(table.game, table.position)) is not None:
        table.change(partial(form_state_railway, company=due))
    return {name for name in table.game.facts.of_kind(STATE) if table.position.companies[name].has_capital}


def test_with_kk2_the_construction_railways_stay_until_the_first_5() -> None:
    """X.3"""
    table = small(2)
    table.set(own=replace_building(table, "KK2", "EPP"))
    table.sell_papers({"KK2": A, "EPP": B})
    table.stock_round(A)
    table.set(privates={}, depot={**table.position.depot, "2": 0, "3": 0}, phase="3")
    table.change(lambda draft: take_train(draft, table.game.trains["4"], A))
    assert table.position.own.building == {"KK2", "EPP"}
    table.set(depot={**table.position.depot, "4": 0})
    table.change(lambda draft: take_train(draft, table.game.trains["5"], A))
    assert table.position.own.building == frozenset()
    assert table.position.companies[CompanyId("EPP")].president is None
    assert table.position.companies[CompanyId("KK2")].president is None


def replace_building(table: Table, *building: str) -> object:
    bond = table.game.facts.becomes[CompanyId(building[1])]
    return replace(table.position.own, building=frozenset(map(CompanyId, building)), bond=bond)


def test_a_construction_railway_only_builds() -> None:
    """X.3: no money, no trains, no duty to own one; the bond railway does not operate"""
    table = drafted()
    table.sell_papers({"EOD": A, "SD3": B})
    table.set(privates={}, phase="2", depot={**table.position.depot, "2": 5})
    table.stock_round(A)
    table.do(A, Pass())
    table.do(B, Pass())
    played = []
    while isinstance(table.position.round, OperatingRound):
        seat = table.rules.to_act(table.position)[0]
        played.append((table.position.round.company, seat))
        table.do(seat, Pass())
    assert played == [("EOD", A), ("SD3", B)]
    assert table.position.cash["EOD"] == table.position.cash["SD3"] == 0


def test_a_player_may_own_the_whole_bond_railway() -> None:
    """X.4: 10% shares and the 20% paper side by side, no director"""
    table = drafted()
    table.set(cash={**table.position.cash, A: 1000})
    for _ in range(8):
        table.stock_round(A)
        table.do(A, BuyShare(CompanyId("MS"), str(POOL)))
    table.stock_round(A)
    before = table.position.cash[A]
    table.do(A, BuyDouble(CompanyId("MS")))
    assert table.position.cash[A] == before - 100
    assert table.percent("MS", A) == 100
    assert table.position.companies[CompanyId("MS")].president is None
    table.stock_round(A, number=3)
    table.do(A, SellShares(CompanyId("MS"), 8))
    assert table.percent("MS", POOL) == 80


def test_without_a_buyer_of_the_last_4_or_5_the_second_station_is_not_placed() -> None:
    """X.4"""
    table = drafted()
    table.stock_round(A)
    for train in ("4", "5"):
        table.set(depot={**table.position.depot, train: 0})
        table.change(partial(watch_last_train, train=table.game.trains[train], buyer=None))
    assert table.rules.to_act(table.position) == (A,)
    assert not table.position.own.may_place_bond
    assert table.refusal(A, PlaceBondStation(HexId("F7"), 0)) is not None


def test_the_bond_railway_gets_a_station_in_brown_vienna() -> None:
    """X.4"""
    table = drafted()
    table.sell_papers({"SD1": B})

    def build(draft: AustrianDraft) -> None:
        station(draft, "SD1", "E12", 0)
        lay(draft, "E12", "499", 0)
        lay(draft, "E12", "491", 0)

    table.change(build)
    table.set(privates={})
    table.turn("SD1", step=1, phase="5")
    table.do(B, LayTile(HexId("E12"), TileId("493"), 0))
    assert table.rules.to_act(table.position) == (B,)
    assert table.refusal(B, PlaceBondStation(HexId("F7"), 0)) == "bonds.vienna"
    table.do(B, PlaceBondStation(HexId("E12"), 1))
    assert StopId(HexId("E12"), 1) in table.position.board.stations_of(CompanyId("MS"))


def test_the_stacks() -> None:
    """X.3: a simple pre-state and a coal railway build; two numbers 1, two simple ones, two coal railways are left"""
    for seed in range(12):
        drawn, first, simple, coal = Table(2, seed=seed, variant="cisleithania").position.own.stacks
        assert set(first) == {"SD1", "KK1"}
        assert {drawn[0], *simple} == {"SD2", "SD3", "KK2"}
        assert {drawn[1], *coal} == {"EPP", "EOD", "MLB"}


def test_after_the_draft_each_may_buy_one_mountain_railway_only() -> None:
    """X.5"""
    table = drafted()
    for paper, price in (
        ("SD1", 240), ("KK1", 240), ("SD2", 120), ("KK2", 120), ("EPP", 120), ("MLB", 120), ("EOD", 120), ("SD3", 120),
    ):  # fmt: skip
        table.do(table.rules.to_act(table.position)[0], BuyPaper(paper, price))
    table.do(A, BuyPaper("B1", 120))
    assert table.refusal(A, BuyPaper("B2", 120)) is not None
    table.do(B, BuyPaper("B2", 120))
    assert table.rules.to_act(table.position) == (A,)
    assert table.refusal(A, SellShares(CompanyId("MS"), 1)) == "stock.first_round"
    assert table.refusal(A, BuyShare(CompanyId("MS"), str(POOL))) is None


def test_variant_b_begins_backwards_and_keeps_budapest_for_the_hungarians() -> None:
    """XI.3"""
    table = small(3)
    assert table.rules.to_act(table.position) == (C,)
    table.do(C, BuyPaper("UG1", 240))
    for seat in (B, A, A, B, C):
        table.do(seat, Pass())
    assert table.position.board.stations_of(CompanyId("UG1")) == (StopId(HexId("G12"), 0),)
    assert "SPB" not in table.game.companies
    assert "BH" not in table.game.companies


@pytest.mark.parametrize(
    ("hex_", "tile", "rotation", "fault"),
    [
        ("B7", "9", 1, "track.stops"),
        ("B7", "4", 1, None),
        ("F25", "58", 0, "track.stops"),
        ("F25", "56", 0, "track.not_connected"),
    ],
)
def test_marked_hexes_take_the_tiles_of_small_towns(hex_: str, tile: str, rotation: int, fault: str | None) -> None:
    """XII.2"""
    table = Table(3, variant="goods-time")
    table.deal("BK", {A: (0, 1, 2)})
    table.open("BK", A)

    def build(draft: AustrianDraft) -> None:
        lay(draft, "B9", "57", 1)
        station(draft, "BK", "B9")

    table.change(build)
    table.turn("BK", step=1)
    assert table.refusal(A, LayTile(HexId(hex_), TileId(tile), rotation)) == fault


def test_goods_time_has_17_more_tiles() -> None:
    """XII.1"""
    plain, goods = (Table(3, variant=name).game.map.tiles for name in ("classic", "goods-time"))
    assert sum(tile.count for tile in goods) == sum(tile.count for tile in plain) + 17


def test_a_marker_on_a_small_town_makes_two_and_no_more() -> None:
    """XII.2"""
    table = Table(3, variant="goods-time", markers="free")
    table.do(A, PlaceMarker(HexId("C10")))
    assert len(table.position.board.face(table.game.map, HexId("C10")).stops) == 2
    assert table.refusal(B, PlaceMarker(HexId("C10"))) == "markers.not_here"
    for closed in ("E12", "C6", "A4", "B5"):
        assert table.refusal(B, PlaceMarker(HexId(closed))) == "markers.not_here"


def test_who_places_a_marker_out_of_turn_reads_the_rule_on_markers() -> None:
    """XII.2"""
    table = Table(3, variant="goods-time", markers="free")
    refusal = table.rules.refusal(table.position, B, PlaceMarker(HexId("C10")))
    assert refusal is not None
    assert refusal.citation.section == "XII.2"


def test_who_places_a_marker_too_late_reads_the_rule_on_markers() -> None:
    """XII.2"""
    table = Table(3, variant="goods-time", markers="free")
    table.deal("BK", {A: (0, 1, 2)})
    table.open("BK", A)
    table.turn("BK", step=1)
    refusal = table.rules.refusal(table.position, A, PlaceMarker(HexId("C10")))
    assert refusal is not None
    assert (refusal.code, refusal.citation.section) == ("turn.in_auction", "XII.2")
