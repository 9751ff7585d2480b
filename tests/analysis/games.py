"""Games to look back at, one of each title, and a table where trains run badly."""

from dataclasses import dataclass, replace
from functools import cache
from random import Random

from kursbuch.bots import Choice, RandomBot, Turn, play_game
from kursbuch.kernel import Action, Outcome, Record, Replay, Setup, find_title, replay

SEEDS = {"1830": (3, 3), "1849": (3, 1), "1824": (3, 1), "american-rails": (3, 1), "railroad-revolution": (3, 1)}
"""For each title a number of players and a seed with which random players come to an end."""


@dataclass(frozen=True)
class Played:
    """A game from the set-up to its end."""

    record: Record
    stages: tuple[Replay[object], ...]
    outcome: Outcome | None


@cache
def finished_game(title_id: str) -> Played:
    """A game of random players."""
    players, seed = SEEDS[title_id]
    return played(title_id, ("Ada", "Ben", "Cleo", "Dov")[:players], seed, RandomBot())


@cache
def sloppy_game() -> Played:
    """A game of 1830 in which trains need not run the best, and every other run leaves out a route."""
    return played("1830", ("Ada", "Ben", "Cleo"), 5, SloppyBot(), most=900, free_runs="yes")


def played(
    title_id: str, names: tuple[str, ...], seed: int, bot: "RandomBot | SloppyBot", most: int = 5000, **options: str
) -> Played:
    title, setup = find_title(title_id), Setup(names, options)
    game = play_game(title, setup, seed, [bot] * len(names), most)
    return Played(game.record, tuple(replay(game.record)), game.outcome)


@dataclass(frozen=True)
class SloppyBot:
    """Random, and forgets trains when it runs them."""

    name: str = "sloppy"

    def choose(self, turn: Turn, random: Random) -> Choice:
        choice = RandomBot().choose(turn, random)
        if choice.action.kind != "run_trains" or random.random() < 0.5:
            return choice
        return Choice(without_last_route(choice.action))


def without_last_route(run: Action) -> Action:
    """The run without its last train."""
    routes = run.routes  # type: ignore[attr-defined]
    return replace(run, routes=routes[:-1])  # type: ignore[call-arg]
