"""Telling people that it is their turn, unless they are looking already."""

from sqlalchemy import Connection, bindparam, select

from kursbuch.server.storage import NOTICES, Account, Notice, SeatRow, Table

_REACHED = select(Account.email, Account.email_confirmed, Account.webhook, Account.language).where(
    Account.id == bindparam("account_id")
)


def add_turn_notices(connection: Connection, table: Table, seat: SeatRow, now: float) -> None:
    """A notice by each way that the person asked for. It is dropped if the turn is over or seen when it is due."""
    if seat.kind != "person" or seat.account_id is None:
        return
    account = connection.execute(_REACHED, {"account_id": seat.account_id}).first()
    if account is None:
        return
    ways = {"mail": account.email if account.email_confirmed else None, "webhook": account.webhook}
    for way, target in ways.items():
        if target is not None:
            content = {
                "subject": "turn",
                "table": table.id,
                "name": table.name,
                "title": table.title,
                "seat": seat.seat,
                "player": seat.name,
                "number": table.number,
                "language": account.language,
            }
            NOTICES.insert(connection, [Notice(way=way, target=target, content=content, due=now)])
