"""A player's turn in a stock round: sell, buy one certificate, sell (1830 §5.0)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import BuyShare, Pass, SellShares, StartCompany
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.play.stock import finish_turn, stock
from kursbuch.eighteenxx.position import POOL, Position
from kursbuch.eighteenxx.shares import (
    PRESIDENT,
    Table,
    excess,
    is_over_limit,
    limit_fault,
    limited_certificates,
    most_sellable,
    ordinary,
    pay_capital,
    price,
    sale_fault,
    sell,
    start_company,
    take_share,
    zone,
)
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK


class StockTurn(Step):
    """Buy, sell or pass."""

    actions = (Pass, StartCompany, BuyShare, SellShares)

    def seats(self, game: Game, table: Table) -> tuple[Seat, ...]:
        return (stock(table).seat,)

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        if stock(position).number > 1:
            for company in position.shares:
                most = most_sellable(game, position, seat, company)
                sales = (SellShares(company, count) for count in range(1, most + 1))
                legal_sales = tuple(sale for sale in sales if self._sell_refusal(game, position, seat, sale) is None)
                if legal_sales:
                    yield Choices(legal_sales)
        for company in position.shares:
            for source in (BANK, POOL):
                purchase = BuyShare(company, str(source))
                if self._buy_refusal(game, position, seat, purchase) is None:
                    yield Single(purchase)
            starts = (StartCompany(company, par) for par in game.par_prices())
            legal_starts = tuple(start for start in starts if self._start_refusal(game, position, seat, start) is None)
            if legal_starts:
                yield Choices(legal_starts)
        if self._pass_refusal(game, position, seat) is None:
            yield Single(Pass())

    def refusal(self, game: Game, position: Position, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, SellShares):
            return self._sell_refusal(game, position, seat, action)
        if isinstance(action, BuyShare):
            return self._buy_refusal(game, position, seat, action)
        if isinstance(action, StartCompany):
            return self._start_refusal(game, position, seat, action)
        return self._pass_refusal(game, position, seat)

    def apply(self, draft: Draft, seat: Seat, action: Action) -> None:
        if isinstance(action, SellShares):
            sell(draft, seat, action.company, action.shares)
            sold = stock(draft).sold | {(seat, action.company)}
            draft.change_round(sold=sold, has_acted=True, has_sold_since=True)
        elif isinstance(action, BuyShare):
            buy_share(draft, seat, action)
        elif isinstance(action, StartCompany):
            draft.pay(seat, BANK, certificate_price(draft.game, action))
            start_company(draft, seat, action.company, action.price)
            draft.change_round(bought=action.company, bought_from=BANK, has_acted=True, has_sold_since=False)
        else:
            finish_turn(draft)

    def _pass_refusal(self, game: Game, position: Position, seat: Seat) -> Refusal | None:
        """Whoever is over a limit sells first, as long as a sale can help (1830 §5.1)."""
        if has_helpful_sale(game, position, seat):
            return game.refuse("stock.must_sell")
        return None

    def _sell_refusal(self, game: Game, position: Position, seat: Seat, action: SellShares) -> Refusal | None:
        if action.company not in game.companies:
            return game.refuse("company.unknown", company=action.company)
        if stock(position).number == 1:
            return game.refuse("stock.first_round")
        if game.stock_turn == "sell_buy" and stock(position).bought is not None:
            return game.refuse("stock.sell_first")
        fault = sale_fault(game, position, seat, action.company, action.shares)
        return game.refuse(fault, company=action.company, shares=action.shares) if fault else None

    def _may_buy_refusal(self, game: Game, position: Position, seat: Seat, company: CompanyId) -> Refusal | None:
        """What every purchase needs (1830 §5.1, §5.2)."""
        if (seat, company) in stock(position).sold:
            return game.refuse("stock.sold_before", company=company)
        if game.stock_turn == "buy_sell" and stock(position).has_acted and stock(position).bought is None:
            return game.refuse("stock.buy_first")
        if is_over_limit(game, position, seat):
            return game.refuse("stock.must_sell")
        return None

    def _buy_refusal(self, game: Game, position: Position, seat: Seat, action: BuyShare) -> Refusal | None:
        company = action.company
        if company not in game.companies or action.source not in (BANK, POOL):
            return game.refuse("company.unknown", company=company)
        if position.companies[company].par is None:
            return game.refuse("stock.president_first", company=company)
        if stock(position).bought is not None and not may_buy_again(game, position, action):
            return game.refuse("stock.one_purchase")
        if not ordinary(position, company, action.source):
            return game.refuse("stock.none_left", company=company, source=action.source)
        cost = share_price(game, position, action)
        if cost > position.cash[seat]:
            return game.refuse("stock.no_cash", amount=cost)
        refusal = self._may_buy_refusal(game, position, seat, company)
        if refusal is None and (fault := limit_fault(game, position, seat, company)):
            return game.refuse(fault, company=company)
        return refusal

    def _start_refusal(self, game: Game, position: Position, seat: Seat, action: StartCompany) -> Refusal | None:
        company = action.company
        if company not in game.companies:
            return game.refuse("company.unknown", company=company)
        if position.companies[company].president is not None:
            return game.refuse("stock.started", company=company)
        if action.price not in game.par_prices():
            return game.refuse("stock.bad_par", price=action.price)
        if stock(position).bought is not None:
            return game.refuse("stock.one_purchase")
        cost = certificate_price(game, action)
        if cost > position.cash[seat]:
            return game.refuse("stock.no_cash", amount=cost)
        if limited_certificates(game, position, seat) + 1 > game.certificate_limit:
            return game.refuse("shares.certificate_limit", company=company)
        return self._may_buy_refusal(game, position, seat, company)


def certificate_price(game: Game, action: StartCompany) -> int:
    """The president's certificate costs par for every share in it (1830 §5.2)."""
    return action.price * game.companies[action.company].certificates[PRESIDENT] // 10


def share_price(game: Game, table: Table, action: BuyShare) -> int:
    """Par from the bank, the market price from the pool (1830 §4.1)."""
    if action.source == BANK:
        par = table.companies[action.company].par
        assert par is not None
        return par
    value = price(game, table, action.company)
    assert value is not None
    return value


def may_buy_again(game: Game, table: Table, action: BuyShare) -> bool:
    """Several brown shares of one company from the pool are one purchase (1830 §4.4)."""
    state = stock(table)
    is_same = state.bought == action.company and not state.has_sold_since
    came_from_pool = state.bought_from == POOL or game.facts.site.several_brown_after_bank
    from_pool = action.source == POOL and came_from_pool
    may_be_any = from_pool or game.several_brown_from_bank
    return is_same and may_be_any and "multiple_buy" in zone(game, table, action.company)


def has_helpful_sale(game: Game, table: Table, seat: Seat) -> bool:
    """Whether the player has too many certificates of a company and could sell some now."""
    too_many = excess(game, table, seat) if stock(table).number > 1 else ()
    return any(most_sellable(game, table, seat, company) for company in too_many)


def buy_share(draft: Draft, seat: Seat, action: BuyShare) -> None:
    """Pay the bank and take the share."""
    cost = share_price(draft.game, draft, action)
    draft.pay(seat, BANK, cost)
    draft.log("share_bought", seat=seat, company=action.company, source=action.source, amount=cost)
    take_share(draft, seat, action.company, action.source)
    draft.change_round(bought=action.company, bought_from=action.source, has_acted=True, has_sold_since=False)
    if draft.game.facts.site.capital_at_once:
        pay_capital(draft)
