"""Tables, as the owner of the server sees them."""

from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from kursbuch.kernel import KursbuchError
from kursbuch.server.play.fitting import fit_of
from kursbuch.server.play.hosted_game import load_seats
from kursbuch.server.storage import (
    Account,
    ChatLine,
    Consent,
    Database,
    Entry,
    Note,
    Order,
    Plan,
    Report,
    SeatRow,
    Snapshot,
    StoredChapter,
    Table,
    append_only,
)

_PARTS = (SeatRow, Entry, Snapshot, StoredChapter, ChatLine, Order, Plan, Note, Consent, Report)


def list_stored_tables(database: Database, status: str | None = None) -> list[dict[str, Any]]:
    """Every table, the last changed first."""
    wanted = select(Table).order_by(Table.updated.desc())
    if status is not None:
        wanted = wanted.where(Table.status == status)
    with database.read() as session:
        return [_table(session, table) for table in session.scalars(wanted)]


def _table(session: Session, table: Table) -> dict[str, Any]:
    return {
        "id": table.id,
        "name": table.name,
        "title": table.title,
        "status": table.status,
        "players": [seat.name for seat in load_seats(session, table.id)],
        "entries": table.number,
        "updated": table.updated,
        "rules": fit_of(table),
    }


def find_stored_table(session: Session, table_id: str) -> Table:
    found = session.get(Table, table_id)
    if found is None:
        raise KursbuchError("table-missing", table=table_id)
    return found


def delete_table(database: Database, table_id: str) -> str:
    """The table and all that belongs to it; the name that it had. Guests came for this table only: they are closed."""
    with database.write() as session:
        table = find_stored_table(session, table_id)
        name = table.name
        connection = session.connection()
        append_only.lift(connection)
        for part in _PARTS:
            session.execute(delete(part).where(part.table_id == table_id))
        session.execute(update(Table).where(Table.rematch_id == table_id).values(rematch_id=None))
        session.execute(
            update(Account)
            .where(Account.guest_of == table_id, Account.closed.is_(None))
            .values(closed=table.updated, password=None)
        )
        session.delete(table)
        session.flush()
        append_only.impose(connection)
    return name
