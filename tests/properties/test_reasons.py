"""A refusal is never only "not now" where a step knows more, in any phase of any title of the 18xx family."""

from random import Random
from typing import Any, cast

import pytest

from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.kernel import Action, Refusal, Seat
from tests.properties.playing import Case, Stage, random_game

GENERAL = ("turn.auction_not_now", "turn.stock_not_now", "turn.operating_not_now")

KNOWN: dict[str, str] = {}
"""The kinds of action that are refused only in general, with the reason why no more can be said. None is left."""

TABLES = [
    Case("1830", 4, ()),
    Case("1830", 3, (("board", "plus"),)),
    Case("1849", 4, ()),
    Case("1849", 4, (("advanced", "yes"), ("electric_dreams", "yes"))),
    Case("1824", 3, ()),
    Case("1824", 2, (("variant", "cisleithania"),)),
    Case("1824", 4, (("markers", "free"), ("variant", "goods-time"))),
]


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_every_kind_of_action_is_refused_for_a_special_reason(case: Case) -> None:
    """All kinds of action of a whole game, asked for in positions of each of its phases."""
    stages = list(random_game(case, seed=29))
    actions = _by_kind(stages)
    random = Random(31)
    general: set[str] = set()
    for stage in _some_of_each_phase(stages, random):
        seat = stage.rules.to_act(stage.position)[0]
        for kind, known in actions.items():
            refusal: Refusal | None = stage.rules.refusal(stage.position, seat, random.choice(known))
            if refusal is not None and refusal.code in GENERAL:
                general.add(kind)
    assert general == {kind for kind in KNOWN if kind in actions}


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_what_a_step_knows_is_not_lost_when_the_step_is_closed(case: Case) -> None:
    """The order of the turn or the round is said only where no step for that kind of action has a reason of its own."""
    stages = list(random_game(case, seed=101))
    actions = _by_kind(stages)
    random = Random(37)
    lost: list[tuple[str, str, set[str]]] = []
    for stage in _some_of_each_phase(stages, random):
        rules = cast("EighteenRules[Any, Any]", stage.rules)
        position = cast(Position, stage.position)
        seat = rules.to_act(position)[0]
        if rules.play.interrupting_seat(position) is not None:
            continue
        for kind, known in actions.items():
            action = random.choice(known)
            refusal = rules.refusal(position, seat, action)
            special = _special(rules, position, seat, action)
            if refusal is not None and refusal.code.startswith("turn.") and special:
                lost.append((kind, refusal.code, special))
    assert lost == []


def _special(rules: "EighteenRules[Any, Any]", position: Position, seat: Seat, action: Action) -> set[str]:
    """What the steps for that kind of action object to; money that is lacking now may be there when they come."""
    steps = [step for step in rules.play.steps_for(type(action)) if step.fits(rules.game, position)]
    objections = (step.objection(rules.game, position, seat, action) for step in steps)
    return {each.code for each in objections if each is not None and not each.code.endswith(("no_cash", "money"))}


def _by_kind(stages: list[Stage]) -> dict[str, list[Action]]:
    found: dict[str, list[Action]] = {}
    for stage in stages:
        found.setdefault(stage.move.action.kind, []).append(stage.move.action)
    return found


def _some_of_each_phase(stages: list[Stage], random: Random) -> list[Stage]:
    """Positions of every phase and every point of play that the game has come to."""
    groups: dict[tuple[str, str], list[Stage]] = {}
    for stage in stages:
        position, rules = cast(Position, stage.position), cast("EighteenRules[Any, Any]", stage.rules)
        point = type(rules.play.open_decisions(position).decisions[0]).__name__
        groups.setdefault((position.phase, point), []).append(stage)
    return [stage for group in groups.values() for stage in random.sample(group, min(4, len(group)))]
