"""Bots with a budget in their name, and how they keep to it."""

from itertools import count
from random import Random

import pytest

from kursbuch.bots import Budget, Turn, find_bot
from kursbuch.bots.builder import strategy_for
from kursbuch.bots.search import SearchBot, allowance, lookahead
from kursbuch.bots.search.candidates import candidates_for
from kursbuch.kernel import KursbuchError, Setup, find_title
from kursbuch.locale import LANGUAGES, texts_for

SETUP = Setup(("A", "B", "C", "D"))


def first_turn(title_id: str, budget: Budget | None = None) -> Turn:
    """The first turn in which the builder has more than one move in mind: others are made at once."""
    title = find_title(title_id)
    rules, routes = title.rules(SETUP), title.routes(SETUP)
    position = rules.initial(SETUP, 5)
    while True:
        turn = Turn(rules, position, rules.to_act(position)[0], routes, budget)
        ideas = candidates_for(turn, strategy_for(turn.view), Random(4))
        if len(ideas) > 1:
            return turn
        position = rules.apply(position, turn.seat, ideas[0].action).position


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search", None),
        ("search:50", Budget(playouts=50)),
        ("search:0.2s", Budget(seconds=0.2)),
        ("search:2s", Budget(seconds=2.0)),
    ],
)
def test_the_budget_stands_in_the_name(name: str, budget: Budget | None) -> None:
    bot = find_bot(name)
    assert isinstance(bot, SearchBot)
    assert (bot.name, bot.budget) == (name, budget)


@pytest.mark.parametrize("budget", ["", "x", "0", "-3", "10001", "0s", "-1s", "infs", "nans", "61s", "1.5"])
def test_a_budget_that_is_none(budget: str) -> None:
    with pytest.raises(KursbuchError, match="bot-budget"):
        find_bot(f"search:{budget}")


def test_a_bot_that_does_not_think_takes_no_budget() -> None:
    with pytest.raises(KursbuchError, match="bot-no-budget"):
        find_bot("random:50")


@pytest.mark.parametrize("code", ["bot-budget", "bot-no-budget"])
def test_both_are_told_in_one_sentence(code: str) -> None:
    told = {texts_for(language).error(KursbuchError(code, bot="random:50")) for language in LANGUAGES}
    assert len(told) == 2
    assert all("random:50" in text and text.endswith(".") for text in told)


def test_the_same_playouts_give_the_same_move() -> None:
    bot = SearchBot("search:8", Budget(playouts=8))
    first, second = (bot.choose(first_turn("american-rails"), Random(4)) for _ in range(2))
    assert first == second


def test_playouts_are_counted() -> None:
    choice = SearchBot().choose(first_turn("american-rails", Budget(playouts=7)), Random(4))
    assert choice.reason is not None
    assert choice.reason.arguments["playouts"] == 7


@pytest.mark.parametrize("title_id", ["american-rails", "1830", "1849", "1824"])
def test_seconds_are_kept_to(title_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every look takes a thousandth of a second; a decision that is plain early takes less."""
    looks = count()
    for module in (allowance, lookahead):
        monkeypatch.setattr(module, "thread_time", lambda: next(looks) / 1000)

    def spent(seed: int) -> int:
        before = next(looks)
        find_bot("search:0.2s").choose(first_turn(title_id), Random(seed))
        return next(looks) - before

    assert 150 < max(spent(seed) for seed in (4, 5)) < 300
