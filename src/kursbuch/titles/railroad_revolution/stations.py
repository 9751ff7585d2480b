"""Stations: the main action, and those that come free of charge (heading "Bahnhof")."""

from collections.abc import Iterator

from kursbuch.kernel import Event, Refusal, Seat, with_changes
from kursbuch.titles.railroad_revolution.actions import BuildStation
from kursbuch.titles.railroad_revolution.board import CITIES, CITY_NUMBERS, START_CITIES, bits, connected_cities
from kursbuch.titles.railroad_revolution.effects import Bonus
from kursbuch.titles.railroad_revolution.handler import Handler, Price, grant, refuse, updated
from kursbuch.titles.railroad_revolution.pieces import permit_for, refuse_piece, used, without_building
from kursbuch.titles.railroad_revolution.position import Log, Player, Position, Turn
from kursbuch.titles.railroad_revolution.settlement import main_cost
from kursbuch.titles.railroad_revolution.terms import StationTerms, station_terms

_STATIONS = tuple(BuildStation(city.name) for city in CITIES)


def _station_permit(turn: Turn) -> str:
    return permit_for(turn, "station", "station", "start_station")


def _station_sites(player: Player, permit: str) -> int:
    """Connected cities without an own station, as a mask; at the start Washington and Charlotte only."""
    sites = connected_cities(player.network) & ~player.stations
    return sites & sum(1 << city for city in START_CITIES) if permit == "start_station" else sites


def _station_candidates(position: Position, seat: Seat) -> Iterator[BuildStation]:
    permit, player = _station_permit(position.turn), position.players[seat]
    if permit and refuse_piece(player, position.turn, permit, "building", "Bahnhof") is None:
        yield from (_STATIONS[city] for city in bits(_station_sites(player, permit)))


def _refuse_station(position: Position, seat: Seat, action: BuildStation) -> Refusal | None:
    permit, player = _station_permit(position.turn), position.players[seat]
    refusal = refuse_piece(player, position.turn, permit, "building", "Bahnhof")
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
    turn = with_changes(turn, main="") if turn.main == "station" else used(turn, permit)
    player = with_changes(
        without_building(player, permit), stations=player.stations | 1 << city, cash=player.cash - terms.cost
    )
    log.append(Event("station_built", {"seat": seat, "city": action.city, "cost": terms.cost}))
    player, turn = grant(player, turn, Bonus(terms.shares, 0, terms.effects), log)
    there = (*position.stations[city], seat)
    stations = (*position.stations[:city], there, *position.stations[city + 1 :])
    return with_changes(updated(position, player, turn), stations=stations)


HANDLERS = (Handler(BuildStation, _station_candidates, _refuse_station, _build_station, _station_price),)
