"""Trains in 1849: as in the family, but no second one before the first finds a route, and no money that lies idle."""

from kursbuch.bots.builder.eighteenxx.scene import Scene, number, text
from kursbuch.bots.builder.eighteenxx.trains import rank_trains as rank_any_trains
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion

ENOUGH_TRAINS = 2
"""Trains with which a company is content."""

LONG = 3.0
"""Operating rounds that a train must run to be worth money that lies idle."""


def rank_trains(scene: Scene) -> list[Suggestion]:
    """A company without a run keeps its money for track; later money is of no use but for trains."""
    passing, company = scene.first("pass"), scene.company
    if passing is not None and company.trains and not scene.run(scene.position, company.id):
        return only(passing, why("track-first", company=company.id))
    found = rank_any_trains(scene)
    if passing is None or found[0].action != passing or len(company.trains) >= ENOUGH_TRAINS:
        return found
    return ranked(_for_idle_money(scene), 60.0) or found


def _for_idle_money(scene: Scene) -> list[Idea]:
    """Trains of the bank that last: what a treasury holds at the end is lost."""
    return [
        Idea(float(number(action, "price")), action, why("train-idle-money", train=train))
        for action in scene.actions("buy_train")
        if scene.outlook.life(train := text(action, "train")) >= LONG and number(action, "price") <= scene.company.cash
    ]
