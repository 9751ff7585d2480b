"""E-tokens and E-trains of Electric Dreams (1849 §4.3.2, §4.5, §7)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.game import Company
from kursbuch.eighteenxx.identity import HexId
from kursbuch.eighteenxx.play.company_turn import CompanyStep, GoOn, finish_step, operating_company
from kursbuch.eighteenxx.play.step import Alternatives
from kursbuch.eighteenxx.router import Network, Train
from kursbuch.kernel import Action, Offer, Refusal, Seat, Single, with_changes
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import BuyElectricToken
from kursbuch.titles.t1849.duty import ELECTRIC
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianSituation, Sicily


class BuyOneElectricToken(CompanyStep[BuyElectricToken, Island, Sicily]):
    """The first token of all costs more (1849 §4.5)."""

    action = BuyElectricToken

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(BuyElectricToken())

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: BuyElectricToken
    ) -> Refusal | None:
        company, state, price = operating_company(position), position.own, token_price(game, position)
        if price is None:
            return game.refuse("electric.not_yet", phase=next(iter(game.facts.electric_prices), "-"))
        if company in state.electric:
            return game.refuse("electric.has_one", company=company)
        if state.electric_sold == game.facts.electric_tokens:
            return game.refuse("electric.none_left")
        return game.refuse("electric.no_cash", amount=price) if price > position.cash[company] else None

    def cost(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: BuyElectricToken) -> int | None:
        return token_price(game, position)

    def apply(self, draft: SicilianDraft, seat: Seat, action: BuyElectricToken) -> None:
        company, price, state = operating_company(draft), token_price(draft.game, draft), draft.own
        assert price is not None
        draft.pay(company, BANK, price)
        draft.change_own(electric=state.electric | {company}, electric_sold=state.electric_sold + 1)
        draft.log("electric_token_bought", company=company, amount=price)
        finish_step(draft)


class BuyElectricTokens(Alternatives[Island, Sicily]):
    """From phase 12 on a company may buy one E-token (1849 §4.5)."""

    stage = "electric_token"

    def __init__(self) -> None:
        super().__init__(BuyOneElectricToken(), GoOn())

    def is_needed(self, draft: SicilianDraft) -> bool:
        company, state, price = operating_company(draft), draft.own, token_price(draft.game, draft)
        if price is None or company in state.electric or state.electric_sold == draft.game.facts.electric_tokens:
            return False
        return price <= draft.cash[company]


def token_price(game: SicilianGame, now: SicilianSituation) -> int | None:
    """What the next E-token costs in this phase, if there are any."""
    prices = game.facts.electric_prices.get(now.phase)
    if prices is None:
        return None
    return prices.further if now.own.electric_sold else prices.first


def double_main_cities(cities: frozenset[HexId], track: Network, company: Company, train: Train) -> Train:
    """The four main cities are worth twice as much to E-trains (1849 §4.3.2)."""
    del company
    if train.name != ELECTRIC:
        return train
    doubled = {index: 2 * stop.value for index, stop in enumerate(track.stops) if stop.name in cities}
    return with_changes(train, values=doubled)
