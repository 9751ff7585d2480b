"""Trains in 1849: as in the family, but no second one before the first finds a route."""

from kursbuch.bots.builder.eighteenxx.ranking import only, why
from kursbuch.bots.builder.eighteenxx.scene import Scene
from kursbuch.bots.builder.eighteenxx.trains import rank_trains as rank_any_trains
from kursbuch.bots.builder.strategy import Suggestion


def rank_trains(scene: Scene) -> list[Suggestion]:
    """A company without a run keeps its money for track."""
    passing, company = scene.first("pass"), scene.company
    if passing is not None and company.trains and not scene.run(scene.position, company.id):
        return only(passing, why("track-first", company=company.id))
    return rank_any_trains(scene)
