"""Laying tiles in 1830: the book has one list of rules for empty hexes and another for upgrades."""

from dataclasses import replace

from kursbuch.eighteenxx.actions import LayTile
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.steps.track import LayTrack
from kursbuch.kernel import Citation, Refusal, Seat

IN_BOTH_LISTS = frozenset(
    {
        "track.color_not_next",
        "track.label",
        "track.stops",
        "track.off_map",
        "track.impassable",
        "track.blank_side",
        "track.not_connected",
    }
)


class LayOrUpgrade(LayTrack):
    """A first tile is refused by 1830 §6.2.1, an upgrade by §6.2.2."""

    def objection(self, game: Game, position: Position, seat: Seat, action: LayTile) -> Refusal | None:
        refusal = super().objection(game, position, seat, action)
        is_upgrade = action.hex in position.board.tiles
        if refusal is None or not is_upgrade or refusal.code not in IN_BOTH_LISTS:
            return refusal
        return replace(refusal, citation=Citation(game.book, "6.2.2"))
