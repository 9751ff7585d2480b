"""PettingZoo's own tests, for every title."""

import warnings

import pytest

from kursbuch.bots.environment import env
from kursbuch.kernel import titles

testing = pytest.importorskip("pettingzoo.test")


@pytest.fixture(params=list(titles()))
def title(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_interface(title: str) -> None:
    """A dictionary with a mask is what PettingZoo asks for, and warns of in environments that it does not know."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for known in ("Observation space for each agent probably", "Observation is not a NumPy array"):
            warnings.filterwarnings("ignore", known)
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        testing.api_test(env(title), num_cycles=25)


def test_the_same_seed_gives_the_same_game(title: str) -> None:
    testing.seed_test(lambda: env(title), num_cycles=15)


def test_every_render_mode(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    testing.render_test(
        lambda render_mode: env(title, render_mode=render_mode),
        custom_tests={"svg": lambda shown: shown.startswith("<") and "<svg" in shown},
    )
    assert "player_2" in capsys.readouterr().out
