"""Who plays where."""

from collections import Counter

import pytest

from kursbuch.bots.arena import fill_seats, schedule_games
from kursbuch.kernel import KursbuchError, Setup

SETUP = Setup(("A", "B", "C", "D"))


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    games = schedule_games("toy", SETUP, ("a", "b", "c", "d"), 40, seed=1)
    seats = Counter((seat, bot) for game in games for seat, bot in enumerate(game.bots))
    assert set(seats.values()) == {10}


def test_a_round_of_seats_has_one_seed_and_the_next_round_another() -> None:
    games = schedule_games("toy", SETUP, ("a", "b", "b", "b"), 8, seed=5)
    assert [game.seed for game in games] == [5] * 4 + [6] * 4
    assert {game.bots.index("a") for game in games[:4]} == {0, 1, 2, 3}


def test_the_neighbours_change() -> None:
    games = schedule_games("toy", SETUP, ("a", "b", "c", "d"), 40, seed=1)
    assert len({game.bots[(game.bots.index("a") + 1) % 4] for game in games}) == 3


def test_the_list_is_repeated_for_more_seats() -> None:
    assert fill_seats(["a", "b"], 5) == ("a", "b", "a", "b", "a")


def test_bots_that_do_not_fit() -> None:
    with pytest.raises(KursbuchError, match="arena-seats"):
        fill_seats(["a", "b", "c"], 2)
    with pytest.raises(KursbuchError, match="arena-alone"):
        fill_seats(["a"], 4)


def test_games_of_the_same_bot_in_all_seats_are_all_different() -> None:
    games = schedule_games("toy", SETUP, ("a", "a", "a", "a"), 8, seed=5)
    assert [game.seed for game in games] == list(range(5, 13))
