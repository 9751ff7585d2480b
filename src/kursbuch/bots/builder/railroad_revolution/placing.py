"""The choice of an action and of the worker for it: what each is worth with all that follows in the turn."""

from collections.abc import Iterator

from kursbuch.bots.builder.railroad_revolution import deeds
from kursbuch.bots.builder.railroad_revolution.bonus import Bonus, Effect
from kursbuch.bots.builder.railroad_revolution.chart import Chart
from kursbuch.bots.builder.railroad_revolution.company import FEWEST_WORKERS, Company
from kursbuch.bots.builder.railroad_revolution.gains import best, take
from kursbuch.bots.builder.railroad_revolution.outlook import value

RAIL_BASE = 400
TILE_PRICE = 400
REWARD_PRICE = 300
BEAM = 3
"""First rails that are tried with a second one."""
PROMOTE = Effect("promote", 1)
FLIP = Effect("flip", 1)
SWAP = Effect("swap", 1)


class WorkerChoice:
    """A turn that is about to be opened. What the main actions bring is found once, for all workers."""

    def __init__(self, chart: Chart, company: Company, sale: int) -> None:
        self._chart, self._company, self._sale = chart, company, sale
        self._plain: dict[str, tuple[Company, int | None]] = {}
        self._promoted: dict[str, Company] = {}

    def after(self, field: str, worker: str, ability: str) -> Company:
        """The company at the end of the turn, as far as it can be seen."""
        if ability != "special":
            return self._with_promotion(field)
        after, place = self._main(field, worker)
        return {
            "station": self._station_ability,
            "railroad": self._rail_ability,
            "telegraph": self._office_ability,
            "trade": self._sale_ability,
        }[field](after, place, worker)

    def _with_promotion(self, field: str) -> Company:
        """The same for all workers who do nothing else."""
        found = self._promoted.get(field)
        if found is None:
            found = self._promoted[field] = best(self._chart, self._main(field, "")[0], PROMOTE)
        return found

    def _main(self, field: str, colour: str) -> tuple[Company, int | None]:
        """The best main action; an accountant pays nothing for a station, so it has its own best one."""
        key = "free-station" if field == "station" and colour == "orange" else field
        if key not in self._plain:
            found = {
                "station": lambda: self._best(self._stations(is_free=False)),
                "free-station": lambda: self._best(self._stations(is_free=True)),
                "railroad": self._rails,
                "telegraph": lambda: self._best(self._offices()),
                "trade": self._trade,
            }[key]()
            self._plain[key] = found
        return self._plain[key]

    def _best(self, found: Iterator[tuple[Company, int]]) -> tuple[Company, int | None]:
        """The best of the companies, or a bad one where there is none."""
        ranked = [(value(self._chart, after), number, after) for after, number in found]
        if not ranked:
            return self._company._replace(cash=self._company.cash - 2000), None
        _, number, after = max(ranked, key=lambda each: (each[0], -each[1]))
        return after, number

    def _stations(self, is_free: bool) -> Iterator[tuple[Company, int]]:
        efforts = self._chart.lines.efforts(self._company.network).cities
        for number, city in enumerate(self._chart.cities):
            if efforts[number] or self._company.stations >> number & 1:
                continue
            after = deeds.stationed(self._company, number, 0 if is_free else city.cost)
            if after.funds >= 0:
                after = take(self._chart, after, city.main)
                yield (after if city.has_station else take(self._chart, after, city.first)), number

    def _rails(self) -> tuple[Company, int | None]:
        """The best two rails; the ways on from the best first ones are tried."""
        start = deeds.paid(self._company, RAIL_BASE)
        firsts = self._railed(start)
        if not firsts:
            return start, None
        if self._company.rails == 1:
            return firsts[0][1], None
        seconds = [pair for _, first in firsts[:BEAM] for pair in self._railed(first)[:1]]
        return max(seconds, key=lambda each: each[0])[1], None

    def _railed(self, company: Company) -> list[tuple[float, Company]]:
        """Every next rail, the best first, those that could be paid before the others."""
        found = [deeds.railed(self._chart, company, space, False) for space in self._chart.lines.open(company.network)]
        ranked = [(value(self._chart, after) - 100 * (after.funds < 0), after) for after in found]
        return sorted(ranked, key=lambda each: -each[0])

    def _offices(self) -> Iterator[tuple[Company, int]]:
        for number, area in enumerate(self._chart.areas):
            if self._company.offices >> number & 1:
                continue
            after = deeds.opened(self._company, number)
            after = deeds.received(after, area.shares + area.first * (not area.has_office))
            yield (self._dealt(after) if area.trade else self._with_tile(after, area.tile, 0)), number

    def _with_tile(self, company: Company, tile: Bonus, price: int) -> Company:
        """The tile for money, or else for a worker, if that is worth it."""
        if price:
            after = take(self._chart, deeds.paid(company, price), tile)
        elif company.worker_count > FEWEST_WORKERS:
            after = take(self._chart, deeds.dismissed(company, deeds.most_plentiful(company)), tile)
        else:
            return company
        return after if after.funds >= 0 and value(self._chart, after) > value(self._chart, company) else company

    def _dealt(self, company: Company, rebate: int = 0) -> Company:
        """The better of the two deals, or none."""
        found = company
        for shares, reward in self._chart.deals:
            if company.shares + rebate >= shares:
                after = take(self._chart, deeds.received(company, rebate - shares), reward)
                found = max(found, after, key=lambda each: value(self._chart, each))
        return found

    def _trade(self) -> tuple[Company, int | None]:
        piece = "rail" if self._company.rails else "building"
        return best(self._chart, deeds.sold_part(self._company, piece, self._sale), FLIP), None

    def _station_ability(self, after: Company, city: int | None, colour: str) -> Company:
        if city is None:
            return after
        reward = self._chart.cities[city]
        if colour == "purple":
            return take(self._chart, after, Bonus(0, -100, (FLIP,)))
        if colour == "grey":
            return take(self._chart, after, reward.first)
        if colour == "turquoise":
            return take(self._chart, after, reward.main._replace(money=-REWARD_PRICE))
        return after

    def _rail_ability(self, after: Company, place: int | None, colour: str) -> Company:
        if colour == "purple":
            return take(self._chart, after, Bonus(0, -300, (Effect("locomotive", 1),)))
        if colour == "grey":
            return deeds.received(after, 2)
        if colour == "orange":
            laid = after.network & ~self._company.network
            spaces = self._chart.lines.spaces
            terrain = sum(space.terrain for number, space in enumerate(spaces) if laid >> number & 1)
            return deeds.received(after, 0, 100 + 50 * terrain)
        third = self._railed(after)[:1] if after.rails else []
        return max([after, *(each for _, each in third)], key=lambda each: value(self._chart, each))

    def _office_ability(self, after: Company, area: int | None, colour: str) -> Company:
        if area is None:
            return after
        place = self._chart.areas[area]
        if colour == "purple":
            return best(self._chart, after, SWAP)
        if colour == "grey":
            return deeds.received(after, place.first)
        if colour == "orange":
            return deeds.received(after, 0, 100 * (place.shares + place.first * (not place.has_office)))
        return after if place.trade else self._with_tile(after, place.tile, TILE_PRICE)

    def _sale_ability(self, after: Company, place: int | None, colour: str) -> Company:
        if colour == "purple":
            return take(self._chart, after, Bonus(0, 0, (Effect("steps", 3),)))
        if colour == "grey":
            return self._dealt(after, rebate=1)
        if colour == "orange":
            return deeds.received(after, 0, 100 * (len(after.face_up) + len(after.face_down)))
        return best(self._chart, after, FLIP)
