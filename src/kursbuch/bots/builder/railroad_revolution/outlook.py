"""What a company can expect to score: the points it has, and what is on the way."""

from functools import lru_cache
from typing import NamedTuple

from kursbuch.bots.builder.railroad_revolution.bonus import COLOURS, Condition
from kursbuch.bots.builder.railroad_revolution.chart import Chart, Efforts
from kursbuch.bots.builder.railroad_revolution.company import FEWEST_WORKERS, HIRING_COST, SHARE, Company, Project

PATIENCE = 0.55
"""What is left of points that take another turn: other things want turns too."""
HOPE = 0.65
"""The same for milestones that are still in the stacks."""
PROMOTION = 0.35
"""The part of a turn that a promotion takes, with the worker at hand; and without."""
RECRUITING = 0.9
SHORT_OF_WORKERS = 0.4
"""The part of a turn that a worker takes who is needed beside the four that must be left."""
STATION = 0.9
"""The part of a turn that a station takes with its money."""
OFFICE_PACE, STATION_PACE = 0.24, 0.27
"""Offices and stations that a turn brings on average."""
NEXT_MILESTONES = {"A": ("B", 17.0, 2.6), "B": ("C", 25.0, 4.0), "C": ("D", 35.0, 4.0)}
"""The stack that follows, and the usual points and turns of a milestone there."""
FAR_CITY = 0.6
"""The chance of a city of the highest level for each turn that it takes."""
USUAL_GAIN = 0.9
"""Points for the square of the turns that are left, as games of builders go."""
LOCOMOTIVE = 8
WHITE_WORKER, SKILLED_WORKER = 0.8, 2.4
"""What a white worker and the first of a colour are worth."""
NETWORK_LEVEL = 5
RICH, WEALTHY = 900, 2000
"""Money beyond these sums is worth less and less."""


class Outlook(NamedTuple):
    """Points by source; money and workers in the points that they will bring."""

    locomotives: float
    milestones: float
    telegraph: float
    stations: float
    network: float
    money: float
    workers: float

    @property
    def total(self) -> float:
        return sum(self)


def outlook(chart: Chart, company: Company) -> Outlook:
    """What the company can expect at the end."""
    efforts, turns = chart.lines.efforts(company.network), company.turns
    buildings = min(turns, float(company.buildings))
    telegraph, stations, network = (
        track.values[space - 1] for track, space in zip(chart.tracks, company.tracks, strict=True)
    )
    offices = min(len(chart.areas), company.offices.bit_count() + OFFICE_PACE * buildings)
    return Outlook(
        locomotives=LOCOMOTIVE * (len(company.face_up) + 0.3 * min(1.0, turns / 4) * len(company.face_down)),
        milestones=company.reached + sum(milestone_value(chart, company, each, efforts) for each in company.projects),
        telegraph=telegraph * offices + _connections(chart, company),
        stations=stations * (company.stations.bit_count() + STATION_PACE * buildings),
        network=network * _far_cities(chart, company, efforts),
        money=_money(company),
        workers=_workers(company),
    )


def value(chart: Chart, company: Company) -> float:
    return sum(outlook(chart, company))


def usual_gain(company: Company) -> float:
    """What the turns to come bring beyond what can be seen now: the more of them, the more each."""
    return float(USUAL_GAIN * company.turns**2)


def milestone_value(chart: Chart, company: Company, project: Project, efforts: Efforts) -> float:
    """Its points and what may follow it, less the later it comes."""
    effort = _staffing(company.workers, project.missing) + sum(
        condition_effort(chart, company, condition, efforts) for condition in project.conditions
    )
    left = company.turns - effort
    in_time = 1.0 if effort == 0 else max(0.0, min(1.0, (left + 1.0) / 2))
    discount: float = PATIENCE**effort
    return in_time * discount * (project.points + _following(project.stack, left))


def _following(stack: str, turns: float) -> float:
    """What the milestones after one of this stack may bring."""
    if stack not in NEXT_MILESTONES:
        return 0.0
    following, points, effort = NEXT_MILESTONES[stack]
    in_time = max(0.0, min(1.0, (turns - effort + 1) / 2))
    discount: float = HOPE**effort
    return in_time * discount * (points + _following(following, turns - effort)) if in_time else 0.0


@lru_cache(maxsize=1 << 12)
def _staffing(workers: tuple[int, ...], missing: tuple[str, ...]) -> float:
    """Promotions that are missing; four workers must be left after them."""
    effort, own = 0.0, dict(zip(COLOURS, workers, strict=True))
    for colour in missing:
        found = max(own, key=lambda each: own[each]) if colour == "any" else colour
        effort += PROMOTION if own[found] > 0 else RECRUITING + PROMOTION
        own[found] -= 1
    short = len(missing) - max(0, sum(workers) - FEWEST_WORKERS)
    return effort + SHORT_OF_WORKERS * max(0, short)


def condition_effort(chart: Chart, company: Company, condition: Condition, efforts: Efforts) -> float:
    """Turns until the condition holds, by the nearest cities or spaces that are missing."""
    if condition.kind != "stations":
        return efforts.conditions[condition.kind, condition.of][condition.number - 1]
    costs = [
        0.0 if company.stations >> number & 1 else STATION + efforts.cities[number]
        for number in chart.lines.cities_of[condition.of]
    ]
    return sum(sorted(costs)[: condition.number])


def _connections(chart: Chart, company: Company) -> float:
    """Points between neighbouring offices, and hope for those that lack one."""
    hope = 0.3 * min(1.0, company.turns / 8) * (company.buildings > 0)
    total = 0.0
    for left, points in enumerate(chart.connection_points):
        both = (company.offices >> left & 1) + (company.offices >> left + 1 & 1)
        total += points * (1.0 if both == 2 else hope if both == 1 else 0.0)
    return total


def _far_cities(chart: Chart, company: Company, efforts: Efforts) -> float:
    """Cities of the highest level that are connected, or will be."""
    total = 0.0
    for number in chart.lines.cities_of[NETWORK_LEVEL]:
        effort = efforts.cities[number]
        total += FAR_CITY**effort if effort < max(company.turns, 0.1) else 0.0
    return total


def _money(company: Company) -> float:
    """Money is worth what can be done with it in the turns that are left; shares buy deals as well.

    Workers that are missing must be hired.
    """
    turns, missing = company.turns, max(0, FEWEST_WORKERS - company.worker_count)
    funds = company.funds - HIRING_COST * missing
    rate = min(1.0, turns / 3)
    worth = min(funds, RICH) + 0.5 * max(0, min(funds, WEALTHY) - RICH) + 0.15 * max(0, funds - WEALTHY)
    return rate * (worth / 100 + 0.2 * min(company.shares, 4)) + funds / (SHARE * 1000)


def _workers(company: Company) -> float:
    """Skilled workers are worth most, each further one of a colour less; nothing once the turns are over."""
    return min(1.0, company.turns / 6) * _staff_value(company.workers)


@lru_cache(maxsize=1 << 12)
def _staff_value(workers: tuple[int, ...]) -> float:
    white, *skilled = workers
    return WHITE_WORKER * white + sum(SKILLED_WORKER * (1 - 0.6**count) / 0.4 for count in skilled)
