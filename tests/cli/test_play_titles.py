"""The terminal with the titles themselves: whatever the bots' seats bring, nothing fails and every text is there."""

import re
from itertools import cycle, islice
from pathlib import Path

import pytest

from kursbuch.cli.main import main
from kursbuch.exchange import load_file
from kursbuch.kernel import titles
from tests.cli.calling import Kursbuch

MISSING_TEXT = re.compile(r"\b(?:action|event|refusal|error|kind|column|heading|prompt|menu)-[a-z]+")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("title_id", list(titles()))
def test_a_person_plays_by_numbers(
    title_id: str,
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "game.json"
    by_numbers = islice(cycle(["1", "20", "", "2", "", "1", "0", "3", "2", ""]), 100)
    typed = ["map", "market", "tables", *by_numbers, "undo", "log", "quit"]
    kursbuch = Kursbuch(capsys, monkeypatch)
    call = ("play", title_id, "--bots", "2", "--seed", "5", "--save", file, "--lang", language)
    result = kursbuch(*call, typed="\n".join(typed))
    assert result.code == 0
    assert result.err == ""
    assert MISSING_TEXT.findall(result.out) == []
    assert len(load_file(file).record.moves) > 20
    assert main(["replay", str(file)]) == 0
