"""American Rails from the first auction to the result, by clicks."""

import pytest
from playwright.sync_api import expect

from tests.browser.clicks import Clicks, play_out
from tests.browser.visitor import Visitor

ON_BOARD = ("expand", "develop", "start_in")


def stage(clicks: Clicks) -> str:
    return clicks.page.locator("[data-testid=status]").get_attribute("data-stage") or ""


def amount(written: str) -> int:
    """A figure as it is written, with the sign of the currency or of what is owed."""
    return int(written.replace("$", "").replace("\N{MINUS SIGN}", "-"))


def play_once(clicks: Clicks, now: str) -> None:
    """One move that fits the stage of the game."""
    if now == "bidding" and (clicks.random.random() < 0.6 or not clicks.offered("bid").count()):
        clicks.move(clicks.offered("leave_auction").first)
    elif now == "bidding":
        clicks.move(clicks.page.locator('button[data-kind="bid"][data-offered="true"]').first)
    elif now == "founding":
        clicks.on_board(["start_in"])
    elif now in ("choosing", "placing"):
        clicks.any_of(clicks.offered("offer_share", "take_space"))
    elif clicks.page.locator("[data-target]").count():
        clicks.on_board(ON_BOARD)
    elif clicks.offered("fund", "offer_share", "take_money", "levy").count():
        clicks.any_of(clicks.offered("fund", "offer_share", "take_money", "levy"))
    else:
        clicks.any_of(clicks.offered("finish", "decline"))


@pytest.mark.slow
def test_a_whole_game_of_two_at_this_screen_and_bots(visitor: Visitor) -> None:
    table = visitor.table("american-rails", ["hotseat", "bot", "bot", "bot"])
    visitor.sit_down(table)
    seen = set()

    def play(clicks: Clicks) -> None:
        seen.add(now := stage(clicks))
        play_once(clicks, now)

    play_out(Clicks(visitor.page), play)
    result = visitor.get(f"/api/tables/{table}")["result"]
    assert seen >= {"choosing", "bidding", "founding", "placing", "acting"}
    end, ranking = visitor.page.locator("[data-end]"), visitor.page.locator("[data-result] ol li")
    expect(ranking).to_have_count(0)
    rows = [row.locator("td.number").all_inner_texts() for row in end.locator("table").first.locator("tbody tr").all()]
    columns = [[amount(cell) for cell in column] for column in zip(*rows, strict=True)]
    assert len(columns) == 5
    assert columns[0][0] == max(result["scores"])
    for total, *parts in columns:
        assert len(parts) == 4
        assert total == sum(parts)
    expect(end.locator("canvas").first).to_be_visible()
    expect(end.get_by_role("button", name="Rematch")).to_be_visible()
    expect(end.locator("[data-next]")).to_have_attribute("data-next", "railroad-revolution")
    visitor.page.get_by_role("tab", name="Board").click()
    expect(ranking).to_have_count(5)
    assert str(max(result["scores"])) in ranking.first.inner_text()
    visitor.page.get_by_role("tab", name="Result").click()
    with visitor.page.expect_popup() as popup:
        end.get_by_role("link", name="Report on the game").click()
    expect(popup.value.get_by_role("heading", name="Turning points")).to_be_visible()


def test_a_bid_asks_before_it_counts(visitor: Visitor) -> None:
    table = visitor.table("american-rails", ["hotseat", "hotseat"])
    visitor.sit_down(table)
    clicks = Clicks(visitor.page)
    clicks.move(clicks.offered("offer_share").first)
    before = visitor.entry(table)
    visitor.page.locator('.turn button[data-kind="bid"][data-offered="true"]').first.click()
    expect(visitor.page.locator("[data-testid=deal]")).to_contain_text("Bid")
    assert visitor.entry(table) == before
    clicks.move(visitor.page.locator("[data-testid=confirm]"))
    assert visitor.entry(table) == before + 1


def test_an_amount_that_was_typed_is_gone_with_its_position(visitor: Visitor) -> None:
    visitor.sit_down(visitor.table("american-rails", ["hotseat", "hotseat"]))
    clicks, field = Clicks(visitor.page), visitor.page.locator(".turn input[type=number]")
    clicks.move(clicks.offered("offer_share").first)
    field.fill("999")
    clicks.move(visitor.page.locator('.turn button[data-kind="bid"][data-offered="true"]').first)
    expect(field).not_to_have_value("999")


def test_a_place_where_nothing_is_possible_says_why(visitor: Visitor) -> None:
    visitor.sit_down(visitor.table("american-rails", ["hotseat", "hotseat"]))
    clicks = Clicks(visitor.page)
    while stage(clicks) != "founding":
        play_once(clicks, stage(clicks))
    targets = {target.get_attribute("data-target") for target in visitor.page.locator("[data-target]").all()}
    hexes = visitor.page.locator('[data-layer="hexes"] [data-mark^="hex:"]')
    marks = [hex_.get_attribute("data-mark") for hex_ in hexes.all()]
    other = next(mark for mark in marks if mark not in targets)
    visitor.page.locator(f'[data-layer="hexes"] [data-mark="{other}"]').dispatch_event("click")
    expect(visitor.page.locator(".why")).to_contain_text("(American Rails")


def test_the_bar_says_that_the_first_shares_are_auctioned(visitor: Visitor) -> None:
    """The preparatory round comes before the first year: nobody has an action yet."""
    visitor.sit_down(visitor.table("american-rails", ["hotseat", "hotseat"]))
    expect(visitor.page.get_by_role("banner")).to_contain_text("Preparatory round")
