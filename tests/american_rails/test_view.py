"""What the players see: plain JSON, everything open."""

import json
from random import Random
from typing import Any

from kursbuch.kernel import Seat
from kursbuch.titles.american_rails.actions import Bid, LeaveAuction, OfferShare
from tests.american_rails.table import Table


def test_every_view_is_json_and_the_same_for_all() -> None:
    table, random = Table(3), Random(4)
    while table.outcome is None:
        view = table.rules.view(table.position, Seat(0))
        assert json.loads(json.dumps(view)) == view
        assert view == table.rules.view(table.position, None)
        table.do(random.choice(table.rules.offers(table.position, table.seat)).sample(random))


def test_the_view_shows_the_auction() -> None:
    table = Table(4)
    table.do(OfferShare("Liberty"), Bid(12))
    shown = table.rules.view(table.position, None)["round"]
    assert isinstance(shown, dict)
    assert {"company": "Liberty", "bid": 12, "leader": "Rick", "to_act": "Mike"}.items() <= shown.items()


def test_the_view_shows_who_still_bids() -> None:
    table = Table(4)
    table.do(OfferShare("Liberty"), Bid(12))
    before = _round(table)["bidder_seats"]
    leaver = table.seat
    table.do(LeaveAuction())
    assert sorted(before) == [0, 1, 2, 3]
    assert sorted(_round(table)["bidder_seats"]) == [seat for seat in range(4) if seat != leaver]


def test_the_view_counts_the_cubes_that_may_still_be_laid() -> None:
    table = Table()
    table.lay_out({"Liberty": ("Boston",)}, {"Liberty": (1, 0, 0)})
    table.take("expand_3")
    first = _round(table)["cubes_left"]
    table.do(next(iter(table.rules.offers(table.position, table.seat)[0])))
    assert (first, _round(table)["cubes_left"]) == (3, 2)


def _round(table: Table) -> dict[str, Any]:
    shown = table.rules.view(table.position, None)["round"]
    assert isinstance(shown, dict)
    return shown


def test_a_company_whose_only_share_is_just_sold_is_not_out() -> None:
    table = Table()
    table.lay_out({}, {"Liberty": (1, 0, 0)})
    table.take("auction")
    table.do(OfferShare("Liberty"), Bid(10), LeaveAuction(), LeaveAuction())
    companies = table.rules.view(table.position, None)["companies"]
    assert isinstance(companies, list)
    assert [company["status"] for company in companies if company["name"] == "Liberty"] == ["unfounded"]


def test_the_board_shows_cubes_and_markers() -> None:
    table = Table(4)
    table.buy_unopposed("American", "Boston")
    board = table.rules.view(table.position, None)["board"]
    assert isinstance(board, dict)
    assert board["kind"] == "american-rails"
    assert board["cubes"] == [{"company": "American", "hex": "Boston"}]
    assert len(board["hexes"]) == 215
