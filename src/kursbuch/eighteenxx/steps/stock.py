"""A player's turn in a stock round: sell, buy one certificate, sell (1830 §5.0)."""

from collections.abc import Iterable, Sequence
from functools import cache

from kursbuch.eighteenxx.actions import BuyShare, Pass, SellShares, StartCompany
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.step import Alternatives
from kursbuch.eighteenxx.play.stock import StockStep, finish_turn, has_purchased, stock
from kursbuch.eighteenxx.position import POOL, Position
from kursbuch.eighteenxx.shares import (
    PRESIDENT,
    Situation,
    excess,
    has_ordinary,
    is_over_limit,
    limit_fault,
    limited_certificates,
    most_sellable,
    pay_capital,
    price,
    sale_cost,
    sale_fault,
    sell,
    start_company,
    take_share,
    while_held,
    zone,
)
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK


class SellInTurn(StockStep[SellShares]):
    """Sell shares to the pool, but not in the first stock round (1830 §5.1)."""

    action = SellShares

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        for company in position.shares if self._fault_of_turn(game, position) is None else ():
            if most_sellable(game, position, seat, company):
                yield while_held(game, position, seat, company, _sales)

    def can_act(self, game: Game, position: Position, seat: Seat) -> bool:
        if self._fault_of_turn(game, position) is not None:
            return False
        for company, holdings in position.shares.items():
            if holdings.get(seat) and most_sellable(game, position, seat, company):
                return True
        return False

    def _fault_of_turn(self, game: Game, position: Position) -> str | None:
        """Why nothing can be sold now, whatever it is."""
        state = stock(position)
        if state.number == 1:
            return "stock.first_round"
        return "stock.sell_first" if game.stock_turn == "sell_buy" and state.bought is not None else None

    def objection(self, game: Game, position: Position, seat: Seat, action: SellShares) -> Refusal | None:
        if action.company not in game.companies:
            return game.refuse("company.unknown", company=action.company)
        if closed := self._fault_of_turn(game, position):
            return game.refuse(closed)
        fault = sale_fault(game, position, seat, action.company, action.shares)
        return game.refuse(fault, company=action.company, shares=action.shares) if fault else None

    def cost(self, game: Game, position: Position, seat: Seat, action: SellShares) -> int | None:
        return sale_cost(game, position, action.company, action.shares)

    def apply(self, draft: Draft, seat: Seat, action: SellShares) -> None:
        sell(draft, seat, action.company, action.shares)
        sold = stock(draft).sold | {(seat, action.company)}
        draft.change_round(sold=sold, has_acted=True, has_sold_since=True)


class BuyOneShare(StockStep[BuyShare]):
    """Buy one certificate from the bank or the pool (1830 §5.2)."""

    action = BuyShare

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        for company in position.shares if buying_fault(game, position, seat) is None else ():
            yield from self.offers_of(game, position, seat, company)

    def offers_of(self, game: Game, position: Position, seat: Seat, company: CompanyId) -> Sequence[Offer[Action]]:
        """What can be bought of one company by a player who may buy."""
        state = stock(position)
        if position.companies[company].par is None or (seat, company) in state.sold:
            return ()
        is_again = has_purchased(state)
        if is_again and "multiple_buy" not in zone(game, position, company):
            return ()
        found = []
        for source in (BANK, POOL):
            if has_ordinary(position, company, source):
                offer = purchase(company, str(source))
                is_possible = share_price(game, position, offer.action) <= position.cash[seat]
                if is_possible and (not is_again or may_buy_again(game, position, offer.action)):
                    found.append(offer)
        return found if found and limit_fault(game, position, seat, company) is None else ()

    def objection(self, game: Game, position: Position, seat: Seat, action: BuyShare) -> Refusal | None:
        company = action.company
        if company not in game.companies or action.source not in (BANK, POOL):
            return game.refuse("company.unknown", company=company)
        if position.companies[company].par is None:
            return game.refuse("stock.president_first", company=company)
        if has_purchased(stock(position)) and not may_buy_again(game, position, action):
            return game.refuse("stock.one_purchase")
        if not has_ordinary(position, company, action.source):
            return game.refuse("stock.none_left", company=company, source=action.source)
        cost = share_price(game, position, action)
        if cost > position.cash[seat]:
            return game.refuse("stock.no_cash", amount=cost)
        refusal = purchase_refusal(game, position, seat, company)
        if refusal is None and (fault := limit_fault(game, position, seat, company)):
            return game.refuse(fault, company=company)
        return refusal

    def cost(self, game: Game, position: Position, seat: Seat, action: BuyShare) -> int | None:
        return share_price(game, position, action) if action.company in position.market else None

    def apply(self, draft: Draft, seat: Seat, action: BuyShare) -> None:
        """Pay the bank and take the share."""
        cost = share_price(draft.game, draft, action)
        draft.pay(seat, BANK, cost)
        draft.log("share_bought", seat=seat, company=action.company, source=action.source, amount=cost)
        take_share(draft, seat, action.company, action.source)
        draft.change_round(bought=action.company, bought_from=action.source, has_acted=True, has_sold_since=False)
        if draft.game.facts.site.capital_at_once:
            pay_capital(draft)


