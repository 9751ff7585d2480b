"""Boards for the tests: the 1830 map, boards built at random, and a search that tries every route."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from pydantic import TypeAdapter

from kursbuch.eighteenxx.board import Board, GameMap, TileSet, load_map, load_tiles, placements, reach, station_spots
from kursbuch.eighteenxx.board.entries import CountedTileEntry, HexEntry, MapFile
from kursbuch.eighteenxx.board.reaching import blocked_stops
from kursbuch.eighteenxx.board.state import Wiring
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId, TileId
from kursbuch.eighteenxx.standard_tiles import TilesFile, all_tiles
from kursbuch.mechanics.hexgrid import HexLayout
from kursbuch.mechanics.track import EXITS
from kursbuch.titles.t1830.assembly import DATA
from tests.beside import FACTS

COLORS = ("yellow", "green", "brown", "gray")
HOMES = {
    "PRR": StopId(HexId("H12"), 0),
    "NYC": StopId(HexId("E19"), 0),
    "CPR": StopId(HexId("A19"), 0),
    "B&O": StopId(HexId("I15"), 0),
    "C&O": StopId(HexId("F6"), 0),
    "ERIE": StopId(HexId("E11"), 0),
    "NYNH": StopId(HexId("G19"), 0),
    "B&M": StopId(HexId("E23"), 0),
}


def tiles_of(entries: Mapping[str, object]) -> TileSet:
    """A tile set as a data file would have it."""
    return load_tiles(TypeAdapter(dict[str, CountedTileEntry]).validate_python(entries))


def map_of(layout: HexLayout, entries: Mapping[str, object], tiles: TileSet) -> GameMap:
    """A map as a data file would have it."""
    return load_map(layout, TypeAdapter(dict[str, HexEntry]).validate_python(entries), tiles)


@cache
def map_1830(plus: bool = False, copies: int | None = None) -> GameMap:
    """The 1830 map, or the 1830+ board; with `copies`, so many tiles of every kind."""
    tiles = all_tiles(DATA.read("tiles.toml", TilesFile))
    if copies:
        tiles = {name: tile.model_copy(update={"count": copies}) for name, tile in tiles.items()}
    changes = DATA.read("map-plus.toml", MapFile).hexes if plus else None
    return load_map("pointy", DATA.read("map.toml", MapFile).hexes, load_tiles(tiles), changes)


def lay(game_map: GameMap, board: Board, *laid: str) -> Board:
    """The board with tiles laid as `H10 57 1`: hex, tile, rotation."""
    for text in laid:
        hex_, tile, rotation = text.split()
        board = board.lay(game_map, HexId(hex_), TileId(tile), int(rotation))
    return board


def stop(text: str) -> StopId:
    """The stop `G19/1`; without a number it is the first."""
    hex_, _, index = text.partition("/")
    return StopId(HexId(hex_), int(index or 0))


def company(name: str) -> CompanyId:
    return CompanyId(name)


def random_boards(game_map: GameMap, seed: int, lays: int, companies: int) -> Iterator[tuple[Board, CompanyId]]:
    """Boards on which companies with a station in a random city each build by turns, and the one that built last."""
    random = Random(seed)
    cities = [
        StopId(hex_.id, index)
        for hex_ in game_map.hexes.values()
        for index, shown in enumerate(hex_.face.stops)
        if shown.kind == "city"
    ]
    board = Board.empty(game_map)
    names = [CompanyId(f"C{number}") for number in range(companies)]
    for name, city in zip(names, random.sample(cities, companies), strict=True):
        board = board.station(name, city)
    for number in range(lays):
        name = random.choice(names)
        offered = list(placements(game_map, board, reach(game_map, board, name), COLORS[: 1 + number // 12]))
        upgrades = [placement for placement in offered if placement.hex in board.tiles]
        if offered:
            board = board.lay(game_map, *random.choice(upgrades if upgrades and random.random() < 0.6 else offered))
        spots = list(station_spots(game_map, board, name, reach(game_map, board, name)))
        if spots and random.random() < 0.1:
            board = board.station(name, random.choice(spots))
        yield board, name


class TooMany(Exception):  # noqa: N818
    """More routes than the test has time for."""


def ends_of(wiring: Wiring, exit_: int) -> tuple[int, ...]:
    """The other ends of the track at an exit."""
    return wiring.wires[exit_ // len(EXITS)].links[exit_ % len(EXITS)]


class EveryRoute:
    """Tries every route from a company's stations: exits and stops that it uses."""

    def __init__(self, game_map: GameMap, board: Board, name: CompanyId, most: int = 20_000) -> None:
        self.game_map = game_map
        self.wiring = board.wiring
        self.blocked = blocked_stops(game_map, board, name)
        self.exits: set[int] = set()
        self.stops: set[int] = set()
        self.left = most
        for start in board.stations_of(name):
            number = game_map.stop_number(start)
            self.stops.add(number)
            for exit_ in self.wiring.exits_of_stop(number):
                self._leave(exit_, frozenset({game_map.side_numbers[exit_]}), frozenset({game_map.places[number]}))

    def _leave(self, exit_: int, sides: frozenset[int], places: frozenset[int]) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooMany
        across = self.game_map.across[exit_]
        self.exits.add(exit_)
        if not self.wiring.gauges[exit_] & self.wiring.gauges[across]:
            return
        self.exits.add(across)
        for end in ends_of(self.wiring, across):
            ways: tuple[int, ...] = (end,)
            visited = places
            if end < 0:
                place = self.game_map.places[~end]
                if place in places:
                    continue
                self.stops.add(~end)
                visited = places | {place}
                ways = () if ~end in self.blocked else self.wiring.exits_of_stop(~end)
            for way in ways:
                side = self.game_map.side_numbers[way]
                if side not in sides:
                    self._leave(way, sides | {side}, visited)


