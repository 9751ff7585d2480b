"""The home station and further ones (1830 §6.3)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import Pass, PlaceHome, PlaceStation
from kursbuch.eighteenxx.board import ON_HEX, home_spots, reach, station_fault, station_spots
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId, StopId
from kursbuch.eighteenxx.play.company_turn import CompanyStep, GoOn, finish_step, operating, operating_company
from kursbuch.eighteenxx.play.step import Alternatives, Step
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.shares import Situation
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK


class PlaceHomeStation(CompanyStep[PlaceHome, F, S]):
    """The home station is placed at the start of the first turn; some homes leave a choice (1830 §6.3.1, §6.3.2)."""

    action = PlaceHome

    def offers(self, game: Game[F], position: Position[S], seat: Seat) -> Iterable[Offer[Action]]:
        yield home_offer(game, position, operating_company(position))

    def objection(self, game: Game[F], position: Position[S], seat: Seat, action: PlaceHome) -> Refusal | None:
        return home_refusal(game, position, operating_company(position), action)

    def apply(self, draft: Draft[F, S], seat: Seat, action: PlaceHome) -> None:
        self.place(draft, StopId(action.hex, action.city))
        finish_step(draft)

    def is_needed(self, draft: Draft[F, S]) -> bool:
        company = operating_company(draft)
        if company not in draft.board.homes or waits_for_tile(draft, company):
            return False
        return len(home_spots(draft.game.map, draft.board, company)) > 1

    def skip(self, draft: Draft[F, S]) -> None:
        company = operating_company(draft)
        if company not in draft.board.homes:
            return
        spot = home_spots(draft.game.map, draft.board, company)[0]
        self.place(draft, StopId(spot.hex, ON_HEX) if waits_for_tile(draft, company) else spot)

    def place(self, draft: Draft[F, S], spot: StopId) -> None:
        """The home station costs nothing."""
        place_station(draft, spot, 0)


class MoveHomeStation(Step[PlaceHome]):
    """18xx.games only: a home station that waited for a tile is put into one of its cities."""

    due_by = ("board", "companies")
    leaves_turn_open = True

    action = PlaceHome

    def fits(self, game: Game, position: Position) -> bool:
        return company_to_move(position) is not None

    def seats(self, game: Game, now: Situation) -> tuple[Seat, ...]:
        company = company_to_move(now)
        president = now.companies[company].president if company is not None else None
        return (president,) if president is not None else ()

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        company = company_to_move(position)
        assert company is not None
        yield home_offer(game, position, company)

    def objection(self, game: Game, position: Position, seat: Seat, action: PlaceHome) -> Refusal | None:
        company = company_to_move(position)
        assert company is not None
        return home_refusal(game, position, company, action)

    def apply(self, draft: Draft, seat: Seat, action: PlaceHome) -> None:
        company = company_to_move(draft)
        assert company is not None
        draft.board = draft.board.station(company, StopId(action.hex, action.city))


def company_to_move(now: Situation) -> CompanyId | None:
    """A company that has placed its home and whose home is to be placed again."""
    waiting = (company for company in now.board.homes if now.companies[company].stations_placed)
    return next(waiting, None)


def home_offer(game: Game, position: Position, company: CompanyId) -> Offer[Action]:
    """The cities among which a company may choose its home."""
    return Choices(tuple(PlaceHome(*spot) for spot in home_spots(game.map, position.board, company)))


def home_refusal(game: Game, position: Position, company: CompanyId, action: PlaceHome) -> Refusal | None:
    """Why that city is not the company's home, or None."""
    is_open = company in position.board.homes
    spots = home_spots(game.map, position.board, company) if is_open else ()
    return None if StopId(action.hex, action.city) in spots else game.refuse("stations.not_home")


def waits_for_tile(draft: Draft, company: CompanyId) -> bool:
    """Whether the profile leaves the choice of a city until there is a tile."""
    home = draft.board.homes[company]
    is_open = home.city is None and len(home_spots(draft.game.map, draft.board, company)) > 1
    return draft.game.facts.site.home_after_tile and is_open and home.hex not in draft.board.tiles


