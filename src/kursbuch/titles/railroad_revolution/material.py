"""Tiles, player boards and supplies."""

from collections.abc import Mapping
from dataclasses import dataclass

from kursbuch.titles.railroad_revolution.data import load
from kursbuch.titles.railroad_revolution.effects import Bonus, parse_bonus


@dataclass(frozen=True, slots=True)
class CityTile:
    """Main reward of a station in a city, and the bonus of the first one."""

    id: str
    level: int
    main: Bonus
    first: Bonus


@dataclass(frozen=True, slots=True)
class Deal:
    """One half of a deal tile: its reward for so many shares."""

    cost: int
    reward: Bonus


@dataclass(frozen=True, slots=True)
class Condition:
    """What a milestone asks for: connected, stations (of a level), trade_rails, rails_on_terrain."""

    kind: str
    count: int
    of: int = 0


@dataclass(frozen=True, slots=True)
class Milestone:
    """A goal with its points, executives and conditions."""

    id: str
    stack: str
    points: int
    workers: tuple[str, ...]
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


_TILES = load("tiles")
_SETUP = load("setup")

CITY_TILES = {
    tile["id"]: CityTile(tile["id"], tile["level"], parse_bonus(tile["main"]), parse_bonus(tile["first"]))
    for tile in _TILES["city_tiles"]
}
TELEGRAPH_TILES = {tile["id"]: parse_bonus(tile["bonus"]) for tile in _TILES["telegraph_tiles"]}
LOCOMOTIVES = {tile["id"]: parse_bonus(tile["bonus"]) for tile in _TILES["locomotives"]}
LOCOMOTIVE_KINDS = tuple(LOCOMOTIVES)
LOCOMOTIVE_NUMBERS = {kind: number for number, kind in enumerate(LOCOMOTIVE_KINDS)}
DEALS = {
    tile["id"]: tuple(Deal(option["cost"], parse_bonus(option["get"])) for option in tile["options"])
    for tile in _TILES["deals"]
}
START_TILES = {
    tile["id"]: StartTile(tile["id"], tile["tile"], parse_bonus(tile["get"])) for tile in _TILES["start_tiles"]
}
MILESTONES = {
    tile["id"]: Milestone(
        tile["id"],
        tile["stack"],
        tile["points"],
        tuple(tile["workers"]),
        tuple(Condition(**condition) for condition in tile["conditions"]),
    )
    for tile in load("milestones")["milestones"]
}
STACKS = ("B", "C", "D")
"""The milestones to draw from; A1 and A2 are dealt out at the start."""

NEXT_STACK: Mapping[str, int] = {"A1": 0, "A2": 0, "B": 1, "C": 2}
"""Where the tile after a reached one comes from (heading "Unternehmensmeilensteine"); none follows a D."""

SECTIONS = tuple(Section(**section) for section in _SETUP["player_board"]["sections"])
_LOGO: int = _SETUP["player_board"]["logo_after_section"]
RAILS = sum(section.rails for section in SECTIONS)
BUILDINGS = sum(section.buildings for section in SECTIONS)
RAILS_RIGHT_OF_LOGO = sum(section.rails for section in SECTIONS[_LOGO:])
BUILDINGS_RIGHT_OF_LOGO = sum(section.buildings for section in SECTIONS[_LOGO:])
SECTION_OF_RAIL = tuple(number for number, section in enumerate(SECTIONS) for _ in range(section.rails))
SECTION_OF_BUILDING = tuple(number for number, section in enumerate(SECTIONS) for _ in range(section.buildings))

START_MONEY: int = _SETUP["money"]
START_SHARES: int = _SETUP["shares"]
START_WHITE_WORKERS: int = _SETUP["white_workers"]
SKILLED_WORKERS: Mapping[str, int] = _SETUP["workers"]
LOCOMOTIVE_STACKS = {int(players): size for players, size in _SETUP["locomotive_stacks"].items()}
NEUTRAL_STATIONS = {int(players): tuple(entry["stations"]) for players, entry in _SETUP["neutral"].items()}
NEUTRAL_OFFICES = {int(players): tuple(entry["offices"]) for players, entry in _SETUP["neutral"].items()}
