"""Buying trains: from the bank, in part exchange, from other companies (VII.11 to VII.13)."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Generic

from kursbuch.eighteenxx.actions import Accept, BuyTrain, DiscardTrain
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import CompanyStep, operating, operating_company, operating_president
from kursbuch.eighteenxx.play.step import Alternatives, Step
from kursbuch.eighteenxx.position import CompanyState, Trade
from kursbuch.eighteenxx.shares import sale_cost
from kursbuch.eighteenxx.steps.proposing import asking_refusal
from kursbuch.eighteenxx.steps.trade import AcceptTrade, execute, propose, take_proposal
from kursbuch.eighteenxx.steps.trains import StopBuying
from kursbuch.eighteenxx.trains import lose_train, over_train_limit, receive_train, train_limit
from kursbuch.kernel import Action, Amounts, Choices, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.bonds import watch_last_train
from kursbuch.titles.t1824.debt import help_company
from kursbuch.titles.t1824.duty import (
    Duty,
    emergency_sale_fault,
    emergency_sales,
    may_own,
    suitable_trains,
    train_duty,
    trains_for_sale,
)
from kursbuch.titles.t1824.export import take_train
from kursbuch.titles.t1824.holdings import is_resting
from kursbuch.titles.t1824.railways import (
    Austria,
    AustrianDraft,
    AustrianGame,
    AustrianPosition,
    AustrianSituation,
    Empire,
)
from kursbuch.titles.t1824.sales import DOUBLES, SHARES, SaleKind, SellAction

TRADE_PHASE = "3"


class BuyAustrianTrain(CompanyStep[BuyTrain, Austria, Empire]):
    """A train of the bank or of another company (VII.11, VII.13)."""

    action = BuyTrain

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        duty = train_duty(game, position)
        for purchase in self._bank_purchases(game, position):
            if self._refusal(game, position, purchase, duty) is None:
                yield Single(purchase)
        yield from self._company_purchases(game, position, duty)

    def objection(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyTrain) -> Refusal | None:
        return self._refusal(game, position, action, train_duty(game, position))

    def cost(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyTrain) -> int | None:
        return action.price

    def apply(self, draft: AustrianDraft, seat: Seat, action: BuyTrain) -> None:
        draft.change_round(has_acted=True)
        if action.source == BANK:
            buy_from_bank(draft, seat, action)
        else:
            propose_purchase(draft, seat, action)

    def _bank_purchases(self, game: AustrianGame, position: AustrianPosition) -> Iterator[BuyTrain]:
        company = operating_company(position)
        for train in suitable_trains(game, position, company):
            yield BuyTrain(str(BANK), train.name, train.price)
            if train.trade_in_price is not None:
                for traded in sorted(train.trade_in_types):
                    yield BuyTrain(str(BANK), train.name, train.trade_in_price, traded)

    def _company_purchases(
        self, game: AustrianGame, position: AustrianPosition, duty: Duty | None
    ) -> Iterator[Offer[Action]]:
        """Trains of companies with the same director at any price, of others at face value (VII.11)."""
        buyer = operating_company(position)
        for other, state in position.companies.items() if game.facts.has_begun(position, TRADE_PHASE) else ():
            for name in dict.fromkeys(state.trains if other != buyer else ()):
                face = game.trains[name].price
                at_face = BuyTrain(other, name, face)
                if state.president != operating_president(position):
                    if self._refusal(game, position, at_face, duty) is None:
                        yield Single(at_face)
                elif self._refusal(game, position, BuyTrain(other, name, 1), duty) is None:
                    yield Amounts(BuyTrain(other, name, 1), "price", 1, most_for_train(game, position, name, duty))

    def _refusal(
        self, game: AustrianGame, position: AustrianPosition, action: BuyTrain, duty: Duty | None
    ) -> Refusal | None:
        company = operating_company(position)
        if action.train not in game.trains or not may_own(game, company, action.train):
            return game.refuse("trains.goods_only", train=action.train)
        limit = train_limit(game, position, company)
        is_full = len(position.companies[company].trains) >= limit
        if action.trade_in is None and is_full and not may_buy_over_limit(game, action.train):
            return game.refuse("trains.limit", count=limit)
        if action.source == BANK:
            return self._bank_refusal(game, position, action, duty)
        return self._company_refusal(game, position, action, duty)

    def _bank_refusal(
        self, game: AustrianGame, position: AustrianPosition, action: BuyTrain, duty: Duty | None
    ) -> Refusal | None:
        company = operating_company(position)
        train = game.trains[action.train]
        if train not in suitable_trains(game, position, company):
            return game.refuse("trains.not_for_sale", train=action.train)
        price: int | None = train.price
        if action.trade_in is not None:
            if action.trade_in not in position.companies[company].trains:
                return game.refuse("trains.not_owned", train=action.trade_in)
            if action.trade_in not in train.trade_in_types:
                return game.refuse("trains.no_trade_in", train=action.train)
            if operating(position).has_traded_in:
                return game.refuse("trains.one_trade_in")
            price = train.trade_in_price
        if action.price != price:
            return game.refuse("trains.fixed_price", train=action.train, amount=price or 0)
        if action.price > position.cash[company] and duty is None:
            return game.refuse("trains.no_cash", amount=action.price)
        return None

    def _company_refusal(
        self, game: AustrianGame, position: AustrianPosition, action: BuyTrain, duty: Duty | None
    ) -> Refusal | None:
        """Only railways in operation sell trains (IV.2), from phase 3 on (VII.11)."""
        source = CompanyId(action.source)
        state = position.companies.get(source)
        if not game.facts.has_begun(position, TRADE_PHASE):
            return game.refuse("trains.no_trade_yet")
        owned = state is not None and source != operating_company(position) and action.train in state.trains
        if state is None or not owned or not may_sell_trains(game, state):
            return game.refuse("trains.not_for_sale", train=action.train)
        if action.trade_in is not None:
            return game.refuse("trains.no_trade_in", train=action.train)
        face = game.trains[action.train].price
        if state.president != operating_president(position) and action.price != face:
            return game.refuse("trains.face_value", amount=face)
        if action.price < 1:
            return game.refuse("trains.least_price")
        if action.price > most_for_train(game, position, action.train, duty):
            return game.refuse("trains.no_cash", amount=action.price)
        return asking_refusal(game, position, operating_president(position), state.president)


class SellForTrain(CompanyStep[SellAction, Austria, Empire], Generic[SellAction]):
    """The director sells shares for the train (VII.12)."""

    def __init__(self, kind: SaleKind[SellAction]) -> None:
        self.kind: SaleKind[SellAction] = kind
        self.action = kind.action

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        duty = train_duty(game, position)
        groups = (self.kind.conceivable(game, position, seat, company) for company in position.shares)
        sales = (sale for group in groups for sale in group)
        legal = tuple(
            sale for sale in sales if emergency_sale_fault(game, position, seat, duty, self.kind, sale) is None
        )
        if legal:
            yield Choices(legal)

    def objection(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: SellAction
    ) -> Refusal | None:
        fault = emergency_sale_fault(game, position, seat, train_duty(game, position), self.kind, action)
        return game.refuse(fault, company=action.company, shares=action.shares) if fault else None

    def cost(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: SellAction) -> int | None:
        return sale_cost(game, position, action.company, self.kind.count(action))

    def apply(self, draft: AustrianDraft, seat: Seat, action: SellAction) -> None:
        draft.change_round(has_acted=True)
        self.kind.make(draft, seat, action)


class BuyAustrianTrains(Alternatives[Austria, Empire]):
    """Buy trains one after the other; a railway without one must buy (VII.11)."""

    stage = "trains"

    def __init__(self) -> None:
        self._buy, self._stop = BuyAustrianTrain(), StopBuying(train_duty)
        super().__init__(self._buy, self._stop, SellForTrain(SHARES), SellForTrain(DOUBLES))

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        """All sales are one offer."""
        yield from self._buy.offers(game, position, seat)
        yield from self._stop.offers(game, position, seat)
        duty = train_duty(game, position)
        sales = tuple(emergency_sales(game, position, seat, duty)) if duty is not None else ()
        if sales:
            yield Choices(sales)

    def is_needed(self, draft: AustrianDraft) -> bool:
        company = operating_company(draft)
        if company in draft.own.building or draft.companies[company].president is None:
            return False
        if is_resting(draft.game, draft, company):
            return False
        if not draft.game.facts.site.asking.passes_over_idle:
            return True
        return train_duty(draft.game, draft) is not None or seems_able_to_buy(draft.game, draft)


def seems_able_to_buy(game: AustrianGame, now: AustrianSituation) -> bool:
    """Profile only: the site asks whoever could own some train and has the price of any, with room or one to trade in.

    Trains of others cost 1 at least, from the phase on in which they may be bought.
    """
    company = operating_company(now)
    if len(now.companies[company].trains) < train_limit(game, now, company):
        prices = {train.name: train.price for train in trains_for_sale(game, now)}
        if game.facts.has_begun(now, TRADE_PHASE):
            others = [state.trains for other, state in now.companies.items() if other != company and state.trains]
            prices |= dict.fromkeys(chain.from_iterable(others), 1)
        if (
            prices
            and min(prices.values()) <= now.cash[company]
            and any(may_own(game, company, name) for name in prices)
        ):
            return True
    return can_trade_in(game, now)


def can_trade_in(game: AustrianGame, now: AustrianSituation) -> bool:
    """Whether the operating company has a train that the bank takes in part payment, and the money."""
    company = operating_company(now)
    if operating(now).has_traded_in:
        return False
    own = set(now.companies[company].trains)
    prices = (train.trade_in_price for train in suitable_trains(game, now, company) if train.trade_in_types & own)
    return any(price is not None and price <= now.cash[company] for price in prices)


def may_sell_trains(game: AustrianGame, state: CompanyState) -> bool:
    """A company disposes of its trains once it is in operation (IV.2); on 18xx.games having a director is enough."""
    site = game.facts.site
    is_open = state.has_capital or site.sells_before_opening
    return (state.president is not None or site.sells_without_director) and is_open


def may_buy_over_limit(game: AustrianGame, train: str) -> bool:
    """Profile only: a train may be bought and another one given up, but never for one of the last, endless kind."""
    return game.facts.site.buys_over_limit and train != list(game.trains)[-1]


def most_for_train(game: AustrianGame, now: AustrianSituation, train: str, duty: Duty | None) -> int:
    """The most for another company's train: with emergency money no more than face value (VII.12)."""
    cash = now.cash[operating_company(now)]
    return max(cash, game.trains[train].price) if duty is not None else cash


