"""How 18xx tables are played by clicks."""

from playwright.sync_api import Locator, expect

from tests.browser.clicks import Clicks

OWN_STEPS = ("declare_bankruptcy", "sell_private", "buy_private")
"""What nobody does in passing."""


def confirm(clicks: Clicks) -> None:
    """Say yes to what a move would bring about."""
    expect(clicks.page.locator("[data-testid=deal]")).to_be_visible()
    clicks.move(clicks.page.locator("[data-testid=confirm]"))


def round_kind(clicks: Clicks) -> str:
    """`auction`, `stock` or `operating`."""
    return clicks.page.locator("[data-testid=round]").get_attribute("data-round") or ""


def start_company(clicks: Clicks, company: str, price: int) -> None:
    """Buy the president's certificate from the company's card, with the par price on the market."""
    clicks.page.locator(f'article[data-company="{company}"] [data-kind="start_company"]').first.click()
    clicks.page.locator(f'.turn [data-kind="start_company"][data-price="{price}"]').click()
    confirm(clicks)


def buy_share(clicks: Clicks, company: str) -> None:
    clicks.page.locator(f'article[data-company="{company}"] [data-kind="buy_share"]').first.click()
    confirm(clicks)


def tile_hexes(clicks: Clicks) -> Locator:
    """The hexes that take a tile, as they are listed: other marks on the map are for markers and stations."""
    return clicks.page.locator(".turn [data-tile-hexes] [data-hex]")


def lay_a_tile(clicks: Clicks) -> str:
    """Choose a hex, look at the tile, turn it, lay it: the face that was shown."""
    hex_ = tile_hexes(clicks).first.get_attribute("data-hex")
    clicks.page.locator(f'[data-target="hex:{hex_}"]').first.dispatch_event("click")
    preview = clicks.page.locator("[data-testid=tile-preview]").first
    preview.wait_for()
    clicks.page.keyboard.press("r")
    face = preview.get_attribute("data-face") or ""
    clicks.move(clicks.page.locator("[data-testid=lay-tile]"))
    return face


def operate_once(clicks: Clicks, tiled: bool) -> str:
    """One move of a company's turn, in the order of the turn: what was done."""
    page, kinds = clicks.page, clicks.kinds()
    if not tiled and tile_hexes(clicks).count():
        lay_a_tile(clicks)
        return "lay_tile"
    if page.locator('[data-target^="slot:"]').count() and not kinds & {"pass"}:
        page.locator('[data-target^="slot:"]').first.dispatch_event("click")
        confirm(clicks)
        return "station"
    if "run_trains" in kinds:
        clicks.move(clicks.offered("run_trains").first)
        return "run_trains"
    if "pay_dividend" in kinds:
        clicks.move(page.locator('.turn [data-kind="pay_dividend"][data-choice="pay"]'))
        return "pay_dividend"
    trains = page.locator('.turn button[data-kind="buy_train"][data-train]')
    if "buy_train" in kinds and trains.count():
        trains.first.click()
        confirm(clicks)
        return "buy_train"
    if "pass" in kinds:
        clicks.move(clicks.offered("pass").first)
        return "pass"
    clicks.any_of(clicks.offered(*sorted(kinds - set(OWN_STEPS))))
    return "other"
