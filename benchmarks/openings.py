"""How alike builders open, and whether the characters can be told apart by their moves.

Run: python -m benchmarks.openings [games] [title] ...
The opening of a game is what is started, bought or used first, in order. "Guessed": how often somebody would be right
who names what comes most often in each place. "Told apart": how often a seat's moves of a game, counted by kind, are
nearest to the mean of its own character in the other games; by luck that is one in four.
"""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from multiprocessing import Pool
from os import cpu_count
from statistics import fmean, pstdev

from benchmarks.tables import print_table
from kursbuch.bots import find_bot, play_game
from kursbuch.bots.characters import CHARACTERS
from kursbuch.kernel import Move, Setup, encode_action, find_title, titles

PLAYERS = ("A", "B", "C", "D")

OPENING: Mapping[str, tuple[Mapping[str, str], int]] = {
    "1830": ({"start_company": "company", "set_par": "company"}, 4),
    "1849": ({"start_company": "company", "set_par": "company"}, 4),
    "1824": ({"buy_paper": "paper"}, 8),
    "american-rails": ({"start_in": "city"}, 4),
    "railroad-revolution": ({"place_worker": "field", "open_office": "area"}, 8),
}
"""The moves that tell how a game is opened with what they name, and how many of them are looked at."""

WORDS = ("choice", "row", "field")
"""What tells moves of one kind apart."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The first moves that tell, and how often each seat made moves of each kind."""

    first: tuple[str, ...]
    counts: tuple[Counter[str], ...]


def watch(title_id: str, bots: Sequence[str], seed: int) -> Opened:
    """A game of these bots, who sit a seat further with every seed."""
    seated = [find_bot(bots[(seat + seed) % len(bots)]) for seat in range(len(PLAYERS))]
    moves = play_game(find_title(title_id), Setup(PLAYERS), seed, seated).record.moves
    telling, most = OPENING[title_id]
    first = [str(getattr(move.action, telling[move.action.kind])) for move in moves if move.action.kind in telling]
    counts = [Counter(_kind(move) for move in moves if move.seat == seat) for seat in range(len(PLAYERS))]
    turned = [counts[(number - seed) % len(PLAYERS)] for number in range(len(PLAYERS))]
    return Opened(tuple(first[:most]), tuple(turned))


def _kind(move: Move) -> str:
    told = encode_action(move.action)
    return ":".join([move.action.kind, *(str(told[word]) for word in WORDS if word in told)])


def guessed(openings: Sequence[Sequence[str]]) -> float:
    """How often the most frequent first, second, ... would be named rightly."""
    places = [[each for each in place if each is not None] for place in zip_longest(*openings)]
    right = sum(Counter(place).most_common(1)[0][1] for place in places)
    return right / sum(map(len, places))


def told_apart(games: Sequence[Sequence[Counter[str]]]) -> float:
    """How many of the seats are nearest to the mean of their own character in the other games."""
    kinds = sorted({kind for game in games for counts in game for kind in counts})
    spread = {kind: pstdev([counts[kind] for game in games for counts in game]) or 1.0 for kind in kinds}
    right = 0
    for number, game in enumerate(games):
        others = [*games[:number], *games[number + 1 :]]
        means = [{kind: fmean(other[who][kind] for other in others) for kind in kinds} for who in range(len(game))]
        for who, counts in enumerate(game):
            away = [sum(((counts[kind] - mean[kind]) / spread[kind]) ** 2 for kind in kinds) for mean in means]
            right += away.index(min(away)) == who
    return right / (len(games) * len(games[0]))


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    rows = []
    with Pool(cpu_count()) as pool:
        for title_id in sys.argv[2:] or list(titles()):
            alike = pool.map(partial(watch, title_id, ["builder"] * len(PLAYERS)), range(games), chunksize=1)
            mixed = pool.map(partial(watch, title_id, list(CHARACTERS)), range(games), chunksize=1)
            openings = [game.first for game in alike]
            rows.append(
                (
                    title_id,
                    games,
                    len(set(openings)),
                    f"{guessed(openings):.0%}",
                    f"{guessed([game.first for game in mixed]):.0%}",
                    f"{told_apart([game.counts for game in mixed]):.0%}",
                )
            )
    print_table(("title", "games", "openings", "guessed", "guessed, characters", "told apart"), rows)


if __name__ == "__main__":
    main()
