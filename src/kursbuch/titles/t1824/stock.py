"""A player's turn in a stock round: sell, then buy or exchange one paper (VI)."""

from collections.abc import Iterable
from typing import Any, Generic

from kursbuch.eighteenxx.actions import Pass
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.step import Alternatives, Step
from kursbuch.eighteenxx.play.stock import StockStep, finish_turn, stock
from kursbuch.eighteenxx.shares import sale_cost
from kursbuch.kernel import Action, Amounts, Choices, Offer, Refusal, Seat, Single
from kursbuch.titles.t1824.acquiring import (
    BuyFirstPaper,
    BuyOneDouble,
    BuyOneShare,
    ExchangeOneCoal,
    ExchangeOneMountain,
    StartRegional,
    must_sell,
)
from kursbuch.titles.t1824.actions import RepayDebt
from kursbuch.titles.t1824.debt import repay, repay_refusal
from kursbuch.titles.t1824.papers import unsold_papers
from kursbuch.titles.t1824.railways import (
    COAL,
    Austria,
    AustrianDraft,
    AustrianGame,
    AustrianPosition,
    AustrianSituation,
    Empire,
    is_first_round,
)
from kursbuch.titles.t1824.sales import DOUBLES, SHARES, SaleKind, SellAction


class SellInTurn(StockStep[SellAction, Austria, Empire], Generic[SellAction]):
    """Sell as much as is allowed, but not in the first stock round (VI.8)."""

    is_asked_last = True

    def __init__(self, kind: SaleKind[SellAction]) -> None:
        self.kind: SaleKind[SellAction] = kind
        self.action = kind.action

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        for company in position.shares if no_sale(position) is None else ():
            yield from self.offers_of(game, position, seat, company)

    def offers_of(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, company: CompanyId
    ) -> Iterable[Offer[Action]]:
        """What can be sold of one company."""
        fault = self.kind.fault
        conceivable = self.kind.conceivable(game, position, seat, company)
        legal = tuple([sale for sale in conceivable if fault(game, position, seat, sale) is None])
        return (Choices(legal),) if legal else ()

    def objection(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: SellAction
    ) -> Refusal | None:
        if action.company not in game.companies:
            return game.refuse("company.unknown", company=action.company)
        if closed := no_sale(position):
            return game.refuse(closed)
        fault = self.kind.fault(game, position, seat, action)
        return game.refuse(fault, company=action.company, shares=action.shares) if fault else None

    def cost(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: SellAction) -> int | None:
        return sale_cost(game, position, action.company, self.kind.count(action))

    def apply(self, draft: AustrianDraft, seat: Seat, action: SellAction) -> None:
        self.kind.make(draft, seat, action)
        draft.change_round(sold=stock(draft).sold | {(seat, action.company)}, has_acted=True)


class RepayDebts(StockStep[RepayDebt, Austria, Empire]):
    """Pay debts back to the bank (VII.12)."""

    action = RepayDebt

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        most = min(position.cash[seat], position.debts.get(seat, 0))
        if most > 0:
            yield Amounts(RepayDebt(1), "amount", 1, most)

    def objection(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: RepayDebt
    ) -> Refusal | None:
        return repay_refusal(game, position, seat, action)

    def apply(self, draft: AustrianDraft, seat: Seat, action: RepayDebt) -> None:
        repay(draft, seat, action.amount)
        if draft.game.facts.site.repaying_is_acting:
            draft.change_round(has_acted=True)


class EndStockTurn(StockStep[Pass, Austria, Empire]):
    """Whoever has too many papers sells first, as long as something can be sold (VI.7)."""

    action = Pass

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        if self.objection(game, position, seat, Pass()) is None:
            yield Single(Pass())

    def objection(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: Pass) -> Refusal | None:
        return must_sell(game, position, seat)

    def apply(self, draft: AustrianDraft, seat: Seat, action: Pass) -> None:
        finish_turn(draft)


class StockTurn(Alternatives[Austria, Empire]):
    """Sell as much as is allowed, pay debts back, then one purchase or exchange, or pass (VI.1)."""

    def __init__(self) -> None:
        self._sell_shares, self._sell_double = SellInTurn(SHARES), SellInTurn(DOUBLES)
        self._others: tuple[Step[Any, Austria, Empire], ...] = (
            BuyFirstPaper(),
            BuyOneShare(),
            BuyOneDouble(),
            StartRegional(),
            ExchangeOneMountain(),
            ExchangeOneCoal(),
            RepayDebts(),
            EndStockTurn(),
        )
        super().__init__(self._sell_shares, self._sell_double, *self._others)

    def keeps_asking(self, game: AustrianGame, now: AustrianSituation) -> bool:
        """Profile only: everybody is asked while a coal railway is for sale, with money for it or without."""
        unsold = unsold_papers(game, now) if is_first_round(now) else ()
        return any(paper in game.facts.of_kind(COAL) for paper in unsold)

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        for company in position.shares if no_sale(position) is None else ():
            yield from self._sell_shares.offers_of(game, position, seat, company)
            yield from self._sell_double.offers_of(game, position, seat, company)
        for other in self._others:
            yield from other.offers(game, position, seat)


def no_sale(position: AustrianPosition) -> str | None:
    """Why a player may sell nothing at all: it is the first stock round, or he has bought (VI.1, VI.8)."""
    state = stock(position)
    if state.number == 1:
        return "stock.first_round"
    return "stock.sell_first" if state.bought is not None else None
