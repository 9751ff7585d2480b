"""`kursbuch arena`."""

import json
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from kursbuch.bots import bot_names
from kursbuch.bots.arena import playing_code
from kursbuch.bots.series import GameResult, SeriesGame
from kursbuch.kernel import Title
from tests.cli.calling import Kursbuch


@pytest.fixture
def kursbuch(toy: Title, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Kursbuch:
    return Kursbuch(capsys, monkeypatch)


def test_the_results_do_not_depend_on_the_processes(kursbuch: Kursbuch) -> None:
    call = ("arena", "toy", "--bots", "search:4,random", "--games", "8", "--seed", "4", "--json")
    one, two = (json.loads(kursbuch(*call, "--jobs", jobs).out) for jobs in (1, 2))
    assert one.pop("seconds") >= 0
    assert two.pop("seconds") >= 0
    assert one == two
    assert one["games"] == one["finished"] == len(one["results"]) == 8
    assert {bot["bot"] for bot in one["bots"]} == {"search:4", "random"}
    for bot in one["bots"]:
        assert bot["share_interval"][0] <= bot["share"] <= bot["share_interval"][1]
        assert bot["rating_interval"][0] < bot["rating"] < bot["rating_interval"][1]


@pytest.mark.parametrize(
    ("more", "seats"), [(["--bots", "builder,random"], 2), (["--bots", "builder,random", "--players", "3"], 3)]
)
def test_how_many_sit_at_the_table(kursbuch: Kursbuch, more: list[str], seats: int) -> None:
    result = json.loads(kursbuch("arena", "toy", *more, "--games", "2", "--jobs", "1", "--json").out)
    assert {len(game["bots"]) for game in result["results"]} == {seats}


def test_a_table_and_a_plot_in_both_languages(kursbuch: Kursbuch, tmp_path: Path) -> None:
    call = ("arena", "toy", "--bots", "builder,random", "--games", "4", "--jobs", "1", "--option", "long=yes")
    assert "Fair share" in kursbuch(*call, "--plot", tmp_path / "plot.svg").out
    assert (tmp_path / "plot.svg").exists()
    assert "Wertung" in kursbuch(*call, "--lang", "de").out


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--bots", "deep,random"], f'There is no bot "deep"; there are {", ".join(bot_names())}.'),
        (["--bots", "random:5,builder"], "The bot random does not take a budget."),
        (
            ["--bots", "search:soon,builder"],
            '"search:soon" is not a bot with a budget; search:50 thinks for 50 playouts (at most 10000), '
            "search:0.2s for 0.2 seconds (at most 60).",
        ),
        (
            ["--bots", "random"],
            "An arena needs at least two bots, as in --bots builder,random; builder,builder compares the seats.",
        ),
        (["--bots", "random,builder,random", "--players", "2"], "3 bots do not fit into 2 seats."),
        (["--bots", "builder,random,random,random,random"], "5 bots do not fit into 4 seats."),
        (["--bots", "builder,random", "--players", "9"], "toy is played by 2-4 players, not by 9."),
        (["--bots", "builder,random", "--backend", "cloud"], 'There is no backend "cloud"; there are local, ray.'),
        (
            ["--bots", "builder,random", "--address", "there:1"],
            "The backend local has no address; --address belongs to --backend ray.",
        ),
        (
            ["--bots", "builder,random", "--plot", "plot.txt"],
            "plot.txt is not a picture that can be drawn; its name must end in .png, .svg.",
        ),
        ([], "--bots is missing; see kursbuch --help."),
    ],
)
def test_bad_input(kursbuch: Kursbuch, arguments: list[str], line: str) -> None:
    assert kursbuch.refuses("arena", "toy", *arguments) == line


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1", "there:port"])
def test_a_cluster_that_is_not_there(kursbuch: Kursbuch, address: str) -> None:
    pytest.importorskip("ray")
    call = ("arena", "toy", "--bots", "builder,random", "--backend", "ray", "--address", address)
    assert kursbuch.refuses(*call) == f"There is no Ray cluster at {address}, or it cannot be started."


def test_the_help_is_complete(kursbuch: Kursbuch) -> None:
    for language in ("de", "en"):
        assert "help-" not in kursbuch("arena", "--help", "--lang", language).out


# Series that are saved


PLAYING_CODE = sys.modules[playing_code.__module__]

SAVED = ("arena", "toy", "--bots", "builder,random", "--games", "8", "--jobs", "1", "--json")


