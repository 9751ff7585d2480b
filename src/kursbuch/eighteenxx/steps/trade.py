"""Trades that need consent: privates between players and to companies, trains between companies."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import Accept, BuyPrivate, Decline, SellPrivate
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.eighteenxx.play.company_turn import (
    CompanyStep,
    GoOn,
    company_on_turn,
    operating_company,
    operating_president,
)
from kursbuch.eighteenxx.play.step import A, Alternatives, Step
from kursbuch.eighteenxx.play.stock import StockStep, has_purchased, stock_round
from kursbuch.eighteenxx.position import Position, StockRound, Trade
from kursbuch.eighteenxx.shares import (
    WITH_PRIVATE,
    Situation,
    change_president,
    limited_certificates,
    percent,
    successor,
)
from kursbuch.eighteenxx.steps.proposing import asking_refusal, may_ask, note_asked
from kursbuch.eighteenxx.trains import lose_train, receive_train
from kursbuch.kernel import Action, Amounts, Offer, Refusal, Seat, Single


class AnswerStep(Step[A, F, S]):
    """What a proposal that waits may be answered with."""

    unasked = "trade.none_waits"

    def fits(self, game: Game[F], position: Position[S]) -> bool:
        return position.trade is not None


class AcceptTrade(AnswerStep[Accept, F, S]):
    """The partner accepts what is proposed (1830 §3.1, §6.6)."""

    action = Accept

    def seats(self, game: Game[F], now: Situation[F, S]) -> tuple[Seat, ...]:
        return (now.trade.partner,) if now.trade is not None else ()

    def offers(self, game: Game[F], position: Position[S], seat: Seat) -> Iterable[Offer[Action]]:
        if seat in self.seats(game, position):
            yield Single(Accept())

    def objection(self, game: Game[F], position: Position[S], seat: Seat, action: Accept) -> Refusal | None:
        return None if seat in self.seats(game, position) else game.refuse("trade.own_proposal")

    def apply(self, draft: Draft[F, S], seat: Seat, action: Accept) -> None:
        execute(draft, take_proposal(draft))


class DeclineTrade(AnswerStep[Decline]):
    """The partner declines, or the proposer withdraws what he has proposed."""

    action = Decline

    def seats(self, game: Game, now: Situation) -> tuple[Seat, ...]:
        trade = now.trade
        return (trade.partner, trade.proposer) if trade is not None else ()

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(Decline())

    def apply(self, draft: Draft, seat: Seat, action: Decline) -> None:
        trade = take_proposal(draft)
        draft.log(
            "trade_declined",
            seat=seat,
            goods=trade.goods,
            item=trade.item,
            owner=trade.owner,
            amount=trade.price,
        )


class TradeAnswer(Alternatives[F, S]):
    """The partner accepts or declines what is proposed; the proposer may withdraw it (1830 §3.1, §6.6)."""

    due_by = ("trade",)

    def __init__(self, accepting: AcceptTrade[F, S]) -> None:
        super().__init__(accepting, DeclineTrade())

    def seats(self, game: Game[F], now: Situation[F, S]) -> tuple[Seat, ...]:
        trade = now.trade
        return (trade.partner, trade.proposer) if trade is not None else ()


def take_proposal(draft: Draft) -> Trade:
    """The proposal that waited; it waits no more."""
    trade = draft.trade
    assert trade is not None
    draft.trade = None
    return trade


class SellOwnPrivate(StockStep[SellPrivate]):
    """Propose a private of one's own to another player (1830 §3.1)."""

    action = SellPrivate

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        for private, owner in position.privates.items():
            if owner == seat and not is_first_stock_round(position) and may_offer(game):
                yield from sales_of(game, position, seat, private)

    def objection(self, game: Game, position: Position, seat: Seat, action: SellPrivate) -> Refusal | None:
        if not may_offer(game):
            return game.refuse("trade.no_offers")
        if is_first_stock_round(position):
            return game.refuse("trade.first_round")
        return sale_refusal(game, position, seat, action)

    def apply(self, draft: Draft, seat: Seat, action: SellPrivate) -> None:
        propose_sale(draft, seat, action)


class BuyOthersPrivate(StockStep[BuyPrivate]):
    """Propose to buy a private of another player (1830 §3.1)."""

    action = BuyPrivate

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        for private in position.privates if not is_first_stock_round(position) else ():
            yield from self.offers_of(game, position, seat, private)

    def offers_of(self, game: Game, position: Position, seat: Seat, private: PrivateId) -> Iterable[Offer[Action]]:
        """The prices at which one private can be asked for."""
        is_open = is_of_other(position, seat, private) and may_ask_owner(game, position, seat, private)
        if is_open and has_room(game, position, seat) and purchase_fault(game, position, seat, private) is None:
            yield Amounts(BuyPrivate(private, 0), "price", 0, position.cash[seat])

    def objection(self, game: Game, position: Position, seat: Seat, action: BuyPrivate) -> Refusal | None:
        if is_first_stock_round(position):
            return game.refuse("trade.first_round")
        if not is_of_other(position, seat, action.private):
            return game.refuse("trade.not_theirs", private=action.private)
        if fault := purchase_fault(game, position, seat, action.private):
            return game.refuse(fault, private=action.private)
        if refused := price_refusal(game, position, seat, action.price):
            return refused
        return asking_refusal(game, position, seat, owner_seat(position, action.private))

    def apply(self, draft: Draft, seat: Seat, action: BuyPrivate) -> None:
        owner = Seat(int(draft.privates[action.private]))
        propose(draft, Trade(seat, owner, seat, owner, seat, action.private, False, action.price))


