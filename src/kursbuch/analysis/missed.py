"""Missed revenue: what was run, and what could have been run with the same trains on the same track."""

from collections.abc import Iterable
from dataclasses import dataclass

from kursbuch.kernel import CompanyRoute, Replay, Setup, Title


@dataclass(frozen=True, slots=True)
class MissedRun:
    """A run that earned less than the best one, which is proven unless `proven` is false."""

    number: int
    company: str
    ran: int
    best: int
    routes: tuple[CompanyRoute, ...]
    proven: bool

    @property
    def missed(self) -> int:
        return self.best - self.ran


@dataclass(frozen=True, slots=True)
class MissedRuns:
    """How many runs were looked at, and those that missed something."""

    count: int
    missed: tuple[MissedRun, ...]


def find_missed(title: Title, setup: Setup, stages: Iterable[Replay[object]]) -> MissedRuns | None:
    """Compare every run of the game with the best one; None for a title without routes."""
    service = title.routes(setup)
    if service is None:
        return None
    count = 0
    missed: list[MissedRun] = []
    before: Replay[object] | None = None
    for stage in stages:
        ran = service.ran(before.position, stage.move.action) if before and stage.move else None
        if ran is not None and before is not None:
            count += 1
            if not ran.proven:
                best = service.best_run(before.position, ran.company)
                if best.revenue > ran.revenue:
                    missed.append(
                        MissedRun(stage.number, ran.company, ran.revenue, best.revenue, best.routes, best.proven)
                    )
        before = stage
    return MissedRuns(count, tuple(missed))
