"""Taking moves back, as the table agreed: freely, one's own last move, or when everybody agrees.

What revealed something hidden is taken back only when everybody agrees, whatever the table's policy is.
"""

from bisect import bisect_left
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice, pairwise

from sqlalchemy import bindparam, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from kursbuch.server.accounts import Caller
from kursbuch.server.play.access import check_status, find_table, own_seats, person_ids
from kursbuch.server.play.games import load_moves
from kursbuch.server.play.hosted_game import Stage
from kursbuch.server.play.hosting import Hosting
from kursbuch.server.play.recording import Made, Overtaken, drop_undo
from kursbuch.server.play.revealing import have_revealed
from kursbuch.server.problems import Problem
from kursbuch.server.storage import CONSENTS, Consent, Entry, SeatRow, Table, touch

OF_PEOPLE = ("person", "order", "import")
"""A standing order's move counts as its owner's: otherwise an undo would tell that there is an order."""


_BY_PEOPLE = (
    select(Entry.number, Entry.seat)
    .where(Entry.table_id == bindparam("table_id"), Entry.number <= bindparam("number"), Entry.by.in_(OF_PEOPLE))
    .order_by(Entry.number.desc())
)


@dataclass(frozen=True, slots=True)
class UndoAnswer:
    """The undo as an entry, or who still has to agree."""

    entry: Entry | None
    missing_seats: tuple[int, ...] = ()


class Undoing:
    """The undo of all tables. Undone moves stay in the history; they only count no longer."""

    def __init__(self, hosting: Hosting) -> None:
        self._hosting = hosting

    def ask(self, caller: Caller, table_id: str, number: int, count: int) -> UndoAnswer:
        """Take back the last `count` moves of people and everything after them, or agree that it is done."""
        with self._hosting.games.lock(table_id):
            made, missing = self._prepare(caller, table_id, number, count)
            if made is None:
                return UndoAnswer(None, missing)
            try:
                entry = self._hosting.write(made)
            except (Overtaken, IntegrityError) as error:
                raise Problem(409, "undo-stale") from error
        return UndoAnswer(entry)

    def _prepare(self, caller: Caller, table_id: str, number: int, count: int) -> tuple[Made | None, tuple[int, ...]]:
        with self._hosting.database.read() as session:
            table, seats = find_table(session, table_id, caller)
            check_status(table, "running")
            own = own_seats(seats, caller)
            if not own:
                raise Problem(403, "seat-none")
            if number != table.number:
                raise Problem(409, "undo-stale", {"number": table.number})
            stage = self._hosting.games.current(session, table, seats)
            depth = _depth_before(session, stage, table, own, count)
            after = self._hosting.games.on_path(session, stage.game, table.number + 1, stage.path[:depth])
            taken_back = load_moves(session, table.id, stage.path[depth:])
            is_own = after.to_act[0] in [seat.seat for seat in own]
            spent = _time_spent(session, after) if is_own and table.clock["mode"] == "move" else 0.0
        if table.undo == "agreement" or have_revealed(after, taken_back):
            missing = self._agree(caller, table, seats, depth)
            if missing:
                return None, missing
            spent = 0.0  # they give the time for another move as well
        movers = _movers_on_the_clock(after, taken_back)
        return Made("undo", own[0].seat, "person", caller.id, after, spent=spent, taken_back=movers), ()

    def _agree(self, caller: Caller, table: Table, seats: Sequence[SeatRow], depth: int) -> tuple[int, ...]:
        """Note the consent; the seats of people who have not agreed to just this."""
        with self._hosting.database.write() as session:
            asked = session.get_one(Table, table.id, with_for_update=True)
            if (asked.number, asked.status) != (table.number, "running"):
                raise Problem(409, "undo-stale", {"number": asked.number})
            consent = Consent(table_id=table.id, subject="undo", account_id=caller.id, number=table.number, depth=depth)
            CONSENTS.put(session.connection(), consent)
            asked.undo_asked = True
            asked.revision += 1
            agreed = set(
                session.scalars(
                    select(Consent.account_id).where(
                        Consent.table_id == table.id,
                        Consent.subject == "undo",
                        Consent.number == table.number,
                        Consent.depth == depth,
                    )
                )
            )
            touch(session, table.id)
        missing = person_ids(seats) - agreed
        return tuple(seat.seat for seat in seats if seat.account_id in missing)

    def refuse(self, caller: Caller, table_id: str) -> None:
        """Whoever is asked says no: nobody's consent counts any longer."""
        with self._hosting.database.write() as session:
            table, seats = find_table(session, table_id, caller, lock=True)
            if not own_seats(seats, caller):
                raise Problem(403, "seat-none")
            drop_undo(session.connection(), table)
            touch(session, table.id)


def _depth_before(session: Session, stage: Stage, table: Table, own: Sequence[SeatRow], count: int) -> int:
    """How many moves stay: what programs did since goes with the move of a person that is taken back."""
    if table.undo == "own":
        count = 1
    found = _moves_of_people(session, stage, count)
    if len(found) < count:
        raise Problem(409, "undo-nothing")
    number, seat = found[-1]
    depth = bisect_left(stage.path, number)
    is_own = seat in {own_seat.seat for own_seat in own}
    if table.undo == "own" and not is_own and not _is_asked(session, table, depth):
        raise Problem(403, "undo-own")
    return depth


def _moves_of_people(session: Session, stage: Stage, count: int) -> list[tuple[int, int | None]]:
    """Numbers and seats of the last moves of people that count, the last one first, at most so many."""
    counting = set(stage.path)
    rows = session.connection().execute(_BY_PEOPLE, {"table_id": stage.game.table_id, "number": stage.number})
    with closing(rows):
        return list(islice(((row.number, row.seat) for row in rows if row.number in counting), count))


def _time_spent(session: Session, stage: Stage) -> float:
    """How long the game has stood in this position: who takes moves back again and again has no more time for it."""
    depth = len(stage.path)
    since = select(Entry.depth, Entry.at).where(
        Entry.table_id == stage.game.table_id, Entry.number >= (stage.path[-1] if stage.path else 0)
    )
    entries = session.execute(since.order_by(Entry.number)).all()
    return sum((float(after.at - before.at) for before, after in pairwise(entries) if before.depth == depth), 0.0)


def _movers_on_the_clock(stage: Stage, moves: Sequence[Entry]) -> list[int]:
    """Whose moves these are, played from the stage on, as far as the game waited for just that person."""
    movers, waited_for = [], [int(seat) for seat in stage.to_act[:1]]
    for entry in moves:
        if entry.seat is not None and waited_for == [entry.seat] and entry.by not in ("bot", "import"):
            movers.append(entry.seat)
        waited_for = entry.to_act[:1]
    return movers


def _is_asked(session: Session, table: Table, depth: int) -> bool:
    """Whether its player asked for just this undo, so that the others may agree."""
    asked = select(Consent).where(
        Consent.table_id == table.id, Consent.subject == "undo", Consent.number == table.number
    )
    return table.undo_asked and session.scalar(asked.where(Consent.depth == depth)) is not None
