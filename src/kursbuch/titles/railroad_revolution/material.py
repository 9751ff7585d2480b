"""Tiles, player boards and supplies."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, PlainValidator
from pydantic_core import PydanticCustomError

from kursbuch.mechanics.data_files import DataModel, Fault, Whole
from kursbuch.titles.railroad_revolution.board import AREAS, CITIES, CITY_NUMBERS
from kursbuch.titles.railroad_revolution.data import DATA
from kursbuch.titles.railroad_revolution.effects import Bonus, parse_bonus
from kursbuch.titles.railroad_revolution.workers import COLOURS


def _check_bonus(entry: Any) -> Bonus:
    try:
        return parse_bonus(entry)
    except ValueError as error:
        raise PydanticCustomError("bonus", "no bonus") from error


BonusEntry: TypeAlias = Annotated[Bonus, PlainValidator(_check_bonus)]
Colour = Literal["purple", "grey", "orange", "turquoise"]


@dataclass(frozen=True, slots=True)
class CityTile:
    """Main reward of a station in a city, and the bonus of the first one."""

    id: str
    level: int
    main: BonusEntry
    first: BonusEntry


@dataclass(frozen=True, slots=True)
class Deal:
    """One half of a deal tile: its reward for so many shares."""

    cost: int
    reward: Bonus


@dataclass(frozen=True, slots=True)
class Condition:
    """What a milestone asks for: connected, stations (of a level), trade_rails, rails_on_terrain."""

    kind: Annotated[str, Field(pattern="^(connected|stations|trade_rails|rails_on_terrain)$")]
    count: int
    of: int = 0


@dataclass(frozen=True, slots=True)
class Milestone:
    """A goal with its points, executives and conditions."""

    id: str
    stack: Literal["A1", "A2", "B", "C", "D"]
    points: int
    workers: tuple[Annotated[str, Field(pattern=f"^({'|'.join(COLOURS)}|any)$")], ...]
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the player board: what a piece of it sells for."""

    value: int
    rails: int
    buildings: int


@dataclass(frozen=True, slots=True)
class StartTile:
    """One side of a start tile."""

    id: str
    tile: int
    bonus: Bonus


STACKS = ("B", "C", "D")
"""The milestones to draw from; A1 and A2 are dealt out at the start."""


class BonusTile(DataModel):
    """A tile of the telegraph, or a locomotive: a bonus by its name."""

    id: str
    bonus: BonusEntry


class DealOption(DataModel):
    """One half of a deal tile."""

    cost: Whole
    get: BonusEntry


class DealTile(DataModel):
    id: str
    options: tuple[DealOption, DealOption]


class StartTileEntry(DataModel):
    id: str
    tile: Whole
    get: BonusEntry


class TilesFile(DataModel):
    """`tiles.toml`."""

    city_tiles: tuple[CityTile, ...]
    telegraph_tiles: tuple[BonusTile, ...]
    locomotives: Annotated[tuple[BonusTile, ...], Field(min_length=1)]
    deals: tuple[DealTile, ...]
    start_tiles: tuple[StartTileEntry, ...]

    def faults(self) -> Iterator[Fault]:
        """Every city needs a tile of its level, and those of level 1 their own (Spielvorbereitung 10)."""
        levels = Counter(tile.level for tile in self.city_tiles)
        for level, cities in Counter(city.level for city in CITIES).items():
            if levels[level] < cities:
                yield Fault("city_tiles", "too_few_of_level", str(level))
        printed = {tile.id for tile in self.city_tiles}
        yield from (
            Fault("city_tiles", "tile_unknown", city.name)
            for city in CITIES
            if city.level == 1 and city.name not in printed
        )


class MilestonesFile(DataModel):
    """`milestones.toml`."""

    milestones: tuple[Milestone, ...]

    def faults(self) -> Iterator[Fault]:
        """Everybody begins with one of A1 and one of A2, and there are some to draw."""
        stacks = Counter[str](tile.stack for tile in self.milestones)
        for stack, least in {**dict.fromkeys(("A1", "A2"), MOST_PLAYERS), **dict.fromkeys(STACKS, 1)}.items():
            if stacks[stack] < least:
                yield Fault("milestones", "too_few_of_stack", stack)


