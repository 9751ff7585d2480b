"""A series in a file, game by game: one that was ended goes on where it stood.

The first line says what is played, every other one how a game of the plan went:
{"series": {"title": "1830", "players": [...], "options": {...}, "bots": [...], "games": 200, "seed": 1, "code": "..."}}
{"game": 0, "actions": 731, "end": "bank", "scores": [7311, 6902, 8120, 5544], "winners": [2]}
`faults` and `problems` of programs stand there, too.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from kursbuch.bots.series import GameResult, SeriesGame
from kursbuch.exchange import error_name
from kursbuch.kernel import Json, KursbuchError, Outcome, Seat


class RunFile:
    """The file of a series. What stands in it must be of the same plan."""

    def __init__(self, path: Path, plan: Mapping[str, Json]) -> None:
        self.path = path
        self.plan = json.loads(json.dumps(plan))
        self._file: TextIO | None = None

    def results(self, games: Sequence[SeriesGame]) -> dict[int, GameResult]:
        """The games that were played already. A line that a kill has torn is played again."""
        try:
            lines = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
        except (OSError, UnicodeDecodeError) as error:
            raise KursbuchError("run-other", path=str(self.path)) from error
        read = [entry for line in lines if (entry := _entry(line)) is not None]
        if lines:
            check_plan(self.path, read[0].get("series") if read else None, self.plan)
        try:
            found = {entry["game"]: _result(entry, games[entry["game"]].players) for entry in read[1:]}
        except (LookupError, TypeError, ValueError) as error:
            raise KursbuchError("run-other", path=str(self.path)) from error
        if len(found) < len(read) - 1:
            raise KursbuchError("run-other", path=str(self.path))
        return found

    @contextmanager
    def open(self, known: Mapping[int, GameResult]) -> Iterator[None]:
        """Written anew with what is known, so that no torn line stays; then results are added."""
        beside = self.path.with_name(f"{self.path.name}.new")
        try:
            with beside.open("w", encoding="utf-8") as file:
                file.write(f"{json.dumps({'series': self.plan})}\n")
                file.writelines(f"{json.dumps(_told(number, result))}\n" for number, result in known.items())
            beside.replace(self.path)
            with self.path.open("a", encoding="utf-8") as self._file:
                yield
        except OSError as error:
            raise KursbuchError("file-unwritable", path=str(self.path), reason=error_name(error)) from error
        finally:
            self._file = None

    def add(self, number: int, result: GameResult) -> None:
        """The game is on the disk when this returns."""
        assert self._file is not None
        self._file.write(f"{json.dumps(_told(number, result))}\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def check_plan(path: Path, found: object, plan: Mapping[str, Json]) -> None:
    """What stands in the file must be of this plan; else it is said what differs."""
    if not isinstance(found, dict):
        raise KursbuchError("run-other", path=str(path))
    code, here = found.get("code"), plan.get("code")
    if code != here and plan == {**found, "code": here}:
        raise KursbuchError("run-code", path=str(path), begun=str(code or "?"), here=str(here))
    others = [
        f"{key}: {_shown(found.get(key))} ≠ {_shown(value)}" for key, value in plan.items() if found.get(key) != value
    ]
    if others:
        raise KursbuchError("run-differs", path=str(path), differences=", ".join(others))


def _shown(value: Json) -> str:
    return ",".join(map(_shown, value)) if isinstance(value, list) else str(value)


def _entry(line: str) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _told(number: int, result: GameResult) -> dict[str, Json]:
    outcome = result.outcome
    return {
        "game": number,
        "actions": result.actions,
        "end": outcome.end if outcome else None,
        "scores": [outcome.scores[seat] for seat in sorted(outcome.scores)] if outcome else None,
        "winners": list(outcome.winners) if outcome else None,
        **({"faults": dict(result.faults), "problems": dict(result.problems)} if result.faults else {}),
    }


def _result(entry: Mapping[str, Any], players: Sequence[str]) -> GameResult:
    programs = entry.get("faults", {}), entry.get("problems", {})
    if entry["end"] is None:
        return GameResult(entry["actions"], None, {}, *programs)
    scores = {Seat(seat): score for seat, score in enumerate(entry["scores"])}
    outcome = Outcome(entry["end"], scores, tuple(Seat(seat) for seat in entry["winners"]))
    by_player = dict(zip(players, entry["scores"], strict=True))
    return GameResult(entry["actions"], outcome, by_player, *programs)
