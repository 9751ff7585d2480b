"""The course of a stock round (1830 §5.0)."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.position import POOL, StockRound
from kursbuch.eighteenxx.shares import Table, pay_capital, percent
from kursbuch.eighteenxx.trains import operating_order
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK


def stock(table: Table) -> StockRound:
    """The round, known to be a stock round."""
    assert isinstance(table.round, StockRound)
    return table.round


def begin_stock_round(draft: Draft) -> None:
    """The player with the priority begins."""
    number = draft.stock_rounds + 1
    draft.stock_rounds = number
    draft.round = StockRound(number, draft.priority)
    draft.log("stock_round_begun", number=number)


def end_stock_round(draft: Draft) -> None:
    """Sold-out companies rise, new ones get their capital, the priority passes on (1830 §4.5, §5.0, §5.3)."""
    last = stock(draft).last_to_act
    if last is not None:
        draft.priority = Seat((last + 1) % len(draft.game.players))
        draft.log("priority_passed", seat=draft.priority)
    for company in operating_order(draft.game, draft):
        in_hands = 100 - percent(draft.game, draft, company, BANK) - percent(draft.game, draft, company, POOL)
        if in_hands == 100:
            draft.move_token(company, draft.game.market.up(draft.market[company]))
    pay_capital(draft)


def end_turn(draft: Draft) -> None:
    """The next player; a turn without purchase or sale is a pass (1830 §5.0)."""
    state = stock(draft)
    if not state.has_acted:
        draft.log("passed", seat=state.seat)
    draft.round = StockRound(
        number=state.number,
        seat=Seat((state.seat + 1) % len(draft.game.players)),
        passes=0 if state.has_acted else state.passes + 1,
        sold=state.sold,
        last_to_act=state.seat if state.has_acted else state.last_to_act,
    )
