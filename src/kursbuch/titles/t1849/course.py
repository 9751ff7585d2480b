"""The course of the rounds of 1849 (1849 §2.3, §3.4, §5)."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.ending import end_game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating, operating_company
from kursbuch.eighteenxx.play.course import Course
from kursbuch.eighteenxx.play.stock import stock
from kursbuch.eighteenxx.position import POOL, Position
from kursbuch.eighteenxx.shares import percent
from kursbuch.eighteenxx.trains import operating_order
from kursbuch.kernel import Seat, View
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.leaving import skip_gone
from kursbuch.titles.t1849.ordering import draw_order
from kursbuch.titles.t1849.pricing import move_down, move_up, par_prices
from kursbuch.titles.t1849.sicily import Sicily, change, sicily
from kursbuch.titles.t1849.starting import PRESIDENT_SHARES
from kursbuch.titles.t1849.view import show_sicily


class SicilianCourse(Course):
    """Like 1830 but for the order of companies, the end of a stock round, players who left, and the end at L. 377."""

    def __init__(self, island: Island) -> None:
        self.island = island

    def set_up(self, draft: Draft, seed: int) -> None:
        """Draw the order of the companies; one that is left out is no part of the position (1849 §2.3)."""
        order = draw_order(self.island, tuple(draft.companies), seed)
        draft.extra = Sicily(order)
        for company in draft.game.companies:
            if company not in order:
                draft.cash = {account: amount for account, amount in draft.cash.items() if account != company}
                draft.shares = {name: shares for name, shares in draft.shares.items() if name != company}
                draft.companies = {name: state for name, state in draft.companies.items() if name != company}
                draft.board = draft.board.without_home(company)

    def shown(self, position: Position) -> View:
        return show_sicily(position)

    def end_opening(self, draft: Draft) -> None:
        self.begin_stock_round(draft)

    def begin_stock_round(self, draft: Draft) -> None:
        super().begin_stock_round(draft)
        skip_gone(draft)

    def end_stock_turn(self, draft: Draft) -> None:
        super().end_stock_turn(draft)
        skip_gone(draft)

    def end_stock_round(self, draft: Draft) -> None:
        """Prices fall for shares in the pool and rise for sold-out companies; the priority passes on (1849 §3.4)."""
        last = stock(draft).last_to_act
        if last is not None:
            draft.priority = Seat((last + 1) % len(draft.game.players))
            draft.log("priority_passed", seat=draft.priority)
        for company in operating_order(draft.game, draft):
            if percent(draft.game, draft, company, POOL):
                move_down(draft, company)
            elif not percent(draft.game, draft, company, BANK):
                move_up(draft, company)
        change(draft, closed_now=frozenset(), is_shaken=False)

    def begin_operating_set(self, draft: Draft) -> None:
        """Without companies, privates and money for a new company nothing can happen any more: the game is over."""
        if draft.market or draft.privates or self._can_start(draft):
            super().begin_operating_set(draft)
        else:
            end_game(draft, "standstill")

    def _can_start(self, draft: Draft) -> bool:
        """Whether some player has the money for the cheapest president's certificate."""
        cheapest = PRESIDENT_SHARES * min(par_prices(draft.game, self.island.pars, draft.phase))
        seats = (Seat(number) for number in range(len(draft.game.players)))
        return any(draft.cash[seat] >= cheapest for seat in seats if seat not in sicily(draft).gone)

    def begin_company_turn(self, draft: Draft, company: CompanyId) -> None:
        if not self._end_by_price(draft):
            super().begin_company_turn(draft, company)

    def end_company_turn(self, draft: Draft) -> None:
        draft.change_company(operating_company(draft), has_operated=True)
        super().end_company_turn(draft)

    def end_operating_round(self, draft: Draft) -> None:
        if not self._end_by_price(draft):
            super().end_operating_round(draft)

    def _end_by_price(self, draft: Draft) -> bool:
        """A price of L. 377 ends the game after the turn, even if that has closed the company (1849 §5)."""
        is_over = sicily(draft).ends_after_turn and bool(operating(draft).done)
        if is_over:
            end_game(draft, "price")
        return is_over
