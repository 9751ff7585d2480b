"""State railways: their formation and who directs them (IV.4.4)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.board import Board
from kursbuch.eighteenxx.identity import CompanyId, StopId
from kursbuch.eighteenxx.play.company_turn import operating_company
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.shares import PRESIDENT, SHARE, percent
from kursbuch.eighteenxx.steps.stations import PlaceHomeStation
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import KeepHome
from kursbuch.titles.t1824.exchanging import close_railway
from kursbuch.titles.t1824.holdings import hand_over, seats
from kursbuch.titles.t1824.railways import (
    STATE,
    STATE_PRICE,
    Austria,
    AustrianDraft,
    AustrianGame,
    AustrianPosition,
    AustrianSituation,
    Empire,
    is_open,
    reserved,
    was_sold,
)


def due_state_railway(game: AustrianGame, now: AustrianSituation) -> CompanyId | None:
    """A state railway whose train has come and that is not formed yet."""
    rails = game.facts
    for company in rails.of_kind(STATE):
        if not now.companies[company].has_capital and rails.has_begun(now, rails.formation[company]):
            return company
    return None


def form_state_railway(draft: AustrianDraft, company: CompanyId) -> None:
    """Shares for the pre-state railways, then the director, the capital and the stations (IV.4.4).

    Without any pre-state railway the home station comes in the first turn, as every home does (VII.5, VII.8).
    """
    rails = draft.game.facts
    minors = [minor for minor in rails.predecessors(company) if is_open(draft, minor)]
    minors = [minor for minor in minors if minor not in draft.own.building]
    owners = {minor: draft.companies[minor].president for minor in minors}
    exchanged = 0
    stations: list[StopId] = []
    for minor in minors:
        exchanged += _exchange_paper(draft, minor, company)
        stations += draft.board.stations_of(minor)
        close_railway(draft, minor, company)
    sold = [minor for minor in rails.predecessors(company) if was_sold(draft, minor)]
    placed = len(sold if rails.site.counts_building_stations else stations)
    draft.change_company(company, has_capital=True, stations_placed=placed)
    for stop in stations:
        draft.board = draft.board.station(company, stop)
    capital = STATE_PRICE * (100 - exchanged) // SHARE
    draft.pay(BANK, company, capital)
    draft.log("state_railway_formed", company=company, amount=capital)
    _name_first_director(draft, company, owners)
    _clear_second_home(draft, company)


def _exchange_paper(draft: AustrianDraft, minor: CompanyId, company: CompanyId) -> int:
    """The owner gets the share that was kept: number 1 the director's share; returns its percentage."""
    owner = draft.companies[minor].president
    assert owner is not None
    is_first = draft.game.facts.predecessors(company)[0] == minor
    kept = sorted(reserved(draft.game, draft, company))
    number = PRESIDENT if is_first else kept[-1]
    draft.give_certificates(company, BANK, owner, (number,))
    draft.log("paper_exchanged", seat=owner, private=minor, company=company)
    return draft.game.companies[company].certificates[number]


def _name_first_director(draft: AustrianDraft, company: CompanyId, owners: dict[CompanyId, Seat | None]) -> None:
    """Most percent; then who had the lowest number; then the nearest to the priority (IV.4.4)."""
    game, players = draft.game, len(draft.game.players)
    held = {seat: percent(game, draft, company, seat) for seat in seats(game)}
    best = max(held.values())
    if best < game.companies[company].certificates[PRESIDENT]:
        return
    nearest = sorted(held, key=lambda seat: (seat - draft.priority) % players)
    order = [*(owner for owner in owners.values() if owner is not None), *nearest]
    director = next(seat for seat in order if held[seat] == best)
    hand_over(draft, company, director)


def _clear_second_home(draft: AustrianDraft, company: CompanyId) -> None:
    """Two stations in one city become one; where they stand apart the director decides."""
    spots = stations_on_one_hex(draft, company)
    if len(spots) == 2 and (spots[0] == spots[1] or draft.companies[company].president is None):
        keep_home(draft, company, spots[0])