def walk_without_memory(game_map: GameMap, board: Board, name: CompanyId) -> set[int]:
    """The exits that a walk reaches which forgets what it has used: too many where it can turn round in a loop."""
    blocked = blocked_stops(game_map, board, name)
    wiring = board.wiring
    todo = [exit_ for start in board.stations_of(name) for exit_ in wiring.exits_of_stop(game_map.stop_number(start))]
    out = set(todo)
    for exit_ in todo:
        across = game_map.across[exit_]
        for end in ends_of(wiring, across):
            ways = (end,) if end >= 0 else () if ~end in blocked else wiring.exits_of_stop(~end)
            fresh = [way for way in ways if way not in out and way != across]
            out.update(fresh)
            todo += fresh
    return out | {game_map.across[exit_] for exit_ in out if wiring.gauges[game_map.across[exit_]]}


def facts(title: str) -> dict[str, Any]:
    """The printed material of a title, where it is at hand."""
    found: dict[str, Any] = json.loads((FACTS / f"{title}.json").read_text("utf-8"))
    return found


@cache
def map_from_facts(title: str) -> GameMap:
    """The map and tiles of a title, straight from the facts. Cities that share a hex are one place there."""
    source = facts(title)
    hexes = {name: _entry(hex_, name) for name, hex_ in source["hexes"].items()}
    tiles = {name: _entry(tile, None) for name, tile in source["tiles"].items()}
    return map_of(source["layout"], hexes, tiles_of(tiles))


def _entry(printed: dict[str, Any], hex_: str | None) -> dict[str, Any]:
    entry: dict[str, Any] = {
        key: printed[key] for key in ("color", "count", "name", "label", "cost", "impassable") if key in printed
    }
    stops = printed.get("stops", [])
    is_shared = hex_ is not None and len(stops) > 1 and stops[0]["kind"] == "city"
    entry["stops"] = [_stop_text(shown, hex_ if is_shared else None) for shown in stops]
    entry["track"] = " ".join(_piece_text(piece) for piece in printed.get("track", []))
    if "terrain" in printed:
        entry["terrain"] = printed["terrain"][0]
    return entry


def _stop_text(shown: dict[str, Any], group: str | None) -> str:
    revenue = shown["revenue"]
    values = [f"{color}:{value}" for color, value in revenue.items()] if isinstance(revenue, dict) else [str(revenue)]
    slots = [f"x{shown['slots']}"] if "slots" in shown else []
    name = shown.get("group", group)
    return " ".join([shown["kind"], *slots, *values, *([f"group:{name}"] if name else [])])


def _piece_text(piece: Any) -> str:
    if isinstance(piece, list):
        return f"{piece[0]}-{piece[1]}"
    lanes = piece.get("lanes", [[1, 0], [1, 0]])
    ends = [
        f"{end}.{number}" if count > 1 and isinstance(end, int) else str(end)
        for end, (count, number) in zip(piece["ends"], lanes, strict=True)
    ]
    marks = [*([piece["gauge"]] if "gauge" in piece else []), *(["end"] if piece.get("terminal") else [])]
    return "/".join(["-".join(ends), *marks])
