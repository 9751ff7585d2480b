"""A table is one screen: whatever it shows, the page does not scroll, and the history stays in view."""

import json
import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from kursbuch.bots import find_bot, play_game
from kursbuch.exchange import encode_record
from kursbuch.kernel import Record, Setup, find_title
from tests.api.servers import Server
from tests.browser.positions import Moment, open_at
from tests.browser.visitor import PHONE, Visitor

TITLES = ("1830", "1849", "1824", "american-rails", "railroad-revolution")
PARTS = {"early": 0.05, "late": 0.8, "over": 1.0}
SMALLEST = (1440, 900)
ON_ITS_SIDE = (844, 390)
REACH = """() => {
    const page = document.scrollingElement;
    return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""
HEX = "() => document.querySelector('[data-board=board] [data-layer=hexes] [data-mark]').getBoundingClientRect().width"
SIDES = "hexes => hexes.map(hex => hex.getBoundingClientRect()).map(box => [box.left, box.right])"
SMALLEST_HEX = 45
FILL = "part => getComputedStyle(part).fill.match(/[0-9]+/g).slice(0, 3).map(Number)"
WINDOWS = ((1280, 720), (1440, 900), (1600, 900), (1680, 1050), (1890, 1050), (1920, 1080), (2240, 1260), (2560, 1440))
"""Every one is at least as wide and as high as the one before."""

LONG_NAMES = (
    "Maximiliane Wolfenstein",
    "Bartholomäus von Hohenau",
    "Konstantin Achterberg",
    "Friederike Zwischenbach",
    "Leopoldine Österreicher",
    "Ferdinand Kronawitter",
)
LAST_LINES = 4
"""So much of a long turn of events is read at once."""

READABLE = 4.5
"""The contrast that texts need."""


@cache
def game_of_bots(title_id: str) -> Record:
    title, setup = find_title(title_id), Setup(("Ada", "Bertha", "Clara"))
    return play_game(title, setup, 5, [find_bot("builder")] * 3).record


@cache
def crowded_game(title_id: str) -> Record:
    """As many players as can be, and nobody is called Ada."""
    title = find_title(title_id)
    names = LONG_NAMES[: title.players[-1]]
    return play_game(title, Setup(names), 5, [find_bot("builder")] * len(names)).record


def part_of_game(title_id: str, part: str, whole: Record | None = None) -> dict[str, Any]:
    whole = whole or game_of_bots(title_id)
    record = replace(whole, moves=whole.moves[: int(len(whole.moves) * PARTS[part])])
    return {"game": json.loads(encode_record(record))}


def brightness(color: list[int]) -> float:
    """The luminance that contrasts are measured by."""
    red, green, blue = (part / 3294 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("title", TITLES)
def test_no_stage_of_a_table_makes_the_page_scroll(browser: Browser, server: Server, title: str, part: str) -> None:
    with Visitor.arriving(browser, server.url, SMALLEST) as visitor:
        visitor.sit_down(visitor.post("/api/imports", part_of_game(title, part))["id"])
        for tab in visitor.page.locator("[data-stage-tab]").all():
            tab.click()
            assert max(visitor.page.evaluate(REACH)) <= 0, tab.inner_text()
            expect(visitor.page.locator(".history")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("title", TITLES)
def test_no_window_is_too_small_for_a_crowded_table(browser: Browser, server: Server, title: str) -> None:
    with Visitor.arriving(browser, server.url, SMALLEST, "de") as visitor:
        page = visitor.page
        visitor.sit_down(visitor.post("/api/imports", part_of_game(title, "late", crowded_game(title)))["id"])
        for width, height in WINDOWS[1:]:
            page.set_viewport_size({"width": width, "height": height})
            for tab in page.locator("[data-stage-tab]").all():
                tab.click()
                assert max(page.evaluate(REACH)) <= 0, (tab.inner_text(), width)
                expect(page.locator(".history")).to_be_in_viewport(ratio=1)
                for sheet in page.get_by_test_id("sheet").all():
                    assert sheet.evaluate("sheet => sheet.clientWidth - sheet.parentElement.clientWidth") <= 0, width


@pytest.mark.parametrize("title", ["1830", "1849", "1824", "american-rails"])
def test_a_larger_window_never_shows_a_smaller_map(browser: Browser, server: Server, title: str) -> None:
    with Visitor.arriving(browser, server.url, WINDOWS[0], "de") as visitor:
        page = visitor.page
        visitor.sit_down(visitor.post("/api/imports", part_of_game(title, "late"))["id"])
        page.locator("[data-stage-tab='map']").click()
        before = 0.0
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator("#stages [data-stage]")).to_have_count(2 if width >= 1920 else 1)
            now = page.evaluate(HEX)
            assert now >= before, (width, height)
            before = now


@pytest.mark.parametrize("title", ["1830", "1849", "1824"])
def test_the_last_move_is_read_beside_four_players(browser: Browser, server: Server, title: str) -> None:
    game = play_game(find_title(title), Setup(LONG_NAMES[:4]), 5, [find_bot("builder")] * 4).record
    with Visitor.arriving(browser, server.url, SMALLEST, "de") as visitor:
        visitor.sit_down(visitor.post("/api/imports", part_of_game(title, "late", game))["id"])
        log = visitor.page.get_by_role("log")
        expect(log).to_be_in_viewport(ratio=1)
        for line in log.locator("[data-entry]").last.locator("> div > div").all()[-LAST_LINES:]:
            expect(line).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("title", ["1824", "american-rails", "railroad-revolution"])
def test_nobody_is_cut_off_below_a_long_turn(browser: Browser, server: Server, title: str) -> None:
    """1824 VI: in the first stock round all railways are for sale at once."""
    with Visitor.arriving(browser, server.url, SMALLEST, "de") as visitor:
        if title == "railroad-revolution":
            open_at(visitor, title, lambda moment: moment.offers_kind("use_telegraph_tile"), 4)
        else:
            open_at(visitor, title, lambda moment: len(moment.moves) == 2, 4)
        beside = visitor.page.locator(".right .beside")
        for name in ("Ada", "Bertha", "Clara", "Dora"):
            expect(beside.get_by_text(name).first).to_be_in_viewport(ratio=1)
        assert beside.evaluate("panel => panel.scrollHeight - panel.clientHeight") <= 0


def test_whoever_is_on_turn_is_seen_where_not_all_players_are(browser: Browser, server: Server) -> None:
    """Six players in a small window: it is the turn of the last of them."""

    def is_last(moment: Moment) -> bool:
        is_late = moment.offers_kind("sell_shares") and len(moment.moves) > 300
        return is_late and moment.rules.to_act(moment.position)[0] == 5

    with Visitor.arriving(browser, server.url, WINDOWS[0], "de") as visitor:
        open_at(visitor, "1830", is_last, 6)
        players = visitor.page.locator(".right .beside")
        assert players.evaluate("panel => panel.scrollHeight - panel.clientHeight") > 0
        expect(players.locator("article.acts .name")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080), (2560, 1440)])
def test_a_score_with_many_parts_is_seen_whole(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    with Visitor.arriving(browser, server.url, size, "de") as visitor:
        game = part_of_game("railroad-revolution", "over", crowded_game("railroad-revolution"))
        visitor.sit_down(visitor.post("/api/imports", game)["id"])
        score = visitor.page.get_by_role("group", name="Woraus das Ergebnis besteht")
        expect(score.get_by_role("columnheader")).to_have_count(4)
        assert score.evaluate("part => part.scrollWidth - part.clientWidth") <= 0
        expect(visitor.page.locator("[data-result]")).not_to_contain_text("2.")


def test_the_actions_of_a_player_board_stand_in_a_grid(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, (1920, 1080)) as visitor:
        visitor.sit_down(visitor.post("/api/imports", part_of_game("railroad-revolution", "late"))["id"])
        visitor.page.locator("[data-stage-tab='own']").click()
        fields = visitor.page.locator("[data-stage='own'] [data-field]")
        expect(fields).to_have_count(4)
        assert len({round(box["width"]) for field in fields.all() if (box := field.bounding_box())}) == 1
        strip = visitor.page.locator("[data-board='telegraph']")
        assert strip.evaluate("part => part.scrollWidth - part.clientWidth") <= 0


@pytest.mark.parametrize("title", ["1830", "1849", "1824"])
def test_a_phone_shows_its_tabs_whole_and_gives_the_map_all_that_is_left(
    browser: Browser, server: Server, title: str
) -> None:
    with Visitor.arriving(browser, server.url, PHONE, "de") as visitor:
        visitor.sit_down(visitor.post("/api/imports", part_of_game(title, "late"))["id"])
        visitor.page.locator("[data-stage-tab='map']").click()
        hidden = visitor.page.get_by_role("tablist").first.evaluate("tabs => tabs.scrollWidth - tabs.clientWidth")
        assert hidden <= 0
        stage = visitor.page.locator("[data-stage='map']").bounding_box()
        drawn = visitor.page.locator("[data-stage='map'] .board > svg").bounding_box()
        assert stage is not None
        assert drawn is not None
        assert abs(stage["height"] - drawn["height"]) < 1


@pytest.mark.parametrize("title", ["1830", "1849", "1824", "american-rails"])
def test_a_phone_begins_where_it_is_played_and_can_show_the_whole_map(
    browser: Browser, server: Server, title: str
) -> None:
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        page = visitor.page
        visitor.sit_down(visitor.post("/api/imports", part_of_game(title, "late"))["id"])
        page.locator("[data-stage-tab='map']").click()
        board = page.locator("[data-board=board] svg[role=group]")
        assert page.evaluate(HEX) >= SMALLEST_HEX
        expect(board).to_have_attribute("data-detail", "middle")
        page.get_by_role("button", name="Whole board").click()
        expect(board).to_have_attribute("data-detail", "far")
        frame = board.bounding_box()
        assert frame is not None
        hexes = page.locator("[data-board=board] [data-layer=hexes] [data-mark]").evaluate_all(SIDES)
        assert hexes
        assert all(frame["x"] <= left and right <= frame["x"] + frame["width"] for left, right in hexes)
        page.get_by_role("button", name="Where it is played").click()
        assert page.evaluate(HEX) >= SMALLEST_HEX


@pytest.mark.parametrize("title", ["1830", "american-rails", "railroad-revolution"])
def test_a_window_that_becomes_large_shows_the_whole_map(browser: Browser, server: Server, title: str) -> None:
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        visitor.sit_down(visitor.post("/api/imports", part_of_game(title, "late"))["id"])
        visitor.page.locator("[data-stage-tab='map']").click()
        zoomed = visitor.page.locator("[data-board=board] .zoomed")
        expect(zoomed).to_have_count(1)
        visitor.page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
        visitor.page.locator("[data-stage-tab='map']").click()
        expect(zoomed).to_have_count(0)


def test_a_map_is_not_dragged_beyond_its_edge(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        page = visitor.page
        visitor.sit_down(visitor.post("/api/imports", part_of_game("1824", "late"))["id"])
        page.locator("[data-stage-tab='map']").click()
        board = page.locator("[data-board=board] svg[role=group]")
        box = board.bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for way in (-1, 1):
            for _ in range(12):
                page.mouse.move(*middle)
                page.mouse.down()
                page.mouse.move(middle[0] + way * 150, middle[1] + way * 150, steps=3)
                page.mouse.up()
            left, top, width, height = map(float, str(board.get_attribute("viewBox")).split())
            whole, high = map(float, re.findall(r"[0-9.]+", str(board.get_attribute("style"))))
            assert left == pytest.approx(0 if way > 0 else whole - width)
            assert top == pytest.approx(0 if way > 0 else high - height)


def test_a_long_turn_unfolds_over_the_map(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        page = visitor.page
        open_at(visitor, "american-rails", lambda moment: moment.offers_kind("take_space"))
        stage = page.locator("[data-stage='map']")
        before, unfold = stage.bounding_box(), page.get_by_test_id("unfold")
        unfold.click()
        hint = page.get_by_role("button", name="Hint")
        expect(hint).to_be_in_viewport(ratio=1)
        assert stage.bounding_box() == before
        unfold.click()
        expect(hint).not_to_be_in_viewport()


@pytest.mark.parametrize("title", TITLES)
def test_a_phone_on_its_side_has_the_turn_beside_the_map(browser: Browser, server: Server, title: str) -> None:
    with Visitor.arriving(browser, server.url, ON_ITS_SIDE) as visitor:
        page = visitor.page
        visitor.sit_down(visitor.post("/api/imports", part_of_game(title, "late"))["id"])
        page.locator("[data-stage-tab='map']").click()
        stage = page.locator("[data-stage='map']").bounding_box()
        assert stage is not None
        assert stage["height"] > ON_ITS_SIDE[1] / 2
        assert max(page.evaluate(REACH)) <= 0
        offered = page.locator(".turn .offers :is(button, summary)").locator("visible=true")
        expect(offered.first).to_be_in_viewport(ratio=1)


def test_language_and_light_are_chosen_at_a_table_on_a_phone(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        visitor.sit_down(visitor.post("/api/imports", part_of_game("1830", "early"))["id"])
        visitor.page.locator("header summary").click()
        visitor.page.get_by_label("Language", exact=True).select_option("de")
        expect(visitor.page.get_by_role("group", name="Verlauf")).to_be_visible()


def test_the_cost_of_water_is_read_at_night(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, SMALLEST, dark=True) as visitor:
        visitor.sit_down(visitor.post("/api/imports", part_of_game("1830", "early"))["id"])
        visitor.page.locator("[data-stage-tab='map']").click()
        cost, ground = (
            brightness(visitor.page.locator(f"[data-board='board'] {part}").first.evaluate(FILL))
            for part in (".cost.white.water", ".ground.white")
        )
        assert (cost + 0.05) / (ground + 0.05) >= READABLE
