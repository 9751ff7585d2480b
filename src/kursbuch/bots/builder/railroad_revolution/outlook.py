"""What a company can expect to score: the points it has, and what is on the way."""

from functools import lru_cache
from typing import NamedTuple

from kursbuch.bots.builder.railroad_revolution.chart import AchievementTrack, Chart, Efforts, Lines
from kursbuch.bots.builder.railroad_revolution.company import FEWEST_WORKERS, HIRING_COST, SHARE, Company
from kursbuch.bots.builder.railroad_revolution.milestones import milestone_value

OFFICE_PACE, STATION_PACE = 0.24, 0.2
"""Offices and stations that a turn brings on average."""
STEP_PACE = (0.1, 0.25, 0.4)
"""Steps that a turn brings on the tracks of telegraph, stations and network: what they multiply may come first."""
FAR_CITY = 0.6
"""The chance of a city of the highest level for each turn that it takes."""
USUAL_GAIN = 0.6
"""Points for the square of the turns that are left, as games of builders go."""
LOCOMOTIVE = 8
LOCOMOTIVE_TURNS = 4
"""Turns in which a locomotive is turned for certain."""
BONUS, FACE_DOWN = 0.25, 0.75
"""Parts of a locomotive's points: what its bonus adds while it is face up, and the hope to turn it up again."""
WHITE_WORKER, SKILLED_WORKER = 1.5, 3.5
"""What a white worker and the first of a colour are worth."""
WORKER_TURNS = 3
"""Turns in which a worker is used to the full."""
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
    return _outlook(chart.lines, company)


@lru_cache(maxsize=1 << 15)
def _outlook(lines: Lines, company: Company) -> Outlook:
    """Many moves lead to the same company, in every game that is played in thought."""
    efforts, turns = lines.efforts(company.network), company.turns
    buildings = min(turns, float(company.buildings))
    telegraph, stations, network = (
        _multiplier(track, space, pace * turns)
        for track, space, pace in zip(lines.tracks, company.tracks, STEP_PACE, strict=True)
    )
    offices = min(lines.areas, company.offices.bit_count() + OFFICE_PACE * buildings)
    return Outlook(
        locomotives=_locomotives(company),
        milestones=company.reached + sum(milestone_value(lines, company, each, efforts) for each in company.projects),
        telegraph=telegraph * offices + _connections(lines, company),
        stations=stations * (company.stations.bit_count() + STATION_PACE * buildings),
        network=network * _far_cities(lines, company, efforts),
        money=_money(company),
        workers=_workers(company),
    )


def value(chart: Chart, company: Company) -> float:
    return sum(outlook(chart, company))


def usual_gain(company: Company) -> float:
    """What the turns to come bring beyond what can be seen now: the more of them, the more each."""
    return float(USUAL_GAIN * company.turns**2)


def _multiplier(track: AchievementTrack, space: int, steps: float) -> float:
    """Points of a track's space, and of the way to the next one, after some steps."""
    reached = min(space - 1 + steps, len(track.values) - 1)
    below, part = int(reached), reached % 1
    low = track.values[below]
    return low + part * (track.values[below + 1] - low) if part else low


def _locomotives(company: Company) -> float:
    """One face up has its bonus still to give; one face down can be turned up again as long as there is time."""
    time = min(1.0, company.turns / LOCOMOTIVE_TURNS)
    return LOCOMOTIVE * ((1 + BONUS * time) * len(company.face_up) + FACE_DOWN * time * len(company.face_down))


def _connections(lines: Lines, company: Company) -> float:
    """Points between neighbouring offices, and hope for those that lack one."""
    hope = 0.3 * min(1.0, company.turns / 8) * (company.buildings > 0)
    total = 0.0
    for left, points in enumerate(lines.connection_points):
        both = (company.offices >> left & 1) + (company.offices >> left + 1 & 1)
        total += points * (1.0 if both == 2 else hope if both == 1 else 0.0)
    return total


def _far_cities(lines: Lines, company: Company, efforts: Efforts) -> float:
    """Cities of the highest level that are connected, or will be."""
    total = 0.0
    for number in lines.cities_of[NETWORK_LEVEL]:
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
    return min(1.0, company.turns / WORKER_TURNS) * _staff_value(company.workers)


@lru_cache(maxsize=1 << 12)
def _staff_value(workers: tuple[int, ...]) -> float:
    white, *skilled = workers
    return WHITE_WORKER * white + sum(SKILLED_WORKER * (1 - 0.6**count) / 0.4 for count in skilled)
