"""A refusal is never only "not now" where a step knows more, in any phase of any title of the 18xx family."""

from collections import defaultdict
from dataclasses import MISSING, fields
from random import Random
from typing import Any, cast

import pytest

from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.kernel import Action, Refusal, Seat, titles
from tests.properties.playing import Case, Stage, builders_game, random_game

GENERAL = ("turn.auction_not_now", "turn.stock_not_now", "turn.operating_not_now")

KNOWN: dict[str, str] = {}
"""The kinds of action that are refused only in general, with the reason why no more can be said. None is left."""

TABLES = [
    Case("1830", 4, ()),
    Case("1830", 3, (("board", "plus"),)),
    Case("1849", 4, ()),
    Case("1849", 4, (("scenario", "5"),)),
    Case("1849", 3, (("advanced", "yes"), ("electric_dreams", "yes"))),
    Case("1849", 4, (("advanced", "yes"), ("electric_dreams", "yes"))),
    Case("1824", 4, ()),
    Case("1824", 2, (("variant", "cisleithania"),)),
    Case("1824", 3, (("variant", "cisleithania"),)),
    Case("1824", 3, (("variant", "goods-time"),)),
    Case("1824", 4, (("markers", "free"), ("variant", "goods-time"))),
]

MOST_GAMES = 12


@pytest.fixture(scope="module", params=TABLES, ids=str)
def stages(request: pytest.FixtureRequest) -> list[Stage]:
    """Games of builders and of chance, one after the other, until they have come to every phase."""
    case: Case = request.param
    played: list[Stage] = []
    for seed in range(1, MOST_GAMES):
        played += [*builders_game(case, seed), *random_game(case, seed)]
        if {_position(stage).phase for stage in played} == set(_rules(played[0]).game.phases):
            return played
    raise AssertionError(f"{case} does not come to its last phase in {MOST_GAMES} games")


@pytest.fixture(scope="module")
def actions(stages: list[Stage]) -> dict[type[Action], list[Action]]:
    """All kinds of action of the title: those that were taken and on offer, and one of each kind anyway."""
    game = _rules(stages[0]).game
    found = {kind: [_example(game, kind)] for kind in titles()[game.title].actions}
    for action in (*(stage.move.action for stage in stages), *_offered(stages, Random(29))):
        found[type(action)].append(action)
    return found


def test_every_kind_of_action_is_refused_for_a_special_reason(
    stages: list[Stage], actions: dict[type[Action], list[Action]], everything: bool
) -> None:
    """Asked for by whoever is on turn, in positions of every phase and every point of play."""
    random = Random(31)
    general: set[str] = set()
    for stage in _some_of_each_phase(stages, random, 40 if everything else 4):
        seat = stage.rules.to_act(stage.position)[0]
        for kind, known in actions.items():
            refusal: Refusal | None = stage.rules.refusal(stage.position, seat, random.choice(known))
            if refusal is not None and refusal.code in GENERAL:
                general.add(kind.kind)
    assert general == {kind.kind for kind in actions if kind.kind in KNOWN}


def test_what_a_step_knows_is_not_lost_when_the_step_is_closed(
    stages: list[Stage], actions: dict[type[Action], list[Action]], everything: bool
) -> None:
    """The order of the turn or the round is said only where no step for that kind of action has a reason of its own."""
    random = Random(37)
    lost: list[tuple[str, str, set[str]]] = []
    for stage in _some_of_each_phase(stages, random, 40 if everything else 4):
        rules, position = _rules(stage), _position(stage)
        seat = rules.to_act(position)[0]
        if rules.play.interrupting_seat(position) is not None:
            continue
        for kind, known in actions.items():
            action = random.choice(known)
            refusal = rules.refusal(position, seat, action)
            special = _special(rules, position, seat, action)
            if refusal is not None and refusal.code.startswith("turn.") and special:
                lost.append((kind.kind, refusal.code, special))
    assert lost == []


def _special(rules: "EighteenRules[Any, Any]", position: Position, seat: Seat, action: Action) -> set[str]:
    """What the steps for that kind of action object to; money that is lacking now may be there when they come."""
    steps = [step for step in rules.play.steps_for(type(action)) if step.fits(rules.game, position)]
    objections = (step.objection(rules.game, position, seat, action) for step in steps)
    return {each.code for each in objections if each is not None and not each.code.endswith(("no_cash", "money"))}


def _example(game: Game[Any], kind: type[Action]) -> Action:
    """Some action of that kind, possible or not."""
    company, private, hex_ = next(iter(game.companies)), next(iter(game.privates)), next(iter(game.map.hexes))
    numbers = dict.fromkeys(("amount", "buyer_seat", "city", "price", "rotation", "shares", "tens"), 1)
    names = {"choice": "pay", "paper": private, "source": "bank", "tile": "57", "train": next(iter(game.trains))}
    places = {"company": company, "hex": hex_, "private": private, "seller": company}
    values: dict[str, object] = {**numbers, **names, **places, "last": False, "routes": ()}
    return kind(**{field.name: values[field.name] for field in fields(kind) if field.default is MISSING})


def _offered(stages: list[Stage], random: Random) -> list[Action]:
    """Moves that could have been made in some positions."""
    return [
        offer.sample(random)
        for stage in random.sample(stages, 60)
        for seat in stage.rules.to_act(stage.position)
        for offer in stage.rules.offers(stage.position, seat)
    ]


def _some_of_each_phase(stages: list[Stage], random: Random, most: int) -> list[Stage]:
    """Positions of every phase and every point of play that the games have come to."""
    groups: dict[tuple[str, str], list[Stage]] = defaultdict(list)
    for stage in stages:
        point = type(_rules(stage).play.open_decisions(_position(stage)).decisions[0]).__name__
        groups[_position(stage).phase, point].append(stage)
    return [stage for group in groups.values() for stage in random.sample(group, min(most, len(group)))]


def _rules(stage: Stage) -> "EighteenRules[Any, Any]":
    return cast("EighteenRules[Any, Any]", stage.rules)


def _position(stage: Stage) -> Position:
    return cast(Position, stage.position)
