"""The printed board and the pieces, read from `data/board.toml`."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, NewType

from pydantic import Field

from kursbuch.mechanics.data_files import DataFolder, DataModel, Fault, Whole
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
    cubes: Annotated[int, Field(ge=2)]
    shares: Annotated[int, Field(ge=1)]

    @property
    def supply(self) -> int:
        """Cubes that can be laid."""
        return self.cubes - 1


@dataclass(frozen=True, slots=True)
class PlayerCountFigures:
    """What depends on the number of players."""

    cash: int
    companies_out: int
    low_supplies: int
    take_cubes: int


class CityEntry(DataModel):
    """A city as it stands in the file."""

    name: str
    hex: tuple[Whole, Whole]
    full: Whole
    shared: Whole
    fixed: bool = False
    linked: bool = False


class BoardFile(DataModel):
    """`board.toml`."""

    first_year: Whole
    last_year: Whole
    development_markers: Whole
    terrain: tuple[str, ...]
    cities: tuple[CityEntry, ...]
    players: Mapping[str, PlayerCountFigures]
    companies: tuple[Charter, ...]

    def faults(self) -> Iterator[Fault]:
        """Rows of another length, and cities that are not where the terrain has one."""
        for number, row in enumerate(self.terrain):
            if len(row) != len(self.terrain[0]) or set(row) - {*TERRAIN, "."}:
                yield Fault(f"terrain.{number}", "terrain_row", row)
        for number, city in enumerate(self.cities):
            column, line = city.hex
            if line >= len(self.terrain) or self.terrain[line][column : column + 1] != "C":
                yield Fault(f"cities.{number}.hex", "no_city", city.name)
        yield from (Fault(f"players.{count}", "missing") for count in "345" if count not in self.players)


class Board:
    """Hexes by name and by terrain, cities, companies. A city's hex has its name, any other its column and row."""

    def __init__(self, data: BoardFile) -> None:
        rows = data.terrain
        kinds = {
            (column, row): TERRAIN[letter]
            for row, line in enumerate(rows)
            for column, letter in enumerate(line)
            if letter in TERRAIN
        }
        self.first_year = data.first_year
        self.last_year = data.last_year
        self.development_markers = data.development_markers
        self.figures: Mapping[int, PlayerCountFigures] = {int(count): table for count, table in data.players.items()}
        self.charters = data.companies
        self.companies = tuple(Company(number) for number in range(len(self.charters)))
        self.company_named = {charter.name: Company(number) for number, charter in enumerate(self.charters)}

        self.grid = OffsetGrid(len(rows[0]), list(kinds))
        self.terrain: Mapping[Hex, str] = {self.grid.at(*place): kind for place, kind in kinds.items()}
        self.cities: Mapping[Hex, City] = {city.hex: city for city in map(self._city, data.cities)}
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

    def _city(self, entry: CityEntry) -> City:
        hex_ = self.grid.at(*entry.hex)
        return City(entry.name, hex_, entry.full, entry.shared, entry.fixed, entry.linked)

    def _name(self, hex_: Hex) -> str:
        if hex_ in self.cities:
            return self.cities[hex_].name
        column, row = self.grid.place(hex_)
        return f"{chr(ord('A') + column)}{row + 1}"


def _set(hexes: Iterable[Hex]) -> HexSet:
    return sum(1 << hex_ for hex_ in hexes)


DATA = DataFolder("american-rails", "kursbuch.titles.american_rails")


def read_data() -> Mapping[str, object]:
    """The figures of the board and the companies, for a fingerprint."""
    return DATA.tables("board")


BOARD = Board(DATA.read("board.toml", BoardFile))
