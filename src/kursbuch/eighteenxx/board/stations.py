"""Building stations: where a company may, and why not elsewhere."""

from collections.abc import Iterator
from enum import StrEnum

from kursbuch.eighteenxx.board.faces import STOPS_PER_HEX
from kursbuch.eighteenxx.board.map import GameMap
from kursbuch.eighteenxx.board.reaching import Reach, reach
from kursbuch.eighteenxx.board.state import ON_HEX, Board
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId

_PAYING = frozenset({"city", "town", "offboard"})


class StationFault(StrEnum):
    """The first rule that a station breaks."""

    HEX_UNKNOWN = "hex_unknown"
    NO_CITY = "no_city"
    ALREADY_THERE = "already_there"
    NO_FREE_SLOT = "no_free_slot"
    HOME_OF_ANOTHER = "home_of_another"
    NOT_CONNECTED = "not_connected"


def free_slots(game_map: GameMap, board: Board, stop: StopId) -> int:
    """The slots of a city without a station, those kept for homes included."""
    stops = board.face(game_map, stop.hex).stops
    return stops[stop.index].slots - board.slots_taken(stop)


def station_fault(
    game_map: GameMap, board: Board, company: CompanyId, stop: StopId, reached: Reach, connected: bool = True
) -> StationFault | None:
    """Why the company may not build a station there, or None (1830 §6.3.2; 1849 §4.2; 1824 VII.8)."""
    if stop.hex not in game_map:
        return StationFault.HEX_UNKNOWN
    stops = board.face(game_map, stop.hex).stops
    if not 0 <= stop.index < len(stops) or stops[stop.index].kind != "city":
        return StationFault.NO_CITY
    if has_station_on(board, company, stop.hex):
        return StationFault.ALREADY_THERE
    free = free_slots(game_map, board, stop)
    if free <= 0:
        return StationFault.NO_FREE_SLOT
    if kept_for_homes(board, company, stop, len(stops)) >= free:
        return StationFault.HOME_OF_ANOTHER
    if connected and not reached.has_stop(stop):
        return StationFault.NOT_CONNECTED
    return None


def station_spots(game_map: GameMap, board: Board, company: CompanyId, reached: Reach) -> Iterator[StopId]:
    """The cities where the company may build a station."""
    for number in sorted(reached.stops):
        stop = game_map.stop_id(number)
        if station_fault(game_map, board, company, stop, reached) is None:
            yield stop


def home_spots(game_map: GameMap, board: Board, company: CompanyId) -> tuple[StopId, ...]:
    """Where the company may put its first station: its home, or one of the cities there (1830 §6.3.1)."""
    home = board.homes[company]
    if home.city is not None:
        return (StopId(home.hex, home.city),)
    cities = range(len(board.face(game_map, home.hex).stops))
    return tuple(stop for stop in (StopId(home.hex, city) for city in cities) if free_slots(game_map, board, stop) > 0)


def reaches_stop(game_map: GameMap, board: Board, company: CompanyId) -> bool:
    """Whether one of the company's cities is connected to a stop where it has no station: then it has a route.

    Without such a stop two of its own cities may still be connected; whoever must know asks the router.
    """
    own = [stop for stop in board.stations_of(company) if stop.index != ON_HEX]
    if len(own) < len(board.stations_of(company)):
        return False
    places = {game_map.places[game_map.stop_number(stop)] for stop in own}
    for number in reach(game_map, board, company).stops:
        stop = game_map.stop_id(number)
        if game_map.places[number] not in places and board.face(game_map, stop.hex).stops[stop.index].kind in _PAYING:
            return True
    return False


def has_station_on(board: Board, company: CompanyId, hex_: HexId) -> bool:
    """A company has no two stations on one hex (1830 §6.3.2)."""
    return any(stop.hex == hex_ for stop in board.stations_of(company))


def kept_for_homes(board: Board, company: CompanyId, stop: StopId, cities: int) -> int:
    """How many slots of a city wait for the first stations of others; all, where one has yet to choose its city."""
    kept = 0
    for other, home in board.homes.items():
        if other == company or home.hex != stop.hex:
            continue
        if home.city is None and cities > 1:
            return STOPS_PER_HEX * cities
        if home.city in (None, stop.index):
            kept += 1
    return kept
