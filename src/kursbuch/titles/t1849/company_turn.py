"""A company's turn: the port marker, running, the dividend, and the end of the turn (1849 §2.4, §4.3, §4.8)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.board import StopBonus
from kursbuch.eighteenxx.identity import StopId
from kursbuch.eighteenxx.play.company_turn import (
    CompanyStep,
    GoOn,
    company_on_turn,
    operating,
    operating_company,
    operating_president,
)
from kursbuch.eighteenxx.play.step import Decision
from kursbuch.eighteenxx.privates import close_private
from kursbuch.eighteenxx.running import company_network, has_any_route
from kursbuch.eighteenxx.shares import percent, price
from kursbuch.eighteenxx.steps.dividend import Dividend, keep_revenue, pay_players
from kursbuch.eighteenxx.steps.run import RunTrainsStep
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat, with_changes
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import PlacePortMarker
from kursbuch.titles.t1849.island import CNM, Island
from kursbuch.titles.t1849.pricing import move_left, move_right
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianSituation, Sicily


class MarkPort(CompanyStep[PlacePortMarker, Island, Sicily]):
    """At any time of its turn the owner of the C.N.M. may close it: a port is worth more to it from then on (§2.4)."""

    action = PlacePortMarker

    def seats(self, game: SicilianGame, now: SicilianSituation) -> tuple[Seat, ...]:
        company = company_on_turn(now)
        is_owner = company is not None and now.privates.get(CNM) == company
        return (operating_president(now),) if is_owner else ()

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Choices(tuple(PlacePortMarker(hex_) for hex_ in sorted(game.facts.ports)))

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: PlacePortMarker
    ) -> Refusal | None:
        if position.privates.get(CNM) != operating_company(position):
            return game.refuse("port.not_own")
        return None if action.hex in game.facts.ports else game.refuse("port.none", hex=action.hex)

    def apply(self, draft: SicilianDraft, seat: Seat, action: PlacePortMarker) -> None:
        company = operating_company(draft)
        bonus = StopBonus(company, draft.game.facts.port_bonus)
        bonuses = {**draft.board.bonuses, StopId(action.hex, 0): bonus}
        draft.board = with_changes(draft.board, bonuses=bonuses, memo={})
        draft.change_round(has_acted=True)
        draft.log("port_marked", company=company, hex=action.hex, amount=bonus.amount)
        close_private(draft, CNM)


class RunTrainsInSicily(RunTrainsStep[Island, Sicily]):
    """As in 1830; the site also asks where track leads somewhere, be it only to a port or too far for the trains."""

    def is_needed(self, draft: SicilianDraft) -> bool:
        if not draft.game.facts.site.asks_without_need:
            return super().is_needed(draft)
        company = operating_company(draft)
        if not draft.companies[company].trains:
            return False
        leads_on = any(not stop.station for stop in company_network(draft.game, draft, company).stops)
        return leads_on or has_any_route(draft.game, draft, company)


class PayOrWithhold(Dividend[Island, Sicily]):
    """The same choice as in 1830, with other receivers and other moves of the price (1849 §3.5.1, §4.3.2)."""

    def pay(self, draft: SicilianDraft) -> None:
        """Treasury shares pay the company, pool shares nobody; a revenue of at least the price moves it right."""
        company, revenue = operating_company(draft), operating(draft).revenue
        pay_players(draft)
        draft.pay(BANK, company, revenue * percent(draft.game, draft, company, BANK) // 100)
        if revenue >= (price(draft.game, draft, company) or 0):
            move_right(draft, company)

    def withhold(self, draft: SicilianDraft) -> None:
        """The price moves left."""
        keep_revenue(draft)
        move_left(draft, operating_company(draft))


class WindUp(GoOn[Island, Sicily]):
    """The turn does not end by itself while the company could buy a private or use one (1849 §4.8)."""

    def __init__(self, anytime: tuple[Decision[Island, Sicily], ...]) -> None:
        self.anytime = anytime

    def is_needed(self, draft: SicilianDraft) -> bool:
        if not draft.privates:
            return False
        position, seat = draft.freeze(), operating_president(draft)
        return any(
            True
            for decision in self.anytime
            if seat in decision.seats(draft.game, position)
            for _ in decision.offers(draft.game, position, seat)
        )
