"""The guided first games, followed to their end by clicking what they point at."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.api.servers import Server
from tests.browser.clicks import LOOK_EVERY, Clicks
from tests.browser.visitor import LARGE, PHONE, Visitor

LONGEST = 400
IS_TO_DO = """last => document.querySelector(`[data-lesson][data-step="${last}"]`) || (
    document.querySelector('.turn [aria-busy=false]') && (
    document.querySelector('[data-testid=confirm], [data-lesson] button.primary, [data-lesson] strong')))"""
POINTED_AT = """() => document.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.selectorText))
    .find((selector) => selector.startsWith(':is'))"""
IS_SEEN = """selector => {
    const pointed = [...document.querySelectorAll(`:is(.turn, .stage) :is(${selector})`)];
    return pointed.some((found) => {
        const { x, y, width, height } = found.getBoundingClientRect();
        return found.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
}"""
"""Somebody who looks for what is outlined finds it, and nothing lies over it."""

LAST = {"1830": 12, "1849": 12, "1824": 13, "american-rails": 9, "railroad-revolution": 14}
"""How many steps each lesson has."""


def pointed_at(page: Page) -> Locator | None:
    """What to click: of the turn's buttons the last, for it is the most exact; else one on a stage, or a place."""
    selector = page.evaluate(POINTED_AT)
    if not selector:
        return None
    buttons = [button for button in page.locator(".turn").locator(selector).all() if button.is_visible()]
    elsewhere = page.locator(".stage").locator(selector).all()
    return next(iter([*buttons[::-1], *elsewhere]), None)


def follow(clicks: Clicks, lesson: Locator, last: int) -> bool:
    """One click, as the lesson says, as soon as there is something to click; false at its last step."""
    page = clicks.page
    page.wait_for_function(IS_TO_DO, arg=last, polling=LOOK_EVERY)
    if lesson.get_attribute("data-step") == str(last):
        return False
    if page.locator("[data-testid=confirm]").count():
        clicks.move(page.locator("[data-testid=confirm]"))
    elif lesson.locator("button.primary").count():
        lesson.locator("button.primary").click()
    else:
        pointed = pointed_at(page)
        if pointed:
            page.wait_for_function(IS_SEEN, arg=page.evaluate(POINTED_AT), polling=LOOK_EVERY)
            pointed.dispatch_event("click")
    return True


def begin(visitor: Visitor, title: str) -> Locator:
    visitor.open(f"/learn/{title}")
    lesson = visitor.page.locator("[data-lesson]")
    expect(lesson).to_have_attribute("data-step", "1")
    return lesson


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "language", "size"),
    [
        ("1830", "en", LARGE),
        ("1849", "de", PHONE),
        ("1824", "en", PHONE),
        ("american-rails", "de", LARGE),
        ("railroad-revolution", "de", PHONE),
    ],
)
def test_a_lesson_leads_to_its_end(
    browser: Browser, server: Server, title: str, language: str, size: tuple[int, int]
) -> None:
    with Visitor.arriving(browser, server.url, size, language) as visitor:
        lesson, clicks, last = begin(visitor, title), Clicks(visitor.page), LAST[title]
        assert any(not follow(clicks, lesson, last) for _ in range(LONGEST))
        expect(lesson.locator("button.primary")).to_have_count(0)


def test_who_does_something_else_is_told_what_the_lesson_would_do_and_may_go_on(visitor: Visitor) -> None:
    lesson, clicks = begin(visitor, "1849"), Clicks(visitor.page)
    lesson.locator("button.primary").click()
    expect(lesson.locator("strong")).to_have_text("Buy the S.C.E. at its price")
    clicks.move(clicks.offered("pass").first)
    expect(lesson.locator(".note")).to_contain_text("That was not the lesson's move")
    expect(lesson).to_have_attribute("data-step", "2")
    lesson.get_by_role("button", name="Skip").click()
    expect(lesson).to_have_attribute("data-step", "3")
    expect(lesson.locator(".note")).to_have_count(0)
    lesson.get_by_role("button", name="Leave the lesson").click()
    expect(lesson).to_have_count(0)
    expect(clicks.offered("bid").first).to_be_visible()


def test_on_a_phone_a_text_is_read_and_then_makes_room_for_the_move(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        lesson = begin(visitor, "railroad-revolution")
        expect(lesson.get_by_text("In Railroad Revolution everybody runs")).to_be_visible()
        lesson.get_by_role("button", name="Go on").tap()
        text = lesson.get_by_text("Before the first turn")
        expect(text).to_be_visible()
        lesson.get_by_role("button", name="To the table").tap()
        expect(text).to_have_count(0)
        expect(lesson.get_by_text("The lesson would do this")).to_be_visible()
        room = visitor.page.locator(".stages").bounding_box()
        assert room is not None
        assert room["height"] > PHONE[1] / 3
        lesson.get_by_role("button", name="Show the text").tap()
        expect(text).to_be_visible()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
