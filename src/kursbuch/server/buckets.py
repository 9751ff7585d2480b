"""Buckets that are filled evenly, a token for every request: of this process, or shared by all on one PostgreSQL."""

from collections import OrderedDict
from hashlib import sha256
from threading import Lock
from time import monotonic
from typing import Protocol

from sqlalchemy import Connection, text

from kursbuch.server.settings import Rate
from kursbuch.server.storage import Database

MOST_KEPT = 20_000
LOTS = 20
"""A process takes the twentieth part of a shared bucket at once, so that a busy player costs few statements."""

_NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS double precision)"
_FILLED = f"""
    CASE WHEN buckets.since > {_NOW} + 5 THEN :count
    ELSE LEAST(:count, buckets."left" + GREATEST(0, {_NOW} - buckets.since) * :refill) END
"""
"""Of a time to come the database knows if its clock was set back: nobody waits until it is there again."""
_TAKE = text(
    f"""
    INSERT INTO buckets (kind, who, "left", since) VALUES (:kind, :who, :count - :lot, {_NOW})
    ON CONFLICT (kind, who) DO UPDATE SET "left" = {_FILLED} - :lot, since = {_NOW} WHERE {_FILLED} >= :lot
    RETURNING "left"
    """
)
_LOOK = text(f"SELECT {_FILLED} FROM buckets WHERE kind = :kind AND who = :who")
_FORGET = text(f"DELETE FROM buckets WHERE since < {_NOW} - :seconds")


class Buckets(Protocol):
    """Where requests are counted."""

    def take(self, kind: str, who: str, rate: Rate) -> float:
        """Count a request: 0, or the seconds until there is room for it."""

    def forget(self, seconds: float) -> None:
        """Drop what nobody has asked for in that time: it is full again."""


class OwnBuckets:
    """Those of the only process: SQLite has no other."""

    def __init__(self) -> None:
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def take(self, kind: str, who: str, rate: Rate) -> float:
        with self._lock:
            now = monotonic()
            left, since = self._left.pop((kind, who), (float(rate.count), now))
            left = min(float(rate.count), left + (now - since) * rate.count / rate.seconds)
            is_empty = left < 1
            self._left[kind, who] = (left if is_empty else left - 1, now)
            while len(self._left) > MOST_KEPT:
                self._left.popitem(last=False)
        return _seconds_until_one(left, rate) if is_empty else 0.0

    def forget(self, seconds: float) -> None:
        with self._lock:
            while self._left and (oldest := next(iter(self._left.items())))[1][1] < monotonic() - seconds:
                del self._left[oldest[0]]


class SharedBuckets:
    """Those of all processes on one PostgreSQL, by its clock; addresses and names are kept as digests only.

    What a process has taken at once it gives out from memory, and whom it refuses it refuses from memory until there is
    room again: a flood of requests does not become a flood of statements.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._held: OrderedDict[tuple[str, str], tuple[int, float]] = OrderedDict()
        """Tokens that this process has taken and not given out, and until when there are none."""
        self._lock = Lock()

    def take(self, kind: str, who: str, rate: Rate) -> float:
        key = (kind, sha256(who.encode(errors="replace")).hexdigest()[:40])
        with self._lock:
            held, closed_until = self._held.get(key, (0, 0.0))
            if held:
                self._held[key] = (held - 1, 0.0)
                return 0.0
            if (wait := closed_until - monotonic()) > 0:
                return wait
        with self._database.engine.begin() as connection:
            taken, wait = _take(connection, key, rate)
        with self._lock:
            held, _ = self._held.pop(key, (0, 0.0))
            self._held[key] = (held + max(0, taken - 1), monotonic() + wait)
            while len(self._held) > MOST_KEPT:
                self._held.popitem(last=False)
        return wait

    def forget(self, seconds: float) -> None:
        with self._database.engine.begin() as connection:
            connection.execute(_FORGET, {"seconds": seconds})


def _take(connection: Connection, key: tuple[str, str], rate: Rate) -> tuple[int, float]:
    """A lot, or else the last token; or none and the seconds until there is one."""
    values = {"kind": key[0], "who": key[1], "count": float(rate.count), "refill": rate.count / rate.seconds}
    for lot in sorted({max(1, rate.count // LOTS), 1}, reverse=True):
        if connection.execute(_TAKE, {**values, "lot": float(lot)}).first() is not None:
            return lot, 0.0
    left = connection.scalar(_LOOK, values)
    return 0, _seconds_until_one(left if left is not None else 0.0, rate)


def _seconds_until_one(left: float, rate: Rate) -> float:
    """At least a moment: there was none when it was asked for."""
    return max((1 - left) * rate.seconds / rate.count, 0.001)
