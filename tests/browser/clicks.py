"""Clicks that are moves: each is waited for until it has arrived in the page."""

from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Locator, Page, expect

LONGEST = 1000
"""More moves of the own seats no game has."""

PATIENCE = 60_000
"""Milliseconds: bots think on a busy machine."""

LOOK_EVERY = 50
"""Milliseconds: whoever looks at every frame makes the browser draw every frame."""

IS_OWN_TURN = """() => document.querySelector('[data-result]')
    || document.querySelector('.turn .head .own') && document.querySelector('.turn [aria-busy=false]')"""
"""What can be done comes after the picture of the move that brought it: until then the choices are busy."""

ANSWERED = """([before, mayAsk]) => document.querySelector('.history .place').textContent !== before ? 'moved'
    : mayAsk && document.querySelector('[data-testid=confirm]') ? 'asked' : null"""
"""A move was made, or it is asked first whether it shall be."""


class Clicks:
    """Somebody who clicks at a table, in ways that a seed decides."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)
        self.moves = 0

    @property
    def place(self) -> Locator:
        """`12 / 12`: which entry is shown, and how many there are."""
        return self.page.locator(".history .place")

    def offered(self, *kinds: str) -> Locator:
        """The buttons of moves of these kinds that can be made."""
        written = ", ".join(f'.table button[data-kind="{kind}"]:not([data-offered="false"])' for kind in kinds)
        return self.page.locator(written)

    def kinds(self) -> set[str]:
        """Every kind of move that has a button, as soon as what can be done is shown."""
        expect(self.page.locator(".turn [aria-busy=true]")).to_have_count(0)
        buttons = self.page.locator('.turn button[data-kind]:not([data-offered="false"])')
        return set(buttons.evaluate_all("buttons => buttons.map(button => button.dataset.kind)"))

    def move(self, button: Locator, place: str | None = None) -> None:
        """Click a move, say yes if the page asks, and wait until it shows what followed."""
        before = place or self.place.inner_text()
        for pressed in (button, self.page.locator("[data-testid=confirm]")):
            self.page.mouse.move(1, 1)
            pressed.click()
            may_ask = pressed is button
            answer = self.page.wait_for_function(ANSWERED, arg=[before, may_ask], polling=LOOK_EVERY)
            if answer.json_value() == "moved":
                break
        self.moves += 1

    def any_of(self, buttons: Locator) -> None:
        """Any of these moves."""
        buttons.first.wait_for()
        self.move(buttons.nth(self.random.randrange(buttons.count())))

    def on_board(self, kinds: Sequence[str]) -> None:
        """Choose one of the places that are marked on the board, and a move there."""
        targets = self.page.locator("[data-target]")
        targets.first.wait_for()
        targets.nth(self.random.randrange(targets.count())).dispatch_event("click")
        self.any_of(self.offered(*kinds))


def play_out(clicks: Clicks, move: Callable[[Clicks], None]) -> None:
    """Own turns by clicks until the result is shown."""
    while True:
        clicks.page.wait_for_function(IS_OWN_TURN, timeout=PATIENCE, polling=LOOK_EVERY)
        if clicks.page.locator("[data-result]").count():
            break
        move(clicks)
        assert clicks.moves < LONGEST
    expect(clicks.page.locator("[data-end] thead th").first).to_contain_text("★")
