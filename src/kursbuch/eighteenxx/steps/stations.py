"""The home station and further ones (1830 §6.3)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import Pass, PlaceHome, PlaceStation
from kursbuch.eighteenxx.board import ON_HEX, home_spots, reach, station_fault, station_spots
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId, StopId
from kursbuch.eighteenxx.play.company_turn import finish_step, operating, operating_company, operating_president
from kursbuch.eighteenxx.play.step import Step, TurnStep
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.shares import Table
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK


class PlaceHomeStation(TurnStep):
    """The home station is placed at the start of the first turn; some homes leave a choice (1830 §6.3.1, §6.3.2)."""

    actions = (PlaceHome,)

    def seats(self, game: Game, table: Table) -> tuple[Seat, ...]:
        return (operating_president(table),)

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        yield home_offer(game, position, operating_company(position))

    def refusal(self, game: Game, position: Position, seat: Seat, action: Action) -> Refusal | None:
        return home_refusal(game, position, operating_company(position), action)

    def apply(self, draft: Draft, seat: Seat, action: Action) -> None:
        assert isinstance(action, PlaceHome)
        place_station(draft, StopId(action.hex, action.city), 0)
        finish_step(draft)

    def is_needed(self, draft: Draft) -> bool:
        company = operating_company(draft)
        if company not in draft.board.homes or waits_for_tile(draft, company):
            return False
        return len(home_spots(draft.game.map, draft.board, company)) > 1

    def skip(self, draft: Draft) -> None:
        company = operating_company(draft)
        if company not in draft.board.homes:
            return
        spot = home_spots(draft.game.map, draft.board, company)[0]
        place_station(draft, StopId(spot.hex, ON_HEX) if waits_for_tile(draft, company) else spot, 0)


class MoveHomeStation(Step):
    """Profile only: a home station that waited for a tile is put into one of its cities."""

    actions = (PlaceHome,)

    def seats(self, game: Game, table: Table) -> tuple[Seat, ...]:
        company = self._company(table)
        president = table.companies[company].president if company is not None else None
        return (president,) if president is not None else ()

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        company = self._company(position)
        assert company is not None
        yield home_offer(game, position, company)

    def refusal(self, game: Game, position: Position, seat: Seat, action: Action) -> Refusal | None:
        company = self._company(position)
        assert company is not None
        return home_refusal(game, position, company, action)

    def apply(self, draft: Draft, seat: Seat, action: Action) -> None:
        assert isinstance(action, PlaceHome)
        company = self._company(draft)
        assert company is not None
        draft.board = draft.board.station(company, StopId(action.hex, action.city))

    def _company(self, table: Table) -> CompanyId | None:
        """A company that has placed its home and whose home is to be placed again."""
        waiting = (company for company in table.board.homes if table.companies[company].stations_placed)
        return next(waiting, None)


def home_offer(game: Game, position: Position, company: CompanyId) -> Offer[Action]:
    """The cities among which a company may choose its home."""
    return Choices(tuple(PlaceHome(*spot) for spot in home_spots(game.map, position.board, company)))


def home_refusal(game: Game, position: Position, company: CompanyId, action: Action) -> Refusal | None:
    """Why that city is not the company's home, or None."""
    assert isinstance(action, PlaceHome)
    spots = home_spots(game.map, position.board, company)
    return None if StopId(action.hex, action.city) in spots else game.refuse("stations.not_home")


def waits_for_tile(draft: Draft, company: CompanyId) -> bool:
    """Whether the profile leaves the choice of a city until there is a tile."""
    home = draft.board.homes[company]
    is_open = home.city is None and len(home_spots(draft.game.map, draft.board, company)) > 1
    return draft.game.facts.site.home_after_tile and is_open and home.hex not in draft.board.tiles


class PlaceStations(TurnStep):
    """One station in a turn: the first costs less than the others (1830 §6.3.2)."""

    actions = (PlaceStation, Pass)

    def seats(self, game: Game, table: Table) -> tuple[Seat, ...]:
        return (operating_president(table),)

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        company = operating_company(position)
        if station_cost(game, position) <= position.cash[company]:
            reached = reach(game.map, position.board, company)
            spots = tuple(PlaceStation(*spot) for spot in station_spots(game.map, position.board, company, reached))
            if spots:
                yield Choices(spots)
        granted = operating(position).granted
        if granted is not None and (grant := game.privates[granted].tile_grant) is not None:
            free = PlaceStation(grant.hex, 0, granted)
            if self.refusal(game, position, seat, free) is None:
                yield Single(free)
        yield Single(Pass())

    def refusal(self, game: Game, position: Position, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceStation):
            return None
        company, stop = operating_company(position), StopId(action.hex, action.city)
        if action.private is not None:
            if action.private != operating(position).granted or not is_granted(game, action):
                return game.refuse("stations.no_grant", private=action.private)
        elif station_cost(game, position) > position.cash[company]:
            return game.refuse("stations.no_cash", amount=station_cost(game, position))
        reached = reach(game.map, position.board, company)
        connected = action.private is None
        broken = station_fault(game.map, position.board, company, stop, reached, connected)
        return game.refuse(f"stations.{broken}", hex=action.hex) if broken else None

    def apply(self, draft: Draft, seat: Seat, action: Action) -> None:
        if isinstance(action, PlaceStation):
            cost = 0 if action.private is not None else station_cost(draft.game, draft)
            place_station(draft, StopId(action.hex, action.city), cost)
        finish_step(draft)

    def is_needed(self, draft: Draft) -> bool:
        company = operating_company(draft)
        if draft.companies[company].stations_placed == len(draft.game.companies[company].station_costs):
            return False
        if operating(draft).granted is not None:
            return True
        if station_cost(draft.game, draft) > draft.cash[company]:
            return False
        reached = reach(draft.game.map, draft.board, company)
        return any(True for _ in station_spots(draft.game.map, draft.board, company, reached))


def is_granted(game: Game, action: PlaceStation) -> bool:
    """Whether the private that built the tile brings this free station."""
    grant = game.privates[action.private].tile_grant if action.private is not None else None
    return grant is not None and grant.free_station and grant.hex == action.hex


def station_cost(game: Game, table: Table) -> int:
    """What the next marker of the operating company costs (1830 §6.3.2)."""
    company = operating_company(table)
    return game.companies[company].station_costs[table.companies[company].stations_placed]


def place_station(draft: Draft, stop: StopId, cost: int) -> None:
    """Pay and place the marker."""
    company = operating_company(draft)
    draft.pay(company, BANK, cost)
    draft.board = draft.board.station(company, stop)
    draft.change_company(company, stations_placed=draft.companies[company].stations_placed + 1)
    draft.log("station_placed", company=company, hex=stop.hex, amount=cost)
