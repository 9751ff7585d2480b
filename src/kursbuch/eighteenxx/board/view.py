"""The board as a client draws it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import cast
from weakref import WeakKeyDictionary

from kursbuch.eighteenxx.board.building import supply
from kursbuch.eighteenxx.board.faces import Face, FaceStop
from kursbuch.eighteenxx.board.map import GameMap, MapHex
from kursbuch.eighteenxx.board.state import ON_HEX, Board
from kursbuch.eighteenxx.board.tiles import Tile, TileSet
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId, TileId
from kursbuch.mechanics.track import BROAD, GAUGE_NAMES, SECOND_LANE, Piece
from kursbuch.views.eighteenxx import EighteenBoard, EighteenHex, EighteenStop, EighteenTile, EighteenTrack

_LAST: WeakKeyDictionary[GameMap, tuple[Board, list[EighteenHex], bool]] = WeakKeyDictionary()
"""By map: the last board that was shown, how its hexes look, and whether with costs that are paid again."""


def board_view(game_map: GameMap, board: Board, costs_again: bool = False) -> EighteenBoard:
    """Every hex with what it shows; keys that do not apply are left out, so are costs that have been paid for good."""
    return board.once("view", _show_board, game_map, board, costs_again)


def _show_board(game_map: GameMap, board: Board, costs_again: bool) -> EighteenBoard:
    hexes = _show_hexes(game_map, board, costs_again)
    tiles = _supply_view(game_map.tiles, board)
    return {"kind": "hexmap", "layout": game_map.layout, "hexes": hexes, "tiles": tiles}


def _show_hexes(game_map: GameMap, board: Board, costs_again: bool) -> list[EighteenHex]:
    """Most hexes look as they did on the last board that was shown: only the others are shown anew."""
    last = _LAST.get(game_map)
    if last is None or last[2] != costs_again:
        hexes = [_show_hex(game_map, board, hex_, costs_again) for hex_ in game_map.hexes.values()]
    else:
        hexes = list(last[1])
        for id_ in _changed_hexes(game_map, last[0], board):
            hex_ = game_map.hexes[id_]
            hexes[hex_.number] = _show_hex(game_map, board, hex_, costs_again)
    _LAST[game_map] = board, hexes, costs_again
    return hexes


def _changed_hexes(game_map: GameMap, one: Board, other: Board) -> set[HexId]:
    """The hexes that two boards of a map do not show in the same way."""
    faces = zip(game_map.ids, one.wiring.faces, other.wiring.faces, strict=True)
    changed = {id_ for id_, before, after in faces if before is not after}
    changed.update(one.tiles.keys() ^ other.tiles.keys())
    changed.update(stop.hex for stop, _ in one.stations.items() ^ other.stations.items())
    changed.update(home.hex for _, home in one.homes.items() ^ other.homes.items())
    return changed


def _show_hex(game_map: GameMap, board: Board, hex_: MapHex, costs_again: bool) -> EighteenHex:
    """Most hexes look as they did a move ago: what they show is kept by what it depends on."""
    face = board.wiring.faces[hex_.number]
    stations = tuple([board.stations.get(StopId(hex_.id, index), ()) for index in range(ON_HEX, len(face.stops))])
    homes = tuple([(company, home.city) for company, home in board.homes.items() if home.hex == hex_.id])
    return _hex_view(game_map, hex_.id, face, stations, homes, costs_again or hex_.id not in board.tiles)


def _supply_view(tiles: TileSet, board: Board) -> list[EighteenTile]:
    """Every tile as it is printed, and how many of it are left."""
    left = supply(tiles, board)
    return [_tile_left(tiles, tile, left[tile]) for tile in _printed_tiles(tiles)]


@lru_cache(maxsize=1 << 14)
def _tile_left(tiles: TileSet, tile: TileId, left: int | None) -> EighteenTile:
    return {**_printed_tiles(tiles)[tile], "left": left}


@lru_cache(maxsize=64)
def _printed_tiles(tiles: TileSet) -> Mapping[TileId, EighteenTile]:
    return {tile.id: _tile_view(tile, tiles) for tile in tiles}


def _tile_view(tile: Tile, tiles: TileSet) -> EighteenTile:
    shown: dict[str, object] = {
        "tile": tile.id,
        "color": tile.color,
        "count": tile.count,
        "label": tile.label,
        "track": [_piece_view(piece) for piece in tile.track] or None,
        "stops": [_printed_stop(stop) for stop in tile.stops] or None,
        "becomes": list(dict.fromkeys(upgrade.face.tile for upgrade in tiles.upgrades(tile.faces[0]))) or None,
    }
    return cast(EighteenTile, {key: value for key, value in shown.items() if value is not None})


@lru_cache(maxsize=1 << 14)
def _hex_view(
    game_map: GameMap,
    id_: HexId,
    face: Face,
    stations: tuple[tuple[CompanyId, ...], ...],
    homes: tuple[tuple[CompanyId, int | None], ...],
    has_cost: bool,
) -> EighteenHex:
    """A hex; the first of the stations are those on the hex itself, the others those of its stops."""
    hex_, (on_hex, *in_stops) = game_map.hexes[id_], stations
    shown: dict[str, object] = {
        "id": id_,
        "x": hex_.place[0],
        "y": hex_.place[1],
        "color": face.color,
        "tile": face.tile,
        "rotation": face.rotation if face.tile else None,
        "name": hex_.name,
        "label": face.label,
        "cost": hex_.cost if has_cost and hex_.cost else None,
        "terrain": [hex_.terrain] if has_cost and hex_.terrain else None,
        "impassable": sorted(hex_.impassable) or None,
        "track": [_piece_view(piece) for piece in face.track] or None,
        "stops": [_stop_view(stop, there) for stop, there in zip(face.stops, in_stops, strict=True)] or None,
        "stations": list(on_hex) or None,
        "homes": [{"company": company, "city": city} for company, city in homes] or None,
    }
    return cast(EighteenHex, {key: value for key, value in shown.items() if value is not None})


def _piece_view(piece: Piece) -> EighteenTrack:
    shown: EighteenTrack = {"a": _end_view(piece.a), "b": _end_view(piece.b)}
    if piece.gauge != BROAD:
        shown["gauge"] = GAUGE_NAMES[piece.gauge]
    if piece.is_terminal:
        shown["terminal"] = True
    lanes = [end // SECOND_LANE for end in (piece.a, piece.b) if end >= SECOND_LANE]
    if lanes:
        shown["lane"] = lanes[0]
    return shown


def _end_view(end: int) -> int | str:
    return end % SECOND_LANE if end >= 0 else f"s{~end}"


def _stop_view(stop: FaceStop, stations: tuple[CompanyId, ...]) -> EighteenStop:
    shown = _printed_stop(stop)
    if stop.slots:
        shown["stations"] = list(stations)
    return shown


def _printed_stop(stop: FaceStop) -> EighteenStop:
    shown: EighteenStop = {"kind": stop.kind, "revenue": stop.values[0][1]}
    if len(stop.values) > 1:
        shown["revenue"] = dict(stop.values)
    if stop.slots:
        shown["slots"] = stop.slots
    if stop.group:
        shown["group"] = stop.group
    return shown
