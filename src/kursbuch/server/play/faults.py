"""What fails at one table stays there: it is logged, its players see it, and the others go on."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from sqlalchemy.exc import OperationalError

from kursbuch.server.play.gametime import GameTime
from kursbuch.server.problems import Problem
from kursbuch.server.storage import Database, Table, touch

_LOG = logging.getLogger("kursbuch.programs")
SHORTEST_PAUSE = 2.0
LONGEST_PAUSE = 600.0


class Faults:
    """Tables at which a program or a clock failed. Each is left alone for a while, longer every time."""

    def __init__(self, database: Database, time: GameTime) -> None:
        self._database = database
        self._time = time
        self._pauses: dict[tuple[str, str], tuple[float, float]] = {}
        self._lock = Lock()

    def is_resting(self, table_id: str, what: str) -> bool:
        """Whether this failed at the table a short time ago."""
        until, _ = self._pauses.get((table_id, what), (0.0, 0.0))
        return self._time.now() < until

    @contextmanager
    def kept(self, table_id: str, what: str) -> Iterator[None]:
        """Do something at a table; if it fails the others go on. A database that is away is everybody's fault."""
        try:
            yield
        except OperationalError:
            raise
        except Problem as problem:  # a game that does not fit the rules: that is stored and told already
            self._rest(table_id, what)
            _LOG.warning(what, extra={"table": table_id, "problem": problem.code})
        except Exception:
            self._rest(table_id, what)
            _LOG.exception(what, extra={"table": table_id})
            self._note(table_id, what)
        else:
            with self._lock:
                was_faulty = self._pauses.pop((table_id, what), None) is not None
            if was_faulty:
                self._note(table_id, None)

    def _rest(self, table_id: str, what: str) -> None:
        with self._lock:
            _, before = self._pauses.get((table_id, what), (0.0, 0.0))
            pause = min(max(2 * before, SHORTEST_PAUSE), LONGEST_PAUSE)
            self._pauses[table_id, what] = (self._time.now() + pause, pause)

    def _note(self, table_id: str, what: str | None) -> None:
        """The players see what failed, until it works again."""
        with self._database.write() as session:
            table = session.get(Table, table_id, with_for_update=True)
            if table is not None and table.fault != what:
                table.fault = what
                table.revision += 1
                touch(session, table_id)
