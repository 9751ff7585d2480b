"""The tiles of a game and what may replace what."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from kursbuch.eighteenxx.board.entries import CountedTileEntry
from kursbuch.eighteenxx.board.faces import COLORS, Face, FaceStop, parse_stops
from kursbuch.eighteenxx.identity import TileId
from kursbuch.mechanics.hexgrid import EDGES
from kursbuch.mechanics.track import Piece, keeping_stops, parse_track, turn_track

NEXT_COLOR = dict(pairwise(COLORS))


@dataclass(frozen=True, slots=True)
class Tile:
    """A kind of tile: how many there are, and its six faces."""

    id: TileId
    color: str
    count: int
    label: str | None
    stops: tuple[FaceStop, ...]
    track: tuple[Piece, ...]
    faces: tuple[Face, ...]


class Upgrade(NamedTuple):
    """A face that may replace another, and the stop of it that each old stop becomes."""

    face: Face
    stops: tuple[int, ...]


class TileSet:
    """The tiles of a game by number."""

    def __init__(self, tiles: Mapping[TileId, Tile]) -> None:
        self.tiles = tiles
        self._upgrades: dict[Face, tuple[Upgrade, ...]] = {}

    def __contains__(self, tile: object) -> bool:
        return tile in self.tiles

    def __iter__(self) -> Iterator[Tile]:
        return iter(self.tiles.values())

    def tile(self, id_: TileId) -> Tile:
        return self.tiles[id_]

    def face(self, id_: TileId, rotation: int) -> Face:
        """The tile as it lies."""
        return self.tiles[id_].faces[rotation]

    def upgrades(self, face: Face) -> tuple[Upgrade, ...]:
        """Every tile in every rotation that may replace a face (1830 §6.2.1, §6.2.2)."""
        found = self._upgrades.get(face)
        if found is None:
            candidates = (other for tile in self if fits(face, tile) for other in tile.faces)
            found = tuple(
                Upgrade(other, stops) for other in candidates if (stops := kept_stops(face, other)) is not None
            )
            self._upgrades[face] = found
        return found


def fits(face: Face, tile: Tile) -> bool:
    """Whether the tile is of the next colour, has the label of the face and the same stops."""
    return NEXT_COLOR.get(face.color) == tile.color and face.label == tile.label and has_same_stops(face, tile)


def has_same_stops(face: Face, tile: Tile) -> bool:
    """Same kind and number of stops; only cities with a label may grow together (1824: Vienna, Budapest)."""
    old, new = face.stops, tile.stops
    is_same_kind = {stop.kind for stop in old} == {stop.kind for stop in new}
    return is_same_kind and (len(old) == len(new) or (face.label is not None and len(old) > len(new)))


@lru_cache(maxsize=1 << 16)
def kept_stops(face: Face, other: Face) -> tuple[int, ...] | None:
    """Which stop each old stop becomes where all old track is kept, or None where it is not (1830 §6.2.2)."""
    return keeping_stops(face.track, len(face.stops), other.track, len(other.stops))


def load_tiles(entries: Mapping[str, CountedTileEntry]) -> TileSet:
    """The tile set of a game."""
    return TileSet({TileId(name): _load_tile(TileId(name), entry) for name, entry in entries.items()})


def _load_tile(name: TileId, entry: CountedTileEntry) -> Tile:
    track = parse_track(entry.track)
    stops = parse_stops(entry.stops, track)
    color, label = entry.color, entry.label
    faces = tuple(Face(name, rotation, color, label, stops, turn_track(track, rotation)) for rotation in EDGES)
    return Tile(name, color, entry.count, label, stops, track, faces)
