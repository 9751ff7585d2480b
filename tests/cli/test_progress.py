"""What takes long shows that it is at work."""

from time import monotonic, sleep

import pytest

from kursbuch.cli import progress as bars
from kursbuch.cli.progress import progress

SECONDS = 120


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr(bars, "SECONDS_BEFORE_PROGRESS", 0.05)


@pytest.mark.parametrize("total", [3, None])
def test_a_bar_is_there_before_the_first_result(capsys: pytest.CaptureFixture[str], total: int | None) -> None:
    shown, deadline = "", monotonic() + SECONDS
    with progress("Games", total):
        while "Games" not in shown:
            assert monotonic() < deadline
            shown += capsys.readouterr().err
            sleep(0.01)


def test_what_is_done_at_once_shows_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("Games", 2) as advance:
        advance()
        advance()
    assert "Games" not in capsys.readouterr().err
