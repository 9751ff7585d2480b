"""Who sits where at a new table, and what those who come are told."""

from playwright.sync_api import Browser, expect

from tests.api.servers import Server
from tests.browser.positions import open_at
from tests.browser.test_lobby import choose
from tests.browser.visitor import Visitor


def test_people_at_this_screen_have_names_and_bots_sit_among_them(visitor: Visitor) -> None:
    visitor.open()
    page = visitor.page
    choose(page, "american-rails", 4)
    page.locator('[data-seat-name="2"]').fill("Grace")
    page.locator('[data-seat-kind="3"]').select_option("bot")
    page.locator('[data-seat-name="3"]').fill("Charles")
    expect(page.get_by_role("combobox", name="Against")).to_have_value("mixed")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("group", name="History")).to_be_visible()
    seats = visitor.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")["seats"]
    told = [(seat["kind"], seat["name"]) for seat in seats]
    assert told == [("person", visitor.name), ("hotseat", "Grace"), ("bot", "Charles"), ("hotseat", "Player 4")]


def test_at_a_table_by_link_everybody_takes_back_the_own_move_and_nobody_gets_hints(visitor: Visitor) -> None:
    visitor.open()
    page = visitor.page
    choose(page, "1830", 3, "open")
    page.locator('[data-seat-kind="3"]').select_option("bot")
    page.get_by_role("button", name="Open the table").click()
    agreed = page.get_by_test_id("agreed")
    expect(agreed).to_contain_text("Undo: own last move")
    expect(agreed).to_contain_text("Hints: none")
    expect(page.get_by_role("heading", name="1830")).to_be_visible()
    expect(page.get_by_text("1830", exact=True)).to_have_count(1)


def test_a_table_without_hints_has_no_button_for_them(visitor: Visitor) -> None:
    hint = visitor.page.get_by_role("button", name="Hint")
    visitor.sit_down(visitor.table("american-rails", ["hotseat", "hotseat"]))
    expect(hint).to_be_visible()
    visitor.sit_down(visitor.table("american-rails", ["hotseat", "hotseat"], hints=False))
    expect(hint).to_have_count(0)


def test_a_link_that_was_copied_badly_says_so(visitor: Visitor) -> None:
    with visitor.listening.expecting("status of 404"):
        visitor.open("/tables/not-a-table")
        expect(visitor.page.get_by_role("alert")).to_have_text("There is no such table, or it is not open to you.")


def test_what_lies_in_bids_is_seen_by_all(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url) as visitor:
        open_at(visitor, "1830", lambda moment: any(move.action.kind == "bid" for move in moment.moves))
        laid_out = visitor.page.get_by_test_id("laid-out")
        expect(laid_out).to_have_count(1)
        expect(laid_out).to_contain_text("In bids $")
