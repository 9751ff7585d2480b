"""What fails around the page: nothing can be kept, the server is away when somebody arrives."""

from playwright.sync_api import Browser, Route, expect

from tests.api.servers import Server
from tests.browser.positions import open_at
from tests.browser.visitor import Visitor

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
