"""The course of a game of 1824 between decisions."""

from dataclasses import replace

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.ending import end_game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating
from kursbuch.eighteenxx.play.course import Course
from kursbuch.eighteenxx.play.operating import begin_company_turn
from kursbuch.eighteenxx.play.stock import stock
from kursbuch.eighteenxx.position import OperatingRound, Position, StockRound
from kursbuch.eighteenxx.privates import pay_private_income
from kursbuch.eighteenxx.trains import operating_order
from kursbuch.kernel import Seat, View
from kursbuch.titles.t1824.bonds import pay_bonds
from kursbuch.titles.t1824.debt import charge_interest
from kursbuch.titles.t1824.drafting import deal_stacks, is_draft_over
from kursbuch.titles.t1824.export import sell_abroad
from kursbuch.titles.t1824.formation import due_state_railway, form_state_railway
from kursbuch.titles.t1824.holdings import give_free_directors_shares, is_resting, is_sold_out, open_regionals
from kursbuch.titles.t1824.markers import all_markers_placed, put_markers
from kursbuch.titles.t1824.papers import remove_unsold
from kursbuch.titles.t1824.railways import STATE, STATE_PRICE, Empire, austria, empire
from kursbuch.titles.t1824.turns import end_turn

MOST_IDLE_ROUNDS = 3


class AustrianCourse(Course):
    """Rounds as the rulebook has them (V to VIII)."""

    def set_up(self, draft: Draft, seed: int) -> None:
        """State railways have their price from the start (IV.4.4); variants deal stacks or markers."""
        rails = austria(draft.game)
        draft.extra = Empire()
        cell = rails.market.cells_of_kind("state")[0]
        for company in rails.of_kind(STATE):
            draft.change_company(company, par=STATE_PRICE)
            draft.move_token(company, cell)
            draft.board = draft.board.without_home(company)
        put_markers(draft, rails.markers)
        if rails.is_draft:
            deal_stacks(draft, seed)
        elif not rails.places_markers:
            self.begin_stock_round(draft)

    def shown(self, position: Position) -> View:
        """Debts, and what the variants bring: stacks, construction railways, the bond railway, markers."""
        state = empire(position)
        parts: View = {
            "debts": [{"seat": seat, "amount": debt} for seat, debt in position.debts.items()],
            "stacks": [{"paper": ", ".join(stack)} for stack in state.stacks],
            "building": [{"company": company} for company in sorted(state.building)],
            "bond": [{"company": state.bond}] if state.bond is not None else [],
            "markers": [{"hex": hex_, "count": count} for hex_, count in state.markers.items()],
        }
        return {name: part for name, part in parts.items() if part}

    def is_opening_over(self, draft: Draft) -> bool:
        return is_draft_over(draft) if austria(draft.game).is_draft else all_markers_placed(draft)

    def end_opening(self, draft: Draft) -> None:
        self.begin_stock_round(draft)

    def begin_stock_round(self, draft: Draft) -> None:
        """Who has the priority begins; the first round goes backwards first (VI.2, VI.3)."""
        draft.stock_rounds += 1
        is_backward = draft.stock_rounds == 1 and not austria(draft.game).is_draft
        first = Seat(len(draft.game.players) - 1) if is_backward else draft.priority
        draft.round = StockRound(draft.stock_rounds, first)
        draft.log("stock_round_begun", number=draft.stock_rounds)

    def end_stock_turn(self, draft: Draft) -> None:
        end_turn(draft)

    def end_stock_round(self, draft: Draft) -> None:
        """The priority passes on, unsold papers go, sold-out prices rise, debts grow (VI.2, VI.3, VIII.3, VII.12)."""
        last = stock(draft).last_to_act
        draft.extra = replace(empire(draft), idle_rounds=empire(draft).idle_rounds + 1 if last is None else 0)
        if last is not None:
            draft.priority = Seat((last + 1) % len(draft.game.players))
            draft.log("priority_passed", seat=draft.priority)
        if stock(draft).number == 1:
            remove_unsold(draft)
            give_free_directors_shares(draft)
        open_regionals(draft)
        for company in operating_order(draft.game, draft):
            if company in draft.market and is_sold_out(draft.game, draft, company):
                draft.move_token(company, draft.game.market.up(draft.market[company]))
        charge_interest(draft)

    def begin_operating_round(self, draft: Draft, index: int, count: int) -> None:
        """Mountain railways pay; then coal, pre-state and other railways operate (VII.4)."""
        companies = frozenset(
            name
            for name, state in draft.companies.items()
            if (state.president is not None if draft.game.companies[name].is_minor else state.has_capital)
            or name == empire(draft).bond
        )
        draft.round = OperatingRound(draft.stock_rounds, index, count, companies)
        draft.log("operating_round_begun", number=draft.stock_rounds, index=index)
        pay_private_income(draft)

    def begin_company_turn(self, draft: Draft, company: CompanyId) -> None:
        """The bond railway only pays (X.4); a state railway without a director only loses value (IV.4.4)."""
        if company == empire(draft).bond:
            pay_bonds(draft, company)
        elif draft.companies[company].president is not None and not is_resting(draft.game, draft, company):
            begin_company_turn(draft, company)
            return
        elif draft.companies[company].president is None and austria(draft.game).site.operates_without_director:
            begin_company_turn(draft, company)
            draft.change_round(acting=draft.priority)
            return
        else:
            draft.move_token(company, draft.game.market.left(draft.market[company]))
        state = operating(draft)
        draft.round = replace(state, done=(*state.done, company))

    def _form_state_railways(self, draft: Draft) -> None:
        """Those whose train has come, in their order (IV.4.4)."""
        while (due := due_state_railway(draft.game, draft)) is not None:
            form_state_railway(draft, due)

    def end_operating_round(self, draft: Draft) -> None:
        """State railways are formed; after the set a train goes abroad, or the game is over (VII.15, IX.1)."""
        self._form_state_railways(draft)
        open_regionals(draft)
        state = operating(draft)
        if state.index < state.count:
            self.begin_operating_round(draft, state.index + 1, state.count)
        elif draft.is_bank_broken:
            end_game(draft, "bank")
        elif stands_still(draft):
            end_game(draft, "standstill")
        else:
            sell_abroad(draft)
            self._form_state_railways(draft)
            open_regionals(draft)
            self.begin_stock_round(draft)


def stands_still(draft: Draft) -> bool:
    """Whether nothing changes any more: nobody acts, no railway operates, and no train brings a new phase.

    The book does not think of it; without an end such a game would go on for ever.
    """
    rails, state = austria(draft.game), empire(draft)
    phases = list(rails.phases)
    if state.idle_rounds < MOST_IDLE_ROUNDS or draft.phase not in (phases[0], phases[-1]):
        return False
    if draft.privates or state.bond is not None:
        return False
    directed = (name for name in operating(draft).companies if draft.companies[name].president is not None)
    return all(is_resting(rails, draft, name) for name in directed)
