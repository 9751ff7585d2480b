"""A player that learns American Rails from nothing, in about a minute: `python -m kursbuch.bots.environment.example`.

A linear policy: every legal move gets the sum of its weighted features, and the higher it is the likelier the move.
The weights follow the gradient of the reward (REINFORCE) in games against players who move at random.
"""

import sys
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from kursbuch.bots.environment import raw_env

Weights = npt.NDArray[np.float64]
LEARNING_RATE = 100.0
JUDGED_BY = 150
"""Games to measure the player by, before and after: the share of its victories is right to about 4 %."""


@dataclass
class Episode:
    """One game of the learner: how it ended, and how its choices would have become likelier."""

    reward: float = 0.0
    gradients: list[Weights] = field(default_factory=list)


def play(env: Any, weights: Weights, seat: int, seed: int) -> Episode:
    """A game with the learner in that seat and random players in the others."""
    random, episode = np.random.default_rng(seed), Episode()
    learner = env.possible_agents[seat]
    env.reset(seed=seed)
    for agent in env.agent_iter():
        if env.terminations[agent] or env.truncations[agent]:
            if agent == learner:
                episode.reward = env.last(observe=False)[1]
            env.step(None)
        elif agent == learner:
            observation = env.observe(agent)
            features = observation["action_features"][observation["action_mask"] == 1]
            chances = _softmax(features @ weights)
            chosen = random.choice(len(chances), p=chances)
            episode.gradients.append(features[chosen] - chances @ features)
            env.step(chosen)
        else:
            env.step(random.integers(len(env.infos[agent]["moves"])))
    return episode


def train(batches: int, games: int, seed: int = 1) -> Weights:
    """Weights after so many steps along the gradient, each from a batch of games."""
    env = raw_env("american-rails", players=3)
    weights = np.zeros(env.observation_space("player_0")["action_features"].shape[1])
    for batch in range(batches):
        episodes = [play(env, weights, game % 3, seed + batch * games + game) for game in range(games)]
        usual = np.mean([episode.reward for episode in episodes])
        for episode in episodes:
            weights += LEARNING_RATE / games * (episode.reward - usual) * np.mean(episode.gradients, axis=0)
    return weights


def win_share(weights: Weights, games: int, seed: int = 1_000_000) -> float:
    """The part of the games that the player wins; a third is what a random one would."""
    env = raw_env("american-rails", players=3)
    return float(np.mean([play(env, weights, game % 3, seed + game).reward > 0 for game in range(games)]))


def main(batches: int = 15, games: int = 12) -> None:
    untrained = win_share(train(0, games), JUDGED_BY)
    trained = win_share(train(batches, games), JUDGED_BY)
    sys.stdout.write(f"won before training: {untrained:.0%}, after it: {trained:.0%}\n")


def _softmax(values: Weights) -> Weights:
    powers = np.exp(values - values.max())
    return np.asarray(powers / powers.sum())


if __name__ == "__main__":
    main()
