"""What holds for every title of the 18xx family in random games."""

from collections import Counter
from random import Random
from typing import Any, cast

from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.kernel import Seat
from tests.properties.playing import Case, Stage, builders_game, random_game


def check_sums(game: Game[Any], position: Position[Any]) -> None:
    """Nothing is made or lost: money, certificates, trains, tiles and station markers are those of the box."""
    assert sum(position.cash.values()) == game.bank
    assert all(position.cash[Seat(seat)] >= 0 for seat in range(len(game.players)))
    for company, holdings in position.shares.items():
        held = sorted(number for numbers in holdings.values() for number in numbers)
        assert len(held) == len(set(held)) <= len(game.companies[company].certificates)
    for train in game.trains.values():
        running = sum(state.trains.count(train.name) for state in position.companies.values())
        in_pool = position.pool_trains.count(train.name)
        assert position.depot[train.name] >= 0
        if not game.endless_last_trains:
            assert running + in_pool + position.depot[train.name] <= train.count
    for tile, count in Counter(laid.tile for laid in position.board.tiles.values()).items():
        assert count <= game.map.tiles.tile(tile).count
    for company, markers in Counter(each for some in position.board.stations.values() for each in some).items():
        assert markers <= len(game.companies[company].station_costs)


def check_interrupts(rules: EighteenRules[Any, Any], position: Position[Any]) -> None:
    """Whoever has to decide first is asked, also after an action that seems to touch nothing of it."""
    due = [seat for each in rules.play.interrupts for seat in each.seats(rules.game, position)[:1]]
    assert rules.play.interrupting_seat(position) == (due[0] if due else None)
    assert not due or due[0] in rules.to_act(position)


def check_position(stage: Stage) -> None:
    rules, position = cast("EighteenRules[Any, Any]", stage.rules), cast("Position[Any]", stage.position)
    check_sums(rules.game, position)
    check_interrupts(rules, position)


def test_after_every_action_all_adds_up_and_nobody_is_passed_over(family_case: Case, seed: int) -> None:
    for stage in random_game(family_case, seed + 17):
        check_position(stage)


def test_in_late_phases_all_adds_up_and_nobody_is_passed_over(late_case: Case, seed: int) -> None:
    """Random games are over early; builders come to the largest trains, or break the bank with those before."""
    for stage in builders_game(late_case, seed + 23):
        check_position(stage)


def test_every_step_says_why_not_in_every_position(family_case: Case, seed: int) -> None:
    """Closed steps, too: whatever has been or will be possible in a game can be asked about at any time."""
    random = Random(23)
    stages = list(random_game(family_case, seed + 19))
    pool = {stage.move.action for stage in stages}
    for stage in random.sample(stages, min(30, len(stages))):
        position, rules = cast(Position, stage.position), cast("EighteenRules[Any, Any]", stage.rules)
        for action in random.sample(sorted(pool, key=str), min(60, len(pool))):
            steps = rules.play.steps_for(type(action))
            assert steps
            for step in steps:
                for seat in (Seat(number) for number in range(family_case.players)):
                    refusal = step.refusal(rules.game, position, seat, action)
                    assert refusal is None or refusal.citation.section
