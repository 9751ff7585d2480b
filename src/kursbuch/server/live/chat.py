"""Chat: numbered lines at a table, and who does not want to read whose."""

from collections.abc import Sequence
from time import time
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from kursbuch.server.accounts import Caller
from kursbuch.server.play.access import belongs, find_table
from kursbuch.server.play.entries import MOST_AT_ONCE
from kursbuch.server.problems import Problem
from kursbuch.server.storage import ChatLine, Database, Mute, touch


def say(database: Database, caller: Caller, table_id: str, text: str, invitation: str | None) -> dict[str, Any]:
    """A line of the caller."""
    with database.write() as session:
        table, seats = find_table(session, table_id, caller, invitation, lock=True)
        if not belongs(seats, caller, table_id):
            raise Problem(403, "guest-elsewhere")
        table.chat_lines += 1
        line = ChatLine(
            table_id=table_id,
            number=table.chat_lines,
            account_id=caller.id,
            name=caller.name,
            text=text,
            at=time(),
            guest=caller.guest_of is not None,
        )
        session.add(line)
        touch(session, table_id)
    return _encode(line)


def lines_after(session: Session, table_id: str, number: int) -> list[dict[str, Any]]:
    """The next lines after a number."""
    wanted = select(ChatLine).where(ChatLine.table_id == table_id, ChatLine.number > number)
    return [_encode(line) for line in session.scalars(wanted.order_by(ChatLine.number).limit(MOST_AT_ONCE))]


def silences(session: Session, lines: Sequence[dict[str, Any]]) -> set[tuple[int, int]]:
    """Who has muted whom among the authors of these lines."""
    authors = {line["by"] for line in lines if line["by"] is not None}
    wanted = select(Mute.account_id, Mute.muted_id).where(Mute.muted_id.in_(authors))
    return {(reader, author) for reader, author in session.execute(wanted)}


def as_read_by(caller: Caller | None, line: dict[str, Any], silent: set[tuple[int, int]]) -> dict[str, Any]:
    """The line, without its words if the caller has muted who said it."""
    is_muted = caller is not None and (caller.id, line["by"]) in silent
    return {**line, "text": "", "muted": True} if is_muted else line


def _encode(line: ChatLine) -> dict[str, Any]:
    """`by` tells the lines of one person apart from those of another, for who wants to mute one."""
    return {
        "number": line.number,
        "by": line.account_id,
        "name": line.name,
        "guest": line.guest,
        "text": "" if line.hidden else line.text,
        "hidden": line.hidden or False,
        "muted": False,
        "at": line.at,
    }
