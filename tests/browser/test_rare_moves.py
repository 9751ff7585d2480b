"""Moves that most games never see, in positions that bots came into: each is found, explained and made by clicks."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.clicks import Clicks
from tests.browser.eighteenxx import confirm
from tests.browser.positions import Moment, open_at
from tests.browser.visitor import Visitor

SICILY = {"advanced": "yes", "electric_dreams": "yes"}
EARLY = 150
"""After so few moves a tile can still be laid in some city of the coast."""


def last_events(visitor: Visitor, table: str) -> dict[str, dict[str, Any]]:
    """What the last move brought about, by kind."""
    entry = visitor.get(f"/api/tables/{table}/entries?since={visitor.entry(table) - 1}")[0]
    return {event["kind"]: event["arguments"] for event in entry["events"]}


def deal_text(visitor: Visitor) -> str:
    """What a move would bring about, as soon as it is known."""
    deal = visitor.page.locator("[data-testid=deal]")
    expect(deal.locator("[role=status] p")).to_be_visible()
    return deal.inner_text()


@pytest.mark.parametrize(
    ("kind", "event", "panel"),
    [
        ("issue_bond", "bond_issued", "Bonds"),
        ("redeem_bond", "bond_redeemed", None),
        ("buy_electric_token", "electric_token_bought", "E-tokens"),
    ],
)
def test_1849_bonds_and_electric_tokens(visitor: Visitor, kind: str, event: str, panel: str | None) -> None:
    table = open_at(visitor, "1849", lambda moment: moment.offers_kind(kind), 4, SICILY)
    clicks = Clicks(visitor.page)
    clicks.offered(kind).first.click()
    assert re.search(r"Treasury of the \w+\s+L\.\s\d+ → L\.\s\d+", deal_text(visitor))
    confirm(clicks)
    events = last_events(visitor, table)
    assert event in events
    if panel:
        besides = besides_of(visitor)
        expect(besides.locator(f'h3:text-is("{panel}") + ul')).to_contain_text(events[event]["company"])


def test_1849_the_sms_lands_on_the_coast(visitor: Visitor) -> None:
    def is_early(moment: Moment) -> bool:
        return moment.offers_kind("land_by_sea") and len(moment.moves) < EARLY

    table = open_at(visitor, "1849", is_early, 4, SICILY, first_seed=6)
    clicks, page = Clicks(visitor.page), visitor.page
    clicks.offered("land_by_sea").first.click()
    expect(page.locator("[data-testid=deal]")).to_contain_text("which closes it")
    confirm(clicks)
    expect(clicks.offered("land_by_sea")).to_have_count(0)
    target = page.locator('[data-target^="hex:"]').first
    hex_ = (target.get_attribute("data-target") or "").removeprefix("hex:")
    target.dispatch_event("click")
    clicks.move(page.locator("[data-testid=lay-tile]"))
    events = last_events(visitor, table)
    assert (events["tile_laid"]["hex"], events["tile_laid"]["amount"]) == (hex_, 0)
    assert events["private_closed"]["private"] == "SMS"


def test_1849_the_sms_lands_after_the_tile_was_passed(visitor: Visitor) -> None:
    def is_late(moment: Moment) -> bool:
        return moment.offers_kind("land_by_sea") and not moment.offers_kind("lay_tile")

    open_at(visitor, "1849", is_late, 4, SICILY, first_seed=29)
    clicks = Clicks(visitor.page)
    clicks.offered("land_by_sea").first.click()
    confirm(clicks)
    expect(visitor.page.locator("[data-target]").first).to_be_visible()


def test_1849_a_place_in_a_city_is_sold(visitor: Visitor) -> None:
    table = open_at(visitor, "1849", lambda moment: moment.offers_kind("buy_station"), 4, SICILY)
    clicks, page = Clicks(visitor.page), visitor.page
    offer = page.locator(".turn form").filter(has_text="Buy the place of").first
    offer.locator("input").fill("1")
    clicks.move(offer.locator("button"))
    if page.locator("[data-testid=proposal]").count():
        expect(page.locator("[data-testid=proposal]")).to_contain_text("for L. 1.")
        clicks.move(clicks.offered("accept").first)
    assert last_events(visitor, table)["station_taken"]["amount"] == 1


def besides_of(visitor: Visitor) -> Locator:
    """What the island has besides, on its own stage."""
    visitor.page.get_by_role("tab", name="Other").click()
    return visitor.page.locator('[data-stage="sicily"]')


def test_1849_the_earthquake_is_announced_before_the_train_is_bought(visitor: Visitor) -> None:
    table = open_at(visitor, "1849", lambda moment: moment.brings("earthquake"), 4, SICILY)
    clicks, page = Clicks(visitor.page), visitor.page
    page.locator('.turn button[data-kind="buy_train"][data-train="12H"]').first.click()
    assert "Earthquake in Messina" in deal_text(visitor)
    confirm(clicks)
    expect(besides_of(visitor)).to_contain_text("Messina in ruins")
    assert "earthquake" in last_events(visitor, table)


def test_1824_the_bond_railway_gets_a_station(visitor: Visitor) -> None:
    options = {"variant": "cisleithania"}
    table = open_at(visitor, "1824", lambda moment: moment.offers_kind("place_bond_station"), 2, options)
    circle = visitor.page.locator('[data-target^="slot:"]').last
    hex_ = (circle.get_attribute("data-target") or "").removeprefix("slot:").split("/")[0]
    circle.dispatch_event("click")
    expect(circle).to_have_class(re.compile("selected"))
    confirm(Clicks(visitor.page))
    assert last_events(visitor, table)["station_placed"]["hex"] == hex_


def test_1824_the_bond_railway_may_go_without_a_station(visitor: Visitor) -> None:
    def is_voluntary(moment: Moment) -> bool:
        return moment.offers_kind("place_bond_station") and moment.offers_kind("pass")

    table = open_at(visitor, "1824", is_voluntary, 2, {"variant": "cisleithania"})
    clicks = Clicks(visitor.page)
    clicks.move(clicks.offered("pass").first)
    assert "station_placed" not in last_events(visitor, table)
    expect(clicks.offered("place_bond_station")).to_have_count(0)


def test_1824_the_20_percent_paper_is_sold(visitor: Visitor) -> None:
    options = {"variant": "cisleithania"}
    table = open_at(visitor, "1824", lambda moment: moment.offers_kind("sell_double"), 2, options)
    button = visitor.page.locator('.turn [data-kind="sell_double"]').first
    label = button.inner_text()
    button.click()
    assert "Papers" in deal_text(visitor)
    confirm(Clicks(visitor.page))
    sold = last_events(visitor, table)["shares_sold"]
    assert sold["shares"] == 2
    assert label == f"Sell the 20% paper · {sold['amount']}\u00a0G"


def test_1824_a_mountain_railway_becomes_a_share_of_the_pool(visitor: Visitor) -> None:
    def has_pool(moment: Moment) -> bool:
        exchanges = [action for offer in moment.offers if offer.kind == "exchange_mountain" for action in offer]
        return any(getattr(action, "source", "") == "pool" for action in exchanges)

    table = open_at(visitor, "1824", has_pool, 2, {"variant": "cisleithania"})
    visitor.page.locator('.turn [data-kind="exchange_mountain"]').filter(has_text="(pool)").first.click()
    assert "Papers" in deal_text(visitor)
    confirm(Clicks(visitor.page))
    assert "private_exchanged" in last_events(visitor, table)


def test_1824_the_home_in_vienna_is_chosen_on_the_map(visitor: Visitor) -> None:
    options = {"variant": "cisleithania"}
    table = open_at(visitor, "1824", lambda moment: moment.offers_kind("keep_home"), 2, options)
    circles = visitor.page.locator('[data-target^="slot:E12/"]')
    expect(circles).to_have_count(2)
    city = int((circles.last.get_attribute("data-target") or "").split("/")[1])
    circles.last.dispatch_event("click")
    confirm(Clicks(visitor.page))
    assert last_events(visitor, table)["home_kept"]["city"] == city


def test_1824_a_mountain_railway_becomes_a_share(visitor: Visitor) -> None:
    table = open_at(visitor, "1824", lambda moment: moment.offers_kind("exchange_mountain"))
    group = visitor.page.locator('.turn [data-group][data-kind="exchange_mountain"]')
    if group.count():
        group.first.click()
    visitor.page.locator('.turn [data-kind="exchange_mountain"][data-company]').first.click()
    assert "Papers" in deal_text(visitor)
    confirm(Clicks(visitor.page))
    assert "private_exchanged" in last_events(visitor, table)


def test_1824_goods_trains_are_bought_in_goods_time(visitor: Visitor) -> None:
    def has_both(moment: Moment) -> bool:
        trains = {action.train for action in moment.trains}
        return any(train.endswith("g") for train in trains) and not all(train.endswith("g") for train in trains)

    table = open_at(visitor, "1824", has_both, options={"variant": "goods-time"})
    visitor.page.locator('.turn [data-kind="buy_train"][data-train$="g"]').first.click()
    confirm(Clicks(visitor.page))
    assert last_events(visitor, table)["train_bought"]["train"].endswith("g")


def test_1830_a_train_is_given_in_exchange_for_a_diesel(visitor: Visitor) -> None:
    def is_diesel(moment: Moment) -> bool:
        return any(action.trade_in for action in moment.trains) and not moment.offers_kind("sell_shares")

    table = open_at(visitor, "1830", is_diesel, first_seed=2)
    visitor.page.locator('.turn [data-train="D"]').filter(has_text="for $800 and a").first.click()
    assert "trades in" in deal_text(visitor)
    confirm(Clicks(visitor.page))
    assert {"train_bought", "train_traded"} <= last_events(visitor, table).keys()


def test_1830_a_train_of_another_company_for_any_price(visitor: Visitor) -> None:
    table = open_at(visitor, "1830", lambda moment: moment.offers_amounts("buy_train"))
    clicks, page = Clicks(visitor.page), visitor.page
    page.locator(".turn summary").filter(has_text="Trains of other companies").click()
    offer = page.locator(".turn details form").first
    offer.locator("input").fill("33")
    clicks.move(offer.locator("button"))
    if page.locator("[data-testid=proposal]").count():
        expect(page.locator("[data-testid=proposal]")).to_contain_text(re.compile(r"Buy a \d-train from .* for \$33"))
        clicks.move(clicks.offered("accept").first)
    assert last_events(visitor, table)["train_bought"]["amount"] == 33


def test_1830_a_company_buys_a_private(visitor: Visitor) -> None:
    table = open_at(
        visitor, "1830", lambda moment: moment.offers_kind("buy_private") and moment.offers_kind("buy_train")
    )
    clicks, page = Clicks(visitor.page), visitor.page
    page.locator(".turn summary").filter(has_text="Buy a private").click()
    offer = page.locator(".turn details form").filter(has_text="Buy the").first
    most = offer.locator("input").get_attribute("max") or ""
    offer.locator("input").fill(most)
    clicks.move(offer.locator("button"))
    if page.locator("[data-testid=proposal]").count():
        clicks.move(clicks.offered("accept").first)
    assert last_events(visitor, table)["private_sold"]["amount"] == int(most)


def test_1830_the_mohawk_is_exchanged_out_of_turn(visitor: Visitor) -> None:
    table = open_at(visitor, "1830", lambda moment: any(offer.kind == "exchange_private" for offer in moment.besides))
    clicks, page = Clicks(visitor.page), visitor.page
    expect(clicks.offered("exchange_private")).to_have_count(0)
    turn = visitor.get(f"/api/tables/{table}/state")["to_act"][0]
    page.locator("[data-step-in]").first.click()
    clicks.offered("exchange_private").first.click()
    confirm(clicks)
    assert "private_exchanged" in last_events(visitor, table)
    assert visitor.get(f"/api/tables/{table}/state")["to_act"][0] == turn
    expect(clicks.offered("pass").first).to_be_visible()


def test_the_cheapest_private_says_what_it_costs_now(visitor: Visitor) -> None:
    visitor.sit_down(visitor.table("1830", ["hotseat", "hotseat"]))
    clicks = Clicks(visitor.page)
    cheapest = visitor.page.locator('.turn [data-kind="buy_cheapest"]')
    expect(cheapest).to_have_text("Buy the SV for $20")
    for _ in range(3):
        clicks.move(clicks.offered("pass").first)
    expect(cheapest).to_have_text("Buy the SV for $15")
    clicks.move(cheapest)
    expect(cheapest).to_have_text("Buy the CS for $40")


def test_planning_asks_for_no_run_of_a_company_that_stands_nowhere(visitor: Visitor) -> None:
    """A railway of 1824 may have trains before its first turn; asking for its run was an error in the page."""

    def has_trains_and_no_station(moment: Moment) -> bool:
        if not moment.offers_kind("run_trains"):
            return False
        view: Any = moment.rules.view(moment.position, None)
        stops = [stop for hex_ in view["board"]["hexes"] for stop in hex_.get("stops", ())]
        standing = {owner for stop in stops for owner in stop.get("stations", ())}
        return any(one["trains"] and one["id"] not in standing for one in view["companies"])

    open_at(visitor, "1824", has_trains_and_no_station, 4)
    visitor.page.get_by_role("button", name="Plan ahead").click()
    expect(visitor.page.get_by_role("group", name="Best runs in this plan").get_by_role("button").first).to_be_visible()
