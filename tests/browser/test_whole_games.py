"""Whole games by clicks, with bots on the other seats. American Rails has a file of its own.

Those of 18xx are played at full tables; with three players they take minutes, and `make test-all` plays them.
"""

from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Locator

from tests.browser.clicks import Clicks, play_out
from tests.browser.eighteenxx import OWN_STEPS, lay_a_tile, round_kind
from tests.browser.positions import Table
from tests.browser.test_railroad_revolution import ACTIONS, choose_action, is_choosing
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow
AT_HAND = """() => {
    const all = (selector) => [...document.querySelectorAll(`.turn ${selector}`)];
    return {
        kinds: all('button[data-kind]:not([data-offered="false"])').map(({ dataset }) => dataset.kind),
        tiles: all('[data-tile-hexes] [data-hex]').length,
        trains: all('button[data-kind="buy_train"][data-train]').length,
        starts: all('[data-kind="start_company"]').length,
        slots: document.querySelectorAll('[data-target^="slot:"]').length,
        place: document.querySelector('.history .place').textContent,
    };
}"""
"""All that decides what to do, in one question: every further one costs as much as a move."""


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


@dataclass
class Founder:
    """Somebody who starts one company: who has none never sees the operating rounds."""

    clicks: Clicks
    has_started: bool = False
    rounds: set[str] = field(default_factory=set)

    def move(self, _: Clicks) -> None:
        """One move of any round: what comes first in the turn, without what nobody does in passing."""
        self.rounds.add(round_kind(self.clicks))
        page, hand = self.clicks.page, self.clicks.page.evaluate(AT_HAND)
        kinds, place = set(hand["kinds"]) - set(OWN_STEPS), hand["place"]
        if hand["starts"] and not self.has_started and self._likes(0.5):
            page.locator('.turn [data-kind="start_company"]').first.click()
            self.clicks.move(page.locator('.turn [data-kind="start_company"][data-price]').first, place)
            self.has_started = True
        elif hand["tiles"] and self._likes(0.7):
            lay_a_tile(self.clicks)
        else:
            self.clicks.move(self._choice(hand, kinds), place)

    def _choice(self, hand: dict[str, int], kinds: set[str]) -> Locator:
        """What is pressed, where nothing has to be chosen on the map first."""
        page, offered = self.clicks.page, self.clicks.offered
        if hand["slots"] and "pass" not in kinds:
            return page.locator('[data-target^="slot:"]').first
        if kinds & {"run_trains", "pay_dividend"}:
            return offered("run_trains", "pay_dividend").first
        if hand["trains"] and ("pass" not in kinds or self._likes(0.5)):
            return page.locator('.turn button[data-kind="buy_train"][data-train]').first
        if kinds & {"buy_share", "buy_cheapest"} and self._likes(0.7):
            return offered("buy_share", "buy_cheapest").first
        if "pass" in kinds:
            return offered("pass").first
        if not kinds:
            return offered("declare_bankruptcy").first
        unfold(self.clicks)
        return offered(*sorted(kinds)).locator("visible=true").first

    def _likes(self, often: float) -> bool:
        return self.clicks.random.random() < often


FULL_TABLES: list[Table] = [(6, {"bank": "8000"}), (5, {}), (6, {})]
"""Where many play, everybody has few moves; with three somebody has some hundred."""


@pytest.mark.parametrize(("title_id", "table"), zip(["1830", "1849", "1824"], FULL_TABLES, strict=True))
def test_an_18xx_game(visitor: Visitor, title_id: str, table: Table, everything: bool) -> None:
    players, options = (3, {}) if everything else table
    visitor.sit_down(visitor.table(title_id, ["bot"] * (players - 1), options=options))
    founder = Founder(Clicks(visitor.page))
    play_out(founder.clicks, founder.move)
    assert {"stock", "operating"} <= founder.rounds
