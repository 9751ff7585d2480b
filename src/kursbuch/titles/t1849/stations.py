"""Placing stations, which have been paid at the start (1849 §4.2)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import PlaceStation
from kursbuch.eighteenxx.board import reach, station_fault, station_spots
from kursbuch.eighteenxx.identity import CompanyId, StopId
from kursbuch.eighteenxx.play.company_turn import CompanyStep, GoOn, finish_step, operating, operating_company
from kursbuch.eighteenxx.play.step import Alternatives
from kursbuch.eighteenxx.privates import close_private
from kursbuch.eighteenxx.steps.stations import place_station
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import Account
from kursbuch.titles.t1849.actions import LandBySea
from kursbuch.titles.t1849.island import SMS, Island
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianSituation, Sicily


def has_station_left(game: SicilianGame, now: SicilianSituation, company: CompanyId) -> bool:
    """Whether the company still has a marker on its charter."""
    return now.companies[company].stations_placed < len(game.companies[company].station_costs)


TRACK_STEP = 1
"""In the profile building comes after the question of `AskLanding`."""


def landing_fault(game: SicilianGame, now: SicilianSituation) -> str | None:
    """Why the company cannot land now: it must own the S.M.S., have laid no tile, and not have landed (1849 §2.4).

    Station and tile are each allowed, not demanded, so a company without a station left may land for the tile alone.
    """
    if now.privates.get(SMS) != operating_company(now):
        return "landing.not_own"
    if game.facts.site.asks_for_landing:
        return "landing.too_late"
    if operating(now).granted == SMS:
        return "landing.has_landed"
    return "landing.has_laid" if operating(now).has_laid else None


def can_settle(game: SicilianGame, now: SicilianSituation) -> bool:
    """Whether the company has a station left, and a city on the coast has room for it."""
    company = operating_company(now)
    if not has_station_left(game, now, company):
        return False
    reached = reach(game.map, now.board, company)
    stops = (StopId(hex_, 0) for hex_ in game.facts.coast)
    return any(station_fault(game.map, now.board, company, stop, reached, connected=False) is None for stop in stops)


def ask_again(draft: SicilianDraft, before: Account | None) -> None:
    """Profile only: a company that buys the S.M.S. before it has built is asked whether it lands."""
    is_building = operating(draft).step == TRACK_STEP and not operating(draft).has_laid
    has_bought = draft.privates.get(SMS) == operating_company(draft) != before
    if draft.game.facts.site.asks_for_landing and is_building and has_bought:
        draft.change_round(step=TRACK_STEP - 1)


def land(draft: SicilianDraft) -> None:
    """What is still to be built in this turn is built on the coast (1849 §2.4)."""
    draft.change_round(granted=SMS, has_acted=True)
    draft.change_own(landing=None)


def close_by_landing(draft: SicilianDraft) -> None:
    """What a company that has landed lays first closes the S.M.S.: nothing laid, nothing closed (1849 §2.4)."""
    if operating(draft).granted == SMS and SMS in draft.privates:
        close_private(draft, SMS)


class LandOnCoast(CompanyStep[LandBySea, Island, Sicily]):
    """Use the S.M.S. to settle in a town on the coast (1849 §2.4)."""

    action = LandBySea

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        if self.objection(game, position, seat, LandBySea()) is None:
            yield Single(LandBySea())

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: LandBySea
    ) -> Refusal | None:
        """It is the laying that closes the S.M.S.: nobody lands where nothing can be laid."""
        fault = landing_fault(game, position)
        if fault is None and not self.finds_a_place(game, position, seat):
            fault = "landing.nowhere"
        return game.refuse(fault) if fault else None

    def finds_a_place(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> bool:
        """Whether there is a city on the coast for what can still be laid in this turn."""
        del seat
        return can_settle(game, position)

    def apply(self, draft: SicilianDraft, seat: Seat, action: LandBySea) -> None:
        land(draft)


class LandFirst(LandOnCoast):
    """18xx.games only: at the start of the turn, which closes the S.M.S. whatever follows."""

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(LandBySea())

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: LandBySea
    ) -> Refusal | None:
        return None

    def apply(self, draft: SicilianDraft, seat: Seat, action: LandBySea) -> None:
        super().apply(draft, seat, action)
        close_by_landing(draft)
        finish_step(draft)


class AskLanding(Alternatives[Island, Sicily]):
    """18xx.games only: the first question of the turn of a company that owns the S.M.S."""

    stage = "track"

    def __init__(self) -> None:
        super().__init__(LandFirst(), GoOn())

    def is_needed(self, draft: SicilianDraft) -> bool:
        return draft.privates.get(SMS) == operating_company(draft)


class PlaceOneStation(CompanyStep[PlaceStation, Island, Sicily]):
    """A station free of charge; with the S.M.S. in a town on the coast (1849 §2.4, §4.2)."""

    action = PlaceStation

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        spots = tuple(PlaceStation(*spot) for spot in self.spots(game, position))
        if spots:
            yield Choices(spots)

    def spots(self, game: SicilianGame, now: SicilianSituation) -> Iterable[StopId]:
        """The cities in which the company may place it."""
        company = operating_company(now)
        if operating(now).granted == SMS:
            stops = (StopId(hex_, 0) for hex_ in sorted(game.facts.coast))
            return [stop for stop in stops if self._fault(game, now, company, stop) is None]
        return station_spots(game.map, now.board, company, reach(game.map, now.board, company))

    def _fault(self, game: SicilianGame, now: SicilianSituation, company: CompanyId, stop: StopId) -> str | None:
        by_sea = operating(now).granted == SMS
        landing = now.own.landing
        if by_sea and (stop.hex not in game.facts.coast or landing not in (None, stop.hex)):
            return "not_coastal"
        reached = reach(game.map, now.board, company)
        return station_fault(game.map, now.board, company, stop, reached, not by_sea)

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: PlaceStation
    ) -> Refusal | None:
        if action.private is not None:
            return game.refuse("stations.no_grant", private=action.private)
        code = self._fault(game, position, operating_company(position), StopId(action.hex, action.city))
        return game.refuse(f"stations.{code}", hex=action.hex) if code else None

    def cost(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: PlaceStation) -> int | None:
        return 0

    def apply(self, draft: SicilianDraft, seat: Seat, action: PlaceStation) -> None:
        close_by_landing(draft)
        place_station(draft, StopId(action.hex, action.city), 0)
        finish_step(draft)


class PlaceStations(Alternatives[Island, Sicily]):
    """One station in a turn (1849 §4.2)."""

    stage = "stations"

    def __init__(self) -> None:
        self._place = PlaceOneStation()
        super().__init__(self._place, LandOnCoast(), GoOn())

    def is_needed(self, draft: SicilianDraft) -> bool:
        if not has_station_left(draft.game, draft, operating_company(draft)):
            return False
        has_landed = operating(draft).granted == SMS and draft.game.facts.site.asks_for_landing
        may_land = landing_fault(draft.game, draft) is None and can_settle(draft.game, draft)
        return has_landed or may_land or any(True for _ in self._place.spots(draft.game, draft))
