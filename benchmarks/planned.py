"""The planned series of bots' games: how far they are and what they say so far, and the way of run files among them.

Run: python -m benchmarks.planned                      the state of every file in benchmarks/series
     python -m benchmarks.planned FILE NAME [CODE]     take the games of a run file in, as benchmarks/series/NAME.jsonl

A run file that was begun before the arena wrote the code of the bots into it needs the CODE that it was played with.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.tables import print_table
from kursbuch.bots.arena import RunFile, SeriesPlan, compares_bots, named_by_seats, playing_code, standings
from kursbuch.bots.series import GameResult

FOLDER = Path(__file__).parent / "series"


@dataclass(frozen=True, slots=True)
class Planned:
    """A series on file: the first line, and the games that were played."""

    name: str
    head: Mapping[str, Any]
    results: Mapping[int, GameResult]

    @classmethod
    def read(cls, path: Path, code: str | None = None) -> "Planned":
        """The file as it stands, whoever has played it; what does not fit its own plan is refused."""
        with path.open(encoding="utf-8") as lines:
            head = json.loads(next(lines))["series"]
        results = RunFile(path, head).results(SeriesPlan.of(head).schedule())
        return cls(path.stem, head | ({"code": code} if code is not None else {}), results)

    @property
    def plan(self) -> SeriesPlan:
        return SeriesPlan.of(self.head)

    def save(self, folder: Path) -> None:
        with RunFile(folder / f"{self.name}.jsonl", self.head).open(self.results):
            pass


def planned_series(folder: Path = FOLDER) -> list[Planned]:
    return [Planned.read(path) for path in sorted(folder.glob("*.jsonl"))]


def state(series: Planned) -> Sequence[Sequence[object]]:
    """A row for every bot, or for every seat where the same bot sits in all of them."""
    plan, numbers = series.plan, sorted(series.results)
    games = [game for game in plan.schedule() if game.number in series.results]
    compared = games if compares_bots(plan.seated) else named_by_seats(games)
    results = [series.results[number] for number in numbers]
    faults = sum(sum(result.faults.values()) for result in results)
    goes_on = "done" if len(numbers) == plan.games else "here" if series.head.get("code") == playing_code() else "no"
    found = sorted(standings(compared, results), key=lambda each: each.bot) if results else []
    return [
        (
            series.name,
            f"{len(numbers)}/{plan.games}",
            each.bot,
            f"{each.share:.1%}",
            f"{each.low:.0%}-{each.high:.0%}",
            f"{each.score:.0f}",
            faults,
            goes_on,
        )
        for each in found
    ] or [(series.name, f"0/{plan.games}", "", "", "", "", 0, goes_on)]


def main() -> None:
    if len(sys.argv) > 2:
        path, name, *code = sys.argv[1:]
        taken = Planned.read(Path(path), *code)
        known = FOLDER / f"{name}.jsonl"
        if known.exists() and not Planned.read(known).results.items() <= taken.results.items():
            sys.exit(f"{known} has other games than {path}: nothing is lost here")
        Planned(name, taken.head, taken.results).save(FOLDER)
    rows = [row for series in planned_series() for row in state(series)]
    print_table(("series", "games", "bot or seat", "won", "95 %", "score", "faults", "goes on here"), rows)


if __name__ == "__main__":
    main()
