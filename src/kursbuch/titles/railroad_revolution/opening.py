"""The beginning and the end of a turn: a worker on an action, and the end once everything is paid."""

from collections.abc import Iterator

from kursbuch.kernel import Event, Refusal, Seat, with_changes
from kursbuch.titles.railroad_revolution.actions import EndTurn, PlaceWorker
from kursbuch.titles.railroad_revolution.board import AREAS, cities_one_rail_away, connected_cities
from kursbuch.titles.railroad_revolution.effects import Bonus, Effect
from kursbuch.titles.railroad_revolution.flow import end_action, end_set_up
from kursbuch.titles.railroad_revolution.handler import FREE, Handler, Price, grant, refuse, refuse_before, updated
from kursbuch.titles.railroad_revolution.position import SHARE_VALUE, Log, Player, Position
from kursbuch.titles.railroad_revolution.settlement import (
    RAIL_LOCOMOTIVE,
    can_be_completed_by_deals,
    deficit,
    rails_cost,
    station_cost,
)
from kursbuch.titles.railroad_revolution.workers import COLOURS, changed, colours_in, count_of

FIELDS = ("station", "railroad", "telegraph", "trade")
_COSTLY = ("station", "railroad")
ABILITIES = ("promotion", "special")
RAILS_OF_ACTION = 2

_ALL_OFFICES = (1 << len(AREAS)) - 1

_PLACEMENTS = {
    colour: tuple(
        (field, colour if ability == "special" else "", PlaceWorker(field, colour, ability))
        for field in FIELDS
        for ability in ABILITIES
        if colour != "white" or ability == "promotion"
    )
    for colour in COLOURS
}
"""Field and special ability of what can be done with a worker of each colour."""

_AT_ONCE: dict[tuple[str, str], Bonus] = {
    ("station", "purple"): Bonus(effects=(Effect("flip", cost=100),)),
    ("railroad", "purple"): Bonus(effects=(Effect("locomotive", cost=300),)),
    ("railroad", "grey"): Bonus(shares=2),
    ("railroad", "orange"): Bonus(money=100),
    ("telegraph", "purple"): Bonus(effects=(Effect("swap"),)),
    ("trade", "purple"): Bonus(effects=(Effect("steps", 3),)),
    ("trade", "grey"): Bonus(effects=(Effect("deal"),)),
    ("trade", "turquoise"): Bonus(effects=(Effect("flip"),)),
}
"""What special abilities give as soon as the worker stands there (heading "Besondere Fähigkeiten der Arbeiter").
The others work when the station, rail or office is placed."""

_END = EndTurn()
_NOTHING = Bonus()
_PROMOTION = Bonus(effects=(Effect("promote", section="Unternehmensmeilensteine"),))
_SALE_FLIP = Bonus(effects=(Effect("flip", section="Verkauf"),))
_LOCOMOTIVE_FEE = 100
_SHARE_FEE = 100


def is_possible(player: Player, field: str, ability: str) -> bool:
    """Whether there is a piece and a place for the main action, which must be done in full.

    A foreman may first turn a locomotive whose rail connects the city that the station goes to.
    """
    if field == "station":
        by_rail = ability == "purple" and player.rails > 0 and player.face_up[RAIL_LOCOMOTIVE] > 0
        sites = cities_one_rail_away(player.network) if by_rail else connected_cities(player.network)
        return player.buildings > 0 and bool(sites & ~player.stations)
    if field == "railroad":
        return player.rails > 0
    if field == "telegraph":
        return player.buildings > 0 and player.offices != _ALL_OFFICES
    return player.pieces > 0


def _ability(action: PlaceWorker) -> str:
    """The colour whose special ability is used, if any."""
    return action.worker if action.ability == "special" else ""


def _placements(position: Position, seat: Seat) -> Iterator[PlaceWorker]:
    return (action for _, action in _placements_alike(position, seat))


def _placements_alike(position: Position, seat: Seat) -> Iterator[tuple[object, PlaceWorker]]:
    """A worker whose ability is not used may have any colour: all that counts is how many are left.

    Of the abilities only that of a foreman can make a field possible, and where the field costs nothing they do not
    count.
    """
    if position.turn.stage != "turn" or position.turn.main != "choose":
        return
    player = position.players[seat]
    fields = [field for field in FIELDS if is_possible(player, field, "")]
    by_foreman = is_possible(player, "station", "purple")
    for colour in colours_in(player.supply):
        for field, ability, action in _PLACEMENTS[colour]:
            if field in fields or (by_foreman and field == "station" and ability == "purple"):
                yield (field, ability if field in _COSTLY else ""), action


