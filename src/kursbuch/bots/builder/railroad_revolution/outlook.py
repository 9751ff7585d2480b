"""What a company can expect to score: the points it has, and what is on the way."""

from functools import lru_cache
from typing import NamedTuple

from kursbuch.bots.builder.railroad_revolution.chart import AchievementTrack, Chart, Lines
from kursbuch.bots.builder.railroad_revolution.company import FEWEST_WORKERS, HIRING_COST, SHARE, Company, Project
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

kept = lru_cache(maxsize=1 << 13)


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
    """Many moves lead to the same company, in every game that is played in thought; and most moves change little of
    it, so each source is kept by what it depends on."""
    turns, network, buildings = company.turns, company.network, company.buildings
    telegraph, stations, far = company.tracks
    return Outlook(
        locomotives=_locomotives(len(company.face_up), len(company.face_down), turns),
        milestones=company.reached
        + _milestones(lines, company.projects, company.workers, company.stations, network, turns),
        telegraph=_telegraph(lines, telegraph, company.offices, buildings, turns),
        stations=_stations(lines, stations, company.stations.bit_count(), buildings, turns),
        network=_network(lines, far, network, turns),
        money=_money(company.funds, company.shares, company.worker_count, turns),
        workers=_workers(company.workers, turns),
    )


def value(chart: Chart, company: Company) -> float:
    return sum(outlook(chart, company))


def usual_gain(company: Company) -> float:
    """What the turns to come bring beyond what can be seen now: the more of them, the more each."""
    return float(USUAL_GAIN * company.turns**2)


@kept
def _multiplier(track: AchievementTrack, space: int, steps: float) -> float:
    """Points of a track's space, and of the way to the next one, after some steps."""
    reached = min(space - 1 + steps, len(track.values) - 1)
    below, part = int(reached), reached % 1
    low = track.values[below]
    return low + part * (track.values[below + 1] - low) if part else low


@kept
def _locomotives(face_up: int, face_down: int, turns: float) -> float:
    """One face up has its bonus still to give; one face down can be turned up again as long as there is time."""
    time = min(1.0, turns / LOCOMOTIVE_TURNS)
    return LOCOMOTIVE * ((1 + BONUS * time) * face_up + FACE_DOWN * time * face_down)


@kept
def _milestones(
    lines: Lines, projects: tuple[Project, ...], workers: tuple[int, ...], stations: int, network: int, turns: float
) -> float:
    """What the milestones in work are worth."""
    efforts = lines.efforts(network)
    return sum(milestone_value(lines, workers, stations, turns, each, efforts) for each in projects)


@kept
def _telegraph(lines: Lines, space: int, offices: int, buildings: int, turns: float) -> float:
    """Offices, now and to come, by what the track multiplies them with, and the connections between them."""
    count = min(lines.areas, offices.bit_count() + OFFICE_PACE * min(turns, float(buildings)))
    return _multiplier(lines.tracks[0], space, STEP_PACE[0] * turns) * count + _connections(
        lines, offices, buildings > 0, turns
    )


def _connections(lines: Lines, offices: int, has_buildings: bool, turns: float) -> float:
    """Points between neighbouring offices, and hope for those that lack one."""
    hope = 0.3 * min(1.0, turns / 8) * has_buildings
    total = 0.0
    for left, points in enumerate(lines.connection_points):
        both = (offices >> left & 1) + (offices >> left + 1 & 1)
        total += points * (1.0 if both == 2 else hope if both == 1 else 0.0)
    return total


@kept
def _stations(lines: Lines, space: int, stations: int, buildings: int, turns: float) -> float:
    """Stations, now and to come, by what the track multiplies them with."""
    count = stations + STATION_PACE * min(turns, float(buildings))
    return _multiplier(lines.tracks[1], space, STEP_PACE[1] * turns) * count


@kept
def _network(lines: Lines, space: int, network: int, turns: float) -> float:
    """Cities of the highest level that are connected, or will be, by what the track multiplies them with."""
    efforts, total = lines.efforts(network), 0.0
    for number in lines.cities_of[NETWORK_LEVEL]:
        effort = efforts.cities[number]
        total += FAR_CITY**effort if effort < max(turns, 0.1) else 0.0
    return _multiplier(lines.tracks[2], space, STEP_PACE[2] * turns) * total


@kept
def _money(cash_and_shares: int, shares: int, workers: int, turns: float) -> float:
    """Money is worth what can be done with it in the turns that are left; shares buy deals as well.

    Workers that are missing must be hired.
    """
    funds = cash_and_shares - HIRING_COST * max(0, FEWEST_WORKERS - workers)
    rate = min(1.0, turns / 3)
    worth = min(funds, RICH) + 0.5 * max(0, min(funds, WEALTHY) - RICH) + 0.15 * max(0, funds - WEALTHY)
    return rate * (worth / 100 + 0.2 * min(shares, 4)) + funds / (SHARE * 1000)


@kept
def _workers(workers: tuple[int, ...], turns: float) -> float:
    """Skilled workers are worth most, each further one of a colour less; nothing once the turns are over."""
    white, *skilled = workers
    staff = WHITE_WORKER * white + sum(SKILLED_WORKER * (1 - 0.6**count) / 0.4 for count in skilled)
    return min(1.0, turns / WORKER_TURNS) * staff
