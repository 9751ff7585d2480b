"""Starting a company: price, capital, stations, home (1849 §2.4.5, §3.3)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import PlaceHome, SetPar
from kursbuch.eighteenxx.board import free_slots
from kursbuch.eighteenxx.board.stations import kept_for_homes
from kursbuch.eighteenxx.identity import CompanyId, StopId
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.position import AuctionRound
from kursbuch.eighteenxx.shares import start_company
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat
from kursbuch.mechanics.ledger import BANK, Account
from kursbuch.titles.t1849.island import RSA, Island
from kursbuch.titles.t1849.pricing import par_prices
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianSituation, Sicily

PRESIDENT_SHARES = 2


def start(draft: SicilianDraft, seat: Seat, company: CompanyId, price: int, payer: Account) -> None:
    """The payer brings the capital; the company buys its three stations and opens its home (1849 §3.3)."""
    markers = draft.game.facts.marker_prices[company]
    start_company(draft, seat, company, price)
    draft.change_company(company, has_capital=True)
    draft.pay(payer, company, PRESIDENT_SHARES * price)
    draft.pay(company, BANK, markers)
    draft.log("stations_bought", company=company, amount=markers)
    draft.change_own(order=tuple(other for other in draft.own.order if other != company))
    home = draft.game.companies[company].home
    if home is not None:
        open_home(draft, company, StopId(home, 0))


def open_home(draft: SicilianDraft, company: CompanyId, stop: StopId) -> None:
    """Put the home station on the board."""
    draft.board = draft.board.station(company, stop)
    draft.change_company(company, stations_placed=1)
    draft.log("home_placed", company=company, hex=stop.hex)


class StartFirstCompany(Step[SetPar, Island, Sicily]):
    """Whoever buys the R.S.A. starts the first company at once, at one of the lowest prices (1849 §2.4.5)."""

    due_by = ("privates", "own")
    action = SetPar
    unasked = "par.none_open"

    def fits(self, game: SicilianGame, position: SicilianPosition) -> bool:
        return bool(self.seats(game, position))

    def seats(self, game: SicilianGame, now: SicilianSituation) -> tuple[Seat, ...]:
        owner = now.privates.get(RSA)
        return (Seat(owner),) if isinstance(owner, int) and now.own.first is None else ()

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        company = position.own.order[0]
        yield Choices(tuple(SetPar(company, price) for price in self._prices(game)))

    def objection(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: SetPar) -> Refusal | None:
        company = position.own.order[0]
        if action.company != company:
            return game.refuse("par.other_company", company=company)
        if action.price not in self._prices(game):
            return game.refuse("stock.bad_par", price=action.price)
        return None

    def apply(self, draft: SicilianDraft, seat: Seat, action: SetPar) -> None:
        draft.change_own(first=action.company)
        start(draft, seat, action.company, action.price, BANK)

    def _prices(self, game: SicilianGame) -> tuple[int, ...]:
        return par_prices(game, next(iter(game.phases)))


class ChooseHome(Step[PlaceHome, Island, Sicily]):
    """A company without a fixed home chooses a free place in a city that is nobody's home (1849 §3.3.3)."""

    due_by = ("companies", "sort of round")
    action = PlaceHome
    unasked = "homes.none_open"

    def fits(self, game: SicilianGame, position: SicilianPosition) -> bool:
        return self._company(game, position) is not None

    def turn_holder(self, game: SicilianGame, now: SicilianSituation) -> CompanyId | Seat | None:
        return self._company(game, now)

    def seats(self, game: SicilianGame, now: SicilianSituation) -> tuple[Seat, ...]:
        if game.facts.site.home_after_opening and isinstance(now.round, AuctionRound):
            return ()
        company = self._company(game, now)
        president = now.companies[company].president if company is not None else None
        return (president,) if president is not None else ()

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        company = self._company(game, position)
        assert company is not None
        yield Choices(tuple(PlaceHome(*stop) for stop in free_homes(game, position, company)))

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: PlaceHome
    ) -> Refusal | None:
        company = self._company(game, position)
        assert company is not None
        is_free = StopId(action.hex, action.city) in free_homes(game, position, company)
        return None if is_free else game.refuse("stations.not_home")

    def apply(self, draft: SicilianDraft, seat: Seat, action: PlaceHome) -> None:
        company = self._company(draft.game, draft)
        assert company is not None
        draft.change_own(chosen_home=action.hex)
        open_home(draft, company, StopId(action.hex, action.city))

    def _company(self, game: SicilianGame, now: SicilianSituation) -> CompanyId | None:
        for name in game.facts.homeless:
            state = now.companies.get(name)
            if state is not None and state.par is not None and not state.stations_placed:
                return name
        return None


def free_homes(game: SicilianGame, now: SicilianSituation, company: CompanyId) -> list[StopId]:
    """The places that a company without a fixed home may choose."""
    stops = (StopId(hex_, 0) for hex_ in game.facts.home_choice)
    return [
        stop for stop in stops if free_slots(game.map, now.board, stop) > kept_for_homes(now.board, company, stop, 1)
    ]
