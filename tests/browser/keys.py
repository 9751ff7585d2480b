"""Somebody with a keyboard only: what has the focus must be seen, and the keys must lead everywhere."""

from dataclasses import dataclass

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

FARTHEST = 250
"""More steps from one thing to another nobody goes."""

IS_FOCUSED = "selector => document.activeElement.matches(selector)"
IS_SEEN = """() => {
    const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== 'none' || parseFloat(style.strokeWidth) > 5;
}"""


MOST_STEPS = 40
GOAL = "[data-goal]"
MOVED, CONFIRM, MOVE = "moved", "confirm", "move"

NEXT = """([kind, tried, before]) => {
    const place = document.querySelector('.history .place')?.textContent;
    if (place !== `${before} / ${before}`) return 'moved';
    if (!document.querySelector('.turn [aria-busy=false]')) return null;
    const isUsable = (found) => found.checkVisibility() && !found.disabled &&
        found.getAttribute('aria-disabled') !== 'true' && found.dataset.offered !== 'false';
    const named = ({ dataset, textContent }) =>
        dataset.target ?? dataset.worker ?? dataset.group ?? textContent;
    const isNew = (found) => isUsable(found) && !tried.includes(named(found));
    const all = (selector) => [...document.querySelectorAll(selector)];
    const take = (found, name) => {
        all('[data-goal]').forEach((other) => delete other.dataset.goal);
        if (found) found.dataset.goal = 'true';
        return found ? name ?? named(found) : null;
    };
    return take(all('[data-testid=confirm]').find(isUsable), 'confirm') ??
        take(all(`.table button[data-kind="${kind}"]:not([data-group])`).find(isUsable), 'move') ??
        take(all(`.turn button[data-kind="${kind}"][data-group]`).find(isNew)) ??
        take(all('.turn details:not([open]) > summary').find(isNew)) ??
        take(all('[data-target], .turn [data-worker]').find(isNew)) ??
        take(all('.turn .offers button:not([data-kind])').find(isNew));
}"""
"""What leads on to a move of a kind; it is marked as the goal and named. `tried` has led nowhere."""

GOES_ON = """([found, before]) => {
    const isMoved = document.querySelector('.history .place')?.textContent !== `${before} / ${before}`;
    return isMoved || (found === 'move') === !!document.querySelector('[data-testid=confirm]');
}"""
"""After a move that was chosen there is a question, or it is made."""


@dataclass
class Keys:
    """Somebody with a keyboard only."""

    visitor: Visitor
    table: str

    def go_to(self, selector: str) -> None:
        """Step by step until it has the focus, and can be seen to have it."""
        page = self.visitor.page
        expect(page.locator(selector).first).to_be_attached()
        for _ in range(FARTHEST):
            if page.evaluate(IS_FOCUSED, selector):
                assert page.evaluate(IS_SEEN), f"{selector} has the focus, but nobody sees it"
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {selector}")

    def choose(self, selector: str) -> None:
        self.go_to(selector)
        self.visitor.page.keyboard.press("Enter")

    def confirm(self) -> None:
        """The question has the focus at once."""
        expect(self.visitor.page.locator("[data-testid=confirm]")).to_be_focused()
        self.visitor.page.keyboard.press("Enter")

    def expect_move(self, kind: str, before: int) -> None:
        """The move has been made, and it was of this kind."""
        place = self.visitor.page.locator(".history .place")
        expect(place).not_to_have_text(f"{before} / {before}")
        made = self.visitor.get(f"/api/tables/{self.table}/entries?since={before}")[0]["action"]
        assert made["kind"] == kind

    def make(self, kind: str) -> None:
        """A move of this kind, by what the page offers: a button, something folded, a place on a board."""
        page, before, tried = self.visitor.page, self.visitor.entry(self.table), list[str]()
        for _ in range(MOST_STEPS):
            found = page.wait_for_function(NEXT, arg=[kind, tried, before]).json_value()
            if found == MOVED:
                return self.expect_move(kind, before)
            self.choose(GOAL)
            if found not in (CONFIRM, MOVE):
                tried.append(found)
            else:
                page.wait_for_function(GOES_ON, arg=[found, before])
        raise AssertionError(f"no keys for {kind}: {tried}")
