"""The board as a client draws it."""

from collections.abc import Mapping
from functools import lru_cache

from kursbuch.eighteenxx.board.building import supply
from kursbuch.eighteenxx.board.faces import FaceStop
from kursbuch.eighteenxx.board.map import GameMap, MapHex
from kursbuch.eighteenxx.board.state import ON_HEX, Board
from kursbuch.eighteenxx.board.tiles import Tile, TileSet
from kursbuch.eighteenxx.identity import StopId, TileId
from kursbuch.kernel import Json
from kursbuch.mechanics.track import BROAD, GAUGE_NAMES, SECOND_LANE, Piece


def board_view(game_map: GameMap, board: Board, costs_again: bool = False) -> Mapping[str, Json]:
    """Every hex with what it shows; keys that do not apply are left out, so are costs that have been paid for good."""
    hexes = [_hex_view(board, hex_, costs_again or hex_.id not in board.tiles) for hex_ in game_map.hexes.values()]
    tiles = _supply_view(game_map.tiles, board)
    return {"kind": "hexmap", "layout": game_map.layout, "hexes": hexes, "tiles": tiles}


def _supply_view(tiles: TileSet, board: Board) -> list[Json]:
    """Every tile as it is printed, and how many of it are left."""
    left = supply(tiles, board)
    return [{**printed, "left": left[tile]} for tile, printed in _printed_tiles(tiles).items()]


@lru_cache(maxsize=64)
def _printed_tiles(tiles: TileSet) -> Mapping[TileId, Mapping[str, Json]]:
    return {tile.id: _tile_view(tile) for tile in tiles}


def _tile_view(tile: Tile) -> dict[str, Json]:
    shown: dict[str, Json] = {
        "tile": tile.id,
        "color": tile.color,
        "count": tile.count,
        "label": tile.label,
        "track": [_piece_view(piece) for piece in tile.track] or None,
        "stops": [_printed_stop(stop) for stop in tile.stops] or None,
    }
    return {key: value for key, value in shown.items() if value is not None}


def _hex_view(board: Board, hex_: MapHex, has_cost: bool) -> dict[str, Json]:
    face = board.wiring.faces[hex_.number]
    shown: dict[str, Json] = {
        "id": hex_.id,
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
        "stops": [_stop_view(board, StopId(hex_.id, index), stop) for index, stop in enumerate(face.stops)] or None,
        "stations": list(board.stations.get(StopId(hex_.id, ON_HEX), ())) or None,
        "homes": _homes(board, hex_) or None,
    }
    return {key: value for key, value in shown.items() if value is not None}


def _piece_view(piece: Piece) -> dict[str, Json]:
    shown: dict[str, Json] = {"a": _end_view(piece.a), "b": _end_view(piece.b)}
    if piece.gauge != BROAD:
        shown["gauge"] = GAUGE_NAMES[piece.gauge]
    if piece.is_terminal:
        shown["terminal"] = True
    lanes = [end // SECOND_LANE for end in (piece.a, piece.b) if end >= SECOND_LANE]
    if lanes:
        shown["lane"] = lanes[0]
    return shown


def _end_view(end: int) -> Json:
    return end % SECOND_LANE if end >= 0 else f"s{~end}"


def _stop_view(board: Board, id_: StopId, stop: FaceStop) -> dict[str, Json]:
    shown = _printed_stop(stop)
    if stop.slots:
        shown["stations"] = list(board.stations.get(id_, ()))
    return shown


def _printed_stop(stop: FaceStop) -> dict[str, Json]:
    shown: dict[str, Json] = {"kind": stop.kind, "revenue": stop.values[0][1]}
    if len(stop.values) > 1:
        shown["revenue"] = dict(stop.values)
    if stop.slots:
        shown["slots"] = stop.slots
    if stop.group:
        shown["group"] = stop.group
    return shown


def _homes(board: Board, hex_: MapHex) -> list[Json]:
    """The companies whose first station will stand here."""
    return [{"company": company, "city": home.city} for company, home in board.homes.items() if home.hex == hex_.id]
