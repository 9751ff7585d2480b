"""A player's turn in a stock round: sell, then buy or exchange one paper (VI)."""

from collections.abc import Iterable, Iterator

from kursbuch.eighteenxx.actions import BuyShare, Pass, SellShares, StartCompany
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.play.stock import finish_turn, stock
from kursbuch.eighteenxx.position import POOL
from kursbuch.eighteenxx.shares import PRESIDENT, SHARE, price, start_company
from kursbuch.kernel import Action, Amounts, Choices, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import BuyDouble, BuyPaper, ExchangeCoal, ExchangeMountain, RepayDebt, SellDouble
from kursbuch.titles.t1824.debt import repay, repay_refusal
from kursbuch.titles.t1824.exchanging import (
    coal_refusal,
    exchange_coal,
    exchange_mountain,
    exchange_shares,
    mountain_refusal,
)
from kursbuch.titles.t1824.holdings import (
    is_over_papers,
    limit_fault,
    open_regionals,
    settle_director,
    take_share,
)
from kursbuch.titles.t1824.papers import buy_paper, paper_prices, paper_refusal, unsold_papers
from kursbuch.titles.t1824.railways import (
    REGIONAL,
    Austria,
    AustrianDraft,
    AustrianGame,
    AustrianPosition,
    AustrianTable,
    Empire,
    for_sale,
    is_first_round,
    is_waited_for,
)
from kursbuch.titles.t1824.sales import Sale, conceivable_sales, fault_of_sale, make_sale


