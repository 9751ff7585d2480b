"""Figures for Prometheus: what this process did, and how the database stands, which all processes share."""

import logging
from collections.abc import Iterator
from time import monotonic
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.process_collector import ProcessCollector
from sqlalchemy import func, select

from kursbuch.server.play.gametime import GameTime
from kursbuch.server.storage import Database, Entry, Notice, Report, Table

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS_KEPT = 5.0
"""Several Prometheus servers do not make the database count more often."""
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")
"""Anybody can make up others: they must not become names of figures."""
LATENCIES = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics(logging.Handler):
    """Counts what happens here. As a handler of logs it counts errors, wherever they are told."""

    def __init__(self, database: Database, time: GameTime) -> None:
        super().__init__(logging.ERROR)
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.registry.register(_Standing(database, time))
        self.moves = Counter(
            "kursbuch_moves",
            "Moves and undos that this process committed, by who made them.",
            ["by"],
            registry=self.registry,
        )
        self.requests = Histogram(
            "kursbuch_request_seconds",
            "Requests that this process answered.",
            ["method", "route", "status"],
            buckets=LATENCIES,
            registry=self.registry,
        )
        self.sockets = Gauge("kursbuch_sockets", "Live connections to this process.", registry=self.registry)
        self.errors = Counter(
            "kursbuch_errors", "Errors that this process logged, by part.", ["part"], registry=self.registry
        )

    def count_entry(self, entry: Entry) -> None:
        """A move or an undo that was committed; a standing order's move is its owner's to know about."""
        self.moves.labels("undo" if entry.kind == "undo" else "person" if entry.by == "order" else entry.by).inc()

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        known = method if method in METHODS else "-"
        self.requests.labels(known, route, f"{status // 100}xx").observe(seconds)

    def emit(self, record: logging.LogRecord) -> None:
        """A line of the log: an error or worse."""
        self.errors.labels(record.name).inc()

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)


class _Standing:
    """Counted in the database when somebody asks."""

    def __init__(self, database: Database, time: GameTime) -> None:
        self._database = database
        self._time = time
        self._asked = float("-inf")
        self._figures: list[GaugeMetricFamily] = []

    def collect(self) -> Iterator[GaugeMetricFamily]:
        if monotonic() - self._asked > SECONDS_KEPT:
            self._figures = self._count()
            self._asked = monotonic()
        yield from self._figures

    def describe(self) -> list[Any]:
        return []

    def _count(self) -> list[GaugeMetricFamily]:
        now = self._time.now()
        running = Table.status == "running"
        with self._database.read() as session:
            by_status = session.execute(select(Table.status, func.count()).group_by(Table.status)).all()
            counts = {
                "notices_waiting": session.scalar(select(func.count()).select_from(Notice)),
                "notices_due": session.scalar(select(func.count()).where(Notice.due <= now)),
                "late_clocks": session.scalar(
                    select(func.count()).where(running, Table.misfit.is_(None), Table.deadline <= now)
                ),
                "misfits": session.scalar(select(func.count()).where(running, Table.misfit.is_not(None))),
                "open_reports": session.scalar(select(func.count()).where(Report.settled.is_(None))),
            }
        tables = GaugeMetricFamily("kursbuch_tables", "Tables in the database.", labels=["status"])
        for status, count in by_status:
            tables.add_metric([status], count)
        return [tables, *(_gauge(name, count or 0) for name, count in counts.items())]


_HELP = {
    "notices_waiting": "Mails and webhook calls in the database that are not sent yet.",
    "notices_due": "Of these, those whose time has come.",
    "late_clocks": "Running games in the database whose clock has run out and that wait for its consequence.",
    "misfits": "Running games in the database that the rules of this server do not fit.",
    "open_reports": "Reports of chat in the database that nobody has settled.",
}


def _gauge(name: str, count: int) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"kursbuch_{name}", _HELP[name], value=count)
