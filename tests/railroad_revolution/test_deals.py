"""Deals for everybody in turn."""

from dataclasses import replace

import pytest

from kursbuch.kernel import Seat
from kursbuch.titles.railroad_revolution.actions import (
    BuildStation,
    EndDeal,
    EndTurn,
    LayRail,
    OpenOffice,
    PlaceWorker,
    Promote,
    SellShares,
    TakeDeal,
    TakeLocomotive,
    TakeWorker,
)
from kursbuch.titles.railroad_revolution.position import Project
from tests.railroad_revolution.table import Table, rails, workers


def open_deals(deal: str, shares: int = 4) -> Table:
    """The active player has just laid two rails on deal symbols."""
    table = Table()
    for seat in range(4):
        table.set_player(Seat(seat), cash=2000, shares=shares, supply=workers(white=4), board=workers())
    table.put_deal(deal)
    table.set_player(network=rails("Washington-Chicago 1", "Charlotte-Miami 1", "Charlotte-Miami 2"))
    table.do(PlaceWorker("railroad", "white", "promotion"), LayRail("Washington-Chicago 2"), LayRail("Miami-Houston 1"))
    assert table.position.turn.stage == "turn"
    table.do(EndTurn())
    return table


def test_the_active_player_takes_both_deals_the_others_one_clockwise() -> None:
    table = open_deals("deal-1")
    active = table.seat
    table.do(TakeDeal(2), TakeLocomotive("money"), TakeDeal(1))
    assert table.player.shares == 0
    assert table.code(TakeDeal(1)) == "deal.taken"
    table.do(EndDeal())
    for offset in (1, 2, 3):
        assert table.seat == (active + offset) % 4
        table.do(TakeDeal(1))
        assert table.code(TakeDeal(2)) == "deal.only_one"
        table.do(EndDeal())
    assert (table.position.turn.stage, table.seat) == ("turn", (active + 1) % 4)
    assert table.position.deal_discard == ("deal-1",)


def test_seats_without_enough_shares_are_passed_over_and_there_is_only_one_deal() -> None:
    table = open_deals("deal-9", shares=3)
    assert table.position.turn.stage == "turn"
    assert table.position.deal_discard == ("deal-9",)


def test_an_office_in_a_deal_area_opens_deals_and_a_free_one_does_not() -> None:
    table = open_deals("deal-4")
    active = table.seat
    table.do(TakeDeal(1), OpenOffice(3))
    assert table.player.shares == 1
    table.do(EndDeal())
    while table.position.turn.stage == "deal":
        table.do(EndDeal())
    assert table.seat == (active + 1) % 4
    table.do(PlaceWorker("telegraph", "white", "promotion"), OpenOffice(3), EndTurn())
    assert table.position.turn.stage == "deal"


def test_a_station_by_deal_is_free_and_gives_nothing() -> None:
    table = open_deals("deal-3")
    table.do(TakeDeal(1))
    cash = table.player.cash
    table.do(BuildStation("Chicago"))
    assert (table.player.cash, table.position.turn.pending) == (cash, ())


def test_four_workers_hold_in_deals_too_and_each_promotion_costs_100() -> None:
    table = open_deals("deal-6")
    table.do(EndDeal())
    table.set_player(cash=100, projects=(Project("D-01"), Project("D-02")), supply=workers(white=5))
    table.do(TakeDeal(1), Promote("D-01", "white", "supply"))
    assert table.player.cash == 0
    assert table.code(Promote("D-02", "white", "supply")) == "turn.unpayable"


def test_a_deal_is_optional_for_everybody() -> None:
    """Handel, Hinweis."""
    table = open_deals("deal-1")
    active = table.seat
    for _ in range(4):
        table.do(EndDeal())
    assert (table.position.turn.stage, table.seat) == ("turn", (active + 1) % 4)
    assert [player.shares for player in table.position.players] == [4, 4, 4, 4]
    assert table.position.deal != "deal-1"


def test_a_worker_by_deal() -> None:
    table = open_deals("deal-4")
    table.do(TakeDeal(2), TakeWorker("purple"))
    assert table.player.supply[1] == 1


def test_an_empty_stack_is_made_from_the_used_tiles() -> None:
    table = Table()
    used = tuple(tile for tile in (table.position.deal, *table.position.deal_stack) if tile != "deal-9")
    table.set(deal="deal-9", deal_stack=(), deal_discard=used)
    table.set_player(supply=workers(white=4), shares=0, cash=2000, network=rails("Washington-Chicago 1"))
    for seat in range(4):
        table.set_player(Seat(seat), shares=0)
    table.do(
        PlaceWorker("railroad", "white", "promotion"),
        LayRail("Washington-Chicago 2"),
        LayRail("Charlotte-Miami 1"),
        EndTurn(),
    )
    assert {table.position.deal, *table.position.deal_stack} == {*used, "deal-9"}
    assert table.position.deal_discard == ()


