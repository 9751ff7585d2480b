"""Files of 18xx.games that could be played on and tell something that is not so: they are not followed in silence."""

import copy
from functools import cache
from itertools import islice
from typing import Any, cast

import pytest

from kursbuch.exchange import export_game
from kursbuch.exchange.eighteenxx_games import load_game
from kursbuch.kernel import BadRecord
from tests.properties.playing import Case, builders_game, record_of

CASE = Case("1830", 3, (("profile", "18xx.games"),))
LONG_ENOUGH = 150
"""Moves after which trains have run and shares were bought."""


@cache
def _played() -> dict[str, Any]:
    moves = [stage.move for stage in islice(builders_game(CASE, 3), LONG_ENOUGH)]
    return cast("dict[str, Any]", export_game(record_of(CASE, 3, moves)))


@pytest.fixture
def game() -> dict[str, Any]:
    """A game as the site writes it."""
    return copy.deepcopy(_played())


def _last(game: dict[str, Any], kind: str, key: str) -> dict[str, Any]:
    return next(action for action in reversed(game["actions"]) if action["type"] == kind and action.get(key))


def _fault(game: dict[str, Any]) -> str:
    with pytest.raises(BadRecord) as caught:
        load_game(game)
    return caught.value.code


def test_routes_that_bring_something_else_than_the_file_says(game: dict[str, Any]) -> None:
    _last(game, "run_routes", "routes")["routes"][0]["revenue"] += 10
    assert _fault(game) == "import-revenue"


def test_a_share_that_somebody_has_already(game: dict[str, Any]) -> None:
    bought = [action["shares"][0] for action in game["actions"] if action["type"] == "buy_shares"]
    company = bought[-1].rsplit("_", 1)[0]
    _last(game, "buy_shares", "shares")["shares"] = [f"{company}_0"]
    assert _fault(game) == "import-share"


def test_a_run_in_the_name_of_another_company(game: dict[str, Any]) -> None:
    run = _last(game, "run_routes", "routes")
    others = {action["entity"] for action in game["actions"] if action["type"] == "run_routes"} - {run["entity"]}
    run["entity"] = min(others)
    assert _fault(game) == "import-turn"
