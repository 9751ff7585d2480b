"""Games of 18xx.games replay to the site's own position after every action. They lie beside the project, if at all."""

import gzip
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kursbuch.exchange import load_file, trace
from kursbuch.exchange.eighteenxx_games import ImportedGame
from kursbuch.kernel import Json, find_title
from tests.beside import GAMES, needs_games

NOT_FOLLOWED = {
    "1830-3p-22": "a bid on a private that is not being contested, which the site's pages never offer",
    "1849-3p-22": "a bid on a private that is not being contested, which the site's pages never offer",
    "1849-4p-ed-13": "a bid on a private that is not being contested, which the site's pages never offer",
    "cis-2p-11": "a bankruptcy, which 1824 does not have (VII.12) and the site's pages never offer",
    "cis-2p-13": "a bankruptcy, which 1824 does not have (VII.12) and the site's pages never offer",
}
"""Games that are not followed to the end, by decision; at most ten."""

ONE_OF = 4
"""Every fourth game in the daily tests, all of them with `--everything` (`make test-all`)."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "file" in metafunc.fixturenames:
        one_of = 1 if metafunc.config.getoption("everything") else ONE_OF
        metafunc.parametrize("file", _files()[::one_of], ids=_name)


def _files() -> list[Path]:
    people = sorted(GAMES.glob("*.json"))
    programs = sorted(file for folder in ("random", "more") for file in (GAMES / folder).glob("*.json.gz"))
    chosen = [file for file in (*people, *programs) if _name(file) not in NOT_FOLLOWED]
    return [*people, *(file for file in chosen if file not in people)] if GAMES.exists() else []


def read_game(file: Path) -> dict[str, Any]:
    """The file of the site."""
    content = file.read_bytes()
    data: dict[str, Any] = json.loads(gzip.decompress(content) if file.suffix == ".gz" else content)
    return data


def _name(file: Path) -> str:
    return file.name.removesuffix(".gz").removesuffix(".json")


def traced(file: Path) -> list[dict[str, Any]]:
    """What the site's own engine held after every action."""
    traced = gzip.decompress((file.parent / f"{_name(file)}.trace.jsonl.gz").read_bytes())
    return [json.loads(line) for line in traced.splitlines()]


def is_same_line(own: Mapping[str, Json], site: Mapping[str, Json]) -> bool:
    """Whether a line of a trace is the site's, as far as that tells."""
    line = json.loads(json.dumps(own))
    return {key: line[key] for key in site} == site


@needs_games
def test_the_position_is_the_sites_after_every_action_and_so_is_the_result(file: Path) -> None:
    game = load_file(file)
    for own, site in zip(trace(game), traced(file), strict=True):
        assert is_same_line(own, site), f"{site['n']}: {site['action']}"
    data = read_game(file)
    if data["status"] == "finished":
        *_, last = game.stages()
        outcome = find_title(game.record.title).rules(game.record.setup).outcome(last.position)
        assert outcome is not None
        assert {game.player_ids[seat]: score for seat, score in outcome.scores.items()} == data["result"]


@needs_games
@pytest.mark.parametrize("name", NOT_FOLLOWED)
def test_a_game_that_is_not_followed_is_equal_up_to_where_it_is_refused(name: str) -> None:
    assert len(NOT_FOLLOWED) <= 10
    file = next(GAMES.glob(f"more/{name}.json.gz"))
    game = load_file(file, up_to_failure=True)
    assert isinstance(game, ImportedGame)
    failure = game.failure
    if failure is not None:
        assert {"number", "id", "kind", "who", "what"} <= failure.arguments.keys()
        game = replace(game, failure=None)
    lines = [json.loads(json.dumps(line)) for line in trace(game)]
    site = traced(file)
    equal = next((n for n, (own, other) in enumerate(zip(lines, site, strict=False)) if own != other), len(lines))
    assert equal >= min(len(lines), len(site)) - 2
