"""Running trains and what becomes of the revenue (1830 §6.4, §6.5)."""

import pytest

from kursbuch.eighteenxx.actions import PayDividend
from tests.t1830.moves import PAY, WITHHOLD, run
from tests.t1830.tables import DIVIDEND, RUN, TRAINS, Table

WILKO = 0


def columbus(pool: int = 20) -> Table:
    """6.5, example: the C&O, 50% Wilko's, 20% in the pool, 30% in the bank; its 2 earns 50 from Cleveland."""
    table = Table(3).company("C&O", {WILKO: 50}, pool=pool, cash=0, trains=("2",))
    return table.tile("G5", "9", 0).tile("H4", "57", 0)


def test_a_dividend_of_50() -> None:
    """6.5, example: Wilko gets 25, the C&O 10, and 15 stay in the bank."""
    table = columbus().operating_round(DIVIDEND)
    assert table.operating.revenue == 50
    before, bank = table.cash(WILKO), table.cash("bank")
    table.do(PAY)
    assert table.cash(WILKO) == before + 25
    assert table.cash("C&O") == 10
    assert table.cash("bank") == bank - 35


def test_withheld_revenue_goes_to_the_treasury() -> None:
    """6.5"""
    table = columbus().operating_round(DIVIDEND)
    before = table.cash(WILKO)
    table.do(WITHHOLD)
    assert table.cash("C&O") == 50
    assert table.cash(WILKO) == before


@pytest.mark.parametrize(
    ("at", "choice", "expected"),
    [
        ((0, 6), PAY, (0, 7)),
        ((0, 6), WITHHOLD, (0, 5)),
        ((2, 15), PAY, (1, 15)),
        ((0, 18), PAY, (0, 18)),
        ((3, 0), WITHHOLD, (4, 0)),
        ((7, 0), WITHHOLD, (7, 0)),
        ((8, 1), WITHHOLD, (8, 1)),
    ],
)
def test_the_price_follows_the_dividend(at: tuple[int, int], choice: PayDividend, expected: tuple[int, int]) -> None:
    """4.5, 6.5: right and left, at the borders up and down, at 350 and 10 nowhere."""
    table = columbus()
    table.company("C&O", {WILKO: 50}, pool=20, cash=0, trains=("2",), at=at).operating_round(DIVIDEND)
    table.do(choice)
    assert table.cell("C&O") == expected


def test_without_revenue_the_price_moves_left() -> None:
    """4.5: a company that pays no dividend."""
    table = Table(3).company("PRR", {0: 60}, cash=500).operating_round(TRAINS)
    assert table.cell("PRR") == (0, 5)


def test_the_price_of_a_company_that_does_not_operate_stays() -> None:
    """4.3, note"""
    table = Table(3).company("PRR", {0: 60}, cash=500).company("NYC", {0: 50}).operating_round(TRAINS)
    assert table.cell("NYC") == (0, 6)


def test_baltimore_and_atlantic_city_bring_40() -> None:
    """Overview, example: the B&O with a 2."""
    table = Table(3).company("B&O", {0: 60}, cash=0, trains=("2",)).tile("I17", "9", 1).operating_round(RUN)
    table.do(table.run_best())
    assert table.operating.revenue == 40


@pytest.mark.parametrize(("phase", "revenue"), [("3", 80), ("4", 80), ("5", 90)])
def test_red_places_pay_more_from_the_first_5_on(phase: str, revenue: int) -> None:
    """2.5, 6.5: Baltimore 30, Washington 20, Deep South 30 or 40."""
    table = Table(3).phase(phase).company("B&O", {0: 60}, cash=0, trains=("5",)).tile("J14", "57", 0)
    table.operating_round(RUN)
    table.do(table.run_best())
    assert table.operating.revenue == revenue


def test_the_best_run_is_compulsory() -> None:
    """6.4, 6.5, note"""
    table = Table(3).phase("3").company("B&O", {0: 60}, cash=0, trains=("3",)).tile("J14", "57", 0)
    table.operating_round(RUN)
    assert table.why_not(run("3: I15 J14")) == "routes.not_best 6.5"
    assert table.why_not(run()) == "routes.not_best 6.5"
    assert table.can(run("3: I15 J14 K13"))


@pytest.mark.parametrize("options", [{"free_runs": "yes"}, {"profile": "18xx.games"}])
def test_with_free_runs_any_legal_run_is_allowed(options: dict[str, str]) -> None:
    """Option free_runs, profile 18xx.games."""
    table = Table(3, **options).phase("3").company("B&O", {0: 60}, cash=0, trains=("3",)).tile("J14", "57", 0)
    table.operating_round(RUN)
    assert table.can(run("3: I15 J14"))
    assert table.why_not(run("3: J14 K13")) == "routes.no_station 6.4.2"


def test_the_two_hexes_of_the_gulf_are_one_place_but_not_on_18xx_games() -> None:
    """6.4.2; profile 18xx.games, gulf_is_two_places."""
    round_trip = run("3: I1 (I3) H4 (I5) (J4) J2")
    book, site = _between_the_gulfs(), _between_the_gulfs(profile="18xx.games")
    assert book.why_not(round_trip) == "routes.place_twice 6.4.2"
    assert site.can(round_trip)


def _between_the_gulfs(**options: str) -> Table:
    table = Table(3, free_runs="yes", **options).phase("3").company("C&O", {0: 60}, cash=0, trains=("3",))
    table.station("C&O", "H4").tile("I3", "8", 1).tile("H4", "15", 5).tile("I5", "8", 0).tile("J4", "8", 1)
    return table.operating_round(RUN)


def test_what_is_no_route() -> None:
    """6.4.1, 6.4.2"""
    table = Table(3).company("B&O", {0: 60}, cash=0, trains=("2",)).tile("J14", "57", 0).tile("I17", "9", 1)
    table.operating_round(RUN)
    assert table.why_not(run("2: I15 J14 K13")) == "routes.too_long 6.4.1"
    assert table.why_not(run("3: I15 J14")) == "routes.unknown_train 6.4"
    assert table.why_not(run("2: I15 J14", "2: I15 I17 I19")) == "routes.train_twice 6.4"


def test_a_train_bought_this_turn_runs_in_the_next() -> None:
    """6.4, note: no company runs in its first turn."""
    table = Table(3).company("B&O", {0: 60}, cash=500).tile("I17", "9", 1).operating_round(TRAINS)
    assert table.operating.revenue == 0


def test_two_trains_share_no_track() -> None:
    """6.4.2"""
    table = Table(3).company("B&O", {0: 60}, cash=0, trains=("2", "2")).tile("J14", "57", 0).tile("I17", "9", 1)
    table.operating_round(RUN)
    assert table.why_not(run("2: I15 J14", "2: I15 J14")) == "routes.track_shared 6.4.2"
    table.do(table.run_best())
    assert table.operating.revenue == 90