def cover(draft: AustrianDraft, seat: Seat, company: CompanyId, price: int) -> int:
    """The director adds what the treasury lacks; returns what the bank lends him for it."""
    missing = price - draft.cash[company]
    return help_company(draft, seat, company, missing) if missing > 0 else 0


def cover_trade(draft: AustrianDraft, seat: Seat, company: CompanyId, price: int) -> None:
    """The same for a train of another railway, which is paid in cash."""
    draft.pay(BANK, company, cover(draft, seat, company, price))


def buy_from_bank(draft: AustrianDraft, seat: Seat, action: BuyTrain) -> None:
    """Pay, give an old train in part payment, take the new one (VII.11, VII.13); a loan never leaves the bank."""
    company = operating_company(draft)
    draft.pay(company, BANK, action.price - cover(draft, seat, company, action.price))
    draft.log("train_bought", company=company, source=action.source, train=action.train, amount=action.price)
    if action.trade_in is not None:
        lose_train(draft, company, action.trade_in)
        draft.change_round(has_traded_in=True)
        draft.log("train_traded", company=company, train=action.trade_in)
    receive_train(draft, company, action.train)
    take_train(draft, draft.game.trains[action.train], seat)


def propose_purchase(draft: AustrianDraft, seat: Seat, action: BuyTrain) -> None:
    """Ask the director of the selling company, or buy at once from an own one."""
    company, source = operating_company(draft), CompanyId(action.source)
    owner = draft.companies[source].president
    owner = seat if owner is None else owner
    if owner == seat:
        cover_trade(draft, seat, company, action.price)
    propose(draft, Trade(company, source, seat, owner, seat, action.train, True, action.price))
    if owner == seat:
        watch_trade(draft, seat, action.train)