class StockTurn(Step[Austria, Empire]):
    """Sell as much as is allowed, pay debts back, then one purchase or exchange, or pass (VI.1)."""

    actions = (
        Pass,
        BuyPaper,
        StartCompany,
        BuyShare,
        BuyDouble,
        SellShares,
        SellDouble,
        ExchangeMountain,
        ExchangeCoal,
        RepayDebt,
    )

    def seats(self, game: AustrianGame, table: AustrianTable) -> tuple[Seat, ...]:
        return (stock(table).seat,)

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        for actions in (
            *conceivable_sales(game, position, seat),
            *_purchases(game, position),
            *_exchanges(game, position),
        ):
            legal = tuple(action for action in actions if self.refusal(game, position, seat, action) is None)
            if legal:
                yield Choices(legal)
        most = min(position.cash[seat], position.debts.get(seat, 0))
        if most > 0:
            yield Amounts(RepayDebt(1), "amount", 1, most)
        if self._pass_refusal(game, position, seat) is None:
            yield Single(Pass())

    def refusal(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, SellShares | SellDouble):
            return self._sell_refusal(game, position, seat, action)
        if isinstance(action, RepayDebt):
            return repay_refusal(game, position, seat, action)
        if isinstance(action, Pass):
            return self._pass_refusal(game, position, seat)
        if isinstance(action, ExchangeCoal):
            return coal_refusal(game, position, seat, action) or self._pass_refusal(game, position, seat)
        if is_over_papers(game, position, seat):
            return game.refuse("stock.must_sell")
        if isinstance(action, ExchangeMountain):
            return mountain_refusal(game, position, seat, action, forced=False)
        if position.debts.get(seat):
            return game.refuse("stock.debts", amount=position.debts[seat])
        if isinstance(action, BuyPaper):
            return self._paper_refusal(game, position, seat, action)
        if isinstance(action, StartCompany):
            return self._start_refusal(game, position, seat, action)
        if isinstance(action, BuyDouble):
            return self._double_refusal(game, position, seat, action)
        assert isinstance(action, BuyShare)
        return self._buy_refusal(game, position, seat, action)

    def apply(self, draft: AustrianDraft, seat: Seat, action: Action) -> None:
        if isinstance(action, SellShares | SellDouble):
            make_sale(draft, seat, action)
            draft.change_round(sold=stock(draft).sold | {(seat, action.company)}, has_acted=True)
            return
        if isinstance(action, RepayDebt):
            repay(draft, seat, action.amount)
            if draft.game.facts.site.repaying_is_acting:
                draft.change_round(has_acted=True)
            return
        if not isinstance(action, Pass):
            self._acquire(draft, seat, action)
            draft.change_round(has_acted=True)
            open_regionals(draft)
        finish_turn(draft)

    def _acquire(self, draft: AustrianDraft, seat: Seat, action: Action) -> None:
        if isinstance(action, BuyPaper):
            buy_paper(draft, seat, action)
        elif isinstance(action, StartCompany):
            draft.pay(seat, BANK, 2 * action.price)
            start_company(draft, seat, action.company, action.price)
            for other in range(len(draft.game.players)):
                settle_director(draft, action.company, Seat(other))
        elif isinstance(action, BuyShare):
            cost = price(draft.game, draft, action.company) or 0
            draft.pay(seat, BANK, cost)
            draft.log("share_bought", seat=seat, company=action.company, source=action.source, amount=cost)
            take_share(draft, seat, action.company, action.source)
        elif isinstance(action, BuyDouble):
            cost = 2 * (price(draft.game, draft, action.company) or 0)
            draft.pay(seat, BANK, cost)
            draft.log("double_bought", seat=seat, company=action.company, amount=cost)
            draft.give_certificates(action.company, POOL, seat, (PRESIDENT,))
        elif isinstance(action, ExchangeMountain):
            exchange_mountain(draft, seat, action)
        elif isinstance(action, ExchangeCoal):
            exchange_coal(draft, action.company)

    def _pass_refusal(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Refusal | None:
        """Whoever has too many papers sells first, as long as something can be sold (VI.7)."""
        if is_over_papers(game, position, seat):
            sales = (sale for group in conceivable_sales(game, position, seat) for sale in group)
            if any(self._sell_refusal(game, position, seat, sale) is None for sale in sales):
                return game.refuse("stock.must_sell")
        return None

    def _sell_refusal(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: Sale) -> Refusal | None:
        if action.company not in game.companies:
            return game.refuse("company.unknown", company=action.company)
        if stock(position).number == 1:
            return game.refuse("stock.first_round")
        fault = fault_of_sale(game, position, seat, action)
        return game.refuse(fault, company=action.company, shares=action.shares) if fault else None

    def _paper_refusal(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyPaper
    ) -> Refusal | None:
        if not is_first_round(position):
            return game.refuse("papers.not_for_sale", paper=action.paper)
        return paper_refusal(game, position, seat, action)

    def _buy_refusal(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyShare
    ) -> Refusal | None:
        company, source = action.company, action.source
        if company not in game.companies or source not in (BANK, POOL):
            return game.refuse("company.unknown", company=company)
        if company not in position.market:
            return game.refuse("stock.president_first", company=company)
        if not for_sale(game, position, company, source):
            return game.refuse("stock.none_left", company=company, source=source)
        return self._purchase_refusal(game, position, seat, action, SHARE)

    def _double_refusal(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyDouble
    ) -> Refusal | None:
        if action.company != position.own.bond:
            return game.refuse("company.unknown", company=action.company)
        if PRESIDENT not in position.shares[action.company].get(POOL, ()):
            return game.refuse("stock.none_left", company=action.company, source=str(POOL))
        return self._purchase_refusal(game, position, seat, BuyShare(action.company, str(POOL)), 2 * SHARE)

    def _purchase_refusal(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyShare, share: int
    ) -> Refusal | None:
        """What every purchase of shares needs (VI.4, VI.7)."""
        if (seat, action.company) in stock(position).sold:
            return game.refuse("stock.sold_before", company=action.company)
        cost = (price(game, position, action.company) or 0) * share // SHARE
        if cost > position.cash[seat]:
            return game.refuse("stock.no_cash", amount=cost)
        fault = limit_fault(game, position, seat, action.company, action.source, share)
        return game.refuse(fault, company=action.company) if fault else None

    def _start_refusal(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: StartCompany
    ) -> Refusal | None:
        """The director's share of a regional railway without a coal railway (IV.4.3, VI.4)."""
        rails, company = game.facts, action.company
        if company not in rails.of_kind(REGIONAL):
            return game.refuse("company.unknown", company=company)
        if position.companies[company].par is not None or company == position.own.bond:
            return game.refuse("stock.started", company=company)
        if any(is_waited_for(position, minor) for minor in rails.predecessors(company)):
            return game.refuse("stock.coal_first", company=company)
        if action.price not in game.par_prices():
            return game.refuse("stock.bad_par", price=action.price)
        if 2 * action.price > position.cash[seat]:
            return game.refuse("stock.no_cash", amount=2 * action.price)
        fault = limit_fault(game, position, seat, company, BANK, 2 * SHARE)
        return game.refuse(fault, company=company) if fault else None


def _purchases(game: AustrianGame, position: AustrianPosition) -> Iterator[tuple[Action, ...]]:
    if is_first_round(position):
        for paper in unsold_papers(game, position):
            yield tuple(BuyPaper(paper, price) for price in paper_prices(game, position, paper))
    for company in map(CompanyId, position.market):
        yield (BuyShare(company, str(BANK)), BuyShare(company, str(POOL)))
    bond = position.own.bond
    if bond is not None:
        yield (BuyDouble(bond),)
    for company in game.facts.of_kind(REGIONAL):
        if position.companies[company].par is None:
            yield tuple(StartCompany(company, par) for par in game.par_prices())


def _exchanges(game: AustrianGame, position: AustrianPosition) -> Iterator[tuple[Action, ...]]:
    shares = exchange_shares(game, position)
    for private in position.privates:
        yield tuple(ExchangeMountain(private, company, str(source)) for company, source in shares)
    yield tuple(ExchangeCoal(CompanyId(minor)) for minor in game.minors)
