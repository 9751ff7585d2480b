"""Where cubes raise the own income most: paths to cities, and the cubes of one action."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from typing import NamedTuple

from kursbuch.bots.builder.american_rails.geography import Geography
from kursbuch.bots.builder.american_rails.prospects import weight_of_income
from kursbuch.bots.builder.american_rails.reading import Firm, Reading, Town, income_by_cube

LONGEST = 6
"""Cubes of the longest path that is thought of."""
LINK_HOPE = 3
"""Income that a first linked city is worth beyond its own: a second one brings the bonus."""
DELAY = 0.7
"""What is left of a gain that comes an action later."""
LEAST_WEIGHT = 0.02
"""A company that pays others as much as the seat is not worth a cube."""
CUBE_PRICE = 1.5
"""What a cube of an action is worth in dollars of the treasury, to weigh paths against each other."""


@dataclass(frozen=True, slots=True)
class Path:
    """Cubes to a city, in order: what they cost and bring, and `rate`, how good a use of cubes and money they are."""

    firm: str
    city: str
    hexes: tuple[str, ...]
    cost: int
    income: int
    value: float
    rate: float


class Laid(NamedTuple):
    """A planned cube, the path it belongs to, and what the plan is worth up to it."""

    path: Path
    hex: str
    value: float


def best_paths(table: Reading, map_: Geography, seat: int, cubes: int) -> list[Path]:
    """For every own company the paths that raise the seat's income, the best use of cubes first."""
    found: list[Path] = []
    crowd = frozenset(table.crowd.items())
    developed = frozenset(name for name, town in table.towns.items() if town.is_developed)
    for name in table.holdings[seat]:
        firm = table.firms[name]
        weight = weight_of_income(table, seat, firm)
        if firm.track and firm.cubes and weight > LEAST_WEIGHT:
            reached = _reached(map_, crowd, developed, firm.track, firm.treasury, min(LONGEST, firm.cubes))
            found += (_path(table, seat, firm, hexes, money, cubes) for hexes, money in reached)
    return sorted((path for path in found if path.value > 0), key=lambda path: (-path.rate, path.firm, path.city))


def plan(table: Reading, map_: Geography, seat: int, cubes: int) -> list[Laid]:
    """The cubes of one action: the best path, then the best from there, and so on."""
    laid: list[Laid] = []
    total = 0.0
    while len(laid) < cubes:
        paths = best_paths(table, map_, seat, cubes - len(laid))
        path = next((each for each in paths if _first_cost(table, map_, each) is not None), None)
        if path is None:
            break
        per_cube = path.value / len(path.hexes)
        for hex_ in path.hexes[: cubes - len(laid)]:
            cost = map_.cost(table, hex_)
            if cost is None or cost > table.firms[path.firm].treasury:
                return laid
            table = table.with_cube(path.firm, hex_, cost)
            total += per_cube
            laid.append(Laid(path, hex_, total))
    return laid


def _first_cost(table: Reading, map_: Geography, path: Path) -> int | None:
    """The price of the next cube, if the company can pay it."""
    cost = map_.cost(table, path.hexes[0])
    return cost if cost is not None and cost <= table.firms[path.firm].treasury else None


@lru_cache(maxsize=1 << 6)
def _costs(map_: Geography, crowd: frozenset[tuple[str, int]], developed: frozenset[str]) -> dict[str, int]:
    return map_.costs(crowd, developed)


@lru_cache(maxsize=1 << 13)
def _reached(
    map_: Geography,
    crowd: frozenset[tuple[str, int]],
    developed: frozenset[str],
    track: frozenset[str],
    treasury: int,
    longest: int,
) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The hexes of the path to each city within reach, and what they cost.

    It is kept: the board changes rarely, and all who hold the company ask for the same.
    """
    return tuple(_Search(map_, _costs(map_, crowd, developed), track, treasury, longest).cities())


class _Search:
    """The cheapest paths from a company's network that its money pays for, by Dijkstra's search."""

    def __init__(
        self, map_: Geography, costs: Mapping[str, int], track: frozenset[str], treasury: int, longest: int
    ) -> None:
        self._map, self._costs, self._track, self._treasury, self._longest = map_, costs, track, treasury, longest
        self._prices: dict[str, float] = {}
        self._heap: list[tuple[float, int, str, tuple[str, ...]]] = []

    def cities(self) -> Iterator[tuple[tuple[str, ...], int]]:
        """The path to each city, and what it costs."""
        for start in sorted(self._track):
            self._grow(start, (), 0)
        while self._heap:
            price, money, hex_, hexes = heappop(self._heap)
            if price > self._prices[hex_]:
                continue
            if hex_ in self._map.near:
                yield hexes, money
            if len(hexes) < self._longest:
                self._grow(hex_, hexes, money)

    def _grow(self, hex_: str, hexes: tuple[str, ...], money: int) -> None:
        """Add the neighbours that are reached cheaper this way."""
        costs, track, prices = self._costs, self._track, self._prices
        cubes = CUBE_PRICE * (len(hexes) + 1)
        for next_ in self._map.neighbours[hex_]:
            if next_ in track or next_ not in costs:
                continue
            spent = money + costs[next_]
            price = spent + cubes
            if spent <= self._treasury and price < prices.get(next_, inf):
                prices[next_] = price
                heappush(self._heap, (price, spent, next_, (*hexes, next_)))


def _path(table: Reading, seat: int, firm: Firm, hexes: tuple[str, ...], money: int, cubes: int) -> Path:
    """What a path brings: income of all its cities to the company, less what companies there lose."""
    track, income, hope, yearly = firm.track, 0, 0, 0.0
    weight = weight_of_income(table, seat, firm)
    for hex_ in hexes:
        town = table.towns.get(hex_)
        if town is not None:
            gain = income_by_cube(town, track, table.towns)
            income += gain
            hope += LINK_HOPE if town.is_linked and not _has_link(track, table) else 0
            yearly += weight * gain + _harm(table, seat, town)
        track = track | {hex_}
    years, later = table.years, max(0, len(hexes) - cubes)
    actions = -(-later // 3)
    in_time = max(0.0, years - actions * 0.5) if later else years
    value = (yearly + weight * hope * (years > 2)) * in_time * DELAY**actions
    return Path(firm.name, hexes[-1], hexes, money, income, value, value / (len(hexes) * CUBE_PRICE + money))


def _has_link(track: frozenset[str], table: Reading) -> bool:
    return any(name in table.towns and table.towns[name].is_linked for name in track)


def _harm(table: Reading, seat: int, town: Town) -> float:
    """What the loss of a company that was alone in the city is worth to the seat."""
    if not town.loss_by_newcomer:
        return 0.0
    return -town.loss_by_newcomer * weight_of_income(table, seat, table.firms[town.firms[0]])