def stations_on_one_hex(now: AustrianSituation, company: CompanyId) -> list[StopId]:
    """The stations of a company that stand on one hex, if there are two; worked out once for a board."""
    return now.board.once(("stations on one hex", company), _stations_on_one_hex, now.board, company)


def _stations_on_one_hex(board: Board, company: CompanyId) -> list[StopId]:
    spots = [stop for stop, there in board.stations.items() for other in there if other == company]
    return [stop for stop in spots if sum(other.hex == stop.hex for other in spots) > 1]


def keep_home(draft: AustrianDraft, company: CompanyId, home: StopId) -> None:
    """One station stays, the other leaves the board."""
    spots = stations_on_one_hex(draft, company)
    for stop in set(spots):
        draft.board = draft.board.remove_station(company, stop)
    draft.board = draft.board.station(company, home)
    free = 1 if draft.game.facts.site.returned_station_free and home == spots[1] != spots[0] else 0
    draft.change_company(company, stations_placed=draft.companies[company].stations_placed - 1, free_stations=free)
    draft.log("home_kept", company=company, hex=home.hex, city=home.index)


class ChooseHome(Step[KeepHome, Austria, Empire]):
    """The director of the k&k decides which station in Vienna is its home; the other one leaves (IV.4.4)."""

    due_by = ("board", "companies")
    action = KeepHome
    unasked = "formation.none_due"

    def fits(self, game: AustrianGame, position: AustrianPosition) -> bool:
        return company_with_two_homes(game, position) is not None

    def seats(self, game: AustrianGame, now: AustrianSituation) -> tuple[Seat, ...]:
        company = company_with_two_homes(game, now)
        president = now.companies[company].president if company is not None else None
        return (president,) if president is not None else ()

    def turn_holder(self, game: AustrianGame, now: AustrianSituation) -> CompanyId | Seat | None:
        return next(iter(self.seats(game, now)), None)

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Choices(tuple(KeepHome(stop.index) for stop in self._spots(game, position)))

    def objection(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: KeepHome) -> Refusal | None:
        is_there = any(stop.index == action.city for stop in self._spots(game, position))
        company = company_with_two_homes(game, position)
        return None if is_there else game.refuse("formation.no_station", company=company or "")

    def apply(self, draft: AustrianDraft, seat: Seat, action: KeepHome) -> None:
        company = company_with_two_homes(draft.game, draft)
        assert company is not None
        spots = self._spots(draft.game, draft)
        keep_home(draft, company, next(stop for stop in spots if stop.index == action.city))

    def _spots(self, game: AustrianGame, now: AustrianSituation) -> list[StopId]:
        company = company_with_two_homes(game, now)
        return stations_on_one_hex(now, company) if company is not None else []


class PlaceAustrianHome(PlaceHomeStation[Austria, Empire]):
    """As in 1830; on the site the home of the k&k stands beside the places of Vienna if it has no pre-state railway."""

    def place(self, draft: AustrianDraft, spot: StopId) -> None:
        super().place(draft, spot)
        company = operating_company(draft)
        if draft.game.facts.site.home_beside_slots and _could_have_two_homes(draft.game, company):
            draft.board = draft.board.beside_slots(company, spot.hex)


def _could_have_two_homes(game: AustrianGame, company: CompanyId) -> bool:
    """Whether two pre-state railways of a state railway have their homes on one hex: those of the k&k."""
    homes = [game.companies[minor].home for minor in game.facts.predecessors(company)]
    return len(set(homes)) < len(homes)


def company_with_two_homes(game: AustrianGame, now: AustrianSituation) -> CompanyId | None:
    """The state railway that has two stations in Vienna; looked for anew when a station comes or goes."""
    last: tuple[object, CompanyId | None] | None = game.memo.get(company_with_two_homes)
    if last is None or last[0] is not now.board.stations:
        states = (name for name in game.facts.of_kind(STATE) if _stations_on_one_hex(now.board, name))
        game.memo[company_with_two_homes] = last = (now.board.stations, next(states, None))
    return last[1]
