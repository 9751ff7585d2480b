"""Versions of the program beside each other: what each does in a second of processor time, and the ratio to the first.

Run: python -m benchmarks.versions OLD NEW ... [--games FILE ...] [--words WORD ...]

OLD and NEW are folders that hold the package `kursbuch`: the `src` of a checkout, or what a wheel was unpacked to. Each
version runs in a process of its own; they work in turn, a short slice each, so that what disturbs one disturbs all.
The median of five turns counts, and of a turn the best slice.
"""

import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

from benchmarks.everything import Measure, Prepare, measures
from benchmarks.tables import print_table

if TYPE_CHECKING:
    from kursbuch.bots.search.lookahead import Lookahead

ROOT = Path(__file__).parents[1]
TURNS = 5
SLICES = 4
LEAST_SECONDS = 0.1
PARTS_OF_A_GAME = (0.2, 0.45, 0.7)
MOVES = 120
"""Where playouts begin, and how far they go."""
PLAYOUTS = 24
"""So many has a decision of the search in a second, about."""


class Version:
    """A process in which one version does some work when it is asked to."""

    def __init__(self, source: Path, name: str, games: list[str]) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{source.resolve()}{os.pathsep}{ROOT}"}
        command = [sys.executable, "-m", "benchmarks.versions", "--worker", name, "--games", *games]
        self._process = subprocess.Popen(
            command, env=environment, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._answer()

    def slice(self) -> float:
        """Work in a second."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> float:
        assert self._process.stdout is not None
        return float(self._process.stdout.readline())

    def end(self) -> None:
        """Nothing more is asked."""
        self._process.communicate()


def work_on_demand(measure: Measure) -> None:
    """For every line that comes in, work a slice and print how much was done in a second; once before the first."""
    for _ in prompts():
        start, done = process_time(), 0
        while process_time() - start < LEAST_SECONDS:
            done += measure()
        print(done / (process_time() - start), flush=True)


def prompts() -> Iterator[str]:
    """The start, and the lines that come in."""
    yield ""
    yield from sys.stdin


def every_measure(games: list[str]) -> Iterator[tuple[str, Prepare]]:
    """What `make bench` measures, and the replay of each file, and playouts and decisions in its midst."""
    yield from measures()
    for game in games:
        yield f"replay {Path(game).name.split('.')[0]}", partial(_replay_file, game)
        yield f"playout {Path(game).name.split('.')[0]}", partial(_playouts_of_file, game)
        yield f"decision {Path(game).name.split('.')[0]}", partial(_decisions_of_file, game)


def _replay_file(file: str) -> Measure:
    from kursbuch.exchange import load_file
    from kursbuch.kernel import replay

    record = load_file(Path(file)).record
    return lambda: sum(1 for _ in replay(record)) - 1


def _playouts_of_file(file: str) -> Measure:
    """Builders play on in thought from positions of one game, again and again, with other luck each time."""
    begin, starts = _positions_of(file)
    lookahead, number = begin(starts[0]), count()

    def measure() -> int:
        luck = str(next(number))
        return sum(lookahead.playout(start, MOVES, float("inf"), luck, wanders=True).moves for start in starts)

    return measure


def _decisions_of_file(file: str) -> Measure:
    """The same as a search does it, which forgets between its decisions what it has met."""
    begin, starts = _positions_of(file)
    number = count()

    def measure() -> int:
        return sum(map(decide, starts))

    def decide(start: object) -> int:
        lookahead, salt = begin(start), next(number)
        lucks = ((f"{salt}/{playout}", playout > 0) for playout in range(PLAYOUTS))
        return sum(lookahead.playout(start, MOVES, float("inf"), luck, wanders).moves for luck, wanders in lucks)

    return measure


def _positions_of(file: str) -> "tuple[Callable[[object], Lookahead], list[object]]":
    """How to begin to think, and positions of a game: they are the same for all versions."""
    from kursbuch.bots.builder import strategy_for
    from kursbuch.bots.search.lookahead import Lookahead
    from kursbuch.exchange import load_file
    from kursbuch.kernel import Setup, find_title

    record = load_file(Path(file)).record
    title, setup = find_title(record.title), Setup(record.players, record.options)
    rules, position, passed = title.rules(setup), title.rules(setup).initial(setup, record.seed), []
    for move in record.moves:
        position = rules.apply(position, move.seat, move.action).position
        passed.append(position)

    def begin(start: object) -> Lookahead:
        return Lookahead(rules, title.routes(setup), strategy_for(rules.view(start, None)))

    return begin, [passed[round(part * len(passed))] for part in PARTS_OF_A_GAME]


def compare(sources: list[Path], name: str, games: list[str]) -> list[float]:
    """The work of each version in a second: the median of the turns."""
    versions = [Version(source, name, games) for source in sources]
    turns = []
    for _ in range(TURNS):
        slices = [[version.slice() for version in versions] for _ in range(SLICES)]
        turns.append([max(of_version) for of_version in zip(*slices, strict=True)])
    for version in versions:
        version.end()
    return [median(of_version) for of_version in zip(*turns, strict=True)]


def main() -> None:
    """Print a line for each measure."""
    parser = ArgumentParser()
    parser.add_argument("sources", nargs="*", type=Path)
    parser.add_argument("--games", nargs="*", default=[])
    parser.add_argument("--words", nargs="*", default=[])
    parser.add_argument("--worker")
    arguments = parser.parse_args()
    if arguments.worker:
        work_on_demand(dict(every_measure(arguments.games))[arguments.worker]())
        return
    names = [name for name, _ in every_measure(arguments.games) if all(word in name for word in arguments.words)]
    rows = []
    for name in names:
        first, *others = compare(arguments.sources, name, arguments.games)
        rows.append((name, f"{first:.4g}", *(f"{other:.4g} ({other / first:.2f})" for other in others)))
        print(*rows[-1], file=sys.stderr)
    print_table(("work in a second", *map(str, arguments.sources)), rows)


if __name__ == "__main__":
    main()
