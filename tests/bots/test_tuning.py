"""Tuning: what is tried, what is kept, and that an ended search goes on."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from kursbuch.bots import find_bot
from kursbuch.bots.builder import BuilderBot
from kursbuch.bots.series import GameResult, SeriesGame
from kursbuch.bots.tuning import Tuning, bot_name, weights_of
from kursbuch.kernel import KursbuchError, Outcome, Seat, Setup

TUNING = Tuning("1830", Setup(("A", "B", "C", "D")), 8, 1)


class Judge:
    """Gives every game to the builder with this weight, if it plays, else to the first seat."""

    def __init__(self, liked: str) -> None:
        self.liked = liked
        self.played = 0

    def play(self, games: Sequence[SeriesGame]) -> Iterator[GameResult]:
        for game in games:
            self.played += 1
            changed = next(bot for bot in game.bots if game.bots.count(bot) == 1)
            seat = game.bots.index(changed) if self.liked in changed.rpartition(";")[2] else 0
            yield GameResult(1, Outcome("end", {Seat(n): int(n == seat) for n in range(4)}, (Seat(seat),)), {})


def test_a_change_that_wins_is_kept_and_others_are_not() -> None:
    steps = list(TUNING.steps(40, Judge("control="), None))
    assert {step.weight for step in steps if step.kept} == {"control"}
    assert all(step.wins == 8 for step in steps if step.kept)
    assert len({step.weight for step in steps}) > 8


def test_an_ended_search_goes_on_where_it_stood(tmp_path: Path) -> None:
    whole = list(TUNING.steps(6, Judge("home="), None))
    file, judge = tmp_path / "tuning.jsonl", Judge("home=")
    list(TUNING.steps(4, judge, file))
    file.write_text(file.read_text() + '{"number": 4, "wei')
    judge.played = 0
    assert list(TUNING.steps(6, judge, file)) == whole
    assert judge.played == 16
    assert len([json.loads(line) for line in file.read_text().splitlines()]) == 7
    with pytest.raises(KursbuchError, match="run-differs"):
        list(Tuning("1830", TUNING.setup, 8, 2).steps(6, judge, file))


def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(tmp_path: Path) -> None:
    judge = Judge("home=")
    with pytest.raises(KursbuchError, match="file-unwritable"):
        list(TUNING.steps(2, judge, tmp_path / "none" / "tuning.jsonl"))
    with pytest.raises(KursbuchError, match="run-other"):
        list(TUNING.steps(2, judge, tmp_path))
    assert judge.played == 0


def test_a_builder_with_other_weights_can_be_asked_for() -> None:
    bot = find_bot(bot_name({"control": 30.0, "home": 0.2}))
    assert isinstance(bot, BuilderBot)
    assert bot.manner.weights == {"control": 30.0, "home": 0.2}
    for wrong in ("builder:control=much", "builder:luck=1", "builder:control=nan"):
        with pytest.raises(KursbuchError, match="bot-weights"):
            find_bot(wrong)


def test_only_the_family_has_weights() -> None:
    assert weights_of("1849")["missed"] == 0.8
    with pytest.raises(KursbuchError, match="tune-nothing"):
        weights_of("american-rails")
