"""Random games for the properties that hold for every title."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import TypeAlias

from kursbuch.bots import bot_move, find_bot
from kursbuch.bots.bot import Turn
from kursbuch.kernel import Action, BadSetup, Move, Record, Rules, Setup, Title, titles

MOST_ACTIONS = 6000

STRANGE = 0.05
"""So many moves of a game of builders are just legal."""

VARIED_ALONE = {"bank", "stock_turn"}
"""Options that touch no other: they are tried with the others at their defaults."""


@dataclass(frozen=True)
class Case:
    """A title with a number of players and options."""

    title: str
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.title, f"{self.players}p", *(f"{name}={value}" for name, value in self.options)])

    @property
    def setup(self) -> Setup:
        return Setup(tuple("ABCDEF"[: self.players]), dict(self.options))


@cache
def cases() -> list[Case]:
    """Every title with every number of players and every fitting combination of its options, or one varied alone."""
    found = []
    for title in titles().values():
        for players in title.players:
            for values in product(*(option.values for option in title.options)):
                chosen = tuple(
                    (option.name, value)
                    for option, value in zip(title.options, values, strict=True)
                    if value != option.default
                )
                case = Case(title.id, players, chosen)
                is_tried = len(chosen) < 2 or VARIED_ALONE.isdisjoint(dict(chosen))
                if is_tried and _fits(title, case):
                    found.append(case)
    return found


@cache
def sample() -> list[Case]:
    """Few cases in which every two things that can come together do: numbers of players and values of options."""
    found = cases()
    missing = set[Pair]().union(*(_pairs(case) for case in found))
    chosen: set[Case] = set()
    while missing:
        best = max(found, key=lambda case: len(_pairs(case) & missing))
        chosen.add(best)
        missing -= _pairs(best)
    return [case for case in found if case in chosen]


Pair: TypeAlias = tuple[str, tuple[str, str], tuple[str, str]]
"""A title, and two of its choices."""


@cache
def _pairs(case: Case) -> frozenset[Pair]:
    given = dict(case.options)
    options = titles()[case.title].options
    choices = [("players", str(case.players)), *((each.name, given.get(each.name, each.default)) for each in options)]
    return frozenset((case.title, first, second) for first in choices for second in choices)


def _fits(title: Title, case: Case) -> bool:
    try:
        title.check(case.setup)
    except BadSetup:
        return False
    return True


@dataclass(frozen=True)
class Stage:
    """A position of a random game and the move that is made from it."""

    rules: Rules[object, Action]
    position: object
    move: Move


def random_move(rules: Rules[object, Action], position: object, random: Random) -> Move:
    """A random kind of move, then one of them, by a seat that may act; mostly by the one that the game waits for."""
    seats = rules.to_act(position)
    seat = seats[0] if random.random() < 0.9 else random.choice(seats)
    offers = rules.offers(position, seat)
    kind = random.choice(list(dict.fromkeys(offer.kind for offer in offers)))
    return Move(seat, random.choice([offer for offer in offers if offer.kind == kind]).sample(random))


def random_game(case: Case, seed: int) -> Iterator[Stage]:
    """The stages of a random game to its end."""
    random = Random(seed)
    title = titles()[case.title]
    rules = title.rules(case.setup)
    position = rules.initial(case.setup, seed)
    for _ in range(MOST_ACTIONS):
        if rules.outcome(position) is not None:
            return
        move = random_move(rules, position, random)
        yield Stage(rules, position, move)
        position = rules.apply(position, move.seat, move.action).position
    raise AssertionError(f"{case} does not end within {MOST_ACTIONS} actions")


def builders_game(case: Case, seed: int, strange: float = STRANGE) -> Iterator[Stage]:
    """The stages of a game of builders, who come to late phases; now and then a move is just legal."""
    random = Random(seed)
    title = titles()[case.title]
    rules, routes = title.rules(case.setup), title.routes(case.setup)
    position = rules.initial(case.setup, seed)
    for number in range(MOST_ACTIONS):
        if rules.outcome(position) is not None:
            return
        seat = rules.to_act(position)[0]
        bot = find_bot("random" if random.random() < strange else "builder")
        move = bot_move(bot, Turn(rules, position, seat, routes), seed, number)
        yield Stage(rules, position, move)
        position = rules.apply(position, move.seat, move.action).position
    raise AssertionError(f"{case} does not end within {MOST_ACTIONS} actions")


def record_of(case: Case, seed: int, moves: list[Move]) -> Record:
    """The record of those moves."""
    version = titles()[case.title].rules_version
    return Record(case.title, case.setup.players, case.setup.options, seed, version, tuple(moves))
