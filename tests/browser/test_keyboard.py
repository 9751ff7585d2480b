"""Every move can be made without a mouse: what has the focus is seen, and the keys lead everywhere and on again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.keys import FARTHEST, Keys
from tests.browser.positions import Moment, open_at
from tests.browser.visitor import Visitor

PLACE = """() => [...document.querySelectorAll('*')].indexOf(document.activeElement)"""


def at(visitor: Visitor, title: str, wanted: Callable[[Moment], object], players: int = 3) -> Keys:
    return Keys(visitor, open_at(visitor, title, wanted, players))


def test_a_bid(visitor: Visitor) -> None:
    keys = at(visitor, "1830", lambda moment: moment.offers_amounts("bid"))
    before = visitor.entry(keys.table)
    keys.go_to(".turn [data-private] input[type=number]")
    visitor.page.keyboard.press("ArrowUp")
    keys.choose('.turn [data-private] button[data-kind="bid"]')
    keys.confirm()
    keys.expect_move("bid", before)


def test_a_tile(visitor: Visitor) -> None:
    keys = at(visitor, "1830", lambda moment: moment.offers_kind("lay_tile"))
    before = visitor.entry(keys.table)
    keys.choose('[data-target^="hex:"]')
    expect(visitor.page.locator("[data-ring-tile]").first).to_be_visible()
    visitor.page.keyboard.press("r")
    expect(visitor.page.get_by_test_id("lay-tile")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    keys.expect_move("lay_tile", before)


def test_a_cube_of_american_rails(visitor: Visitor) -> None:
    keys = at(visitor, "american-rails", lambda moment: moment.offers_kind("expand"))
    before = visitor.entry(keys.table)
    keys.choose('[data-target^="hex:"]')
    keys.choose('.turn button[data-kind="expand"]')
    keys.expect_move("expand", before)


def test_a_worker_of_railroad_revolution(visitor: Visitor) -> None:
    keys = at(visitor, "railroad-revolution", lambda moment: moment.offers_kind("place_worker"))
    before = visitor.entry(keys.table)
    keys.choose(".turn [data-worker]")
    keys.choose('.field button[data-offered="true"]')
    keys.expect_move("place_worker", before)


def test_the_turn_is_one_key_away_from_everywhere(visitor: Visitor) -> None:
    keys = at(visitor, "1830", lambda moment: moment.offers_kind("lay_tile") and moment.offers_kind("pass"))
    keys.go_to(".board svg")
    visitor.page.keyboard.press("t")
    expect(visitor.page.locator(".turn .offers button").first).to_be_focused()
    before = visitor.entry(keys.table)
    visitor.page.keyboard.press("t")
    keys.choose('.turn button[data-kind="pass"]')
    keys.expect_move("pass", before)


@pytest.mark.parametrize("title", ["1830", "1849", "1824", "american-rails", "railroad-revolution"])
def test_nothing_holds_the_focus(visitor: Visitor, title: str) -> None:
    keys = at(visitor, title, lambda moment: len(moment.moves) > 60)
    page, seen = visitor.page, list[int]()
    keys.go_to("header a")
    for _ in range(FARTHEST):
        page.keyboard.press("Tab")
        now = page.evaluate(PLACE)
        if now in seen:
            break
        seen.append(now)
    else:
        raise AssertionError("the focus never comes around")
    assert len(seen) > 20
    assert page.evaluate("() => document.activeElement === document.body || document.activeElement.closest('header')")
