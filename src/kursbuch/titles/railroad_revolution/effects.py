"""Effects that wait to be used, and the bonuses that give them."""

from collections.abc import Iterable
from typing import NamedTuple

from kursbuch.titles.railroad_revolution.workers import COLOURS


class Effect(NamedTuple):
    """Something that a seat may do, `times` times, for `cost` dollars the first time (or each time).

    `options` are the colours to choose from, for each worker that the effect gives; `section` is the heading of the
    rulebook that gives the effect.
    """

    kind: str
    times: int = 1
    cost: int = 0
    cost_each: bool = False
    options: tuple[tuple[str, ...], ...] = ()
    section: str = "Besondere Fähigkeiten der Arbeiter"

    def used(self, option: tuple[str, ...] | None = None) -> "Effect | None":
        """What is left after one use."""
        if self.times == 1:
            return None
        left = list(self.options)
        if option is not None:
            left.remove(option)
        return self._replace(times=self.times - 1, cost=self.cost if self.cost_each else 0, options=tuple(left))


class Bonus(NamedTuple):
    """What a tile gives: shares and money at once, effects to be used in any order, or not at all."""

    shares: int = 0
    money: int = 0
    effects: tuple[Effect, ...] = ()

    def of(self, section: str) -> "Bonus":
        """The bonus of a tile that this heading of the rulebook explains."""
        return self._replace(effects=tuple(effect._replace(section=section) for effect in self.effects))

    def flips(self) -> int:
        """How many locomotives it may turn."""
        return sum(effect.times for effect in self.effects if effect.kind == "flip")


_SIMPLE = ("steps", "promote", "flip", "locomotive", "rail", "station", "office")
_FROM_START = ("start_rail", "start_station", "start_office")


def parse_bonus(entry: object) -> Bonus:
    """A bonus as the data files write it; `ValueError` for anything else."""
    if not isinstance(entry, dict):
        raise ValueError(entry)
    effects = [_parse_effect(key, value) for key, value in entry.items() if key not in _AMOUNTS]
    shares, money, pay, pay_each = (_number(entry.get(key, 0)) for key in _AMOUNTS)
    if pay or pay_each:
        if len(effects) != 1 or shares or money:
            raise ValueError(f"a price needs exactly one effect to belong to: {entry}")
        effects = [effects[0]._replace(cost=pay or pay_each, cost_each=bool(pay_each))]
    return Bonus(shares, money, tuple(effects))


_AMOUNTS = ("shares", "money", "pay", "pay_each")


def _parse_effect(key: str, value: object) -> Effect:
    if key in _SIMPLE or key in _FROM_START:
        return Effect(key, _number(value))
    if key == "swap_worker":
        return Effect("swap", _number(value))
    if key == "worker_any":
        return worker_effect([COLOURS] * _number(value))
    if key == "worker_one_of":
        return worker_effect([_colours(value)])
    if key == "workers":
        return worker_effect((colour,) for colour in _colours(value))
    raise ValueError(f"unknown bonus {key!r}")


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(value)
    return value


def _colours(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not value or any(colour not in COLOURS for colour in value):
        raise ValueError(value)
    return tuple(value)


def worker_effect(options: Iterable[tuple[str, ...]]) -> Effect:
    """Workers to take, each with the colours to choose from."""
    chosen = tuple(options)
    return Effect("worker", len(chosen), options=chosen)


def cheapest(pending: tuple[Effect, ...], kind: str) -> Effect | None:
    """The effect of that kind that costs least: a seat uses what is free before what it must pay for."""
    found: Effect | None = None
    for effect in pending:
        if effect.kind == kind and (found is None or effect.cost < found.cost):
            found = effect
    return found


def without(pending: tuple[Effect, ...], effect: Effect, option: tuple[str, ...] | None = None) -> tuple[Effect, ...]:
    """The pending effects after one use of one of them."""
    place = pending.index(effect)
    left = effect.used(option)
    return (*pending[:place], *((left,) if left else ()), *pending[place + 1 :])
