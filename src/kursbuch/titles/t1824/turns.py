"""Whose turn it is in a stock round (VI.2, VI.3)."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.play.stock import stock
from kursbuch.eighteenxx.position import StockRound
from kursbuch.kernel import Seat
from kursbuch.titles.t1824.railways import austria


def end_turn(draft: Draft) -> None:
    """The next player; the first pass through the players in the first round goes backwards (VI.3).

    The round ends when everybody has passed: who passed on the way there and passes on the way back counts once (VI.2).
    """
    state, players = stock(draft), len(draft.game.players)
    turns = state.turns + 1
    is_backward = state.number == 1 and not austria(draft.game).is_draft
    is_turned = is_backward and players <= state.turns < 2 * players
    has_passed_before = is_turned and state.seat < state.passes
    backward = Seat(max(players - 1 - turns, 0))
    seat = backward if is_backward and turns <= players else Seat((state.seat + 1) % players)
    if not state.has_acted:
        draft.log("passed", seat=state.seat)
    draft.round = StockRound(
        number=state.number,
        seat=seat,
        passes=0 if state.has_acted else state.passes + (0 if has_passed_before else 1),
        sold=state.sold,
        last_to_act=state.seat if state.has_acted else state.last_to_act,
        turns=turns,
    )
