"""What the results of a series mean."""

from collections.abc import Sequence
from math import comb
from pathlib import Path

import pytest

from kursbuch.bots.arena import courses, plot_standings, schedule_games, standings
from kursbuch.bots.arena.ratings import RankedGame, rate
from kursbuch.bots.series import GameResult, SeriesGame
from kursbuch.kernel import Outcome, Seat, Setup

PLAYERS = ("A", "B", "C", "D")


def series(winners: Sequence[tuple[int, ...]], bots: tuple[str, ...]) -> tuple[list[SeriesGame], list[GameResult]]:
    games = [SeriesGame("toy", PLAYERS, bots, number) for number in range(len(winners))]
    results = []
    for won in winners:
        scores = {Seat(seat): 10 if seat in won else seat for seat in range(len(bots))}
        outcome = Outcome("goal", scores, tuple(Seat(seat) for seat in won))
        results.append(GameResult(9, outcome, {}))
    return games, results


def test_shares_have_wilson_intervals_and_an_exact_test() -> None:
    """7 of 10 for one seat of four: Wilson 39.7 % to 89.2 %; at least as unlikely as 7 are 7, 8, 9 and 10 wins."""
    found = {
        standing.bot: standing
        for standing in standings(*series([(0,)] * 7 + [(2,)] * 3, ("strong", "weak", "weak", "weak")))
    }
    strong = found["strong"]
    assert (strong.games, strong.wins, strong.share, strong.fair) == (10, 7, 0.7, 0.25)
    assert (strong.low, strong.high) == pytest.approx((0.3968, 0.8922), abs=1e-4)
    assert strong.chance == pytest.approx(sum_of_tail(10, 0.25, 7), rel=1e-9)
    assert found["weak"].fair == 0.75
    assert strong.rating.mean > found["weak"].rating.mean


def sum_of_tail(games: int, share: float, wins: int) -> float:
    return sum(comb(games, k) * share**k * (1 - share) ** (games - k) for k in range(wins, games + 1))


def test_a_victory_shared_by_different_bots_counts_for_none() -> None:
    found = standings(*series([(0, 1), (2, 3), (0,)], ("a", "b", "c", "c")))
    assert {standing.bot: standing.wins for standing in found} == {"a": 1, "b": 0, "c": 1}


def test_games_without_an_end_do_not_count() -> None:
    games, results = series([(0,), (0,), (1,)], ("a", "b", "b", "b"))
    results[2] = GameResult(5, None, {})
    assert [standing.games for standing in standings(games, results)] == [2, 2]


def test_ratings_look_at_every_place_and_grow_certain() -> None:
    """Always second is better than always last, although neither wins; more games leave less doubt."""
    winning = RankedGame(("x", "y", "z"), (1.0, 2.0, 3.0))
    found = rate([winning] * 20)
    assert found["x"].mean > found["y"].mean > found["z"].mean
    mixed = [winning, RankedGame(("x", "y", "z"), (2.0, 1.0, 3.0))]
    few, many = rate(mixed * 4), rate(mixed * 40)
    assert few["x"].low < few["x"].mean < few["x"].high
    assert many["x"].high - many["x"].low < few["x"].high - few["x"].low


@pytest.mark.parametrize(("name", "begins"), [("plot.png", b"\x89PNG"), ("plot.svg", b"<?xml")])
def test_the_plot_is_a_picture_of_that_format(tmp_path: Path, name: str, begins: bytes) -> None:
    words = {"title": "toy", "share": "Won", "fair": "Fair", "rating": "Rating", "games": "Games"}
    played = series([(0,), (1,)], ("a", "b", "b", "b"))
    plot_standings(standings(*played), courses(*played), tmp_path / name, words)
    assert (tmp_path / name).read_bytes().startswith(begins)


# Games of one seed


def rotated(winner: str | None, rounds: int) -> tuple[list[SeriesGame], list[GameResult]]:
    """Rounds of four games that the named bot wins wherever it sits; without a name the first seat wins them all."""
    games = schedule_games("toy", Setup(PLAYERS), ("a", "b", "b", "b"), 4 * rounds, seed=1)
    results = []
    for game in games:
        won = game.bots.index(winner) if winner is not None else 0
        scores = {Seat(seat): 10 if seat == won else 1 for seat in range(4)}
        results.append(GameResult(9, Outcome("goal", scores, (Seat(won),)), {}))
    return games, results


def test_a_seat_that_always_wins_says_nothing_about_the_bots_and_for_sure() -> None:
    """Every bot wins one game of each round, whatever the chance: the pairs leave no doubt that they are equal."""
    found = {standing.bot: standing for standing in standings(*rotated(None, 25))}
    assert (found["a"].share, found["a"].low, found["a"].high) == (0.25, 0.25, 0.25)
    assert found["a"].chance == 1.0


def test_a_round_that_one_bot_wins_whole_is_one_observation_and_not_four() -> None:
    """In each of two rounds it is as if one seat of four had been drawn: one in sixteen, and not one in 4 to the 8."""
    found = {standing.bot: standing for standing in standings(*rotated("a", 2))}
    assert found["a"].wins == 8
    games, results = rotated("a", 2)
    lucky = [result if game.seed == 1 else lost(game, result) for game, result in zip(games, results, strict=True)]
    halved = {standing.bot: standing for standing in standings(games, lucky)}
    assert halved["a"].chance > found["a"].chance


def lost(game: SeriesGame, result: GameResult) -> GameResult:
    """The same game, won by another seat."""
    won = (game.bots.index("a") + 1) % 4
    assert result.outcome is not None
    return GameResult(9, Outcome("goal", result.outcome.scores, (Seat(won),)), {})


def test_rounds_that_go_together_leave_more_doubt_than_as_many_games() -> None:
    """Half of the rounds are won whole, half lost whole: 25 rounds are no 100 games."""
    games, results = rotated("a", 24)
    results = [result if game.seed % 2 else lost(game, result) for game, result in zip(games, results, strict=True)]
    strong = next(standing for standing in standings(games, results) if standing.bot == "a")
    assert strong.share == 0.5
    assert strong.high - strong.low > 0.35
    assert strong.rating.low < strong.rating.mean < strong.rating.high
