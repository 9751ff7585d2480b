"""Axe finds no serious fault: contrast, names, roles, keyboard."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from kursbuch.exchange import encode_record
from kursbuch.kernel import Record
from kursbuch.titles.railroad_revolution.actions import PlaceWorker
from tests.api.servers import Server
from tests.browser.test_one_screen import game_of_bots
from tests.browser.visitor import LARGE, PHONE, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def faults(visitor: Visitor) -> list[str]:
    """What axe finds on the page that is shown."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = visitor.page.evaluate("axe.run()")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"][:3]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_lobby(browser: Browser, server: Server, dark: bool) -> None:
    with Visitor.arriving(browser, server.url, dark=dark) as visitor:
        visitor.table("american-rails", ["bot", "bot"])
        visitor.open()
        visitor.page.get_by_role("region", name="My games").get_by_role("listitem").first.wait_for()
        assert faults(visitor) == []


@pytest.mark.parametrize(("size", "dark"), [(LARGE, False), (PHONE, True)], ids=["large-light", "phone-dark"])
@pytest.mark.parametrize("title", ["1830", "1849", "1824", "american-rails", "railroad-revolution"])
def test_each_table(browser: Browser, server: Server, title: str, size: tuple[int, int], dark: bool) -> None:
    with Visitor.arriving(browser, server.url, size=size, dark=dark) as visitor:
        visitor.sit_down(visitor.table(title, ["bot", "bot"]))
        assert faults(visitor) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(("title", "moves"), [("railroad-revolution", "choosing"), ("american-rails", "over")])
def test_boards_and_the_end(browser: Browser, server: Server, title: str, moves: str, dark: bool) -> None:
    """The player board with a worker to put onto it, and the stage of the result."""
    whole = game_of_bots(title)
    record = whole if moves == "over" else replace(whole, moves=whole.moves[: first_choice(whole)])
    with Visitor.arriving(browser, server.url, dark=dark) as visitor:
        table = visitor.post("/api/imports", {"game": json.loads(encode_record(record))})["id"]
        visitor.sit_down(table)
        visitor.page.locator("[data-field], [data-end]").first.wait_for()
        assert faults(visitor) == []


@pytest.mark.parametrize(("title", "stage"), [("railroad-revolution", "others"), ("american-rails", "companies")])
def test_what_stands_on_a_stage_late_in_a_game(browser: Browser, server: Server, title: str, stage: str) -> None:
    """Figures that count no more, and a stage that is moved but has nothing to be chosen on it."""
    whole = game_of_bots(title)
    record = replace(whole, moves=whole.moves[: len(whole.moves) * 9 // 10])
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        table = visitor.post("/api/imports", {"game": json.loads(encode_record(record))})["id"]
        visitor.open(f"/tables/{table}")
        visitor.page.locator(".table, [data-curtain]").first.wait_for()
        for curtain in visitor.page.locator("[data-curtain] button").all():
            curtain.click()
        visitor.page.locator(f"[data-stage-tab={stage}]").dispatch_event("click")
        visitor.page.locator(f"[data-stage={stage}]").wait_for()
        assert faults(visitor) == []


def first_choice(record: Record) -> int:
    """How many moves there are before the first worker is put onto an action."""
    return next(number for number, move in enumerate(record.moves) if isinstance(move.action, PlaceWorker))
