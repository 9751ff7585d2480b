"""Building track: what may be laid where, and why not."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from typing import NamedTuple, cast

from kursbuch.eighteenxx.board.faces import Face
from kursbuch.eighteenxx.board.map import GameMap, MapHex
from kursbuch.eighteenxx.board.reaching import Reach
from kursbuch.eighteenxx.board.state import Board
from kursbuch.eighteenxx.board.tiles import NEXT_COLOR, TileSet, has_same_stops, kept_stops
from kursbuch.eighteenxx.identity import HexId, TileId
from kursbuch.mechanics.hexgrid import EDGES

NOWHERE = (0, 0)
"""The edges, as bits, at which broad and narrow track would join a company's own: none."""


class Placement(NamedTuple):
    """A tile on a hex."""

    hex: HexId
    tile: TileId
    rotation: int


class TileFault(StrEnum):
    """The first rule that a placement breaks."""

    HEX_UNKNOWN = "hex_unknown"
    TILE_UNKNOWN = "tile_unknown"
    ROTATION_UNKNOWN = "rotation_unknown"
    HEX_CLOSED = "hex_closed"
    COLOR_NOT_AVAILABLE = "color_not_available"
    COLOR_NOT_NEXT = "color_not_next"
    LABEL = "label"
    STOPS = "stops"
    TRACK_NOT_KEPT = "track_not_kept"
    NONE_LEFT = "none_left"
    OFF_MAP = "off_map"
    IMPASSABLE = "impassable"
    BLANK_SIDE = "blank_side"
    NOT_CONNECTED = "not_connected"


def supply(tiles: TileSet, board: Board) -> Mapping[TileId, int]:
    """How many tiles of each kind are left; an upgraded tile is back in the supply (1830 §6.2)."""
    return board.once("supply", _count_supply, tiles, board)


def _count_supply(tiles: TileSet, board: Board) -> Mapping[TileId, int]:
    left = {tile.id: tile.count for tile in tiles}
    for laid in board.tiles.values():
        left[laid.tile] -= 1
    return left


def placements(
    game_map: GameMap,
    board: Board,
    reached: Reach,
    colors: Collection[str],
    hexes: Iterable[HexId] | None = None,
    connected: bool = True,
) -> Iterator[Placement]:
    """Every legal placement, hex by hex. Without `connected`, on the hexes given, whether they are reached or not."""
    left, entries = supply(game_map.tiles, board), reached.entries
    for hex_ in entries if hexes is None else hexes:
        broad, narrow = entries.get(hex_, NOWHERE)
        for face in _fitting(game_map, board, hex_):
            if face.color not in colors:
                break
            tile, edges = face.tile, face.edges
            if tile is not None and left[tile] > 0 and (not connected or broad & edges[0] or narrow & edges[1]):
                yield _placement(hex_, tile, face.rotation)


@cache
def _placement(hex_: HexId, tile: TileId, rotation: int) -> Placement:
    return Placement(hex_, tile, rotation)


def _fitting(game_map: GameMap, board: Board, hex_: HexId) -> tuple[Face, ...]:
    """The faces that may lie on a hex next, as far as they themselves and the map decide."""
    spot = game_map.hexes[hex_]
    key = (hex_, board.wiring.faces[spot.number])
    found = game_map.fitting.get(key)
    if found is None:
        upgrades = game_map.tiles.upgrades(key[1]) if spot.is_buildable else ()
        found = tuple(upgrade.face for upgrade in upgrades if not _all_edges(upgrade.face) & ~spot.open_edges)
        game_map.fitting[key] = found
    return found


def _all_edges(face: Face) -> int:
    return face.edges[0] | face.edges[1]


def fault(
    game_map: GameMap,
    board: Board,
    placement: Placement,
    reached: Reach,
    colors: Collection[str],
    connected: bool = True,
) -> TileFault | None:
    """The first rule that a placement breaks, or None (1830 §6.2.1, §6.2.2; 1849 §4.1; 1824 VII.6, VII.7)."""
    hex_, tile, rotation = placement
    if hex_ not in game_map:
        return TileFault.HEX_UNKNOWN
    if tile not in game_map.tiles:
        return TileFault.TILE_UNKNOWN
    if rotation not in EDGES:
        return TileFault.ROTATION_UNKNOWN
    spot, face = game_map.hexes[hex_], game_map.tiles.face(tile, rotation)
    unfit = _misfit(spot, board.wiring.faces[spot.number], face, game_map.tiles, colors)
    if unfit is not None:
        return unfit
    if game_map.tiles.tile(tile).count <= [laid.tile for laid in board.tiles.values()].count(tile):
        return TileFault.NONE_LEFT
    astray = _strays(game_map, spot, face)
    if astray is not None:
        return astray
    if connected and not reached.joins(hex_, face.edges):
        return TileFault.NOT_CONNECTED
    return None


def _misfit(spot: MapHex, old: Face, new: Face, tiles: TileSet, colors: Collection[str]) -> TileFault | None:
    """Whether the tile suits the hex at all."""
    tile = tiles.tile(cast(TileId, new.tile))
    if not spot.is_buildable:
        return TileFault.HEX_CLOSED
    if tile.color not in colors:
        return TileFault.COLOR_NOT_AVAILABLE
    if NEXT_COLOR.get(old.color) != tile.color:
        return TileFault.COLOR_NOT_NEXT
    if old.label != tile.label:
        return TileFault.LABEL
    if not has_same_stops(old, tile):
        return TileFault.STOPS
    if kept_stops(old, new) is None:
        return TileFault.TRACK_NOT_KEPT
    return None


def _strays(game_map: GameMap, spot: MapHex, face: Face) -> TileFault | None:
    """Whether track leads where none may lead."""
    astray = _all_edges(face) & ~spot.open_edges
    if not astray:
        return None
    edges = [edge for edge in EDGES if astray >> edge & 1]
    if any(edge not in spot.neighbours for edge in edges):
        return TileFault.OFF_MAP
    return TileFault.IMPASSABLE if spot.impassable.intersection(edges) else TileFault.BLANK_SIDE
