"""What every table has: a lobby, a history, two languages, keys, and room on a phone."""

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import kursbuch
from tests.api.servers import Server
from tests.browser.visitor import PHONE, Visitor

MOST_KILOBYTES = 300
IS_A_MOVE = "document.activeElement.matches('button[data-kind]:not([data-offered=false])')"
SHOWN_TITLES = ("1830", "1849", "1824", "american-rails", "railroad-revolution")


def test_a_new_table_takes_two_clicks(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.get_by_role("radio", name="American Rails").check()
    visitor.page.get_by_role("button", name="Start").click()
    expect(visitor.page.get_by_role("group", name="History")).to_be_visible()
    assert "/tables/" in visitor.page.url


def test_my_turn_comes_first_in_the_lobby(visitor: Visitor) -> None:
    waiting = visitor.post(
        "/api/tables", {"title": "1830", "seats": [{"kind": "person"}, {"kind": "open"}], "name": "Waiting"}
    )
    visitor.table("american-rails", ["hotseat", "hotseat"], name="Mine to move")
    assert waiting["status"] == "open"
    visitor.open()
    first = visitor.page.get_by_role("region", name="My games").get_by_role("listitem").first
    expect(first).to_contain_text("Mine to move")
    expect(first).to_contain_text("Your turn")


def test_the_history_goes_back_to_any_move_and_returns(visitor: Visitor) -> None:
    table = visitor.table("1830", ["hotseat", "hotseat"])
    for _ in range(5):
        visitor.move(table)
    visitor.sit_down(table)
    expect(visitor.page.get_by_text("5 / 5")).to_be_visible()
    now = visitor.page.locator(".stages").inner_text()
    slider = visitor.page.get_by_role("slider", name="History")
    slider.fill("0")
    expect(visitor.page.get_by_text("0 / 5", exact=True)).to_be_visible()
    expect(visitor.page.get_by_text("You are looking back")).to_be_visible()
    assert visitor.page.locator(".stages").inner_text() != now
    assert visitor.page.locator("button[data-kind]").count() == 0
    visitor.page.get_by_role("button", name="Now").click()
    expect(visitor.page.get_by_text("5 / 5")).to_be_visible()
    assert visitor.page.locator(".stages").inner_text() == now


@pytest.mark.parametrize("title", SHOWN_TITLES)
def test_the_page_in_german_has_no_untranslated_text(browser: Browser, server: Server, title: str) -> None:
    with Visitor.arriving(browser, server.url, language="de") as visitor:
        table = visitor.table(title, ["bot", "bot"])
        visitor.sit_down(table)
        shown = visitor.page.locator("body").inner_text()
        assert "Zurücknehmen" in shown
        assert not [
            word for word in shown.split() if word.startswith(("web-", "action-", "heading-", "column-", "kind-"))
        ]


def test_the_language_changes_at_once(visitor: Visitor) -> None:
    table = visitor.table("american-rails", ["hotseat", "hotseat"])
    visitor.move(table)
    visitor.sit_down(table)
    expect(visitor.page.locator(".entry")).to_have_count(1)
    english = visitor.page.get_by_role("log").inner_text()
    visitor.page.get_by_label("Language").select_option("de")
    expect(visitor.page.locator("#tab-log").filter(has_text="Protokoll")).to_be_visible()
    assert visitor.page.get_by_role("log").inner_text() != english
    assert visitor.page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize("title", SHOWN_TITLES)
def test_nothing_is_wider_than_a_phone(browser: Browser, server: Server, title: str) -> None:
    with Visitor.arriving(browser, server.url, size=PHONE) as visitor:
        table = visitor.table(title, ["bot", "bot"])
        visitor.sit_down(table)
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        expect(visitor.page.locator("button[data-kind]").first).to_be_visible()


def test_a_turn_is_played_with_the_keyboard_alone(visitor: Visitor) -> None:
    table = visitor.table("american-rails", ["hotseat", "hotseat"])
    visitor.sit_down(table)
    keys = visitor.page.keyboard
    for _ in range(200):
        if visitor.page.evaluate(IS_A_MOVE):
            break
        keys.press("Tab")
    assert visitor.page.evaluate(IS_A_MOVE), "no move can be reached by Tab"
    keys.press("Enter")
    expect(visitor.page.locator(".entry")).to_have_count(1)
    keys.press("u")
    expect(visitor.page.locator(".entry")).to_have_count(2)
    assert visitor.get(f"/api/tables/{table}/state")["depth"] == 0


def test_a_bot_takes_the_seat_and_gives_it_back(visitor: Visitor) -> None:
    table = visitor.table("american-rails", ["hotseat", "hotseat"])
    visitor.sit_down(table)
    visitor.page.get_by_role("tab", name="Table").click()
    seat = visitor.page.locator('[data-table-seat="1"]')
    seat.get_by_role("button", name="Let a bot play").click()
    expect(seat).to_contain_text("Builder")
    seat.get_by_role("button", name="Play again myself").click()
    expect(seat.get_by_role("button", name="Let a bot play")).to_be_visible()


def test_planning_leaves_the_game_as_it_is(visitor: Visitor) -> None:
    table = visitor.table("american-rails", ["hotseat", "hotseat"])
    visitor.sit_down(table)
    visitor.page.keyboard.press("p")
    visitor.page.locator("[data-plan]").wait_for()
    visitor.page.locator('.turn button[data-kind]:not([data-offered="false"])').first.click()
    expect(visitor.page.locator("[data-plan] ol li")).to_have_count(1)
    visitor.page.keyboard.press("p")
    expect(visitor.page.locator("[data-plan]")).to_have_count(0)
    assert visitor.entry(table) == 0


def test_the_lesson_leads_through_the_first_moves(visitor: Visitor) -> None:
    visitor.open("/learn/american-rails")
    lesson = visitor.page.locator("[data-lesson]")
    expect(lesson).to_have_attribute("data-step", "1")
    lesson.locator("button.primary").click()
    expect(lesson).to_have_attribute("data-step", "2")
    expect(visitor.page.get_by_role("group", name="History")).to_be_visible()


def test_charts_tell_the_game_so_far(visitor: Visitor) -> None:
    table = visitor.table("american-rails", ["hotseat", "hotseat"])
    for _ in range(20):
        visitor.move(table)
    visitor.sit_down(table)
    visitor.page.get_by_role("tab", name="Charts").click()
    expect(visitor.page.locator("[data-charts] canvas").first).to_be_visible()


def test_chat_and_notes_are_kept(visitor: Visitor) -> None:
    table = visitor.table("american-rails", ["bot", "bot"])
    visitor.sit_down(table)
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_label("Say something").fill("Good luck!")
    visitor.page.get_by_role("button", name="Say").click()
    expect(visitor.page.get_by_text("Good luck!")).to_be_visible()
    visitor.page.get_by_role("tab", name="Notes").click()
    visitor.page.locator("textarea").fill("watch the red company")
    visitor.page.reload()
    visitor.page.get_by_role("tab", name="Notes").click()
    expect(visitor.page.locator("textarea")).to_have_value("watch the red company")


def test_a_record_is_imported_by_its_file(visitor: Visitor, tmp_path: Path) -> None:
    table = visitor.table("american-rails", ["hotseat", "hotseat"], name="To be saved")
    for _ in range(4):
        visitor.move(table)
    visitor.post(f"/api/tables/{table}/abandon")
    record = visitor.page.request.get(f"{visitor.url}/api/tables/{table}/export").text()
    path = tmp_path / "game.json"
    path.write_text(record, encoding="utf-8")
    visitor.open()
    visitor.page.get_by_label("Drop the file").set_input_files(path)
    expect(visitor.page.locator(".entry")).to_have_count(4)
    path.write_text("{", encoding="utf-8")
    visitor.open()
    visitor.page.get_by_label("Drop the file").set_input_files(path)
    expect(visitor.page.get_by_role("alert").filter(has_text="not JSON")).to_be_visible()


def test_the_bundle_is_small() -> None:
    built = Path(kursbuch.__file__).parent / "web_dist"
    files = [path for path in built.rglob("*") if path.is_file()]
    assert files
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < MOST_KILOBYTES * 1000
