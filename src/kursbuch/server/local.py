"""The player of this machine: plays without an account of its own, at a table that is ready."""

from time import time

from sqlalchemy import or_, select

from kursbuch.bots import USUAL_BOT
from kursbuch.kernel import find_title
from kursbuch.locale import texts_for
from kursbuch.server.accounts import Caller
from kursbuch.server.storage import Account, Database, SeatRow, Table
from kursbuch.server.tables.requests import SeatRequest, TableRequest
from kursbuch.server.tables.service import Tables

KEY = "@local"
"""No name that somebody can register."""


class LocalPlayer:
    """An account without a password. Nobody can log in to it over the network."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    def account(self, language: str = "en") -> Account:
        """The account; made when it is asked for the first time."""
        with self._database.write() as session:
            found = session.scalar(select(Account).where(Account.key == KEY))
            if found is None:
                name = texts_for(language).text("local-player")
                found = Account(name=name, key=KEY, language=language, created=time())
                session.add(found)
                session.flush()
            return found

    def table_of(self, account: Account) -> str | None:
        """The running table that was played at last."""
        seated = select(SeatRow.table_id).where(SeatRow.account_id == account.id)
        with self._database.read() as session:
            return session.scalar(
                select(Table.id)
                .where(Table.id.in_(seated), Table.status == "running")
                .order_by(Table.updated.desc())
                .limit(1)
            )

    def make_ready(self, title: str, bots: int, language: str) -> None:
        """A running table with bots, unless the player has one."""
        account = self.account(language)
        if self._has_table(account):
            return
        caller = Caller(account.id, account.name, account.language, None)
        names = texts_for(language).text("local-bots").split()
        seats = [SeatRequest(kind="person")]
        seats += [
            SeatRequest(kind="bot", bot=USUAL_BOT, name=names[number] if number < len(names) else None)
            for number in range(bots)
        ]
        name = texts_for(language, find_title(title)).text(f"title-{title}")
        request = TableRequest(title=title, name=name[:60], seats=seats, undo="free", public=False)
        self._tables.start(caller, self._tables.create(caller, request).id)

    def _has_table(self, account: Account) -> bool:
        seated = select(SeatRow.table_id).where(SeatRow.account_id == account.id)
        wanted = select(Table.id).where(or_(Table.id.in_(seated), Table.host_id == account.id))
        with self._database.read() as session:
            found = session.scalar(wanted.where(Table.status.in_(("open", "running"))).limit(1))
        return found is not None
