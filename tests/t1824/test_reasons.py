"""The reason of a refusal is the special one, also where its step is closed or was passed over."""

from dataclasses import replace

import pytest

from kursbuch.eighteenxx.actions import Accept, BuyShare, DiscardTrain, LayTile, Pass, SellShares
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, TileId
from kursbuch.eighteenxx.position import StockRound
from kursbuch.kernel import Action
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import (
    ExchangeMountain,
    ForgoShare,
    KeepHome,
    PlaceBondStation,
    PlaceMarker,
    RepayDebt,
)
from tests.t1824.tables import A, B, Table, bohemia, give


def exchange(private: str, company: str) -> ExchangeMountain:
    return ExchangeMountain(PrivateId(private), CompanyId(company), "bank")


def cited(table: Table, seat: int, action: Action) -> str | None:
    refusal = table.rules.refusal(table.position, seat, action)  # type: ignore[arg-type]
    return f"{refusal.code} {refusal.citation.section}" if refusal else None


def mountains(phase: str) -> Table:
    """B1 belongs to the first player, B2 to the second; the first is on turn."""
    table = Table(3)
    table.sell_papers({"B1": 0, "B2": 1})
    table.stock_round()
    table.set(phase=phase)
    return table


def test_b2_waits_for_b1_in_the_forced_exchange() -> None:
    """IV.1: in the order 1-6, told to the owner of B2 too."""
    table = mountains("4")
    assert cited(table, 1, exchange("B2", "BH")) == "exchange.in_order IV.1"
    table.do(0, exchange("B1", "BH"))
    assert cited(table, 1, exchange("B2", "BH")) is None


def test_a_mountain_railway_becomes_no_share_of_a_state_railway() -> None:
    """IV.1: regional railways only."""
    assert cited(mountains("3"), 0, exchange("B1", "SD")) == "exchange.regional_only IV.1"


def test_one_purchase_after_all_sales_is_the_general_rule_of_the_stock_round() -> None:
    """VI.1: first sales, then one purchase."""
    table = Table()
    table.deal("BH", {A: (0, 1, 2, 3)})
    table.open("BH", A)
    table.stock_round(A)
    assert isinstance(table.position.round, StockRound)
    table.set(round=replace(table.position.round, bought=CompanyId("BH")))
    assert cited(table, A, BuyShare(CompanyId("BH"), str(BANK))) == "stock.one_purchase VI.1"
    assert cited(table, A, SellShares(CompanyId("BH"), 1)) == "stock.sell_first VI.1"


@pytest.mark.parametrize("variant", ["classic", "goods-time", "cisleithania"])
def test_markers_are_placed_only_where_the_players_chose_so(variant: str) -> None:
    """XII.2."""
    assert cited(Table(3, variant=variant), A, PlaceMarker(HexId("F3"))) == "turn.not_played XII.2"


def test_nobody_passes_while_markers_are_placed() -> None:
    """XII.2."""
    table = Table(3, variant="goods-time", markers="free")
    assert cited(table, table.rules.to_act(table.position)[0], Pass()) == "turn.auction_no_pass XII.2"


def test_debts_are_paid_back_by_who_has_some_and_no_more_than_there_are() -> None:
    """VII.12."""
    table = Table()
    table.stock_round(A)
    assert cited(table, A, RepayDebt(10)) == "debt.none VII.12"
    table.set(debts={A: 30})
    assert cited(table, A, RepayDebt(31)) == "debt.amount VII.12"
    assert cited(table, A, RepayDebt(0)) == "debt.amount VII.12"
    assert cited(table, A, RepayDebt(30)) is None


def test_answers_to_questions_that_nobody_has_asked() -> None:
    table = bohemia()
    table.set(privates={})
    table.turn("BK", phase="3")
    assert cited(table, A, ForgoShare(PrivateId("B1"))) == "exchange.none_due IV.1"
    assert cited(table, A, PlaceBondStation(HexId("E12"), 0)) == "bonds.none_due X.4"
    assert cited(table, A, KeepHome(0)) == "formation.none_due IV.4.4"
    assert cited(table, A, Accept()) == "trade.none_waits VII.11"


def test_only_the_director_acts_for_a_railway() -> None:
    """VII.1."""
    table = bohemia()
    table.turn("BK")
    assert cited(table, B, Pass()) == "turn.operating_not_yours VII.1"


def test_a_tile_of_the_colour_after_next() -> None:
    """VII.7."""
    table = bohemia()
    table.set(privates={})
    table.turn("BK", 1, phase="6")
    assert cited(table, A, LayTile(HexId("B9"), TileId("611"), 0)) == "track.color_not_next VII.7"


def test_a_train_that_is_returned_must_be_there() -> None:
    table = bohemia()
    table.set(privates={})
    give(table, "BK", *("4",) * 4)
    table.turn("BK", phase="6")
    assert cited(table, A, DiscardTrain(CompanyId("BK"), "5")) == "trains.not_owned VII.13"
