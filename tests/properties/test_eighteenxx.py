"""What holds for every title of the 18xx family in random games."""

from random import Random
from typing import Any, cast

from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.kernel import Seat
from tests.properties.playing import Case, random_game


def test_money_certificates_and_trains_add_up_after_every_action(family_case: Case, seed: int) -> None:
    for stage in random_game(family_case, seed + 17):
        position, game = cast(Position, stage.position), cast("EighteenRules[Any, Any]", stage.rules).game
        assert sum(position.cash.values()) == game.bank
        assert all(position.cash[Seat(seat)] >= 0 for seat in range(family_case.players))
        for company, holdings in position.shares.items():
            held = sorted(number for numbers in holdings.values() for number in numbers)
            assert len(held) == len(set(held)) <= len(game.companies[company].certificates)
        for train in game.trains.values():
            running = sum(state.trains.count(train.name) for state in position.companies.values())
            in_pool = position.pool_trains.count(train.name)
            assert position.depot[train.name] >= 0
            if not game.endless_last_trains:
                assert running + in_pool + position.depot[train.name] <= train.count


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
