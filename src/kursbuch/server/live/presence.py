"""Who is looking at a table, in this process and in the others."""

from collections import Counter
from collections.abc import Mapping
from time import monotonic

SECONDS_TO_BELIEVE = 60.0
"""So long after its last word another process counts as running."""


class Presence:
    """The names at every table by process."""

    def __init__(self) -> None:
        self._here: dict[str, Counter[str]] = {}
        self._elsewhere: dict[str, tuple[float, Mapping[str, list[str]]]] = {}

    def enter(self, table_id: str, name: str) -> None:
        self._here.setdefault(table_id, Counter())[name] += 1

    def leave(self, table_id: str, name: str) -> None:
        names = self._here[table_id]
        names[name] -= 1
        if names[name] <= 0:
            del names[name]
        if not names:
            del self._here[table_id]

    def here(self) -> dict[str, list[str]]:
        """What the other processes are told."""
        return {table_id: sorted(names) for table_id, names in self._here.items()}

    def hear(self, process: str, names: Mapping[str, list[str]]) -> set[str]:
        """What another process tells; the tables where something changed."""
        _, before = self._elsewhere.get(process, (0.0, {}))
        self._elsewhere[process] = (monotonic(), names)
        return {table_id for table_id in {*before, *names} if before.get(table_id) != names.get(table_id)}

    def at(self, table_id: str) -> list[str]:
        """Everybody who is present."""
        found = set(self._here.get(table_id, ()))
        for heard, names in self._elsewhere.values():
            if monotonic() - heard < SECONDS_TO_BELIEVE:
                found |= set(names.get(table_id, ()))
        return sorted(found)
