"""Standing orders: what a seat wants done in its turns, in terms that every title has.

An order names kinds of actions to look for among the offers, conditions on the view, and events that cancel it. So the
server needs to know nothing about stock rounds or companies: whoever writes the order does.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cached_property
from itertools import islice
from typing import Any, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from kursbuch.exchange import decode_action
from kursbuch.kernel import Action, Json, Offer, Seat, Title, contains, encode_action
from kursbuch.server.play.hosted_game import Stage
from kursbuch.server.problems import Problem
from kursbuch.server.storage import Entry
from kursbuch.server.values import SafeName, SafeValue

MOST_LOOKED_AT = 2000
LARGEST_RULE = 16_000
"""Letters of a rule: it is read again with every move at its table."""

Wanted = dict[SafeName, list[SafeValue]]
"""Names with the values that are looked for: any of them will do."""


class Wish(BaseModel):
    """An action to take if it is offered."""

    model_config = ConfigDict(extra="forbid")

    kind: SafeName
    fields: Wanted = Field(default_factory=dict, description="Fields of the action with the values that fit.")
    repeat: bool = Field(default=False, description="Exactly what the seat did last time, if that is offered again.")
    of: Wanted = Field(default_factory=dict, description="For `repeat`: arguments of an event of that last time.")
    after: SafeName | None = Field(default=None, description="Only right after an own move of this kind.")


class EventPattern(BaseModel):
    """An event to watch for."""

    model_config = ConfigDict(extra="forbid")

    kind: SafeName | None = None
    arguments: Wanted = Field(default_factory=dict)
    others: bool = Field(default=False, description="Only when another seat's move brought it about.")


class OrderRule(BaseModel):
    """What to do, when to sleep, and what cancels the order."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    do: list[Wish] = Field(min_length=1, max_length=10, description="In order: the first that is offered is taken.")
    when: Wanted = Field(default_factory=dict, description="Paths in the view, such as `round.kind`: else it sleeps.")
    lasts_while: Wanted = Field(
        default_factory=dict, alias="while", description="Paths in the view: when they no longer fit, it is cancelled."
    )
    cancel: list[EventPattern] = Field(default_factory=list, max_length=20)


def check_order(rule: OrderRule, title: Title) -> None:
    """Refuse an order for moves that the title does not have: it would wait for ever; and one that is a book."""
    if len(rule.model_dump_json()) > LARGEST_RULE:
        raise Problem(422, "order-long", most=LARGEST_RULE)
    known = {action.kind: [field.name for field in fields(action)] for action in title.actions}
    for wish in rule.do:
        for kind in (wish.kind, wish.after or wish.kind):
            if kind not in known:
                raise Problem(422, "action-kind", kind=kind, known=", ".join(known))
        for name in wish.fields:
            if name not in known[wish.kind]:
                names = ", ".join(known[wish.kind]) or "-"
                raise Problem(422, "action-field", kind=wish.kind, field=name, known=names)


def is_cancelled_by(rule: OrderRule, owner: int, mover: int | None, events: Iterable[Mapping[str, Any]]) -> bool:
    """Whether one of the events is one that the order names."""
    return any(_fits_event(pattern, owner, mover, event) for pattern in rule.cancel for event in events)


def is_over(rule: OrderRule, view: Json) -> bool:
    return not _fits_view(rule.lasts_while, view)


def is_awake(rule: OrderRule, view: Json) -> bool:
    return _fits_view(rule.when, view)


Written: TypeAlias = tuple[Action, Mapping[str, Json]]
"""An action and how it is written."""


class Chooser:
    """What the orders of a seat do in a position. What is offered is looked at once, however many they are."""

    def __init__(self, stage: Stage, seat: Seat, own_moves: Callable[[], Sequence[Entry]]) -> None:
        """`own_moves` finds the seat's moves that count, the last one first."""
        self._stage = stage
        self._seat = seat
        self._find_own_moves = own_moves
        self._known: dict[str, tuple[list[Written], Iterator[Written]]] = {}

    def action(self, rule: OrderRule) -> Action | None:
        """What the order does now."""
        return next((action for wish in rule.do if (action := self._wished(wish)) is not None), None)

    def _wished(self, wish: Wish) -> Action | None:
        if wish.after is not None and not _is_right_after(wish.after, self._stage, self._own_moves):
            return None
        if wish.repeat:
            action = _last_time(wish, self._stage, self._own_moves)
            return action if action is not None and contains(self._of_kind(wish.kind), action) else None
        return next((action for action, words in self._written(wish.kind) if _fits(wish.fields, words)), None)

    @cached_property
    def _own_moves(self) -> Sequence[Entry]:
        return self._find_own_moves()

    @cached_property
    def _offers(self) -> Sequence[Offer[Action]]:
        return self._stage.game.rules.offers(self._stage.position, self._seat)

    def _of_kind(self, kind: str) -> list[Offer[Action]]:
        return [offer for offer in self._offers if offer.kind == kind]

    def _written(self, kind: str) -> Iterator[Written]:
        """The offered actions of a kind: worked out one by one, as far as an order wants to know."""
        if kind not in self._known:
            actions = (action for offer in self._of_kind(kind) for action in islice(offer, MOST_LOOKED_AT))
            self._known[kind] = [], ((action, encode_action(action)) for action in actions)
        known, others = self._known[kind]
        yield from known
        for other in others:
            known.append(other)
            yield other


def _is_right_after(kind: str, stage: Stage, own_moves: Sequence[Entry]) -> bool:
    if not own_moves or not stage.path:
        return False
    last = own_moves[0]
    return last.number == stage.path[-1] and last.action is not None and last.action["kind"] == kind


def _last_time(wish: Wish, stage: Stage, own_moves: Sequence[Entry]) -> Action | None:
    for entry in own_moves:
        is_kind = entry.action is not None and entry.action["kind"] == wish.kind
        if is_kind and (not wish.of or any(_fits(wish.of, event["arguments"]) for event in entry.events)):
            return decode_action(stage.game.title, entry.action or {})
    return None


def _fits_event(pattern: EventPattern, owner: int, mover: int | None, event: Mapping[str, Any]) -> bool:
    if pattern.others and mover == owner:
        return False
    return pattern.kind in (None, event["kind"]) and _fits(pattern.arguments, event["arguments"])


def _fits(wanted: Wanted, values: Mapping[str, Json]) -> bool:
    return all(name in values and values[name] in fitting for name, fitting in wanted.items())


def _fits_view(wanted: Wanted, view: Json) -> bool:
    return all(_at(view, path) in fitting for path, fitting in wanted.items())


def _at(view: Json, path: str) -> Json:
    """What is at a path such as `players.0.cash` or `companies.id=PRR.bank`; None where there is nothing."""
    for part in path.split("."):
        if isinstance(view, Mapping):
            view = view.get(part)
        elif isinstance(view, Sequence) and not isinstance(view, str):
            view = _element(view, part)
        else:
            return None
    return view


def _element(parts: Sequence[Json], which: str) -> Json:
    """An element by its place, or by the value of one of its fields."""
    if which.isdecimal():
        return parts[int(which)] if int(which) < len(parts) else None
    name, _, value = which.partition("=")
    return next((part for part in parts if isinstance(part, Mapping) and str(part.get(name)) == value), None)
