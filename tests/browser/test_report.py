"""The page that `kursbuch report` writes, in the browser and without a network."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from kursbuch.analysis import report_of
from kursbuch.exchange import encode_record
from tests.analysis.games import finished_game
from tests.api.servers import Server
from tests.browser.visitor import Visitor


@pytest.fixture
def report(page: Page, tmp_path: Path) -> Page:
    """The report of a game of 1830, opened as a file."""
    game = finished_game("1830")
    file = tmp_path / "report.html"
    file.write_text(report_of(game.record, game.stages, "en"), encoding="utf-8")
    page.set_viewport_size({"width": 1200, "height": 1000})
    page.context.set_offline(True)
    page.goto(file.as_uri())
    return page


def test_a_click_leads_to_the_very_move_that_the_pointer_tells(report: Page) -> None:
    chart = report.locator("#values svg").first
    box = chart.bounding_box()
    assert box is not None
    for part in (0.31, 0.42, 0.5337, 0.66):
        report.evaluate("location.hash = ''; scrollTo(0, 0)")
        x, y = box["x"] + box["width"] * part + 0.45, box["y"] + box["height"] / 2
        report.mouse.move(x, y)
        expect(report.locator("#told")).to_be_visible()
        report.mouse.click(x, y)
        expect(report).to_have_url(re.compile(r"#move-\d+$"))
        told = (report.locator("#told p").text_content() or "").split(".")[0]
        assert report.url.endswith(f"#move-{told}")
        expect(report.locator(f"#move-{told}")).to_be_in_viewport()


def test_a_line_can_be_switched_off_and_a_swing_leads_to_its_move(report: Page) -> None:
    figure = report.locator("#values figure").first
    line = figure.locator("path.line").first
    expect(line).not_to_have_class("line off")
    figure.get_by_role("button", name="Ada").click()
    expect(line).to_have_class("line off")
    link = report.locator("#swings a").first
    target = link.get_attribute("href") or ""
    link.click()
    expect(report.locator(target)).to_be_in_viewport()


def test_players_have_the_colours_of_their_pieces(browser: Browser, server: Server) -> None:
    """The marker of American Rails beside a player's name is the one that the report shows."""
    with Visitor.arriving(browser, server.url) as visitor:
        game = finished_game("american-rails")
        made = visitor.post("/api/imports", {"game": json.loads(encode_record(game.record))})
        visitor.sit_down(made["id"])
        ground = "part => getComputedStyle(part).backgroundColor"
        markers = visitor.page.locator("[data-testid=player-0] th > *").first.evaluate(ground)
        visitor.open(f"/api/tables/{made['id']}/report")
        name = visitor.page.locator("#result .who", has_text=game.record.setup.players[0]).first
        assert name.locator(".swatch").evaluate(ground) == markers
