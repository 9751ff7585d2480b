"""Asking about moves without making them: why not, what would follow, what a bot would do."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from kursbuch.bots import Choice
from kursbuch.bots.advice import advice
from kursbuch.kernel import Event, Json, Refusal, Refused, Seat, View, as_json
from kursbuch.server.play.hosted_game import Stage
from kursbuch.server.play.moves import decode, refuse
from kursbuch.server.play.plans import private_copy
from kursbuch.server.problems import Problem

DRAWN = ("board", "market", "to_act")
"""Parts of a view whose changes are seen on the boards."""

NAMES = ("id", "seat", "name", "train")
"""By which of its values a thing in a list is named in a path, the first that it has."""


@dataclass(frozen=True, slots=True)
class Previewed:
    """What would follow from a move."""

    stage: Stage
    events: tuple[Event, ...]
    changes: dict[str, Json]


def why_not(stage: Stage, seat: int, action: dict[str, Json]) -> Refusal | Problem | None:
    """Why the seat may not do this now: a rule, or something that is no action of the title at all."""
    try:
        decoded = decode(stage, action)
    except Problem as problem:
        return problem
    return stage.game.rules.refusal(stage.position, Seat(seat), decoded)


def preview(stage: Stage, seat: int, asker: int, action: dict[str, Json]) -> Previewed:
    """The move on a copy that tells nothing hidden."""
    copy, mover = private_copy(stage, Seat(seat), asker), Seat(seat)
    try:
        step = copy.apply(mover, decode(copy, action))
    except Refused as error:
        raise refuse(copy, error) from error
    rules = stage.game.rules
    before, after = rules.view(copy.position, mover), rules.view(step.position, mover)
    return Previewed(replace(copy, position=step.position), step.events, changes_between(before, after))


def changes_between(before: View, after: View) -> dict[str, Json]:
    """What changes beside the boards: `players.0.cash` with the value before and the one after."""
    old, new = dict(_figures(before)), dict(_figures(after))
    paths = dict.fromkeys((*old, *new))
    return {path: [old.get(path), new.get(path)] for path in paths if old.get(path) != new.get(path)}


def _figures(view: View) -> Iterator[tuple[str, Json]]:
    for part, shown in as_json(view).items():
        if part not in DRAWN:
            yield from _leaves(part, shown)


def _leaves(path: str, value: Json) -> Iterator[tuple[str, Json]]:
    """Every value with its path; a list of things is gone into, a list of values is a value."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _leaves(f"{path}.{key}", part)
    elif isinstance(value, Sequence) and value and all(isinstance(part, Mapping) for part in value):
        for number, part in enumerate(value):
            assert isinstance(part, Mapping)
            name = next((part[key] for key in NAMES if key in part), number)
            yield from _leaves(f"{path}.{name}", part)
    else:
        yield path, list(value) if isinstance(value, tuple) else value


def hints(stage: Stage, seat: int, asker: int) -> Iterator[tuple[str, Choice]]:
    """What each bot would do."""
    chance = f"{asker}/{stage.game.table_id}/{stage.number}"
    return advice(stage.game.rules, stage.position, Seat(seat), stage.game.routes, chance)
