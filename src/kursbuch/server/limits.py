"""Rate limits: how often somebody may ask for something, and how many live connections somebody may have."""

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from kursbuch.server.buckets import Buckets, OwnBuckets, SharedBuckets
from kursbuch.server.problems import Problem
from kursbuch.server.settings import Rate
from kursbuch.server.storage import Database


class Limits:
    """A bucket for every kind of request and asker; an empty one refuses with the time to wait."""

    def __init__(self, rates: Mapping[str, Rate], database: Database) -> None:
        self._rates = rates
        self._buckets: Buckets = SharedBuckets(database) if database.is_postgres else OwnBuckets()

    def take(self, kind: str, who: str) -> None:
        """Count a request, or refuse it (429)."""
        seconds = self._buckets.take(kind, who, self._rates[kind])
        if seconds > 0:
            wait = int(seconds) + 1
            raise Problem(429, "too-many-requests", {"retry_after": wait}, seconds=wait)

    def tidy(self) -> None:
        """Buckets that have long been full again need not be kept."""
        self._buckets.forget(max(rate.seconds for rate in self._rates.values()))


class Connections:
    """How many live connections everybody has, in this process."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def counted(self, who: str) -> Iterator[None]:
        """One more as long as the block lasts, or a refusal (429)."""
        if self._open[who] >= self._most:
            raise Problem(429, "too-many-connections")
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
