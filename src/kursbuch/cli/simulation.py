"""Series of games among bots, as the commands play them: with a bar that shows how far they are."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

from kursbuch.bots.series import Backend, GameResult, SeriesGame
from kursbuch.cli.progress import progress
from kursbuch.kernel import Outcome
from kursbuch.locale import Texts


@dataclass(frozen=True, slots=True)
class Series:
    """How the games went, in their order."""

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


def run_series(
    games: Sequence[SeriesGame],
    backend: Backend,
    texts: Texts,
    on_result: Callable[[int, GameResult], None] | None = None,
) -> Series:
    """Play the games, with a bar; whoever wants to hear of each result is told at once."""
    start = perf_counter()
    results: list[GameResult] = []
    with progress(texts.text("simulate-progress"), len(games)) as advance:
        for number, result in enumerate(backend.play(games) if games else ()):
            if on_result is not None:
                on_result(number, result)
            results.append(result)
            advance()
    return Series(tuple(results), round(perf_counter() - start, 3))
