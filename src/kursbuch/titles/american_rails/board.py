"""The printed board and the pieces, read from `board.toml`."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NewType

from kursbuch.mechanics.offset_grid import Hex, HexSet, OffsetGrid, members

Company = NewType("Company", int)
"""A company, as its number in the order of the rulebook."""

TERRAIN = {"P": "plains", "F": "forest", "M": "mountain", "C": "city"}


@dataclass(frozen=True, slots=True)
class City:
    """A city with the income it gives to a company alone there, and to each of several."""

    name: str
    hex: Hex
    full: int
    shared: int
    fixed: bool = False
    """No development: black squares are printed there."""
    linked: bool = False
    """One of the three cities of the special connections."""


@dataclass(frozen=True, slots=True)
class Charter:
    """What a company starts with. One of its cubes marks the income."""

    name: str
    color: str
    cubes: int
    shares: int

    @property
    def supply(self) -> int:
        """Cubes that can be laid."""
        return self.cubes - 1


@dataclass(frozen=True, slots=True)
class Table:
    """What depends on the number of players."""

    cash: int
    companies_out: int
    low_supplies: int
    take_cubes: int


class Board:
    """Hexes by name and by terrain, cities, companies. A city's hex has its name, any other its column and row."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        rows: list[str] = data["terrain"]
        kinds = {
            (column, row): TERRAIN[letter]
            for row, line in enumerate(rows)
            for column, letter in enumerate(line)
            if letter in TERRAIN
        }
        self.first_year: int = data["first_year"]
        self.last_year: int = data["last_year"]
        self.development_markers: int = data["development_markers"]
        self.tables: Mapping[int, Table] = {int(count): Table(**table) for count, table in data["players"].items()}
        self.charters = tuple(Charter(**charter) for charter in data["companies"])
        self.companies = tuple(Company(number) for number in range(len(self.charters)))
        self.company_named = {charter.name: Company(number) for number, charter in enumerate(self.charters)}

        self.grid = OffsetGrid(len(rows[0]), list(kinds))
        self.terrain: Mapping[Hex, str] = {self.grid.at(*place): kind for place, kind in kinds.items()}
        self.cities: Mapping[Hex, City] = {city.hex: city for city in map(self._city, data["cities"])}
        self.names: Mapping[Hex, str] = {hex_: self._name(hex_) for hex_ in members(self.grid.hexes)}
        self.hex_named: Mapping[str, Hex] = {name: hex_ for hex_, name in self.names.items()}

        self.city_hexes = _set(self.cities)
        self.developable = _set(hex_ for hex_, city in self.cities.items() if not city.fixed)
        self.linked = _set(hex_ for hex_, city in self.cities.items() if city.linked)
        self.forests = self.hexes_of("forest")
        self.mountains = self.hexes_of("mountain")

    def hexes_of(self, terrain: str) -> HexSet:
        """Every hex of this terrain."""
        return _set(hex_ for hex_, kind in self.terrain.items() if kind == terrain)

    def city_named(self, name: str) -> City | None:
        """The city of this name."""
        hex_ = self.hex_named.get(name)
        return self.cities.get(hex_) if hex_ is not None else None

    def _city(self, data: dict[str, Any]) -> City:
        column, row = data.pop("hex")
        return City(hex=self.grid.at(column, row), **data)

    def _name(self, hex_: Hex) -> str:
        if hex_ in self.cities:
            return self.cities[hex_].name
        column, row = self.grid.place(hex_)
        return f"{chr(ord('A') + column)}{row + 1}"


def _set(hexes: Iterable[Hex]) -> HexSet:
    return sum(1 << hex_ for hex_ in hexes)


def read_data() -> dict[str, Any]:
    """The figures of the board and the companies."""
    return tomllib.loads((files(__package__) / "board.toml").read_text(encoding="utf-8"))


BOARD = Board(read_data())