def test_a_series_that_was_killed_goes_on_where_it_stood(
    kursbuch: Kursbuch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last line is torn, as by a kill while it was written: that game is played again, and no other one before."""
    whole = json.loads(kursbuch(*SAVED).out)
    file = tmp_path / "series.jsonl"
    kursbuch(*SAVED, "--run", file)
    lines = file.read_text().splitlines()
    assert len(lines) == 9
    file.write_text("\n".join(lines[:5]) + "\n" + lines[5][:20])
    played = []
    play = SeriesGame.__module__
    original = sys.modules[play].play_series_game

    def watched(game: SeriesGame) -> GameResult:
        played.append(game.number)
        found: GameResult = original(game)
        return found

    monkeypatch.setattr("kursbuch.bots.series.local.play_series_game", watched)
    again = json.loads(kursbuch(*SAVED, "--run", file).out)
    assert played == [4, 5, 6, 7]
    assert again["results"] == whole["results"]
    assert again["bots"] == whole["bots"]
    assert len(file.read_text().splitlines()) == 9


def test_another_series_is_not_continued(kursbuch: Kursbuch, tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    kursbuch(*SAVED, "--run", file)
    kept = file.read_text()
    for call in ((*SAVED, "--seed", "9"), ("arena", "toy", "--bots", "search:2,random", "--games", "8")):
        assert "another series" in kursbuch.refuses(*call, "--run", file)
    assert "seed: 1 ≠ 9" in kursbuch.refuses(*SAVED, "--seed", "9", "--run", file)
    assert file.read_text() == kept


def test_a_series_that_other_bots_or_rules_have_begun_is_not_continued(kursbuch: Kursbuch, tmp_path: Path) -> None:
    """Neither with code that differs, nor where nobody knows by which code it was begun."""
    file = tmp_path / "series.jsonl"
    kursbuch(*SAVED, "--run", file)
    head, *games = file.read_text().splitlines()
    plan = json.loads(head)["series"]
    for code in ("0123456789abcdef", None):
        known = plan | {"code": code} if code else {key: value for key, value in plan.items() if key != "code"}
        file.write_text("\n".join((json.dumps({"series": known}), *games[:4])))
        kept = file.read_text()
        told = kursbuch.refuses(*SAVED, "--run", file)
        assert "other rules or bots" in told
        assert plan["code"] in told
        assert file.read_text() == kept


def test_the_code_of_a_series_is_that_of_rules_views_and_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It differs as soon as a file that plays says something else, and not with what only counts games."""
    package = Path(PLAYING_CODE.package).parent
    copy = tmp_path / "kursbuch"
    copytree(package, copy, ignore=ignore_patterns("web_dist", "__pycache__", "*.so"))
    monkeypatch.setattr(PLAYING_CODE, "package", str(copy / "__init__.py"))

    def code() -> str:
        playing_code.cache_clear()
        return playing_code()

    try:
        begun = code()
        for file in ("bots/arena/standings.py", "server/__init__.py"):
            (copy / file).write_text("# another version")
        assert code() == begun
        for file in ("bots/manner.py", "titles/t1830/data/map.toml", "eighteenxx/board/walk.py"):
            assert (copy / file).exists()
            (copy / file).write_text("# another version")
            assert code() != begun
            begun = code()
    finally:
        playing_code.cache_clear()


def test_the_same_bot_in_all_seats_compares_the_seats(kursbuch: Kursbuch) -> None:
    call = ("arena", "toy", "--bots", "builder,builder", "--games", "12", "--jobs", "1")
    assert "Seat" in kursbuch(*call).out
    found = json.loads(kursbuch(*call, "--json").out)
    assert len({game["seed"] for game in found["results"]}) == 12
    wins = [sum(game["winners"] == [seat] for game in found["results"]) for seat in (0, 1)]
    assert {row["bot"]: row["wins"] for row in found["bots"]} == {"1": wins[0], "2": wins[1]}


def test_bots_in_another_order_sit_elsewhere_and_are_another_series(kursbuch: Kursbuch, tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    kursbuch(*SAVED, "--run", file)
    call = ("arena", "toy", "--bots", "random,builder", "--games", "8", "--jobs", "1")
    assert "another series" in kursbuch.refuses(*call, "--run", file)


def test_records_of_all_games_are_kept_on_demand(kursbuch: Kursbuch, tmp_path: Path) -> None:
    kursbuch(*SAVED, "--records", tmp_path / "games")
    assert len(list((tmp_path / "games").iterdir())) == 8
