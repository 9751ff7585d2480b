"""A table is one screen: whatever it shows, the page does not scroll, and the history stays in view."""

import json
from dataclasses import replace
from functools import cache

import pytest
from playwright.sync_api import Browser, expect

from kursbuch.bots import find_bot, play_game
from kursbuch.exchange import encode_record
from kursbuch.kernel import Record, Setup, find_title
from tests.api.servers import Server
from tests.browser.visitor import Visitor

TITLES = ("1830", "1849", "1824", "american-rails", "railroad-revolution")
PARTS = {"early": 0.05, "late": 0.8, "over": 1.0}
SMALLEST = (1440, 900)
REACH = """() => {
    const page = document.scrollingElement;
    return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""


@cache
def game_of_bots(title_id: str) -> Record:
    title, setup = find_title(title_id), Setup(("Ada", "Bertha", "Clara"))
    return play_game(title, setup, 5, [find_bot("builder")] * 3).record


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("title", TITLES)
def test_no_stage_of_a_table_makes_the_page_scroll(browser: Browser, server: Server, title: str, part: str) -> None:
    whole = game_of_bots(title)
    record = replace(whole, moves=whole.moves[: int(len(whole.moves) * PARTS[part])])
    with Visitor.arriving(browser, server.url, SMALLEST) as visitor:
        table = visitor.post("/api/imports", {"game": json.loads(encode_record(record))})["id"]
        visitor.sit_down(table)
        for tab in visitor.page.locator("[data-stage-tab]").all():
            tab.click()
            assert max(visitor.page.evaluate(REACH)) <= 0, tab.inner_text()
            expect(visitor.page.locator(".history")).to_be_in_viewport(ratio=1)
