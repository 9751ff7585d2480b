"""Who sits where in which game."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from random import Random

from kursbuch.bots.series import SeriesGame
from kursbuch.kernel import KursbuchError, Setup


def fill_seats(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat: with fewer bots than seats, the list is repeated."""
    if len(bots) > seats:
        raise KursbuchError("arena-seats", bots=len(bots), seats=seats)
    if len(bots) < 2:
        raise KursbuchError("arena-alone")
    return tuple(islice(cycle(bots), seats))


def schedule_games(
    title: str, setup: Setup, seated: Sequence[str], games: int, seed: int, records: Path | None = None
) -> list[SeriesGame]:
    """The games of the series. Every round of as many games as there are seats has one seed and one order of the bots,
    which moves on by a seat from game to game: all sit everywhere equally often, and have the same luck there.
    With the same bot in all seats these would be the same games, so every game has its own seed."""
    planned = []
    for number in range(games):
        round_number, turned = divmod(number, len(seated)) if compares_bots(seated) else (number, 0)
        order = list(seated)
        Random(f"{seed}/{round_number}").shuffle(order)
        bots = (*order[turned:], *order[:turned])
        planned.append(SeriesGame(title, setup.players, bots, seed + round_number, setup.options, records, number))
    return planned


def compares_bots(seated: Sequence[str]) -> bool:
    """Whether different bots play; else only the seats can be compared."""
    return len(set(seated)) > 1


def named_by_seats(games: Sequence[SeriesGame]) -> list[SeriesGame]:
    """The games as if a bot named like its seat, from 1 on, had sat in each."""
    return [replace(game, bots=tuple(str(seat) for seat in range(1, 1 + len(game.bots)))) for game in games]
