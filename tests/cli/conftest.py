"""The toy title, a record of it, and the command."""

from pathlib import Path

import pytest

from kursbuch.kernel import Title
from tests.cli.calling import Kursbuch, toy_record, write
from tests.toy import toy

__all__ = ["toy"]


@pytest.fixture
def kursbuch(toy: Title, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Kursbuch:
    return Kursbuch(capsys, monkeypatch)


@pytest.fixture
def game(toy: Title, tmp_path: Path) -> Path:
    return write(toy_record(toy), tmp_path / "game.json")
