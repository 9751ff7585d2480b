"""The rounds of 1849, and the order in which companies come into the game and operate (1849 §2.3, §3.4, §4, §5)."""

from collections.abc import Sequence

from kursbuch.eighteenxx.actions import Pass
from kursbuch.eighteenxx.ending import end_game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating, operating_company
from kursbuch.eighteenxx.play.opening import Opening, auction
from kursbuch.eighteenxx.play.operating import Operating
from kursbuch.eighteenxx.play.stock import Stock, pass_priority, stock
from kursbuch.eighteenxx.position import POOL
from kursbuch.eighteenxx.shares import percent
from kursbuch.eighteenxx.steps.auction import PassInAuction
from kursbuch.eighteenxx.trains import operating_order
from kursbuch.kernel import Chance, Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.pricing import close_at_bottom, move_down, move_up, par_prices
from kursbuch.titles.t1849.sicily import SicilianDraft, Sicily
from kursbuch.titles.t1849.starting import PRESIDENT_SHARES

_IFT = CompanyId("IFT")
_DELAYED_TO = 3


def draw_order(island: Island, companies: Sequence[CompanyId], seed: int) -> tuple[CompanyId, ...]:
    """The companies in play, the first one first; in scenario 5 the last one drawn is left out (1849 §2.3)."""
    draw = _draw_like_site if island.site.draws_order_by_site else _draw
    order = draw(companies, seed)
    if island.variant.delays_ift:
        order = _delay(order)
    return order[: island.variant.companies]


def _draw(companies: Sequence[CompanyId], seed: int) -> tuple[CompanyId, ...]:
    return Chance(seed).shuffle(companies)[0]


def _draw_like_site(companies: Sequence[CompanyId], seed: int) -> tuple[CompanyId, ...]:
    """Each company gets a number of the site's generator, and they are sorted by it."""
    draws: dict[CompanyId, int] = {}
    number = seed
    for company in companies:
        number = (1103515245 * number + 12345) % (1 << 31)
        draws[company] = number
    return tuple(sorted(companies, key=lambda company: draws[company]))


def _delay(order: tuple[CompanyId, ...]) -> tuple[CompanyId, ...]:
    """A Trinacria among the first three changes places with the fourth."""
    place = order.index(_IFT)
    if place >= _DELAYED_TO:
        return order
    changed = list(order)
    changed[place], changed[_DELAYED_TO] = changed[_DELAYED_TO], changed[place]
    return tuple(changed)


def note_sequence(draft: SicilianDraft) -> None:
    """Profile only: the site works the order out when a round begins and after a sale for a train, not otherwise."""
    if draft.game.facts.site.keeps_sequence:
        draft.change_own(sequence=operating_order(draft.game, draft))


def next_in_sequence(draft: SicilianDraft) -> CompanyId | None:
    """Profile only: the next company in the order that was last worked out."""
    state = operating(draft)
    waiting = (name for name in draft.own.sequence if name in state.companies and name in draft.market)
    return next((name for name in waiting if name not in state.done), None)


class PassInOpening(PassInAuction[Island, Sicily]):
    """When all have passed, a new round begins with the holder of the priority (1849 §2.4.4).

    So whoever was first offered the S.C.E. for L. 5 is the one who has to take it for nothing.
    """

    def apply(self, draft: SicilianDraft, seat: Seat, action: Pass) -> None:
        super().apply(draft, seat, action)
        have_all_passed = auction(draft).passes == 0
        if have_all_passed and not draft.game.facts.site.asking.goes_on_after_passes:
            draft.change_round(seat=draft.priority)


MOST_IDLE_ROUNDS = 3
"""After so many stock rounds in a row without any company in play the game ends."""


class SicilianOpening(Opening[Island, Sicily]):
    """The auction; before it the order of the companies is drawn (1849 §2.3, §2.4)."""

    def set_up(self, draft: SicilianDraft, seed: int) -> None:
        """Draw the order of the companies; one that is left out is no part of the position (1849 §2.3)."""
        order = draw_order(draft.game.facts, tuple(draft.companies), seed)
        draft.change_own(order=order)
        for company in draft.game.companies:
            if company not in order:
                draft.cash = {account: amount for account, amount in draft.cash.items() if account != company}
                draft.shares = {name: shares for name, shares in draft.shares.items() if name != company}
                draft.companies = {name: state for name, state in draft.companies.items() if name != company}
                draft.board = draft.board.without_home(company)

    def end(self, draft: SicilianDraft) -> None:
        """The first phase goes on."""