def promoted_before_deals(deal: str, shares: int) -> Table:
    """Four workers, both rails laid, one of them on a deal symbol; a worker of the deal can be promoted for."""
    table = Table()
    for seat in range(4):
        table.set_player(Seat(seat), cash=500, shares=shares, supply=workers(white=4), board=workers())
    table.put_deal(deal)
    table.set_player(network=rails("Washington-Chicago 1"), projects=(Project("D-01"), Project("D-02")))
    table.do(
        PlaceWorker("railroad", "white", "promotion"), LayRail("Washington-Chicago 2"), LayRail("Charlotte-Miami 1")
    )
    return table


def test_a_worker_by_deal_makes_up_for_a_promoted_one_before_the_turn_ends() -> None:
    """Allgemeine Regeln, Mindestanzahl an Arbeitern: four at the end of the turn, and deals are part of it."""
    table = promoted_before_deals("deal-4", shares=2)
    active = table.seat
    table.do(Promote("D-01", "white", "board"))
    assert table.code(SellShares(1)) == "turn.unpayable", "the shares are needed for the deal"
    table.do(EndTurn())
    assert (table.position.turn.stage, table.seat) == ("deal", active)
    assert table.code(EndDeal()) == "turn.too_few_workers"
    assert table.code(SellShares(1)) == "turn.unpayable"
    assert table.code(TakeDeal(1)) == "deal.too_few_shares"
    table.do(TakeDeal(2))
    assert table.code(EndDeal()) == "turn.too_few_workers"
    table.do(TakeWorker("purple"), EndDeal())
    assert table.position.players[active].worker_count == 4
    assert table.seat == (active + 1) % 4


def test_shares_for_a_deal_that_must_bring_a_worker_go_into_no_other_deal() -> None:
    """Allgemeine Regeln, Mindestanzahl an Arbeitern."""
    table = promoted_before_deals("deal-4", shares=4)
    table.do(Promote("D-01", "white", "board"))
    assert table.code(SellShares(2)) == ""
    assert table.code(SellShares(3)) == "turn.unpayable"
    table.do(EndTurn())
    assert table.code(TakeDeal(1)) == "turn.unpayable"
    assert table.code(TakeDeal(2)) == ""


@pytest.mark.parametrize(("field", "shares"), [("railroad", 2), ("telegraph", 0)])
def test_a_worker_may_be_promoted_before_the_piece_that_opens_the_deal_for_another(field: str, shares: int) -> None:
    """Allgemeine Regeln, Reihenfolge der Effekte: any order, as long as the four workers can be made up in the end."""
    table = Table()
    table.put_deal("deal-4")
    table.set_player(cash=500, shares=shares, supply=workers(white=4), network=rails("Washington-Chicago 1"))
    table.set_player(projects=(Project("D-01"), Project("D-02")))
    active = table.seat
    table.do(PlaceWorker(field, "white", "promotion"), Promote("D-01", "white", "board"))
    if field == "railroad":
        assert table.code(SellShares(1)) == "turn.unpayable", "the shares are needed for the deal"
        table.do(LayRail("Charlotte-Miami 1"))
        assert table.code(LayRail("Charlotte-Miami 2")) == "turn.unpayable", "it opens no deal"
        table.do(LayRail("Washington-Chicago 2"))
    else:
        assert table.code(OpenOffice(1)) == "", "its four shares pay for a worker"
        table.do(OpenOffice(3))
    table.do(EndTurn(), TakeDeal(2), TakeWorker("purple"), EndDeal())
    assert table.position.players[active].worker_count == 4


@pytest.mark.parametrize(("deal", "shares"), [("deal-4", 1), ("deal-1", 4)])
def test_four_workers_must_be_left_where_no_deal_brings_one(deal: str, shares: int) -> None:
    """Allgemeine Regeln, Mindestanzahl an Arbeitern."""
    table = promoted_before_deals(deal, shares)
    table.set_player(cash=0, shares=shares)
    assert table.code(Promote("D-01", "white", "board")) == "turn.unpayable"


def test_the_action_is_paid_before_the_deals_that_follow_it() -> None:
    """Allgemeine Regeln: payment may come last among its effects; the deals come after its end (Handel)."""
    table = open_deals_unpaid()
    refusal = table.refusal(EndTurn())
    assert refusal is not None
    assert (refusal.code, refusal.citation.section) == ("turn.debt", "Allgemeine Regeln")
    table.do(SellShares(1), EndTurn())
    assert table.position.turn.stage == "deal"


def open_deals_unpaid() -> Table:
    """An action with a deal symbol is done, and $100 of it are still to be paid."""
    table = Table()
    table.set_player(None, cash=-100, shares=3)
    table.position = replace(table.position, turn=replace(table.position.turn, main="", trade=True))
    return table
