"""The best use of a bonus: effect after effect, each as it is worth most."""

from collections.abc import Iterator

from kursbuch.bots.builder.railroad_revolution import deeds
from kursbuch.bots.builder.railroad_revolution.bonus import COLOURS, Bonus, Effect
from kursbuch.bots.builder.railroad_revolution.chart import Chart
from kursbuch.bots.builder.railroad_revolution.company import FEWEST_WORKERS, Company
from kursbuch.bots.builder.railroad_revolution.outlook import value

START_CITIES_LEVEL = 1


def take(chart: Chart, company: Company, bonus: Bonus) -> Company:
    """The company after the best use of the bonus. One that costs more than it brings is left."""
    after = deeds.received(company, bonus.shares, bonus.money)
    for effect in bonus.effects:
        for _ in range(effect.times):
            after = best(chart, after, effect)
    if bonus.money < 0 and (after.funds < 0 or value(chart, after) <= value(chart, company)):
        return company
    return after


def best(chart: Chart, company: Company, effect: Effect) -> Company:
    """The company after the best way to use an effect once, or as it is."""
    found, most = company, value(chart, company)
    for after in ways(chart, company, effect):
        worth = value(chart, after)
        if worth > most:
            found, most = after, worth
    return found


def ways(chart: Chart, company: Company, effect: Effect) -> Iterator[Company]:
    """The company after each way to use an effect once."""
    match effect.kind:
        case "steps":
            yield from _steps(chart, company)
        case "promote":
            yield from _promotions(company)
        case "flip":
            yield from _turns(chart, company)
        case "locomotive":
            yield from (deeds.with_locomotive(company, kind) for kind, left in chart.locomotives_left.items() if left)
        case "worker":
            yield from (deeds.hired(company, colour) for colour in effect.colours if chart.workers_left[colour])
        case "swap":
            yield from _swaps(chart, company)
        case "rail" | "start_rail":
            if company.rails:
                yield from (deeds.railed(chart, company, space, True) for space in chart.lines.open(company.network))
        case "station" | "start_station":
            yield from _stations(chart, company, effect.kind)
        case "office" | "start_office":
            yield from _offices(chart, company, effect.kind)


def _steps(chart: Chart, company: Company) -> Iterator[Company]:
    for number, track in enumerate(chart.lines.tracks):
        space = company.tracks[number]
        if space == len(track.values):
            continue
        gate = track.gates[space - 1]
        if company.shares < gate.shares or company.worker_count - gate.workers < FEWEST_WORKERS:
            continue
        yield deeds.stepped(chart, company, number, deeds.most_plentiful(company) if gate.workers else None)


def _promotions(company: Company) -> Iterator[Company]:
    if company.worker_count <= FEWEST_WORKERS:
        return
    for project in company.projects:
        wanted = COLOURS if "any" in project.missing else tuple(dict.fromkeys(project.missing))
        for colour in wanted:
            if company.workers[COLOURS.index(colour)]:
                yield deeds.promoted(company, project.id, colour)


def _turns(chart: Chart, company: Company) -> Iterator[Company]:
    for kind in dict.fromkeys(company.face_down):
        yield deeds.turned(company, kind, "down")
    for kind in dict.fromkeys(company.face_up):
        yield take(chart, deeds.turned(company, kind, "up"), chart.locomotives[kind])


def _swaps(chart: Chart, company: Company) -> Iterator[Company]:
    given = deeds.dismissed(company, deeds.most_plentiful(company))
    yield from (deeds.hired(given, colour) for colour in COLOURS if chart.workers_left[colour])


def _stations(chart: Chart, company: Company, kind: str) -> Iterator[Company]:
    if not company.buildings:
        return
    efforts = chart.lines.efforts(company.network).cities
    for number, city in enumerate(chart.cities):
        if efforts[number] or company.stations >> number & 1:
            continue
        if kind == "station" or city.level == START_CITIES_LEVEL:
            yield deeds.stationed(company, number, 0)


def _offices(chart: Chart, company: Company, kind: str) -> Iterator[Company]:
    if not company.buildings:
        return
    for number, area in enumerate(chart.areas):
        if not company.offices >> number & 1 and (kind == "office" or area.trade):
            yield deeds.opened(company, number)
