"""What a company is like after one of the offered actions."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kursbuch.bots.builder.railroad_revolution import deeds
from kursbuch.bots.builder.railroad_revolution.bonus import read_bonus
from kursbuch.bots.builder.railroad_revolution.chart import Chart
from kursbuch.bots.builder.railroad_revolution.company import FEWEST_WORKERS, HIRING_COST, Company, read_milestone
from kursbuch.bots.builder.railroad_revolution.gains import take
from kursbuch.bots.builder.railroad_revolution.outlook import Outlook, value
from kursbuch.views.railroad_revolution import RevolutionView

Fields = Mapping[str, Any]

LEAST_RAILS = 4
"""Rails that are kept for the way west: beyond them, a rail is sold rather than a building."""


class Scene(NamedTuple):
    """A view, as one of its companies looks at it."""

    data: RevolutionView
    chart: Chart
    company: Company
    now: Outlook
    """What the company can expect as it is."""

    def is_main(self, name: str) -> bool:
        """Whether this main action is still to be done."""
        return bool(self.data["round"]["open"] == f"main-{name}")

    def cost(self, kind: str) -> int:
        """The price of the cheapest pending effect of a kind."""
        return min((each["cost"] for each in self.data["pending"] if each["effect"] == f"effect-{kind}"), default=0)


def after(scene: Scene, action: Fields) -> Company:
    """The company after the action, bonuses that come with it taken as well as possible."""
    return _AFTER[action["kind"]](scene, action)


def _station(scene: Scene, action: Fields) -> Company:
    number = next(number for number, city in enumerate(scene.chart.cities) if city.name == action["city"])
    city = scene.chart.cities[number]
    if not scene.is_main("station"):
        return deeds.stationed(scene.company, number, 0)
    company = take(scene.chart, deeds.stationed(scene.company, number, city.cost), city.main)
    return company if city.has_station else take(scene.chart, company, city.first)


def _rail(scene: Scene, action: Fields) -> Company:
    is_paid = scene.is_main("railroad") or any(each["effect"] == "effect-third_rail" for each in scene.data["pending"])
    company = deeds.railed(scene.chart, scene.company, scene.chart.lines.numbers[action["space"]], not is_paid)
    return company if is_paid else deeds.paid(company, scene.cost("rail"))


def _office(scene: Scene, action: Fields) -> Company:
    number = action["area"] - 1
    area, company = scene.chart.areas[number], deeds.opened(scene.company, number)
    if not scene.is_main("telegraph"):
        return company
    company = deeds.received(company, area.shares + area.first * (not area.has_office))
    if area.trade or company.worker_count <= FEWEST_WORKERS:
        return company
    given = take(scene.chart, deeds.dismissed(company, deeds.most_plentiful(company)), area.tile)
    return max(company, given, key=lambda each: value(scene.chart, each))


def _sale(scene: Scene, action: Fields) -> Company:
    """Buildings are worth more than rails, unless few rails are left."""
    company = deeds.sold_part(scene.company, action["piece"], 0)
    is_dear = (action["piece"] == "rail") == (scene.company.rails <= LEAST_RAILS)
    return deeds.paid(company, 100 * is_dear)


def _advance(scene: Scene, action: Fields) -> Company:
    track = next(number for number, track in enumerate(scene.chart.lines.tracks) if track.id == action["track"])
    company = deeds.stepped(scene.chart, scene.company, track, action.get("worker"))
    return deeds.paid(company, scene.cost("steps"))


def _promote(scene: Scene, action: Fields) -> Company:
    company = deeds.promoted(scene.company, action["milestone"], action["worker"])
    return deeds.paid(company, scene.cost("promote"))


def _take_worker(scene: Scene, action: Fields) -> Company:
    return deeds.hired(scene.company, action["worker"], scene.cost("worker"))


def _swap(scene: Scene, action: Fields) -> Company:
    return deeds.hired(deeds.dismissed(scene.company, action["worker"]), action["new_worker"])


def _locomotive(scene: Scene, action: Fields) -> Company:
    return deeds.paid(deeds.with_locomotive(scene.company, action["locomotive"]), scene.cost("locomotive"))


def _flip(scene: Scene, action: Fields) -> Company:
    kind, face = action["locomotive"], action["face"]
    company = deeds.paid(deeds.turned(scene.company, kind, face), scene.cost("flip"))
    return take(scene.chart, company, scene.chart.locomotives[kind]) if face == "up" else company


def _deal(scene: Scene, action: Fields) -> Company:
    """A negotiator's share in a sale helps to pay."""
    shares, reward = scene.chart.deals[action["deal"] - 1]
    rebate = scene.data["round"]["stage"] != "stage-deal"
    return take(scene.chart, deeds.received(scene.company, rebate - shares), reward)


def _start_tile(scene: Scene, action: Fields) -> Company:
    tile = next(each for each in scene.data["start_tiles"] if each["tile"] == action["tile"])
    return take(scene.chart, deeds.hired(scene.company, tile["worker"]), read_bonus(tuple(tile["bonus"])))


def _milestone(scene: Scene, action: Fields) -> Company:
    drawn = next(each for each in scene.data["drawn"] if each["milestone"] == action["milestone"])
    return deeds.with_project(scene.company, read_milestone(drawn))


def _hire(scene: Scene, action: Fields) -> Company:
    return deeds.hired(scene.company, action["worker"], HIRING_COST)


def _tile(scene: Scene, action: Fields) -> Company:
    if "worker" in action:
        company = deeds.dismissed(scene.company, action["worker"])
    else:
        company = deeds.paid(scene.company, scene.cost("tile_for_money"))
    words = next(each["bonus"] for each in scene.data["pending"] if each["effect"].startswith("effect-tile"))
    return take(scene.chart, company, read_bonus(tuple(words)))


def _sell_shares(scene: Scene, action: Fields) -> Company:
    return deeds.sold_shares(scene.company, action["count"])


def _unchanged(scene: Scene, action: Fields) -> Company:
    return scene.company


_AFTER: Mapping[str, Callable[[Scene, Fields], Company]] = {
    "advance": _advance,
    "build_station": _station,
    "choose_milestone": _milestone,
    "choose_start_tile": _start_tile,
    "end_deal": _unchanged,
    "end_turn": _unchanged,
    "flip_locomotive": _flip,
    "hire_worker": _hire,
    "lay_rail": _rail,
    "open_office": _office,
    "promote": _promote,
    "sell_part": _sale,
    "sell_shares": _sell_shares,
    "swap_worker": _swap,
    "take_deal": _deal,
    "take_locomotive": _locomotive,
    "take_worker": _take_worker,
    "use_telegraph_tile": _tile,
}
