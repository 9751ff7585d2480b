"""Who is looking at a table, in this process and in the others."""

from collections import Counter
from collections.abc import Mapping
from math import inf
from time import monotonic

SECONDS_TO_BELIEVE = 60.0
"""So long is believed what another process told of a table; it repeats it more often."""


class Presence:
    """The names at every table, those of other processes by process."""

    def __init__(self) -> None:
        self._here: dict[str, Counter[str]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, list[str]]]] = {}
        self._known: dict[str, tuple[float, list[str]]] = {}

    def enter(self, table_id: str, name: str) -> None:
        self._here.setdefault(table_id, Counter())[name] += 1
        self._known.pop(table_id, None)

    def leave(self, table_id: str, name: str) -> None:
        self._known.pop(table_id, None)
        names = self._here[table_id]
        names[name] -= 1
        if names[name] <= 0:
            del names[name]
        if not names:
            del self._here[table_id]

    def here(self, table_id: str | None = None) -> dict[str, list[str]]:
        """What the other processes are told: of all tables, or of one, which may be empty now."""
        wanted = self._here if table_id is None else (table_id,)
        return {table: sorted(self._here.get(table, ())) for table in wanted}

    def hear(self, process: str, told: Mapping[str, list[str]]) -> set[str]:
        """What another process tells of some tables; those where something changed."""
        changed = set()
        for table_id, names in told.items():
            self._known.pop(table_id, None)
            known = self._elsewhere.setdefault(table_id, {})
            _, before = known.pop(process, (0.0, []))
            if before != names:
                changed.add(table_id)
            if names:
                known[process] = (monotonic(), names)
            if not known:
                del self._elsewhere[table_id]
        return changed

    def at(self, table_id: str) -> list[str]:
        """Everybody who is present; the same list for all who ask, until it changes."""
        until, names = self._known.get(table_id, (0.0, []))
        if monotonic() >= until:
            until, names = self._look(table_id)
            if table_id in self._here:  # tables at which nobody here looks are not kept
                self._known[table_id] = until, names
        return names

    def _look(self, table_id: str) -> tuple[float, list[str]]:
        """The names, and how long they can be believed."""
        found = set(self._here.get(table_id, ()))
        until = inf
        for heard, names in self._elsewhere.get(table_id, {}).values():
            if monotonic() - heard < SECONDS_TO_BELIEVE:
                until = min(until, heard + SECONDS_TO_BELIEVE)
                found |= set(names)
        return until, sorted(found)
