"""E-tokens and E-trains of Electric Dreams (1849 §4.3.2, §4.5, §7)."""

from collections.abc import Iterable
from dataclasses import replace

from kursbuch.eighteenxx.actions import Pass
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Company, Game
from kursbuch.eighteenxx.play.company_turn import finish_step, operating_company, operating_president
from kursbuch.eighteenxx.play.step import TurnStep
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.router import Network, Train
from kursbuch.eighteenxx.shares import Table
from kursbuch.kernel import Action, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import BuyElectricToken
from kursbuch.titles.t1849.duty import ELECTRIC
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import change, sicily


class BuyElectricTokens(TurnStep):
    """From phase 12 on a company may buy one E-token; the first of all costs more (1849 §4.5)."""

    actions = (BuyElectricToken, Pass)

    def __init__(self, island: Island) -> None:
        self.island = island

    def seats(self, game: Game, table: Table) -> tuple[Seat, ...]:
        return (operating_president(table),)

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(BuyElectricToken())
        yield Single(Pass())

    def refusal(self, game: Game, position: Position, seat: Seat, action: Action) -> Refusal | None:
        return None

    def apply(self, draft: Draft, seat: Seat, action: Action) -> None:
        if isinstance(action, BuyElectricToken):
            company, price, state = operating_company(draft), self._price(draft), sicily(draft)
            assert price is not None
            draft.pay(company, BANK, price)
            change(draft, electric=state.electric | {company}, electric_sold=state.electric_sold + 1)
            draft.log("electric_token_bought", company=company, amount=price)
        finish_step(draft)

    def is_needed(self, draft: Draft) -> bool:
        company, state, price = operating_company(draft), sicily(draft), self._price(draft)
        if price is None or company in state.electric or state.electric_sold == self.island.electric_tokens:
            return False
        return price <= draft.cash[company]

    def _price(self, table: Table) -> int | None:
        prices = self.island.electric_prices.get(table.phase)
        if prices is None:
            return None
        return prices.further if sicily(table).electric_sold else prices.first


class DoubleMainCities:
    """The four main cities are worth twice as much to E-trains (1849 §4.3.2)."""

    def __init__(self, island: Island) -> None:
        self.island = island

    def __call__(self, track: Network, company: Company, train: Train) -> Train:
        if train.name != ELECTRIC:
            return train
        cities = self.island.main_cities
        doubled = {index: 2 * stop.value for index, stop in enumerate(track.stops) if stop.name in cities}
        return replace(train, values=doubled)
