"""What holds for every title of the 18xx family in random games."""

from typing import Any, cast

import pytest

from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.kernel import Seat
from tests.properties.playing import Case, cases, random_game


def _family_cases() -> list[Case]:
    return [case for case in cases() if case.title.startswith("18")]


@pytest.mark.parametrize("case", _family_cases(), ids=str)
def test_money_certificates_and_trains_add_up_after_every_action(case: Case) -> None:
    for stage in random_game(case, seed=17):
        position, game = cast(Position, stage.position), cast("EighteenRules[Any, Any]", stage.rules).game
        assert sum(position.cash.values()) == game.bank
        assert all(position.cash[Seat(seat)] >= 0 for seat in range(case.players))
        for company, holdings in position.shares.items():
            held = sorted(number for numbers in holdings.values() for number in numbers)
            assert len(held) == len(set(held)) <= len(game.companies[company].certificates)
        for train in game.trains.values():
            running = sum(state.trains.count(train.name) for state in position.companies.values())
            in_pool = position.pool_trains.count(train.name)
            assert position.depot[train.name] >= 0
            if not game.endless_last_trains:
                assert running + in_pool + position.depot[train.name] <= train.count
