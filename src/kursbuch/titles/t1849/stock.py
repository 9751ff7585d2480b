"""A player's turn in a stock round: first sell, then buy one certificate or start a company (1849 §3)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import BuyShare, Pass, StartCompany
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.step import Alternatives
from kursbuch.eighteenxx.play.stock import StockStep, finish_turn, stock
from kursbuch.eighteenxx.position import POOL
from kursbuch.eighteenxx.shares import SHARE, limited_certificates, percent, price, sale_cost, while_held
from kursbuch.eighteenxx.steps.stock import purchase
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import SellCertificates
from kursbuch.titles.t1849.certificates import (
    CERTIFICATES,
    LAST,
    Lot,
    keep_stacks,
    next_certificate,
    possible_sales,
    price_before_sales,
    sale_fault,
    sell_lot,
    sell_together,
    sellable_lots,
    take_certificate,
    tens,
)
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.pricing import par_prices
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianSituation, Sicily
from kursbuch.titles.t1849.starting import PRESIDENT_SHARES, free_homes, start

STARTED = "start"
"""Marks a turn in which the player has started a company: he may buy on, up to 40% (1849 §3.3.2)."""

MOST_AT_START = 40


class SellInTurn(StockStep[SellCertificates, Island, Sicily]):
    """Sell before buying (1849 §3, §3.1)."""

    is_asked_last = True
    action = SellCertificates

    def can_act(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> bool:
        return can_sell(game, position, seat)

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        for company in position.shares if stock(position).bought is None else ():
            if sellable_lots(game, position, seat, company):
                yield while_held(game, position, seat, company, _sales)

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: SellCertificates
    ) -> Refusal | None:
        if action.company not in position.shares:
            return game.refuse("company.unknown", company=action.company)
        if stock(position).bought is not None:
            return game.refuse("stock.sell_first")
        fault = sale_fault(game, position, seat, action)
        return game.refuse(fault, company=action.company) if fault else None

    def cost(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: SellCertificates) -> int | None:
        lot = Lot(action.tens, action.last)
        if action.company not in position.market or game.facts.site.sells_one_by_one:
            return sale_cost(game, position, action.company, lot.shares)
        return -price_before_sales(game, position, action.company) * lot.shares

    def apply(self, draft: SicilianDraft, seat: Seat, action: SellCertificates) -> None:
        lot = Lot(action.tens, action.last)
        is_president = draft.companies[action.company].president == seat
        if draft.game.facts.site.sells_one_by_one:
            before, is_first = draft.market, not stock(draft).has_acted
            sell_lot(draft, seat, action.company, lot, whole=action.whole)
            keep_stacks(draft, action.company, lot, before, is_first)
        else:
            sell_together(draft, seat, action.company, lot)
        draft.change_round(sold=stock(draft).sold | {(seat, action.company)}, has_acted=True)
        is_closed = is_president and action.company not in draft.market
        if is_closed and draft.game.facts.site.asks_after_closing:
            draft.change_own(asked=Seat((seat + 1) % len(draft.game.players)))


class BuyCertificate(StockStep[BuyShare, Island, Sicily]):
    """Buy one certificate; whoever has started a company may buy on, up to 40% (1849 §3.2, §3.3.2)."""

    action = BuyShare

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        state = stock(position)
        has_bought = state.bought is not None and state.bought_from != STARTED
        for company in map(CompanyId, () if has_bought else position.market):
            for source in (BANK, POOL):
                number = next_certificate(position, company, source)
                if number is not None and certificate_price(game, position, company, number) <= position.cash[seat]:
                    offer = purchase(company, str(source))
                    if self._refusal(game, position, seat, offer.action, number) is None:
                        yield offer

    def objection(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: BuyShare) -> Refusal | None:
        company = action.company
        if company not in position.shares or action.source not in (BANK, POOL):
            return game.refuse("company.unknown", company=company)
        if company not in position.market:
            return game.refuse("stock.president_first", company=company)
        number = next_certificate(position, company, action.source)
        if number is None:
            return game.refuse("stock.none_left", company=company, source=action.source)
        return self._refusal(game, position, seat, action, number)

    def _refusal(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: BuyShare, number: int
    ) -> Refusal | None:
        """Why the player cannot buy this certificate, which is there."""
        company, state = action.company, stock(position)
        grown = percent(game, position, company, seat) + CERTIFICATES[number]
        if state.bought is not None and not (may_buy_on(position, action) and grown <= MOST_AT_START):
            return game.refuse("stock.one_purchase")
        if (seat, company) in state.sold:
            return game.refuse("stock.sold_before", company=company)
        if certificate_price(game, position, company, number) > position.cash[seat]:
            return game.refuse("stock.no_cash", amount=certificate_price(game, position, company, number))
        if grown > game.facts.holding_percent:
            return game.refuse("shares.company_limit", company=company)
        saves = gives_two_shares(game, position, seat, company, number) and not game.facts.site.limits_before_exchange
        more = 0 if saves else 1
        if limited_certificates(game, position, seat) + more > game.certificate_limit:
            return game.refuse("shares.certificate_limit", company=company)
        return None

    def cost(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: BuyShare) -> int | None:
        company = action.company
        number = next_certificate(position, company, action.source) if company in position.market else None
        return certificate_price(game, position, company, number) if number is not None else None

    def apply(self, draft: SicilianDraft, seat: Seat, action: BuyShare) -> None:
        """Treasury shares are paid to the company, pool shares to the bank (1849 §3.2)."""
        company = action.company
        number = next_certificate(draft, company, action.source)
        assert number is not None
        cost = certificate_price(draft.game, draft, company, number)
        draft.pay(seat, company if action.source == BANK else BANK, cost)
        draft.log("share_bought", seat=seat, company=company, source=action.source, amount=cost)
        take_certificate(draft, seat, company, action.source)
        is_more = stock(draft).bought is not None
        draft.change_round(bought=company, has_acted=True, bought_from=STARTED if is_more else action.source)


class StartNextCompany(StockStep[StartCompany, Island, Sicily]):
    """Start the next company in the order (1849 §3.3)."""

    action = StartCompany

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        """What the price decides is whether it can be paid; all else is the same for each."""
        pars = [par for par in par_prices(game, position.phase) if PRESIDENT_SHARES * par <= position.cash[seat]]
        starts = tuple(StartCompany(company, par) for company in position.own.order[:1] for par in pars)
        if starts and self.objection(game, position, seat, starts[0]) is None:
            yield Choices(starts)

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: StartCompany
    ) -> Refusal | None:
        company, order = action.company, position.own.order
        if company not in position.companies:
            return game.refuse("company.unknown", company=company)
        if company not in order:
            return game.refuse("stock.started", company=company)
        if company != order[0]:
            return game.refuse("stock.not_next", company=order[0])
        if company in position.own.closed_now:
            return game.refuse("stock.closed_now", company=company)
        if action.price not in par_prices(game, position.phase):
            return game.refuse("stock.bad_par", price=action.price)
        if stock(position).bought is not None:
            return game.refuse("stock.one_purchase")
        if PRESIDENT_SHARES * action.price > position.cash[seat]:
            return game.refuse("stock.no_cash", amount=PRESIDENT_SHARES * action.price)
        if limited_certificates(game, position, seat) + 1 > game.certificate_limit:
            return game.refuse("shares.certificate_limit", company=company)
        if game.companies[company].home is None and not free_homes(game, position, company):
            return game.refuse("stations.not_home")
        return None

    def cost(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: StartCompany) -> int | None:
        return PRESIDENT_SHARES * action.price

    def apply(self, draft: SicilianDraft, seat: Seat, action: StartCompany) -> None:
        start(draft, seat, action.company, action.price, seat)
        draft.change_round(bought=action.company, bought_from=STARTED, has_acted=True)


class EndStockTurn(StockStep[Pass, Island, Sicily]):
    """Whoever is over the limit sells first, as long as something can be sold (1849 §3.1)."""

    action = Pass

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        if self.objection(game, position, seat, Pass()) is None:
            yield Single(Pass())

    def objection(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: Pass) -> Refusal | None:
        if is_over_limit(game, position, seat) and can_sell(game, position, seat):
            return game.refuse("stock.must_sell")
        return None

    def apply(self, draft: SicilianDraft, seat: Seat, action: Pass) -> None:
        finish_turn(draft)


class StockTurn(Alternatives[Island, Sicily]):
    """Sell, then buy or start, or pass."""

    def __init__(self) -> None:
        super().__init__(SellInTurn(), BuyCertificate(), StartNextCompany(), EndStockTurn())

    def keeps_asking(self, game: SicilianGame, now: SicilianSituation) -> bool:
        return now.own.asked == stock(now).seat


def _sales(game: SicilianGame, now: SicilianSituation, seat: Seat, company: CompanyId) -> Choices[SellCertificates]:
    return Choices(tuple(possible_sales(game, now, seat, company)))


def may_buy_on(now: SicilianSituation, action: BuyShare) -> bool:
    """Whoever has just started a company may buy more of it from the treasury (1849 §3.3.2)."""
    state = stock(now)
    return state.bought_from == STARTED and state.bought == action.company and action.source == BANK


def gives_two_shares(game: SicilianGame, now: SicilianSituation, seat: Seat, company: CompanyId, number: int) -> bool:
    """Whether this purchase makes the player president, who gives two shares for one certificate (1849 §3.5.3)."""
    president = now.companies[company].president
    grown = percent(game, now, company, seat) + CERTIFICATES[number]
    shares = len(tens(now, company, seat)) + (number != LAST)
    return president not in (None, seat) and grown > percent(game, now, company, president or 0) and shares > 1


def certificate_price(game: SicilianGame, now: SicilianSituation, company: CompanyId, number: int) -> int:
    """All purchases are at the present price (1849 §3.5.1)."""
    value = price(game, now, company)
    assert value is not None
    return value * CERTIFICATES[number] // SHARE


def is_over_limit(game: SicilianGame, now: SicilianSituation, seat: Seat) -> bool:
    """Whether a player holds too many papers after a change of presidents (1849 §3.5.2)."""
    return limited_certificates(game, now, seat) > game.certificate_limit


def can_sell(game: SicilianGame, now: SicilianSituation, seat: Seat) -> bool:
    """Whether the player could sell anything now."""
    if stock(now).bought is not None:
        return False
    return any(sellable_lots(game, now, seat, company) for company in now.shares)
