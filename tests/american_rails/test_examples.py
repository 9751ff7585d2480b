"""Every worked example of the rulebook."""

from dataclasses import replace

from kursbuch.kernel import Action, Seat
from kursbuch.titles.american_rails.actions import Decline, Develop, Expand, Finish, TakeSpace
from kursbuch.titles.american_rails.board import BOARD
from kursbuch.titles.american_rails.position import Ended
from tests.american_rails.table import Table

RICK, MIKE, MARY = Seat(0), Seat(1), Seat(2)


def test_a_dividend_of_19_over_three_shares_is_7_each() -> None:
    """Beispiel Dividenden-Auszahlung."""
    table = Table()
    table.lay_out({"Majestic": ("Atlanta",)}, {"Majestic": (2, 0, 1)})
    majestic = BOARD.company_named["Majestic"]
    state = replace(table.position.companies[majestic], income=19)
    table.position = table.position.with_company(majestic, state)
    before = table.cash()
    for _ in range(3):
        table.do(*[action for row in ("take", "pass", "fund") for action in _decline(row)])
    assert [now - then for now, then in zip(table.cash(), before, strict=True)] == [14, 0, 7]
    assert {"company": "Majestic", "income": 19, "amount": 7} in table.told("dividend")


def _decline(row: str) -> list[Action]:
    return [TakeSpace(row)] if row == "pass" else [TakeSpace(row), Decline()]


def test_the_order_after_each_phase_of_the_example() -> None:
    """Beispiel Aktions-Phase 1, Aktions-Phase 2, Rundenende."""
    table = Table()
    table.lay_out({"Continental": ("Cincinnati",)}, {"Continental": (1, 1, 1)})
    table.do(*_decline("expand_3"), *_decline("develop"))
    assert table.seat == MARY
    assert table.why_not(TakeSpace("develop")) == "space.taken"
    table.take("pass")
    assert table.position.order == (MARY, MIKE, RICK)
    table.do(*_decline("develop"), *_decline("auction"), *_decline("fund"))
    assert table.position.order == (MARY, RICK, MIKE)
    table.do(*_decline("fund"), *_decline("take"), *_decline("expand_4"))
    assert not isinstance(table.position.stage, Ended)
    assert table.position.year == 1852
    assert table.position.order == (MARY, RICK, MIKE)


def test_republic_pays_2_and_2_and_majestic_4_in_the_same_hex() -> None:
    """Beispiel Ausdehnen 3: two companies in one action, the second cube in a plain costs 2 more."""
    table = Table()
    table.lay_out({"Republic": ("St. Louis",), "Majestic": ("C5",)}, {"Majestic": (2, 0, 0), "Republic": (1, 0, 0)})
    table.take("expand_3")
    table.do(Expand("Republic", "B6"), Expand("Republic", "A6"), Expand("Majestic", "B6"))
    assert [laid["amount"] for laid in table.told("cube_laid")] == [2, 2, 4]
    assert table.treasury("Republic") == 26
    assert table.treasury("Majestic") == 26
    assert table.seat == MIKE


def test_mike_develops_cincinnati() -> None:
    """Beispiel Ausbau: a cube of Continental is there and no black square."""
    table = Table()
    table.lay_out({"Continental": ("Cincinnati",)}, {"Continental": (0, 1, 0)})
    table.take("pass", "develop")
    assert table.why_not(Develop("Cincinnati")) is None
    table.do(Develop("Cincinnati"))
    assert table.income("Continental") == 4 + 2


def test_american_pays_6_in_developed_cincinnati() -> None:
    """Beispiel Ausdehnen: 2 for the city, 2 for Continental's cube, 2 for the marker."""
    table = Table()
    track = {"Continental": ("Cincinnati",), "American": ("Indianapolis", "F6")}
    table.lay_out(track, {"American": (1, 0, 0)}, developed=("Cincinnati",))
    table.take("expand_3")
    table.do(Expand("American", "Cincinnati"))
    assert table.told("cube_laid")[0]["amount"] == 6
    assert table.treasury("American") == 24


def test_liberty_comes_to_developed_buffalo_with_4_and_national_loses_2() -> None:
    """Beispiel Firmen-Einkommen."""
    table = Table()
    track = {"National": ("Buffalo",), "Liberty": ("L2",)}
    table.lay_out(track, {"Liberty": (1, 0, 0), "National": (0, 1, 0)}, developed=("Buffalo",))
    assert table.income("National") == 6
    table.take("expand_4")
    table.do(Expand("Liberty", "Buffalo"), Finish())
    assert table.income("Liberty") == 4
    assert table.income("National") == 4
    assert table.told("income_falls") == [{"company": "National", "amount": 2, "income": 4}]


def test_two_linked_cities_give_10_and_the_third_20_more() -> None:
    """Einkommens-Bonus für spezielle Verbindungen."""
    table = Table()
    table.lay_out({"American": ("Chicago", "G12", "P4")}, {"American": (1, 0, 0)})
    assert table.income("American") == 7
    table.take("expand_4")
    table.do(Expand("American", "New York"))
    assert table.income("American") == 7 + 8 + 10
    assert table.told("connection_bonus") == [{"company": "American", "city": "New York", "amount": 10}]
    table.do(Expand("American", "Atlanta"))
    assert table.income("American") == 7 + 8 + 5 + 10 + 20
    assert table.told("connection_bonus") == [{"company": "American", "city": "Atlanta", "amount": 20}]
