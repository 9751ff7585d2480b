"""Routes are changed on the map: what can follow is marked, clicks near a stop count, lines along the track too."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.clicks import Clicks
from tests.browser.positions import Moment, open_at
from tests.browser.visitor import Visitor

DASH = "\N{EN DASH}"
INTERNAL = re.compile(r"\b[A-Z]\d+(/\d)?\b")


def runs(moment: Moment) -> bool:
    """Well into the game, when there is a choice of ways."""
    return len(moment.moves) > 200 and moment.offers_kind("run_trains")


@pytest.fixture
def table(visitor: Visitor) -> str:
    return open_at(visitor, "1830", runs)


def rows(visitor: Visitor) -> Locator:
    return visitor.page.locator(".turn li[data-train]")


def running(visitor: Visitor) -> Locator:
    """The first train that runs, also after its route was taken away."""
    name = rows(visitor).filter(has_text=DASH).first.get_attribute("data-train")
    return visitor.page.locator(f'.turn li[data-train="{name}"]').first


def targets(visitor: Visitor) -> list[str]:
    found = visitor.page.locator('[data-board="board"] [data-target]').all()
    return [target.get_attribute("data-target") or "" for target in found]


def offered_routes(visitor: Visitor, table: str) -> tuple[list[str], dict[str, Any]]:
    """The routes of the best run, and the hexes by name."""
    state = visitor.get(f"/api/tables/{table}/state")
    routes = next(offer["actions"][0]["routes"] for offer in state["offers"] if offer["kind"] == "run_trains")
    return routes, {hex_["id"]: hex_ for hex_ in state["view"]["board"]["hexes"]}


def test_trains_are_listed_with_their_stops_by_name_and_what_they_bring(visitor: Visitor, table: str) -> None:
    routes, hexes = offered_routes(visitor, table)
    run = visitor.get(f"/api/tables/{table}/routes")
    first = rows(visitor).filter(has_text=DASH).first
    stops = [word.split("/")[0] for word in routes[0].split(": ")[1].split() if not word.startswith("(")]
    named = [hexes[stop].get("name", stop) for stop in stops]
    expect(first).to_contain_text(f" {DASH} ".join(named))
    expect(first.locator(".revenue")).to_have_text(re.compile(r"\$\d+"))
    told = [int(text.removeprefix("$")) for text in visitor.page.locator(".turn .revenue").all_inner_texts()]
    assert sum(told) == run["revenue"]


def test_only_stops_that_can_follow_are_marked(visitor: Visitor, table: str) -> None:
    _, hexes = offered_routes(visitor, table)
    assert targets(visitor) == []
    rows(visitor).first.locator("[data-testid=edit-route]").click()
    visitor.page.locator("[data-testid=new-route]").click()
    visitor.page.locator("[data-target]").first.wait_for()
    for mark in targets(visitor):
        hex_ = hexes[mark.split(":")[1].split("/")[0]]
        assert hex_.get("stops"), f"{mark} has no stop"
    everywhere = len(targets(visitor))
    visitor.page.locator("[data-target]").first.dispatch_event("click")
    expect(visitor.page.locator("[data-target]")).not_to_have_count(everywhere)
    assert len(targets(visitor)) < everywhere
    visitor.page.locator("[data-target]").first.dispatch_event("click")
    row = rows(visitor).first
    expect(row.locator(".way")).to_contain_text(f" {DASH} ")
    assert not INTERNAL.search(row.locator(".way").inner_text()) or all(
        "name" not in hexes.get(word, {}) for word in INTERNAL.findall(row.locator(".way").inner_text())
    )


def test_a_click_anywhere_in_the_hex_of_a_stop_counts_and_the_revenue_follows(visitor: Visitor, table: str) -> None:
    row = running(visitor)
    before = row.locator(".way").inner_text()
    row.locator("[data-testid=edit-route]").click()
    visitor.page.get_by_role("button", name="Take the last place back").click()
    expect(row.locator(".way")).not_to_have_text(before)
    target = visitor.page.locator('[data-board="board"] [data-target]').first
    box = target.bounding_box()
    assert box is not None
    visitor.page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5)
    expect(row.locator(".way")).to_contain_text(DASH)
    visitor.page.locator("[data-testid=best-run]").click()
    expect(row.locator(".way")).to_have_text(before)


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_route_is_drawn_along_the_track(visitor: Visitor, table: str) -> None:
    page = visitor.page
    row = running(visitor)
    words = row.locator(".way").inner_text()
    routes, _ = offered_routes(visitor, table)
    way = [word.strip("()").split("/")[0] for word in routes[0].split(": ")[1].split()]
    row.locator("[data-testid=edit-route]").click()
    page.locator("[data-testid=new-route]").click()
    expect(row.locator(".way")).not_to_have_text(words)
    marks = [page.locator(f'[data-layer="hexes"] [data-mark="hex:{hex_}"]').first for hex_ in way]
    page.mouse.move(*middle(marks[0]))
    page.mouse.down()
    for mark in marks:
        page.mouse.move(*middle(mark), steps=6)
    page.mouse.up()
    expect(row.locator(".way")).to_contain_text(f" {DASH} ")


def test_a_changed_run_is_run(visitor: Visitor, table: str) -> None:
    routes, _ = offered_routes(visitor, table)
    clicks = Clicks(visitor.page)
    clicks.move(clicks.offered("run_trains").first)
    entry = visitor.get(f"/api/tables/{table}/entries?since={visitor.entry(table) - 1}")[0]
    assert entry["action"]["routes"] == routes