class PlaceOneStation(CompanyStep[PlaceStation]):
    """A station in a city that the company reaches, or where a private has built (1830 §6.3.2, p. 27)."""

    action = PlaceStation

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        company = operating_company(position)
        if can_pay_station(game, position):
            reached = reach(game.map, position.board, company)
            spots = tuple(PlaceStation(*spot) for spot in station_spots(game.map, position.board, company, reached))
            if spots:
                yield Choices(spots)
        yield from self.free_offers(game, position, seat)

    def free_offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        """The station of a private that has built, if it can be placed (1830 p. 27)."""
        granted = operating(position).granted
        if granted is not None and (grant := game.privates[granted].tile_grant) is not None:
            free = PlaceStation(grant.hex, 0, granted)
            if self.objection(game, position, seat, free) is None:
                yield Single(free)

    def objection(self, game: Game, position: Position, seat: Seat, action: PlaceStation) -> Refusal | None:
        company, stop = operating_company(position), StopId(action.hex, action.city)
        if action.private is not None:
            if action.private != operating(position).granted or not is_granted(game, action):
                return game.refuse("stations.no_grant", private=action.private)
        elif not can_pay_station(game, position):
            return game.refuse("stations.no_cash", amount=station_cost(game, position) or 0)
        reached = reach(game.map, position.board, company)
        connected = action.private is None
        broken = station_fault(game.map, position.board, company, stop, reached, connected)
        return game.refuse(f"stations.{broken}", hex=action.hex) if broken else None

    def cost(self, game: Game, position: Position, seat: Seat, action: PlaceStation) -> int | None:
        return 0 if action.private is not None else station_cost(game, position)

    def apply(self, draft: Draft, seat: Seat, action: PlaceStation) -> None:
        cost = 0 if action.private is not None else station_cost(draft.game, draft) or 0
        place_station(draft, StopId(action.hex, action.city), cost)
        finish_step(draft)


class PlaceFreeStation(PlaceOneStation):
    """18xx.games only: the free station of a private whose tile was laid; after it the turn has no other."""

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        return self.free_offers(game, position, seat)

    def objection(self, game: Game, position: Position, seat: Seat, action: PlaceStation) -> Refusal | None:
        if action.private is None:
            return game.refuse("stations.no_grant", private=str(operating(position).granted))
        return super().objection(game, position, seat, action)

    def apply(self, draft: Draft, seat: Seat, action: PlaceStation) -> None:
        super().apply(draft, seat, action)
        draft.change_round(granted=None)
        finish_step(draft)


class DeclineFreeStation(GoOn):
    """18xx.games only: go on to the turn's own station."""

    def apply(self, draft: Draft, seat: Seat, action: Pass) -> None:
        super().apply(draft, seat, action)
        draft.change_round(granted=None)


class PlaceGrantedStation(Alternatives):
    """18xx.games only: the free station of a private is asked for first."""

    stage = "stations"

    def __init__(self) -> None:
        super().__init__(PlaceFreeStation(), DeclineFreeStation())

    def is_needed(self, draft: Draft) -> bool:
        company = operating_company(draft)
        has_marker = draft.companies[company].stations_placed < len(draft.game.companies[company].station_costs)
        return operating(draft).granted is not None and has_marker


class PlaceStations(Alternatives):
    """One station in a turn: the first costs less than the others (1830 §6.3.2)."""

    stage = "stations"

    def __init__(self) -> None:
        super().__init__(PlaceOneStation(), GoOn())

    def is_needed(self, draft: Draft) -> bool:
        company = operating_company(draft)
        if draft.companies[company].stations_placed == len(draft.game.companies[company].station_costs):
            return False
        if operating(draft).granted is not None:
            return True
        if not can_pay_station(draft.game, draft):
            return False
        reached = reach(draft.game.map, draft.board, company)
        return any(True for _ in station_spots(draft.game.map, draft.board, company, reached))


def is_granted(game: Game, action: PlaceStation) -> bool:
    """Whether the private that built the tile brings this free station."""
    grant = game.privates[action.private].tile_grant if action.private is not None else None
    return grant is not None and grant.free_station and grant.hex == action.hex


def station_cost(game: Game, now: Situation) -> int | None:
    """What the next marker of the operating company costs; None when all are placed (1830 §6.3.2)."""
    company = operating_company(now)
    costs, state = game.companies[company].station_costs, now.companies[company]
    if state.stations_placed >= len(costs):
        return None
    is_free = state.stations_placed >= len(costs) - state.free_stations
    return 0 if is_free else costs[state.stations_placed]


def can_pay_station(game: Game, now: Situation) -> bool:
    """Whether the operating company has another marker and the money for it."""
    cost = station_cost(game, now)
    return cost is not None and cost <= now.cash[operating_company(now)]


def place_station(draft: Draft, stop: StopId, cost: int) -> None:
    """Pay and place the marker."""
    company = operating_company(draft)
    draft.pay(company, BANK, cost)
    draft.board = draft.board.station(company, stop)
    draft.change_company(company, stations_placed=draft.companies[company].stations_placed + 1)
    draft.log("station_placed", company=company, hex=stop.hex, amount=cost)
