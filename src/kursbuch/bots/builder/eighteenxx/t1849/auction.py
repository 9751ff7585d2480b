"""The opening auction of 1849: cheap privates at their price, bids for the R.S.A. only (§2.4)."""

from typing import cast

from kursbuch.bots.builder.eighteenxx.auction import auction_worth
from kursbuch.bots.builder.eighteenxx.outlook import PAID_ROUNDS
from kursbuch.bots.builder.eighteenxx.scene import Scene, text
from kursbuch.bots.builder.eighteenxx.t1849.facts import RSA
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action, Amounts
from kursbuch.views.t1849 import SicilianView

LED_BY_RSA = 20
"""Percent that come with the R.S.A."""

FOR_RSA = 0.75
"""The part of a player's money, with what he has paid for privates, that may go into the R.S.A."""

ANY_COMPANY = 180.0
"""What the R.S.A. is worth at least, whatever company comes first."""

POCKET = 40
"""Money that nobody gives away for it."""

BOLDNESS = 0.15
"""How far players differ in what they risk for it."""

FOR_OTHERS = 0.38
"""The part that may go into the other privates."""

FOR_ALL = 0.95
"""The part that may be bound by purchases and bids."""


def rank_auction(scene: Scene) -> list[Suggestion]:
    """Buy what is cheap, bid for the R.S.A., or wait."""
    if scene.table.round["kind"] != "auction":
        return []
    ideas = [_purchase(scene, action) for action in scene.actions("buy_cheapest")]
    ideas += [_bid(scene, offer) for offer in scene.amounts("bid") if text(offer.action, "private") == RSA]
    passing = scene.first("pass")
    if passing is None:
        return only(ideas[0].action, ideas[0].reason)
    ideas = [idea for idea in ideas if idea.score > 0]
    return ranked([*ideas, Idea(0.0, passing, why("auction-wait"))], 12.0)


def _laid_out(scene: Scene) -> int:
    """What the player has paid or bid for privates."""
    privates = scene.table.privates.values()
    return sum(
        private.price if private.owner == scene.seat else private.bids.get(scene.seat, 0) for private in privates
    )


def _paid(scene: Scene) -> int:
    return sum(private.price for private in scene.table.privates.values() if private.owner == scene.seat)


def _purchase(scene: Scene, action: Action) -> Idea:
    private = scene.table.privates[text(action, "private")]
    money = scene.me.cash + _paid(scene)
    gain = auction_worth(scene, private) - private.price
    is_dear = _paid(scene) + private.price > FOR_OTHERS * money
    if is_dear or _laid_out(scene) + private.price > FOR_ALL * money:
        gain = -1.0
    return Idea(gain, action, why("auction-buy", private=private.id, amount=private.price))


def _bid(scene: Scene, offer: Amounts[Action]) -> Idea:
    """The least bid: once to take part, then only against the others who did, as more would bind money (§2.4.2)."""
    private = scene.table.privates[RSA]
    takes_part = scene.table.round["contest"] != RSA and scene.seat in private.bids
    paid = _paid(scene)
    worth = max(ANY_COMPANY, auction_worth(scene, private) + _first_company(scene))
    most = FOR_RSA * scene.random.uniform(1 - BOLDNESS, 1 + BOLDNESS) * (scene.me.cash + paid)
    is_dear = offer.low > min(worth, most, scene.me.cash - POCKET)
    score = -1.0 if takes_part or is_dear else 30.0
    return Idea(score, offer.with_amount(offer.low), why("auction-bid", private=RSA, amount=offer.low))


def _first_company(scene: Scene) -> float:
    """What the R.S.A. is worth more or less, because its director's share is one of that company (§2.4.5)."""
    first = cast(SicilianView, scene.table.view)["order"]["1"]
    tenths = LED_BY_RSA / 10 * scene.outlook.rounds * PAID_ROUNDS
    return scene.policy.experience.get(first, 0.0) * tenths / 10
