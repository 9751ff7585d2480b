"""What a player looks at: descriptions a tap away, what prices would do, blocked hexes, railways by kind."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from playwright.sync_api import Browser, Page, expect

from tests.api.servers import Server
from tests.browser.clicks import Clicks
from tests.browser.positions import Moment, open_at
from tests.browser.visitor import PHONE, Visitor


def test_what_a_private_does_is_a_tap_away_with_its_section(visitor: Visitor) -> None:
    visitor.sit_down(visitor.table("1830", ["hotseat", "hotseat"]))
    page = visitor.page
    page.locator('.turn [data-private="MH"] [data-about="MH"]').click()
    text = page.locator("[popover]:popover-open")
    expect(text).to_contain_text("exchange it for a share of the NYC")
    expect(text).to_contain_text("1830 §3.0")
    expect(text).to_contain_text("D18")


def test_what_a_private_or_a_train_does_is_a_tap_away_in_log_and_sheet(visitor: Visitor) -> None:
    open_at(visitor, "1830", lambda moment: moment.brings("trains_run") and len(moment.moves) > 60)
    page, tip = visitor.page, visitor.page.get_by_role("tooltip")
    for name, told in (("2-train", "up to 2 stops"), ("MH", "exchange it for a share of the NYC")):
        word = page.get_by_role("log").get_by_role("button", name=name, exact=True).last
        word.scroll_into_view_if_needed()
        page.mouse.move(1, 1)
        expect(word).to_be_in_viewport()
        word.hover()
        expect(tip).to_contain_text(told)
    page.locator("[data-stage-tab=sheet]").click()
    page.get_by_test_id("sheet").locator("tbody [data-about]").first.click()
    expect(page.locator("[popover]:popover-open")).to_contain_text("§")


def test_what_a_sale_does_to_the_price_is_drawn_before_it_counts(visitor: Visitor) -> None:
    open_at(visitor, "1830", lambda moment: moment.offers_kind("sell_shares") and moment.offers_kind("pass"))
    page = visitor.page
    sale = page.locator('.turn [data-kind="sell_shares"]').first
    company = sale.get_attribute("data-company")
    sale.click()
    expect(page.locator(f'[data-price-move="{company}"]')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-price-move]")).to_have_count(0)


def test_hexes_of_a_private_in_the_hands_of_a_player_are_marked(visitor: Visitor) -> None:
    table = open_at(visitor, "1830", lambda moment: moment.offers_kind("lay_tile"))
    privates = visitor.get(f"/api/tables/{table}/state")["view"]["privates"]
    hexes = {hex_ for one in privates if one["owner_seat"] is not None for hex_ in one["hexes"]}
    flagged = visitor.page.locator("[data-board=board] [data-layer=labels] [data-mark]").filter(
        has=visitor.page.locator(".flag")
    )
    assert hexes
    assert {mark.get_attribute("data-mark") for mark in flagged.all()} == {f"hex:{hex_}" for hex_ in hexes}


def test_railways_of_1824_stand_by_kind_and_open_ones_have_a_value(visitor: Visitor) -> None:
    table = open_at(visitor, "1824", lambda moment: len(moment.moves) > 14 and moment.offers_kind("lay_tile"), 4)
    visitor.page.get_by_role("tab", name="Companies").click()
    shown = visitor.page.locator('[data-stage="companies"] [data-companies]').all()
    kinds = [group.get_attribute("data-companies") for group in shown]
    assert kinds == [kind for kind in ("coal", "pre_state", "state", "regional") if kind in kinds]
    assert len(kinds) > 2
    for player in visitor.get(f"/api/tables/{table}/state")["view"]["players"]:
        assert player["value"] >= player["cash"] + 120 * len(player["privates"])


def test_a_phone_has_five_things_at_the_bottom(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, PHONE) as visitor:
        visitor.sit_down(visitor.table("1830", ["hotseat", "hotseat"]))
        page = visitor.page
        expect(page.locator(".tabs [role=tab]")).to_have_count(4)
        page.locator("[data-testid=more-stages]").click()
        page.locator('[data-stage-tab="supply"]').click()
        expect(page.locator('[data-stage="supply"]')).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_what_others_did_since_the_last_own_turn_is_told_and_shown_again(visitor: Visitor) -> None:
    visitor.sit_down(visitor.table("1830", ["bot", "bot"]))
    page, clicks = visitor.page, Clicks(visitor.page)
    clicks.move(clicks.offered("buy_cheapest").first)
    since = page.locator("[data-testid=since]")
    expect(since).to_contain_text("Since your last turn")
    page.get_by_label("Speed").select_option("fast")
    page.locator("[data-testid=show-since]").click()
    expect(page.locator("[data-testid=stop-showing]")).to_be_visible()
    expect(page.locator("[data-testid=show-since]")).to_be_visible()
    expect(page.get_by_role("button", name="Now")).to_be_disabled()


@dataclass
class InPhase:
    """The first moment of a phase in which trains can be run."""

    phase: str
    has_begun: bool = False

    def __call__(self, moment: Moment) -> bool:
        begun = [event.arguments["phase"] for event in moment.events if event.kind == "phase_begun"]
        if not self.has_begun:
            self.has_begun = self.phase in begun
            return False
        return moment.offers_kind("run_trains")


def test_trains_that_go_with_the_next_phase_are_told(visitor: Visitor) -> None:
    """The first 4-train makes the 2-trains obsolete (1830 §2.0)."""
    table, page = open_at(visitor, "1830", InPhase("3")), visitor.page
    state = visitor.get(f"/api/tables/{table}/state")
    companies = state["view"]["companies"]
    own = [each["id"] for each in companies if each["president_seat"] == state["seat"] and "2" in each["trains"]]
    assert own
    warning = f"The next 4-train scraps the 2-trains of the {', '.join(own)}."
    expect(page.get_by_test_id("warning")).to_have_text(warning)
    page.locator('[data-stage-tab="sheet"]').click()
    sheet = page.locator('[data-stage="sheet"] tbody')
    twos = sum(each["trains"].count("2") for each in companies)
    expect(sheet.locator('[data-goes="2"]')).to_have_count(twos)
    expect(sheet.locator("[data-goes]")).to_have_count(twos)


def stop_clock(page: Page) -> None:
    """However long the bots think, their moves arrive soon after each other, and pictures stand until time goes on."""
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(seconds=2))


NUMBERS_SEEN = """() => {
    const place = document.querySelector('.history .place');
    const shown = () => Number(place.textContent.split('/')[0]);
    let last = shown();
    window.seen = [];
    new MutationObserver(() => shown() !== last && window.seen.push(last = shown()))
        .observe(place, { characterData: true, childList: true, subtree: true });
}"""


def test_the_moves_of_others_are_seen_one_after_the_other_as_they_arrive(visitor: Visitor) -> None:
    table = visitor.table("1830", ["bot", "bot", "bot"])
    visitor.sit_down(table)
    page, clicks = visitor.page, Clicks(visitor.page)
    first = visitor.entry(table)
    page.evaluate("localStorage.setItem('speed', 'fast')")
    page.reload()
    expect(page.get_by_role("group", name="History")).to_be_visible()
    page.evaluate(NUMBERS_SEEN)
    stop_clock(page)
    clicks.move(clicks.offered("buy_cheapest").first)
    expect(page.locator("[data-testid=stop-showing]")).to_be_visible()
    page.clock.resume()
    expect(clicks.offered("buy_cheapest").or_(clicks.offered("bid")).first).to_be_visible()
    last = visitor.entry(table)
    assert last >= first + 4
    seen = page.evaluate("[...new Set(window.seen)]")
    assert seen == list(range(first + 1, last + 1))


def test_moves_that_are_being_shown_can_be_skipped(visitor: Visitor) -> None:
    visitor.sit_down(visitor.table("1830", ["bot", "bot", "bot"]))
    page, clicks = visitor.page, Clicks(visitor.page)
    clicks.move(clicks.offered("buy_cheapest").first)
    expect(clicks.offered("buy_cheapest").or_(clicks.offered("bid")).first).to_be_visible()
    page.get_by_label("Speed").select_option("slow")
    stop_clock(page)
    page.locator("[data-testid=show-since]").click()
    skip = page.locator("[data-testid=stop-showing]")
    skip.click()
    expect(page.get_by_role("button", name="Now")).to_be_disabled()
    expect(skip).to_have_count(0)


def test_a_line_tells_what_others_did_since_the_own_last_turn(visitor: Visitor) -> None:
    table = visitor.table("1830", ["bot", "bot", "bot"])
    visitor.sit_down(table)
    page, clicks = visitor.page, Clicks(visitor.page)
    clicks.move(clicks.offered("buy_cheapest").first)
    expect(clicks.offered("buy_cheapest").or_(clicks.offered("bid")).first).to_be_visible()
    entries = visitor.get(f"/api/tables/{table}/entries")
    last = max(entry["number"] for entry in entries if entry["seat"] == 0)
    others = [entry for entry in entries if entry["number"] > last]
    since = page.locator("[data-testid=since]")
    expect(since).to_contain_text(f"Since your last turn: {len(others)} move")
    since.locator("summary").click()
    for entry in others:
        expect(since.locator("li", has_text=f"Bot {entry['seat'] + 1}").first).to_be_visible()
    expect(since.locator("li", has_text=visitor.name)).to_have_count(0)
