"""Clocks: a time for each move or a budget with increment; the clock runs for the seat that the game waits for."""

from collections.abc import Sequence
from typing import Any

from kursbuch.kernel import Action, encode_action
from kursbuch.server.play.hosted_game import Stage
from kursbuch.server.storage import SeatRow, Table

PERSONS = ("person", "hotseat")

IDLE_KINDS = ("pass", "decline", "finish", "leave_auction", "end_turn", "end_deal")
"""What a seat does that is skipped: the actions without fields by which a title lets a seat do nothing."""


def start_clocks(table: Table, seats: Sequence[SeatRow], now: float) -> None:
    """Everybody has the full budget."""
    if table.clock["mode"] == "budget":
        for seat in seats:
            seat.budget = float(table.clock["seconds"])
    table.waiting_since = now
    set_deadline(table, seats)


def charge(table: Table, seats: Sequence[SeatRow], mover: int | None, now: float) -> None:
    """Before an entry: take the time from the seat that was waited for, and give it the increment if it moved."""
    if table.clock["mode"] != "budget" or not table.to_act or table.waiting_since is None:
        return
    seat = seats[table.to_act[0]]
    if seat.kind in PERSONS and seat.budget is not None:
        left = max(0.0, seat.budget - max(0.0, now - table.waiting_since))
        seat.budget = left + (table.clock["increment"] if mover == seat.seat else 0)


def go_on(
    table: Table, seats: Sequence[SeatRow], mover: int | None, before: list[int], now: float, spent: float = 0.0
) -> None:
    """After an entry: the clock of the next seat starts; a seat that only watched another step in goes on waiting.

    Of the time for a move so much is `spent` already, where an undo brought the position back.
    """
    is_same = bool(before) and before[:1] == table.to_act[:1] and mover != before[0]
    if table.clock["mode"] == "budget":
        table.waiting_since = now
    elif not is_same:
        table.waiting_since = now - spent
    set_deadline(table, seats)


def take_back(table: Table, seats: Sequence[SeatRow], mover: int) -> None:
    """A move is taken back, and the increment with it."""
    seat = seats[mover]
    if table.clock["mode"] == "budget" and seat.budget is not None:
        seat.budget = max(0.0, seat.budget - table.clock["increment"])


def is_over(table: Table, seat: SeatRow, now: float) -> bool:
    """Whether the game waits for the seat, and its time for that is used up, where that has consequences."""
    is_timed = table.clock["mode"] != "none" and table.clock["at_zero"] != "nothing"
    if not is_timed or table.to_act[:1] != [seat.seat] or table.waiting_since is None:
        return False
    return table.waiting_since + _seconds_of(table, seat) <= now


def set_deadline(table: Table, seats: Sequence[SeatRow]) -> None:
    """When the time of the seat that is waited for is over, if anything happens then."""
    table.deadline = None
    clock: dict[str, Any] = table.clock
    if clock["mode"] == "none" or clock["at_zero"] == "nothing" or not table.to_act or table.status != "running":
        return
    seat = seats[table.to_act[0]]
    if seat.kind in PERSONS and table.waiting_since is not None:
        table.deadline = table.waiting_since + _seconds_of(table, seat)


def _seconds_of(table: Table, seat: SeatRow) -> float:
    """What the seat has for its next move."""
    return seat.budget if table.clock["mode"] == "budget" and seat.budget is not None else float(table.clock["seconds"])


def idle_action(stage: Stage) -> Action | None:
    """What the seat that is waited for can do to be skipped, if the rules allow it."""
    for offer in stage.game.rules.offers(stage.position, stage.to_act[0]):
        if offer.kind in IDLE_KINDS:
            action = next(iter(offer))
            if len(encode_action(action)) == 1:
                return action
    return None
