"""The auction of the privates (1830 §1.2)."""

import pytest

from kursbuch.mechanics.ledger import BANK
from tests.t1830.moves import PASS, bid, buy_cheapest, set_par
from tests.t1830.tables import Table

HARALD, WOLFGANG, ANDREAS, MICHAEL = range(4)


def test_the_example_of_the_rulebook() -> None:
    """1.2: Harald, Wolfgang, Andreas and Michael."""
    table = Table(4)
    table.do(bid("CA", 165), bid("BO", 225), bid("DH", 75), bid("CA", 170))
    table.do(bid("DH", 80))
    table.act(WOLFGANG, buy_cheapest("SV"))
    assert table.position.priority == ANDREAS
    table.act(ANDREAS, PASS)
    table.act(MICHAEL, buy_cheapest("CS"))
    assert table.position.priority == HARALD
    assert table.auction.contest == "DH"
    table.act(ANDREAS, bid("DH", 85))
    table.act(HARALD, bid("DH", 90))
    table.act(ANDREAS, bid("DH", 95))
    table.act(HARALD, PASS)
    assert table.owner("DH") == ANDREAS
    assert table.position.priority == HARALD
    table.act(HARALD, buy_cheapest("MH"))
    assert table.position.priority == WOLFGANG
    table.act(HARALD, bid("CA", 175))
    table.act(MICHAEL, bid("CA", 200))
    table.act(HARALD, bid("CA", 207))
    table.act(MICHAEL, bid("CA", 212))
    table.act(HARALD, PASS)
    assert table.owner("BO") == WOLFGANG
    table.act(WOLFGANG, set_par("B&O", 100))

    assert [table.cash(seat) for seat in range(4)] == [490, 355, 505, 348]
    owners = {private: table.owner(private) for private in ("SV", "CS", "DH", "MH", "CA", "BO")}
    assert owners == {"MH": HARALD, "BO": WOLFGANG, "SV": WOLFGANG, "DH": ANDREAS, "CA": MICHAEL, "CS": MICHAEL}
    assert table.percent("PRR", MICHAEL) == 10
    assert (table.president("B&O"), table.percent("B&O", WOLFGANG)) == (WOLFGANG, 20)
    assert table.position.priority == WOLFGANG
    assert table.stock.seat == WOLFGANG
    assert table.position.phase == "2"


@pytest.mark.parametrize(("players", "cash"), [(2, 1200), (3, 800), (4, 600), (5, 480), (6, 400)])
def test_start_money_comes_from_a_bank_of_12000(players: int, cash: int) -> None:
    """1.1"""
    table = Table(players)
    assert {table.cash(seat) for seat in range(players)} == {cash}
    assert table.cash(BANK) == 12000 - players * cash


@pytest.mark.parametrize("bank", [8000, 10000, 15740])
def test_a_shorter_or_longer_game_has_another_bank(bank: int) -> None:
    """p. 6: the $12,000 may be changed; all the notes of the box are $15,740."""
    table = Table(4, bank=str(bank))
    assert table.cash(BANK) == bank - 2400
    assert table.cash(0) == 600


def test_only_the_cheapest_private_is_bought_and_nobody_bids_on_it() -> None:
    """1.2, note on 1.2"""
    table = Table()
    assert table.why_not(buy_cheapest("CS")) == "auction.not_cheapest 1.2"
    assert table.why_not(bid("SV", 25)) == "auction.bid_on_cheapest 1.2"
    table.do(buy_cheapest("SV"))
    assert table.why_not(buy_cheapest("SV")) == "auction.not_cheapest 1.2"
    assert table.why_not(bid("SV", 25)) == "auction.not_for_sale 1.2"


def test_a_bid_raises_the_printed_price_or_the_highest_bid_by_5() -> None:
    """1.2.1"""
    table = Table()
    assert table.why_not(bid("CA", 164)) == "auction.bid_too_low 1.2.1"
    table.do(bid("CA", 165))
    assert table.why_not(bid("CA", 169)) == "auction.bid_too_low 1.2.1"
    table.do(bid("CA", 170))


def test_money_laid_out_for_a_bid_cannot_be_used_for_another() -> None:
    """1.2.1"""
    table = Table()
    table.do(bid("BO", 500), PASS, PASS, PASS)
    assert table.can(bid("CA", 165)) is False
    assert table.why_not(bid("CA", 165)) == "auction.no_cash 1.2.1"
    assert table.can(bid("MH", 115)) is False
    assert table.can(bid("DH", 75))
    assert table.can(bid("BO", 600))
    table.do(bid("DH", 90), PASS, PASS, PASS)
    assert table.why_not(buy_cheapest("SV")) == "auction.no_cash 1.2.1"


def test_a_single_bidder_buys_at_his_bid() -> None:
    """1.2.2"""
    table = Table()
    table.do(bid("CS", 60), buy_cheapest("SV"))
    assert table.owner("CS") == 0
    assert table.cash(0) == 540
    assert table.seat == 2


def test_only_bidders_take_part_and_the_lowest_begins() -> None:
    """1.2.2 (1), (3)"""
    table = Table()
    table.do(bid("CS", 45), bid("CS", 50), bid("CS", 55), buy_cheapest("SV"))
    assert table.seat == 0
    assert table.why_not(bid("CS", 60), 3) == "turn.auction_not_yours 1.2"
    assert table.why_not(bid("DH", 75)) == "auction.other_contest 1.2.2"
    assert table.why_not(bid("CS", 59)) == "auction.bid_too_low 1.2.1"
    table.do(bid("CS", 60))
    assert table.seat == 1


