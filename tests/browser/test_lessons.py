"""The guided first games, followed to their end by clicking what they point at."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.api.servers import PATIENCE, Server
from tests.browser.clicks import Clicks
from tests.browser.eighteenxx import lay_a_tile
from tests.browser.visitor import Visitor

LONGEST = 400
CLICK_POINTED_AT = """() => {
    const pointed = document.adoptedStyleSheets
        .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.selectorText))
        .find((selector) => selector.startsWith(':is'));
    if (!pointed) return;
    const buttons = [...document.querySelectorAll(`.turn ${pointed}`)].filter((button) => button.checkVisibility());
    const what = buttons.at(-1) ?? document.querySelector(`[data-board] ${pointed}`);
    what?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}"""
"""Of the turn's buttons the last, for it is the most exact; else a place on a board."""

SHOWN = """() => [
    ...['[data-lesson]', '.turn', '.history .place'].map((part) => document.querySelector(part)?.innerText),
    ...['[aria-disabled=true]', '[aria-pressed=true]', '[open]'].map((part) => `.turn ${part}`)
        .concat('[data-target]', '[data-testid=confirm]')
        .map((part) => document.querySelectorAll(part).length),
].join()"""
"""What a click changes the lesson, the turn, the entry that is shown, what can be had, is chosen, is open."""


def follow(clicks: Clicks, lesson: Locator) -> None:
    """One click, as the lesson says, or none while others are on turn; then wait for what follows."""
    page = clicks.page
    shown = page.evaluate(SHOWN)
    if page.locator("[data-testid=confirm]").count():
        clicks.move(page.locator("[data-testid=confirm]"))
    elif lesson.locator("button.primary").count():
        lesson.locator("button.primary").click()
    elif lesson.locator("strong").count():
        page.evaluate(CLICK_POINTED_AT)
    elif page.locator('[data-target^="hex:"]').count():
        lay_a_tile(clicks)
    page.wait_for_function(f"before => ({SHOWN})() !== before", arg=shown, timeout=PATIENCE * 1000)


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
            follow(clicks, lesson)
        expect(lesson).to_have_attribute("data-step", str(last))
        expect(lesson.locator("button.primary")).to_have_count(0)
