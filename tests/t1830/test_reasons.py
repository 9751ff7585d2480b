"""The reason of a refusal is the special one, also where its step is closed or was passed over."""

from kursbuch.eighteenxx.actions import Accept, DeclareBankruptcy
from tests.t1830.moves import bid, buy, buy_private, buy_train, discard, exchange, lay, set_par, start, station
from tests.t1830.tables import RUN, TRACK, TRAINS, Table


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