class AcceptAustrianTrade(AcceptTrade[Austria, Empire]):
    """The seller agrees; then the buyer's director adds what is missing, on credit if need be (VII.12)."""

    def apply(self, draft: AustrianDraft, seat: Seat, action: Accept) -> None:
        trade = take_proposal(draft)
        cover_trade(draft, trade.buyer_seat, CompanyId(str(trade.buyer)), trade.price)
        execute(draft, trade)
        watch_trade(draft, trade.buyer_seat, trade.item)


def watch_trade(draft: AustrianDraft, buyer: Seat, train: str) -> None:
    """Profile only: a traded train may count as the last of its kind."""
    if draft.game.facts.site.bond_by_trade:
        watch_last_train(draft, draft.game.trains[train], buyer)


class ScrapTrains(Step[DiscardTrain, Austria, Empire]):
    """Trains over the limit leave the game; the directors choose which, in any order (VII.11)."""

    due_by = ("companies", "phase")
    action = DiscardTrain
    unasked = "trains.none_over_limit"

    def seats(self, game: AustrianGame, now: AustrianSituation) -> tuple[Seat, ...]:
        over = companies_over_limit(game, now)
        presidents = (now.companies[company].president for company in over)
        return tuple(dict.fromkeys(president for president in presidents if president is not None)) if over else ()

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        for company in companies_over_limit(game, position):
            if position.companies[company].president == seat:
                trains = dict.fromkeys(position.companies[company].trains)
                yield Choices(tuple(DiscardTrain(company, train) for train in trains))

    def objection(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: DiscardTrain
    ) -> Refusal | None:
        over = companies_over_limit(game, position)
        own = [company for company in over if position.companies[company].president == seat]
        if action.company not in own:
            return game.refuse("trains.other_discards", company=", ".join(own))
        if action.train not in position.companies[action.company].trains:
            return game.refuse("trains.not_owned", train=action.train)
        return None

    def apply(self, draft: AustrianDraft, seat: Seat, action: DiscardTrain) -> None:
        lose_train(draft, action.company, action.train)
        draft.log("train_scrapped", company=action.company, train=action.train)


def companies_over_limit(game: AustrianGame, now: AustrianSituation) -> list[CompanyId]:
    """The companies with a director that have too many trains."""
    return [company for company in over_train_limit(game, now) if now.companies[company].president is not None]
