"""What a player wants to know before a click is written where the click is made, and nothing lies over it."""

import json
from itertools import combinations

import pytest
from playwright.sync_api import Browser, expect

from kursbuch.bots import find_bot, play_game
from kursbuch.exchange import encode_record
from kursbuch.kernel import Setup, find_title
from tests.api.servers import Server
from tests.browser.clicks import Clicks
from tests.browser.eighteenxx import confirm
from tests.browser.positions import NAMES, Moment, open_at
from tests.browser.test_rare_moves import last_events
from tests.browser.visitor import PHONE, Visitor

SMALLEST_PRINT = 12
"""Pixels: what is smaller is not read without glasses."""

TWO_LINES = 30
"""Pixels."""


def unbroken(money: str, amount: object) -> str:
    """An amount as the page writes it: figure and unit stay on one line."""
    return money.format(amount).replace(" ", "\u00a0")


@pytest.mark.parametrize(
    ("title", "source", "money", "moves"),
    [
        ("1830", "Bank", "${}", 60),
        ("1830", "Pool", "${}", 60),
        ("1824", "Bank", "{} G", 60),
        ("1824", "Bank", "{} G", 600),
        ("1849", "Pool", "L. {}", 60),
    ],
)
def test_a_share_says_what_it_costs(visitor: Visitor, title: str, source: str, money: str, moves: int) -> None:
    """1830 §4.1: the bank sells at par; 1824 VI.4, 1849 §3.2: at the present price, which is another later on."""

    def is_for_sale(moment: Moment) -> bool:
        shares = [action for offer in moment.offers if offer.kind == "buy_share" for action in offer]
        return len(moment.moves) > moves and any(getattr(share, "source", "") == source.lower() for share in shares)

    table = open_at(visitor, title, is_for_sale)
    button = visitor.page.locator('.turn [data-kind="buy_share"]').filter(has_text=source).first
    label = button.inner_text()
    button.click()
    confirm(Clicks(visitor.page))
    bought = last_events(visitor, table)["share_bought"]
    assert label == f"{source} · {unbroken(money, bought['amount'])}"


@pytest.mark.parametrize(
    ("title", "kind", "money"), [("1830", "sell_shares", "${}"), ("1849", "sell_certificates", "L. {}")]
)
def test_a_sale_says_what_it_brings(visitor: Visitor, title: str, kind: str, money: str) -> None:
    """1830 §5.1, 1849 §3.1: all shares of a sale at one price."""
    table = open_at(visitor, title, lambda moment: moment.offers_kind(kind) and len(moment.moves) > 100)
    button = visitor.page.locator(f'.turn [data-kind="{kind}"]').last
    label = button.inner_text()
    button.click()
    confirm(Clicks(visitor.page))
    assert label.endswith(f"for {unbroken(money, last_events(visitor, table)['shares_sold']['amount'])}")


@pytest.mark.parametrize(("title", "money", "first_seed"), [("1830", "${}", 6), ("1824", "{} G", 9)])
def test_a_president_without_money_learns_how_much_is_lacking(
    visitor: Visitor, title: str, money: str, first_seed: int
) -> None:
    """1824 VII.12: the director may buy on credit; then the cheapest train is the cheapest that is offered."""

    def is_forced(moment: Moment) -> bool:
        is_choice = moment.offers_kind("buy_train") and moment.offers_kind("sell_shares")
        return is_choice and moment.brings("shares_sold")

    table = open_at(visitor, title, is_forced, 4, first_seed=first_seed)
    state = visitor.get(f"/api/tables/{table}/state")
    view = state["view"]
    company = next(one for one in view["companies"] if one["id"] == view["round"]["company"])
    offered = [action for offer in state["offers"] for action in offer.get("actions", ())]
    on_credit = [
        each["price"] for each in offered if each["kind"] == "buy_train" and each["source"] in ("bank", "pool")
    ]
    for_sale = [train["price"] for train in view["trains"] if train["for_sale"] or train["pool"]]
    lacking = min(on_credit or for_sale) - company["cash"] - view["players"][state["seat"]]["cash"]
    assert lacking > 0
    told = f"The cheapest train takes {money.format(lacking)} more"
    expect(visitor.page.locator(".turn")).to_contain_text(told)


