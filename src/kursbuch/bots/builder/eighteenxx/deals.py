"""Deals with other players: what is accepted, and what is proposed to them."""

from collections.abc import Callable

from kursbuch.bots.builder.eighteenxx.prices import (
    least_for_private,
    least_for_train,
    most_for_private,
)
from kursbuch.bots.builder.eighteenxx.reading import Company, Private
from kursbuch.bots.builder.eighteenxx.scene import Scene, number, text
from kursbuch.bots.builder.eighteenxx.worth import worth
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action
from kursbuch.views.eighteenxx import EighteenTrade

LEAST_GAIN = 5.0
"""What a deal that nobody has a price for must bring."""

IDLE = 0.15
"""What money counts in a treasury that has no use for it."""

STATION = 150
"""What a place in a city costs at least."""

STATION_ROUNDS = 5.0
"""Operating rounds in which a place in a city is missed."""

PRIVATE_DEAL = 10.0
"""What a proposal about a private must promise: it stops everybody."""


def rank_consent(scene: Scene) -> list[Suggestion]:
    """Accept what is worth it: never a train, a private or a place for less than it would cost to do without."""
    decline, accept = scene.first("decline"), scene.first("accept")
    if decline is None or accept is None:
        return only(decline or accept or next(iter(scene.turn.offers[0])))
    trade = scene.table.view.get("trade")
    gain = _gain(scene, trade, accept) if trade is not None else _change(scene, accept, decline)
    ideas = [Idea(gain, accept, why("deal-good")), Idea(LEAST_GAIN, decline, why("deal-bad"))]
    return ranked(ideas, 20.0)


def _gain(scene: Scene, trade: EighteenTrade, accept: Action) -> float:
    """What the deal brings this player more than it must."""
    return _GAINS[trade["goods"]](scene, trade, accept)


def _train_gain(scene: Scene, trade: EighteenTrade, accept: Action) -> float:
    """A train goes for what replacing it costs, and for what it would have earned if the money is of no use."""
    companies, train, price = scene.table.companies, trade["item"], trade["price"]
    seller, buyer = companies[trade["seller"] or ""], companies[trade["buyer"] or ""]
    if price < least_for_train(scene.outlook, seller, train, buyer):
        return -float(price)
    lost = _lost_run(scene, accept, seller) * scene.outlook.life(train)
    return price * _use_of_money(scene, seller) - lost


def _use_of_money(scene: Scene, company: Company) -> float:
    """Money is worth itself where a train is still to be bought."""
    return 1.0 if scene.outlook.bank_train is not None and not scene.outlook.has_lasting_train(company) else IDLE


def _lost_run(scene: Scene, accept: Action, company: Company) -> float:
    """What the company runs less when the deal is done."""
    before, after = (scene.run(position, company.id) or 0 for position in (scene.position, scene.after(accept)))
    return float(max(0, before - after))


def _private_gain(scene: Scene, trade: EighteenTrade, accept: Action) -> float:
    private, price = scene.table.privates[trade["item"]], trade["price"]
    if trade["seller_seat"] == scene.seat:
        return LEAST_GAIN + 1 + price - least_for_private(scene.outlook, private, scene.seat)
    return LEAST_GAIN + 1 + most_for_private(scene.outlook, private, scene.seat) - price


def _station_gain(scene: Scene, trade: EighteenTrade, accept: Action) -> float:
    seller = scene.table.companies[trade["seller"] or ""]
    return trade["price"] - STATION - _lost_run(scene, accept, seller) * min(STATION_ROUNDS, scene.outlook.rounds)


_GAINS: dict[str, Callable[[Scene, EighteenTrade, Action], float]] = {
    "train": _train_gain,
    "private": _private_gain,
    "station": _station_gain,
}


def _change(scene: Scene, accept: Action, decline: Action) -> float:
    """How much better the player stands against the others if he accepts."""
    return _lead(scene, scene.after(accept)) - _lead(scene, scene.after(decline))


def _lead(scene: Scene, position: object) -> float:
    values = worth(scene.turn.rules.view(position, scene.turn.seat), scene.policy)
    others = [value for seat, value in enumerate(values) if seat != scene.seat]
    return values[scene.seat] - sum(others) / max(1, len(others))


def may_be_asked(scene: Scene, partner: int | None) -> bool:
    """Who has answered in this turn is not asked again."""
    return partner is not None and partner not in scene.table.round.get("asked", ())


def private_deals(scene: Scene) -> list[Idea]:
    """Privates change hands where a company of the buyer can pay more for them than they bring their owner."""
    ideas = []
    for offer in scene.amounts("buy_private"):
        private = scene.table.privates[text(offer.action, "private")]
        price = _agreed(scene, private, scene.seat)
        if price is not None and offer.low <= price <= offer.high:
            ideas.append(_private_idea(scene, offer.with_amount(price), private, scene.seat))
    for offer in scene.amounts("sell_private"):
        private, buyer = scene.table.privates[text(offer.action, "private")], number(offer.action, "buyer_seat")
        price = _agreed(scene, private, buyer)
        if price is not None and offer.low <= price <= offer.high:
            ideas.append(_private_idea(scene, offer.with_amount(price), private, buyer))
    return [idea for idea in ideas if idea.score > PRIVATE_DEAL]


def _agreed(scene: Scene, private: Private, buyer: int) -> int | None:
    """The price in the middle between what the owner wants and what the buyer would pay; None if they are apart."""
    owner = private.owner
    partner = owner if buyer == scene.seat else buyer
    if not isinstance(owner, int) or not isinstance(partner, int) or not may_be_asked(scene, partner):
        return None
    least, most = least_for_private(scene.outlook, private, owner), most_for_private(scene.outlook, private, buyer)
    return (least + most) // 2 if least <= most else None


def _private_idea(scene: Scene, action: Action, private: Private, buyer: int) -> Idea:
    price = number(action, "price")
    if buyer == scene.seat:
        gain = most_for_private(scene.outlook, private, buyer) - price
    else:
        gain = price - least_for_private(scene.outlook, private, scene.seat)
    return Idea(float(gain), action, why("deal-private", private=private.id, amount=price))
