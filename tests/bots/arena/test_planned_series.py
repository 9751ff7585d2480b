"""The series in benchmarks/series: what the README says is what the files hold, and the arena can go on with them."""

import json
from pathlib import Path
from shlex import split

import pytest
from benchmarks.planned import FOLDER, Planned, planned_series, state

from kursbuch.bots.arena import SeriesPlan, fill_seats
from kursbuch.bots.series import GameResult
from kursbuch.kernel import KursbuchError, Outcome, Seat, Setup

LARGEST = 64 * 1024


def told_by_readme() -> dict[str, SeriesPlan]:
    """The plans by the commands of the README."""
    rows = [line.split(" | ") for line in (FOLDER / "README.md").read_text().splitlines() if "`kursbuch arena" in line]
    return {row[0].strip("| "): plan_of(row[-1].strip(" |`")) for row in rows}


def plan_of(command: str) -> SeriesPlan:
    _, _, title, *words = split(command)
    options = dict(zip(words[::2], words[1::2], strict=True))
    assert Path(options["--run"]).parent == Path("benchmarks/series")
    seated = fill_seats(options["--bots"].split(","), 4)
    return SeriesPlan(title, Setup(("A", "B", "C", "D")), seated, int(options["--games"]), int(options["--seed"]))


def test_every_file_holds_games_of_the_series_that_the_readme_names() -> None:
    plans = told_by_readme()
    for series in planned_series():
        assert series.plan == plans[series.name]
        assert len(str(series.head["code"])) == 16, series.name
        assert all(result.outcome is not None for result in series.results.values())
        assert (FOLDER / f"{series.name}.jsonl").stat().st_size < LARGEST
        assert state(series)


def test_no_two_series_of_a_title_share_a_seed() -> None:
    seeds: set[tuple[str, int]] = set()
    for plan in told_by_readme().values():
        own = {(game.title, game.seed) for game in plan.schedule()}
        assert not own & seeds
        seeds |= own


def test_a_file_whose_games_are_not_those_of_its_plan_is_refused(tmp_path: Path) -> None:
    plan = SeriesPlan("1830", Setup(("A", "B", "C", "D")), ("a", "b", "b", "b"), 4, 1)
    outcome = Outcome("bank", {Seat(seat): seat for seat in range(4)}, (Seat(3),))
    whole = Planned("mine", plan.told(), {number: GameResult(9, outcome, {}) for number in range(4)})
    whole.save(tmp_path)
    file = tmp_path / "mine.jsonl"
    assert Planned.read(file).results[3].outcome == outcome
    lines = file.read_text().splitlines()
    for wrong in ({"game": 4}, {"scores": [1, 2, 3]}, {"game": 0}):
        file.write_text("\n".join((*lines[:4], json.dumps(json.loads(lines[4]) | wrong))))
        with pytest.raises(KursbuchError, match="run-other"):
            Planned.read(file)
