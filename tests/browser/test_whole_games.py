"""Whole games by clicks, with bots on the other seats. American Rails has a file of its own.

Those of 18xx take minutes: `make test-all` plays them from the first move on, `make test` their last part.
"""

import pytest
from playwright.sync_api import Locator

from tests.browser.clicks import LOOK_EVERY, Clicks, play_out
from tests.browser.eighteenxx import OWN_STEPS, lay_a_tile, round_kind, tile_hexes
from tests.browser.positions import late_in_game
from tests.browser.test_railroad_revolution import ACTIONS, choose_action, is_choosing
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow
IS_ANSWERED = """before => document.querySelector('.history .place').textContent !== before
    || document.querySelector('[data-testid=confirm]')"""


def press(clicks: Clicks, button: Locator) -> None:
    """A move, with the question before it where there is one."""
    before = clicks.place.inner_text()
    clicks.page.mouse.move(1, 1)
    button.click()
    clicks.page.wait_for_function(IS_ANSWERED, arg=before, polling=LOOK_EVERY)
    confirm = clicks.page.locator("[data-testid=confirm]")
    if clicks.place.inner_text() == before and confirm.count():
        clicks.move(confirm)
    else:
        clicks.moves += 1


def unfold(clicks: Clicks) -> None:
    """Moves that are folded away come into sight."""
    folds = clicks.page.locator(".turn .offers details:not([open]) > summary")
    while folds.count():
        folds.first.click()


def play_revolution(clicks: Clicks) -> None:
    """Any action; then what it offers, as often as not."""
    page = clicks.page
    if is_choosing(clicks):
        actions = clicks.random.sample(ACTIONS, len(ACTIONS))
        assert any(choose_action(clicks, action) for action in actions)
        return
    unfold(clicks)
    giver = page.locator(".turn [data-swap]")
    if giver.count():
        giver.first.click()
    kinds = clicks.kinds() - {"hire_worker", "sell_shares"}
    ends = sorted(kinds & {"end_turn", "end_deal"})
    if ends and (len(kinds) == 1 or clicks.random.random() < 0.5):
        clicks.move(clicks.offered(*ends).first)
    elif kinds - set(ends):
        clicks.any_of(clicks.offered(*sorted(kinds - set(ends))))
    else:
        clicks.move(clicks.offered("sell_shares").first)


def test_railroad_revolution(visitor: Visitor) -> None:
    visitor.sit_down(visitor.table("railroad-revolution", ["bot"]))
    play_out(Clicks(visitor.page), play_revolution)


def play_eighteenxx(clicks: Clicks) -> None:
    """One move of any round: what comes first in the turn, without what nobody does in passing."""
    page, kinds = clicks.page, clicks.kinds() - set(OWN_STEPS)
    trains = page.locator('.turn button[data-kind="buy_train"][data-train]')
    if tile_hexes(clicks).count() and clicks.random.random() < 0.7:
        lay_a_tile(clicks)
    elif page.locator('[data-target^="slot:"]').count() and "pass" not in kinds:
        press(clicks, page.locator('[data-target^="slot:"]').first)
    elif "run_trains" in kinds:
        press(clicks, clicks.offered("run_trains").first)
    elif "pay_dividend" in kinds:
        press(clicks, page.locator('.turn [data-kind="pay_dividend"]').first)
    elif trains.count() and ("pass" not in kinds or clicks.random.random() < 0.5):
        press(clicks, trains.first)
    elif kinds & {"buy_share", "buy_cheapest"} and clicks.random.random() < 0.7:
        press(clicks, clicks.offered("buy_share", "buy_cheapest").first)
    elif "pass" in kinds:
        press(clicks, clicks.offered("pass").first)
    elif not kinds:
        press(clicks, clicks.offered("declare_bankruptcy").first)
    else:
        unfold(clicks)
        press(clicks, clicks.offered(*sorted(kinds)).locator("visible=true").first)


def play_as_founder(clicks: Clicks) -> None:
    """One move, now and then to start a company: who has none never sees the operating rounds."""
    starts = clicks.page.locator('.turn [data-kind="start_company"]')
    if starts.count() and clicks.random.random() < 0.3:
        starts.first.click()
        press(clicks, clicks.page.locator('.turn [data-kind="start_company"][data-price]').first)
    else:
        play_eighteenxx(clicks)


def late_table(visitor: Visitor, title_id: str) -> str:
    """The last part of a game, which bots go on playing on the other seats."""
    table = late_in_game(title_id).bring(visitor)
    for seat in (1, 2):
        visitor.put(f"/api/tables/{table}/seats/{seat}", {"kind": "bot"})
    return table


@pytest.mark.parametrize("title_id", ["1830", "1849", "1824"])
def test_an_18xx_game(visitor: Visitor, title_id: str, everything: bool) -> None:
    visitor.sit_down(visitor.table(title_id, ["bot", "bot"]) if everything else late_table(visitor, title_id))
    clicks, rounds = Clicks(visitor.page), set[str]()

    def move(clicks: Clicks) -> None:
        rounds.add(round_kind(clicks))
        play_as_founder(clicks)

    play_out(clicks, move)
    assert {"stock", "operating"} <= rounds
