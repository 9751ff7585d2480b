"""Games of four builders: how long they are, how they end, what wins, which companies are started, how fast they move.

Run: python -m benchmarks.bots [games] [title] [option=value ...]
"""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from os import cpu_count
from statistics import fmean, median, quantiles
from time import process_time

from benchmarks.tables import print_table
from kursbuch.bots import Turn, bot_move, find_bot
from kursbuch.kernel import Outcome, Setup, View, find_title, titles

PLAYERS = ("A", "B", "C", "D")


@dataclass(frozen=True, slots=True)
class Observed:
    """What is told of a game."""

    moves: int
    outcome: Outcome
    started: frozenset[str]
    """Companies that were seen with a president, or founded, at some time."""
    seconds: tuple[float, ...]
    """Processor time of every move."""


def observe(title_id: str, options: Mapping[str, str], seed: int) -> Observed:
    """Play a game of builders."""
    title, setup, bot = find_title(title_id), Setup(PLAYERS, options), find_bot("builder")
    rules, routes = title.rules(setup), title.routes(setup)
    position = rules.initial(setup, seed)
    started: set[str] = set()
    seconds: list[float] = []
    while (outcome := rules.outcome(position)) is None:
        seat = rules.to_act(position)[0]
        turn = Turn(rules, position, seat, routes)
        start = process_time()
        move = bot_move(bot, turn, seed, len(seconds))
        seconds.append(process_time() - start)
        position = rules.apply(position, seat, move.action).position
        if move.action.kind in ("start_company", "set_par", "start_in", "pass", "buy_share", "buy_paper"):
            started |= _started(rules.view(position, None))
    return Observed(len(seconds), outcome, frozenset(started | _started(rules.view(position, None))), tuple(seconds))


def _started(view: View) -> set[str]:
    companies = view.get("companies")
    assert companies is None or isinstance(companies, Sequence)
    return {
        str(company.get("id", company.get("name")))
        for company in companies or ()
        if isinstance(company, Mapping)
        and (company.get("president_seat") is not None or company.get("status") == "founded")
    }


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    chosen = [sys.argv[2]] if len(sys.argv) > 2 else list(titles())
    options = dict(argument.split("=", 1) for argument in sys.argv[3:])
    for title_id in chosen:
        with Pool(cpu_count()) as pool:
            seen = pool.map(partial(observe, title_id, options), range(games), chunksize=1)
        _print(title_id, seen)


def _print(title_id: str, seen: Sequence[Observed]) -> None:
    print(f"\n## {title_id}: {len(seen)} games of four builders\n")
    lengths = [game.moves for game in seen]
    winning = [max(game.outcome.scores.values()) for game in seen]
    losing = [min(game.outcome.scores.values()) for game in seen]
    seconds = [second for game in seen for second in game.seconds]
    rows = [(name, *_spread(values)) for name, values in (("moves", lengths), ("first", winning), ("last", losing))]
    print_table(("", "least", "a quarter below", "middle", "a quarter above", "most"), rows)
    ends = Counter(game.outcome.end for game in seen)
    print("\nends:", ", ".join(f"{end} {count}" for end, count in ends.most_common()))
    wins = Counter(seat for game in seen for seat in game.outcome.winners)
    print("wins by seat:", ", ".join(f"{seat} {wins[seat]}" for seat in sorted(wins)))
    started = Counter(company for game in seen for company in game.started)
    print(
        "started:", ", ".join(f"{company} {100 * count / len(seen):.0f} %" for company, count in started.most_common())
    )
    print(
        f"a move: median {1000 * median(seconds):.2f} ms, 95 % below {1000 * quantiles(seconds, n=20)[-1]:.1f} ms, "
        f"longest {1000 * max(seconds):.0f} ms; "
        f"a game: {fmean(sum(game.seconds) for game in seen):.1f} s in the mean"
    )


def _spread(values: Sequence[int]) -> tuple[int, ...]:
    lower, middle, upper = quantiles(values, n=4)
    return min(values), round(lower), round(middle), round(upper), max(values)


if __name__ == "__main__":
    main()
