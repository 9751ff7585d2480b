"""The reason of a refusal is the special one, also where its step is closed or was passed over."""

import pytest

from kursbuch.eighteenxx.actions import Accept, AgreeToEnd, DeclareBankruptcy, PayDividend, RunTrains
from tests.t1830.moves import (
    PASS,
    bid,
    buy,
    buy_private,
    buy_train,
    discard,
    exchange,
    lay,
    sell_private,
    set_par,
    start,
    station,
)
from tests.t1830.tables import DIVIDEND, RUN, STATION, TRACK, TRAINS, Table
from tests.t1830.test_running import columbus


def prr(phase: str = "3", cash: int = 500) -> Table:
    """The PRR of the first player on turn."""
    return Table(3).phase(phase).privates(SV=1, MH=1).company("PRR", {0: 60}, cash=cash)


def test_a_company_buys_no_private_before_the_first_3_train() -> None:
    """3.1, not the general 6.1; and the phase from which on it may."""
    table = prr("2").operating_round()
    assert table.why_not(buy_private("SV", 20)) == "trade.not_yet 3.1"
    refusal = table.rules.refusal(table.position, table.seat, buy_private("SV", 20))
    assert refusal is not None
    assert refusal.arguments["phase"] == "3"
    assert prr("3").operating_round().can(buy_private("SV", 20))


def test_a_station_that_the_treasury_cannot_pay() -> None:
    """6.3.2, although the step for stations was passed over."""
    table = prr(cash=20).operating_round(RUN)
    assert table.why_not(station("H10")) == "stations.no_cash 6.3.2"


def test_the_mh_is_not_exchanged_at_60_percent() -> None:
    """p. 27 with 4.3: the owner may hold no more of the NYC."""
    table = Table(3).phase("3").privates(MH=1).company("NYC", {1: 60}, cash=100).company("PRR", {0: 60}, cash=500)
    assert table.operating_round().why_not(exchange("MH"), 1) == "shares.company_limit 4.3"


def test_bankruptcy_without_need() -> None:
    """6.7."""
    for step in (TRACK, TRAINS):
        assert prr().operating_round(step).why_not(DeclareBankruptcy()) == "trains.no_bankruptcy 6.7"


def test_the_stages_of_a_turn_have_their_order() -> None:
    """6.1; money that a later stage will need may still be earned, so it is no reason yet."""
    table = prr(cash=0).operating_round(TRACK)
    assert table.why_not(buy_train("3", 180)) == "turn.stage_later 6.1"
    table = prr().operating_round(TRAINS)
    assert table.why_not(lay("H10", "57", 1)) == "track.one_tile 6.2"


def test_what_belongs_to_another_round_says_so() -> None:
    table = prr().operating_round()
    assert table.why_not(start("NYC", 67)) == "turn.in_stock 5.0"
    assert table.why_not(bid("MH", 120)) == "turn.in_auction 1.2"
    assert prr().stock_round().why_not(buy_train("3", 180)) == "turn.in_operating 6.0"


def test_answers_to_questions_that_nobody_has_asked() -> None:
    table = prr().operating_round()
    assert table.why_not(Accept()) == "trade.none_waits 3.1"
    assert table.why_not(discard("PRR", "2")) == "trains.none_over_limit 6.6.1"
    assert table.why_not(set_par("PRR", 67)) == "par.none_open 5.2"


def test_a_waiting_offer_comes_first() -> None:
    table = prr().operating_round()
    table.do(buy_private("SV", 20))
    assert table.why_not(lay("H10", "57", 1), 1) == "turn.operating_asked 6.0"
    assert table.why_not(buy("NYC"), 2) == "turn.operating_waits 6.0"


def test_a_tile_of_a_later_colour_tells_its_phase() -> None:
    """2.0."""
    table = prr("2").operating_round()
    refusal = table.rules.refusal(table.position, table.seat, lay("H10", "14", 0))
    assert refusal is not None
    assert (refusal.code, refusal.arguments["phase"]) == ("track.color_not_available", "3")


def test_a_private_is_exchanged_by_its_owner_and_only_the_mohawk() -> None:
    """3.0, p. 27."""
    table = Table(3).privates(MH=1, SV=0).company("NYC", {1: 40}).stock_round()
    assert table.why_not(exchange("MH")) == "exchange.not_own 3.0"
    assert table.why_not(exchange("SV")) == "exchange.not_this 3.0"


def test_nobody_passes_where_the_turn_asks_for_a_decision() -> None:
    """6.1, 6.5: revenue is paid out or withheld, one or the other."""
    table = columbus().operating_round(DIVIDEND)
    assert table.why_not(PASS) == "turn.operating_no_pass 6.1"
    assert table.why_not(PayDividend("half")) == "dividend.unknown 6.5"


def test_an_end_by_agreement_is_not_in_the_rulebook() -> None:
    """7.0."""
    assert prr().operating_round().why_not(AgreeToEnd()) == "turn.no_agreement 7.0"


def test_privates_change_hands_among_players_only() -> None:
    """3.1."""
    table = Table(3).privates(SV=0).stock_round()
    for nobody in (0, 7):
        assert table.why_not(sell_private("SV", nobody, 20)) == "trade.no_partner 3.1"


def test_companies_buy_no_privates_from_phase_5_on() -> None:
    """3.1; whoever asks is told up to when it was possible."""
    assert prr("5").operating_round().why_not(buy_private("SV", 20)) == "trade.no_more 3.1"


@pytest.mark.parametrize(
    ("hex_", "tile", "rotation", "reason"),
    [
        ("Z99", "57", 1, "track.hex_unknown 6.2"),
        ("H10", "999", 1, "track.tile_unknown 6.2"),
        ("H10", "57", 6, "track.rotation_unknown 6.2"),
    ],
)
def test_tiles_and_hexes_that_do_not_exist(hex_: str, tile: str, rotation: int, reason: str) -> None:
    assert prr().operating_round(TRACK).why_not(lay(hex_, tile, rotation)) == reason


def test_a_station_on_a_hex_that_does_not_exist() -> None:
    assert prr().operating_round(STATION).why_not(station("Z99")) == "stations.hex_unknown 6.3"


@pytest.mark.parametrize(
    ("routes", "reason"),
    [
        (("2: G5 Z99",), "routes.not_continuous 6.4.2"),
        (("2: G5",), "routes.too_short 6.4.1"),
    ],
)
def test_routes_that_do_not_exist(routes: tuple[str, ...], reason: str) -> None:
    assert columbus().operating_round(RUN).why_not(RunTrains(routes)) == reason


def test_a_question_in_a_stock_round_comes_first() -> None:
    """5.0."""
    table = Table(3).privates(SV=0).stock_round()
    table.do(sell_private("SV", 1, 20))
    assert table.why_not(start("NYC", 67), 1) == "turn.stock_asked 5.0"
    assert table.why_not(start("NYC", 67), 2) == "turn.stock_waits 5.0"
