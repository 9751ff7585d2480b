"""Starting a company: price, capital, stations, home (1849 §2.4.5, §3.3)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import PlaceHome, SetPar
from kursbuch.eighteenxx.board import free_slots
from kursbuch.eighteenxx.board.stations import kept_for_homes
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId, StopId
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.shares import Table, start_company
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat
from kursbuch.mechanics.ledger import BANK, Account
from kursbuch.titles.t1849.island import RSA, Island
from kursbuch.titles.t1849.pricing import par_prices
from kursbuch.titles.t1849.sicily import change, sicily

PRESIDENT_SHARES = 2


def start(draft: Draft, island: Island, seat: Seat, company: CompanyId, price: int, payer: Account) -> None:
    """The payer brings the capital; the company buys its three stations and opens its home (1849 §3.3)."""
    markers = island.marker_prices[company]
    start_company(draft, seat, company, price)
    draft.change_company(company, has_capital=True)
    draft.pay(payer, company, PRESIDENT_SHARES * price)
    draft.pay(company, BANK, markers)
    draft.log("stations_bought", company=company, amount=markers)
    change(draft, order=tuple(other for other in sicily(draft).order if other != company))
    home = draft.game.companies[company].home
    if home is not None:
        open_home(draft, company, StopId(home, 0))


def open_home(draft: Draft, company: CompanyId, stop: StopId) -> None:
    """Put the home station on the board."""
    draft.board = draft.board.station(company, stop)
    draft.change_company(company, stations_placed=1)
    draft.log("home_placed", company=company, hex=stop.hex)


class StartFirstCompany(Step):
    """Whoever buys the R.S.A. starts the first company at once, at one of the lowest prices (1849 §2.4.5)."""

    actions = (SetPar,)

    def __init__(self, island: Island) -> None:
        self.island = island

    def seats(self, game: Game, table: Table) -> tuple[Seat, ...]:
        owner = table.privates.get(RSA)
        return (Seat(owner),) if isinstance(owner, int) and sicily(table).first is None else ()

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        company = sicily(position).order[0]
        yield Choices(tuple(SetPar(company, price) for price in self._prices(game)))

    def refusal(self, game: Game, position: Position, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, SetPar)
        company = sicily(position).order[0]
        if action.company != company:
            return game.refuse("par.other_company", company=company)
        if action.price not in self._prices(game):
            return game.refuse("stock.bad_par", price=action.price)
        return None

    def apply(self, draft: Draft, seat: Seat, action: Action) -> None:
        assert isinstance(action, SetPar)
        change(draft, first=action.company)
        start(draft, self.island, seat, action.company, action.price, BANK)

    def _prices(self, game: Game) -> tuple[int, ...]:
        return par_prices(game, self.island.pars, next(iter(game.phases)))


class ChooseHome(Step):
    """A company without a fixed home chooses a free place in a city that is nobody's home (1849 §3.3.3)."""

    actions = (PlaceHome,)

    def __init__(self, island: Island) -> None:
        self.island = island

    def seats(self, game: Game, table: Table) -> tuple[Seat, ...]:
        company = self._company(table)
        president = table.companies[company].president if company is not None else None
        return (president,) if president is not None else ()

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        company = self._company(position)
        assert company is not None
        yield Choices(tuple(PlaceHome(*stop) for stop in free_homes(game, position, self.island, company)))

    def refusal(self, game: Game, position: Position, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, PlaceHome)
        company = self._company(position)
        assert company is not None
        is_free = StopId(action.hex, action.city) in free_homes(game, position, self.island, company)
        return None if is_free else game.refuse("stations.not_home")

    def apply(self, draft: Draft, seat: Seat, action: Action) -> None:
        assert isinstance(action, PlaceHome)
        company = self._company(draft)
        assert company is not None
        change(draft, chosen_home=action.hex)
        open_home(draft, company, StopId(action.hex, action.city))

    def _company(self, table: Table) -> CompanyId | None:
        for name in self.island.homeless:
            state = table.companies.get(name)
            if state is not None and state.par is not None and not state.stations_placed:
                return name
        return None


def free_homes(game: Game, table: Table, island: Island, company: CompanyId) -> list[StopId]:
    """The places that a company without a fixed home may choose."""
    stops = (StopId(hex_, 0) for hex_ in island.home_choice)
    return [
        stop
        for stop in stops
        if free_slots(game.map, table.board, stop) > kept_for_homes(table.board, company, stop, 1)
    ]
