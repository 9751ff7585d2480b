"""The bond railway of variant A: it never operates and pays its price (X.4)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import Pass
from kursbuch.eighteenxx.board import free_slots, has_station_on, home_spots, reach, station_fault
from kursbuch.eighteenxx.game import TrainType
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId
from kursbuch.eighteenxx.play.step import A, Alternatives, Step
from kursbuch.eighteenxx.position import POOL
from kursbuch.eighteenxx.shares import percent, price
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import PlaceBondStation
from kursbuch.titles.t1824.holdings import seats
from kursbuch.titles.t1824.railways import (
    Austria,
    AustrianDraft,
    AustrianGame,
    AustrianPosition,
    AustrianSituation,
    Empire,
)

STATION_TRAINS = ("4", "5")
"""The last of these brings its buyer the second station, the second kind only if the last of the first went abroad."""

VIENNA = HexId("E12")


def start_bonds(draft: AustrianDraft, company: CompanyId) -> None:
    """All shares lie in the pool, at 50 in the lowest row; the home is taken (X.4)."""
    rails = draft.game.facts
    row = len(draft.game.market.rows) - 1
    cells = enumerate(draft.game.market.rows[row])
    column = next(number for number, cell in cells if cell is not None and cell.price == rails.bond_price)
    draft.change_company(company, par=rails.bond_price)
    draft.give_certificates(company, BANK, POOL, draft.shares[company][BANK])
    draft.move_token(company, (row, column))
    if not rails.site.bond_starts_late:
        place_bond_home(draft, company)


def place_bond_home(draft: AustrianDraft, company: CompanyId) -> None:
    """The home station blocks a place."""
    _place(draft, company, home_spots(draft.game.map, draft.board, company)[0])


def _place(draft: AustrianDraft, company: CompanyId, stop: StopId) -> None:
    draft.board = draft.board.station(company, stop)
    draft.change_company(company, stations_placed=draft.companies[company].stations_placed + 1)
    draft.log("station_placed", company=company, hex=stop.hex, amount=0)


def pay_bonds(draft: AustrianDraft, company: CompanyId) -> None:
    """Every tenth pays a tenth of the price, rounded up for each player; the price moves right (X.4)."""
    if company in draft.board.homes:
        place_bond_home(draft, company)
    value = price(draft.game, draft, company) or 0
    draft.log("dividend_paid", company=company, amount=value)
    for seat in seats(draft.game):
        exact = value * percent(draft.game, draft, company, seat)
        share = exact // 100 if draft.game.facts.site.rounds_bonds_down else -(-exact // 100)
        if share:
            draft.pay(BANK, seat, share)
            draft.log("dividend_received", seat=seat, company=company, amount=share)
    draft.move_token(company, draft.game.market.right(draft.market[company]))


def watch_last_train(draft: AustrianDraft, train: TrainType, buyer: Seat | None) -> None:
    """Who buys the last 4 places the second station, else who buys the last 5; none if both go abroad (X.4)."""
    state = draft.own
    if state.bond is None or not state.may_place_bond or draft.depot[train.name] or train.name not in STATION_TRAINS:
        return
    is_next_to_come = buyer is None and train.name != STATION_TRAINS[-1]
    draft.change_own(bond_builder=buyer, is_bond_for_vienna=False, may_place_bond=is_next_to_come)


def watch_vienna(draft: AustrianDraft, builder: Seat) -> None:
    """The third station goes to Vienna as soon as Vienna is brown; its builder chooses the city (X.4)."""
    company = draft.own.bond
    if company is None or draft.board.face(draft.game.map, VIENNA).color != "brown":
        return
    if not any(stop.hex == VIENNA for stop in draft.board.stations_of(company)):
        draft.change_own(bond_builder=builder, is_bond_for_vienna=True)


class BondStep(Step[A, Austria, Empire]):
    """What the builder of the bond railway's stations may do (X.4)."""

    def fits(self, game: AustrianGame, position: AustrianPosition) -> bool:
        return position.own.bond is not None and position.own.bond_builder is not None

    def seats(self, game: AustrianGame, now: AustrianSituation) -> tuple[Seat, ...]:
        builder = now.own.bond_builder
        return (builder,) if builder is not None and bond_spots(game, now) else ()


class PlaceOneBondStation(BondStep[PlaceBondStation]):
    """Take a place in a city."""

    action = PlaceBondStation
    unasked = "bonds.none_due"

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Choices(tuple(PlaceBondStation(*stop) for stop in bond_spots(game, position)))

    def objection(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: PlaceBondStation
    ) -> Refusal | None:
        if position.own.is_bond_for_vienna and action.hex != VIENNA:
            return game.refuse("bonds.vienna")
        fault = bond_station_fault(game, position, StopId(action.hex, action.city))
        return game.refuse(fault, hex=action.hex) if fault else None

    def apply(self, draft: AustrianDraft, seat: Seat, action: PlaceBondStation) -> None:
        bond = draft.own.bond
        assert bond is not None
        _place(draft, bond, StopId(action.hex, action.city))
        draft.change_own(bond_builder=None, is_bond_for_vienna=False)


class PlaceNoBondStation(BondStep[Pass]):
    """The second station may be left out, the third may not."""

    action = Pass

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        if self.objection(game, position, seat, Pass()) is None:
            yield Single(Pass())

    def objection(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: Pass) -> Refusal | None:
        must_place = position.own.is_bond_for_vienna or game.facts.site.discards_first
        return game.refuse("bonds.vienna") if must_place else None

    def apply(self, draft: AustrianDraft, seat: Seat, action: Pass) -> None:
        draft.log("passed", seat=seat)
        draft.change_own(bond_builder=None, is_bond_for_vienna=False)


class PlaceBondStations(Alternatives[Austria, Empire]):
    """The second station may go to any city with a free place, without a connection; the third goes to Vienna (X.4)."""

    due_by = ("own", "board")

    def __init__(self) -> None:
        super().__init__(PlaceOneBondStation(), PlaceNoBondStation())


def bond_spots(game: AustrianGame, now: AustrianSituation) -> list[StopId]:
    """Where the bond railway may place its station now."""
    is_for_vienna = now.own.is_bond_for_vienna
    wanted = (stop for stop in cities(game, now) if stop.hex == VIENNA or not is_for_vienna)
    return [stop for stop in wanted if bond_station_fault(game, now, stop) is None]


def cities(game: AustrianGame, now: AustrianSituation) -> Iterable[StopId]:
    """Every city of the map."""
    for hex_ in game.map.hexes:
        for index, stop in enumerate(now.board.face(game.map, hex_).stops):
            if stop.kind == "city":
                yield StopId(hex_, index)


def bond_station_fault(game: AustrianGame, now: AustrianSituation, stop: StopId) -> str | None:
    """Why the bond railway has no station there: it takes a free place, kept for nobody, and none on the hex yet."""
    bond = now.own.bond
    assert bond is not None
    reached = reach(game.map, now.board, bond)
    if game.facts.site.bond_on_own_hex and has_station_on(now.board, bond, stop.hex):
        is_city = stop.index < len(now.board.face(game.map, stop.hex).stops)
        return None if is_city and free_slots(game.map, now.board, stop) > 0 else "stations.no_free_slot"
    fault = station_fault(game.map, now.board, bond, stop, reached, connected=False)
    return f"stations.{fault}" if fault else None
