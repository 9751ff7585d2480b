"""What a player may acquire in a turn of a stock round: one paper, bought or exchanged (VI)."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from kursbuch.eighteenxx.actions import BuyShare, StartCompany
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.step import A, Step
from kursbuch.eighteenxx.play.stock import StockStep, finish_turn, stock
from kursbuch.eighteenxx.position import POOL, Holder
from kursbuch.eighteenxx.shares import PRESIDENT, SHARE, price, start_company
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import BuyDouble, BuyPaper, ExchangeCoal, ExchangeMountain
from kursbuch.titles.t1824.exchanging import (
    VOLUNTARY_PHASE,
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
    COAL,
    REGIONAL,
    Austria,
    AustrianDraft,
    AustrianGame,
    AustrianPosition,
    AustrianSituation,
    Empire,
    for_sale,
    is_first_round,
    is_waited_for,
)
from kursbuch.titles.t1824.sales import conceivable_sales


class Acquisition(StockStep[A, Austria, Empire]):
    """One purchase or exchange, which ends the turn (VI.1)."""

    @abstractmethod
    def acquire(self, draft: AustrianDraft, seat: Seat, action: A) -> None:
        """Pay and take it."""

    def apply(self, draft: AustrianDraft, seat: Seat, action: A) -> None:
        self.acquire(draft, seat, action)
        draft.change_round(has_acted=True)
        open_regionals(draft)
        may_repay = draft.debts.get(seat, 0) > 0 and draft.cash[seat] > 0
        if draft.game.facts.site.repaying_is_acting and may_repay:
            draft.change_round(bought=next(iter(draft.companies)))
        else:
            finish_turn(draft)


class ExchangeOneCoal(Acquisition[ExchangeCoal]):
    """Exchange a coal railway for the director's share of its regional railway (IV.2)."""

    action = ExchangeCoal

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        own = (coal for coal in game.facts.of_kind(COAL) if position.companies[coal].president == seat)
        exchanges = tuple(ExchangeCoal(coal) for coal in own)
        return legal_choices(self, game, position, seat, exchanges)

    def objection(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: ExchangeCoal
    ) -> Refusal | None:
        if stock(position).bought is not None:
            return game.refuse("stock.one_purchase")
        return coal_refusal(game, position, seat, action) or must_sell(game, position, seat)

    def acquire(self, draft: AustrianDraft, seat: Seat, action: ExchangeCoal) -> None:
        exchange_coal(draft, action.company)


class ExchangeOneMountain(Acquisition[ExchangeMountain]):
    """Exchange a mountain railway for a share (IV.1)."""

    action = ExchangeMountain

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        own = [private for private, owner in position.privates.items() if owner == seat]
        shares = exchange_shares(game, position) if own and game.facts.has_begun(position, VOLUNTARY_PHASE) else ()
        for private in own:
            exchanges = tuple(ExchangeMountain(private, company, str(source)) for company, source in shares)
            yield from legal_choices(self, game, position, seat, exchanges)

    def objection(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: ExchangeMountain
    ) -> Refusal | None:
        if stock(position).bought is not None:
            return game.refuse("stock.one_purchase")
        if is_over_papers(game, position, seat):
            return game.refuse("stock.must_sell")
        return mountain_refusal(game, position, seat, action, forced=False)

    def acquire(self, draft: AustrianDraft, seat: Seat, action: ExchangeMountain) -> None:
        exchange_mountain(draft, seat, action)


class BuyFirstPaper(Acquisition[BuyPaper]):
    """Buy a paper in the first stock round (VI.3)."""

    action = BuyPaper

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        for paper in unsold_papers(game, position) if is_first_round(position) else ():
            purchases = tuple(BuyPaper(paper, price) for price in paper_prices(game, position, paper))
            yield from legal_choices(self, game, position, seat, purchases)

    def objection(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyPaper) -> Refusal | None:
        if (refusal := no_purchase(game, position, seat)) is not None:
            return refusal
        if not is_first_round(position):
            return game.refuse("papers.not_for_sale", paper=action.paper)
        return paper_refusal(game, position, seat, action)

    def cost(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyPaper) -> int | None:
        return action.price

    def acquire(self, draft: AustrianDraft, seat: Seat, action: BuyPaper) -> None:
        buy_paper(draft, seat, action)


class BuyOneShare(Acquisition[BuyShare]):
    """Buy a 10% share at the current price (VI.4)."""

    action = BuyShare

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        cash = position.cash[seat]
        for company in map(CompanyId, position.market) if no_purchase(game, position, seat) is None else ():
            if (price(game, position, company) or 0) <= cash:
                yield from legal_choices(self, game, position, seat, _purchases(company))

    def objection(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyShare) -> Refusal | None:
        if (refusal := no_purchase(game, position, seat)) is not None:
            return refusal
        company, source = action.company, action.source
        if company not in game.companies or source not in (BANK, POOL):
            return game.refuse("company.unknown", company=company)
        if company not in position.market:
            return game.refuse("stock.president_first", company=company)
        if not for_sale(game, position, company, source):
            return game.refuse("stock.none_left", company=company, source=source)
        return purchase_refusal(game, position, seat, action, SHARE)

    def cost(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyShare) -> int | None:
        return price(game, position, action.company) if action.company in position.market else None

    def acquire(self, draft: AustrianDraft, seat: Seat, action: BuyShare) -> None:
        cost = price(draft.game, draft, action.company) or 0
        draft.pay(seat, BANK, cost)
        draft.log("share_bought", seat=seat, company=action.company, source=action.source, amount=cost)
        take_share(draft, seat, action.company, action.source)


