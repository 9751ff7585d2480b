"""Goods Time: markers make hexes small towns (XII.2)."""

from collections.abc import Iterable, Mapping
from functools import cache

from kursbuch.eighteenxx.board import Face, FaceStop
from kursbuch.eighteenxx.identity import HexId
from kursbuch.eighteenxx.play.opening import OpeningStep
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat
from kursbuch.titles.t1824.actions import PlaceMarker
from kursbuch.titles.t1824.railways import (
    Austria,
    AustrianDraft,
    AustrianGame,
    AustrianPosition,
    AustrianSituation,
    Empire,
)

MOST_TOWNS = 2


@cache
def town_face(towns: int) -> Face:
    """A hex without track and with this many small towns."""
    return Face(None, 0, "white", None, (FaceStop("town"),) * towns, ())


def put_markers(draft: AustrianDraft, markers: Mapping[HexId, int]) -> None:
    """Lay these markers out."""
    for hex_, count in markers.items():
        towns = len(draft.board.face(draft.game.map, hex_).stops) + count
        draft.board = draft.board.with_face(draft.game.map, hex_, town_face(towns))
    if markers:
        placed = dict(draft.own.markers)
        for hex_, count in markers.items():
            placed[hex_] = placed.get(hex_, 0) + count
        draft.change_own(markers=placed)


def can_be_marked(game: AustrianGame, now: AustrianSituation, hex_: HexId) -> bool:
    """Only hexes without a city, with one small town at most (XII.2)."""
    face = now.board.face(game.map, hex_)
    is_plain = face.color == "white" and not face.has_track and face.label is None
    return is_plain and len(face.stops) < MOST_TOWNS and all(stop.kind == "town" for stop in face.stops)


def markers_placed(now: AustrianSituation) -> int:
    return sum(now.own.markers.values())


def all_markers_placed(draft: AustrianDraft) -> bool:
    """Everybody has placed one clockwise and one anticlockwise (XII.2)."""
    return markers_placed(draft) == 2 * len(draft.game.players)


class PlaceMarkers(OpeningStep[PlaceMarker, Austria, Empire]):
    """Everybody puts a marker on a hex, once clockwise and once anticlockwise (XII.2)."""

    action = PlaceMarker

    def seats(self, game: AustrianGame, now: AustrianSituation) -> tuple[Seat, ...]:
        players, placed = len(game.players), markers_placed(now)
        return (Seat(placed if placed < players else 2 * players - 1 - placed),)

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        hexes = (hex_ for hex_ in game.map.hexes if can_be_marked(game, position, hex_))
        yield Choices(tuple(PlaceMarker(hex_) for hex_ in hexes))

    def objection(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: PlaceMarker
    ) -> Refusal | None:
        if action.hex not in game.map or not can_be_marked(game, position, action.hex):
            return game.refuse("markers.not_here", hex=action.hex)
        return None

    def apply(self, draft: AustrianDraft, seat: Seat, action: PlaceMarker) -> None:
        put_markers(draft, {action.hex: 1})
        draft.log("marker_placed", seat=seat, hex=action.hex)
