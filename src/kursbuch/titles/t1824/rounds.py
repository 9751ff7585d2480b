"""The rounds of 1824 (V to VIII)."""

from kursbuch.eighteenxx.ending import end_game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating
from kursbuch.eighteenxx.play.opening import Opening
from kursbuch.eighteenxx.play.operating import Operating
from kursbuch.eighteenxx.play.stock import Stock, pass_priority, stock
from kursbuch.eighteenxx.trains import operating_order
from kursbuch.kernel import Seat, with_changes
from kursbuch.titles.t1824.bonds import pay_bonds
from kursbuch.titles.t1824.debt import charge_interest
from kursbuch.titles.t1824.drafting import deal_stacks, is_draft_over
from kursbuch.titles.t1824.export import sell_abroad
from kursbuch.titles.t1824.formation import due_state_railway, form_state_railway
from kursbuch.titles.t1824.holdings import give_free_directors_shares, is_resting, is_sold_out, open_regionals
from kursbuch.titles.t1824.markers import all_markers_placed, put_markers
from kursbuch.titles.t1824.papers import remove_unsold
from kursbuch.titles.t1824.railways import STATE, STATE_PRICE, Austria, AustrianDraft, Empire

MOST_IDLE_ROUNDS = 3


class AustrianOpening(Opening[Austria, Empire]):
    """Variant A drafts papers from stacks (X.5), variant C may place markers (XII.2); else there is no opening."""

    def set_up(self, draft: AustrianDraft, seed: int) -> None:
        """State railways have their price from the start (IV.4.4); variants deal stacks or markers."""
        rails = draft.game.facts
        cell = draft.game.market.cells_of_kind("state")[0]
        for company in rails.of_kind(STATE):
            draft.change_company(company, par=STATE_PRICE)
            draft.move_token(company, cell)
            draft.board = draft.board.without_home(company)
        put_markers(draft, rails.markers)
        if rails.is_draft:
            deal_stacks(draft, seed)

    def is_over(self, draft: AustrianDraft) -> bool:
        rails = draft.game.facts
        if rails.is_draft:
            return is_draft_over(draft)
        return not rails.places_markers or all_markers_placed(draft)

    def end(self, draft: AustrianDraft) -> None:
        """The first phase goes on."""


class AustrianStock(Stock[Austria, Empire]):
    """The first round goes backwards before it goes forwards; at the end prices rise and debts grow (VI, VII.12)."""

    def first_seat(self, draft: AustrianDraft) -> Seat:
        """Who has the priority begins, but the last player where the round goes backwards (VI.2, VI.3)."""
        is_backward = self._is_backward(draft, draft.stock_rounds)
        return Seat(len(draft.game.players) - 1) if is_backward else super().first_seat(draft)

    def next_seat(self, draft: AustrianDraft) -> Seat:
        """The first pass through the players in the first round goes backwards (VI.3)."""
        state, players = stock(draft), len(draft.game.players)
        turns = state.turns + 1
        if self._is_backward(draft, state.number) and turns <= players:
            return Seat(max(players - 1 - turns, 0))
        return super().next_seat(draft)

    def passes(self, draft: AustrianDraft) -> int:
        """Who passed on the way there and passes on the way back counts once (VI.2)."""
        state, players = stock(draft), len(draft.game.players)
        is_turned = self._is_backward(draft, state.number) and players <= state.turns < 2 * players
        has_passed_before = is_turned and state.seat < state.passes
        return state.passes - 1 if has_passed_before else state.passes

    def _is_backward(self, draft: AustrianDraft, number: int) -> bool:
        return number == 1 and not draft.game.facts.is_draft

    def end(self, draft: AustrianDraft) -> None:
        """The priority passes on, unsold papers go, sold-out prices rise, debts grow (VI.2, VI.3, VIII.3, VII.12)."""
        is_idle = stock(draft).last_to_act is None
        draft.change_own(idle_rounds=draft.own.idle_rounds + 1 if is_idle else 0)
        pass_priority(draft)
        if stock(draft).number == 1:
            remove_unsold(draft)
            give_free_directors_shares(draft)
        open_regionals(draft)
        for company in operating_order(draft.game, draft):
            may_rise = draft.companies[company].has_capital or not draft.game.facts.site.rises_only_open
            if company in draft.market and may_rise and is_sold_out(draft.game, draft, company):
                draft.move_token(company, draft.game.market.up(draft.market[company]))
        charge_interest(draft)


class AustrianOperating(Operating[Austria, Empire]):
    """Mountain railways pay; then coal, pre-state and other railways operate (VII.4)."""

    def float_companies(self, draft: AustrianDraft) -> None:
        """Regional railways have been opened before (VI.5)."""

    def companies(self, draft: AustrianDraft) -> frozenset[CompanyId]:
        return frozenset(
            name
            for name, state in draft.companies.items()
            if (state.president is not None if draft.game.companies[name].is_minor else state.has_capital)
            or name == draft.own.bond
        )

    def begin_turn(self, draft: AustrianDraft, company: CompanyId) -> None:
        """The bond railway only pays (X.4); a state railway without a director only loses value (IV.4.4)."""
        director = draft.companies[company].president
        if company == draft.own.bond:
            pay_bonds(draft, company)
        elif director is not None and not is_resting(draft.game, draft, company):
            super().begin_turn(draft, company)
            return
        elif director is None and draft.game.facts.site.operates_without_director:
            super().begin_turn(draft, company)
            draft.change_round(acting=draft.priority)
            return
        else:
            draft.move_token(company, draft.game.market.left(draft.market[company]))
        state = operating(draft)
        draft.round = with_changes(state, done=(*state.done, company))

    def end_round(self, draft: AustrianDraft) -> None:
        """State railways whose train has come are formed, in their order (IV.4.4)."""
        while (due := due_state_railway(draft.game, draft)) is not None:
            form_state_railway(draft, due)
        open_regionals(draft)

    def end(self, draft: AustrianDraft) -> None:
        """After the set a train goes abroad, or the game is over (VII.15, IX.1)."""
        super().end(draft)
        if draft.outcome is not None:
            return
        if stands_still(draft) and not draft.game.facts.site.asking.plays_on_idle:
            left = MOST_IDLE_ROUNDS - draft.own.idle_rounds
            if left <= 0:
                end_game(draft, "standstill")
                return
            draft.log("idle_round", left=left)
        sell_abroad(draft)
        self.end_round(draft)


def stands_still(draft: AustrianDraft) -> bool:
    """Whether nothing changes any more: nobody acts, no railway operates, and no train brings a new phase.

    The book does not think of it; without an end after some such rounds the game would go on for ever.
    """
    state = draft.own
    phases = list(draft.game.phases)
    if not state.idle_rounds or draft.phase not in (phases[0], phases[-1]):
        return False
    if draft.privates or state.bond is not None:
        return False
    directed = (name for name in operating(draft).companies if draft.companies[name].president is not None)
    return all(is_resting(draft.game, draft, name) for name in directed)
