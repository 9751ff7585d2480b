"""Series of games among bots, on one or more processes. The seed of a game does not depend on the process."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter

from rich.console import Console
from rich.progress import Progress

from kursbuch.bots import PlayedGame, find_bot, play_game
from kursbuch.exchange import save_record
from kursbuch.kernel import Outcome, Setup, find_title
from kursbuch.locale import Texts

SECONDS_BEFORE_PROGRESS = 1.0


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is played; game `n` of a series has the seed of the series plus `n`."""

    title: str
    players: tuple[str, ...]
    options: Mapping[str, str]
    bot: str
    folder: Path | None

    def play(self, seed: int) -> "GameResult":
        """Play one game, and save its record if there is a folder for it."""
        bots = [find_bot(self.bot)] * len(self.players)
        game = play_game(find_title(self.title), Setup(self.players, self.options), seed, bots)
        if self.folder is not None:
            save_record(game.record, self.folder / f"{self.title}-{len(self.players)}p-{seed}.json")
        return GameResult.of(game)


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game went."""

    actions: int
    outcome: Outcome | None
    scores: Mapping[str, int]

    @classmethod
    def of(cls, game: PlayedGame) -> "GameResult":
        scores = game.outcome.scores.items() if game.outcome else ()
        return cls(len(game.record.moves), game.outcome, {game.record.players[seat]: score for seat, score in scores})

    @property
    def end(self) -> str | None:
        return self.outcome.end if self.outcome else None


@dataclass(frozen=True, slots=True)
class Series:
    """How the games went, in the order of their seeds."""

    results: tuple[GameResult, ...]
    seconds: float

    @property
    def finished(self) -> int:
        return sum(result.outcome is not None for result in self.results)

    @property
    def actions(self) -> int:
        return sum(result.actions for result in self.results)

    def ends(self) -> list[tuple[Outcome, int]]:
        """An outcome for each way the games ended, with how often, the most frequent first."""
        outcomes = {result.outcome.end: result.outcome for result in self.results if result.outcome}
        counts = Counter(result.end for result in self.results if result.outcome)
        return [(outcomes[end], count) for end, count in counts.most_common() if end is not None]


def run_series(simulation: Simulation, games: int, seed: int, jobs: int, texts: Texts) -> Series:
    """Play the games. What takes longer than a second shows how far it is, on standard error."""
    start = perf_counter()
    results: list[GameResult] = []
    with Progress(console=Console(stderr=True), transient=True, disable=not Console(stderr=True).is_terminal) as bar:
        task = bar.add_task(texts.text("simulate-progress"), total=games, visible=False)
        for result in _results(simulation, range(seed, seed + games), jobs):
            results.append(result)
            bar.update(task, advance=1, visible=perf_counter() - start > SECONDS_BEFORE_PROGRESS)
    return Series(tuple(results), round(perf_counter() - start, 3))


def _results(simulation: Simulation, seeds: range, jobs: int) -> Iterator[GameResult]:
    if jobs == 1 or len(seeds) == 1:
        yield from map(simulation.play, seeds)
        return
    with Pool(min(jobs, len(seeds)), initializer=_leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(simulation.play, seeds, chunksize=max(1, min(20, len(seeds) // (4 * jobs))))


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of the terminal; one of them is enough to end the series."""
    signal(SIGINT, SIG_IGN)
