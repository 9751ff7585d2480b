"""Deals: consent to what others propose, privates for companies, shares for privates."""

from kursbuch.bots.builder.eighteenxx.scene import Scene, text
from kursbuch.bots.builder.eighteenxx.worth import worth
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion

LEAST_GAIN = 5.0
"""A proposal is accepted from this gain over the others on."""


def rank_consent(scene: Scene) -> list[Suggestion]:
    """Accept what leaves the player better off against the others than refusing."""
    decline, accept = scene.first("decline"), scene.first("accept")
    if decline is None or accept is None:
        return only(decline or accept or next(iter(scene.turn.offers[0])))
    gain = _lead(scene, scene.after(accept)) - _lead(scene, scene.after(decline))
    ideas = [
        Idea(gain, accept, why("deal-good")),
        Idea(LEAST_GAIN, decline, why("deal-bad")),
    ]
    return ranked(ideas, 20.0)


def _lead(scene: Scene, position: object) -> float:
    values = worth(scene.turn.rules.view(position, scene.turn.seat), scene.policy)
    others = [value for seat, value in enumerate(values) if seat != scene.seat]
    return values[scene.seat] - sum(others) / max(1, len(others))


def private_for_company(scene: Scene) -> list[Suggestion]:
    """An own private goes into the company for as much as it can spare (1830 §3.1): the money comes to the player."""
    ideas = []
    for offer in scene.amounts("buy_private"):
        private = scene.table.privates[text(offer.action, "private")]
        spare = scene.company.cash - _kept(scene)
        price = min(offer.high, spare)
        if private.owner == scene.seat and price >= max(offer.low, private.price):
            reason = why("private-into-company", private=private.id, amount=price)
            ideas.append(Idea(float(price), offer.with_amount(price), reason))
    return ranked(ideas, 30.0)


def _kept(scene: Scene) -> int:
    """What the company keeps for its next train."""
    company, outlook = scene.company, scene.outlook
    if not company.trains:
        return scene.table.cheapest_train or 0
    if outlook.has_lasting_train(company) or outlook.trains_live(company) > 3:
        return 0
    return outlook.coming_price(company)


def share_for_private(scene: Scene) -> list[Suggestion]:
    """A private is exchanged when the share is worth clearly more than it."""
    ideas = []
    for action in scene.actions("exchange_private"):
        private = scene.table.privates[text(action, "private")]
        company = scene.table.companies.get(scene.policy.private_shares.get(private.id, ""))
        if company is None or company.price is None:
            continue
        gain = scene.outlook.share_value(company) - private.price - 2 * private.income
        if company.floated and gain > 0:
            ideas.append(Idea(gain, action, why("private-exchange", private=private.id, company=company.id)))
    return ranked(ideas, 30.0)