def test_on_a_phone_the_tiles_do_not_hide_the_hex(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, size=PHONE) as visitor:
        open_at(visitor, "1830", lambda moment: moment.offers_kind("lay_tile") and len(moment.moves) > 100)
        page = visitor.page
        board = page.locator('[data-board="board"] svg[role=group]')
        before = board.bounding_box()
        places = page.locator('[data-target^="hex:"]')
        lowest = max(places.all(), key=lambda place: (place.bounding_box() or {"y": 0})["y"])
        lowest.dispatch_event("click")
        sheet = page.locator(".right .sheet")
        expect(sheet.locator("[data-testid=lay-tile]")).to_be_enabled()
        is_free = """() => {
            const place = document.querySelector('.target.selected').getBoundingClientRect();
            const sheet = document.querySelector('.right .sheet').closest('.right').getBoundingClientRect();
            return place.bottom <= sheet.top || place.top >= sheet.bottom;
        }"""
        page.wait_for_function(is_free)
        assert board.bounding_box() == before, "the map stays where it is"


def test_whoever_has_bought_ends_the_turn_and_does_not_pass(visitor: Visitor) -> None:
    def is_purchase(moment: Moment) -> bool:
        return moment.brings("share_bought") and moment.offers_kind("sell_shares") and moment.offers_kind("pass")

    open_at(visitor, "1830", is_purchase)
    clicks = Clicks(visitor.page)
    player = visitor.page.locator(".turn .head strong").inner_text().removesuffix(" to move")
    end = clicks.offered("pass").first
    expect(end).to_have_text("Pass")
    visitor.page.locator('.turn [data-kind="buy_share"]').first.click()
    confirm(clicks)
    expect(end).to_have_text("End the turn")
    clicks.move(end)
    expect(visitor.page.locator(".entry").last).to_contain_text(f"{player} is done.")


@pytest.mark.parametrize("title", ["1830", "1824", "railroad-revolution"])
@pytest.mark.parametrize("width", [390, 320])
def test_on_a_phone_the_words_of_the_tabs_stay_within_them_and_can_be_read(
    browser: Browser, server: Server, width: int, title: str
) -> None:
    with Visitor.arriving(browser, server.url, (width, 844), "de") as visitor:
        visitor.sit_down(visitor.table(title, ["bot", "bot"]))
        tabs = visitor.page.locator(".tabs [role=tab], .tabs [popovertarget]")
        spilling = "tabs => tabs.filter(tab => tab.scrollWidth > tab.clientWidth).map(tab => tab.textContent)"
        assert tabs.evaluate_all(spilling) == []
        sizes = tabs.evaluate_all("tabs => tabs.map(tab => parseFloat(getComputedStyle(tab).fontSize))")
        assert min(sizes) >= SMALLEST_PRINT


def test_on_a_phone_warnings_leave_room_for_what_can_be_done(browser: Browser, server: Server) -> None:
    def is_warned(moment: Moment) -> bool:
        return len(moment.moves) > 300 and moment.offers_kind("lay_tile")

    with Visitor.arriving(browser, server.url, (390, 844), "de") as visitor:
        open_at(visitor, "1824", is_warned, 4)
        warnings = visitor.page.get_by_test_id("warning")
        warnings.first.wait_for()
        for warning in warnings.all():
            box = warning.bounding_box()
            assert box is not None
            assert box["height"] < TWO_LINES


