"""What follows an action until somebody has to decide again."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.ending import end_game
from kursbuch.eighteenxx.position import AuctionRound, StockRound
from kursbuch.eighteenxx.rounds.auction import end_auction, is_auction_over
from kursbuch.eighteenxx.rounds.operating import (
    begin_company_turn,
    begin_operating_round,
    begin_operating_set,
    end_company_turn,
    next_company,
)
from kursbuch.eighteenxx.rounds.stock import begin_stock_round, end_stock_round
from kursbuch.eighteenxx.schedule import Schedule
from kursbuch.eighteenxx.steps.stock import end_turn
from kursbuch.eighteenxx.turn import operating


def advance(schedule: Schedule, draft: Draft) -> None:
    """Go on through steps, turns and rounds to the next decision or the end of the game."""
    while draft.outcome is None and not schedule.is_interrupted(draft):
        if isinstance(draft.round, AuctionRound):
            goes_on = _advance_auction(draft)
        elif isinstance(draft.round, StockRound):
            goes_on = _advance_stock(schedule, draft)
        else:
            goes_on = _advance_operating(schedule, draft)
        if not goes_on:
            return


def _advance_auction(draft: Draft) -> bool:
    if not is_auction_over(draft):
        return False
    end_auction(draft)
    begin_stock_round(draft)
    return False


def _advance_stock(schedule: Schedule, draft: Draft) -> bool:
    state = draft.stock
    if state.passes == len(draft.game.players):
        end_stock_round(draft)
        begin_operating_set(draft)
        return True
    if state.has_acted and not schedule.can_go_on(draft, state.seat):
        end_turn(draft)
        return True
    return False


def _advance_operating(schedule: Schedule, draft: Draft) -> bool:
    state = operating(draft)
    if state.company is None:
        company = next_company(draft)
        if company is not None:
            begin_company_turn(draft, company)
        else:
            _end_operating_round(draft)
        return True
    if state.step == len(schedule.turn):
        end_company_turn(draft)
        return True
    step = schedule.turn[state.step]
    if step.is_needed(draft):
        return False
    step.skip(draft)
    draft.change_round(step=state.step + 1)
    return True


def _end_operating_round(draft: Draft) -> None:
    """The next round of the set, or a stock round; a broken bank ends the game after the set (1830 §7.0)."""
    state = operating(draft)
    if state.index < state.count:
        begin_operating_round(draft, state.index + 1, state.count)
    elif draft.is_bank_broken:
        end_game(draft, "bank")
    else:
        begin_stock_round(draft)
