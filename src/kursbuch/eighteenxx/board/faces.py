"""What a hex shows: stops and track, printed on the map or on a tile that lies there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kursbuch.eighteenxx.identity import TileId
from kursbuch.mechanics.track import EXITS, SECOND_LANE, Piece, exits_of_stop

COLORS = ("white", "yellow", "green", "brown", "gray")
"""The colours of tiles in their order; white is a hex without one."""

STOPS_PER_HEX = 4


@dataclass(frozen=True, slots=True)
class FaceStop:
    """A city, town, offboard, port or mine; its values from a colour of the phase on."""

    kind: str
    slots: int = 0
    values: tuple[tuple[str, int], ...] = ((COLORS[0], 0),)
    group: str | None = None
    is_through: bool = True
    """Whether a route may go on beyond it: not at offboards, ports and mines, nor where the track is terminal."""

    def value(self, color: str) -> int:
        """What it pays once the phase of this colour has begun. A title may name its stages by other words."""
        paid = self.values[0][1]
        if len(self.values) > 1:
            for start, amount in self.values:
                if _rank(start) <= _rank(color):
                    paid = amount
        return paid


STAGES = {color: rank for rank, color in enumerate(COLORS)} | {"black": len(COLORS)}
"""From when on a value holds: colours of phases in their order, and the last stage of 1849."""


def _rank(color: str) -> int:
    return STAGES[color]


def parse_stop(text: str, is_terminal: bool = False) -> FaceStop:
    """A stop written as `city x2 40` or `offboard yellow:30 brown:50 group:Canada`."""
    kind, *words = text.split()
    slots = 1 if kind in ("city", "mine") else 0
    values: list[tuple[str, int]] = []
    group = None
    for word in words:
        key, _, value = word.partition(":")
        if key == "group":
            group = value
        elif value:
            values.append((key, int(value)))
        elif word.startswith("x"):
            slots = int(word[1:])
        else:
            values.append((COLORS[0], int(word)))
    is_through = kind in ("city", "town") and not is_terminal
    return FaceStop(kind, slots, tuple(values) or ((COLORS[0], 0),), group, is_through)


def parse_stops(texts: Sequence[str], track: Sequence[Piece]) -> tuple[FaceStop, ...]:
    """The stops of a hex with this track."""
    ends = {~end for piece in track if piece.is_terminal for end in (piece.a, piece.b) if end < 0}
    return tuple(parse_stop(text, number in ends) for number, text in enumerate(texts))


@dataclass(frozen=True, eq=False)
class Face:
    """A hex as it shows itself, with what follows from its track worked out once. Faces are compared by identity."""

    tile: TileId | None
    """None: printed on the map."""
    rotation: int
    color: str
    label: str | None
    stops: tuple[FaceStop, ...]
    track: tuple[Piece, ...]
    links: tuple[tuple[int, ...], ...] = field(init=False)
    """By exit: the other ends of its track."""
    stop_exits: tuple[tuple[int, ...], ...] = field(init=False)
    gauges: Mapping[int, int] = field(init=False)
    """By exit that has track: its gauge."""
    edges: tuple[int, int] = field(init=False)
    """The edges that have broad and narrow track, as bits."""

    def __post_init__(self) -> None:
        links: list[list[int]] = [[] for _ in EXITS]
        gauges: dict[int, int] = {}
        edges = [0, 0]
        for piece in self.track:
            for end, other in ((piece.a, piece.b), (piece.b, piece.a)):
                if end >= 0:
                    links[end].append(other)
                    gauges[end] = gauges.get(end, 0) | piece.gauge
                    for rail in (0, 1):
                        edges[rail] |= (piece.gauge >> rail & 1) << end % SECOND_LANE
        stop_exits = tuple(exits_of_stop(self.track, stop) for stop in range(len(self.stops)))
        object.__setattr__(self, "links", tuple(tuple(ends) for ends in links))
        object.__setattr__(self, "stop_exits", stop_exits)
        object.__setattr__(self, "gauges", gauges)
        object.__setattr__(self, "edges", tuple(edges))

    @property
    def has_track(self) -> bool:
        return bool(self.track)
