"""Buying trains, the train obligation and what it may force a president to do (1830 §6.6, §6.7)."""

from collections.abc import Callable, Iterable, Iterator

from kursbuch.eighteenxx.actions import (
    BuyTrain,
    DeclareBankruptcy,
    DiscardTrain,
    Pass,
    SellPrivate,
    SellShares,
)
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.ending import end_by_bankruptcy
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.obligation import Obligation, forced_sale_fault, forced_sales, obligation
from kursbuch.eighteenxx.play.company_turn import CompanyStep, GoOn, operating, operating_company, operating_president
from kursbuch.eighteenxx.play.step import Alternatives, Step
from kursbuch.eighteenxx.position import POOL, Position, Trade
from kursbuch.eighteenxx.shares import Situation, price, sale_cost, sell
from kursbuch.eighteenxx.steps.proposing import asking_refusal, may_ask
from kursbuch.eighteenxx.steps.trade import may_offer, propose, propose_sale, sale_refusal, sales_of
from kursbuch.eighteenxx.trains import (
    bank_trains,
    cheapest_train_price,
    companies_to_discard,
    lose_train,
    receive_train,
    take_from_depot,
    train_limit,
)
from kursbuch.kernel import Action, Amounts, Choices, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK


class BuyOneTrain(CompanyStep[BuyTrain]):
    """A train of the bank, the pool or another company (1830 §6.6)."""

    action = BuyTrain

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        duty = obligation(game, position)
        for purchase in self._fixed_purchases(game, position):
            if self._refusal(game, position, purchase, duty) is None:
                yield Single(purchase)
        yield from self._company_purchases(game, position, duty)

    def can_act(self, game: Game, position: Position, seat: Seat) -> bool:
        return self._can_pay_alone(game, position) or super().can_act(game, position, seat)

    def _can_pay_alone(self, game: Game, position: Position) -> bool:
        """Whether the company has room for a train and the money for one, so that nobody asks for its duty."""
        company = operating_company(position)
        if len(position.companies[company].trains) >= train_limit(game, position, company):
            return False
        cash, cheapest = position.cash[company], cheapest_train_price(game, position)
        if cheapest is not None and cheapest <= cash:
            return True
        return cash >= least_for_train(position) and any(True for _ in self._sellers(game, position))

    def objection(self, game: Game, position: Position, seat: Seat, action: BuyTrain) -> Refusal | None:
        return self._refusal(game, position, action, obligation(game, position))

    def cost(self, game: Game, position: Position, seat: Seat, action: BuyTrain) -> int | None:
        return action.price

    def apply(self, draft: Draft, seat: Seat, action: BuyTrain) -> None:
        draft.change_round(has_acted=True)
        buy_train(draft, seat, action)

    def _fixed_purchases(self, game: Game, position: Position) -> Iterator[BuyTrain]:
        """Every train of bank and pool, with each trade-in."""
        for train in bank_trains(game, position):
            yield BuyTrain(str(BANK), train.name, train.price)
            if train.trade_in_price is not None:
                for traded in sorted(set(position.companies[operating_company(position)].trains)):
                    yield BuyTrain(str(BANK), train.name, train.trade_in_price, traded)
        for name in sorted(set(position.pool_trains)):
            yield BuyTrain(str(POOL), name, game.trains[name].price)

    def _company_purchases(self, game: Game, position: Position, duty: Obligation | None) -> Iterator[Offer[Action]]:
        """Every train of other companies, at every price that can be paid (1830 §6.6)."""
        company = operating_company(position)
        if len(position.companies[company].trains) >= train_limit(game, position, company):
            return
        for other in self._sellers(game, position):
            for name in dict.fromkeys(position.companies[other].trains):
                low, high = least_for_train(position), most_for_train(game, position, name, duty)
                if low <= high:
                    yield Amounts(BuyTrain(other, name, low), "price", low, high)

    def _sellers(self, game: Game, position: Position) -> Iterator[CompanyId]:
        """Other companies with trains whose presidents may be asked."""
        company, president = operating_company(position), operating_president(position)
        for other, state in position.companies.items():
            if state.trains and other != company and may_ask(game, position, president, state.president):
                yield other

    def _refusal(self, game: Game, position: Position, action: BuyTrain, duty: Obligation | None) -> Refusal | None:
        company = operating_company(position)
        trains = position.companies[company].trains
        limit = train_limit(game, position, company)
        if action.trade_in is None and len(trains) >= limit:
            return game.refuse("trains.limit", count=limit)
        if action.source not in (BANK, POOL):
            return self._company_refusal(game, position, action, duty)
        cost = fixed_price(game, position, action)
        if cost is None:
            return game.refuse("trains.not_for_sale", train=action.train)
        if action.trade_in is not None and action.trade_in not in trains:
            return game.refuse("trains.not_owned", train=action.trade_in)
        if action.price != cost:
            return game.refuse("trains.fixed_price", train=action.train, amount=cost)
        if cost > position.cash[company] and (duty is None or not duty.may_help(cost)):
            return unpaid(game, cost, duty)
        return None

    def _company_refusal(
        self, game: Game, position: Position, action: BuyTrain, duty: Obligation | None
    ) -> Refusal | None:
        source = CompanyId(action.source)
        state = position.companies.get(source)
        if state is None or source == operating_company(position) or action.train not in state.trains:
            return game.refuse("trains.not_for_sale", train=action.train)
        if action.trade_in is not None:
            return game.refuse("trains.no_trade_in", train=action.train)
        if action.price < 1:
            return game.refuse("trains.least_price")
        if action.price < least_for_train(position):
            return game.refuse("trains.paid_without_sale", amount=action.price)
        if action.price > most_for_train(game, position, action.train, duty):
            return unpaid(game, action.price, duty)
        return asking_refusal(game, position, operating_president(position), state.president)


