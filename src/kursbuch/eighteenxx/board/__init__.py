"""The board of the 18xx family: map, tiles, track, building, stations, and the network for the router."""

from kursbuch.eighteenxx.board.building import Placement, TileFault, fault, placements, supply
from kursbuch.eighteenxx.board.faces import Face, FaceStop
from kursbuch.eighteenxx.board.map import GameMap, MapHex, load_map
from kursbuch.eighteenxx.board.reaching import Reach, reach
from kursbuch.eighteenxx.board.routes import Way, read_route, write_route
from kursbuch.eighteenxx.board.state import ON_HEX, Board, Home, LaidTile, StopBonus
from kursbuch.eighteenxx.board.stations import (
    StationFault,
    free_slots,
    has_station_on,
    home_spots,
    reaches_stop,
    station_fault,
    station_spots,
)
from kursbuch.eighteenxx.board.survey import network
from kursbuch.eighteenxx.board.tiles import Tile, TileSet, load_tiles
from kursbuch.eighteenxx.board.view import board_view

__all__ = [
    "ON_HEX",
    "Board",
    "Face",
    "FaceStop",
    "GameMap",
    "Home",
    "LaidTile",
    "MapHex",
    "Placement",
    "Reach",
    "StationFault",
    "StopBonus",
    "Tile",
    "TileFault",
    "TileSet",
    "Way",
    "board_view",
    "fault",
    "free_slots",
    "has_station_on",
    "home_spots",
    "load_map",
    "load_tiles",
    "network",
    "placements",
    "reach",
    "reaches_stop",
    "read_route",
    "station_fault",
    "station_spots",
    "supply",
    "write_route",
]