def _refuse_placement(position: Position, seat: Seat, action: PlaceWorker) -> Refusal | None:
    turn, player = position.turn, position.players[seat]
    if turn.stage == "setup":
        return refuse_before(turn) or refuse("turn.setup_open", "Spielvorbereitung 12")
    if turn.stage != "turn":
        return refuse_before(turn)
    if turn.main != "choose":
        return refuse("turn.action_chosen", "Spielablauf")
    if action.field not in FIELDS or action.ability not in ABILITIES:
        return refuse("turn.unknown_field", "Aktionen und Arbeiter")
    if not count_of(player.supply, action.worker):
        return refuse("turn.no_such_worker", "Spielablauf", worker=action.worker)
    if action.worker == "white" and action.ability == "special":
        return refuse("turn.white_promotes", "Aktionen und Arbeiter")
    if not is_possible(player, action.field, _ability(action)):
        return refuse("turn.action_impossible", "Aktionen und Arbeiter", field=action.field)
    return None


def _place(position: Position, seat: Seat, action: PlaceWorker, log: Log) -> Position:
    player, field = position.players[seat], action.field
    player = with_changes(
        player,
        supply=changed(player.supply, action.worker, -1),
        board=changed(player.board, action.worker, 1),
    )
    ability = _ability(action)
    rails = min(player.rails, RAILS_OF_ACTION) if field == "railroad" else 0
    turn = with_changes(
        position.turn,
        main=field,
        ability=ability,
        rails_due=rails,
        base_due=rails > 0,
        share_fee=_SHARE_FEE if field == "telegraph" and ability == "orange" else 0,
    )
    log.append(
        Event("worker_placed", {"seat": seat, "worker": action.worker, "field": field, "ability": action.ability})
    )
    if field == "trade":
        player, turn = grant(player, turn, _SALE_FLIP, log)
    player, turn = grant(player, turn, _ability_bonus(player, field, ability), log)
    return updated(position, player, turn)


def _ability_bonus(player: Player, field: str, ability: str) -> Bonus:
    """A third rail needs a third rail; an accountant in a sale earns by all own locomotives, either side up."""
    if not ability:
        return _PROMOTION
    if field == "railroad" and ability == "turquoise":
        return Bonus(effects=(Effect("third_rail"),) if player.rails > RAILS_OF_ACTION else ())
    if field == "trade" and ability == "orange":
        return Bonus(money=_LOCOMOTIVE_FEE * (sum(player.face_up) + sum(player.face_down)))
    return _AT_ONCE.get((field, ability), _NOTHING)


def _price(position: Position, action: PlaceWorker) -> Price:
    player = position.acting
    if action.field == "station":
        return Price(station_cost(player, _ability(action)), 0)
    if action.field == "railroad":
        ability = _ability(action)
        bonus = _AT_ONCE.get(("railroad", ability), _NOTHING)
        cost = rails_cost(player.network, min(player.rails, RAILS_OF_ACTION), True, ability)
        return Price(cost - bonus.money - SHARE_VALUE * bonus.shares, 0, True)
    return FREE


def _ends(position: Position, seat: Seat) -> Iterator[EndTurn]:
    turn = position.turn
    if turn.main and position.players[seat].pieces:
        return
    if turn.stage in ("turn", "setup") and _refuse_end(position, seat, _END) is None:
        yield _END


def _refuse_end(position: Position, seat: Seat, action: EndTurn) -> Refusal | None:
    """Everything is paid and four workers are left (heading "Allgemeine Regeln"); without pieces it is a pass.

    A worker that is missing may still come by a deal of this turn.
    """
    turn, player = position.turn, position.players[seat]
    is_pass = turn.stage == "turn" and turn.main == "choose" and player.pieces == 0
    if not is_pass and (before := refuse_before(turn)) is not None:
        return before
    unsettled = refuse_unsettled(player)
    return None if unsettled and player.cash >= 0 and can_be_completed_by_deals(position) else unsettled


def refuse_unsettled(player: Player) -> Refusal | None:
    """A debt or fewer than four workers."""
    if player.cash < 0:
        return refuse("turn.debt", "Allgemeine Regeln", amount=-player.cash)
    if deficit(player):
        return refuse("turn.too_few_workers", "Allgemeine Regeln", count=player.worker_count)
    return None


def _end(position: Position, seat: Seat, action: EndTurn, log: Log) -> Position:
    if position.turn.stage == "setup":
        return end_set_up(position, log)
    log.append(Event("turn_passed" if position.turn.main else "turn_ended", {"seat": seat}))
    return end_action(position, log)


HANDLERS = (
    Handler(PlaceWorker, _placements, _refuse_placement, _place, _price, alike=_placements_alike),
    Handler(EndTurn, _ends, _refuse_end, _end),
)
