"""The coast: where a company begins, where it lands, and where the port marker goes (§2.4, §3.3.3)."""

from kursbuch.bots.builder.eighteenxx.distances import distances
from kursbuch.bots.builder.eighteenxx.rails import FAR
from kursbuch.bots.builder.eighteenxx.scene import Scene, text
from kursbuch.bots.builder.eighteenxx.t1849.facts import EARTHQUAKE
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion

QUAKE = 40.0
"""What it costs to live in Messina."""

FEW_ENDS = 2
"""So few places to build on that a company looks elsewhere."""

LAST_CHANCE = ("10",)
"""The phase before the privates close."""


def rank_homes(scene: Scene) -> list[Suggestion]:
    """Garibaldi goes where most stops are near, but not where the earth will shake."""
    ideas = []
    for action in scene.actions("place_home"):
        hex_ = text(action, "hex")
        score = _richness(scene, hex_) - (QUAKE if hex_ == EARTHQUAKE else 0.0)
        ideas.append(Idea(score, action, why("home-rich", hex=hex_)))
    return ranked(ideas, 10.0)


def _richness(scene: Scene, home: str) -> float:
    away = distances(scene.rails)[home]
    return sum(
        scene.rails.prospect(stop) * 0.5 ** away[name]
        for name, hex_ in scene.rails.hexes.items()
        if name in away
        for stop in hex_.get("stops", ())
    )


def mark_port(scene: Scene) -> list[Suggestion]:
    """The marker goes to a port that the company reaches; at the last chance to the nearest one."""
    reach = scene.rails.reach(scene.company.id)
    reached = {name for name, _ in reach.depths}
    bases = [name for name, _ in scene.rails.bases(scene.company.id)]
    ideas = []
    for action in scene.actions("place_port_marker"):
        hex_ = text(action, "hex")
        if hex_ in reached:
            ideas.append(Idea(FAR + 1.0, action, why("port-reached", hex=hex_)))
        elif scene.table.phase in LAST_CHANCE:
            away = min((distances(scene.rails)[base].get(hex_, FAR) for base in bases), default=FAR)
            ideas.append(Idea(float(FAR - away), action, why("port-near", hex=hex_)))
    return ranked(ideas, 2.0)


def land_by_sea(scene: Scene) -> list[Suggestion]:
    """The S.M.S. opens another town for trains that find no more stops by land, or before it closes (§2.4)."""
    action, company = scene.first("land_by_sea"), scene.company
    reach = scene.rails.reach(company.id)
    stops = sum(scene.policy.stops(train) for train in company.trains)
    is_short = len(reach.depths) <= stops and len(reach.ends) <= FEW_ENDS
    if action is None or not company.trains or not (is_short or scene.table.phase in LAST_CHANCE):
        return []
    return only(action, why("land-by-sea", company=company.id))
