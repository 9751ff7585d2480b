"""Series on this machine."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

from kursbuch.bots.series.series_game import GameResult, SeriesGame, play_series_game

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class LocalBackend:
    """A pool of processes, or this one alone."""

    jobs: int

    def play(self, games: Sequence[SeriesGame]) -> Iterator[GameResult]:
        return spread(play_series_game, games, self.jobs)


def spread(work: Callable[[T], R], items: Sequence[T], jobs: int) -> Iterator[R]:
    """The work done for every item, in their order, by so many processes."""
    if jobs == 1 or len(items) == 1:
        yield from map(work, items)
        return
    with Pool(min(jobs, len(items)), initializer=_leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(work, items)


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of the terminal; one of them is enough to end the series."""
    signal(SIGINT, SIG_IGN)
