"""Proposals of others in 1849: trains are sold dear only, and the last one for the price of a better one."""

from kursbuch.bots.builder.eighteenxx.reading import Company, Reading
from kursbuch.bots.builder.eighteenxx.scene import Scene
from kursbuch.bots.builder.ranking import only, why
from kursbuch.bots.builder.strategy import Suggestion

DEAR = 1.3
"""What must be offered for a train, in prices of the bank."""

REPLACED = 1.5
"""What must be offered for the last train, in prices of the cheapest train that could replace it."""


def keep_trains(scene: Scene) -> list[Suggestion]:
    """Decline what takes a train for too little; the family decides on anything else."""
    accept, decline = scene.first("accept"), scene.first("decline")
    if accept is None or decline is None:
        return []
    later = Reading(scene.turn.rules.view(scene.after(accept), scene.turn.seat)).companies
    own = [company for company in scene.table.companies.values() if company.president == scene.seat]
    if any(_is_too_cheap(scene, company, later[company.id]) for company in own):
        return only(decline, why("deal-train"))
    return []


def _is_too_cheap(scene: Scene, before: Company, after: Company) -> bool:
    if len(after.trains) >= len(before.trains):
        return False
    sold = next(train for train in before.trains if before.trains.count(train) > after.trains.count(train))
    least = DEAR * scene.table.train_price.get(sold, 0)
    if not after.trains:
        least = max(least, REPLACED * (scene.table.cheapest_train or 0))
    return after.cash - before.cash < least
