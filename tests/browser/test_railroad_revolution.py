"""Railroad Revolution: a turn of each action by clicks."""

import pytest

from tests.browser.clicks import Clicks
from tests.browser.visitor import Visitor

ACTIONS = ("railroad", "station", "telegraph", "trade")
LATER = ("sell_shares", "hire_worker", "end_turn", "end_deal")
MOST_MOVES = 60


def choose_action(clicks: Clicks, action: str) -> bool:
    """Place a worker on the action, if one of the own workers can do it."""
    for worker in clicks.page.locator("[data-worker]").all():
        worker.click()
        field = clicks.page.locator(
            f'.field[data-field="{action}"] button[data-kind="place_worker"][data-offered="true"]'
        )
        if field.count():
            clicks.move(field.first)
            return True
    return False


def finish_turn(clicks: Clicks, seat_before: str) -> set[str]:
    """Take what the turn offers, then end it: the kinds of moves that were made."""
    made: set[str] = set()
    while clicks.page.locator(".field[data-field]").count() == 0 or whose(clicks) == seat_before:
        if clicks.page.locator("[data-curtain] button").count():
            clicks.page.locator("[data-curtain] button").click()
        for fold in clicks.page.locator(".turn details:not([open]) > summary").all():
            fold.click()
        kinds = clicks.kinds()
        wanted = sorted(kinds - set(LATER)) or [
            kind for kind in ("end_turn", "end_deal", "sell_shares") if kind in kinds
        ]
        if "place_worker" in wanted or clicks.page.locator(".field[data-field]").count():
            return made
        targets = clicks.page.locator("[data-target]")
        if targets.count():
            clicks.on_board(sorted(kinds))
        else:
            clicks.move(clicks.offered(wanted[0]).first)
        made.add(wanted[0])
        assert clicks.moves < MOST_MOVES
    return made


def whose(clicks: Clicks) -> str:
    return clicks.page.locator(".turn .head").inner_text()


def set_up(clicks: Clicks) -> None:
    """Start tiles and what they bring, until the first turn."""
    clicks.page.locator("[data-testid=status]").wait_for()
    while clicks.page.locator("[data-testid=status]").get_attribute("data-stage") == "stage-setup":
        finish_turn(clicks, "")
    assert clicks.page.locator(".field[data-field]").count() == len(ACTIONS)


@pytest.mark.parametrize("action", ACTIONS)
def test_a_turn_of_each_action(visitor: Visitor, action: str) -> None:
    table = visitor.table("railroad-revolution", ["hotseat", "hotseat"])
    visitor.sit_down(table)
    clicks = Clicks(visitor.page)
    set_up(clicks)
    before = whose(clicks)
    assert choose_action(clicks, action)
    finish_turn(clicks, before)
    made = [entry["action"] for entry in visitor.get(f"/api/tables/{table}/entries") if entry["action"]]
    kinds = [move["kind"] for move in made]
    expected = {"railroad": "lay_rail", "station": "build_station", "telegraph": "open_office", "trade": "sell_part"}
    assert "place_worker" in kinds
    assert expected[action] in kinds
    assert whose(clicks) != before
