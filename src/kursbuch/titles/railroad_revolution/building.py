"""The four main actions, and the same pieces placed free of charge: stations, rails, offices, sale."""

from collections.abc import Iterator

from kursbuch.kernel import Event, Refusal, Seat, with_changes
from kursbuch.titles.railroad_revolution.actions import BuildStation, LayRail, OpenOffice, SellPart
from kursbuch.titles.railroad_revolution.board import (
    AREAS,
    CITIES,
    CITY_NUMBERS,
    SPACE_NUMBERS,
    SPACES,
    START_CITIES,
    bits,
    connected_cities,
    open_spaces,
)
from kursbuch.titles.railroad_revolution.effects import Bonus, cheapest, without
from kursbuch.titles.railroad_revolution.handler import Handler, Price, grant, refuse, refuse_before, updated
from kursbuch.titles.railroad_revolution.material import SECTION_OF_BUILDING, SECTION_OF_RAIL
from kursbuch.titles.railroad_revolution.office import office_bonus
from kursbuch.titles.railroad_revolution.position import Log, Player, Position, Turn
from kursbuch.titles.railroad_revolution.settlement import (
    RAIL_BASE_COST,
    TERRAIN_COST,
    TERRAIN_REBATE,
    main_cost,
    rails_cost,
    sale_section,
    sale_value,
)
from kursbuch.titles.railroad_revolution.station import StationTerms, station_terms

_STATIONS = tuple(BuildStation(city.name) for city in CITIES)
_RAILS = tuple(LayRail(space.id) for space in SPACES)
_OFFICES = tuple(OpenOffice(area.area) for area in AREAS)


def _permit(turn: Turn, main: str, *kinds: str) -> str:
    """What allows a piece now: the main action, or the kind of a pending effect; empty if nothing does."""
    if turn.main == main:
        return main
    return next((effect.kind for effect in turn.pending if effect.kind in kinds), "")


def _refuse_piece(player: Player, turn: Turn, permit: str, piece: str, section: str) -> Refusal | None:
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


def _used(turn: Turn, kind: str) -> Turn:
    effect = cheapest(turn.pending, kind)
    return turn if effect is None else with_changes(turn, pending=without(turn.pending, effect))


# Stations


def _station_permit(turn: Turn) -> str:
    return _permit(turn, "station", "station", "start_station")


def _station_sites(player: Player, permit: str) -> int:
    """Connected cities without an own station, as a mask; at the start Washington and Charlotte only."""
    sites = connected_cities(player.network) & ~player.stations
    return sites & sum(1 << city for city in START_CITIES) if permit == "start_station" else sites


def _station_candidates(position: Position, seat: Seat) -> Iterator[BuildStation]:
    permit, player = _station_permit(position.turn), position.players[seat]
    if permit and _refuse_piece(player, position.turn, permit, "building", "Bahnhof") is None:
        yield from (_STATIONS[city] for city in bits(_station_sites(player, permit)))


def _refuse_station(position: Position, seat: Seat, action: BuildStation) -> Refusal | None:
    permit, player = _station_permit(position.turn), position.players[seat]
    refusal = _refuse_piece(player, position.turn, permit, "building", "Bahnhof")
    if refusal is not None:
        return refusal
    city = CITY_NUMBERS.get(action.city)
    if city is None or not connected_cities(player.network) >> city & 1:
        return refuse("station.not_connected", "Bahnhof", city=action.city)
    if player.stations >> city & 1:
        return refuse("station.already_there", "Bahnhof", city=action.city)
    if not _station_sites(player, permit) >> city & 1:
        return refuse("station.start_cities", "Startaufbauplättchen", city=action.city)
    return None


def _station_price(position: Position, action: BuildStation) -> Price:
    turn = position.turn
    if turn.main == "station":
        return Price(station_terms(position, CITY_NUMBERS[action.city]).cost, 0)
    return Price(main_cost(position.acting, turn), 0)


