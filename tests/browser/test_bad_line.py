"""A live connection that repeats, delays, reorders and loses what the server tells: the page finds its way back."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from tests.api.servers import GENEROUS, running_server, sqlite_url
from tests.browser.visitor import Visitor

WHAT_IS_DONE = 24
LATE = r"status of 409"
"""A move that is made in a position which is over."""


class BadLine:
    """What is told is lost, told twice, or told after what comes next, as a seed decides."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.is_bad = True
        self._random = Random(seed)
        visitor.page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        kept: list[str | bytes] = []

        def pass_on(text: str | bytes) -> None:
            luck = self._random.random() if self.is_bad and json.loads(text)["type"] != "hello" else 1.0
            if luck < 0.15:
                return
            if luck < 0.4:
                kept.append(text)
                return
            told = [text, *kept, text] if luck < 0.55 else [text, *kept]
            kept.clear()
            for each in told:
                line.send(each)

        line.connect_to_server().on_message(pass_on)


def click_if_possible(button: Locator) -> None:
    """Somebody clicks what is there at this moment; what is greyed does nothing."""
    button.evaluate_all("buttons => buttons[0]?.click()")


def do_something(visitor: Visitor, random: Random) -> None:
    """A move, a plan, a look at the past, an undo, or the others' moves again."""
    page = visitor.page
    ways = [
        page.locator('.turn button[data-kind="pass"]'),
        page.locator('.turn button[data-kind="buy_cheapest"]'),
        page.locator("[data-testid=confirm]"),
        page.locator("[data-testid=show-since]"),
        page.locator("[data-testid=stop-showing]"),
        *(page.get_by_role("button", name=name, exact=True) for name in ("Undo", "Plan ahead", "End planning", "Now")),
        page.get_by_role("group", name="History").get_by_role("button"),
    ]
    click_if_possible(random.choice(ways))
    page.wait_for_function("() => document.querySelector('.turn [aria-busy]')")


@pytest.mark.slow
@pytest.mark.parametrize("seed", [4])
def test_a_page_on_a_bad_line_comes_back_to_the_game(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    database = sqlite_url(tmp_path_factory.mktemp("bad-line"))
    with (
        running_server(database, environment={**GENEROUS, "KURSBUCH_HEARTBEAT": "0.5"}) as server,
        Visitor.arriving(browser, server.url) as visitor,
    ):
        page, random = visitor.page, Random(seed)
        table = visitor.table("1830", ["bot", "bot"])
        visitor.open()
        page.evaluate("localStorage.setItem('speed', 'fast')")
        line = BadLine(visitor, seed)
        visitor.sit_down(table)
        for _ in range(WHAT_IS_DONE):
            do_something(visitor, random)
        line.is_bad = False
        expect(page.locator(".turn [aria-busy=false]")).to_be_visible()
        for name in ("End planning", "Now"):
            click_if_possible(page.get_by_role("button", name=name, exact=True))
        expect(page.locator(".turn .head .own")).to_be_visible()
        number = visitor.entry(table)
        expect(page.locator(".history .place")).to_have_text(f"{number} / {number}")
        expect(page.locator(".turn [aria-busy=false]")).to_be_visible()
        page.locator('.turn button[data-kind="pass"]').first.click()
        expect(page.locator(".history .place")).not_to_have_text(f"{number} / {number}")
        visitor.listening.allow(LATE)
