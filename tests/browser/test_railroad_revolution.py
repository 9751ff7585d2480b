"""Railroad Revolution: a turn of each action by clicks, on the player board."""

import pytest
from playwright.sync_api import expect

from tests.browser.clicks import Clicks
from tests.browser.visitor import Visitor

ACTIONS = ("railroad", "station", "telegraph", "trade")
LATER = ("sell_shares", "hire_worker", "end_turn", "end_deal")
MOST_MOVES = 60


def is_choosing(clicks: Clicks) -> bool:
    """Whether a worker has to be put onto an action now."""
    status = clicks.page.locator("[data-testid=status]")
    stage, what = status.get_attribute("data-stage"), status.get_attribute("data-open")
    return stage == "stage-turn" and what == "main-choose"


def choose_action(clicks: Clicks, action: str) -> bool:
    """Take up a worker and put it onto the action, if one of the own workers can do it."""
    for worker in clicks.page.locator(".turn [data-worker]").all():
        if worker.get_attribute("aria-pressed") == "false":
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
    while not is_choosing(clicks) or whose(clicks) == seat_before:
        if clicks.page.locator("[data-curtain] button").count():
            clicks.page.locator("[data-curtain] button").click()
        for fold in clicks.page.locator(".turn details:not([open]) > summary").all():
            fold.click()
        kinds = clicks.kinds()
        wanted = sorted(kinds - set(LATER)) or [
            kind for kind in ("end_turn", "end_deal", "sell_shares") if kind in kinds
        ]
        if is_choosing(clicks):
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
    clicks.page.locator("[data-testid=status]").wait_for(state="attached")
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


def test_the_board_tells_what_each_colour_adds_and_workers_stand_where_they_were_put(visitor: Visitor) -> None:
    visitor.sit_down(visitor.table("railroad-revolution", ["hotseat", "hotseat"]))
    clicks, page = Clicks(visitor.page), visitor.page
    set_up(clicks)
    for action, power in (("station", "the station costs nothing"), ("railroad", "a third rail")):
        expect(page.locator(f'.field[data-field="{action}"]')).to_contain_text(power)
    before = page.locator(".turn .head strong").inner_text()
    worker = page.locator('.supply [data-worker="white"]')
    board = page.locator(".stage article")
    seat = board.get_attribute("data-testid")
    worker.drag_to(page.locator('.field[data-field="telegraph"]'))
    expect(page.locator("[data-testid=status]")).to_have_attribute("data-open", "main-telegraph")
    page.get_by_role("tab", name="Player board", exact=True).click()
    expect(page.locator(f"[data-testid={seat}] [data-testid=standing-telegraph] svg")).to_have_count(1)
    assert page.locator(".turn .head strong").inner_text() == before


def test_every_sign_says_what_it_means(visitor: Visitor) -> None:
    visitor.sit_down(visitor.table("railroad-revolution", ["hotseat", "hotseat"]))
    page = visitor.page
    tip = page.get_by_role("tooltip")
    page.get_by_role("tab", name="Board", exact=True).click()
    for mark, told in (
        ("city:Washington", "a station costs $300"),
        ("area:3", "deals after the action"),
        ("space:Washington-Chicago 1", "2 terrain symbols"),
    ):
        page.locator(f'[data-mark="{mark}"]').first.hover(force=True)
        expect(tip).to_contain_text(told)
    page.get_by_role("tab", name="Achievement tracks").click()
    page.locator('[data-mark="track:network/1"]').hover(force=True)
    expect(tip).to_contain_text("2 VP for each connected city of level 5")
    for sign in page.locator("[data-part]").all():
        assert sign.get_attribute("data-tip")


def test_nobody_is_told_to_step_in_for_what_everybody_may_always_do(visitor: Visitor) -> None:
    visitor.sit_down(visitor.table("railroad-revolution", ["bot", "bot"]))
    expect(visitor.page.locator(".turn .head")).not_to_contain_text("step in")


def test_a_worker_is_put_onto_an_action_by_keys_alone(visitor: Visitor) -> None:
    visitor.sit_down(visitor.table("railroad-revolution", ["hotseat", "hotseat"]))
    clicks, page = Clicks(visitor.page), visitor.page
    set_up(clicks)
    page.locator('.turn [data-worker="white"]').focus()
    page.keyboard.press("Enter")
    place = page.locator('.field[data-field="telegraph"] button[data-offered="true"]').first
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=status]")).to_have_attribute("data-open", "main-telegraph")
    page.locator('[data-target^="area:"]').first.focus()
    page.keyboard.press("Enter")
    page.locator('.turn button[data-kind="open_office"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=status]")).not_to_have_attribute("data-open", "main-telegraph")
