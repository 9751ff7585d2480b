"""Tiles are chosen at their hex: a ring of those that fit, turned, looked at and laid there."""

from typing import Any

from playwright.sync_api import Browser, Locator, expect

from kursbuch.eighteenxx.actions import LayTile
from tests.api.servers import Server
from tests.browser.clicks import Clicks
from tests.browser.positions import Moment, open_at
from tests.browser.visitor import PHONE, Visitor


def has_tiles(moment: Moment) -> bool:
    """In the middle of the game, when there is track to change, and a choice of tiles for it."""
    offers = [offer for offer in moment.offers if offer.kind == "lay_tile"]
    ways = [action for offer in offers for action in offer if isinstance(action, LayTile)]
    hex_ = busiest([way.hex for way in ways])
    return len(moment.moves) > 120 and len({way.tile for way in ways if way.hex == hex_}) > 1


def busiest(hexes: list[str]) -> str | None:
    """The hex with the most ways to lay a tile."""
    return max(sorted(set(hexes)), key=hexes.count, default=None)


def choose_hex(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """Click the hex with the most ways to lay a tile: those ways."""
    offers = visitor.get(f"/api/tables/{table}/state")["offers"]
    actions = [action for offer in offers if offer["kind"] == "lay_tile" for action in offer["actions"]]
    hex_ = busiest([action["hex"] for action in actions])
    visitor.page.locator(f'[data-target="hex:{hex_}"]').click()
    expect(ring_of(visitor).first).to_be_visible()
    return [action for action in actions if action["hex"] == hex_]


def ring_of(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-ring-tile]")


def face(visitor: Visitor) -> str:
    return visitor.page.locator("[data-testid=tile-preview]").first.get_attribute("data-face") or ""


def test_the_tiles_that_fit_lie_around_their_hex(visitor: Visitor) -> None:
    table = open_at(visitor, "1830", has_tiles)
    ways = choose_hex(visitor, table)
    tiles = {tile.get_attribute("data-ring-tile") for tile in ring_of(visitor).all()}
    assert tiles == {action["tile"] for action in ways}
    last = ring_of(visitor).last
    last.click()
    expect(visitor.page.locator("[data-testid=tile-preview]").first).to_have_attribute(
        "data-face", f"{last.get_attribute('data-ring-tile')}.{min_rotation(ways, last)}"
    )
    Clicks(visitor.page).move(visitor.page.locator("[data-testid=ring-lay]"))
    laid = visitor.get(f"/api/tables/{table}/entries?since={visitor.entry(table) - 1}")[0]["action"]
    assert (laid["hex"], laid["tile"]) == (ways[0]["hex"], last_tile(ways))


def min_rotation(ways: list[dict[str, Any]], tile: Locator) -> int:
    """The first way that the tile may lie."""
    name = tile.get_attribute("data-ring-tile")
    return int(next(action["rotation"] for action in ways if action["tile"] == name))


def last_tile(ways: list[dict[str, Any]]) -> str:
    return str(list(dict.fromkeys(action["tile"] for action in ways))[-1])


def test_a_tile_is_turned_by_wheel_key_and_tap(visitor: Visitor) -> None:
    table = open_at(visitor, "1830", has_tiles)
    ways = choose_hex(visitor, table)
    tiles = [action["tile"] for action in ways]
    turning = max(sorted(set(tiles)), key=tiles.count)
    assert tiles.count(turning) > 1
    tile = visitor.page.locator(f'[data-ring-tile="{turning}"]')
    if tile.get_attribute("aria-pressed") != "true":
        tile.click()
    preview = visitor.page.locator("[data-testid=tile-preview]").first
    expect(preview).to_be_visible()
    first = face(visitor)
    visitor.page.locator(".ring .hub").hover()
    visitor.page.mouse.wheel(0, 120)
    expect(preview).not_to_have_attribute("data-face", first)
    visitor.page.keyboard.press("Shift+R")
    expect(preview).to_have_attribute("data-face", first)
    visitor.page.locator(".ring .hub").click()
    expect(preview).not_to_have_attribute("data-face", first)
    assert face(visitor).startswith(f"{turning}.")


def test_keys_go_around_the_ring_and_lay_the_tile(visitor: Visitor) -> None:
    table = open_at(visitor, "1830", has_tiles)
    choose_hex(visitor, table)
    chosen = visitor.page.locator('[data-ring-tile][aria-pressed="true"]')
    first = chosen.get_attribute("data-ring-tile") or ""
    visitor.page.keyboard.press("ArrowRight")
    expect(chosen).not_to_have_attribute("data-ring-tile", first)
    visitor.page.keyboard.press("ArrowLeft")
    expect(chosen).to_have_attribute("data-ring-tile", first)
    before = visitor.entry(table)
    expect(visitor.page.locator("[data-testid=lay-tile]")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(ring_of(visitor)).to_have_count(0)
    assert visitor.entry(table) == before + 1


def test_the_best_run_after_the_tile_is_told_before_it_is_laid(visitor: Visitor) -> None:
    table = open_at(visitor, "1830", has_tiles)
    now = visitor.get(f"/api/tables/{table}/routes")["revenue"]
    choose_hex(visitor, table)
    told = visitor.page.locator("[data-testid=run-change]")
    expect(told).to_contain_text(f"${now}")
    words = told.inner_text()
    Clicks(visitor.page).move(visitor.page.locator("[data-testid=ring-lay]"))
    assert words.endswith(f"${visitor.get(f'/api/tables/{table}/routes')['revenue']}")


def test_what_a_tile_may_become_is_shown_with_how_many_are_left(visitor: Visitor) -> None:
    table = open_at(visitor, "1830", has_tiles)
    tiles = {tile["tile"]: tile for tile in visitor.get(f"/api/tables/{table}/state")["view"]["board"]["tiles"]}
    visitor.page.get_by_role("tab", name="Tiles and trains").click()
    visitor.page.locator('li[data-tile="57"] button').click()
    for upgrade in tiles["57"]["becomes"]:
        shown = visitor.page.locator(f'[data-upgrade="{upgrade}"]')
        expect(shown).to_contain_text(f"{upgrade} \N{MULTIPLICATION SIGN} {tiles[upgrade]['left']}")
    assert {"14", "15"} <= set(tiles["57"]["becomes"])


def test_a_tile_is_laid_on_a_phone(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        table = open_at(visitor, "1830", has_tiles)
        visitor.page.get_by_role("button", name="Whole board").tap()
        choose_hex(visitor, table)
        for tile in ring_of(visitor).all():
            box = tile.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
            assert 0 <= box["x"] <= PHONE[0] - box["width"]
        before = visitor.entry(table)
        Clicks(visitor.page).move(visitor.page.locator("[data-testid=ring-lay]"))
        assert visitor.entry(table) == before + 1
