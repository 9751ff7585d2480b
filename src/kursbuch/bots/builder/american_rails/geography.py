"""The map: neighbours and the price of a cube."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import cast

from kursbuch.bots.builder.american_rails.reading import Reading
from kursbuch.kernel import View
from kursbuch.views.american_rails import RailsView

NEAR = 4
"""Cubes within which other cities make a start better."""
_WILD_COST = {"forest": 3, "mountain": 5}
"""Forests and mountains hold one cube in all."""
_OPEN_COST = 2
_CROWD_COST = 2


@dataclass(frozen=True, slots=True, eq=False)
class Geography:
    """The printed board, which is the same in every game."""

    neighbours: Mapping[str, tuple[str, ...]]
    terrain: Mapping[str, str]
    near: Mapping[str, tuple[tuple[str, int], ...]]
    """For each city the other cities within a few cubes, and how many it takes."""

    empty: Mapping[str, int]
    """What a cube costs on each hex of the empty board."""

    def cost(self, table: Reading, hex_: str) -> int | None:
        """What a cube costs there now; None where there is no room."""
        crowd = table.crowd.get(hex_, 0)
        if crowd and self.terrain[hex_] in _WILD_COST:
            return None
        town = table.towns.get(hex_)
        return self.empty[hex_] + _CROWD_COST * (crowd + (town is not None and town.is_developed))

    def costs(self, crowd: Iterable[tuple[str, int]], developed: Iterable[str]) -> dict[str, int]:
        """The same for all hexes with room, from the hexes with cubes and the cities that are developed."""
        costs = dict(self.empty)
        for city in developed:
            costs[city] += _CROWD_COST
        for hex_, cubes in crowd:
            if self.terrain[hex_] in _WILD_COST:
                del costs[hex_]
            else:
                costs[hex_] += _CROWD_COST * cubes
        return costs


def read_geography(view: View) -> Geography:
    """Hexes have a corner on top; odd rows are shifted half a hex to the right."""
    hexes = cast(RailsView, view)["board"]["hexes"]
    names = {(each["col"], each["row"]): each["id"] for each in hexes}
    neighbours = {
        name: tuple(names[place] for place in _around(column, row) if place in names)
        for (column, row), name in names.items()
    }
    terrain = {each["id"]: each["terrain"] for each in hexes}
    cities = {name for name, kind in terrain.items() if kind == "city"}
    near = {city: tuple(_near(city, neighbours, cities)) for city in cities}
    empty = {name: _WILD_COST.get(kind, _OPEN_COST) for name, kind in terrain.items()}
    return Geography(neighbours, terrain, near, empty)


def _near(city: str, neighbours: Mapping[str, tuple[str, ...]], cities: set[str]) -> Iterator[tuple[str, int]]:
    seen, border = {city}, {city}
    for cubes in range(1, NEAR + 1):
        border = {next_ for hex_ in border for next_ in neighbours[hex_]} - seen
        seen |= border
        yield from ((hex_, cubes) for hex_ in sorted(border & cities))


def _around(column: int, row: int) -> list[tuple[int, int]]:
    shift = row % 2
    beside = [(column - 1, row), (column + 1, row)]
    return beside + [(column - 1 + shift + step, row + turn) for turn in (-1, 1) for step in (0, 1)]