def test_on_a_phone_the_incomes_do_not_hide_each_other(browser: Browser, server: Server) -> None:
    with Visitor.arriving(browser, server.url, size=PHONE) as visitor:
        open_at(visitor, "american-rails", lambda moment: len(moment.moves) == 190, 4)
        visitor.page.get_by_role("tab", name="Companies").click()
        cubes = visitor.page.locator("[data-testid=income-track] .cube")
        expect(cubes).to_have_count(6)
        boxes = [box for cube in cubes.all() if (box := cube.bounding_box())]
        for one, other in combinations(boxes, 2):
            is_beside = abs(one["x"] - other["x"]) >= min(one["width"], other["width"])
            assert is_beside or abs(one["y"] - other["y"]) >= min(one["height"], other["height"]) - 1


def test_on_a_phone_to_bid_and_to_leave_are_seen_at_once(browser: Browser, server: Server) -> None:
    def is_contested(moment: Moment) -> bool:
        return moment.offers_kind("bid") and len(moment.moves) > 190

    with Visitor.arriving(browser, server.url, (390, 844), "de") as visitor:
        open_at(visitor, "american-rails", is_contested, 4)
        unfold = visitor.page.get_by_test_id("unfold").bounding_box()
        assert unfold is not None
        for kind in ("bid", "leave_auction"):
            button = visitor.page.locator(f'.turn [data-kind="{kind}"]').first.bounding_box()
            assert button is not None
            assert button["y"] + button["height"] <= unfold["y"], kind


IS_ON_TOP = """button => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_on_a_phone_what_unfolds_the_turn_hides_no_choice(browser: Browser, server: Server) -> None:
    """The longest path of a turn, a warning, and two choices beside each other at the end of what is seen."""
    with Visitor.arriving(browser, server.url, (390, 844), "de") as visitor:
        game = {"advanced": "yes", "electric_dreams": "yes"}
        open_at(visitor, "1849", lambda moment: moment.offers_kind("pay_dividend") and len(moment.moves) > 240, 4, game)
        expect(visitor.page.get_by_test_id("unfold")).to_be_visible()
        choices = visitor.page.locator('.turn [data-kind="pay_dividend"]')
        expect(choices).to_have_count(2)
        assert [choice.evaluate(IS_ON_TOP) for choice in choices.all()] == [True, True]


def test_on_a_phone_the_market_shows_the_shares_that_can_be_sold(browser: Browser, server: Server) -> None:
    def is_dear(moment: Moment) -> bool:
        return moment.offers_kind("sell_certificates") and len(moment.moves) > 380

    with Visitor.arriving(browser, server.url, (390, 844)) as visitor:
        open_at(visitor, "1849", is_dear, first_seed=3)
        expect(visitor.page.locator('[data-board="market"] [data-target]').first).to_be_in_viewport(ratio=1)


def test_on_a_phone_all_that_a_result_is_made_of_is_seen_at_once(browser: Browser, server: Server) -> None:
    bots = [find_bot("builder")] * 4
    record = play_game(find_title("railroad-revolution"), Setup(NAMES[:4]), 1, bots).record
    with Visitor.arriving(browser, server.url, (390, 844), "de") as visitor:
        made = visitor.post("/api/imports", {"game": json.loads(encode_record(record))})
        visitor.sit_down(made["id"])
        table = visitor.page.locator("[data-end] table").first
        expect(table).to_contain_text("Lokomotiven")
        assert table.evaluate("table => table.scrollWidth <= table.parentElement.clientWidth")
        columns = [row.locator("td").all_inner_texts() for row in table.locator("tbody tr").all()]
        for score, *parts in zip(*columns, strict=True):
            assert int(score.removesuffix(" SP")) == sum(map(int, parts))


def test_on_a_phone_the_prices_of_a_railway_that_was_chosen_come_into_sight(browser: Browser, server: Server) -> None:
    """1824: so many railways can be bought first that their prices lie below what is seen."""
    with Visitor.arriving(browser, server.url, (390, 844), "de") as visitor:
        visitor.sit_down(visitor.table("1824", ["hotseat", "hotseat"]))
        visitor.page.locator(".turn [data-group]").first.click()
        price = visitor.page.locator(".turn [data-kind=buy_paper][data-price]").first
        expect(price).to_be_in_viewport(ratio=1)
        assert price.evaluate(IS_ON_TOP)
