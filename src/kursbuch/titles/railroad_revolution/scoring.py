"""Victory points (heading "Ende des Spiels und Wertung")."""

from dataclasses import dataclass

from kursbuch.kernel import Outcome, Seat
from kursbuch.titles.railroad_revolution.board import (
    CITIES_OF_LEVEL,
    TRACK_NUMBERS,
    TRACKS,
    connected_cities,
    connection_points,
)
from kursbuch.titles.railroad_revolution.material import MILESTONES
from kursbuch.titles.railroad_revolution.position import Player, Position

POINTS_OF_LOCOMOTIVE = 8
NETWORK_LEVEL = 5


@dataclass(frozen=True, slots=True)
class Score:
    """The points of a company by source."""

    locomotives: int
    milestones: int
    telegraph: int
    stations: int
    network: int
    connections: int

    @property
    def total(self) -> int:
        return self.locomotives + self.milestones + self.telegraph + self.stations + self.network + self.connections


def score(player: Player) -> Score:
    """What the company is worth now."""
    return Score(
        locomotives=POINTS_OF_LOCOMOTIVE * sum(player.face_up),
        milestones=sum(MILESTONES[tile].points for tile in player.reached),
        telegraph=_track_points(player, "telegraph", player.offices),
        stations=_track_points(player, "stations", player.stations),
        network=_track_points(player, "network", connected_cities(player.network) & CITIES_OF_LEVEL[NETWORK_LEVEL]),
        connections=connection_points(player.offices),
    )


def _track_points(player: Player, track: str, counted: int) -> int:
    number = TRACK_NUMBERS[track]
    return counted.bit_count() * TRACKS[number].values[player.tracks[number] - 1]


def outcome_of(position: Position) -> Outcome:
    """Most points win; a tie goes to the richer, shares counting 150 each, and else is shared."""
    scores = {Seat(seat): score(player).total for seat, player in enumerate(position.players)}
    ranks = {seat: (scores[seat], position.players[seat].funds) for seat in scores}
    best = max(ranks.values())
    return Outcome("logo", scores, tuple(seat for seat, rank in ranks.items() if rank == best))
