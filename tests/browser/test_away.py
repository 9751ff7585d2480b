"""What fails around the page: nothing can be kept, the server is away when somebody arrives."""

import re

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.api.servers import PASSWORD, Server
from tests.browser.positions import open_at
from tests.browser.visitor import PHONE, Visitor

NOTHING_KEPT = (
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } })"
)
AWAY = r"status of 502"


def test_a_browser_that_keeps_nothing_plays_all_the_same(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url) as visitor:
        visitor.page.add_init_script(NOTHING_KEPT)
        open_at(visitor, "american-rails", lambda moment: moment.offers_kind("bid"))
        visitor.page.get_by_label("Colours").select_option("dark")
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
        visitor.open("/learn/american-rails")
        expect(visitor.page.locator("[data-lesson]")).to_have_attribute("data-step", "1")


def test_who_arrives_while_the_server_is_away_waits_for_it(visitor: Visitor) -> None:
    page = visitor.page

    def be_away(route: Route) -> None:
        route.fulfill(status=502, content_type="text/html", body="<html>Bad Gateway</html>")

    with visitor.listening.expecting(AWAY):
        page.route("**/api/**", be_away)
        visitor.open()
        expect(page.locator("[aria-busy=true]")).to_have_text("Kursbuch …")
    page.unroute("**/api/**")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()


def test_a_page_that_is_older_than_the_server_says_so(visitor: Visitor) -> None:
    page, lines = visitor.page, list[WebSocketRoute]()

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/live"), connect)
    visitor.sit_down(visitor.table("american-rails", ["bot", "bot"]))
    reload = page.get_by_role("button", name="Kursbuch was updated: reload")
    with page.expect_response(f"{visitor.url}/"):
        lines[-1].close()
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    expect(reload).to_have_count(0)
    newer = '<div id="app"></div><script type="module" src="/assets/index-newer.js"></script>'
    page.route(f"{visitor.url}/", lambda route: route.fulfill(content_type="text/html", body=newer))
    lines[-1].close()
    reload.click()
    expect(page.get_by_role("group", name="History")).to_be_visible()
    expect(reload).to_have_count(0)


def test_a_browser_that_refuses_cookies_is_told_what_is_missing(page: Page, server: Server) -> None:
    def without_cookies(route: Route) -> None:
        answer = route.fetch()
        kept = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        page.context.clear_cookies()
        route.fulfill(response=answer, headers=kept)

    page.route("**/api/accounts", without_cookies)
    page.goto(server.url)
    page.get_by_label("Name").fill("Somebody without cookies")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="New account").click()
    expect(page.get_by_text("This browser takes no cookies")).to_be_visible()
    expect(page.get_by_role("heading", name="Welcome")).to_be_visible()


def test_a_name_as_wide_as_can_be_makes_no_page_scroll(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        wide = [{"kind": "person"}] + [{"kind": "hotseat", "name": letter * 30} for letter in "WM"]
        made = visitor.post("/api/tables", {"title": "american-rails", "seats": wide, "name": "W" * 60})
        visitor.open(f"/tables/{made['id']}")
        expect(visitor.page.get_by_role("button", name="Start")).to_be_enabled()
        reach = "document.scrollingElement.scrollWidth"
        assert visitor.page.evaluate(reach) <= PHONE[0]
        visitor.post(f"/api/tables/{made['id']}/start")
        for _ in range(2):
            visitor.move(made["id"])
        visitor.sit_down(made["id"])
        turn = visitor.page.locator(".turn")
        assert turn.evaluate("turn => turn.scrollWidth - turn.clientWidth") <= 0
        visitor.open()
        expect(visitor.page.get_by_role("link", name="W" * 60)).to_be_visible()
        assert visitor.page.evaluate(reach) <= PHONE[0]
