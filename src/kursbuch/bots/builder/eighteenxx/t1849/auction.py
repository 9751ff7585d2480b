"""The opening auction of 1849: privates for what they are worth, the R.S.A. for what its company is (§2.4)."""

from typing import cast

from kursbuch.bots.builder.eighteenxx.auction import auction_worth
from kursbuch.bots.builder.eighteenxx.outlook import PAID_ROUNDS
from kursbuch.bots.builder.eighteenxx.reading import Private
from kursbuch.bots.builder.eighteenxx.scene import Scene, text
from kursbuch.bots.builder.eighteenxx.t1849.facts import MARKERS, RSA
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action, Amounts
from kursbuch.views.t1849 import SicilianView

LED_BY_RSA = 20
"""Percent that come with the R.S.A."""

FOR_RSA = 0.82
"""The part of a player's money, with what he has paid for privates, that may go into the R.S.A."""

FIRST_MONEY = 1500
"""What all players have together at the beginning (§2.2)."""

FOR_MARKERS = 1.2
"""What a lira counts that the first company pays for its stations."""

POCKET = 40
"""Money that nobody gives away for it."""

BOLDNESS = 0.15
"""How far players differ in what they risk for it."""

FOR_OTHERS = 0.38
"""The part that may go into the other privates."""

FIRST_OF_ALL = 30.0
"""A bid for the R.S.A. comes before other privates."""

FOR_ALL = 0.95
"""The part that may be bound by purchases and bids."""


def rank_auction(scene: Scene) -> list[Suggestion]:
    """Buy or bid for what is worth more than its price, the R.S.A. first, or wait."""
    if scene.table.round["kind"] != "auction":
        return []
    ideas = [_purchase(scene, action) for action in scene.actions("buy_cheapest")]
    ideas += [_bid(scene, offer) for offer in scene.amounts("bid")]
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
    reason = why("auction-buy", private=private.id, amount=private.price)
    return Idea(_gain(scene, private, private.price), action, reason)


def _bid(scene: Scene, offer: Amounts[Action]) -> Idea:
    """The least bid: once to take part, then only against the others who did, as more would bind money (§2.4.2)."""
    private = scene.table.privates[text(offer.action, "private")]
    takes_part = scene.table.round["contest"] != private.id and scene.seat in private.bids
    gain = -1.0 if takes_part else _gain(scene, private, offer.low)
    return Idea(gain, offer.with_amount(offer.low), why("auction-bid", private=private.id, amount=offer.low))


def _gain(scene: Scene, private: Private, price: int) -> float:
    """What the private promises at this price; less than nothing, if it would take too much of the player's money."""
    paid, bound = _paid(scene), _laid_out(scene) - private.bids.get(scene.seat, 0)
    money = scene.me.cash + paid
    if bound + price > FOR_ALL * money:
        return -1.0
    worth = auction_worth(scene, private) + _waited_for(scene)
    if private.id != RSA:
        return worth - price if paid + price <= FOR_OTHERS * money else -1.0
    most = FOR_RSA * scene.random.uniform(1 - BOLDNESS, 1 + BOLDNESS) * money
    return FIRST_OF_ALL if price <= min(worth + _first_company(scene), most, scene.me.cash - POCKET) else -1.0


def _waited_for(scene: Scene) -> float:
    """What privates have paid while nobody wanted the next one: who has more money can pay more for it (§2.4.4)."""
    owned = sum(private.price for private in scene.table.privates.values() if isinstance(private.owner, int))
    more = sum(player.cash for player in scene.table.players) + owned - FIRST_MONEY
    return max(0.0, float(more))


def _first_company(scene: Scene) -> float:
    """What the R.S.A. is worth more or less, because its director's share is one of that company (§2.4.5)."""
    first = cast(SicilianView, scene.table.view)["order"]["1"]
    tenths = LED_BY_RSA / 10 * scene.outlook.rounds * PAID_ROUNDS
    return scene.policy.experience.get(first, 0.0) * tenths / 10 - FOR_MARKERS * MARKERS.get(first, 0)
