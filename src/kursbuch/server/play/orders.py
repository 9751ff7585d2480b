"""Standing orders: what a seat wants done in its turns, in terms that every title has.

An order names kinds of actions to look for among the offers, conditions on the view, and events that cancel it. So the
server needs to know nothing about stock rounds or companies: whoever writes the order does.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from itertools import islice
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from kursbuch.exchange import decode_action
from kursbuch.kernel import Action, Json, Seat, Title, View, as_json, contains, encode_action
from kursbuch.server.play.hosted_game import Stage
from kursbuch.server.problems import Problem
from kursbuch.server.storage import Entry
from kursbuch.server.values import SafeName, SafeValue

MOST_LOOKED_AT = 2000

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
    """Refuse an order for moves that the title does not have: it would wait for ever."""
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


def is_over(rule: OrderRule, view: View) -> bool:
    return not _fits_view(rule.lasts_while, view)


def is_awake(rule: OrderRule, view: View) -> bool:
    return _fits_view(rule.when, view)


def ordered_action(rule: OrderRule, stage: Stage, seat: Seat, own_moves: Sequence[Entry]) -> Action | None:
    """What the order does now; `own_moves` are the seat's moves that count, the last one first."""
    for wish in rule.do:
        action = _wished(wish, stage, seat, own_moves)
        if action is not None:
            return action
    return None


def _wished(wish: Wish, stage: Stage, seat: Seat, own_moves: Sequence[Entry]) -> Action | None:
    if wish.after is not None and not _is_right_after(wish.after, stage, own_moves):
        return None
    offers = [offer for offer in stage.game.rules.offers(stage.position, seat) if offer.kind == wish.kind]
    if wish.repeat:
        action = _last_time(wish, stage, own_moves)
        return action if action is not None and contains(offers, action) else None
    for offer in offers:
        for action in islice(offer, MOST_LOOKED_AT):
            if _fits(wish.fields, encode_action(action)):
                return action
    return None


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


def _fits_view(wanted: Wanted, view: View) -> bool:
    return all(_at(as_json(view), path) in fitting for path, fitting in wanted.items())


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
