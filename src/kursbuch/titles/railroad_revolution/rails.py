"""Rails: the main action, and those that come free of charge (heading "Eisenbahnstrecke")."""

from collections.abc import Iterator

from kursbuch.kernel import Event, Refusal, Seat, with_changes
from kursbuch.titles.railroad_revolution.actions import LayRail
from kursbuch.titles.railroad_revolution.board import SPACE_NUMBERS, SPACES, open_spaces
from kursbuch.titles.railroad_revolution.effects import cheapest
from kursbuch.titles.railroad_revolution.handler import Handler, Price, refuse, updated
from kursbuch.titles.railroad_revolution.pieces import permit_for, refuse_piece, used
from kursbuch.titles.railroad_revolution.position import Log, Position, Turn
from kursbuch.titles.railroad_revolution.settlement import (
    RAIL_BASE_COST,
    TERRAIN_COST,
    TERRAIN_REBATE,
    main_cost,
    rails_cost,
)

_RAILS = tuple(LayRail(space.id) for space in SPACES)


def _rail_permit(turn: Turn) -> str:
    if turn.main == "railroad":
        return "railroad"
    return permit_for(turn, "railroad", "third_rail", "rail", "start_rail")


def _rail_candidates(position: Position, seat: Seat) -> Iterator[LayRail]:
    permit, player = _rail_permit(position.turn), position.players[seat]
    if permit and refuse_piece(player, position.turn, permit, "rail", "Eisenbahnstrecke") is None:
        yield from (_RAILS[space] for space in open_spaces(player.network))


def _refuse_rail(position: Position, seat: Seat, action: LayRail) -> Refusal | None:
    player = position.players[seat]
    refusal = refuse_piece(player, position.turn, _rail_permit(position.turn), "rail", "Eisenbahnstrecke")
    if refusal is not None:
        return refusal
    space = SPACE_NUMBERS.get(action.space)
    if space is not None and player.network >> space & 1:
        return refuse("rail.already_there", "Eisenbahnstrecke", space=action.space)
    if space not in open_spaces(player.network):
        return refuse("rail.not_connected", "Eisenbahnstrecke", space=action.space)
    return None


def _rail_cost(turn: Turn, permit: str, terrain: int) -> int:
    """400 once, 100 for each triangle; a free rail costs what its tile says (heading "Eisenbahnstrecke")."""
    if permit in ("railroad", "third_rail"):
        return RAIL_BASE_COST * turn.base_due + TERRAIN_COST * terrain
    effect = cheapest(turn.pending, permit)
    return effect.cost if effect else 0


def _rebate(turn: Turn, permit: str, terrain: int) -> int:
    return TERRAIN_REBATE * terrain if turn.ability == "orange" and permit == "railroad" else 0


def _rail_price(position: Position, action: LayRail) -> Price:
    turn, player, space = position.turn, position.acting, SPACE_NUMBERS[action.space]
    permit, terrain = _rail_permit(turn), SPACES[space].terrain
    cost = _rail_cost(turn, permit, terrain) - _rebate(turn, permit, terrain)
    if permit == "railroad":
        return Price(cost + rails_cost(player.network | 1 << space, turn.rails_due - 1, False, turn.ability), 0, True)
    return Price(cost + main_cost(player, turn), 0)


def _lay_rail(position: Position, seat: Seat, action: LayRail, log: Log) -> Position:
    turn, player, number = position.turn, position.players[seat], SPACE_NUMBERS[action.space]
    permit, space = _rail_permit(turn), SPACES[number]
    cost, rebate = _rail_cost(turn, permit, space.terrain), _rebate(turn, permit, space.terrain)
    log.append(Event("rail_laid", {"seat": seat, "space": action.space, "cost": cost}))
    if rebate:
        log.append(Event("money_received", {"seat": seat, "amount": rebate}))
    player = with_changes(
        player,
        cash=player.cash - cost + rebate,
        network=player.network | 1 << number,
        rails=player.rails - (permit != "start_rail"),
        start_rail=0 if permit == "start_rail" else player.start_rail,
    )
    if permit == "railroad":
        due = turn.rails_due - 1
        turn = with_changes(turn, rails_due=due, base_due=False, main="railroad" if due else "")
    else:
        turn = used(turn, permit)
    if space.trade and permit in ("railroad", "third_rail"):
        turn = with_changes(turn, trade=True)
    return updated(position, player, turn)


HANDLERS = (Handler(LayRail, _rail_candidates, _refuse_rail, _lay_rail, _rail_price),)