def test_who_has_passed_may_come_back_while_the_auction_runs() -> None:
    """1.2.2 (4), (5)"""
    table = Table()
    table.do(bid("CS", 45), bid("CS", 50), bid("CS", 55), buy_cheapest("SV"))
    table.act(0, PASS)
    table.act(1, bid("CS", 60))
    table.act(2, bid("CS", 65))
    table.act(0, bid("CS", 70))
    table.act(1, PASS)
    table.act(2, PASS)
    assert table.owner("CS") == 0
    assert table.cash(0) == 530


def test_an_auction_does_not_pass_the_priority_on_and_losers_get_their_money_back() -> None:
    """1.2.2 (6)"""
    table = Table()
    table.do(bid("CS", 300), bid("CS", 310), buy_cheapest("SV"))
    assert table.position.priority == 3
    table.act(0, PASS)
    assert table.position.priority == 3
    assert table.seat == 3
    table.do(PASS)
    assert table.can(bid("CA", 600), 0)


def test_the_bids_on_several_privates_are_settled_one_after_the_other() -> None:
    """1.2.2"""
    table = Table()
    table.do(bid("CS", 45), bid("DH", 75), bid("DH", 80), buy_cheapest("SV"))
    assert table.owner("CS") == 0
    assert table.auction.contest == "DH"
    assert table.seat == 1


def test_the_unwanted_sv_falls_by_5_and_at_0_the_next_player_must_take_it() -> None:
    """1.2.3"""
    table = Table(3)
    for price in (15, 10, 5, 0):
        table.do(PASS, PASS, PASS)
        assert table.told("price_reduced")[-1]["amount"] == price
        assert _shown_price(table, "SV") == price
    assert table.seat == 0
    assert table.why_not(PASS) == "auction.must_take 1.2.3"
    assert table.why_not(bid("CS", 45)) == "auction.must_take 1.2.3"
    table.do(buy_cheapest("SV"))
    assert table.owner("SV") == 0
    assert table.cash(0) == 800
    assert table.position.priority == 1


def test_the_reduced_price_is_what_the_sv_costs() -> None:
    """1.2.3"""
    table = Table(3)
    table.do(PASS, PASS, PASS, buy_cheapest("SV"))
    assert table.cash(0) == 785


def test_when_all_pass_after_the_sv_is_sold_the_privates_pay_again_and_again() -> None:
    """1.2.3"""
    table = Table(3)
    table.do(buy_cheapest("SV"), buy_cheapest("CS"))
    table.do(PASS, PASS, PASS)
    assert [table.cash(seat) for seat in range(3)] == [785, 770, 800]
    table.do(PASS, PASS, PASS)
    assert [table.cash(seat) for seat in range(3)] == [790, 780, 800]
    assert table.seat == table.position.priority == 2


def test_after_the_privates_have_paid_the_player_with_the_priority_goes_on() -> None:
    """1.2.3"""
    table = Table(3)
    table.do(buy_cheapest("SV"), bid("BO", 225), PASS, PASS, PASS)
    assert len(table.told("private_income")) == 1
    assert table.seat == table.position.priority == 1


def test_a_bid_between_passes_keeps_the_auction_going() -> None:
    """1.2.3: only passes in a row count."""
    table = Table(3)
    table.do(PASS, PASS, bid("BO", 225), PASS, PASS)
    assert table.told("price_reduced") == []
    table.do(PASS)
    assert len(table.told("price_reduced")) == 1


def test_the_owner_of_the_bo_sets_the_par_price_of_the_b_and_o_at_once() -> None:
    """5.2, p. 27"""
    table = Table(3)
    table.privates(SV=1, CS=1, DH=1, MH=1, CA=1, BO=BANK)
    table.do(buy_cheapest("BO"))
    assert table.cash(0) == 580
    assert table.to_act == (0,)
    assert table.why_not(PASS) == "turn.auction_asked 1.2"
    assert table.why_not(set_par("B&O", 80)) == "stock.bad_par 4.2"
    assert table.why_not(set_par("PRR", 100)) == "par.other_company 5.2"
    table.do(set_par("B&O", 67))
    assert table.price("B&O") == 67
    assert table.cash(0) == 580
    assert table.stock.number == 1


def test_the_ca_brings_a_share_of_the_prr_free_of_charge() -> None:
    """p. 27"""
    table = Table(3)
    table.do(bid("CA", 165), buy_cheapest("SV"), buy_cheapest("CS"), buy_cheapest("DH"), buy_cheapest("MH"))
    assert table.owner("CA") == 0
    assert table.cash(0) == 800 - 165 - 70
    assert table.percent("PRR", 0) == 10
    assert "PRR" not in table.position.market


def test_on_18xx_games_the_lowest_bidder_acts_and_a_pass_is_final() -> None:
    """Profile 18xx.games."""
    table = Table(4, profile="18xx.games")
    table.do(bid("CS", 45), bid("CS", 50), bid("CS", 55), buy_cheapest("SV"))
    table.act(0, bid("CS", 60))
    table.act(1, PASS)
    assert table.seat == 2
    table.act(2, bid("CS", 65))
    assert table.seat == 0
    table.act(0, PASS)
    assert table.owner("CS") == 2


@pytest.mark.parametrize(("options", "owner"), [({}, "bank"), ({"profile": "18xx.games"}, 0)])
def test_on_18xx_games_a_private_that_costs_nothing_is_handed_over(options: dict[str, str], owner: int | str) -> None:
    """1.2.3; profile 18xx.games, hands_over_free_private."""
    table = Table(3, **options)
    for _ in range(4):
        table.do(PASS, PASS, PASS)
    assert table.owner("SV") == owner


def _shown_price(table: Table, private: str) -> object:
    shown = table.rules.view(table.position, None)["privates"]
    assert isinstance(shown, list)
    return next(entry["price_now"] for entry in shown if entry["id"] == private)
