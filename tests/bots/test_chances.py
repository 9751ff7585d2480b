"""Intervals, against figures of printed tables."""

import pytest

from kursbuch.bots.chances import student_quantile, wilson_interval


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.7062), (2, 4.3027), (5, 2.5706), (10, 2.2281), (30, 2.0423)])
def test_student_s_t_is_that_of_the_tables(freedom: int, value: float) -> None:
    assert student_quantile(0.975, freedom) == pytest.approx(value, abs=5e-5)


def test_with_many_games_it_is_the_normal_one() -> None:
    assert student_quantile(0.975, 100_000) == pytest.approx(1.95998, abs=5e-5)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (50, 100, 0.4038, 0.5962)]
)
def test_wilson_s_interval_stays_between_nothing_and_all(wins: int, games: int, low: float, high: float) -> None:
    found = wilson_interval(wins, games, 0.95)
    assert found[0] == pytest.approx(low, abs=5e-5)
    assert found[1] == pytest.approx(high, abs=5e-5)
