"""Asking about moves without making them: why not, what would follow, what a bot would do."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from kursbuch.bots import Choice
from kursbuch.bots.advice import advice
from kursbuch.kernel import Event, Json, Refusal, Refused, Seat
from kursbuch.server.play.hosted_game import Stage
from kursbuch.server.play.hosting import decode, refuse
from kursbuch.server.play.plans import private_copy
from kursbuch.server.problems import Problem
from kursbuch.views.changes import changes_between


@dataclass(frozen=True, slots=True)
class Previewed:
    """What would follow from a move."""

    stage: Stage
    events: tuple[Event, ...]
    changes: dict[str, Json]
    """`players.0.cash` with the value before and the one after."""


def why_not(stage: Stage, seat: int, action: dict[str, Json]) -> tuple[Refusal | Problem | None, int | None]:
    """Why the seat may not do this now: a rule, or something that is no action of the title at all; what it costs."""
    try:
        decoded = decode(stage, action)
    except Problem as problem:
        return problem, None
    rules, position = stage.game.rules, stage.position
    return rules.refusal(position, Seat(seat), decoded), rules.cost(position, Seat(seat), decoded)


def preview(stage: Stage, seat: int, asker: int, action: dict[str, Json]) -> Previewed:
    """The move on a copy that tells nothing hidden."""
    copy, mover = private_copy(stage, Seat(seat), asker), Seat(seat)
    try:
        step = copy.apply(mover, decode(copy, action))
    except Refused as error:
        raise refuse(copy, error) from error
    rules = stage.game.rules
    before, after = rules.view(copy.position, mover), rules.view(step.position, mover)
    changes: dict[str, Json] = {".".join(path): list(pair) for path, pair in changes_between(before, after).items()}
    return Previewed(replace(copy, position=step.position), step.events, changes)


def hints(stage: Stage, seat: int, asker: int) -> Iterator[tuple[str, Choice]]:
    """What each bot would do."""
    chance = f"{asker}/{stage.game.table_id}/{stage.number}"
    return advice(stage.game.rules, stage.position, Seat(seat), stage.game.routes, chance)
