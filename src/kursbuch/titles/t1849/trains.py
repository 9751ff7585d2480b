"""Buying trains, the duty to own one, and what follows from a new kind of train (1849 §4.6)."""

from collections.abc import Iterable, Iterator

from kursbuch.eighteenxx.actions import Accept, BuyPrivate, BuyTrain, Pass
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import CompanyStep, operating_company, operating_president
from kursbuch.eighteenxx.play.step import Alternatives
from kursbuch.eighteenxx.position import POOL
from kursbuch.eighteenxx.privates import close_private
from kursbuch.eighteenxx.steps.proposing import asking_refusal, may_ask
from kursbuch.eighteenxx.steps.trade import AcceptTrade, BuyPrivateForCompany
from kursbuch.eighteenxx.steps.trains import StopBuying, buy_train, fixed_price
from kursbuch.eighteenxx.trains import bank_trains, cheapest_train_price
from kursbuch.kernel import Action, Amounts, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.duty import Duty, may_own, train_duty
from kursbuch.titles.t1849.island import RSA, SMS, Island
from kursbuch.titles.t1849.pricing import close_company
from kursbuch.titles.t1849.rescue import GiveUp, SellForCompany
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianSituation, Sicily
from kursbuch.titles.t1849.stations import ask_again

EARTHQUAKE_PHASE = "12"


class BuyOneTrain(CompanyStep[BuyTrain, Island, Sicily]):
    """A train of the bank, the pool or another company (1849 §4.6)."""

    action = BuyTrain

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        duty = train_duty(game, position)
        for purchase in _fixed_purchases(game, position):
            if self._refusal(game, position, purchase, duty) is None:
                yield Single(purchase)
        yield from self._company_purchases(game, position)

    def objection(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: BuyTrain) -> Refusal | None:
        return self._refusal(game, position, action, train_duty(game, position))

    def cost(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: BuyTrain) -> int | None:
        return action.price

    def apply(self, draft: SicilianDraft, seat: Seat, action: BuyTrain) -> None:
        before = draft.phase
        draft.change_round(has_acted=True)
        buy_train(draft, seat, action)
        draft.change_own(is_rescued=False)
        close_rsa(draft)
        if draft.phase == EARTHQUAKE_PHASE != before:
            shake(draft)

    def _company_purchases(self, game: SicilianGame, position: SicilianPosition) -> Iterator[Offer[Action]]:
        """Every train of other companies, at every price that the treasury can pay."""
        company = operating_company(position)
        most = position.cash[company]
        if most < 1 or position.own.is_rescued or not has_room(game, position, company):
            return
        for other, state in position.companies.items():
            if (
                state.trains
                and other != company
                and may_ask(game, position, operating_president(position), state.president)
            ):
                for name in dict.fromkeys(state.trains):
                    if may_own(position, company, name):
                        yield Amounts(BuyTrain(other, name, 1), "price", 1, most)

    def _refusal(
        self, game: SicilianGame, position: SicilianPosition, action: BuyTrain, duty: Duty | None
    ) -> Refusal | None:
        company = operating_company(position)
        if not has_room(game, position, company):
            return game.refuse("trains.limit", count=game.phases[position.phase].train_limit)
        if not may_own(position, company, action.train):
            return game.refuse("trains.no_token")
        if action.trade_in is not None:
            return game.refuse("trains.no_trade_in", train=action.train)
        if action.source not in (BANK, POOL):
            return _company_refusal(game, position, action)
        price = fixed_price(game, position, action)
        if price is None:
            return game.refuse("trains.not_for_sale", train=action.train)
        if action.price != price:
            return game.refuse("trains.fixed_price", train=action.train, amount=price)
        is_helped = duty is not None and duty.needs_help and price == duty.amount and price <= duty.funds
        if price > position.cash[company] and not is_helped:
            return game.refuse("trains.no_cash", amount=price)
        if position.own.is_rescued and duty is not None and price != duty.amount:
            return game.refuse("trains.cheapest_only", amount=duty.amount)
        return None