def _build_station(position: Position, seat: Seat, action: BuildStation, log: Log) -> Position:
    turn, player, city = position.turn, position.players[seat], CITY_NUMBERS[action.city]
    permit = _station_permit(turn)
    terms = station_terms(position, city) if turn.main == "station" else StationTerms(0, 0, ())
    turn = with_changes(turn, main="") if turn.main == "station" else _used(turn, permit)
    player = with_changes(
        _without_building(player, permit), stations=player.stations | 1 << city, cash=player.cash - terms.cost
    )
    log.append(Event("station_built", {"seat": seat, "city": action.city, "cost": terms.cost}))
    player, turn = grant(player, turn, Bonus(terms.shares, 0, terms.effects), log)
    there = (*position.stations[city], seat)
    stations = (*position.stations[:city], there, *position.stations[city + 1 :])
    return with_changes(updated(position, player, turn), stations=stations)


def _without_building(player: Player, permit: str) -> Player:
    if permit.startswith("start_"):
        return with_changes(player, start_building=0)
    return with_changes(player, buildings=player.buildings - 1)


# Rails


def _rail_permit(turn: Turn) -> str:
    if turn.main == "railroad":
        return "railroad"
    return _permit(turn, "railroad", "third_rail", "rail", "start_rail")


def _rail_candidates(position: Position, seat: Seat) -> Iterator[LayRail]:
    permit, player = _rail_permit(position.turn), position.players[seat]
    if permit and _refuse_piece(player, position.turn, permit, "rail", "Eisenbahnstrecke") is None:
        yield from (_RAILS[space] for space in open_spaces(player.network))


def _refuse_rail(position: Position, seat: Seat, action: LayRail) -> Refusal | None:
    player = position.players[seat]
    refusal = _refuse_piece(player, position.turn, _rail_permit(position.turn), "rail", "Eisenbahnstrecke")
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
        turn = _used(turn, permit)
    if space.trade and permit in ("railroad", "third_rail"):
        turn = with_changes(turn, trade=True)
    return updated(position, player, turn)


# Telegraph offices


def _office_permit(turn: Turn) -> str:
    return _permit(turn, "telegraph", "office", "start_office")


def _office_candidates(position: Position, seat: Seat) -> Iterator[OpenOffice]:
    if not _office_permit(position.turn):
        return
    yield from (action for action in _OFFICES if _refuse_office(position, seat, action) is None)


def _refuse_office(position: Position, seat: Seat, action: OpenOffice) -> Refusal | None:
    permit, player = _office_permit(position.turn), position.players[seat]
    refusal = _refuse_piece(player, position.turn, permit, "building", "Telegrafen")
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
    player = with_changes(_without_building(player, permit), offices=player.offices | 1 << number)
    log.append(Event("office_opened", {"seat": seat, "area": action.area}))
    if turn.main == "telegraph":
        bonus = office_bonus(position, number)
        tile = position.telegraph_tiles[number]
        turn = with_changes(turn, main="", tile=tile, trade=AREAS[number].trade)
        player, turn = grant(player, turn, bonus, log)
    else:
        turn = _used(turn, permit)
    offices = (*position.offices[:number], (*earlier, seat), *position.offices[number + 1 :])
    return with_changes(updated(position, player, turn), offices=offices)


# Sale


def _sale_candidates(position: Position, seat: Seat) -> Iterator[SellPart]:
    if position.turn.main != "trade":
        return
    for piece in ("rail", "building"):
        if _refuse_sale(position, seat, SellPart(piece)) is None:
            yield SellPart(piece)


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


HANDLERS = (
    Handler(BuildStation, _station_candidates, _refuse_station, _build_station, _station_price),
    Handler(LayRail, _rail_candidates, _refuse_rail, _lay_rail, _rail_price),
    Handler(OpenOffice, _office_candidates, _refuse_office, _open_office, _office_price),
    Handler(SellPart, _sale_candidates, _refuse_sale, _sell_part),
)
