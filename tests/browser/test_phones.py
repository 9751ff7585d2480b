"""A phone in the hand: targets for a thumb, taps that are not quite still, two fingers on the map."""

import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from math import dist

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, Route, expect

from tests.api.servers import Server
from tests.browser.positions import open_at
from tests.browser.visitor import PHONE, Visitor

IN_A_LINE = ".skip, .about, p a, .log button, td button, th button, input[type=range], input[type=checkbox]"
TOO_SMALL = """([least, inALine]) => [...document.querySelectorAll('button, a, select, summary, input')]
    .filter((found) => found.checkVisibility() && !found.matches(inALine))
    .map((found) => [found.textContent.trim() || found.ariaLabel, found.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < least || height < least)
    .map(([name, { width, height }]) => `${name}: ${Math.round(width)} x ${Math.round(height)}`)"""
THUMB = 40
"""Pixels; what stands within a line of text, of the log or of a table is as high as the line."""

UNDER = """points => points.map(([x, y]) => {
    const board = document.querySelector('[data-board=board] > .board > svg');
    const at = new DOMPoint(x, y).matrixTransform(board.getScreenCTM().inverse());
    return [at.x, at.y];
})"""
"""The points of the board that are seen at points of the window."""

RIGHT_TO_LEFT = "\N{HEBREW LETTER MEM}\N{HEBREW LETTER YOD}\N{HEBREW LETTER KAF} Levi"
HIGHEST_HEAD = 200
"""Pixels of a table's first row."""

PLACES = """share => {
    const place = (text, from, to) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return range.getBoundingClientRect().left;
    };
    const texts = document.createTreeWalker(share, NodeFilter.SHOW_TEXT);
    const all = [];
    while (texts.nextNode()) all.push(texts.currentNode);
    const found = (sign) => {
        const text = all.find((one) => sign.test(one.data));
        const at = text.data.search(sign);
        return place(text, at, at + 1);
    };
    return [found(/[\\u05d0-\\u05ea]/), found(/\\d/)];
}"""
"""Where a name and its figure are."""

LONG_WORD = "Donaudampfschifffahrtsgesellschaft"

IS_SEEN = """place => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === place;
}"""

Point = tuple[float, float]


