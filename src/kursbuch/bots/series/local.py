"""Series on this machine."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from signal import SIG_IGN, SIGINT, signal

from kursbuch.bots.series.game import GameResult, SeriesGame, play_series_game


@dataclass(frozen=True, slots=True)
class LocalBackend:
    """A pool of processes, or this one alone."""

    jobs: int

    def play(self, games: Sequence[SeriesGame]) -> Iterator[GameResult]:
        if self.jobs == 1 or len(games) == 1:
            yield from map(play_series_game, games)
            return
        with Pool(min(self.jobs, len(games)), initializer=_leave_interrupts_to_the_parent) as pool:
            chunk = max(1, min(20, len(games) // (4 * self.jobs)))
            yield from pool.imap(play_series_game, games, chunksize=chunk)


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of the terminal; one of them is enough to end the series."""
    signal(SIGINT, SIG_IGN)
