"""Two browsers at one table, a lost server, and a page that is loaded again."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.api.servers import Server, running_server, sqlite_url, start_server
from tests.browser.clicks import Clicks
from tests.browser.positions import open_at
from tests.browser.visitor import Visitor

LOST = "ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_SOCKET_NOT_CONNECTED"
"""How the browser tells of a request to a server that is gone, or goes while it answers."""


def play_together(host: Visitor, guest: Visitor) -> str:
    """A running table of two people and a bot."""
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "name": "Robot"}]
    made = host.post("/api/tables", {"title": "american-rails", "seats": seats, "seed": 3})
    guest.open(f"/tables/{made['id']}?invitation={made['invitation']}")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_role("button", name="Leave")).to_be_visible()
    host.open(f"/tables/{made['id']}")
    host.page.get_by_role("button", name="Start").click()
    for visitor in (host, guest):
        expect(visitor.page.get_by_role("group", name="History")).to_be_visible()
    return str(made["id"])


def make_any_move(visitor: Visitor) -> None:
    clicks = Clicks(visitor.page)
    clicks.move(visitor.page.locator("button[data-kind]:enabled").first)


def test_two_browsers_see_each_others_moves(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url) as host, Visitor.arriving(browser, server.url) as guest:
        table = play_together(host, guest)
        state = host.get(f"/api/tables/{table}/state")
        mover, watcher = (host, guest) if 0 in state["to_act"] else (guest, host)
        before = watcher.page.locator(".entry").count()
        make_any_move(mover)
        expect(watcher.page.locator(".entry")).not_to_have_count(before)


def test_a_page_that_misses_a_move_asks_after_the_next_heartbeat(browser: Browser, server: Server) -> None:
    """The words of the server about one entry are lost on the way: nothing else would tell the page of it."""
    lost: list[str] = []

    def lose(line: WebSocketRoute) -> None:
        told = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            number = message.get("entry", {}).get("number") or message.get("state", {}).get("number")
            if number == 3 and len(lost) < 2 and message["type"] not in lost:
                lost.append(message["type"])
            else:
                line.send(text)

        told.on_message(pass_on)

    with Visitor.arriving(browser, server.url) as visitor:
        table = visitor.table("american-rails", ["hotseat", "hotseat"])
        for _ in range(2):
            visitor.move(table)
        visitor.page.route_web_socket(f"**/api/tables/{table}/live*", lose)
        visitor.sit_down(table)
        expect(visitor.page.locator(".entry")).to_have_count(2)
        visitor.move(table)
        expect(visitor.page.locator(".entry")).to_have_count(3, timeout=10_000)
        assert lost == ["entry", "state"]
        make_any_move(visitor)
        expect(visitor.page.locator(".entry")).to_have_count(4)


def test_a_game_is_abandoned_when_the_other_agrees(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url) as host, Visitor.arriving(browser, server.url) as guest:
        table = play_together(host, guest)
        host.page.on("dialog", lambda dialog: dialog.accept())
        host.page.get_by_role("tab", name="Table").click()
        host.page.get_by_role("button", name="Abandon the game").click()
        asked = guest.page.get_by_role("alert").filter(has_text=f"{host.name} would like to abandon the game")
        asked.get_by_role("button", name="Do not agree").click()
        expect(host.page.get_by_role("button", name="Withdraw")).to_have_count(0)
        assert host.get(f"/api/tables/{table}")["status"] == "running"
        host.page.get_by_role("button", name="Abandon the game").click()
        expect(host.page.get_by_role("button", name="Withdraw")).to_be_visible()
        asked.get_by_role("button", name="Agree", exact=True).click()
        expect(host.page.get_by_role("button", name="Rematch")).to_be_visible()
        assert host.get(f"/api/tables/{table}")["status"] == "abandoned"


def test_a_reload_in_the_middle_of_a_game_loses_nothing(visitor: Visitor) -> None:
    table = visitor.table("american-rails", ["hotseat", "hotseat"])
    for _ in range(12):
        visitor.move(table)
    visitor.sit_down(table)
    log = visitor.page.get_by_role("log")
    expect(visitor.page.locator(".entry")).to_have_count(12)
    before = log.inner_text()
    visitor.page.reload()
    expect(visitor.page.locator(".entry")).to_have_count(12)
    assert log.inner_text() == before
    make_any_move(visitor)
    expect(visitor.page.locator(".entry")).to_have_count(13)


@pytest.mark.slow
def test_a_restart_of_the_server_in_the_middle_of_a_game_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    database = sqlite_url(tmp_path)
    with running_server(database) as first, Visitor.arriving(browser, first.url) as visitor:
        table = visitor.table("american-rails", ["hotseat", "hotseat"])
        for _ in range(6):
            visitor.move(table)
        visitor.sit_down(table)
        expect(visitor.page.locator(".entry")).to_have_count(6)
        first.kill()
        expect(visitor.page.get_by_text("The connection is lost")).to_be_visible()
        with visitor.listening.expecting(LOST):
            visitor.page.locator("button[data-kind]:enabled").first.click()
            expect(visitor.page.get_by_text("The server did not answer")).to_be_visible()
        second = start_server(database, port=int(first.url.rsplit(":", 1)[1]))
        try:
            expect(visitor.page.get_by_text("The connection is lost")).not_to_be_visible()
            expect(visitor.page.get_by_text("The server did not answer")).not_to_be_visible()
            make_any_move(visitor)
            expect(visitor.page.locator(".entry")).to_have_count(7)
        finally:
            second.stop()


class LateEntries:
    """A busy server: positions pass at once, the entries before them when somebody lets them."""

    def __init__(self, visitor: Visitor) -> None:
        self._held: list[str | bytes] = []
        self._line: WebSocketRoute | None = None
        visitor.page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            if json.loads(text)["type"] == "entry":
                self._held.append(text)
            else:
                line.send(text)

        self._line = line
        line.connect_to_server().on_message(pass_on)

    def let_pass(self) -> None:
        assert self._line is not None
        for text in self._held:
            self._line.send(text)
        self._held.clear()


def test_what_is_chosen_stays_chosen_when_the_entry_before_the_position_comes_late(visitor: Visitor) -> None:
    late = LateEntries(visitor)
    table = open_at(visitor, "1830", lambda moment: moment.offers_kind("lay_tile"))
    visitor.move(table)
    number = visitor.entry(table)
    visitor.post(f"/api/tables/{table}/undo", {"number": number})
    expect(visitor.page.locator(".history .place")).to_have_text(f"{number + 1} / {number + 1}")
    visitor.page.locator("[data-target]").first.dispatch_event("click")
    chosen = visitor.page.locator(".target.selected")
    expect(chosen).to_have_count(1)
    late.let_pass()
    expect(visitor.page.locator(f'.entry [aria-label="Go to entry {number + 1}"]')).to_be_visible()
    expect(chosen).to_have_count(1)


def test_moves_that_are_told_after_their_position_leave_the_page_at_now(visitor: Visitor) -> None:
    """Moves of others are shown one after the other: what the page shows already is not waited for."""
    table = visitor.table("1830", ["bot", "bot"])
    late = LateEntries(visitor)
    visitor.open()
    visitor.page.evaluate("localStorage.setItem('speed', 'usual')")
    visitor.sit_down(table)
    visitor.move(table)
    expect(visitor.page.locator(".turn .head .own")).to_be_visible()
    expect(visitor.page.locator(".history .place")).to_have_text("3 / 3")
    late.let_pass()
    expect(visitor.page.locator(".entry")).to_have_count(3)
    expect(visitor.page.locator(".turn .head .own")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Now", exact=True)).to_be_disabled()
