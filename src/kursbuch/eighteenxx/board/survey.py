"""The track of one company, as the router sees it."""

from functools import lru_cache

from kursbuch.eighteenxx.board.faces import STOPS_PER_HEX, Face
from kursbuch.eighteenxx.board.map import GameMap
from kursbuch.eighteenxx.board.reaching import Reach, blocked_stops, reach
from kursbuch.eighteenxx.board.state import ON_HEX, Board
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId
from kursbuch.eighteenxx.router.model import HALT, Network, Stop, Track
from kursbuch.mechanics.track import EXITS

NETWORK = "network"

KEPT_PARTS = 1 << 12
"""Networks share what is the same in them: most of the track was there a move ago."""


def network(game_map: GameMap, board: Board, company: CompanyId, color: str) -> Network:
    """What the company's trains may run on, with the values of the phase of this colour."""
    return board.once_for(company, (NETWORK, color), _survey, game_map, board, company, color)


def _survey(game_map: GameMap, board: Board, company: CompanyId, color: str) -> Network:
    return _Survey(game_map, board, company, color).network()


class _Survey:
    """Collects the stops and tracks of one network."""

    def __init__(self, game_map: GameMap, board: Board, company: CompanyId, color: str) -> None:
        self.game_map = game_map
        self.board = board
        self.company = company
        self.color = color
        self.reached: Reach = reach(game_map, board, company)
        self.stops: list[Stop] = []
        self.tracks: list[Track] = []
        self.ends = self._crossings()
        """Ends of track as the wiring names them (an exit, or ~stop), in the router's numbers."""
        self.halts = {stop.hex for stop in self.reached.stations if stop.index == ON_HEX}

    def _crossings(self) -> dict[int, int]:
        """The exits over which trains can run on."""
        exits, gauges = self.reached.exits, self.board.wiring.gauges
        across, sides = self.game_map.across, self.game_map.side_numbers
        return {
            exit_: ~sides[exit_] for exit_ in exits if across[exit_] in exits and gauges[exit_] & gauges[across[exit_]]
        }

    def network(self) -> Network:
        self._add_stops()
        self._add_tracks()
        return Network(tuple(self.stops), tuple(self.tracks), self.game_map.side_count)

    def _add_stops(self) -> None:
        game_map, board, company = self.game_map, self.board, self.company
        blocked = blocked_stops(game_map, board, company)
        own = {game_map.stop_number(stop) for stop in self.reached.stations if stop.index != ON_HEX}
        bonuses = board.bonuses.items()
        extra = {game_map.stop_number(stop): bonus.amount for stop, bonus in bonuses if bonus.company == company}
        for number in sorted(self.reached.stops):
            face = board.wiring.faces[number // STOPS_PER_HEX]
            self.ends[~number] = len(self.stops)
            self.stops.append(
                _stop(game_map, number, face, self.color, extra.get(number, 0), number not in blocked, number in own)
            )

    def _add_tracks(self) -> None:
        ids, wires, ends, add = self.game_map.ids, self.board.wiring.wires, self.ends, self.tracks.append
        for number in sorted({exit_ // len(EXITS) for exit_ in self.reached.exits}):
            hex_ = ids[number]
            for first, second, gauge in wires[number].pieces:
                a, b = ends.get(first), ends.get(second)
                if a is None or b is None:
                    continue
                if hex_ in self.halts:
                    self._add_halt(hex_, a, b, gauge)
                else:
                    add(_track(hex_, a, b, gauge))

    def _add_halt(self, hex_: HexId, a: int, b: int, gauge: str) -> None:
        """Track with a station on it is two tracks that meet there."""
        halt = len(self.stops)
        self.stops.append(Stop(f"({hex_})", -1 - halt, HALT, 0, True, True))
        self.tracks += (_track(hex_, a, halt, gauge), _track(hex_, halt, b, gauge))


@lru_cache(maxsize=KEPT_PARTS)
def _stop(
    game_map: GameMap, number: int, face: Face, color: str, extra: int, is_passable: bool, has_station: bool
) -> Stop:
    stop = game_map.stop_id(number)
    shown = face.stops[stop.index]
    name = stop_name(stop, len(face.stops))
    return Stop(name, game_map.places[number], shown.kind, shown.value(color) + extra, is_passable, has_station)


_track = lru_cache(maxsize=KEPT_PARTS)(Track)


def stop_name(stop: StopId, stops_on_hex: int) -> str:
    """A stop in words: its hex, and its number where the hex has several."""
    return f"{stop.hex}/{stop.index}" if stops_on_hex > 1 else stop.hex
