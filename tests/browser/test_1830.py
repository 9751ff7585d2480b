"""1830 by clicks: the opening auction, a company, the first operating round."""

import pytest
from playwright.sync_api import expect

from tests.browser.clicks import Clicks
from tests.browser.eighteenxx import buy_share, confirm, operate_once, round_kind, start_company
from tests.browser.positions import Moment, open_at
from tests.browser.visitor import Visitor

PAR = 67
ONE_LINE = 60
"""Higher the bar is not, if it has one line."""


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


@pytest.mark.slow
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


def test_a_bid_that_is_too_low_or_too_high_is_answered_with_the_rule(visitor: Visitor) -> None:
    table = visitor.table("1830", ["hotseat", "hotseat"])
    visitor.sit_down(table)
    offer = visitor.page.locator('.turn [data-private="CS"] form')
    offer.locator("input").fill("44")
    expect(offer.get_by_text("A whole number from 45 to 800.")).to_be_visible()
    for amount in ("44", "2250"):
        offer.locator("input").fill(amount)
        offer.locator('[data-kind="bid"]').click()
        expect(offer.locator(".reason")).to_contain_text("1830 §")
    assert visitor.entry(table) == 0


def test_bids_ask_before_they_count(visitor: Visitor) -> None:
    table = visitor.table("1830", ["hotseat", "hotseat"])
    visitor.sit_down(table)
    visitor.page.locator('.turn [data-private="CS"] [data-kind="bid"]').click()
    expect(visitor.page.locator("[data-testid=deal]")).to_contain_text("45")
    assert visitor.entry(table) == 0
    confirm(Clicks(visitor.page))
    assert visitor.entry(table) == 1


def test_a_question_about_the_game_is_not_asked_over_a_plan(visitor: Visitor) -> None:
    """What it asks belongs to the real position: on the copy it would be another move, or none."""
    visitor.sit_down(visitor.table("1830", ["hotseat", "hotseat"]))
    page, question = visitor.page, visitor.page.locator("[data-testid=deal]")
    page.locator('.turn button[data-kind="buy_cheapest"]').click()
    expect(question).to_be_visible()
    page.get_by_role("button", name="Plan ahead").click()
    expect(page.get_by_role("button", name="End planning")).to_be_visible()
    expect(question).to_have_count(0)
    page.get_by_role("button", name="End planning").click()
    expect(question).to_be_visible()


def test_a_second_click_at_the_same_place_does_not_make_another_move(visitor: Visitor) -> None:
    table = visitor.table("1830", ["hotseat", "hotseat"])
    visitor.sit_down(table)
    page, clicks = visitor.page, Clicks(visitor.page)
    before = clicks.place.inner_text()
    page.locator('.turn [data-kind="buy_cheapest"]').first.click()
    box = page.locator("[data-testid=confirm]").bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*at)
    expect(clicks.place).not_to_have_text(before)
    page.mouse.click(*at)
    expect(page.locator("[data-testid=deal]")).to_have_count(0)
    assert visitor.entry(table) == 1


def test_passing_says_what_it_ends(visitor: Visitor) -> None:
    open_at(visitor, "1830", lambda moment: moment.offers_kind("lay_tile") and moment.offers_kind("pass"))
    button = Clicks(visitor.page).offered("pass").first
    expect(button).to_have_text("Lay no tile")
    expect(visitor.page.locator("[aria-current=step]")).to_have_text("Track")


def test_a_pass_that_ends_nothing_else_ends_the_turn(visitor: Visitor) -> None:
    def can_only_pass(moment: Moment) -> bool:
        is_operating = moment.brings("turn_begun") and not moment.brings("operating_round_begun")
        return is_operating and [offer.kind for offer in moment.offers] == ["pass"]

    open_at(visitor, "1824", can_only_pass)
    expect(Clicks(visitor.page).offered("pass").first).to_have_text("End the turn")


@pytest.mark.parametrize("width", [1200, 1000])
def test_how_far_the_game_is_stands_in_the_bar_of_a_wide_window_else_with_the_turn(
    visitor: Visitor, width: int
) -> None:
    visitor.page.set_viewport_size({"width": width, "height": 900})
    visitor.sit_down(
        visitor.table("1830", ["bot", "bot"], name="The Friday club that meets on Saturdays at the station")
    )
    bar, turn = visitor.page.get_by_role("banner"), visitor.page.get_by_test_id("round")
    there, elsewhere = (bar, turn) if width == 1200 else (turn, bar)
    expect(there).to_contain_text("Auction of the privates")
    expect(elsewhere).not_to_contain_text("Auction of the privates")
    box = bar.bounding_box()
    assert box is not None
    assert box["height"] < ONE_LINE


def test_a_par_price_says_how_many_shares_one_could_pay(visitor: Visitor) -> None:
    table = open_at(visitor, "1830", lambda moment: moment.offers_kind("start_company"))
    page = visitor.page
    page.locator('.turn [data-kind="start_company"]').first.click()
    price = page.locator('.turn [data-kind="start_company"][data-price]').last
    state = visitor.get(f"/api/tables/{table}/state")
    cash = state["view"]["players"][state["seat"]]["cash"]
    shares = min(10, cash // int(price.get_attribute("data-price") or 1))
    expect(price).to_contain_text("one share" if shares == 1 else f"{shares} shares")


def test_a_private_is_sold_to_the_own_company_for_the_most_unless_one_says_otherwise(visitor: Visitor) -> None:
    table = open_at(visitor, "1830", lambda moment: moment.offers_kind("buy_private"))
    state = visitor.get(f"/api/tables/{table}/state")
    privates = {one["id"]: one for one in state["view"]["privates"]}
    offers = [offer for offer in state["offers"] if offer["kind"] == "buy_private"]
    visitor.page.locator(".turn summary").filter(has_text="rivate").first.click()
    fields = visitor.page.locator(".turn .deals").first.locator("input")
    for offer, field in zip(offers, fields.all(), strict=True):
        is_own = privates[offer["action"]["private"]]["owner_seat"] == state["seat"]
        expect(field).to_have_value(str(offer["high"] if is_own else offer["low"]))


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
