"""Set-up and the auction of one share of each company (Spielaufbau, Spielbeginn)."""

import pytest

from kursbuch.kernel import Refused, Seat
from kursbuch.titles.american_rails.actions import Bid, LeaveAuction, OfferShare, StartIn
from kursbuch.titles.american_rails.board import BOARD
from tests.american_rails.table import Table

NAMES = [charter.name for charter in BOARD.charters]
CITIES = ["Boston", "Detroit", "Atlanta", "Memphis", "Norfolk", "Mobile"]


@pytest.mark.parametrize(("players", "cash"), [(3, 50), (4, 50), (5, 40)])
def test_money_at_the_start(players: int, cash: int) -> None:
    assert Table(players).cash() == [cash] * players


def test_with_three_players_one_random_company_is_out() -> None:
    removed = set()
    for seed in range(40):
        position = Table(3, seed).position
        out = [name for name, company in BOARD.company_named.items() if not position.is_in_play(company)]
        assert len(out) == 1
        removed.update(out)
    assert removed == set(NAMES)


@pytest.mark.parametrize("players", [4, 5])
def test_with_more_players_all_companies_are_in(players: int) -> None:
    assert all(Table(players).position.is_in_play(company) for company in BOARD.companies)


def test_the_company_out_of_the_game_cannot_be_auctioned() -> None:
    table = Table(3)
    (out,) = [name for name, company in BOARD.company_named.items() if not table.position.is_in_play(company)]
    assert table.why_not(OfferShare(out)) == "share.none_left"


def test_the_winner_pays_the_company_and_starts_it_at_the_full_value() -> None:
    table = Table(4)
    table.do(OfferShare("Liberty"), Bid(10), Bid(12), LeaveAuction(), Bid(20), LeaveAuction(), LeaveAuction())
    assert table.seat == Seat(3)
    table.do(StartIn("New York"))
    assert table.cash() == [50, 50, 50, 30]
    assert table.treasury("Liberty") == 20
    assert table.income("Liberty") == 8
    assert table.position.cubes_left(BOARD.company_named["Liberty"]) == 17
    assert table.position.order == (Seat(3),)
    assert table.seat == Seat(3), "the winner chooses and opens the next auction"
    assert table.why_not(OfferShare("Liberty")) == "share.already_offered"


def test_bids_start_at_10_rise_and_stay_within_the_cash() -> None:
    table = Table(4)
    table.do(OfferShare("American"))
    assert table.why_not(Bid(9)) == "bid.too_low"
    assert table.why_not(Bid(51)) == "bid.too_high"
    table.do(Bid(15))
    assert table.why_not(Bid(15)) == "bid.too_low"
    assert table.why_not(Bid(16)) is None
    assert table.why_not(Bid(50)) is None


def test_what_is_refused_in_the_opening_cites_its_own_section() -> None:
    """Spielbeginn has the rules of the first auctions; "Versteigere eine Aktie" is an action of the years."""
    table = Table(4)
    assert table.cited(Bid(10)) == "Spielbeginn"
    table.do(OfferShare("American"))
    assert [table.cited(action) for action in (Bid(9), Bid(51), OfferShare("Liberty"))] == ["Spielbeginn"] * 3
    assert table.cited(Bid(10), Seat(2)) == "Spielbeginn"
    table.do(Bid(10), *[LeaveAuction()] * 3)
    assert table.cited(StartIn("B6")) == "Spielbeginn"


def test_a_pass_is_final() -> None:
    table = Table(3, seed=1)
    company = NAMES[table.position.unopened[0]]
    table.do(OfferShare(company), Bid(10), LeaveAuction(), Bid(11), Bid(12), Bid(13))
    assert table.seat == Seat(0), "Mike passed and is left out"
    table.do(LeaveAuction())
    assert table.told("share_bought") == [{"seat": 2, "company": company, "amount": 13}]


def test_the_last_player_may_still_bid_when_all_others_passed() -> None:
    table = Table(4)
    table.do(OfferShare("American"), LeaveAuction(), LeaveAuction(), LeaveAuction())
    assert table.offered() == {"bid", "leave_auction"}
    table.do(Bid(10), StartIn("Boston"))
    assert table.position.order == (Seat(3),)


def test_without_a_bid_the_share_leaves_and_the_last_to_pass_chooses() -> None:
    table = Table(4)
    table.nobody_buys("Liberty")
    liberty = table.position.companies[BOARD.company_named["Liberty"]]
    assert liberty.unsold == 1
    assert table.position.is_in_play(BOARD.company_named["Liberty"])
    assert not liberty.is_founded
    assert table.told("shares_discarded") == [{"company": "Liberty", "shares": 1}]
    assert table.seat == Seat(3)
    assert table.why_not(OfferShare("Liberty")) == "share.already_offered"


def test_a_player_without_10_dollars_can_only_pass() -> None:
    table = Table(4)
    table.buy_unopposed("American", "Boston", price=45)
    table.do(OfferShare("National"))
    assert table.offered() == {"leave_auction"}


def test_a_company_starts_in_a_free_city_only() -> None:
    table = Table(4)
    table.buy_unopposed("American", "Boston")
    table.do(OfferShare("National"), Bid(10), *[LeaveAuction()] * 3)
    assert table.why_not(StartIn("Boston")) == "start.occupied"
    assert table.why_not(StartIn("B6")) == "city.unknown"
    with pytest.raises(Refused):
        table.do(StartIn("Boston"))


def test_first_wins_set_the_order_and_the_others_follow_from_the_banker() -> None:
    table = Table(4)
    table.do(OfferShare("American"), LeaveAuction(), LeaveAuction(), Bid(10), LeaveAuction(), StartIn("Boston"))
    for name, city in zip(NAMES[1:], CITIES[1:4], strict=False):
        table.buy_unopposed(name, city)
    table.do(OfferShare("Liberty"), LeaveAuction(), Bid(10), LeaveAuction(), LeaveAuction(), StartIn("Norfolk"))
    table.nobody_buys("Republic")
    assert table.position.order == (Seat(2), Seat(3), Seat(0), Seat(1))
    assert (table.position.year, len(table.position.columns)) == (1851, 1)
    assert table.seat == Seat(2)


def test_what_is_waited_for_is_said_to_whoever_does_something_else() -> None:
    table = Table()
    assert table.why_not(Bid(10)) == "expected.share"
    company = next(name for name in NAMES if table.why_not(OfferShare(name)) is None)
    table.do(OfferShare(company), Bid(10), LeaveAuction(), LeaveAuction())
    assert table.why_not(Bid(10)) == "expected.start"
