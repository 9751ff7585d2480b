"""1830 by clicks: the opening auction, a company, the first operating round."""

from playwright.sync_api import expect

from tests.browser.clicks import Clicks
from tests.browser.eighteenxx import buy_share, confirm, operate_once, round_kind, start_company
from tests.browser.visitor import Visitor

PAR = 67


def play_auction(clicks: Clicks) -> None:
    """A bid on the Champlain, then everybody buys what is cheapest; the B&O gets its par price."""
    page = clicks.page
    page.locator('.turn [data-private="CS"] input').fill("50")
    clicks.move(page.locator('.turn [data-private="CS"] [data-kind="bid"]'))
    while round_kind(clicks) == "auction":
        price = page.locator(f'.turn [data-kind="set_par"][data-price="{PAR}"]')
        if price.count():
            price.click()
            confirm(clicks)
        else:
            clicks.move(clicks.offered("buy_cheapest").first)


def float_the_prr(clicks: Clicks) -> None:
    """One player starts it, and whoever is next buys a share until 60 % are sold; then all pass."""
    start_company(clicks, "PRR", PAR)
    shares = 2
    while round_kind(clicks) == "stock":
        if shares < 6 and clicks.page.locator('article[data-company="PRR"] [data-kind="buy_share"]').count():
            buy_share(clicks, "PRR")
            shares += 1
        else:
            clicks.move(clicks.offered("pass").first)


def test_the_opening_auction_and_the_first_operating_round(visitor: Visitor) -> None:
    table = visitor.table("1830", ["hotseat", "hotseat"])
    visitor.sit_down(table)
    clicks = Clicks(visitor.page)
    play_auction(clicks)
    float_the_prr(clicks)
    assert round_kind(clicks) == "operating"
    done: list[str] = []
    while round_kind(clicks) == "operating":
        done.append(operate_once(clicks, tiled="lay_tile" in done))
    assert {"lay_tile", "buy_train"} <= set(done)
    view = visitor.get(f"/api/tables/{table}/state")["view"]
    company = next(company for company in view["companies"] if company["id"] == "PRR")
    assert company["trains"]
    assert [hex_ for hex_ in view["board"]["hexes"] if hex_.get("tile")]
    assert view["round"]["kind"] == "stock"
    shown = visitor.page.locator('article[data-company="PRR"]').inner_text()
    assert str(company["cash"]) in shown
    assert company["trains"][0] in shown


def test_a_bid_that_is_too_low_is_not_sent(visitor: Visitor) -> None:
    table = visitor.table("1830", ["hotseat", "hotseat"])
    visitor.sit_down(table)
    visitor.page.locator('.turn [data-private="CS"] input').fill("44")
    expect(visitor.page.locator('.turn [data-private="CS"] [data-kind="bid"]')).to_be_disabled()
    expect(visitor.page.locator(".turn").get_by_text("A whole number from 45 to 800.")).to_be_visible()
    assert visitor.entry(table) == 0


def test_what_is_not_possible_is_grey_with_the_rule(visitor: Visitor) -> None:
    visitor.sit_down(visitor.table("1830", ["hotseat", "hotseat"]))
    clicks = Clicks(visitor.page)
    play_auction(clicks)
    start_company(clicks, "PRR", PAR)
    grey = visitor.page.locator('article[data-company="PRR"] button[data-wish][aria-disabled="true"]').first
    expect(grey).to_be_visible()
    assert "1830 §" in (grey.get_attribute("title") or "")


def test_one_key_takes_a_move_back(visitor: Visitor) -> None:
    table = visitor.table("1830", ["hotseat", "hotseat"])
    visitor.sit_down(table)
    clicks = Clicks(visitor.page)
    clicks.move(clicks.offered("buy_cheapest").first)
    before = clicks.place.inner_text()
    visitor.page.keyboard.press("u")
    expect(clicks.place).not_to_have_text(before)
    assert visitor.get(f"/api/tables/{table}/state")["depth"] == 0
    expect(visitor.page.locator('article[data-seat="0"]')).to_contain_text("800")
