"""The opening auction: privates near what they are worth, and money left to float a company."""

from kursbuch.bots.builder.eighteenxx.reading import Private
from kursbuch.bots.builder.eighteenxx.scene import Scene, number, text
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action, Amounts

FOR_PRIVATES = 0.85
"""The part of the first money that may go into privates."""

SPREAD = 0.06
"""How far opinions on the worth of a private differ."""


def rank_auction(scene: Scene) -> list[Suggestion]:
    """Buy the cheapest, bid on another, or wait."""
    ideas = [_purchase(scene, action) for action in scene.actions("buy_cheapest")]
    ideas += [idea for offer in scene.amounts("bid") if (idea := _bid(scene, offer)) is not None]
    passing = scene.first("pass")
    if passing is None:
        return only(ideas[0].action, ideas[0].reason)
    ideas.append(Idea(0.0, passing, why("auction-wait")))
    return ranked([idea for idea in ideas if idea.score >= 0], 12.0)


def auction_worth(scene: Scene, private: Private) -> float:
    """What the private is worth to this player; not all players think the same."""
    known = scene.policy.private_worth.get(private.id)
    fair = float(known) if known is not None else private.price * 1.08 + 4
    return fair * scene.random.uniform(1 - SPREAD, 1 + SPREAD)


def _purchase(scene: Scene, action: Action) -> Idea:
    private = scene.table.privates[text(action, "private")]
    gain = auction_worth(scene, private) - private.price_now
    if private.price_now > _free_money(scene):
        gain = -1.0
    reason = why("auction-buy", private=private.id, amount=private.price_now)
    return Idea(gain, action, reason)


def _bid(scene: Scene, offer: Amounts[Action]) -> Idea | None:
    """The least bid that leads, unless the player leads already."""
    private = scene.table.privates[text(offer.action, "private")]
    highest = max(private.bids.values(), default=0)
    if private.bids.get(scene.seat, -1) == highest:
        return None
    own = private.bids.get(scene.seat, 0)
    action = offer.with_amount(offer.low)
    gain = auction_worth(scene, private) - offer.low
    if number(action, "amount") - own > _free_money(scene):
        gain = -1.0
    return Idea(gain * 0.7, action, why("auction-bid", private=private.id, amount=offer.low))


def _free_money(scene: Scene) -> float:
    """What may still be laid out for privates."""
    table = scene.table
    spent = sum(private.price for private in table.privates.values() if private.owner == scene.seat)
    bid = sum(private.bids.get(scene.seat, 0) for private in table.privates.values())
    return (scene.me.cash + spent) * FOR_PRIVATES - spent - bid
