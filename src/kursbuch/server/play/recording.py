"""Writing an entry: the move or undo, the clocks, the standing orders it cancels, and who is told."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sqlalchemy import Connection, bindparam, delete, select, update

from kursbuch.kernel import Action, Event, encode_action
from kursbuch.server.notices.turns import add_turn_notices
from kursbuch.server.play import clocks, snapshots
from kursbuch.server.play.gametime import GameTime
from kursbuch.server.play.hosted_game import Stage, load_table
from kursbuch.server.play.orders import OrderRule, is_cancelled_by
from kursbuch.server.security import Signing
from kursbuch.server.storage import (
    ENTRIES,
    ORDERS,
    SEATS,
    SNAPSHOTS,
    TABLES,
    Change,
    Consent,
    Database,
    Entry,
    Order,
    SeatRow,
    Table,
    Written,
)

_SEEN = (
    update(SeatRow)
    .where(SeatRow.table_id == bindparam("table"), SeatRow.account_id == bindparam("account"))
    .values(seen=bindparam("number"))
)
_OPEN_ORDERS = ORDERS.all.where(Order.table_id == bindparam("table_id"), Order.ended.is_(None))


class Overtaken(Exception):  # noqa: N818
    """Another entry took the number: nothing was written."""


@dataclass(frozen=True, slots=True)
class Made:
    """What is written: who did what, and where the game stands after it."""

    kind: str
    seat: int
    by: str
    account_id: int | None
    after: Stage
    action: Action | None = None
    events: tuple[Event, ...] = field(default=())
    order_id: int | None = None
    """The standing order that makes the move."""
    spent: float = 0.0
    """Of an undo: how much of the time for a move is used up in the position that it brings back."""
    taken_back: Sequence[int] = ()
    """Of an undo: whose moves on the clock it takes back."""


Check: TypeAlias = Callable[[Table, Sequence[SeatRow]], None]
"""Whether an entry may be written: asked when nobody can change the table any more. It raises a problem if not."""


def no_check(_table: Table, _seats: Sequence[SeatRow]) -> None:
    """An undo: what it needs was agreed on for this number of entries."""


def write_entry(database: Database, signing: Signing, made: Made, time: GameTime, check: Check = no_check) -> Written:
    """Commit the entry, or raise `Overtaken` if the game is no longer where it was prepared."""
    with database.change() as change:
        table, seats = load_table(change.connection, made.after.game.table_id, lock=True)
        if table is None or seats is None or table.status != "running" or table.number != made.after.number - 1:
            raise Overtaken
        check(table, seats)
        if made.order_id is not None and not _is_open(change.connection, made.order_id):
            raise Overtaken
        return _add_entry(change, table, seats, made, signing, time)


def _is_open(connection: Connection, order_id: int) -> bool:
    """Whether nobody has withdrawn the order; whoever does so locks the table as well."""
    return connection.scalar(select(Order.id).where(Order.id == order_id, Order.ended.is_(None))) is not None


def _add_entry(
    change: Change, table: Table, seats: list[SeatRow], made: Made, signing: Signing, time: GameTime
) -> Written:
    """Write the entry at a table that the change has locked, and that stands where the entry was prepared."""
    connection, now = change.connection, time.now()
    entry = _entry(made, now)
    ENTRIES.insert(connection, [entry])
    if made.kind == "move" and snapshots.is_due(made.after):
        snapshot = snapshots.snapshot_of(made.after, signing)
        if snapshot is not None:
            SNAPSHOTS.insert(connection, [snapshot])
    _move_on(connection, table, seats, made, entry, now)
    TABLES.store(connection, table)
    if made.account_id is not None:
        connection.execute(_SEEN, {"table": table.id, "account": made.account_id, "number": made.after.number})
    for seat in seats:
        SEATS.store(connection, seat)
    written = Written(entry, table, seats)
    change.touch(table.id, written)
    return written


def _entry(made: Made, now: float) -> Entry:
    return Entry(
        table_id=made.after.game.table_id,
        number=made.after.number,
        kind=made.kind,
        seat=made.seat,
        by=made.by,
        account_id=made.account_id,
        action=encode_action(made.action) if made.action is not None else None,
        events=encode_events(made.events),
        depth=len(made.after.path),
        to_act=list(made.after.to_act),
        at=now,
    )


def encode_events(events: Sequence[Event]) -> list[Any]:
    return [{"kind": event.kind, "arguments": dict(event.arguments)} for event in events]


def _move_on(
    connection: Connection, table: Table, seats: Sequence[SeatRow], made: Made, entry: Entry, now: float
) -> None:
    before = table.to_act
    clocks.charge(table, seats, made.seat if made.kind == "move" else None, now)
    for seat in made.taken_back:
        clocks.take_back(table, seats, seat)
    table.number = entry.number
    table.updated = now
    note_stage(table, made.after)
    clocks.go_on(table, seats, made.seat, before, now, made.spent)
    if table.undo_asked:
        drop_undo(connection, table)
    if table.clock["mode"] != "none" or table.status != "running":
        table.revision += 1
    orders = ORDERS.read(connection, _OPEN_ORDERS, table_id=table.id) if table.has_orders else []
    for order in orders:
        if table.status != "running":
            order.ended = "game-over"
        elif is_cancelled_by(OrderRule.model_validate(order.rule), order.seat, made.seat, entry.events):
            order.ended = "event"
        ORDERS.store(connection, order)
    set_program_due(table, seats, orders if made.kind == "move" else ())
    if before[:1] != table.to_act[:1] and table.status == "running":
        add_turn_notices(connection, table, seats[table.to_act[0]], now)


def drop_undo(connection: Connection, table: Table) -> None:
    """An undo that was asked for is no longer wanted, or was asked for in another position."""
    connection.execute(delete(Consent).where(Consent.table_id == table.id, Consent.subject == "undo"))
    table.undo_asked = False
    table.revision += 1


def note_stage(table: Table, stage: Stage) -> None:
    """Who may act, or how the game ended."""
    table.to_act = list(stage.to_act)
    outcome = stage.outcome
    if outcome is not None:
        table.status = "finished"
        table.result = {
            "end": outcome.end,
            "scores": [outcome.scores[seat] for seat in sorted(outcome.scores)],
            "winners": list(outcome.winners),
        }


def set_program_due(table: Table, seats: Sequence[SeatRow], orders: Sequence[Order]) -> None:
    """Whether a bot or a standing order is to move now; after an undo orders wait for the next move."""
    waiting = table.to_act[0] if table.to_act and table.status == "running" else None
    table.program_due = waiting is not None and (
        seats[waiting].kind == "bot" or any(order.seat == waiting and order.ended is None for order in orders)
    )
