"""E-tokens and E-trains of Electric Dreams (1849 §4.3.2, §4.5, §7)."""

from collections.abc import Iterable
from dataclasses import replace

from kursbuch.eighteenxx.actions import Pass
from kursbuch.eighteenxx.game import Company
from kursbuch.eighteenxx.identity import HexId
from kursbuch.eighteenxx.play.company_turn import finish_step, operating_company, operating_president
from kursbuch.eighteenxx.play.step import TurnStep
from kursbuch.eighteenxx.router import Network, Train
from kursbuch.kernel import Action, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import BuyElectricToken
from kursbuch.titles.t1849.duty import ELECTRIC
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianTable, Sicily


class BuyElectricTokens(TurnStep[Island, Sicily]):
    """From phase 12 on a company may buy one E-token; the first of all costs more (1849 §4.5)."""

    actions = (BuyElectricToken, Pass)

    def seats(self, game: SicilianGame, table: SicilianTable) -> tuple[Seat, ...]:
        return (operating_president(table),)

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(BuyElectricToken())
        yield Single(Pass())

    def refusal(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: Action) -> Refusal | None:
        return None

    def apply(self, draft: SicilianDraft, seat: Seat, action: Action) -> None:
        if isinstance(action, BuyElectricToken):
            company, price, state = operating_company(draft), self._price(draft), draft.own
            assert price is not None
            draft.pay(company, BANK, price)
            draft.change_own(electric=state.electric | {company}, electric_sold=state.electric_sold + 1)
            draft.log("electric_token_bought", company=company, amount=price)
        finish_step(draft)

    def is_needed(self, draft: SicilianDraft) -> bool:
        company, state, price = operating_company(draft), draft.own, self._price(draft)
        if price is None or company in state.electric or state.electric_sold == draft.game.facts.electric_tokens:
            return False
        return price <= draft.cash[company]

    def _price(self, draft: SicilianDraft) -> int | None:
        prices = draft.game.facts.electric_prices.get(draft.phase)
        if prices is None:
            return None
        return prices.further if draft.own.electric_sold else prices.first


def double_main_cities(cities: frozenset[HexId], track: Network, company: Company, train: Train) -> Train:
    """The four main cities are worth twice as much to E-trains (1849 §4.3.2)."""
    del company
    if train.name != ELECTRIC:
        return train
    doubled = {index: 2 * stop.value for index, stop in enumerate(track.stops) if stop.name in cities}
    return replace(train, values=doubled)
