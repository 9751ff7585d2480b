"""Stations: where the company's home is, and which cities are kept open for its trains."""

from kursbuch.bots.builder.eighteenxx.scene import Scene, number, text
from kursbuch.bots.builder.ranking import Idea, ranked, why
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action

RIVALS, RIVALS_IN_HASTE = 3, 1
"""Companies of others whose loss is worked out when a city fills up."""

TRIED, TRIED_IN_HASTE = 6, 2
"""Cities whose run is worked out."""


def rank_homes(scene: Scene) -> list[Suggestion]:
    """The city of the home hex with most around it: the one that leads somewhere, else any."""
    ideas = [Idea(float(_exits(scene, action)), action, why("home-best")) for action in scene.actions("place_home")]
    return ranked(ideas, 1.0)


def _exits(scene: Scene, action: Action) -> int:
    hex_ = scene.rails.hexes[text(action, "hex")]
    mark = f"s{number(action, 'city')}"
    return sum(1 for piece in hex_.get("track", ()) if mark in (piece["a"], piece["b"]))


def rank_stations(scene: Scene) -> list[Suggestion]:
    """The station that opens most, if it is worth its price."""
    passing = scene.first("pass")
    spots = sorted(scene.actions("place_station"), key=lambda action: -_city_value(scene, action))
    before = scene.run(scene.position, scene.company.id) or 0
    tried = TRIED_IN_HASTE if scene.turn.is_hasty else TRIED
    ideas = [_idea(scene, action, before) for action in spots[:tried]]
    if passing is not None:
        ideas = [idea for idea in ideas if idea.score > 0]
        ideas.append(Idea(0.0, passing, why("station-none")))
    return ranked(ideas, 15.0)


def _city_value(scene: Scene, action: Action) -> int:
    hex_ = scene.rails.hexes[text(action, "hex")]
    return scene.rails.prospect(hex_["stops"][number(action, "city")])


def _idea(scene: Scene, action: Action, before: int) -> Idea:
    """More revenue, a rich city that fills up, less the price; and never the money for the first train."""
    company, hex_ = scene.company, text(action, "hex")
    stop = scene.rails.hexes[hex_]["stops"][number(action, "city")]
    is_free = getattr(action, "private", None) is not None
    cost = 0 if is_free else _next_cost(scene)
    after = scene.run(scene.after(action), company.id) or 0
    free = stop.get("slots", 1) - len(stop.get("stations", ()))
    weights = scene.weights
    score = (after - before) * min(weights.station_rounds, scene.outlook.rounds) - cost * weights.station_cost
    score += _city_value(scene, action) * (weights.last_slot if free == 1 else weights.free_slot)
    if free == 1:
        score += weights.blocking * _lost_by_others(scene, action)
    if company.cash - cost < _kept_for_train(scene):
        score -= 200
    code = "station-revenue" if after > before else "station-open"
    return Idea(score, action, why(code, hex=hex_, amount=after))


def _lost_by_others(scene: Scene, action: Action) -> float:
    """What companies of other presidents run less once the city is full, in the rounds in which it matters."""
    place = (text(action, "hex"), number(action, "city"))
    position = scene.after(action)
    rivals = [
        company
        for company in scene.table.companies.values()
        if company.trains and company.president not in (None, scene.seat)
        if place in scene.rails.reach(company.id).depths
    ]
    lost = [
        max(0, (scene.run(scene.position, rival.id) or 0) - (scene.run(position, rival.id) or 0))
        for rival in rivals[: RIVALS_IN_HASTE if scene.turn.is_hasty else RIVALS]
    ]
    return sum(lost) * min(scene.weights.station_rounds, scene.outlook.rounds)


def _next_cost(scene: Scene) -> int:
    for entry in scene.table.view["companies"]:
        if entry["id"] == scene.company.id:
            return int(entry["next_station"] or 0)
    return 0


def _kept_for_train(scene: Scene) -> int:
    """What the company must keep: the price of a train, while it has none or only one that will rust soon."""
    company, outlook = scene.company, scene.outlook
    if outlook.has_lasting_train(company):
        return 0
    if outlook.trains_live(company) < 2:
        return outlook.coming_price(company)
    return 0
