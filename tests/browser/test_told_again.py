"""What somebody is in the middle of stays when the same position is told again, and while others do something else."""

import json
import re

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.api.servers import Server
from tests.browser.positions import Moment, open_at
from tests.browser.test_routes import DASH, rows, runs
from tests.browser.test_tiles import choose_hex, face, has_tiles
from tests.browser.visitor import PHONE, Visitor


class Line:
    """A live connection on which somebody else may tell the page of positions, or nobody."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._route: WebSocketRoute | None = None
        self._bank = 4321
        self.is_mute = False
        visitor.page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            if not self.is_mute or json.loads(text)["type"] != "state":
                route.send(text)

        self._route = route
        route.connect_to_server().on_message(pass_on)

    def tell_again(self, table: str) -> None:
        """The position as it is, as after every connection; another bank shows that it was heard."""
        state = self._visitor.get(f"/api/tables/{table}/state?drawing=true")
        self._bank += 1
        state["view"]["bank"] = self._bank
        while self._route is None:
            self._visitor.page.evaluate("new Promise(requestAnimationFrame)")
        self._route.send(json.dumps({"type": "state", "state": state}))
        expect(self._visitor.page.get_by_text(f"${self._bank}").first).to_be_visible()


@pytest.fixture
def line(visitor: Visitor) -> Line:
    return Line(visitor)


def test_what_is_typed_before_the_first_word_of_the_connection_stays(visitor: Visitor, line: Line) -> None:
    """The page asks for a position and is told it once more when it is connected: without the symbols it knows."""
    line.is_mute = True
    table = visitor.table("1830", ["hotseat", "hotseat"])
    visitor.sit_down(table)
    amount = visitor.page.locator('.turn [data-private="CS"] input')
    amount.fill("44")
    line.tell_again(table)
    expect(amount).to_have_value("44")


def test_an_auction_told_again_leaves_what_is_written_asked_and_answered(visitor: Visitor, line: Line) -> None:
    table = visitor.table("1830", ["hotseat", "hotseat"])
    visitor.sit_down(table)
    page = visitor.page
    page.get_by_role("tab", name="Chat").click()
    said, amount = page.get_by_label("Say something"), page.locator('.turn [data-private="DH"] input')
    said.fill("Does anybody want the ")
    amount.fill("99")
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".turn ul[role=status]")
    expect(hint).to_be_visible()
    page.locator('.turn [data-private="CS"] [data-kind="bid"]').click()
    question = page.get_by_test_id("deal")
    expect(question.get_by_role("status")).not_to_be_empty()
    line.tell_again(table)
    expect(amount).to_have_value("99")
    expect(said).to_have_value("Does anybody want the ")
    expect(hint).to_be_visible()
    expect(question.get_by_role("status")).not_to_be_empty()


def test_a_railway_chosen_to_be_started_stays_chosen_when_the_position_is_told_again(
    visitor: Visitor, line: Line
) -> None:
    table = open_at(visitor, "1830", lambda moment: moment.offers_kind("start_company"))
    chosen = visitor.page.locator('.turn [data-kind="start_company"][data-group]').nth(1)
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    line.tell_again(table)
    expect(chosen).to_have_attribute("aria-pressed", "true")


def test_a_tile_stays_as_it_was_turned_when_the_position_is_told_again(visitor: Visitor, line: Line) -> None:
    table = open_at(visitor, "1830", has_tiles)
    tiles = [action["tile"] for action in choose_hex(visitor, table)]
    visitor.page.locator(f'[data-ring-tile="{max(sorted(set(tiles)), key=tiles.count)}"]').click()
    visitor.page.keyboard.press("r")
    told = visitor.page.get_by_test_id("run-change")
    expect(told).not_to_be_empty()
    before = face(visitor), told.inner_text()
    line.tell_again(table)
    assert (face(visitor), told.inner_text()) == before


def test_a_route_half_drawn_stays_when_the_position_is_told_again(visitor: Visitor, line: Line) -> None:
    table = open_at(visitor, "1830", runs)
    row = rows(visitor).first
    row.get_by_test_id("edit-route").click()
    visitor.page.get_by_test_id("new-route").click()
    visitor.page.locator("[data-target]").first.dispatch_event("click")
    visitor.page.locator("[data-target]").first.dispatch_event("click")
    way, refusal = row.locator(".way"), visitor.page.locator(".turn .refusal")
    expect(way).to_contain_text(DASH)
    expect(refusal).not_to_be_empty()
    before = way.inner_text(), refusal.inner_text()
    line.tell_again(table)
    assert (way.inner_text(), refusal.inner_text()) == before


def test_on_a_phone_an_unfolded_turn_stays_unfolded_when_the_position_is_told_again(
    browser: Browser, server: Server
) -> None:
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        line = Line(visitor)
        table = visitor.table("1830", ["hotseat", "hotseat"])
        visitor.sit_down(table)
        fold = visitor.page.get_by_test_id("unfold")
        fold.click()
        line.tell_again(table)
        expect(fold).to_have_attribute("aria-expanded", "true")


def is_between_sales(moment: Moment) -> bool:
    """A player may sell shares and open an office, and somebody else may sell meanwhile."""
    may_sell = moment.offers_amounts("sell_shares") and moment.offers_kind("open_office")
    return may_sell and any(offer.kind == "sell_shares" for offer in moment.besides)


def sell_a_share(visitor: Visitor, table: str) -> None:
    """By whoever is not on turn, and seen in the page."""
    place = visitor.page.locator(".history .place")
    before = place.inner_text()
    seat = visitor.get(f"/api/tables/{table}/state")["to_act"][1]
    sale = {"kind": "sell_shares", "count": 1}
    visitor.post(f"/api/tables/{table}/moves", {"number": visitor.entry(table), "seat": seat, "action": sale})
    expect(place).not_to_have_text(before)


def test_a_sale_of_somebody_else_leaves_what_was_chosen_typed_and_asked(visitor: Visitor) -> None:
    """Railroad Revolution: shares are sold at any time."""
    table = open_at(visitor, "railroad-revolution", is_between_sales)
    page = visitor.page
    page.locator("[data-target]").first.dispatch_event("click")
    expect(page.locator(".target.selected")).to_have_count(1)
    sell_a_share(visitor, table)
    expect(page.locator(".target.selected")).to_have_count(1)
    page.get_by_role("button", name="Show all moves").click()
    amount = page.locator('.turn form:has([data-kind="sell_shares"]) input')
    amount.fill("2")
    page.locator(".turn details:has([data-kind=open_office]) > summary").click()
    page.locator('.turn button[data-kind="open_office"][data-offered="true"]').first.click()
    question = page.get_by_test_id("deal")
    expect(question.get_by_role("status")).not_to_be_empty()
    sell_a_share(visitor, table)
    expect(question.get_by_role("status")).not_to_be_empty()
    expect(amount).to_have_value("2")
