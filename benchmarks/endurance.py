"""Many games of every title and variant: does a bot ever fail, or a game never end?

Games are kept one a line in FOLDER/VARIANT.jsonl; a run that was stopped goes on where it was.

Run: python -m benchmarks.endurance FOLDER [games] [variant ...]
"""

import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

from benchmarks.tables import print_table
from kursbuch.bots.arena import schedule_games
from kursbuch.bots.series import SeriesGame, play_series_game, spread
from kursbuch.kernel import Setup

FIRST_SEED = 20_000
NAMES = ("A", "B", "C", "D", "E", "F")


@dataclass(frozen=True, slots=True)
class Variant:
    """A title with numbers of players and options that are played in turn."""

    title: str
    players: tuple[int, ...]
    options: tuple[Mapping[str, str], ...] = ({},)

    def setups(self) -> list[Setup]:
        return [Setup(NAMES[:players], options) for options in self.options for players in self.players]


VARIANTS: Mapping[str, Variant] = {
    "american-rails": Variant("american-rails", (3, 4, 5)),
    "railroad-revolution": Variant("railroad-revolution", (2, 3, 4)),
    "1830": Variant("1830", (2, 3, 4, 5, 6)),
    "1830-plus": Variant("1830", (2, 3, 4, 5, 6), ({"board": "plus"},)),
    "1849-scenario-5": Variant("1849", (3, 4), ({"scenario": "5"}, {"scenario": "5", "delay_ift": "yes"})),
    "1849-scenario-6": Variant("1849", (4, 5), ({"scenario": "6"},)),
    "1849-advanced": Variant("1849", (3, 4, 5), ({"advanced": "yes"},)),
    "1849-electric-dreams": Variant("1849", (3, 4, 5), ({"advanced": "yes", "electric_dreams": "yes"},)),
    "1824": Variant("1824", (3, 4, 5, 6)),
    "1824-goods-time": Variant("1824", (3, 4, 5, 6), ({"variant": "goods-time"},)),
    "cisleithania-2": Variant("1824", (2,), ({"variant": "cisleithania"},)),
    "cisleithania-3": Variant("1824", (3,), ({"variant": "cisleithania"},)),
}


def planned(variant: Variant, number: int) -> SeriesGame:
    """Every other game of a set-up has random bots beside the builders: they lead to where builders would not go."""
    setups = variant.setups()
    setup, others = setups[number % len(setups)], "random" if number // len(setups) % 2 else "builder"
    bots = [others if seat % 2 else "builder" for seat in range(len(setup.players))]
    return schedule_games(variant.title, setup, bots, 1, FIRST_SEED + number)[0]


def played(game: SeriesGame) -> dict[str, Any]:
    """How the game went, or how it failed."""
    known = {"seed": game.seed, "players": len(game.players), "options": dict(game.options), "bots": game.bots}
    start = process_time()
    try:
        result = play_series_game(game)
    except Exception as error:  # whatever goes wrong is what this looks for
        return known | {"error": repr(error)}
    seconds = round(process_time() - start, 2)
    return known | {"end": result.end, "moves": result.actions, "seconds": seconds}


def results(name: str, games: int, folder: Path) -> list[dict[str, Any]]:
    """The games of a variant: those that are on file, and the rest."""
    file = folder / f"{name}.jsonl"
    known = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    rest = [planned(VARIANTS[name], number) for number in range(len(known), games)]
    new: Iterator[dict[str, Any]] = spread(played, rest, os.cpu_count() or 1) if rest else iter(())
    with file.open("a") as lines:
        for result in new:
            lines.write(json.dumps(result) + "\n")
            lines.flush()
            known.append(result)
    return known


def main() -> None:
    folder, games = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for name in sys.argv[3:] or VARIANTS:
        seen = results(name, games, folder)
        failed = [result for result in seen if "error" in result]
        ends = Counter(result["end"] or "never" for result in seen if "error" not in result)
        rows.append((name, len(seen), len(failed), ", ".join(f"{end} {count}" for end, count in ends.most_common())))
        for result in failed:
            print(name, json.dumps(result), file=sys.stderr)
    print_table(("variant", "games", "failures", "ends"), rows)


if __name__ == "__main__":
    main()