class TradePrivates(Alternatives):
    """Players trade privates in stock rounds, when buyer or seller is on turn (1830 §3.1)."""

    def __init__(self) -> None:
        self._buy = BuyOthersPrivate()
        super().__init__(SellOwnPrivate(), self._buy)

    def seats(self, game: Game, now: Situation) -> tuple[Seat, ...]:
        return super().seats(game, now) if now.privates else ()

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        for private, owner in position.privates.items() if not is_first_stock_round(position) else ():
            if owner != seat:
                yield from self._buy.offers_of(game, position, seat, private)
            elif may_offer(game):
                yield from sales_of(game, position, seat, private)


class BuyPrivateForCompany(CompanyStep[BuyPrivate]):
    """From phase 3 to 4 the operating company may buy privates of players, at half to double price (1830 §3.1)."""

    action = BuyPrivate

    def seats(self, game: Game, now: Situation) -> tuple[Seat, ...]:
        company = company_on_turn(now)
        if company is None or not game.phases[now.phase].may_buy_privates or not now.privates:
            return ()
        president = now.companies[company].president
        return (president,) if president is not None else ()

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        cash = position.cash[operating_company(position)]
        for private, owner in position.privates.items():
            data = game.privates[private]
            low, high = game.least_private_price(data), min(2 * data.price, cash)
            is_sold = isinstance(owner, int) and data.may_join_company
            if is_sold and low <= high and may_ask_owner(game, position, seat, private):
                yield Amounts(BuyPrivate(private, low), "price", low, high)

    def objection(self, game: Game, position: Position, seat: Seat, action: BuyPrivate) -> Refusal | None:
        data = game.privates.get(action.private)
        if data is not None and not data.may_join_company:
            return game.refuse("trade.never_to_company", private=action.private)
        phases = [name for name, phase in game.phases.items() if phase.may_buy_privates]
        if position.phase not in phases:
            order = list(game.phases)
            is_early = order.index(position.phase) < order.index(phases[0])
            return game.refuse("trade.not_yet" if is_early else "trade.no_more", phase=phases[0 if is_early else -1])
        owner = position.privates.get(action.private)
        if data is None or not isinstance(owner, int):
            return game.refuse("trade.not_theirs", private=action.private)
        low, high = game.least_private_price(data), 2 * data.price
        if not low <= action.price <= high:
            return game.refuse("trade.price_range", low=low, high=high)
        if action.price > position.cash[operating_company(position)]:
            return game.refuse("trade.no_cash", amount=action.price)
        return asking_refusal(game, position, seat, Seat(owner))

    def apply(self, draft: Draft, seat: Seat, action: BuyPrivate) -> None:
        company = operating_company(draft)
        owner = Seat(int(draft.privates[action.private]))
        draft.change_round(has_acted=True)
        propose(draft, Trade(company, owner, seat, owner, seat, action.private, False, action.price))


def may_offer(game: Game) -> bool:
    """Whether a player may offer a private for sale: not on 18xx.games."""
    return not game.facts.site.asking.trades_are_purchases


def purchase_fault(game: Game, now: Situation, seat: Seat, private: PrivateId) -> str | None:
    """Profile only: a private is the one purchase of the turn, and one that brings a presidency stays where it is."""
    state = stock_round(now)
    if state is None or not game.facts.site.asking.trades_are_purchases:
        return None
    if has_purchased(state):
        return "stock.one_purchase"
    is_open = game.privates[private].presidency_of is None and now.cash[seat] > 0
    return None if is_open else "trade.stays"


def is_of_other(now: Situation, seat: Seat, private: PrivateId) -> bool:
    """Whether another player owns the private."""
    owner = now.privates.get(private)
    return isinstance(owner, int) and owner != seat


def owner_seat(now: Situation, private: PrivateId) -> Seat | None:
    """The player who owns the private."""
    owner = now.privates.get(private)
    return Seat(owner) if isinstance(owner, int) else None


def may_ask_owner(game: Game, now: Situation, seat: Seat, private: PrivateId) -> bool:
    """Whether the player may make the owner of the private another proposal in this turn."""
    return may_ask(game, now, seat, owner_seat(now, private))


def is_first_stock_round(now: Situation) -> bool:
    """Players do not trade privates in the first stock round (1830 §3.1)."""
    state = stock_round(now)
    return state is not None and state.number == 1


def has_room(game: Game, now: Situation, seat: Seat) -> bool:
    """Whether the player may hold another private; they count as certificates (1830 §4.3)."""
    return limited_certificates(game, now, seat) < game.certificate_limit


