"""Replays on one core with every check on and every run recomputed, and the time of each best run.

Run: python -m benchmarks.replay FILE...
Files are own records or games of 18xx.games; without any, a random game of each 18xx title is played first.
"""

import sys
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from benchmarks.tables import print_table
from kursbuch.bots import RandomBot, play_game
from kursbuch.exchange import load_file
from kursbuch.kernel import Record, Replay, Setup, find_title, replay, titles

ROUNDS = 5


def replay_seconds(record: Record) -> float:
    """The best of some replays, without reading the file."""
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        for _stage in replay(record):
            pass
        times.append(process_time() - start)
    return min(times)


def run_seconds(record: Record) -> list[float]:
    """How long the router takes for every run of the game, each in a position that has not been asked before."""
    title = find_title(record.title)
    if title.make_routes is None:
        return []
    routes = title.make_routes(record.setup)
    seconds = []
    before: Replay[object] | None = None
    for stage in replay(record):
        if before is not None and stage.move is not None and routes.ran(before.position, stage.move.action):
            company = routes.operating(before.position)
            assert company is not None
            routes.forget(before.position)
            start = perf_counter()
            routes.best_run(before.position, company)
            seconds.append(perf_counter() - start)
        before = stage
    return seconds


def main() -> None:
    """Print a line for each game."""
    rows = []
    for name, record in _records():
        seconds = replay_seconds(record)
        runs = run_seconds(record) or [0.0]
        rows.append(
            (
                name,
                len(record.moves),
                len(record.moves) / seconds,
                len(runs),
                f"{median(runs) * 1000:.2f}",
                f"{max(runs) * 1000:.1f}",
            )
        )
    print_table(("game", "moves", "moves a second", "runs", "median ms", "longest ms"), rows)


def _records() -> list[tuple[str, Record]]:
    if len(sys.argv) > 1:
        return [(Path(name).name, load_file(Path(name)).record) for name in sys.argv[1:]]
    with_routes = [title for title in titles().values() if title.make_routes is not None]
    setup = Setup(("A", "B", "C", "D"))
    return [(title.id, play_game(title, setup, 1, [RandomBot()] * 4).record) for title in with_routes]


if __name__ == "__main__":
    main()
