"""Places that are chosen once: the home of the k&k, the bond railway's station, small-town markers."""

from collections.abc import Iterable

from kursbuch.bots.builder.eighteenxx.distances import distances
from kursbuch.bots.builder.eighteenxx.rails import FAR
from kursbuch.bots.builder.eighteenxx.scene import Scene, number, text
from kursbuch.bots.builder.ranking import Idea, ranked, why
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.views.eighteenxx import EighteenStop

VIENNA = "E12"

OWN_CITY = 100.0
"""What it costs to fill a city that an own railway passes."""


def keep_home(scene: Scene) -> list[Suggestion]:
    """The Viennese station from which most track leads (IV.4.4)."""
    track = scene.rails.hexes[VIENNA].get("track", ())
    ideas = []
    for action in scene.actions("keep_home"):
        mark = f"s{number(action, 'city')}"
        exits = sum(1 for piece in track if mark in (piece["a"], piece["b"]))
        ideas.append(Idea(float(exits), action, why("home-best")))
    return ranked(ideas, 1.0)


def place_bond_station(scene: Scene) -> list[Suggestion]:
    """A rich city, but none that an own railway passes: there the station is in the way of others only (X.4)."""
    own = [company.id for company in scene.table.companies.values() if company.president == scene.seat]
    passed = {stop for company in own for stop in scene.rails.reach(company).depths}
    ideas = []
    for action in scene.actions("place_bond_station"):
        hex_, city = text(action, "hex"), number(action, "city")
        score = float(scene.rails.prospect(scene.rails.hexes[hex_]["stops"][city]))
        score -= OWN_CITY if (hex_, city) in passed else 0.0
        ideas.append(Idea(score, action, why("bond-station", hex=hex_)))
    return ranked(ideas, 10.0)


def place_marker(scene: Scene) -> list[Suggestion]:
    """Near mines, where goods trains pass (XII.2)."""
    mines = [name for name, hex_ in scene.rails.hexes.items() if _has_mine(hex_.get("stops", ()))]
    away = distances(scene.rails)
    ideas = []
    for action in scene.actions("place_marker"):
        hex_ = text(action, "hex")
        nearness = sum(0.5 ** away[mine].get(hex_, FAR) for mine in mines)
        ideas.append(Idea(nearness + scene.random.uniform(0.0, 0.2), action, why("marker-near", hex=hex_)))
    return ranked(ideas, 0.2)


def _has_mine(stops: Iterable[EighteenStop]) -> bool:
    return any(stop["kind"] == "mine" for stop in stops)
