"""The bond railway of variant A: its stations, its 20% paper, and mountain railways that become its shares (X.4)."""

import pytest

from kursbuch.eighteenxx.actions import BuyTrain, Pass
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, StopId
from kursbuch.eighteenxx.position import POOL
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import ExchangeCoal, ExchangeMountain, PlaceBondStation, SellDouble
from kursbuch.titles.t1824.bonds import bond_spots, watch_last_train, watch_vienna
from kursbuch.titles.t1824.railways import AustrianDraft
from tests.t1824.tables import A, B, Table, lay, station
from tests.t1824.test_variants import drafted

MS = CompanyId("MS")
"""The bond railway of the tables here."""


def last_4() -> Table:
    """B has bought the last 4."""
    table = drafted()
    table.stock_round(A)
    table.set(depot={**table.position.depot, "4": 0})
    table.change(lambda draft: watch_last_train(draft, table.game.trains["4"], B))
    return table


def brown_vienna(draft: AustrianDraft) -> None:
    for tile in ("499", "491", "493"):
        lay(draft, "E12", tile, 0)


def test_the_buyer_of_the_last_4_may_do_without_the_station() -> None:
    """X.4: he may place it, at his discretion"""
    table = last_4()
    table.do(B, Pass())
    assert table.rules.to_act(table.position) == (A,)
    assert len(table.position.board.stations_of(MS)) == 1


@pytest.mark.parametrize(
    ("hex_", "city", "fault"),
    [
        ("C12", 0, "stations.already_there"),
        ("B23", 0, "stations.home_of_another"),
        ("A8", 0, "stations.no_city"),
        ("Z1", 0, "stations.hex_unknown"),
    ],
)
def test_why_the_second_station_cannot_stand_there(hex_: str, city: int, fault: str) -> None:
    """X.4, VII.8"""
    assert last_4().refusal(B, PlaceBondStation(HexId(hex_), city)) == fault


def test_the_third_station_goes_to_vienna_without_a_choice() -> None:
    """X.4"""
    table = drafted()
    table.stock_round(A)
    table.change(brown_vienna)
    table.change(lambda draft: watch_vienna(draft, A))
    assert table.refusal(A, Pass()) == "bonds.vienna"
    assert table.refusal(A, PlaceBondStation(HexId("F7"), 0)) == "bonds.vienna"
    table.do(A, PlaceBondStation(HexId("E12"), 1))
    assert StopId(HexId("E12"), 1) in table.position.board.stations_of(MS)


def test_a_full_brown_vienna_does_not_take_the_second_station_away() -> None:
    """X.4: the last 4 went abroad, Vienna is brown and full when the last 5 is bought"""
    table = drafted()
    table.stock_round(A)

    def build(draft: AustrianDraft) -> None:
        brown_vienna(draft)
        station(draft, "SD", "E12", 0)
        for company in ("KK", "BK", "CL"):
            station(draft, company, "E12", 1)
        watch_vienna(draft, A)

    table.change(build)
    table.set(depot={**table.position.depot, "4": 0, "5": 0})
    table.change(lambda draft: watch_last_train(draft, table.game.trains["5"], B))
    table.do(B, PlaceBondStation(HexId("F7"), 0))
    assert len(table.position.board.stations_of(MS)) == 2


def test_the_20_percent_paper_is_sold_before_10_percent_papers_if_its_owner_likes() -> None:
    """X.4: it is a paper that can be bought and sold like others"""
    table = drafted()
    table.deal("MS", {A: (0, 1, 2, 3), POOL: (4, 5, 6, 7, 8), BANK: ()})
    table.stock_round(A)
    before = table.position.cash[A]
    assert table.refusal(A, SellDouble(MS, 4)) == "shares.not_held"
    assert table.refusal(B, SellDouble(MS, 0)) == "turn.stock_not_yours"
    table.do(A, SellDouble(MS, 1))
    assert table.position.cash[A] == before + 150
    assert len(table.position.shares[MS][A]) == 2
    assert table.percent("MS", A) == 20
    assert table.refusal(A, SellDouble(MS, 0)) == "shares.not_held"


def test_only_the_bond_railway_has_a_20_percent_paper_for_sale() -> None:
    """X.4, VI.8: a director's share never goes to the bank"""
    table = drafted()
    table.deal("BK", {A: (0, 1, 2), B: (3, 4)})
    table.open("BK", A)
    table.stock_round(A)
    assert table.refusal(A, SellDouble(CompanyId("BK"), 0)) == "shares.not_held"
    table.stock_round(A, number=1)
    table.deal("MS", {A: (0,), POOL: (1, 2, 3, 4, 5, 6, 7, 8), BANK: ()})
    assert table.refusal(A, SellDouble(MS, 0)) == "stock.first_round"


def test_the_20_percent_paper_helps_to_pay_a_train() -> None:
    """VII.12, X.4"""
    table = drafted()
    table.deal("MS", {A: (0, 1, 2), POOL: (3, 4, 5, 6, 7, 8), BANK: ()})
    table.deal("BK", {A: (0, 1, 2)})
    table.open("BK", A)
    table.turn("BK", phase="2")
    table.set(cash={**table.position.cash, A: 10})
    assert table.refusal(A, Pass()) == "trains.must_buy"
    table.do(A, SellDouble(MS, 0))
    assert table.position.shares[MS][A] == (1, 2)
    table.do(A, BuyTrain(str(BANK), "2", 80))
    assert table.position.cash[A] == 10 + 100 - 80


@pytest.mark.parametrize(("company", "source"), [("BK", POOL), ("CL", BANK), ("MS", POOL)])
def test_a_mountain_railway_becomes_a_share_of_bank_or_pool(company: str, source: str) -> None:
    """IV.1, X.4: any regional railway, the bond railway is one; sold shares lie in the pool"""
    table = drafted()
    table.sell_papers({"B1": A})
    table.deal("BK", {A: (0, 1, 2), B: (3, 4, 5, 6, 7), POOL: (8,)})
    table.open("BK", A)
    table.stock_round(A)
    table.set(phase="3")
    before = table.percent(company, source)
    other = POOL if source == BANK else BANK
    assert table.refusal(A, ExchangeMountain(PrivateId("B1"), CompanyId(company), str(other))) == "exchange.no_share"
    table.do(A, ExchangeMountain(PrivateId("B1"), CompanyId(company), source))
    assert table.percent(company, source) == before - 10
    assert table.position.privates.get(PrivateId("B1")) is None


def test_a_construction_railway_is_not_exchanged() -> None:
    """X.3: it closes with its twin"""
    table = drafted()
    table.sell_papers({"EOD": A, "EPP": B})
    table.stock_round(A)
    table.set(phase="3")
    assert table.refusal(A, ExchangeCoal(CompanyId("EOD"))) == "exchange.builds"
    assert table.refusal(A, ExchangeCoal(CompanyId("EPP"))) == "exchange.not_own_coal"


def test_the_second_station_may_stand_in_a_city_without_a_tile() -> None:
    """X.4: it goes wherever its builder likes; like a home station it needs no tile (VII.8)."""
    table = last_4()
    board = table.position.board
    bare = [stop for stop in bond_spots(table.game, table.position) if stop.hex not in board.tiles]
    assert bare
    table.do(B, PlaceBondStation(*bare[0]))
    assert bare[0] in table.position.board.stations_of(MS)
