"""A table as it is listed and shown beside the game."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import exists, or_, select
from sqlalchemy.orm import Session

from kursbuch.kernel import Json
from kursbuch.server.accounts import Caller
from kursbuch.server.play.access import own_seats
from kursbuch.server.play.fairness import ENDED
from kursbuch.server.play.fitting import fit_of
from kursbuch.server.storage import CONSENTS, SEATS, TABLES, Account, Consent, SeatRow, Table
from kursbuch.server.tables.seats import subject_of

MOST_LISTED = 50
MOST_PLAYED = 1000
"""Running tables of one person that are looked at for their turns."""


class Around(NamedTuple):
    """What is told of tables beside their own rows: who hosts them, and who agrees to what."""

    hosts: dict[int, str]
    consents: dict[str, list[Consent]]


def summary_of(session: Session, table: Table, seats: Sequence[SeatRow], caller: Caller | None) -> dict[str, Json]:
    """What the caller may know about a table: the invitation is for those who sit there."""
    return _summary(table, seats, caller, _around(session, [table]))


def _around(session: Session, tables: Sequence[Table]) -> Around:
    """For all tables together, however many they are."""
    connection = session.connection()
    hosts = select(Account.id, Account.name).where(Account.id.in_({table.host_id for table in tables}))
    running = [table.id for table in tables if table.status == "running"]
    consents: dict[str, list[Consent]] = {}
    if running:
        for consent in CONSENTS.read(connection, CONSENTS.all.where(Consent.table_id.in_(running))):
            consents.setdefault(consent.table_id, []).append(consent)
    return Around({row.id: row.name for row in connection.execute(hosts)}, consents)


def _summary(table: Table, seats: Sequence[SeatRow], caller: Caller | None, around: Around) -> dict[str, Json]:
    own = own_seats(seats, caller)
    is_insider = bool(own) or (caller is not None and caller.id == table.host_id)
    consents = around.consents.get(table.id, [])
    played = [seat.seat for seat in own if seat.kind != "bot"]
    return {
        "id": table.id,
        "name": table.name,
        "title": table.title,
        "options": table.options,
        "status": table.status,
        "public": table.public,
        "host": around.hosts.get(table.host_id, ""),
        "invitation": table.invitation if is_insider else None,
        "seats": [_seat(seat) for seat in seats],
        "own_seats": [seat.seat for seat in own],
        "undo": table.undo,
        "hints": table.hints,
        "undo_asked": _undo_asked(consents, table, seats),
        "abandon_asked": _abandon_asked(consents, seats),
        "bots_asked": _bots_asked(consents, table, seats),
        "clock": table.clock,
        "waiting_since": table.waiting_since,
        "deadline": table.deadline,
        "number": table.number,
        "revision": table.revision,
        "to_act": table.to_act,
        "my_turn": table.status == "running" and bool(table.to_act) and table.to_act[0] in played,
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
        "standing": fit_of(table),
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


def _undo_asked(consents: Sequence[Consent], table: Table, seats: Sequence[SeatRow]) -> dict[str, Json] | None:
    """An undo that waits for consent: how many moves would count after it, and who agreed."""
    asked = [consent for consent in consents if consent.subject == "undo" and consent.number == table.number]
    if not table.undo_asked or not asked:
        return None
    depth = min(consent.depth for consent in asked)
    agreed = {consent.account_id for consent in asked if consent.depth == depth}
    return {"depth": depth, "agreed": [seat.seat for seat in seats if seat.account_id in agreed]}


def _abandon_asked(consents: Sequence[Consent], seats: Sequence[SeatRow]) -> list[Json]:
    """The seats whose players want to abandon the running game."""
    asked = {consent.account_id for consent in consents if consent.subject == "abandon"}
    return [seat.seat for seat in seats if seat.account_id in asked]


def _bots_asked(consents: Sequence[Consent], table: Table, seats: Sequence[SeatRow]) -> list[Json]:
    """The seats that others would like a bot to take, and who of them agreed since the last entry."""
    agreed: dict[str, set[int]] = {}
    for consent in consents:
        if consent.number == table.number:
            agreed.setdefault(consent.subject, set()).add(consent.account_id)
    return [
        {"seat": seat.seat, "agreed": [other.seat for other in seats if other.account_id in agreed[subject]]}
        for seat in seats
        if (subject := subject_of(seat.seat)) in agreed
    ]


def list_tables(
    session: Session,
    caller: Caller | None,
    status: str | None,
    mine: bool,
    before: float | None,
    most: int = MOST_LISTED,
) -> list[dict[str, Json]]:
    """The tables that the caller may see, the last changed first."""
    own_id = caller.id if caller else -1
    # Asked of one table after the other, the last changed first: a list of all that somebody ever played at is long.
    is_seated = exists().where(SeatRow.table_id == Table.id, SeatRow.account_id == own_id)
    own = or_(Table.host_id == own_id, is_seated)
    wanted = TABLES.all.where(own if mine else or_(Table.public, own)).order_by(Table.updated.desc())
    if status is not None:
        wanted = wanted.where(Table.status == status)
    if before is not None:
        wanted = wanted.where(Table.updated < before)
    connection = session.connection()
    tables = TABLES.read(connection, wanted.limit(most))
    seats: dict[str, list[SeatRow]] = {table.id: [] for table in tables}
    for seat in SEATS.read(connection, SEATS.all.where(SeatRow.table_id.in_(list(seats))).order_by(SeatRow.seat)):
        seats[seat.table_id].append(seat)
    around = _around(session, tables)
    return [_summary(table, seats[table.id], caller, around) for table in tables]
