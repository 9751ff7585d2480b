"""Boards with a tile on every hex, as far as the tiles of the box go: fuller than any game leaves them."""

from random import Random
from typing import NamedTuple

from kursbuch.eighteenxx.board import Board, Face, GameMap, Placement, network, placements, reach, station_fault
from kursbuch.eighteenxx.board.faces import COLORS
from kursbuch.eighteenxx.game import Company, Game
from kursbuch.eighteenxx.identity import HexId, StopId
from kursbuch.eighteenxx.router import Network, Train
from kursbuch.kernel import Setup
from kursbuch.mechanics.hexgrid import opposite_edge
from kursbuch.titles.t1824.assembly import make_game as make_1824
from kursbuch.titles.t1830.assembly import make_game as make_1830
from kursbuch.titles.t1849.assembly import make_game as make_1849

PLAYERS = ("Ada", "Ben", "Cleo")


class FullBoard(NamedTuple):
    """What a company sees of such a board, and the trains that are tried on it."""

    network: Network
    fleets: dict[str, tuple[Train, ...]]


FLEETS = {
    "1830": ("5 + 6", "6 + D", "D + D"),
    "1830+": ("5 + 6", "6 + D", "D + D"),
    "1849": ("16H + 12H + R6H", "16H + 16H + E"),
    "1824": ("5g + 4g", "10 + 5g", "10 + 5g + 5g", "8 + 10 + 10"),
    "Goods Time": ("5g + 4g", "10 + 5g", "10 + 5g + 5g", "8 + 10 + 10"),
    "Cisleithania": ("5g + 4g", "10 + 5g", "8 + 10 + 10"),
}


def games() -> dict[str, Game]:
    """The four maps, and two variants of them."""
    return {
        "1830": make_1830(Setup(PLAYERS)),
        "1830+": make_1830(Setup(PLAYERS, {"board": "plus"})),
        "1849": make_1849(Setup(PLAYERS)),
        "1824": make_1824(Setup(PLAYERS)),
        "Goods Time": make_1824(Setup(PLAYERS, {"variant": "goods-time"})),
        "Cisleithania": make_1824(Setup(PLAYERS, {"variant": "cisleithania"})),
    }


def full_board(name: str, game: Game, seed: int) -> FullBoard:
    """A board filled at random, colour by colour, with a company that has built all of its stations."""
    random = Random(seed)
    company = random.choice([company for company in game.companies.values() if company.kind in ("public", "regional")])
    board = _filled(game.map, company, random)
    board = _with_stations(game.map, board, company, random)
    track = network(game.map, board, company.id, list(game.phases.values())[-1].value_color)
    fleets = {fleet: tuple(game.trains[train].run for train in fleet.split(" + ")) for fleet in FLEETS[name]}
    return FullBoard(
        track, {fleet: tuple(game.fit_train(track, company, train) for train in fleets[fleet]) for fleet in fleets}
    )


def _filled(game_map: GameMap, company: Company, random: Random) -> Board:
    """Hex by hex the tile that joins most of the track beside it, upgraded as far as there are tiles."""
    board = Board.empty(game_map)
    first = company.home or random.choice(game_map.ids)
    hexes = sorted(game_map.ids, key=lambda hex_: _distance(game_map, first, hex_))
    grows = True
    while grows:
        grows = False
        for hex_ in hexes:
            reached = reach(game_map, board, company.id)
            fitting = list(placements(game_map, board, reached, COLORS, (hex_,), connected=False))
            if fitting:
                random.shuffle(fitting)
                board = board.lay(game_map, *max(fitting, key=lambda each: _fit(game_map, board, each)))
                grows = True
    return board


def _distance(game_map: GameMap, first: HexId, second: HexId) -> int:
    (x, y), (u, v) = (game_map.hexes[hex_].place for hex_ in (first, second))
    return (x - u) ** 2 + (y - v) ** 2


def _fit(game_map: GameMap, board: Board, placement: Placement) -> int:
    """How many sides of the tile meet track, less those where one of two sides leads nowhere."""
    face = game_map.tiles.face(placement.tile, placement.rotation)
    fit = 0
    for edge, beside in game_map.hexes[placement.hex].neighbours.items():
        other = board.face(game_map, beside)
        leads, meets = _has_edge(face, edge), _has_edge(other, opposite_edge(edge))
        fit += 2 if leads and meets else 0 if leads == meets else 0 if not other.track else -1
    return fit


def _has_edge(face: Face, edge: int) -> bool:
    return bool((face.edges[0] | face.edges[1]) >> edge & 1)


def _with_stations(game_map: GameMap, board: Board, company: Company, random: Random) -> Board:
    cities = [
        StopId(hex_, index)
        for hex_ in game_map.hexes
        for index, stop in enumerate(board.face(game_map, hex_).stops)
        if stop.kind == "city"
    ]
    if company.home is not None:
        board = board.station(company.id, StopId(company.home, company.home_city or 0))
    random.shuffle(cities)
    for stop in cities:
        if len(board.stations_of(company.id)) == max(len(company.station_costs), 3):
            break
        reached = reach(game_map, board, company.id)
        if station_fault(game_map, board, company.id, stop, reached, connected=False) is None:
            board = board.station(company.id, stop)
    return board
