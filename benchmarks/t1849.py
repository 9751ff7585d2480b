"""1849 on one core: replays with every check, best runs, and the full offers of the tile step.

Run: python -m benchmarks.t1849 FILE...
Files are own records or games of 18xx.games; without any, random games are played first.
"""

import sys
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.replay import replay_seconds, run_seconds
from benchmarks.tables import print_table
from kursbuch.bots import RandomBot, play_game
from kursbuch.eighteenxx.position import OperatingRound, Position
from kursbuch.exchange import load_file
from kursbuch.kernel import Record, Setup, find_title, replay


def offer_seconds(record: Record) -> list[float]:
    """How long all offers take at the start of every company's turn, where a tile may be laid."""
    rules = find_title(record.title).rules(record.setup)
    seconds = []
    for stage in replay(record):
        position = stage.position
        assert isinstance(position, Position)
        state = position.round
        if position.outcome is not None or not isinstance(state, OperatingRound) or state.step or state.company is None:
            continue
        position.board.memo.clear()
        start = perf_counter()
        for offer in rules.offers(position, rules.to_act(position)[0]):
            if offer.kind == "lay_tile":
                list(offer)
        seconds.append(perf_counter() - start)
    return seconds


def main() -> None:
    """Print a line for each game; times in milliseconds."""
    rows = []
    for name, record in _records():
        speed = len(record.moves) / replay_seconds(record)
        runs, offers = run_seconds(record) or [0.0], offer_seconds(record) or [0.0]
        times = (f"{1000 * value:.2f}" for value in (median(runs), max(runs), median(offers), max(offers)))
        rows.append((name, len(record.moves), speed, *times))
    print_table(("game", "moves", "moves a second", "run", "longest run", "tile offers", "longest offers"), rows)


def _records() -> list[tuple[str, Record]]:
    if len(sys.argv) > 1:
        return [(Path(name).name, load_file(Path(name)).record) for name in sys.argv[1:]]
    title, setup, bots = find_title("1849"), Setup(("A", "B", "C", "D")), [RandomBot()] * 4
    return [(f"seed {seed}", play_game(title, setup, seed, bots).record) for seed in range(1, 4)]


if __name__ == "__main__":
    main()