class SicilianStock(Stock[Island, Sicily]):
    """Players who have left are passed over; prices fall and rise at the end (1849 §3.4, §4.6.1)."""

    def begin(self, draft: SicilianDraft) -> None:
        super().begin(draft)
        self._skip_gone(draft)

    def follow(self, draft: SicilianDraft) -> None:
        """Profile only: who has closed his company and goes on with his turn ends it as always."""
        if draft.own.asked not in (None, stock(draft).seat):
            has_closed = any(event.kind == "company_closed" for event in draft.events)
            if not has_closed:
                draft.change_own(asked=None)
        super().follow(draft)

    def end_turn(self, draft: SicilianDraft) -> None:
        if draft.own.asked == stock(draft).seat:
            draft.change_own(asked=None)
        super().end_turn(draft)
        self._skip_gone(draft)

    def _skip_gone(self, draft: SicilianDraft) -> None:
        """Players who have left after a bankruptcy are passed over (1849 §4.6.1)."""
        while stock(draft).seat in draft.own.gone and not self.is_over(draft):
            draft.change_round(seat=self.next_seat(draft), passes=stock(draft).passes + 1)

    def end(self, draft: SicilianDraft) -> None:
        """Prices fall for shares in the pool and rise for sold-out companies; the priority passes on (1849 §3.4)."""
        pass_priority(draft)
        is_unasked = self._is_unasked(draft)
        for company in operating_order(draft.game, draft):
            if percent(draft.game, draft, company, POOL):
                move_down(draft, company, closes=not is_unasked)
            elif not percent(draft.game, draft, company, BANK):
                move_up(draft, company)
        draft.change_own(closed_now=frozenset(), is_shaken=False, is_unnoticed=is_unasked)
        self._count_idle_round(draft)

    def _is_unasked(self, draft: SicilianDraft) -> bool:
        """Profile only: nobody was asked in this round, so a price of 0 is not looked at before the next action."""
        is_new = any(event.kind == "stock_round_begun" for event in draft.events)
        return draft.game.facts.site.closes_after_action and is_new

    def _count_idle_round(self, draft: SicilianDraft) -> None:
        """Without a company nothing can happen: where nobody can start one the game ends, else after some such rounds.

        The book has no such end; without it the stock rounds could go on for ever.
        """
        if draft.market or draft.game.facts.site.asking.plays_on_idle:
            draft.change_own(idle_rounds=0)
            return
        idle = draft.own.idle_rounds + 1
        draft.change_own(idle_rounds=idle)
        if idle == MOST_IDLE_ROUNDS or not (draft.privates or self._can_start(draft)):
            end_game(draft, "standstill")
        else:
            draft.log("idle_round", left=MOST_IDLE_ROUNDS - idle)

    def _can_start(self, draft: SicilianDraft) -> bool:
        """Whether some player has the money for the cheapest president's certificate; else nothing can happen."""
        cheapest = PRESIDENT_SHARES * min(par_prices(draft.game, draft.phase))
        seats = (Seat(number) for number in range(len(draft.game.players)))
        return any(draft.cash[seat] >= cheapest for seat in seats if seat not in draft.own.gone)


class SicilianOperating(Operating[Island, Sicily]):
    """A price of L. 377 ends the game after the turn (1849 §5)."""

    def begin_round(self, draft: SicilianDraft, index: int, count: int) -> None:
        super().begin_round(draft, index, count)
        draft.change_own(skips_trains=False)
        note_sequence(draft)

    def follow(self, draft: SicilianDraft) -> None:
        """Profile only: a price of 0 that nobody has looked at yet."""
        if draft.own.is_unnoticed:
            draft.change_own(is_unnoticed=False)
            for company in tuple(draft.market):
                close_at_bottom(draft, CompanyId(company))

    def next_company(self, draft: SicilianDraft) -> CompanyId | None:
        return next_in_sequence(draft) if draft.game.facts.site.keeps_sequence else super().next_company(draft)

    def begin_turn(self, draft: SicilianDraft, company: CompanyId) -> None:
        if not self._end_by_price(draft):
            super().begin_turn(draft, company)

    def end_turn(self, draft: SicilianDraft) -> None:
        draft.change_company(operating_company(draft), has_operated=True)
        super().end_turn(draft)

    def end_round(self, draft: SicilianDraft) -> None:
        self._end_by_price(draft)

    def _end_by_price(self, draft: SicilianDraft) -> bool:
        """Even if that turn has closed the company (1849 §5)."""
        is_over = draft.own.ends_after_turn and bool(operating(draft).done)
        if is_over:
            end_game(draft, "price")
        return is_over
