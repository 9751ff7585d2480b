"""Who sits where in which game."""

from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random

from kursbuch.bots.series import SeriesGame
from kursbuch.kernel import KursbuchError, Setup


def fill_seats(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat: with fewer bots than seats, the list is repeated."""
    if len(bots) > seats:
        raise KursbuchError("arena-seats", bots=len(bots), seats=seats)
    if len(set(bots)) < 2:
        raise KursbuchError("arena-alone")
    return tuple(islice(cycle(bots), seats))


def schedule_games(
    title: str, setup: Setup, seated: Sequence[str], games: int, seed: int, records: Path | None = None
) -> list[SeriesGame]:
    """The games of the series. Every round of as many games as there are seats has one seed and one order of the bots,
    which moves on by a seat from game to game: all sit everywhere equally often, and have the same luck there."""
    planned = []
    for number in range(games):
        round_number, turned = divmod(number, len(seated))
        order = list(seated)
        Random(f"{seed}/{round_number}").shuffle(order)
        bots = (*order[turned:], *order[:turned])
        planned.append(SeriesGame(title, setup.players, bots, seed + round_number, setup.options, records, number))
    return planned