class Fingers:
    """Touches as a screen tells them: Playwright itself only taps."""

    def __init__(self, page: Page) -> None:
        self._line: CDPSession = page.context.new_cdp_session(page)

    def _tell(self, kind: str, points: Sequence[Point]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def draw(self, *ways: Sequence[Point]) -> None:
        """Fingers go down, along their ways at the same time, and up."""
        first, *steps = zip(*ways, strict=True)
        self._tell("touchStart", first)
        for step in steps:
            self._tell("touchMove", step)
        self._tell("touchEnd", ())


@pytest.mark.parametrize("title", ["1830", "1849", "1824", "american-rails", "railroad-revolution"])
def test_what_is_tapped_has_room_for_a_thumb(browser: Browser, server: Server, title: str) -> None:
    with Visitor.arriving(browser, server.url, PHONE, "de") as visitor:
        page = visitor.page
        visitor.sit_down(visitor.table(title, ["bot", "bot"]))
        page.locator(".turn [aria-busy=false]").wait_for()
        assert page.evaluate(TOO_SMALL, [THUMB, IN_A_LINE]) == []
        page.get_by_test_id("more-stages").tap()
        for tab in page.locator("[data-stage-tab]").all():
            tab.dispatch_event("click")
            assert page.evaluate(TOO_SMALL, [THUMB, IN_A_LINE]) == []


def middle_of(place: Locator) -> Point:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def on_the_way(start: Point, end: Point, steps: int = 8) -> list[Point]:
    """A straight line in steps as a screen tells them."""
    (x, y), (to_x, to_y) = start, end
    return [(x + (to_x - x) * step / steps, y + (to_y - y) * step / steps) for step in range(steps + 1)]


def test_what_two_fingers_hold_stays_under_them_and_a_tap_need_not_be_still(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        page, fingers = visitor.page, Fingers(visitor.page)
        open_at(visitor, "american-rails", lambda moment: moment.offers_kind("expand"))
        x, y = middle_of(page.locator("[data-board=board] svg[role=group]"))
        held, let_go = [(x - 30, y - 20), (x + 40, y + 10)], [(x - 70, y - 50), (x + 70, y + 10)]
        before = page.evaluate(UNDER, held)
        fingers.draw(*map(on_the_way, held, let_go))
        after = page.evaluate(UNDER, let_go)
        apart = [dist(*ways) for ways in ((before[0], after[0]), (before[1], after[1]))]
        assert max(apart) < 12, "a finger still lies on what it was put on"
        where = middle_of(next(place for place in page.locator("[data-target]").all() if place.evaluate(IS_SEEN)))
        fingers.draw(on_the_way(where, (where[0] + 6, where[1] + 6), 2))
        expect(page.locator(".target.selected, [data-testid=deal]").first).to_be_visible()


def open_chat(page: Page) -> Locator:
    """Where something is said."""
    page.get_by_test_id("more-stages").tap()
    page.locator("[data-stage-tab=more]").tap()
    page.get_by_role("tab", name="Chat").tap()
    return page.get_by_label("Say something")


def test_the_last_line_of_a_long_chat_is_seen_and_a_line_half_written_waits(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        page = visitor.page
        table = visitor.table("1830", ["bot", "bot"])
        for number in range(1, 11):
            visitor.post(f"/api/tables/{table}/chat", {"text": f"{number}: {LONG_WORD * 12}"})
        visitor.sit_down(table)
        written = open_chat(page)
        lines = page.locator(".lines p")
        expect(lines.last).to_be_in_viewport()
        written.fill("The last word.")
        written.press("Enter")
        expect(lines.filter(has_text="The last word.")).to_be_in_viewport()
        written.fill("Does anybody want the ")
        page.get_by_role("tab", name="Map").tap()
        expect(written).to_have_count(0)
        page.get_by_test_id("more-stages").tap()
        page.locator("[data-stage-tab=more]").tap()
        expect(written).to_have_value("Does anybody want the ")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


WIDER = """() => [...document.querySelectorAll('.stage, .right')]
    .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.dataset.stage ?? part.className)"""
"""Parts of the table that would have to be moved sideways."""


def test_odd_names_leave_figures_in_their_order_and_everything_in_its_place(browser: Browser, server: Server) -> None:
    odd = ["W" * 30, RIGHT_TO_LEFT, "\N{STEAM LOCOMOTIVE} Zo\xeb & S\xf6hne"]
    seats = [{"kind": "person"}, *({"kind": "hotseat", "name": name} for name in odd)]
    with Visitor.arriving(browser, server.url, (390, 844)) as visitor:
        made = visitor.post("/api/tables", {"title": "1830", "seats": seats, "seed": 1})["id"]
        visitor.post(f"/api/tables/{made}/start")
        for _ in range(14):
            visitor.move(made)
        visitor.sit_down(made)
        page = visitor.page
        for tab in page.locator("[data-stage-tab]").all():
            tab.dispatch_event("click")
            assert page.evaluate(WIDER) == []
        page.locator("[data-stage-tab=sheet]").dispatch_event("click")
        head = page.locator("[data-stage=sheet] thead").bounding_box()
        assert head is not None
        assert head["height"] < HIGHEST_HEAD
        page.locator("[data-stage-tab=companies]").dispatch_event("click")
        share = page.locator(".shares > *").filter(has_text=RIGHT_TO_LEFT.split()[0]).first
        name, figure = share.evaluate(PLACES)
        assert name < figure, "from left to right, as all others are written"


def test_on_a_slow_line_words_and_position_are_asked_for_together(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        page = visitor.page
        table = visitor.table("1830", ["bot", "bot"])
        words: list[Route] = []
        page.route(re.compile(r"/texts/en\?title="), lambda route: words.append(route))
        asked = [re.compile(re.escape(part)) for part in (f"{table}/state?", "texts/en?title=", f"{table}/chat")]
        with page.expect_request(asked[0]), page.expect_request(asked[1]), page.expect_request(asked[2]):
            visitor.open(f"/tables/{table}")
        expect(page.get_by_role("status")).to_be_visible()
        for held in words:
            held.continue_()
        expect(page.get_by_role("group", name="History")).to_be_visible()


@pytest.mark.parametrize("hours", [-2, 2])
def test_a_device_whose_clock_is_wrong_shows_the_time_that_is_left(
    browser: Browser, server: Server, hours: int
) -> None:
    pace = {"mode": "budget", "seconds": 3600, "increment": 0, "at_zero": "bot", "bot": "builder"}
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        page = visitor.page
        table = visitor.table("1830", ["hotseat", "hotseat"], clock=pace)
        page.clock.install(time=datetime.now() + timedelta(hours=hours))
        visitor.sit_down(table)
        left = re.compile(r"^\s*59:[345]\d$")
        expect(page.get_by_role("timer")).to_have_text(left)
        page.get_by_test_id("more-stages").tap()
        page.locator("[data-stage-tab=more]").tap()
        page.get_by_role("tab", name="Table", exact=True).tap()
        expect(page.locator('[data-table-seat="0"] .clock')).to_have_text(left)
