"""Games of 18xx.games replay to the site's own position after every action. They lie beside the project, if at all."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from kursbuch.exchange import load_file, trace
from kursbuch.exchange.eighteenxx_games.reader import find_reader
from kursbuch.kernel import find_title
from tests.beside import GAMES, needs_games


def _files() -> list[Path]:
    files = [*GAMES.glob("*.json"), *GAMES.glob("random/*.json.gz")]
    return sorted(file for file in files if find_reader(_read(file)["title"]))


def _read(file: Path) -> dict[str, Any]:
    content = file.read_bytes()
    data: dict[str, Any] = json.loads(gzip.decompress(content) if file.suffix == ".gz" else content)
    return data


def _name(file: Path) -> str:
    return file.name.removesuffix(".gz").removesuffix(".json")


@needs_games
@pytest.mark.parametrize("file", _files() if GAMES.exists() else [], ids=_name)
def test_the_position_is_the_sites_after_every_action(file: Path) -> None:
    lines = [json.loads(json.dumps(line)) for line in trace(load_file(file))]
    traced = gzip.decompress((file.parent / f"{_name(file)}.trace.jsonl.gz").read_bytes())
    expected = [json.loads(line) for line in traced.splitlines()]
    for own, site in zip(lines, expected, strict=True):
        assert own == site


@needs_games
@pytest.mark.parametrize("file", _files() if GAMES.exists() else [], ids=_name)
def test_the_result_is_the_sites(file: Path) -> None:
    data = _read(file)
    if data["status"] != "finished":
        return
    game = load_file(file)
    rules = find_title(game.record.title).rules(game.record.setup)
    *_, last = game.stages()
    if data["actions"][-1]["type"] == "end_game":
        players: Any = rules.view(last.position, None)["players"]
        assert {game.player_ids[player["seat"]]: player["value"] for player in players} == data["result"]
        return
    outcome = rules.outcome(last.position)
    assert outcome is not None
    assert {game.player_ids[seat]: score for seat, score in outcome.scores.items()} == data["result"]
