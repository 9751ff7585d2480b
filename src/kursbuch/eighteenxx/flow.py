"""What follows an action until somebody has to decide again."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.position import AuctionRound, StockRound
from kursbuch.eighteenxx.schedule import Schedule
from kursbuch.eighteenxx.turn import operating


def advance(schedule: Schedule, draft: Draft) -> None:
    """Go on through steps, turns and rounds to the next decision or the end of the game."""
    while draft.outcome is None and not schedule.is_interrupted(draft):
        if isinstance(draft.round, AuctionRound):
            goes_on = _advance_opening(schedule, draft)
        elif isinstance(draft.round, StockRound):
            goes_on = _advance_stock(schedule, draft)
        else:
            goes_on = _advance_operating(schedule, draft)
        if not goes_on:
            return


def _advance_opening(schedule: Schedule, draft: Draft) -> bool:
    if not schedule.course.is_opening_over(draft):
        return False
    schedule.course.end_opening(draft)
    return False


def _advance_stock(schedule: Schedule, draft: Draft) -> bool:
    state = draft.stock
    if state.passes == len(draft.game.players):
        schedule.course.end_stock_round(draft)
        schedule.course.begin_operating_set(draft)
        return True
    if state.has_acted and not schedule.can_go_on(draft, state.seat):
        schedule.course.end_stock_turn(draft)
        return True
    return False


def _advance_operating(schedule: Schedule, draft: Draft) -> bool:
    state = operating(draft)
    if state.company is None:
        company = schedule.course.next_company(draft)
        if company is not None:
            schedule.course.begin_company_turn(draft, company)
        else:
            schedule.course.end_operating_round(draft)
        return True
    if state.step == len(schedule.turn):
        schedule.course.end_company_turn(draft)
        return True
    step = schedule.turn[state.step]
    if step.is_needed(draft):
        return False
    step.skip(draft)
    draft.change_round(step=state.step + 1)
    return True
