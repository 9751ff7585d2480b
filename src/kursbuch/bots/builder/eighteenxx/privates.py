"""Privates in a company's turn: into the company for money, or for a share."""

from kursbuch.bots.builder.eighteenxx.scene import Scene, text
from kursbuch.bots.builder.ranking import Idea, ranked, why
from kursbuch.bots.builder.strategy import Suggestion


def private_for_company(scene: Scene) -> list[Suggestion]:
    """An own private goes into the company for as much as it can spare (1830 §3.1): the money comes to the player."""
    ideas = []
    for offer in scene.amounts("buy_private"):
        private = scene.table.privates[text(offer.action, "private")]
        if private.owner != scene.seat:
            continue
        price = min(offer.high, scene.company.cash - scene.outlook.saved(scene.company))
        if price >= max(offer.low, private.price):
            reason = why("private-into-company", private=private.id, amount=price)
            ideas.append(Idea(float(price), offer.with_amount(price), reason))
    return ranked(ideas, 30.0)


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
