"""Accounts and reports, as the owner of the server sees them."""

from time import time
from typing import Any

from sqlalchemy import func, or_, select
from sqlalchemy.orm import Session

from kursbuch.kernel import KursbuchError
from kursbuch.server.accounts import Accounts
from kursbuch.server.closing import close_account, end_sessions
from kursbuch.server.names import name_key
from kursbuch.server.security import draw_key, hash_password
from kursbuch.server.storage import Account, ChatLine, Database, Report, SeatRow, touch


def list_people(database: Database, search: str = "") -> list[dict[str, Any]]:
    """Every account whose name has the text in it, with the number of its seats."""
    seats = select(func.count()).where(SeatRow.account_id == Account.id).scalar_subquery()
    wanted = select(Account, seats).order_by(Account.id)
    if search:
        wanted = wanted.where(Account.key.contains(name_key(search), autoescape=True))
    with database.read() as session:
        return [_person(account, count) for account, count in session.execute(wanted)]


def _person(account: Account, seats: int) -> dict[str, Any]:
    standing = "closed" if account.closed else "banned" if account.banned else "guest" if account.guest_of else "member"
    return {
        "id": account.id,
        "name": account.name,
        "standing": standing,
        "email": account.email,
        "created": account.created,
        "seats": seats,
    }


def find_account(session: Session, who: str) -> Account:
    """The account of a name, or of a number such as `#12`; guests of the same name have only numbers."""
    number = who.removeprefix("#") if who.startswith("#") else ""
    is_number = number.isascii() and number.isdigit() and len(number) < 10
    found = session.get(Account, int(number)) if is_number else Accounts.find(session, who)
    if found is None:
        raise KursbuchError("account-unknown", name=who)
    if found.closed is not None:
        raise KursbuchError("account-closed", name=who)
    return found


def ban(database: Database, who: str) -> Account:
    """Nobody comes in by the account any more. What it plays goes on without it, as its tables' clocks say."""
    with database.write() as session:
        account = find_account(session, who)
        account.banned = account.banned or time()
        end_sessions(session, account)
    return account


def unban(database: Database, who: str) -> Account:
    with database.write() as session:
        account = find_account(session, who)
        account.banned = None
    return account


def close(database: Database, who: str) -> str:
    """Delete an account as its owner could; the name that it had."""
    with database.write() as session:
        account = find_account(session, who)
        name = account.name
        close_account(session, account)
    return name


def set_password(database: Database, who: str) -> tuple[Account, str]:
    """A drawn password in place of a forgotten one; sessions and tokens of the account end."""
    drawn = draw_key()[:16]
    hashed = hash_password(drawn)
    with database.write() as session:
        account = find_account(session, who)
        if account.password is None:
            raise KursbuchError("account-without-password", name=who)
        account.password = hashed
        end_sessions(session, account)
    return account, drawn


def list_reports(database: Database, with_settled: bool = False) -> list[dict[str, Any]]:
    """What people have reported, the oldest first."""
    same = (ChatLine.table_id == Report.table_id) & (ChatLine.number == Report.number)
    wanted = select(Report, ChatLine, Account.name).join(ChatLine, same).join(Account, Account.id == Report.account_id)
    if not with_settled:
        wanted = wanted.where(Report.settled.is_(None))
    with database.read() as session:
        return [
            {
                "id": report.id,
                "table": report.table_id,
                "line": report.number,
                "by": line.name,
                "by_id": line.account_id,
                "text": line.text,
                "reporter": reporter,
                "reason": report.reason,
                "at": report.at,
                "settled": report.settled,
            }
            for report, line, reporter in session.execute(wanted.order_by(Report.id))
        ]


def settle(database: Database, number: int, hide: bool) -> None:
    """Look into a report no more, and the others about the same line; the line may be hidden."""
    with database.write() as session:
        report = session.get(Report, number)
        if report is None:
            raise KursbuchError("report-unknown", number=number)
        for same in session.scalars(
            select(Report).where(
                Report.table_id == report.table_id,
                Report.number == report.number,
                or_(Report.settled.is_(None), Report.id == number),
            )
        ):
            same.settled = same.settled or time()
        line = session.get(ChatLine, (report.table_id, report.number))
        if hide and line is not None:
            line.hidden = True
            touch(session, report.table_id)