class BuyTrains(Alternatives[Island, Sicily]):
    """Buy trains one after the other, from the bank or from companies (1849 §4.6)."""

    stage = "trains"

    def __init__(self) -> None:
        super().__init__(BuyOneTrain(), StopBuying(train_duty), SellForCompany(train_duty), GiveUp(train_duty))

    def is_needed(self, draft: SicilianDraft) -> bool:
        """Whether the company must buy a train, or could; the site also counts trains that it may not own."""
        if draft.own.skips_trains:
            return False
        if draft.game.facts.site.asks_without_need and self._has_money(draft):
            return True
        position, seat = draft.freeze(), operating_president(draft)
        return any(offer.kind != Pass.kind for offer in self.offers(draft.game, position, seat))

    def skip(self, draft: SicilianDraft) -> None:
        draft.change_own(skips_trains=False)

    def _has_money(self, draft: SicilianDraft) -> bool:
        company = operating_company(draft)
        if not has_room(draft.game, draft, company):
            return False
        cheapest = cheapest_train_price(draft.game, draft)
        if cheapest is not None and cheapest <= draft.cash[company]:
            return True
        sells = any(state.trains for other, state in draft.companies.items() if other != company)
        return sells and draft.cash[company] >= 1


def has_room(game: SicilianGame, now: SicilianSituation, company: CompanyId) -> bool:
    """Whether the company is below its train limit (1849 §4.6)."""
    return len(now.companies[company].trains) < game.phases[now.phase].train_limit


def _fixed_purchases(game: SicilianGame, position: SicilianPosition) -> Iterator[BuyTrain]:
    for train in bank_trains(game, position):
        yield BuyTrain(str(BANK), train.name, train.price)
    for name in sorted(set(position.pool_trains)):
        yield BuyTrain(str(POOL), name, game.trains[name].price)


def _company_refusal(game: SicilianGame, position: SicilianPosition, action: BuyTrain) -> Refusal | None:
    """Trains of other companies are paid from the treasury alone (1849 §4.6.2)."""
    source = CompanyId(action.source)
    state = position.companies.get(source)
    if state is None or source == operating_company(position) or action.train not in state.trains:
        return game.refuse("trains.not_for_sale", train=action.train)
    if position.own.is_rescued:
        return game.refuse("trains.bank_only")
    if action.price < 1:
        return game.refuse("trains.least_price")
    if action.price > position.cash[operating_company(position)]:
        return game.refuse("trains.treasury_only", amount=action.price)
    return asking_refusal(game, position, operating_president(position), state.president)


class AcceptInSicily(AcceptTrade[Island, Sicily]):
    """The R.S.A. closes with the first train of its company, wherever that comes from (1849 §2.4.5)."""

    def objection(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: Accept) -> Refusal | None:
        refused = super().objection(game, position, seat, action)
        is_private = position.trade is not None and not position.trade.is_train
        return game.refuse("trade.own_private") if refused is not None and is_private else refused

    def apply(self, draft: SicilianDraft, seat: Seat, action: Accept) -> None:
        before = draft.privates.get(SMS)
        super().apply(draft, seat, action)
        close_rsa(draft)
        ask_again(draft, before)


class BuySicilianPrivate(BuyPrivateForCompany):
    """From its own president a company buys at once."""

    def apply(self, draft: SicilianDraft, seat: Seat, action: BuyPrivate) -> None:  # type: ignore[override]
        before = draft.privates.get(SMS)
        super().apply(draft, seat, action)
        ask_again(draft, before)


def close_rsa(draft: SicilianDraft) -> None:
    """The first train of its company closes the R.S.A. (1849 §2.4.5)."""
    first = draft.own.first
    if first is not None and RSA in draft.privates and draft.companies[first].has_bought_train:
        close_private(draft, RSA)


def shake(draft: SicilianDraft) -> None:
    """Messina is as at the start; its stations are lost, and a company without any other closes (1849 §4.6.3.1)."""
    hex_ = draft.game.facts.earthquake
    hit = [company for stop, found in draft.board.stations.items() if stop.hex == hex_ for company in found]
    draft.board = draft.board.clear(draft.game.map, hex_)
    draft.change_own(is_shaken=True)
    draft.log("earthquake", hex=hex_)
    buyer = operating_company(draft)
    for company in hit:
        if not draft.board.stations_of(company):
            close_company(draft, company)
    if draft.game.facts.site.quake_skips_trains and buyer not in draft.market:
        draft.change_own(skips_trains=True)
