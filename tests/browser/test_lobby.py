"""A new table: every choice can be read, goes with the others, and is told to those who come."""

import json
from itertools import combinations

import pytest
from playwright.sync_api import Browser, FilePayload, FloatRect, Page, expect

from tests.api.servers import Server
from tests.browser.visitor import PHONE, Visitor


def choose(page: Page, title: str, players: int, others: str = "hotseat") -> None:
    """The title, how many play and against whom, with all other choices in sight."""
    page.locator(f'input[name="title"][value="{title}"]').check()
    page.get_by_role("combobox", name="Players").select_option(str(players))
    page.get_by_role("combobox", name="Against").select_option(others)
    page.locator("summary").filter(has_text="More choices").click()


def overlaps(one: FloatRect, other: FloatRect) -> bool:
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return wide > 1 and high > 1


@pytest.mark.parametrize("title", ["1824", "1830", "1849"])
def test_no_choice_covers_another(browser: Browser, server: Server, title: str) -> None:
    with Visitor.arriving(browser, server.url, language="de") as visitor:
        visitor.open()
        page = visitor.page
        page.locator(f'input[name="title"][value="{title}"]').check()
        page.locator("summary").filter(has_text="Mehr Möglichkeiten").click()
        panel = page.locator("section.panel").filter(has=page.locator(".choices")).bounding_box()
        boxes = [box for one in page.locator(".choices :is(input, select)").all() if (box := one.bounding_box())]
        assert panel is not None
        assert len(boxes) > 4
        assert not [pair for pair in combinations(boxes, 2) if overlaps(*pair)]
        assert all(box["x"] + box["width"] <= panel["x"] + panel["width"] for box in boxes)


def test_two_players_of_1824_play_cisleithania(visitor: Visitor) -> None:
    visitor.open()
    choose(visitor.page, "1824", 2)
    expect(visitor.page.locator('[data-option="variant"]')).to_have_value("cisleithania")
    visitor.page.get_by_role("button", name="Start").click()
    visitor.page.get_by_role("tab", name="Table").click()
    expect(visitor.page.get_by_test_id("agreed")).to_contain_text("Variant: Cisleithania")


def test_choices_that_need_another_come_with_it(visitor: Visitor) -> None:
    visitor.open()
    page = visitor.page
    choose(page, "1849", 4)
    electric, bonds = page.locator('[data-option="electric_dreams"]'), page.locator('[data-option="bonds"]')
    expect(electric).to_have_count(0)
    page.locator('[data-option="advanced"]').select_option("yes")
    electric.select_option("yes")
    expect(bonds).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("group", name="History")).to_be_visible()


def test_whoever_comes_reads_what_was_agreed(visitor: Visitor) -> None:
    visitor.open()
    page = visitor.page
    choose(page, "1830", 3, "open")
    page.locator('[data-option="bank"]').select_option("8000")
    page.locator('[data-option="stock_turn"]').select_option("buy_sell")
    page.get_by_label("Name of the table").fill("Short evening")
    page.get_by_role("button", name="Open the table").click()
    for word in (
        "Bank: $8,000, shorter",
        "Turn in a stock round: buy, then sell",
        "Undo: own last move",
        "Clock: none",
    ):
        expect(page.get_by_test_id("agreed")).to_contain_text(word)
    visitor.open()
    waiting = page.get_by_role("region", name="Tables waiting for players").or_(
        page.get_by_role("region", name="My games")
    )
    expect(waiting.get_by_role("listitem").filter(has_text="Short evening").first).to_contain_text("Bank: $8,000")


def test_players_are_told_what_is_not_as_printed(visitor: Visitor) -> None:
    """In the lobby before they choose, and at the table (docs/railroad-revolution.md)."""
    visitor.open()
    page = visitor.page
    note = page.get_by_test_id("reconstructed")
    choose(page, "1830", 3)
    expect(note).to_have_count(0)
    page.locator('[data-option="board"]').select_option("plus")
    note.locator("summary").click()
    expect(note).to_contain_text("southern rows (J to M)")
    page.locator('input[name="title"][value="railroad-revolution"]').check()
    expect(note).to_contain_text("milestones")
    expect(note).to_contain_text("KURSBUCH_DATA")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("tab", name="Table").click()
    note.locator("summary").click()
    expect(note).to_contain_text("the names Omaha, Denver, Santa Fe and Portland")


SITE_GAME = {
    "id": 5,
    "title": "1830",
    "players": [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Ben"}],
    "settings": {"optional_rules": []},
    "actions": [
        {"id": 1, "type": "bid", "entity": 1, "entity_type": "player", "company": "SV", "price": 20},
        {"id": 2, "type": "bid", "entity": 2, "entity_type": "player", "company": "MH", "price": 115},
        {"id": 3, "type": "bid", "entity": 1, "entity_type": "player", "company": "MH", "price": 116},
    ],
}
"""The third bid is too low."""


def test_a_game_of_18xx_games_is_kept_up_to_where_it_fails_and_goes_back_out(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open()
    file = FilePayload(name="game.json", mimeType="application/json", buffer=json.dumps(SITE_GAME).encode())
    with visitor.listening.expecting("422"):
        page.get_by_label("Drop the file").set_input_files(file)
        expect(page.get_by_text("Action 3 of the game")).to_be_visible()
    page.get_by_role("button", name="Keep the game up to there (2 moves)").click()
    page.wait_for_url("**/tables/*")
    page.get_by_role("tab", name="Table").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save for 18xx.games").click()
    written = json.loads(saving.value.path().read_text())
    assert [action["company"] for action in written["actions"]] == ["SV", "MH"]


def test_somebody_new_learns_what_there_is_before_giving_a_name(page: Page, server: Server) -> None:
    page.goto(server.url)
    for title in ("1830", "1849", "1824", "american-rails", "railroad-revolution"):
        expect(page.locator(f'[data-about="{title}"]')).to_be_visible()


def test_the_end_of_a_game_leads_to_the_next_title(visitor: Visitor) -> None:
    visitor.open("/?title=1849")
    expect(visitor.page.locator('input[name="title"][value="1849"]')).to_be_checked()


def test_on_a_phone_language_and_account_are_behind_one_button(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, size=PHONE) as visitor:
        visitor.open()
        expect(visitor.page.get_by_role("combobox", name="Language")).to_be_hidden()
        visitor.page.get_by_label("Language, colours and account").click()
        visitor.page.get_by_role("combobox", name="Language").select_option("de")
        expect(visitor.page.get_by_role("heading", name="Lernen")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so_and_shows_the_way_to_the_lobby(visitor: Visitor) -> None:
    visitor.open("/tabels")
    expect(visitor.page.get_by_role("alert")).to_have_text("There is no such page.")
    visitor.page.get_by_role("link", name="Lobby").click()
    expect(visitor.page.get_by_role("heading", name="My games")).to_be_visible()
