"""The sale of a piece of the player board, the fourth main action (heading "Verkauf")."""

from collections.abc import Iterator

from kursbuch.kernel import Event, Refusal, Seat, with_changes
from kursbuch.titles.railroad_revolution.actions import SellPart
from kursbuch.titles.railroad_revolution.handler import Handler, refuse, refuse_before, updated
from kursbuch.titles.railroad_revolution.material import SECTION_OF_BUILDING, SECTION_OF_RAIL
from kursbuch.titles.railroad_revolution.position import Log, Position
from kursbuch.titles.railroad_revolution.settlement import sale_section, sale_value

_SALES = (SellPart("rail"), SellPart("building"))


def _sale_candidates(position: Position, seat: Seat) -> Iterator[SellPart]:
    if position.turn.main != "trade":
        return
    yield from (action for action in _SALES if _refuse_sale(position, seat, action) is None)


def _refuse_sale(position: Position, seat: Seat, action: SellPart) -> Refusal | None:
    """A piece of the leftmost section that is not empty (heading "Verkauf")."""
    player = position.players[seat]
    if action.piece not in ("rail", "building"):
        return refuse("sale.unknown_piece", "Verkauf")
    if position.turn.main != "trade":
        return refuse_before(position.turn) or refuse("sale.not_now", "Verkauf")
    left, sections = (
        (player.rails, SECTION_OF_RAIL) if action.piece == "rail" else (player.buildings, SECTION_OF_BUILDING)
    )
    if not left or sections[-left] != sale_section(player):
        return refuse("sale.not_leftmost", "Verkauf", piece=action.piece)
    return None


def _sell_part(position: Position, seat: Seat, action: SellPart, log: Log) -> Position:
    player = position.players[seat]
    value, rail = sale_value(player), action.piece == "rail"
    player = with_changes(
        player,
        cash=player.cash + value,
        rails=player.rails - rail,
        buildings=player.buildings - (not rail),
        boxed_rails=player.boxed_rails + rail,
        boxed_buildings=player.boxed_buildings + (not rail),
    )
    log.append(Event("part_sold", {"seat": seat, "piece": action.piece, "amount": value}))
    return updated(position, player, with_changes(position.turn, main=""))


HANDLERS = (Handler(SellPart, _sale_candidates, _refuse_sale, _sell_part),)