def price_refusal(game: Game, position: Position, buyer: Seat, amount: int) -> Refusal | None:
    """The buyer must be able to pay and to hold the private."""
    if not 0 <= amount <= position.cash[buyer]:
        return game.refuse("trade.no_cash", amount=amount)
    if not has_room(game, position, buyer):
        return game.refuse("trade.certificate_limit")
    return None


def sales_of(game: Game, position: Position, seat: Seat, private: PrivateId) -> Iterable[Offer[Action]]:
    """The private to every player who can take it, at every price that he has."""
    for number in range(len(game.players)):
        buyer = Seat(number)
        if buyer != seat and has_room(game, position, buyer) and may_ask(game, position, seat, buyer):
            yield Amounts(SellPrivate(private, buyer, 0), "price", 0, position.cash[buyer])


def sale_refusal(game: Game, position: Position, seat: Seat, action: SellPrivate) -> Refusal | None:
    """Why the player cannot propose this sale."""
    if position.privates.get(action.private) != seat:
        return game.refuse("trade.not_own", private=action.private)
    if not 0 <= action.buyer_seat < len(game.players) or action.buyer_seat == seat:
        return game.refuse("trade.no_partner")
    buyer = Seat(action.buyer_seat)
    return price_refusal(game, position, buyer, action.price) or asking_refusal(game, position, seat, buyer)


def propose_sale(draft: Draft, seat: Seat, action: SellPrivate) -> None:
    """Ask the buyer."""
    buyer = Seat(action.buyer_seat)
    propose(draft, Trade(buyer, seat, buyer, seat, seat, action.private, False, action.price))


def propose(draft: Draft, trade: Trade) -> None:
    """Ask the partner, or trade at once when the proposer is on both sides."""
    if trade.partner == trade.proposer:
        execute(draft, trade)
        return
    draft.trade = trade
    draft.log(
        "trade_proposed",
        seat=trade.proposer,
        partner_seat=trade.partner,
        goods=trade.goods,
        item=trade.item,
        owner=trade.owner,
        amount=trade.price,
        left=note_asked(draft, trade.partner),
    )


def execute(draft: Draft, trade: Trade) -> None:
    """Exchange money and goods; a president adds what his company lacks in a forced purchase (1830 §6.6.2)."""
    missing = trade.price - draft.cash[trade.buyer]
    if trade.is_train and missing > 0:
        draft.pay(trade.buyer_seat, trade.buyer, missing)
        draft.log("president_pays", seat=trade.buyer_seat, company=trade.buyer, amount=missing)
    draft.pay(trade.buyer, trade.seller, trade.price)
    if trade.is_train:
        lose_train(draft, CompanyId(str(trade.seller)), trade.item)
        receive_train(draft, CompanyId(str(trade.buyer)), trade.item)
        draft.log("train_bought", company=trade.buyer, source=trade.seller, train=trade.item, amount=trade.price)
        return
    draft.privates = {**draft.privates, PrivateId(trade.item): trade.buyer}
    if isinstance(draft.round, StockRound) and draft.game.facts.site.asking.trades_are_purchases:
        draft.change_round(has_acted=True, has_bought_private=True)
    draft.log("private_sold", seat=trade.seller_seat, buyer_seat=trade.buyer, private=trade.item, amount=trade.price)
    bring_share_again(draft, trade)


def bring_share_again(draft: Draft, trade: Trade) -> None:
    """Profile only: a player who buys a private from another gets the very share that came with it, wherever it is."""
    company = draft.game.privates[PrivateId(trade.item)].share_of
    if company is None or not isinstance(trade.buyer, int) or not draft.game.facts.site.share_with_private:
        return
    seat = Seat(trade.buyer)
    owner = next(holder for holder, numbers in draft.shares[company].items() if WITH_PRIVATE in numbers)
    draft.give_certificates(company, owner, seat, (WITH_PRIVATE,))
    draft.log("share_received", seat=seat, company=company, private=trade.item)
    if isinstance(owner, int) and owner != seat:
        draft.log("share_given", seat=Seat(owner), company=company, private=trade.item)
    president = draft.companies[company].president
    if president is not None:
        left = percent(draft.game, draft, company, president)
        heir = successor(draft.game, draft, company, president, left)
        if heir is not None:
            change_president(draft, company, heir, president)


class AskForPrivates(Alternatives):
    """18xx.games only: the last question of a turn, while the company could buy a private or has a right to build."""

    def __init__(self) -> None:
        super().__init__(GoOn())

    def is_needed(self, draft: Draft) -> bool:
        position, seat = draft.freeze(), operating_president(draft)
        purchases = BuyPrivateForCompany()
        may_buy = purchases.seats(draft.game, draft) and any(purchases.offers(draft.game, position, seat))
        return bool(may_buy) or self._has_right(draft)

    def _has_right(self, draft: Draft) -> bool:
        """A right to an extra tile that has not been used, be it too late for it."""
        company = operating_company(draft)
        used = draft.companies[company].used_rights
        unused = (name for name, owner in draft.privates.items() if owner == company and name not in used)
        grants = (draft.game.privates[name].tile_grant for name in unused)
        return any(grant is not None and grant.is_extra for grant in grants)
