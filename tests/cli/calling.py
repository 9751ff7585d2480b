"""Calls of the command within a test."""

import io
from dataclasses import dataclass
from pathlib import Path

import pytest

from kursbuch.bots import RandomBot, play_game
from kursbuch.cli.main import main
from kursbuch.exchange import encode_record
from kursbuch.kernel import Record, Setup, Title


@dataclass(frozen=True)
class Result:
    """How a call ended and what it printed."""

    code: int
    out: str
    err: str


class Kursbuch:
    """The command, in English unless a call says otherwise."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch
        monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def __call__(self, *arguments: object, typed: str = "") -> Result:
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Result(code, out, err)

    def refuses(self, *arguments: object) -> str:
        """The one line about bad input."""
        result = self(*arguments)
        assert result.code == 2
        assert result.out == ""
        assert result.err.startswith("kursbuch: ")
        assert result.err.count("\n") == 1
        assert "error-" not in result.err
        assert "usage-" not in result.err
        return result.err.removeprefix("kursbuch: ").rstrip("\n")


def toy_record(toy: Title, seed: int = 5) -> Record:
    """A finished game of two."""
    return play_game(toy, Setup(("Ada", "Ben")), seed, [RandomBot(), RandomBot()]).record


def write(record: Record, path: Path) -> Path:
    path.write_text(encode_record(record), encoding="utf-8")
    return path
