"""The reason of a refusal is the special one, also where its step is closed or was passed over."""

from dataclasses import replace

from kursbuch.eighteenxx.actions import BuyShare, SellShares
from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.eighteenxx.position import StockRound
from kursbuch.kernel import Action
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import ExchangeMountain
from tests.t1824.tables import A, Table


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
