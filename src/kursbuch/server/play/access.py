"""Who may see a table, and who sits where."""

from collections.abc import Sequence

from sqlalchemy import Connection
from sqlalchemy.orm import Session

from kursbuch.server.accounts import Caller
from kursbuch.server.play.hosted_game import load_seats, load_table
from kursbuch.server.problems import Problem
from kursbuch.server.storage import SeatRow, Table


def find_table(
    session: Session, table_id: str, caller: Caller | None, invitation: str | None = None, lock: bool = False
) -> tuple[Table, list[SeatRow]]:
    """The table and its seats; who has no business there is told that it does not exist."""
    table = session.get(Table, table_id, with_for_update=lock)
    if table is None:
        raise Problem(404, "table-unknown")
    seats = load_seats(session, table_id)
    check_watching(table, seats, caller, invitation)
    return table, seats


def see_table(
    connection: Connection, table_id: str, caller: Caller | None, invitation: str | None = None
) -> tuple[Table, list[SeatRow]]:
    """Like `find_table`, only to look: what is changed in the answer is not stored."""
    table, seats = load_table(connection, table_id)
    if table is None or seats is None:
        raise Problem(404, "table-unknown")
    check_watching(table, seats, caller, invitation)
    return table, seats


def check_watching(table: Table, seats: Sequence[SeatRow], caller: Caller | None, invitation: str | None) -> None:
    """Who has no business at a table is told that it does not exist."""
    if not _may_watch(table, seats, caller, invitation):
        raise Problem(404, "table-unknown")


def _may_watch(table: Table, seats: Sequence[SeatRow], caller: Caller | None, invitation: str | None) -> bool:
    if table.public or (invitation is not None and invitation == table.invitation):
        return True
    if caller is None:
        return False
    return caller.guest_of == table.id or caller.id == table.host_id or bool(own_seats(seats, caller))


def own_seats(seats: Sequence[SeatRow], caller: Caller | None) -> list[SeatRow]:
    """The seats that the caller plays: one, or several around one screen."""
    return [seat for seat in seats if caller is not None and seat.account_id == caller.id]


def belongs(seats: Sequence[SeatRow], caller: Caller, table_id: str) -> bool:
    """Whether the others at the table hear and see the caller: a guest of another table only with a seat here."""
    return caller.guest_of in (None, table_id) or bool(own_seats(seats, caller))


def playing_seat(seats: Sequence[SeatRow], caller: Caller, number: int | None, to_act: Sequence[int]) -> SeatRow:
    """The seat that the caller acts for: the one that is named, else the first own one that may act."""
    own = own_seats(seats, caller)
    if not own:
        raise Problem(403, "seat-none")
    if number is None:
        order = {seat: place for place, seat in enumerate(to_act)}
        return min(own, key=lambda seat: (order.get(seat.seat, len(seats)), seat.seat))
    for seat in own:
        if seat.seat == number:
            return seat
    raise Problem(403, "seat-other", seat=number)


def person_ids(seats: Sequence[SeatRow]) -> set[int]:
    """The accounts of the people at the table: whoever a bot plays for at the moment has a say as well."""
    return {seat.account_id for seat in seats if seat.account_id is not None}


def check_host(table: Table, caller: Caller) -> None:
    if table.host_id != caller.id:
        raise Problem(403, "host-only")


def check_status(table: Table, *wanted: str) -> None:
    if table.status not in wanted:
        raise Problem(409, f"table-is-{table.status}")
