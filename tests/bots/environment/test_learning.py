"""The examples of docs/environment.md run, and the example learns."""

import doctest
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

DOCUMENT = Path(__file__).parents[3] / "docs" / "environment.md"


def test_the_examples_of_the_document_run() -> None:
    result = doctest.testfile(str(DOCUMENT), module_relative=False, optionflags=doctest.FAIL_FAST)
    assert result.attempted > 5
    assert result.failed == 0


def test_a_batch_of_games_moves_the_weights_towards_what_won() -> None:
    from kursbuch.bots.environment import raw_env
    from kursbuch.bots.environment.example import play, train

    weights = train(batches=1, games=6)
    assert weights.any()
    env = raw_env("american-rails", players=3)
    episodes = [play(env, np.zeros_like(weights), game % 3, 1 + game) for game in range(6)]
    won, lost = (
        np.mean([np.mean(episode.gradients, axis=0) for episode in episodes if (episode.reward > 0) == has_won], axis=0)
        for has_won in (True, False)
    )
    assert weights @ won > weights @ lost