class StartOneCompany(StockStep[StartCompany]):
    """Buy a president's certificate and set the par price (1830 §5.2)."""

    action = StartCompany

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        for company in position.shares if buying_fault(game, position, seat) is None else ():
            yield from self.offers_of(game, position, seat, company)

    def offers_of(self, game: Game, position: Position, seat: Seat, company: CompanyId) -> Sequence[Offer[Action]]:
        """The prices at which one company can be started by a player who may buy."""
        if position.companies[company].president is not None or has_purchased(stock(position)):
            return ()
        starts, cash = _starts(company, game.par_prices()), position.cash[seat]
        if certificate_price(game, starts[0]) > cash or self.objection(game, position, seat, starts[0]) is not None:
            return ()
        return (Choices(tuple(start for start in starts if certificate_price(game, start) <= cash)),)

    def objection(self, game: Game, position: Position, seat: Seat, action: StartCompany) -> Refusal | None:
        company = action.company
        if company not in game.companies:
            return game.refuse("company.unknown", company=company)
        if position.companies[company].president is not None:
            return game.refuse("stock.started", company=company)
        if action.price not in game.par_prices():
            return game.refuse("stock.bad_par", price=action.price)
        if has_purchased(stock(position)):
            return game.refuse("stock.one_purchase")
        cost = certificate_price(game, action)
        if cost > position.cash[seat]:
            return game.refuse("stock.no_cash", amount=cost)
        if limited_certificates(game, position, seat) + 1 > game.certificate_limit:
            return game.refuse("shares.certificate_limit", company=company)
        return purchase_refusal(game, position, seat, company)

    def cost(self, game: Game, position: Position, seat: Seat, action: StartCompany) -> int | None:
        return certificate_price(game, action) if action.company in game.companies else None

    def apply(self, draft: Draft, seat: Seat, action: StartCompany) -> None:
        draft.pay(seat, BANK, certificate_price(draft.game, action))
        start_company(draft, seat, action.company, action.price)
        draft.change_round(bought=action.company, bought_from=BANK, has_acted=True, has_sold_since=False)


class EndStockTurn(StockStep[Pass]):
    """Whoever is over a limit sells first, as long as a sale can help (1830 §5.1)."""

    action = Pass

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        if self.objection(game, position, seat, Pass()) is None:
            yield Single(Pass())

    def objection(self, game: Game, position: Position, seat: Seat, action: Pass) -> Refusal | None:
        return game.refuse("stock.must_sell") if has_helpful_sale(game, position, seat) else None

    def apply(self, draft: Draft, seat: Seat, action: Pass) -> None:
        finish_turn(draft)


class StockTurn(Alternatives):
    """Sell, buy or start company by company, or pass."""

    def __init__(self) -> None:
        self._sell, self._buy = SellInTurn(), BuyOneShare()
        self._start, self._pass = StartOneCompany(), EndStockTurn()
        super().__init__(self._sell, self._buy, self._start, self._pass)

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        yield from self._sell.offers(game, position, seat)
        for company in position.shares if buying_fault(game, position, seat) is None else ():
            yield from self._buy.offers_of(game, position, seat, company)
            yield from self._start.offers_of(game, position, seat, company)
        yield from self._pass.offers(game, position, seat)


def purchase_refusal(game: Game, position: Position, seat: Seat, company: CompanyId) -> Refusal | None:
    """What every purchase needs (1830 §5.1, §5.2)."""
    if (seat, company) in stock(position).sold:
        return game.refuse("stock.sold_before", company=company)
    fault = buying_fault(game, position, seat)
    return game.refuse(fault) if fault else None


def buying_fault(game: Game, position: Position, seat: Seat) -> str | None:
    """Why a player may buy nothing at all (1830 §5.1)."""
    if game.stock_turn == "buy_sell" and stock(position).has_acted and stock(position).bought is None:
        return "stock.buy_first"
    return "stock.must_sell" if is_over_limit(game, position, seat) else None


def _sales(game: Game, now: Situation, seat: Seat, company: CompanyId) -> Choices[SellShares]:
    counts = range(1, most_sellable(game, now, seat, company) + 1)
    legal = (count for count in counts if sale_fault(game, now, seat, company, count) is None)
    return Choices(tuple(SellShares(company, count) for count in legal))


@cache
def purchase(company: CompanyId, source: str) -> Single[BuyShare]:
    """The offer of one share, made once for all games."""
    return Single(BuyShare(company, source))


@cache
def _starts(company: CompanyId, prices: tuple[int, ...]) -> tuple[StartCompany, ...]:
    return tuple(StartCompany(company, price) for price in prices)


def certificate_price(game: Game, action: StartCompany) -> int:
    """The president's certificate costs par for every share in it (1830 §5.2)."""
    return action.price * game.companies[action.company].certificates[PRESIDENT] // 10


def share_price(game: Game, now: Situation, action: BuyShare) -> int:
    """Par from the bank, the market price from the pool (1830 §4.1)."""
    if action.source == BANK:
        par = now.companies[action.company].par
        assert par is not None
        return par
    value = price(game, now, action.company)
    assert value is not None
    return value


def may_buy_again(game: Game, now: Situation, action: BuyShare) -> bool:
    """Several brown shares of one company from the pool are one purchase (1830 §4.4)."""
    state = stock(now)
    is_same = state.bought == action.company and not state.has_sold_since
    if game.facts.site.brown_goes_on:
        is_same = state.bought in (None, action.company)
    came_from_pool = state.bought_from != BANK
    from_pool = action.source == POOL and came_from_pool
    may_be_any = from_pool or game.several_brown_from_bank
    return is_same and may_be_any and "multiple_buy" in zone(game, now, action.company)


def has_helpful_sale(game: Game, now: Situation, seat: Seat) -> bool:
    """Whether the player has too many certificates of a company and could sell some now."""
    too_many = excess(game, now, seat) if stock(now).number > 1 else ()
    return any(most_sellable(game, now, seat, company) for company in too_many)
