"""Telegraph offices: the main action, and those that come free of charge (heading "Telegrafen")."""

from collections.abc import Iterator

from kursbuch.kernel import Event, Refusal, Seat, with_changes
from kursbuch.titles.railroad_revolution.actions import OpenOffice
from kursbuch.titles.railroad_revolution.board import AREAS
from kursbuch.titles.railroad_revolution.handler import Handler, Price, grant, refuse, updated
from kursbuch.titles.railroad_revolution.pieces import permit_for, refuse_piece, used, without_building
from kursbuch.titles.railroad_revolution.position import Log, Position, Turn
from kursbuch.titles.railroad_revolution.settlement import main_cost
from kursbuch.titles.railroad_revolution.terms import office_bonus

_OFFICES = tuple(OpenOffice(area.area) for area in AREAS)
_PLACES = range(len(AREAS))
_START_PLACES = tuple(number for number in _PLACES if AREAS[number].trade)


def _office_permit(turn: Turn) -> str:
    return permit_for(turn, "telegraph", "office", "start_office")


def _office_candidates(position: Position, seat: Seat) -> Iterator[OpenOffice]:
    permit, player = _office_permit(position.turn), position.players[seat]
    if permit and refuse_piece(player, position.turn, permit, "building", "Telegrafen") is None:
        places = _START_PLACES if permit == "start_office" else _PLACES
        yield from (_OFFICES[number] for number in places if not player.offices >> number & 1)


def _refuse_office(position: Position, seat: Seat, action: OpenOffice) -> Refusal | None:
    permit, player = _office_permit(position.turn), position.players[seat]
    refusal = refuse_piece(player, position.turn, permit, "building", "Telegrafen")
    if refusal is not None:
        return refusal
    if not 1 <= action.area <= len(AREAS):
        return refuse("office.unknown_area", "Telegrafen", area=action.area)
    if player.offices >> (action.area - 1) & 1:
        return refuse("office.already_there", "Telegrafen", area=action.area)
    if permit == "start_office" and not AREAS[action.area - 1].trade:
        return refuse("office.start_areas", "Startaufbauplättchen", area=action.area)
    return None


def _office_price(position: Position, action: OpenOffice) -> Price:
    return Price(main_cost(position.acting, position.turn), 0)


def _open_office(position: Position, seat: Seat, action: OpenOffice, log: Log) -> Position:
    turn, player, number = position.turn, position.players[seat], action.area - 1
    permit, earlier = _office_permit(turn), position.offices[number]
    player = with_changes(without_building(player, permit), offices=player.offices | 1 << number)
    log.append(Event("office_opened", {"seat": seat, "area": action.area}))
    if turn.main == "telegraph":
        bonus = office_bonus(position, number)
        tile = position.telegraph_tiles[number]
        turn = with_changes(turn, main="", tile=tile, trade=AREAS[number].trade)
        player, turn = grant(player, turn, bonus, log)
    else:
        turn = used(turn, permit)
    offices = (*position.offices[:number], (*earlier, seat), *position.offices[number + 1 :])
    return with_changes(updated(position, player, turn), offices=offices)


HANDLERS = (Handler(OpenOffice, _office_candidates, _refuse_office, _open_office, _office_price, one_price=True),)