MOST_PLAYERS = 4


class PlayerBoardEntry(DataModel):
    logo_after_section: Whole
    sections: Annotated[tuple[Section, ...], Field(min_length=1)]


class NeutralEntry(DataModel):
    """Buildings that stand there from the start."""

    stations: tuple[str, ...]
    offices: tuple[Annotated[int, Field(ge=1, le=len(AREAS))], ...]


class SetupFile(DataModel):
    """`setup.toml`."""

    money: Whole
    shares: Whole
    white_workers: Whole
    workers: Mapping[Colour, Whole]
    locomotive_stacks: Mapping[str, Whole]
    player_board: PlayerBoardEntry
    neutral: Mapping[str, NeutralEntry]

    def faults(self) -> Iterator[Fault]:
        """Player counts without figures, and stations in cities that are not on the board."""
        yield from (
            Fault(f"locomotive_stacks.{count}", "missing") for count in "234" if count not in self.locomotive_stacks
        )
        yield from (Fault(f"neutral.{count}", "missing") for count in "23" if count not in self.neutral)
        for count, entry in self.neutral.items():
            for city in entry.stations:
                if city not in CITY_NUMBERS:
                    yield Fault(f"neutral.{count}.stations", "city_unknown", city)


_TILES = DATA.read("tiles.toml", TilesFile)
_SETUP = DATA.read("setup.toml", SetupFile)

FIRST_STATION = "Städte - Belohnungen für den ersten Bahnhof"
"""The heading that explains the left side of the city tiles."""

CITY_TILES = {
    tile.id: replace(tile, main=tile.main.of("Bahnhof"), first=tile.first.of(FIRST_STATION))
    for tile in _TILES.city_tiles
}
TELEGRAPH_TILES = {tile.id: tile.bonus.of("Telegrafenplättchen") for tile in _TILES.telegraph_tiles}
LOCOMOTIVES = {tile.id: tile.bonus.of("Lokomotivenplättchen") for tile in _TILES.locomotives}
LOCOMOTIVE_KINDS = tuple(LOCOMOTIVES)
LOCOMOTIVE_NUMBERS = {kind: number for number, kind in enumerate(LOCOMOTIVE_KINDS)}
DEALS = {
    tile.id: tuple(Deal(option.cost, option.get.of("Handelsplättchen")) for option in tile.options)
    for tile in _TILES.deals
}
START_TILES = {
    tile.id: StartTile(tile.id, tile.tile, tile.get.of("Startaufbauplättchen")) for tile in _TILES.start_tiles
}
MILESTONES = {tile.id: tile for tile in DATA.read("milestones.toml", MilestonesFile).milestones}
NEXT_STACK: Mapping[str, int] = {"A1": 0, "A2": 0, "B": 1, "C": 2}
"""Where the tile after a reached one comes from (heading "Unternehmensmeilensteine"); none follows a D."""

SECTIONS = _SETUP.player_board.sections
LOGO = _SETUP.player_board.logo_after_section
RAILS = sum(section.rails for section in SECTIONS)
BUILDINGS = sum(section.buildings for section in SECTIONS)
RAILS_RIGHT_OF_LOGO = sum(section.rails for section in SECTIONS[LOGO:])
BUILDINGS_RIGHT_OF_LOGO = sum(section.buildings for section in SECTIONS[LOGO:])
SECTION_OF_RAIL = tuple(number for number, section in enumerate(SECTIONS) for _ in range(section.rails))
SECTION_OF_BUILDING = tuple(number for number, section in enumerate(SECTIONS) for _ in range(section.buildings))

START_MONEY = _SETUP.money
START_SHARES = _SETUP.shares
START_WHITE_WORKERS = _SETUP.white_workers
SKILLED_WORKERS: Mapping[str, int] = {str(colour): count for colour, count in _SETUP.workers.items()}
LOCOMOTIVE_STACKS = {int(players): size for players, size in _SETUP.locomotive_stacks.items()}
NEUTRAL_STATIONS = {int(players): entry.stations for players, entry in _SETUP.neutral.items()}
NEUTRAL_OFFICES = {int(players): entry.offices for players, entry in _SETUP.neutral.items()}
