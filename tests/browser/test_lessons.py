"""The guided first games, followed to their end by clicking what they point at."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.api.servers import Server
from tests.browser.clicks import Clicks
from tests.browser.eighteenxx import lay_a_tile
from tests.browser.visitor import Visitor

LONGEST = 400
IS_TO_DO = """() => document.querySelector('.turn [aria-busy=false]') && (
    document.querySelector('[data-testid=confirm], [data-lesson] button.primary, .turn .head .own, [data-result]'))"""
POINTED_AT = """() => document.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.selectorText))
    .find((selector) => selector.startsWith(':is'))"""


def pointed_at(page: Page) -> Locator | None:
    """What to click: of the turn's buttons the last, for it is the most exact; else a place on a board."""
    selector = page.evaluate(POINTED_AT)
    if not selector:
        return None
    buttons = [button for button in page.locator(".turn").locator(selector).all() if button.is_visible()]
    places = page.locator("[data-board]").locator(selector).all()
    return next(iter([*buttons[::-1], *places]), None)


def follow(clicks: Clicks, lesson: Locator, has_tiles: bool) -> None:
    """One click, as the lesson says, as soon as there is something to click."""
    page = clicks.page
    page.wait_for_function(IS_TO_DO)
    if page.locator("[data-testid=confirm]").count():
        clicks.move(page.locator("[data-testid=confirm]"))
    elif lesson.locator("button.primary").count():
        lesson.locator("button.primary").click()
    elif lesson.locator("strong").count():
        pointed = pointed_at(page)
        if pointed:
            pointed.dispatch_event("click")
    elif has_tiles and page.locator('[data-target^="hex:"]').count():
        lay_a_tile(clicks)


@pytest.mark.slow
@pytest.mark.parametrize(("title", "language", "last"), [("1830", "en", 12), ("american-rails", "de", 9)])
def test_a_lesson_leads_to_its_end(browser: Browser, server: Server, title: str, language: str, last: int) -> None:
    with Visitor.arriving(browser, server.url, language=language) as visitor:
        visitor.open(f"/learn/{title}")
        lesson, clicks = visitor.page.locator("[data-lesson]"), Clicks(visitor.page)
        expect(lesson).to_have_attribute("data-step", "1")
        for _ in range(LONGEST):
            if lesson.get_attribute("data-step") == str(last):
                break
            follow(clicks, lesson, has_tiles=title == "1830")
        expect(lesson).to_have_attribute("data-step", str(last))
        expect(lesson.locator("button.primary")).to_have_count(0)