class StopBuying(GoOn[F, S]):
    """Buy no more trains; a company with a duty to buy goes on (1830 §6.6)."""

    def __init__(self, find_duty: Callable[[Game[F], Position[S]], object | None]) -> None:
        self._find_duty = find_duty

    def offers(self, game: Game[F], position: Position[S], seat: Seat) -> Iterable[Offer[Action]]:
        if self._find_duty(game, position) is None:
            yield Single(Pass())

    def objection(self, game: Game[F], position: Position[S], seat: Seat, action: Pass) -> Refusal | None:
        return game.refuse("trains.must_buy") if self._find_duty(game, position) is not None else None


class SellForTrain(CompanyStep[SellShares]):
    """The president sells shares to pay the train that must be bought (1830 §6.6.3)."""

    action = SellShares

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        duty = unpaid_duty(game, position)
        sales = tuple(forced_sales(game, position, seat, duty)) if duty is not None else ()
        if sales:
            yield Choices(sales)

    def objection(self, game: Game, position: Position, seat: Seat, action: SellShares) -> Refusal | None:
        duty = unpaid_duty(game, position)
        if duty is None:
            return game.refuse("trains.no_need")
        fault = forced_sale_fault(game, position, seat, duty, action)
        return game.refuse(fault, company=action.company, shares=action.shares) if fault else None

    def cost(self, game: Game, position: Position, seat: Seat, action: SellShares) -> int | None:
        return sale_cost(game, position, action.company, action.shares)

    def apply(self, draft: Draft, seat: Seat, action: SellShares) -> None:
        draft.change_round(has_acted=True)
        sell_for_train(draft, seat, action)


class GiveUp(CompanyStep[DeclareBankruptcy]):
    """A president who can sell nothing for the train is bankrupt (1830 §6.7)."""

    action = DeclareBankruptcy

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        if self.objection(game, position, seat, DeclareBankruptcy()) is None:
            yield Single(DeclareBankruptcy())

    def objection(self, game: Game, position: Position, seat: Seat, action: DeclareBankruptcy) -> Refusal | None:
        duty = unpaid_duty(game, position)
        if duty is None:
            return game.refuse("trains.no_bankruptcy")
        can_sell = any(True for _ in forced_sales(game, position, seat, duty))
        return game.refuse("trains.not_bankrupt") if can_sell else None

    def apply(self, draft: Draft, seat: Seat, action: DeclareBankruptcy) -> None:
        draft.change_round(has_acted=True)
        end_by_bankruptcy(draft, seat)


class SellPrivateForTrain(CompanyStep[SellPrivate]):
    """The president may also sell privates to pay the train (1830 §6.6.3)."""

    action = SellPrivate

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        if unpaid_duty(game, position) is not None and may_offer(game):
            for private, owner in position.privates.items():
                if owner == seat:
                    yield from sales_of(game, position, seat, private)

    def objection(self, game: Game, position: Position, seat: Seat, action: SellPrivate) -> Refusal | None:
        if unpaid_duty(game, position) is None:
            return game.refuse("trains.no_need")
        if not may_offer(game):
            return game.refuse("trade.no_offers")
        return sale_refusal(game, position, seat, action)

    def apply(self, draft: Draft, seat: Seat, action: SellPrivate) -> None:
        draft.change_round(has_acted=True)
        propose_sale(draft, seat, action)


class BuyTrains(Alternatives):
    """Buy trains one after the other; without a train and with a route one must be bought (1830 §6.6)."""

    stage = "trains"

    def __init__(self) -> None:
        super().__init__(BuyOneTrain(), StopBuying(obligation), SellForTrain(), GiveUp(), SellPrivateForTrain())

    def is_needed(self, draft: Draft) -> bool:
        """The book asks in any case; in the profile only who must buy a train or could."""
        if not draft.game.facts.site.asking.passes_over_idle:
            return True
        return self.can_act(draft.game, draft.freeze(), operating_president(draft))


