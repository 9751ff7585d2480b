"""Every title as a PettingZoo environment, for those who train players. See docs/environment.md."""

from collections.abc import Mapping
from typing import Any

from kursbuch.kernel import KursbuchError

__all__ = ["env", "raw_env"]


def env(
    title: str = "american-rails",
    players: int = 3,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    most_moves: int | None = None,
) -> Any:
    """The environment with PettingZoo's usual guards: an action that is not offered ends the game for its player."""
    bare = raw_env(title, players, options, render_mode, most_moves)
    from pettingzoo.utils import wrappers

    guarded = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def raw_env(
    title: str = "american-rails",
    players: int = 3,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    most_moves: int | None = None,
) -> Any:
    """The environment without guards: faster, and an action that is not offered is an error."""
    try:
        from kursbuch.bots.environment.game_environment import GameEnvironment
    except ImportError as error:
        raise KursbuchError("research-missing") from error
    return GameEnvironment(title, players, options or {}, render_mode, most_moves)
