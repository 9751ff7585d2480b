"""What a learner sees and gets."""

import builtins
from random import Random
from typing import Any

import numpy as np
import pytest

from kursbuch.bots.environment import env, raw_env
from kursbuch.bots.environment.encoding import Observer, Viewpoint
from kursbuch.bots.environment.moves import MOST_MOVES_OFFERED, ladder, listed_moves
from kursbuch.kernel import Amounts, BadSetup, Choices, Json, KursbuchError, Setup, find_title
from tests.toy import Lay, Take


def play_to_the_end(game: Any, seed: int) -> dict[str, float]:
    """Random moves; the rewards at the end."""
    random = np.random.default_rng(seed)
    game.reset(seed=seed)
    while not any(game.terminations.values()) and not any(game.truncations.values()):
        game.step(int(random.integers(len(game.infos[game.agent_selection]["moves"]))))
    return dict(game.rewards)


def test_the_winner_gets_one_and_the_others_lose_one() -> None:
    game = raw_env("american-rails", players=4)
    for seed in range(3):
        rewards = play_to_the_end(game, seed)
        scores = {agent: game.infos[agent]["score"] for agent in game.agents}
        best = [agent for agent, score in scores.items() if score == max(scores.values())]
        assert rewards == {agent: 2 / len(best) - 1 if agent in best else -1.0 for agent in game.agents}


def test_a_game_that_is_too_long_is_truncated() -> None:
    game = raw_env("american-rails", most_moves=5)
    assert set(play_to_the_end(game, 1).values()) == {0.0}
    assert all(game.truncations.values())


def test_random_play_of_1830_comes_to_an_end() -> None:
    """The rules of the table bound proposals: nobody is drowned in them, and no game needs to be truncated."""
    game = raw_env("1830", most_moves=9000)
    play_to_the_end(game, 2)
    assert all(game.terminations.values())


def test_the_mask_marks_the_listed_moves() -> None:
    game = raw_env("1830")
    game.reset(seed=1)
    for _ in range(30):
        observation, info = game.observe(game.agent_selection), game.infos[game.agent_selection]
        count = len(info["moves"])
        assert observation["action_mask"][:count].all()
        assert not observation["action_mask"][count:].any()
        assert observation["action_features"][:count].any(axis=1).all()
        assert not observation["action_features"][count:].any()
        game.step(count - 1)


def test_a_move_that_is_not_offered_ends_the_game_for_its_player() -> None:
    game = env("american-rails")
    game.reset(seed=1)
    agent = game.agent_selection
    game.last()
    game.step(MOST_MOVES_OFFERED - 1)
    assert game.rewards[agent] == -1
    assert all(game.terminations.values())


def test_without_a_seed_the_games_follow_from_the_last_one() -> None:
    def two_games() -> list[Any]:
        game = raw_env("railroad-revolution")
        game.reset(seed=3)
        first = game.observe("player_0")["observation"]
        game.reset()
        return [first, game.observe("player_0")["observation"]]

    one, other = two_games(), two_games()
    assert all(np.array_equal(mine, yours) for mine, yours in zip(one, other, strict=True))
    assert not np.array_equal(one[0], one[1])


def test_every_seat_sees_itself_as_the_first() -> None:
    names = ("Ada", "Ben")
    rich_and_poor: Json = [{"seat": 0, "name": "Ada", "cash": 900}, {"seat": 1, "name": "Ben", "cash": 5}]
    poor_and_rich: Json = [{"seat": 0, "name": "Ada", "cash": 5}, {"seat": 1, "name": "Ben", "cash": 900}]
    of_ada = Observer(Viewpoint(0, names)).observe({"players": rich_and_poor, "to_act": [0]})
    of_ben = Observer(Viewpoint(1, names)).observe({"players": poor_and_rich, "to_act": [1]})
    assert np.array_equal(of_ada, of_ben)
    of_poor_ada = Observer(Viewpoint(0, names)).observe({"players": poor_and_rich, "to_act": [0]})
    assert not np.array_equal(of_ada, of_poor_ada)


@pytest.mark.parametrize("title", ["1830", "1824", "railroad-revolution"])
def test_an_observation_depends_on_the_position_only(title: str) -> None:
    rules_of, setup = find_title(title), Setup(("Ada", "Ben", "Cem"))
    rules, random = rules_of.rules(setup), Random(4)
    position = rules.initial(setup, 4)
    watching = [Observer(Viewpoint(seat, setup.players)) for seat in range(3)]
    for number in range(150):
        seat = rules.to_act(position)[0]
        if number % 7 == 0:
            view, fresh = rules.view(position, seat), Observer(Viewpoint(seat, setup.players))
            assert np.array_equal(watching[seat].observe(view), fresh.observe(view))
        position = rules.apply(position, seat, random.choice(rules.offers(position, seat)).sample(random)).position


def test_amounts_are_a_ladder_and_too_many_moves_are_thinned() -> None:
    assert ladder(5, 5) == [5]
    assert ladder(1, 4) == [1, 2, 3, 4]
    rungs = ladder(25, 600)
    assert (rungs[0], rungs[-1], len(rungs)) == (25, 600, 8)
    assert rungs[1] - rungs[0] < rungs[-1] - rungs[-2]
    assert listed_moves([Amounts(Take(1), "amount", 1, 3)]) == [Take(1), Take(2), Take(3)]
    many = Choices(tuple(Lay("A1", "7", rotation) for rotation in range(400)))
    listed = listed_moves([many])
    assert len(listed) == len(set(listed)) == MOST_MOVES_OFFERED
    assert (listed[0], listed[-1]) == (many.actions[0], many.actions[-1])


def test_bad_arguments() -> None:
    with pytest.raises(BadSetup):
        env("american-rails", players=9)
    with pytest.raises(KursbuchError, match="render-mode"):
        env("american-rails", render_mode="film")


def test_without_pettingzoo_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **named: Any) -> Any:
        if name == "kursbuch.bots.environment.game_environment":
            raise ImportError(name)
        return real(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(KursbuchError, match="research-missing"):
        raw_env()
