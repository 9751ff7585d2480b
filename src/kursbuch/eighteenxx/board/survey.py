"""The track of one company, as the router sees it."""

from typing import cast

from kursbuch.eighteenxx.board.faces import Face
from kursbuch.eighteenxx.board.map import STOPS_PER_HEX, GameMap
from kursbuch.eighteenxx.board.reaching import Reach, blocked_stops, reach
from kursbuch.eighteenxx.board.state import ON_HEX, Board
from kursbuch.eighteenxx.identity import CompanyId, StopId
from kursbuch.eighteenxx.router.model import HALT, Network, Stop, Track
from kursbuch.mechanics.track import EXITS, GAUGE_NAMES


def network(game_map: GameMap, board: Board, company: CompanyId, color: str) -> Network:
    """What the company's trains may run on, with the values of the phase of this colour."""
    key = ("network", company, color)
    found = board.memo.get(key)
    if found is None:
        found = board.memo[key] = _Survey(game_map, board, company, color).network()
    return cast(Network, found)


class _Survey:
    """Collects the stops and tracks of one network."""

    def __init__(self, game_map: GameMap, board: Board, company: CompanyId, color: str) -> None:
        self.game_map = game_map
        self.board = board
        self.company = company
        self.color = color
        self.reached: Reach = reach(game_map, board, company)
        self.stops: list[Stop] = []
        self.numbers: dict[int, int] = {}
        self.tracks: list[Track] = []
        self.halts = {stop.hex for stop in board.stations_of(company) if stop.index == ON_HEX}

    def network(self) -> Network:
        blocked = blocked_stops(self.game_map, self.board, self.company)
        for number in sorted(self.reached.stops):
            self._add_stop(number, number in blocked)
        for number in sorted({exit_ // len(EXITS) for exit_ in self.reached.exits}):
            self._add_tracks(number, self.board.wiring.faces[number])
        return Network(tuple(self.stops), tuple(self.tracks), self.game_map.side_count)

    def _add_stop(self, number: int, is_blocked: bool) -> None:
        face = self.board.wiring.faces[number // STOPS_PER_HEX]
        stop = self.game_map.stop_id(number)
        shown = face.stops[stop.index]
        bonus = self.board.bonuses.get(stop)
        extra = bonus.amount if bonus is not None and bonus.company == self.company else 0
        self.numbers[number] = len(self.stops)
        self.stops.append(
            Stop(
                stop_name(stop, len(face.stops)),
                self.game_map.places[number],
                shown.kind,
                shown.value(self.color) + extra,
                not is_blocked,
                self.company in self.board.stations.get(stop, ()),
            )
        )

    def _add_tracks(self, number: int, face: Face) -> None:
        hex_ = self.game_map.ids[number]
        for piece in face.track:
            a, b = self._end(number, piece.a), self._end(number, piece.b)
            if a is None or b is None:
                continue
            gauge = GAUGE_NAMES[piece.gauge]
            if hex_ in self.halts:
                halt = len(self.stops)
                self.stops.append(Stop(f"({hex_})", -1 - halt, HALT, 0, True, True))
                self.tracks += (Track(hex_, a, halt, gauge), Track(hex_, halt, b, gauge))
            else:
                self.tracks.append(Track(hex_, a, b, gauge))

    def _end(self, number: int, end: int) -> int | None:
        """The end of a piece of track in the router's numbers; None where nobody can run on."""
        if end < 0:
            return self.numbers.get(number * STOPS_PER_HEX + ~end)
        exit_ = number * len(EXITS) + end
        across = self.game_map.across[exit_]
        exits, gauges = self.reached.exits, self.board.wiring.gauges
        if exit_ in exits and across in exits and gauges[exit_] & gauges[across]:
            return ~self.game_map.side_numbers[exit_]
        return None


def stop_name(stop: StopId, stops_on_hex: int) -> str:
    """A stop in words: its hex, and its number where the hex has several."""
    return f"{stop.hex}/{stop.index}" if stops_on_hex > 1 else stop.hex
