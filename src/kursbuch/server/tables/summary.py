"""A table as it is listed and shown beside the game."""

from collections.abc import Sequence

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from kursbuch.kernel import Json
from kursbuch.server.accounts import Caller
from kursbuch.server.play.access import own_seats
from kursbuch.server.play.fairness import ENDED
from kursbuch.server.play.fitting import standing_of
from kursbuch.server.storage import Account, Consent, SeatRow, Table
from kursbuch.server.tables.seats import subject_of

MOST_LISTED = 50


def summary_of(session: Session, table: Table, seats: Sequence[SeatRow], caller: Caller | None) -> dict[str, Json]:
    """What the caller may know about a table: the invitation is for those who sit there."""
    own = own_seats(seats, caller)
    is_insider = bool(own) or (caller is not None and caller.id == table.host_id)
    host = session.get(Account, table.host_id)
    numbers = [seat.seat for seat in own]
    return {
        "id": table.id,
        "name": table.name,
        "title": table.title,
        "options": table.options,
        "status": table.status,
        "public": table.public,
        "host": host.name if host else "",
        "invitation": table.invitation if is_insider else None,
        "seats": [_seat(seat) for seat in seats],
        "own_seats": list(numbers),
        "undo": table.undo,
        "undo_asked": _undo_asked(session, table, seats),
        "abandon_asked": _abandon_asked(session, table, seats),
        "bots_asked": _bots_asked(session, table, seats),
        "clock": table.clock,
        "waiting_since": table.waiting_since,
        "deadline": table.deadline,
        "number": table.number,
        "revision": table.revision,
        "to_act": table.to_act,
        "my_turn": table.status == "running" and bool(table.to_act) and table.to_act[0] in numbers,
        "unread": max((table.number - seat.seen for seat in own), default=0),
        "result": table.result,
        "commitment": table.commitment,
        "seed_given": table.seed_given,
        "seed": table.seed if table.status in ENDED else None,
        "salt": table.salt if table.status in ENDED else None,
        "rematch": table.rematch_id,
        "rules": _rules(table),
        "fault": table.fault if table.status == "running" else None,
        "created": table.created,
        "updated": table.updated,
    }


def _rules(table: Table) -> dict[str, Json]:
    """By which rules the game was begun, and whether it fits those of this program."""
    return {
        "version": table.rules_version,
        "standing": standing_of(table),
        "number": table.misfit,
        "reason": table.misfit_reason,
    }


def _seat(seat: SeatRow) -> dict[str, Json]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "guest": seat.guest,
        "bot": seat.bot,
        "budget": seat.budget,
        "replaced": seat.kind == "bot" and seat.account_id is not None,
    }


def _undo_asked(session: Session, table: Table, seats: Sequence[SeatRow]) -> dict[str, Json] | None:
    """An undo that waits for consent: how many moves would count after it, and who agreed."""
    if not table.undo_asked:
        return None
    rows = session.scalars(
        select(Consent).where(Consent.table_id == table.id, Consent.subject == "undo", Consent.number == table.number)
    ).all()
    if not rows:
        return None
    depth = min(row.depth for row in rows)
    agreed = {row.account_id for row in rows if row.depth == depth}
    return {"depth": depth, "agreed": [seat.seat for seat in seats if seat.account_id in agreed]}


def _abandon_asked(session: Session, table: Table, seats: Sequence[SeatRow]) -> list[Json]:
    """The seats whose players want to abandon the running game."""
    if table.status != "running":
        return []
    wanted = select(Consent.account_id).where(Consent.table_id == table.id, Consent.subject == "abandon")
    asked = set(session.scalars(wanted))
    return [seat.seat for seat in seats if seat.account_id in asked]


def _bots_asked(session: Session, table: Table, seats: Sequence[SeatRow]) -> list[Json]:
    """The seats that others would like a bot to take, and who of them agreed since the last entry."""
    if table.status != "running":
        return []
    wanted = select(Consent.subject, Consent.account_id).where(
        Consent.table_id == table.id, Consent.subject.like("seat %"), Consent.number == table.number
    )
    agreed: dict[str, set[int]] = {}
    for subject, account_id in session.execute(wanted):
        agreed.setdefault(subject, set()).add(account_id)
    return [
        {"seat": seat.seat, "agreed": [other.seat for other in seats if other.account_id in agreed[subject]]}
        for seat in seats
        if (subject := subject_of(seat.seat)) in agreed
    ]


def list_tables(
    session: Session, caller: Caller | None, status: str | None, mine: bool, before: float | None
) -> list[dict[str, Json]]:
    """The tables that the caller may see, the last changed first."""
    seated = select(SeatRow.table_id).where(SeatRow.account_id == (caller.id if caller else -1))
    wanted = select(Table).order_by(Table.updated.desc()).limit(MOST_LISTED)
    own = or_(Table.id.in_(seated), Table.host_id == (caller.id if caller else -1))
    wanted = wanted.where(own if mine else or_(Table.public, own))
    if status is not None:
        wanted = wanted.where(Table.status == status)
    if before is not None:
        wanted = wanted.where(Table.updated < before)
    tables = session.scalars(wanted).all()
    rows = session.scalars(
        select(SeatRow).where(SeatRow.table_id.in_([table.id for table in tables])).order_by(SeatRow.seat)
    ).all()
    return [
        summary_of(session, table, [seat for seat in rows if seat.table_id == table.id], caller) for table in tables
    ]
