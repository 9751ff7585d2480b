"""Clocks that have run out: many at once are worked off quickly, and one that fails holds up nobody."""

from collections.abc import Callable, Iterator, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from kursbuch.server.play import clocks
from kursbuch.server.play.faults import Faults
from kursbuch.server.play.hosted_game import load_seats
from kursbuch.server.play.hosting import Hosting
from kursbuch.server.play.recording import set_program_due
from kursbuch.server.storage import SeatRow, Table, touch

AT_ONCE = 100
"""Tables whose clocks are stopped in one transaction."""


class Expiring:
    """What happens at zero: a bot takes over, or the seat is skipped where the rules allow it."""

    def __init__(self, hosting: Hosting, faults: Faults, wake: Callable[[str], None]) -> None:
        self._hosting = hosting
        self._faults = faults
        self._wake = wake

    def work_off(self, is_stopped: Callable[[], bool]) -> None:
        """All clocks that have run out by now; bots begin to think when all of them are stopped."""
        woken: list[str] = []
        for late in self._late():
            if is_stopped():
                return
            try:
                skipped = self._hand_over(late)
            except Exception:  # which of them it was shows when each is tried alone
                skipped = []
                for table_id in late:
                    with self._faults.kept(table_id, "clock"):
                        skipped += self._hand_over([table_id])
            for table_id in skipped:
                with self._faults.kept(table_id, "clock"):
                    self._skip(table_id)
            woken += late
        for table_id in woken:
            self._wake(table_id)

    def _late(self) -> Iterator[list[str]]:
        """Those that are late now, the longest waiting first, in portions."""
        wanted = select(Table.id).where(
            Table.status == "running", Table.misfit.is_(None), Table.deadline <= self._hosting.time.now()
        )
        with self._hosting.database.read() as session:
            found = session.scalars(wanted.order_by(Table.deadline)).all()
        late = [table_id for table_id in found if not self._faults.is_resting(table_id, "clock")]
        for start in range(0, len(late), AT_ONCE):
            yield late[start : start + AT_ONCE]

    def _hand_over(self, table_ids: Sequence[str]) -> list[str]:
        """Let bots take over at these tables; those at which the seat is to be skipped are left."""
        skipped = []
        with self._hosting.database.write() as session:
            now = self._hosting.time.now()
            tables = session.scalars(
                select(Table).where(Table.id.in_(table_ids)).order_by(Table.id).with_for_update()
            ).all()
            seats = _seats_of(session, table_ids)
            for table in tables:
                if table.status != "running" or table.deadline is None or table.deadline > now:
                    continue
                if table.clock["at_zero"] == "skip":
                    skipped.append(table.id)
                    continue
                table.deadline = None
                if table.clock["at_zero"] == "bot":
                    _let_bot_play(table, seats[table.id], now)
                touch(session, table.id)
        return skipped

    def _skip(self, table_id: str) -> None:
        """The seat that is waited for does nothing, if the rules allow it; otherwise it is waited for."""
        with self._hosting.database.read() as session:
            table = session.get_one(Table, table_id)
            stage = self._hosting.games.current(session, table, load_seats(session, table_id))
        action = clocks.idle_action(stage)
        if action is not None:
            self._hosting.program_move(stage, stage.to_act[0], action, "clock")
            return
        with self._hosting.database.write() as session:
            table = session.get_one(Table, table_id, with_for_update=True)
            if table.number == stage.number:
                table.deadline = None
                touch(session, table_id)


def _seats_of(session: Session, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    rows = select(SeatRow).where(SeatRow.table_id.in_(table_ids)).order_by(SeatRow.table_id, SeatRow.seat)
    for seat in session.scalars(rows):
        found[seat.table_id].append(seat)
    return found


def _let_bot_play(table: Table, seats: Sequence[SeatRow], now: float) -> None:
    clocks.charge(table, seats, None, now)
    seat = seats[table.to_act[0]]
    seat.kind, seat.bot = "bot", table.clock["bot"]
    set_program_due(table, seats, ())
    table.revision += 1
