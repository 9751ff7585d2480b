"""What is kept of a person, links for a new password, and lines of chat that somebody complains about."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from kursbuch.server.accounts import Caller
from kursbuch.server.play.access import find_table
from kursbuch.server.problems import Problem
from kursbuch.server.security import Signing, digest
from kursbuch.server.storage import Account, ChatLine, Mute, Note, Notice, Order, Plan, Report, SeatRow, Table, Token

RESET_SECONDS = 3600


def reset_notice(account: Account, signing: Signing, public_url: str) -> Notice:
    """The mail with the link; it is sent at once."""
    link = signing.sign_link("reset", f"{account.id} {_password_mark(account)}")
    content = {
        "subject": "reset",
        "player": account.name,
        "language": account.language,
        "link": f"{public_url}/reset?link={link}",
    }
    return Notice(way="mail", target=account.email or "", content=content, due=0.0)


def reset_link_of(session: Session, signing: Signing, link: str) -> Account:
    """The account whose link it is: not older than an hour, and the password is still that of then."""
    told = signing.read_link("reset", link, RESET_SECONDS)
    number, _, mark = (told or "").partition(" ")
    account = session.get(Account, int(number), with_for_update=True) if number.isdigit() else None
    if account is None or account.closed or account.banned or _password_mark(account) != mark:
        raise Problem(404, "link-old")
    return account


def _password_mark(account: Account) -> str:
    """Another one after every change of password or address: it uses a link up, and none in a lost mailbox holds."""
    return digest(f"{account.password} {account.email}")[:16]


def line_of(session: Session, caller: Caller, table_id: str, number: int, invitation: str | None) -> ChatLine:
    """A line of chat that the caller may read."""
    find_table(session, table_id, caller, invitation)
    line = session.get(ChatLine, (table_id, number))
    if line is None:
        raise Problem(404, "line-unknown", number=number)
    return line


def export_account(session: Session, account: Account) -> dict[str, Any]:
    """All that is kept of the account, but for the password and the keys."""
    own = account.id
    seats = session.execute(
        select(SeatRow, Table).join(Table, Table.id == SeatRow.table_id).where(SeatRow.account_id == own)
    ).all()
    seated = {(seat.table_id, seat.seat) for seat, _ in seats}
    orders = session.scalars(select(Order).where(Order.table_id.in_([table.id for _, table in seats]))).all()
    muted = select(Account.name).join(Mute, Mute.muted_id == Account.id).where(Mute.account_id == own)
    return {
        "name": account.name,
        "language": account.language,
        "email": account.email,
        "email_confirmed": account.email_confirmed,
        "webhook": account.webhook,
        "created": account.created,
        "tokens": [_fields(token, "name", "created") for token in _rows(session, Token, own)],
        "tables": [
            {**_fields(table, "id", "name", "title", "status", "created", "updated", "result"), "seat": seat.seat}
            for seat, table in seats
        ],
        "hosted": [_fields(table, "id", "name", "title", "status") for table in _hosted(session, own)],
        "chat": [_fields(line, "table_id", "number", "text", "at") for line in _rows(session, ChatLine, own)],
        "plans": [_fields(plan, "table_id", "seat", "moves") for plan in _rows(session, Plan, own)],
        "notes": [_fields(note, "table_id", "text") for note in _rows(session, Note, own)],
        "orders": [
            _fields(order, "table_id", "seat", "rule") for order in orders if (order.table_id, order.seat) in seated
        ],
        "reports": [_fields(report, "table_id", "number", "reason", "at") for report in _rows(session, Report, own)],
        "muted": list(session.scalars(muted)),
    }


def _rows(session: Session, kind: Any, account_id: int) -> list[Any]:
    return list(session.scalars(select(kind).where(kind.account_id == account_id)))


def _hosted(session: Session, account_id: int) -> list[Table]:
    return list(session.scalars(select(Table).where(Table.host_id == account_id)))


def _fields(row: Any, *names: str) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}
