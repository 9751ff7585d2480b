"""Bonuses, conditions and gates, read from the words of a view."""

from functools import cache
from typing import NamedTuple

COLOURS = ("white", "purple", "grey", "orange", "turquoise")
ANY_WORKER = "worker-any"


class Effect(NamedTuple):
    """Something to do some times; a worker with the colours to choose from."""

    kind: str
    times: int
    colours: tuple[str, ...] = ()


class Bonus(NamedTuple):
    """Shares, money (less than 0 where a price is to be paid) and effects. A bonus with a price may be left."""

    shares: int = 0
    money: int = 0
    effects: tuple[Effect, ...] = ()


class Condition(NamedTuple):
    """So many connected cities or stations of a level, rails on a terrain, or rails on deal symbols."""

    kind: str
    number: int
    of: int


class Gate(NamedTuple):
    """What a gate of a track takes."""

    money: int = 0
    shares: int = 0
    workers: int = 0


@cache
def read_bonus(words: tuple[str, ...]) -> Bonus:
    """`pay-200`, `steps-3`, `purple-or-grey`."""
    shares = money = 0
    effects: list[Effect] = []
    for word in words:
        name, _, figure = word.rpartition("-")
        if word == ANY_WORKER:
            effects.append(Effect("worker", 1, COLOURS))
        elif not figure.isdigit():
            effects.append(Effect("worker", 1, tuple(word.split("-or-"))))
        elif name == "shares":
            shares += int(figure)
        elif name == "money":
            money += int(figure)
        elif name in ("pay", "pay-each"):
            money -= int(figure)
        else:
            effects.append(Effect(name.replace("-", "_"), int(figure)))
    return Bonus(shares, money, tuple(effects))


@cache
def read_condition(word: str) -> Condition:
    """`stations-2-of-3`, `trade-rails-1`."""
    text, _, of = word.partition("-of-")
    kind, _, count = text.rpartition("-")
    return Condition(kind, int(count), int(of or 0))


@cache
def read_gate(word: str) -> Gate:
    """`pay-100`, `give-shares-2`, `give-worker`, or nothing."""
    if not word:
        return Gate()
    if word == "give-worker":
        return Gate(workers=1)
    kind, _, figure = word.rpartition("-")
    return Gate(money=int(figure)) if kind == "pay" else Gate(shares=int(figure))
