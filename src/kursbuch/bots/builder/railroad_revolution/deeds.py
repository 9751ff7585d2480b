"""What a company is like after a deed: one function for each kind, without a look at the rules."""

from kursbuch.bots.builder.railroad_revolution.bonus import COLOURS
from kursbuch.bots.builder.railroad_revolution.chart import Chart
from kursbuch.bots.builder.railroad_revolution.company import SHARE, Company, Project

TERRAIN_COST = 100
"""Of a triangle beside a rail."""


def paid(company: Company, amount: int) -> Company:
    return company._replace(cash=company.cash - amount) if amount else company


def received(company: Company, shares: int, money: int = 0) -> Company:
    if not shares and not money:
        return company
    return company._replace(shares=company.shares + shares, cash=company.cash + money)


def stepped(chart: Chart, company: Company, track: int, worker: str | None) -> Company:
    """One step up, with the price of the gate."""
    space = company.tracks[track]
    gate = chart.lines.tracks[track].gates[space - 1]
    return company._replace(
        tracks=(*company.tracks[:track], space + 1, *company.tracks[track + 1 :]),
        cash=company.cash - gate.money,
        shares=company.shares - gate.shares,
        workers=company.worker_numbers(worker, -1) if worker else company.workers,
    )


def promoted(company: Company, milestone: str, colour: str) -> Company:
    """A worker becomes an executive."""
    projects = tuple(_staffed(project, colour) if project.id == milestone else project for project in company.projects)
    return company._replace(projects=projects, workers=company.worker_numbers(colour, -1))


def _staffed(project: Project, colour: str) -> Project:
    missing = list(project.missing)
    missing.remove(colour if colour in missing else "any")
    return project._replace(missing=tuple(missing))


def with_project(company: Company, project: Project) -> Company:
    return company._replace(projects=(*company.projects, project))


def hired(company: Company, colour: str, cost: int = 0) -> Company:
    return company._replace(workers=company.worker_numbers(colour, 1), cash=company.cash - cost)


def dismissed(company: Company, colour: str) -> Company:
    return company._replace(workers=company.worker_numbers(colour, -1))


def with_locomotive(company: Company, kind: str) -> Company:
    return company._replace(face_up=(*company.face_up, kind))


def turned(company: Company, kind: str, face: str) -> Company:
    """A locomotive with the other side up; its bonus comes on top."""
    up, down = list(company.face_up), list(company.face_down)
    source, target = (up, down) if face == "up" else (down, up)
    source.remove(kind)
    target.append(kind)
    return company._replace(face_up=tuple(up), face_down=tuple(down))


def railed(chart: Chart, company: Company, space: int, is_free: bool) -> Company:
    cost = 0 if is_free else TERRAIN_COST * chart.lines.spaces[space].terrain
    return company._replace(network=company.network | 1 << space, rails=company.rails - 1, cash=company.cash - cost)


def stationed(company: Company, city: int, cost: int) -> Company:
    return company._replace(
        stations=company.stations | 1 << city, buildings=company.buildings - 1, cash=company.cash - cost
    )


def opened(company: Company, area: int) -> Company:
    return company._replace(offices=company.offices | 1 << area, buildings=company.buildings - 1)


def sold_shares(company: Company, count: int) -> Company:
    return company._replace(shares=company.shares - count, cash=company.cash + SHARE * count)


def sold_part(company: Company, piece: str, price: int) -> Company:
    rail = piece == "rail"
    return company._replace(
        cash=company.cash + price,
        rails=company.rails - rail,
        buildings=company.buildings - (not rail),
    )


def most_plentiful(company: Company) -> str:
    """The worker that is missed least: a white one, else one of the colour with the most."""
    if company.workers[0]:
        return COLOURS[0]
    return max(COLOURS, key=lambda colour: company.workers[COLOURS.index(colour)])
