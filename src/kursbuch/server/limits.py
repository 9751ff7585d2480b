"""Rate limits: a bucket for every kind of request and asker, in this process."""

from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from threading import Lock
from time import monotonic

from kursbuch.server.problems import Problem
from kursbuch.server.settings import Rate

MOST_BUCKETS = 20_000


class Limits:
    """Buckets that are filled evenly; an empty one refuses with the time to wait."""

    def __init__(self, rates: Mapping[str, Rate]) -> None:
        self._rates = rates
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def take(self, kind: str, who: str) -> None:
        """Count a request, or refuse it (429)."""
        rate = self._rates[kind]
        with self._lock:
            now = monotonic()
            left, since = self._buckets.pop((kind, who), (float(rate.count), now))
            left = min(float(rate.count), left + (now - since) * rate.count / rate.seconds)
            is_full = left < 1
            self._buckets[kind, who] = (left if is_full else left - 1, now)
            while len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        if is_full:
            wait = int((1 - left) * rate.seconds / rate.count) + 1
            raise Problem(429, "too-many-requests", {"retry_after": wait}, seconds=wait)


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