@cache
def _purchases(company: CompanyId) -> tuple[BuyShare, ...]:
    return BuyShare(company, str(BANK)), BuyShare(company, str(POOL))


class BuyOneDouble(Acquisition[BuyDouble]):
    """Buy the 20% paper of the bond railway from the pool (X.4).

    In the profile the bank may have the director's share of another company, which has a director without it.
    """

    action = BuyDouble

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        for company, source in doubles(game, position).items():
            if PRESIDENT in position.shares[company].get(source, ()):
                yield from legal_choices(self, game, position, seat, (BuyDouble(company),))

    def objection(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyDouble
    ) -> Refusal | None:
        if (refusal := no_purchase(game, position, seat)) is not None:
            return refusal
        source = doubles(game, position).get(action.company)
        if source is None:
            return game.refuse("company.unknown", company=action.company)
        if PRESIDENT not in position.shares[action.company].get(source, ()):
            return game.refuse("stock.none_left", company=action.company, source=str(source))
        return purchase_refusal(game, position, seat, BuyShare(action.company, str(source)), 2 * SHARE)

    def cost(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyDouble) -> int | None:
        return 2 * (price(game, position, action.company) or 0) if action.company in position.market else None

    def acquire(self, draft: AustrianDraft, seat: Seat, action: BuyDouble) -> None:
        cost = 2 * (price(draft.game, draft, action.company) or 0)
        draft.pay(seat, BANK, cost)
        draft.log("double_bought", seat=seat, company=action.company, amount=cost)
        draft.give_certificates(action.company, doubles(draft.game, draft)[action.company], seat, (PRESIDENT,))
        settle_director(draft, action.company, seat)


def doubles(game: AustrianGame, now: AustrianSituation) -> Mapping[CompanyId, Holder]:
    """The companies of which the 20% paper can be bought, and where."""
    directed = (name for name in game.facts.of_kind(REGIONAL) if now.companies[name].president is not None)
    found: dict[CompanyId, Holder] = dict.fromkeys(directed, BANK) if game.facts.site.sells_half_paper else {}
    return {**found, now.own.bond: POOL} if now.own.bond is not None else found


class StartRegional(Acquisition[StartCompany]):
    """The director's share of a regional railway without a coal railway (IV.4.3, VI.4)."""

    action = StartCompany

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        for company in game.facts.of_kind(REGIONAL) if no_purchase(game, position, seat) is None else ():
            if position.companies[company].par is None:
                yield from self._starts(game, position, seat, company)

    def _starts(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, company: CompanyId
    ) -> Iterable[Offer[Action]]:
        """What the price decides is whether it can be paid; all else is the same for each."""
        most = position.cash[seat] // 2
        starts = tuple([StartCompany(company, par) for par in game.par_prices() if par <= most])
        if starts and self.objection(game, position, seat, starts[0]) is None:
            yield Choices(starts)

    def objection(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: StartCompany
    ) -> Refusal | None:
        if (refusal := no_purchase(game, position, seat)) is not None:
            return refusal
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

    def cost(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: StartCompany) -> int | None:
        return 2 * action.price

    def acquire(self, draft: AustrianDraft, seat: Seat, action: StartCompany) -> None:
        draft.pay(seat, BANK, 2 * action.price)
        start_company(draft, seat, action.company, action.price)
        for other in range(len(draft.game.players)):
            settle_director(draft, action.company, Seat(other))


def legal_choices(
    step: Step[A, Austria, Empire],
    game: AustrianGame,
    position: AustrianPosition,
    seat: Seat,
    actions: tuple[A, ...],
) -> Sequence[Offer[Action]]:
    """An offer of those that the step does not object to."""
    legal = [action for action in actions if step.objection(game, position, seat, action) is None]
    return (Choices(tuple(legal)),) if legal else ()


def no_purchase(game: AustrianGame, position: AustrianPosition, seat: Seat) -> Refusal | None:
    """Why a player may buy nothing at all: too many papers (VI.7), or debts (VII.12)."""
    if stock(position).bought is not None:
        return game.refuse("stock.one_purchase")
    if is_over_papers(game, position, seat):
        return game.refuse("stock.must_sell")
    if position.debts.get(seat):
        return game.refuse("stock.debts", amount=position.debts[seat])
    return None


def must_sell(game: AustrianGame, position: AustrianPosition, seat: Seat) -> Refusal | None:
    """Whoever has too many papers sells first, as long as something can be sold (VI.7)."""
    if not is_over_papers(game, position, seat) or stock(position).number == 1:
        return None
    groups = conceivable_sales(game, position, seat)
    can_sell = any(kind.fault(game, position, seat, sale) is None for kind, sales in groups for sale in sales)
    return game.refuse("stock.must_sell") if can_sell else None


def purchase_refusal(
    game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyShare, share: int
) -> Refusal | None:
    """What every purchase of shares needs (VI.4, VI.7)."""
    if (seat, action.company) in stock(position).sold:
        return game.refuse("stock.sold_before", company=action.company)
    cost = (price(game, position, action.company) or 0) * share // SHARE
    if cost > position.cash[seat]:
        return game.refuse("stock.no_cash", amount=cost)
    fault = limit_fault(game, position, seat, action.company, action.source, share)
    return game.refuse(fault, company=action.company) if fault else None
