"""Rails and buildings of the player board: what allows to place one now, and that one is left."""

from kursbuch.kernel import Refusal, with_changes
from kursbuch.titles.railroad_revolution.effects import cheapest, without
from kursbuch.titles.railroad_revolution.handler import refuse, refuse_before
from kursbuch.titles.railroad_revolution.position import Player, Turn


def permit_for(turn: Turn, main: str, *kinds: str) -> str:
    """What allows a piece now: the main action, or the kind of a pending effect; empty if nothing does."""
    if turn.main == main:
        return main
    return next((effect.kind for effect in turn.pending if effect.kind in kinds), "")


def refuse_piece(player: Player, turn: Turn, permit: str, piece: str, section: str) -> Refusal | None:
    """A piece must be there (the section of its action), and a sale that is still to come needs one too."""
    if not permit:
        return refuse_before(turn) or refuse("piece.not_now", "Aktionen und Arbeiter", piece=piece)
    if permit.startswith("start_"):
        return None
    if not (player.rails if piece == "rail" else player.buildings):
        return refuse("piece.none_left", section, piece=piece)
    if turn.main == "trade" and player.pieces == 1:
        return refuse("piece.needed_for_sale", "Verkauf")
    return None


def used(turn: Turn, kind: str) -> Turn:
    """The turn without the pending effect that allowed the piece."""
    effect = cheapest(turn.pending, kind)
    return turn if effect is None else with_changes(turn, pending=without(turn.pending, effect))


def without_building(player: Player, permit: str) -> Player:
    """A building leaves the player board; that of the start tile stands beside it."""
    if permit.startswith("start_"):
        return with_changes(player, start_building=0)
    return with_changes(player, buildings=player.buildings - 1)
