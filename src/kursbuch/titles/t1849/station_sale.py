"""Places in cities change hands between companies in the advanced game (1849 §4.4)."""

from collections.abc import Iterable, Iterator

from kursbuch.eighteenxx.actions import Accept, Decline
from kursbuch.eighteenxx.board import has_station_on, reach
from kursbuch.eighteenxx.identity import CompanyId, StopId
from kursbuch.eighteenxx.play.company_turn import CompanyStep, GoOn, finish_step, operating_company
from kursbuch.eighteenxx.play.step import A, Alternatives, Step
from kursbuch.eighteenxx.steps.proposing import asking_refusal, may_ask, note_asked
from kursbuch.kernel import Action, Amounts, Offer, Refusal, Seat, Single
from kursbuch.titles.t1849.actions import BuyStation
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import (
    SicilianDraft,
    SicilianGame,
    SicilianPosition,
    SicilianSituation,
    Sicily,
    StationOffer,
)
from kursbuch.titles.t1849.stations import has_station_left


class BuyOneStation(CompanyStep[BuyStation, Island, Sicily]):
    """Propose to take over another company's place."""

    action = BuyStation

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        most = position.cash[operating_company(position)]
        for seller, stop in purchasable(game, position) if most else ():
            if may_ask(game, position, seat, position.companies[seller].president):
                yield Amounts(BuyStation(seller, stop.hex, 1), "price", 1, most)

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: BuyStation
    ) -> Refusal | None:
        first, second, *_ = game.phases
        if position.phase == first:
            return game.refuse("stations.sale_not_yet", phase=second)
        if (action.seller, action.hex) not in {(seller, stop.hex) for seller, stop in purchasable(game, position)}:
            return game.refuse("stations.not_for_sale", hex=action.hex, company=action.seller)
        if not 1 <= action.price <= position.cash[operating_company(position)]:
            return game.refuse("stations.no_cash", amount=action.price)
        return asking_refusal(game, position, seat, position.companies[action.seller].president)

    def apply(self, draft: SicilianDraft, seat: Seat, action: BuyStation) -> None:
        offer = StationOffer(operating_company(draft), action.seller, action.hex, action.price)
        owner = draft.companies[offer.seller].president
        draft.change_round(has_acted=True)
        if owner == seat:
            take_over(draft, offer)
        else:
            draft.change_own(station_offer=offer)
            draft.log(
                "station_proposed",
                company=offer.buyer,
                seller=offer.seller,
                hex=offer.hex,
                amount=offer.price,
                left=note_asked(draft, owner) if owner is not None else 0,
            )


class BuyStations(Alternatives[Island, Sicily]):
    """From phase 6 on a company may buy the place of another one's station, if its owner agrees (1849 §4.4)."""

    stage = "station_purchase"

    def __init__(self) -> None:
        super().__init__(BuyOneStation(), GoOn())

    def is_needed(self, draft: SicilianDraft) -> bool:
        """The site asks always, even where there is nothing to buy."""
        return draft.game.facts.site.asks_without_need or self._can_buy(draft)

    def _can_buy(self, draft: SicilianDraft) -> bool:
        return draft.cash[operating_company(draft)] > 0 and any(True for _ in purchasable(draft.game, draft))


def purchasable(game: SicilianGame, now: SicilianSituation) -> Iterator[tuple[CompanyId, StopId]]:
    """From phase 6 on, stations of others that the operating company could take over: in reach, and nobody's home."""
    company = operating_company(now)
    if now.phase == next(iter(game.phases)) or not has_station_left(game, now, company):
        return
    reached = reach(game.map, now.board, company)
    for stop, owners in now.board.stations.items():
        if reached.has_stop(stop) and not has_station_on(now.board, company, stop.hex):
            for owner in owners:
                if stop.hex != (game.companies[owner].home or now.own.chosen_home):
                    yield owner, stop


def take_over(draft: SicilianDraft, offer: StationOffer) -> None:
    """The buyer's station takes the place of the seller's, which goes back to its charter."""
    stop = StopId(offer.hex, 0)
    draft.pay(offer.buyer, offer.seller, offer.price)
    draft.board = draft.board.remove_station(offer.seller, stop).station(offer.buyer, stop)
    for company, change_ in ((offer.seller, -1), (offer.buyer, 1)):
        draft.change_company(company, stations_placed=draft.companies[company].stations_placed + change_)
    draft.log("station_taken", company=offer.buyer, seller=offer.seller, hex=offer.hex, amount=offer.price)
    if not draft.game.facts.site.buys_several_stations:
        finish_step(draft)


class StationAnswer(Step[A, Island, Sicily]):
    """What a proposal for a place may be answered with."""

    def fits(self, game: SicilianGame, position: SicilianPosition) -> bool:
        return position.own.station_offer is not None

    def take_offer(self, draft: SicilianDraft) -> StationOffer:
        """The proposal that waited; it waits no more."""
        offer = draft.own.station_offer
        assert offer is not None
        draft.change_own(station_offer=None)
        return offer


class AcceptStationSale(StationAnswer[Accept]):
    """The president of the selling company accepts."""

    action = Accept

    def seats(self, game: SicilianGame, now: SicilianSituation) -> tuple[Seat, ...]:
        offer = now.own.station_offer
        seller = now.companies[offer.seller].president if offer is not None else None
        return (seller,) if seller is not None else ()

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        if seat in self.seats(game, position):
            yield Single(Accept())

    def objection(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: Accept) -> Refusal | None:
        return None if seat in self.seats(game, position) else game.refuse("stations.own_proposal")

    def apply(self, draft: SicilianDraft, seat: Seat, action: Accept) -> None:
        take_over(draft, self.take_offer(draft))


class DeclineStationSale(StationAnswer[Decline]):
    """He declines, or the buyer withdraws."""

    action = Decline

    def seats(self, game: SicilianGame, now: SicilianSituation) -> tuple[Seat, ...]:
        offer = now.own.station_offer
        if offer is None:
            return ()
        owners = (now.companies[offer.seller].president, now.companies[offer.buyer].president)
        return tuple(owner for owner in owners if owner is not None)

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(Decline())

    def apply(self, draft: SicilianDraft, seat: Seat, action: Decline) -> None:
        offer = self.take_offer(draft)
        draft.log("station_declined", seat=seat, hex=offer.hex, amount=offer.price)


class StationConsent(Alternatives[Island, Sicily]):
    """The president of the selling company accepts or declines; the buyer may withdraw."""

    due_by = ("own", "companies")

    def __init__(self) -> None:
        super().__init__(AcceptStationSale(), DeclineStationSale())

    def seats(self, game: SicilianGame, now: SicilianSituation) -> tuple[Seat, ...]:
        return self.steps[1].seats(game, now) if now.own.station_offer is not None else ()
