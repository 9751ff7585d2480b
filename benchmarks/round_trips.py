"""Games with `profile=18xx.games` of every title of that site: do they go out and come back, equal after every action?

What became of each game is kept one a line in FILE; a run that was stopped goes on where it was.

Run: python -m benchmarks.round_trips FILE [games] [site title ...]
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice, product
from pathlib import Path
from time import process_time

from tests.exchange.round_trip import check_round_trip
from tests.properties.playing import STRANGE, Case, Stage, builders_game, random_game

from benchmarks.tables import print_table
from kursbuch.exchange.eighteenxx_games.reader import reader_of
from kursbuch.kernel import BadSetup, find_title

FIRST_SEED = 60_000
LONGEST = 5_000
"""So much of a game is looked at: on the site 1849 goes on for ever when nobody starts a company."""
PROFILE = ("profile", "18xx.games")
VARIANT = ("variant", "cisleithania")
RANDOM, BUILDERS = "random", "builders"

TITLES: Mapping[str, tuple[str, tuple[int, ...], tuple[tuple[str, str], ...]]] = {
    "1830": ("1830", (2, 3, 4, 5, 6), ()),
    "1849": ("1849", (3, 4, 5), ()),
    "1824": ("1824", (3, 4, 5, 6), ()),
    "1824 Cisleithania": ("1824", (2, 3), (VARIANT,)),
}
"""The site's titles: the title here, numbers of players and the options that it stands for."""


@dataclass(frozen=True, slots=True)
class Planned:
    """A game that is to be played, exported and imported."""

    site_title: str
    case: Case
    seed: int
    players: str

    @property
    def name(self) -> str:
        return f"{self.site_title}/{self.players}/{self.seed}"

    def stages(self) -> Iterator[Stage]:
        """Every other game of builders has moves in it that are just legal: they lead to where builders never go."""
        if self.players == RANDOM:
            return random_game(self.case, self.seed)
        return builders_game(self.case, self.seed, STRANGE if self.seed % 2 else 0)


def cases(site_title: str) -> list[Case]:
    """Every number of players with every combination of the site's optional rules that fits."""
    title, players, fixed = TITLES[site_title]
    reader = reader_of(title)
    assert reader is not None
    choices = [choice for choice in reader.optional_rules.values() if choice[0] not in dict(fixed)]
    found = []
    for taken in product((False, True), repeat=len(choices)):
        options = tuple(choice for choice, is_taken in zip(choices, taken, strict=True) if is_taken)
        found += [Case(title, number, (PROFILE, *fixed, *options)) for number in players]
    return [case for case in found if _fits(case)]


def _fits(case: Case) -> bool:
    try:
        find_title(case.title).rules(case.setup)
    except BadSetup:
        return False
    return True


def planned(site_titles: list[str], games: int) -> Iterator[Planned]:
    """So many games of random players and of builders of each title, in turn."""
    known = {title: cases(title) for title in site_titles}
    for number in range(games):
        for title, found in known.items():
            for players in (RANDOM, BUILDERS):
                yield Planned(title, found[number % len(found)], FIRST_SEED + number, players)


def outcome_of(game: Planned) -> dict[str, object]:
    """How long the game was, and what went wrong if anything did."""
    start, problem, moves = process_time(), "", 0
    try:
        stages = list(islice(game.stages(), LONGEST))
        moves = len(stages)
        check_round_trip(game.case, game.seed, stages)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
    seconds = round(process_time() - start, 2)
    return {"name": game.name, "case": str(game.case), "moves": moves, "seconds": seconds, "problem": problem}


def main() -> None:
    """Play what has not been played yet, then print the counts."""
    file, games = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 200
    done = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
    names = {line["name"] for line in done}
    with file.open("a", encoding="utf-8") as lines:
        for game in planned(sys.argv[3:] or [*TITLES], games):
            if game.name not in names:
                done.append(outcome_of(game))
                lines.write(f"{json.dumps(done[-1])}\n")
                lines.flush()
    rows = []
    for title, players in product(TITLES, (RANDOM, BUILDERS)):
        found = [line for line in done if line["name"].startswith(f"{title}/{players}/")]
        equal = Counter(not line["problem"] for line in found)
        rows.append((title, players, len(found), equal[True], sum(line["moves"] for line in found)))
    print_table(("title", "players", "games", "equal", "moves"), rows)


if __name__ == "__main__":
    main()
