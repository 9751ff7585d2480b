"""All benchmarks of the rules, the bots and the router in a few minutes, compared with those of the last version.

Run: make bench, or python -m benchmarks.everything [--store] [words of names ...]

A figure is work for each unit of a calibration loop that runs beside it, so that it can be compared between machines:
both are measured by processor time, in turn, five times; the median counts. What became slower by more than the noise
is said in the end, and the exit code is 1. `--store` keeps the figures as those of this version.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from benchmarks.noise import work
from benchmarks.play import play
from benchmarks.router import FLEETS, Field
from benchmarks.tables import print_table
from kursbuch import __version__
from kursbuch.bots import RandomBot, Turn, bot_move, find_bot, play_game
from kursbuch.bots.builder import strategy_for
from kursbuch.bots.search.lookahead import Lookahead
from kursbuch.eighteenxx.router import best_run, forget_links
from kursbuch.kernel import Setup, find_title, replay, titles

ROUNDS = 5
STORED = Path(__file__).with_name("figures.json")
PLAYERS = ("A", "B", "C", "D")
BUILDER_MOVES = 120
PLAYOUT_MOVES = 60
STEPS = 300
LEAST_LOSS = 0.1
"""A tenth is noise, on any machine."""
LEAST_SECONDS = 0.1
UNITS = 20
"""How often the calibration loop runs beside a measurement."""

Measure = Callable[[], int]
"""Does some work and says how much."""

Prepare = Callable[[], Measure]


@dataclass(frozen=True, slots=True)
class Figure:
    """Work for each unit of the calibration loop: the median, and half of what the middle three differ, as a part."""

    value: float
    spread: float


def measures() -> Iterator[tuple[str, Prepare]]:
    """Everything that can be measured, by name, and how it is prepared."""
    for title in titles():
        yield f"random play {title}", partial(_random_play, title)
        yield f"builders {title}", partial(_builders, title)
        if find_title(title).make_routes is not None:
            yield f"replay {title}", partial(_replay, title)
    yield "playout 1830", partial(_playout, "1830")
    yield "environment 1830", partial(_environment, "1830")
    yield "router green 5 + 6", partial(_router, "green", "5 + 6")
    yield "router yellow D + D", partial(_router, "yellow", "D + D")


def _random_play(title_id: str) -> Measure:
    return lambda: play(find_title(title_id), len(PLAYERS), 1)


def _builders(title_id: str) -> Measure:
    bots = [find_bot("builder")] * len(PLAYERS)
    return lambda: len(play_game(find_title(title_id), Setup(PLAYERS), 1, bots, BUILDER_MOVES).record.moves)


def _replay(title_id: str) -> Measure:
    record = play_game(find_title(title_id), Setup(PLAYERS), 1, [RandomBot()] * len(PLAYERS)).record
    return lambda: sum(1 for _ in replay(record))


def _playout(title_id: str) -> Measure:
    """Builders play on in thought from where a game of theirs stands."""
    title, setup, bot = find_title(title_id), Setup(PLAYERS), find_bot("builder")
    rules, routes = title.rules(setup), title.routes(setup)
    position = rules.initial(setup, 1)
    for number in range(BUILDER_MOVES):
        seat = rules.to_act(position)[0]
        position = rules.apply(position, *bot_move(bot, Turn(rules, position, seat, routes), 1, number)).position
    lookahead = Lookahead(rules, routes, strategy_for(rules.view(position, None)))
    return lambda: lookahead.playout(position, PLAYOUT_MOVES, float("inf"), "1", wanders=True).moves


def _environment(title_id: str) -> Measure:
    """Random steps, with what the player to act observes."""
    from kursbuch.bots.environment import env

    environment = env(title_id, len(PLAYERS))

    def measure() -> int:
        random = Random(1)
        environment.reset(seed=1)
        for _ in range(STEPS):
            observed = environment.observe(environment.agent_selection)
            environment.step(random.randrange(int(observed["action_mask"].sum())))
        return STEPS

    return measure


def _router(color: str, fleet: str) -> Measure:
    networks = [Field(color, seed).network() for seed in range(3)]

    def measure() -> int:
        for network in networks:
            forget_links()
            best_run(network, FLEETS[fleet])
        return len(networks)

    return measure


def figure_of(measure: Measure) -> Figure:
    """Measured in turn with the calibration loop."""
    values = sorted(_value(measure) for _ in range(ROUNDS))
    middle = median(values)
    return Figure(middle, (values[-2] - values[1]) / 2 / middle)


def _value(measure: Measure) -> float:
    start = process_time()
    for _ in range(UNITS):
        work()
    between = process_time()
    done = 0
    while process_time() - between < LEAST_SECONDS:
        done += measure()
    return done / (process_time() - between) * (between - start) / UNITS


def is_slower(now: Figure, before: float) -> bool:
    """Whether it is slower than by noise."""
    return now.value < before * (1 - max(LEAST_LOSS, 2 * now.spread))


def compare(figures: Mapping[str, Figure], before: Mapping[str, float]) -> list[str]:
    """Print a table; what became slower."""
    rows = [
        (
            name,
            f"{now.value:.3g}",
            f"{100 * now.spread:.0f} %",
            f"{before[name]:.3g}" if name in before else "-",
            f"{now.value / before[name]:.2f}" if name in before else "-",
        )
        for name, now in figures.items()
    ]
    print_table(("what", "work in a unit", "spread", "last version", "ratio"), rows)
    return [name for name, now in figures.items() if name in before and is_slower(now, before[name])]


def main() -> None:
    """Measure, compare, and store if asked to."""
    words = [word for word in sys.argv[1:] if word != "--store"]
    chosen = {name: prepare for name, prepare in measures() if all(word in name for word in words)}
    stored: dict[str, Any] = json.loads(STORED.read_text()) if STORED.exists() else {"version": "-", "figures": {}}
    figures = {name: figure_of(prepare()) for name, prepare in chosen.items()}
    slower = compare(figures, stored["figures"])
    if "--store" in sys.argv:
        kept = {**stored["figures"], **{name: float(f"{now.value:.4g}") for name, now in figures.items()}}
        STORED.write_text(json.dumps({"version": __version__, "figures": kept}, indent=2) + "\n")
    elif slower:
        print(f"slower than {stored['version']}: {', '.join(slower)}")
        sys.exit(1)
    else:
        print(f"nothing is slower than {stored['version']}")


if __name__ == "__main__":
    main()
