"""After an update every running game is played again by the new rules, in the background, and the finding is stored."""

import logging
from collections.abc import Mapping
from time import sleep

from sqlalchemy import select

from kursbuch.kernel import titles
from kursbuch.server.play.fitting import Misfit, rules_mark
from kursbuch.server.play.games import Games
from kursbuch.server.problems import Problem
from kursbuch.server.storage import Database, Table, touch

_LOG = logging.getLogger("kursbuch.rules")
SECONDS_BETWEEN = 0.05
"""Players go first: a check of a long game takes the better part of a second."""
AT_ONCE = 50


class Fitness:
    """The findings of the open games, stored with their tables."""

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games
        self._is_done = False

    def check(self) -> None:
        """Look at running games that this program's rules have not seen yet, and store what was found."""
        if not self._is_done:
            found = self._unchecked()
            self._is_done = not found
            for table_id in found:
                self._look_at(table_id)
                sleep(SECONDS_BETWEEN)
        self.keep()

    def _unchecked(self) -> list[str]:
        """Running games without the mark of the rules as they are now."""
        marks = {title.id: rules_mark(title) for title in titles().values()}
        with self._database.read() as session:
            rows = session.execute(
                select(Table.id, Table.title, Table.checked, Table.misfit).where(Table.status == "running")
            ).all()
        return [row.id for row in rows if not _is_known(row.title, row.checked, row.misfit, marks)][:AT_ONCE]

    def _look_at(self, table_id: str) -> None:
        """One table's fault is its own."""
        try:
            with self._database.read() as session:
                table = session.get(Table, table_id)
                if table is not None:
                    self._games.at(session, table, table.number)
        except Problem:
            pass  # the finding is kept
        except Exception:
            _LOG.exception("check", extra={"table": table_id})
            self._games.findings[table_id] = ("", Misfit(0, "unreadable"))

    def keep(self) -> None:
        """Store the findings; players at the tables are told."""
        for table_id in list(self._games.findings):
            mark, misfit = self._games.findings.pop(table_id)
            with self._database.write() as session:
                table = session.get(Table, table_id, with_for_update=True)
                is_news = table is not None and _note(table, mark, misfit)
                if is_news:
                    touch(session, table_id)
            if is_news and misfit is not None:
                found = {"table": table_id, "entry": misfit.number, "reason": misfit.reason}
                _LOG.error("misfit", extra=found)


def _is_known(title: str, checked: str | None, misfit: int | None, marks: Mapping[str, str]) -> bool:
    return checked == marks[title] if title in marks else misfit is not None


def _note(table: Table, mark: str, misfit: Misfit | None) -> bool:
    """Write the finding into the table; whether it is news."""
    number, reason = (misfit.number, misfit.reason) if misfit is not None else (None, None)
    if (table.checked, table.misfit, table.misfit_reason) == (mark, number, reason):
        return False
    table.checked, table.misfit, table.misfit_reason = mark, number, reason
    table.revision += 1
    return True