def unpaid_duty(game: Game, position: Position) -> Obligation | None:
    """The duty to buy a train that company and president cannot pay with what they have."""
    duty = obligation(game, position)
    return duty if duty is not None and duty.missing > 0 else None


class DiscardTrains(Step[DiscardTrain]):
    """Companies over the train limit return trains, by operating order (1830 §6.6.1)."""

    due_by = ("companies", "phase")
    action = DiscardTrain
    unasked = "trains.none_over_limit"
    leaves_turn_open = True

    def fits(self, game: Game, position: Position) -> bool:
        return bool(companies_to_discard(game, position))

    def seats(self, game: Game, now: Situation) -> tuple[Seat, ...]:
        over = companies_to_discard(game, now)
        if not over:
            return ()
        presidents = (now.companies[company].president for company in over)
        return tuple(dict.fromkeys(president for president in presidents if president is not None))

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        for company in companies_to_discard(game, position):
            if position.companies[company].president == seat:
                trains = dict.fromkeys(position.companies[company].trains)
                yield Choices(tuple(DiscardTrain(company, train) for train in trains))

    def objection(self, game: Game, position: Position, seat: Seat, action: DiscardTrain) -> Refusal | None:
        over = companies_to_discard(game, position)
        own = [company for company in over if position.companies[company].president == seat]
        if action.company not in own:
            return game.refuse("trains.other_discards", company=", ".join(over))
        if action.train not in position.companies[action.company].trains:
            return game.refuse("trains.not_owned", train=action.train)
        return None

    def apply(self, draft: Draft, seat: Seat, action: DiscardTrain) -> None:
        lose_train(draft, action.company, action.train)
        draft.pool_trains = (*draft.pool_trains, action.train)
        draft.log("train_discarded", company=action.company, train=action.train)


def fixed_price(game: Game, position: Position, action: BuyTrain) -> int | None:
    """The price in bank or pool; None where there is no such train."""
    if action.source == POOL:
        is_there = action.train in position.pool_trains and action.trade_in is None
        return game.trains[action.train].price if is_there else None
    train = next((train for train in bank_trains(game, position) if train.name == action.train), None)
    if train is None:
        return None
    if action.trade_in is None:
        return train.price
    return train.trade_in_price if action.trade_in in train.trade_in_types else None


def unpaid(game: Game, cost: int, duty: Obligation | None) -> Refusal:
    """Why a train is not paid: the money is not there, or the president may not add it (1830 §6.6.2)."""
    if duty is not None and duty.needs_help and cost <= duty.funds:
        return game.refuse("trains.presidents_money")
    return game.refuse("trains.no_cash", amount=cost)


def least_for_train(position: Position) -> int:
    """The least for another company's train: who sold shares for it needs all of them (1830 §6.6, §6.6.3)."""
    return operating(position).without_sale + 1


def most_for_train(game: Game, position: Position, train: str, duty: Obligation | None) -> int:
    """The most for another company's train: with the president's money no more than face value (1830 §6.6.2)."""
    cash = position.cash[operating_company(position)]
    if duty is None or not duty.needs_help:
        return cash
    return max(cash, min(game.trains[train].price, duty.funds))


def sell_for_train(draft: Draft, seat: Seat, sale: SellShares) -> None:
    """Sell shares in a forced purchase, and note what there was without the last of them (1830 §6.6.3)."""
    value = price(draft.game, draft, sale.company) or 0
    sell(draft, seat, sale.company, sale.shares)
    if not draft.game.facts.site.sells_without_need:
        draft.change_round(without_sale=draft.cash[operating_company(draft)] + draft.cash[seat] - value)


def buy_train(draft: Draft, seat: Seat, action: BuyTrain) -> None:
    """Pay, take the train, and begin a phase with the first of a type (1830 §2.0, §6.6)."""
    company = operating_company(draft)
    if action.source not in (BANK, POOL):
        source = CompanyId(action.source)
        owner = draft.companies[source].president
        assert owner is not None
        propose(draft, Trade(company, source, seat, owner, seat, action.train, True, action.price))
        return
    missing = action.price - draft.cash[company]
    if missing > 0:
        draft.pay(seat, company, missing)
        draft.log("president_pays", seat=seat, company=company, amount=missing)
    draft.pay(company, BANK, action.price)
    draft.log("train_bought", company=company, source=action.source, train=action.train, amount=action.price)
    if action.trade_in is not None:
        lose_train(draft, company, action.trade_in)
        draft.pool_trains = (*draft.pool_trains, action.trade_in)
        draft.log("train_traded", company=company, train=action.trade_in)
    receive_train(draft, company, action.train)
    if action.source == POOL:
        left = list(draft.pool_trains)
        left.remove(action.train)
        draft.pool_trains = tuple(left)
    else:
        take_from_depot(draft, draft.game.trains[action.train])
