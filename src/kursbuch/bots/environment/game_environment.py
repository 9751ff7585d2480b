"""A game as PettingZoo's agent environment cycle."""

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from kursbuch.bots.environment.encoding import OBSERVATION_SIZE, ActionEncoder, Observer, Viewpoint, action_size
from kursbuch.bots.environment.moves import MOST_MOVES_OFFERED, MoveTexts, listed_moves
from kursbuch.bots.environment.picture import RENDER_MODES, check_mode, picture
from kursbuch.kernel import Action, Event, Seat, Setup, find_title

MOST_MOVES = 20_000
"""Longer than any game: players that never come to an end are stopped here."""


class GameEnvironment(AECEnv):  # type: ignore[misc]
    """An action is the number of a move in the list of legal moves; the mask marks how many there are."""

    def __init__(
        self, title: str, players: int, options: Mapping[str, str], render_mode: str | None, most_moves: int | None
    ) -> None:
        super().__init__()
        self._title = find_title(title)
        self.possible_agents = [f"player_{number}" for number in range(players)]
        self._setup = Setup(tuple(self.possible_agents), dict(options))
        self._rules = self._title.rules(self._setup)
        self._kinds = [action.kind for action in self._title.actions]
        viewpoints = [Viewpoint(seat, self._setup.players) for seat in range(players)]
        self._observers = [Observer(viewpoint) for viewpoint in viewpoints]
        self._encoders = [ActionEncoder(self._kinds, viewpoint) for viewpoint in viewpoints]
        self._most_moves = MOST_MOVES if most_moves is None else most_moves
        self._chance = Random()
        self.metadata = {
            "name": f"kursbuch_{title.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        check_mode(render_mode)
        self.render_mode = render_mode
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self.action_spaces = {agent: spaces.Discrete(MOST_MOVES_OFFERED) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @cached_property
    def _observation_space(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (OBSERVATION_SIZE,), np.float32),
                "action_features": spaces.Box(-1.0, 1.0, (MOST_MOVES_OFFERED, action_size(self._kinds)), np.float32),
                "action_mask": spaces.Box(0, 1, (MOST_MOVES_OFFERED,), np.int8),
            }
        )

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed, the games follow from the last one that was given."""
        if seed is not None:
            self._chance = Random(seed)
        self._position = self._rules.initial(self._setup, self._chance.getrandbits(32))
        self._events: tuple[Event, ...] = ()
        self._moves_made = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next_turn()

    def step(self, action: int | None) -> None:
        """Make the move of this number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a player whose game goes on has to move"
        step = self._rules.apply(self._position, self._seat(agent), self._moves[int(action)])
        self._position, self._events = step.position, step.events
        self._moves_made += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._next_turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _next_turn(self) -> None:
        """Who acts next and what is offered, or the end. Only the seat that the game waits for is asked."""
        self._moves: list[Action] = []
        self._observed: dict[str, dict[str, Any]] = {}
        self.infos = {agent: {"moves": []} for agent in self.agents}
        self.agent_selection = self.agents[0]
        outcome = self._rules.outcome(self._position)
        if outcome is not None:
            self.rewards = {agent: _reward(self._seat(agent), outcome.winners) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            for agent in self.agents:
                self.infos[agent]["score"] = outcome.scores[self._seat(agent)]
        elif self._moves_made >= self._most_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._offer_moves()

    def _offer_moves(self) -> None:
        seat = self._rules.to_act(self._position)[0]
        self.agent_selection = self.possible_agents[seat]
        self._moves = listed_moves(self._rules.offers(self._position, seat))
        self.infos[self.agent_selection]["moves"] = MoveTexts(self._moves)

    def observe(self, agent: str) -> dict[str, Any]:
        """What the player sees, and the moves of the one who acts."""
        if agent not in self._observed:
            self._observed[agent] = self._observe(agent)
        return self._observed[agent]

    def _observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat(agent)
        moves = self._moves if agent == self.agent_selection else []
        mask = np.zeros(MOST_MOVES_OFFERED, dtype=np.int8)
        mask[: len(moves)] = 1
        return {
            "observation": self._observers[seat].observe(self._rules.view(self._position, seat)),
            "action_features": self._encoders[seat].encode(moves, MOST_MOVES_OFFERED),
            "action_mask": mask,
        }

    def render(self) -> str | None:
        """The position as text or as SVG, as spectators see it; `human` prints the text."""
        if self.render_mode is None:
            return None
        view = self._rules.view(self._position, None)
        return picture(self.render_mode, self._title, view, self._events, self._setup.players)

    def close(self) -> None:
        """Nothing is held open."""

    def _seat(self, agent: str) -> Seat:
        return Seat(self.possible_agents.index(agent))


def _reward(seat: Seat, winners: tuple[Seat, ...]) -> float:
    """1 for the winner, -1 for the others; a shared victory is between them."""
    return 2.0 / len(winners) - 1.0 if seat in winners else -1.0
