"""Characters and levels: who sits there can be told from how he plays."""

from random import Random

import pytest

from kursbuch.bots import Turn, bot_names, find_bot, play_game
from kursbuch.bots.builder import BuilderBot, strategy_for
from kursbuch.bots.characters import CHARACTERS, LEVELS
from kursbuch.kernel import Setup, find_title, replay, titles
from kursbuch.locale import LANGUAGES, texts_for

SETUP = Setup(("A", "B", "C"))
MOVES = 330


@pytest.mark.parametrize("title_id", list(titles()))
def test_the_characters_play_every_title_differently(title_id: str) -> None:
    title = find_title(title_id)
    games = {
        name: play_game(title, SETUP, 5, [find_bot(name)] * 3, most_moves=MOVES).record.moves
        for name in ("builder", *CHARACTERS)
    }
    assert len(set(games.values())) == len(games)


def test_a_beginner_errs_now_and_then_and_plausibly() -> None:
    """Another move than the best one, but one that a club player would think of as well."""
    title = find_title("1830")
    game = play_game(title, SETUP, 3, [BuilderBot()] * 3, most_moves=200)
    rules, routes = title.rules(SETUP), title.routes(SETUP)
    asked = differ = 0
    for stage, move in zip(replay(game.record), game.record.moves, strict=False):
        if stage.number % 4:
            continue
        turn = Turn(rules, stage.position, move.seat, routes)
        thought_of = [idea.action for idea in strategy_for(turn.view).rank(turn, Random("seen"))]
        if len(thought_of) == 1:
            continue
        manner = find_bot("investor-beginner")
        assert isinstance(manner, BuilderBot)
        again = Turn(rules, stage.position, move.seat, routes)
        chosen = manner.choose(again, Random("seen")).action
        best = find_bot("investor").choose(again, Random("seen")).action
        asked += 1
        differ += chosen != best
        assert chosen in thought_of
    assert asked > 10
    assert 0 < differ < asked


def test_the_levels_overlook_less_and_less() -> None:
    assert list(LEVELS.values()) == sorted(LEVELS.values(), reverse=True)
    assert LEVELS["strong"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_at_the_table(language: str) -> None:
    texts = texts_for(language)
    names = [texts.text(f"bot-{name}") for name in bot_names()]
    assert len(set(names)) == len(names)
