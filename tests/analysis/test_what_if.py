"""Futures of a position: the same for the same seed, fair to what nobody can know, and counted right."""

from dataclasses import replace
from typing import cast

from kursbuch.analysis import Future, compare, play_futures, reality
from kursbuch.kernel import Outcome, Seat, find_title
from kursbuch.views.eighteenxx import EighteenView
from tests.analysis.games import finished_game


def outcome(*scores: int) -> Outcome:
    by_seat = {Seat(number): score for number, score in enumerate(scores)}
    best = max(scores)
    return Outcome("end", by_seat, tuple(seat for seat, score in by_seat.items() if score == best))


def future(title_id: str, at: int, bot: str = "random") -> Future:
    game = finished_game(title_id)
    return Future(title_id, game.record.setup, game.stages[at].position, bot)


def test_mean_and_interval_of_known_scores() -> None:
    """The mean of 1 to 10 is 5.5; with a deviation of 3.0277 and t = 2.262 the interval reaches 2.166 to each side."""
    first, _ = compare([outcome(score, 0) for score in range(1, 11)], 2)
    assert first.mean == 5.5
    assert first.interval is not None
    low, high = first.interval
    assert (round(low, 3), round(high, 3)) == (3.334, 7.666)


def test_one_game_has_no_interval() -> None:
    assert compare([outcome(4, 2)], 2)[0].interval is None


def test_shared_victories_count_in_parts() -> None:
    prospects = compare([outcome(5, 5, 1), outcome(5, 1, 0), outcome(0, 5, 0), outcome(2, 2, 2)], 3)
    assert [round(prospect.wins, 4) for prospect in prospects] == [0.4583, 0.4583, 0.0833]


def test_the_same_seeds_give_the_same_futures_on_any_number_of_processes() -> None:
    start = future("american-rails", 60)
    alone = list(play_futures(start, range(5), jobs=1))
    assert alone == list(play_futures(start, range(5), jobs=2))
    assert all(result.outcome is not None for result in alone)
    assert len({tuple(result.scores.values()) for result in alone}) > 1


def test_a_bot_that_always_strays_plays_as_the_random_one() -> None:
    start = future("american-rails", 60)
    first = start.bots_move(0)
    astray = Future(start.title, start.setup, start.position, "builder", stray=1.0, first=first)
    assert list(play_futures(astray, range(3))) == list(play_futures(replace(start, first=first), range(3)))
    steady = Future(start.title, start.setup, start.position, "builder")
    assert list(play_futures(steady, range(3))) != list(play_futures(start, range(3)))


def test_what_the_player_to_act_cannot_see_is_dealt_anew() -> None:
    start = future("railroad-revolution", 40)
    rules = find_title(start.title).rules(start.setup)
    seat = rules.to_act(start.position)[0]
    deals = [start.dealt(seed) for seed in range(6)]
    assert len({position.deal_stack for position in deals}) > 1  # type: ignore[attr-defined]
    for position in deals:
        assert rules.view(position, seat) == rules.view(start.position, seat)
        assert sorted(position.deal_stack) == sorted(start.position.deal_stack)  # type: ignore[attr-defined]


def test_the_real_result_stands_beside() -> None:
    game = finished_game("1849")
    assert game.outcome is not None
    real = reality(game.record, game.stages)
    assert real.figures == tuple(game.outcome.scores[Seat(seat)] for seat in range(3))
    assert real.is_finished
    assert set(real.winners) == set(game.outcome.winners)
    rules = find_title("1849").rules(game.record.setup)
    players = cast(EighteenView, rules.view(game.stages[50].position, None))["players"]
    unfinished = reality(game.record, game.stages[:51])
    assert unfinished.figures == tuple(player["value"] for player in players)
    assert (unfinished.is_finished, unfinished.winners) == (False, ())
