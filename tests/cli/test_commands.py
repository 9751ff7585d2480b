"""What the commands print."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from kursbuch.exchange import load_file
from kursbuch.kernel import CompanyRun, Title
from tests.cli.calling import Kursbuch, toy_record, write
from tests.toy import ToyRoutes


@pytest.fixture
def real(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Kursbuch:
    """The command with the titles that can be played."""
    return Kursbuch(capsys, monkeypatch)


def test_titles(kursbuch: Kursbuch) -> None:
    assert json.loads(kursbuch("titles", "--json").out) == [
        {
            "id": "toy",
            "names": {"de": "toy", "en": "toy"},
            "players": [2, 3, 4],
            "options": [{"name": "long", "values": ["no", "yes"], "default": "no"}],
            "needs": [],
            "reconstructed": [],
        }
    ]
    assert "toy: 2-4 players" in kursbuch("titles").out


def test_titles_tell_what_their_options_mean_as_they_are_typed(real: Kursbuch) -> None:
    lines = [" ".join(line.split()) for line in real("titles", "--lang", "de").out.splitlines()]
    assert "american-rails, American Rails: 3-5 Personen" in lines
    assert "variant=cisleithania Variante: Cisleithanien (nur mit 2-3 Personen)" in lines
    assert "bank=12000 Bank: $12.000 (Standard)" in lines
    assert "stock_turn=buy_sell Zug in der Aktienrunde: kaufen, dann verkaufen" in lines


def test_titles_tell_which_figures_are_not_as_printed_and_how_to_correct_them(real: Kursbuch) -> None:
    said = " ".join(real("titles", "--lang", "en").out.split())
    assert "board=plus: Of the 1830+ map only what the rulebook says on page 25 is known." in said
    assert "Not as printed: The numbers of tiles" in said
    assert "KURSBUCH_DATA" in said
    told = {title["id"]: title["reconstructed"] for title in json.loads(real("titles", "--json").out)}
    assert [note["options"] for note in told["1830"]] == [{"board": "plus"}]
    assert [note["options"] for note in told["railroad-revolution"]] == [{}]
    assert [told[title] for title in ("1849", "1824", "american-rails")] == [[], [], []]


def test_replay(kursbuch: Kursbuch, game: Path) -> None:
    result = json.loads(kursbuch("replay", game, "--json").out)
    assert result["title"] == "toy"
    assert result["finished"] is True
    assert result["end"] == "goal"
    assert max(result["scores"].values()) >= 10
    assert list(result["scores"]) == ["Ada", "Ben"]
    assert result["actions"] == len(load_file(game).record.moves)
    assert "Ergebnis" in kursbuch("replay", game, "--lang", "de").out


def test_replay_of_an_unfinished_game(kursbuch: Kursbuch, game: Path) -> None:
    data = json.loads(game.read_text(encoding="utf-8"))
    data["moves"] = data["moves"][:3]
    game.write_text(json.dumps(data), encoding="utf-8")
    assert json.loads(kursbuch("replay", game, "--json").out) == {
        "title": "toy",
        "finished": False,
        "end": None,
        "scores": {},
        "actions": 3,
    }
    assert "not finished" in kursbuch("replay", game).out


def test_trace_has_a_line_for_each_action(kursbuch: Kursbuch, game: Path) -> None:
    lines = [json.loads(line) for line in kursbuch("replay", game, "--trace").out.splitlines()]
    moves = load_file(game).record.moves
    assert [line["n"] for line in lines] == list(range(len(moves)))
    assert [line["action"] for line in lines] == [move.action.kind for move in moves]


def test_simulate_is_the_same_with_more_jobs(kursbuch: Kursbuch) -> None:
    call = ("simulate", "toy", "--games", "9", "--seed", "4", "--players", "3", "--json")
    one, two = json.loads(kursbuch(*call).out), json.loads(kursbuch(*call, "--jobs", "2").out)
    assert one.pop("seconds") >= 0
    assert two.pop("seconds") >= 0
    assert one == two
    assert one["games"] == one["finished"] == len(one["results"]) == 9
    assert set(one["results"][0]) == {"end", "scores"}
    assert list(one["results"][0]["scores"]) == ["A", "B", "C"]


def test_simulated_games_are_saved_and_replay_to_their_results(kursbuch: Kursbuch, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    call = ("simulate", "toy", "--games", "3", "--option", "long=yes", "--save", folder)
    results = json.loads(kursbuch(*call, "--json").out)["results"]
    files = sorted(folder.iterdir())
    assert len(files) == 3
    for file, expected in zip(files, results, strict=True):
        replayed = json.loads(kursbuch("replay", file, "--json").out)
        assert replayed["scores"] == expected["scores"]
        assert max(replayed["scores"].values()) >= 20
    assert "3 of 3 games finished" in kursbuch(*call).out


def test_routes(kursbuch: Kursbuch, game: Path) -> None:
    best = json.loads(kursbuch("routes", game, "--company", "TOY", "--json").out)
    assert best["proven"] is True
    assert best["revenue"] == sum(route["revenue"] for route in best["routes"])
    assert best["seconds"] >= 0
    assert "proven to be the best" in kursbuch("routes", game, "--company", "TOY").out
    assert kursbuch.refuses("routes", game, "--at", "0") == (
        "No company is operating in this position; choose one with --company: TOY."
    )
    assert "there are TOY" in kursbuch.refuses("routes", game, "--company", "PRR")


def test_the_best_so_far_is_told_with_a_bound_before_the_proof(
    kursbuch: Kursbuch, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    soon = CompanyRun("TOY", 5, at_most=30)
    monkeypatch.setattr(ToyRoutes, "run_so_far", lambda *_: soon)
    told = kursbuch("routes", game, "--company", "TOY").out
    assert told.index("best so far 5, at most 30") < told.index("proven to be the best")


def test_every_run_stands_beside_what_was_run(kursbuch: Kursbuch, game: Path) -> None:
    lines = [json.loads(line) for line in kursbuch("routes", game, "--every-run").out.splitlines()]
    visits = [n for n, move in enumerate(load_file(game).record.moves, start=1) if move.action.kind == "visit"]
    assert [line["at"] for line in lines] == visits
    assert all(line["ran"]["revenue"] == 5 for line in lines)
    assert kursbuch.refuses("routes", game, "--every-run", "--company", "PRR").endswith("there are TOY.")


def test_render_a_title_and_a_position(kursbuch: Kursbuch, game: Path, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    assert kursbuch("render", "toy", "-o", picture).code == 0
    first = picture.read_text(encoding="utf-8")
    assert first.startswith("<?xml")
    assert "Acton" in first
    assert kursbuch("render", game, "-o", picture).code == 0
    assert picture.read_text(encoding="utf-8") != first
    assert kursbuch("render", game, "--at", "0", "-o", picture).code == 0
    assert picture.read_text(encoding="utf-8") == first


def test_a_record_from_elsewhere_may_be_longer_than_the_terminal(
    kursbuch: Kursbuch, toy: Title, tmp_path: Path
) -> None:
    file = write(toy_record(toy, seed=8), tmp_path / f"{'x' * 120}.json")
    assert kursbuch.refuses("render", "toy", "-o", file).startswith(str(file))


def test_a_record_with_a_byte_order_mark_is_read(kursbuch: Kursbuch, game: Path) -> None:
    game.write_text(f"\N{BYTE ORDER MARK}{game.read_text(encoding='utf-8')}", encoding="utf-8")
    assert kursbuch("replay", game).code == 0


def test_what_could_come_of_a_game_whose_title_tells_no_figures(kursbuch: Kursbuch, toy: Title, tmp_path: Path) -> None:
    """Before the end nobody knows how such a game stands; how it could end is told all the same."""
    record = toy_record(toy)
    begun = write(replace(record, moves=record.moves[:2]), tmp_path / "begun.json")
    call = ("whatif", begun, "--at", "1", "--games", "2", "--bot", "random")
    players = json.loads(kursbuch(*call, "--json").out)["players"]
    assert [player["real"] for player in players] == [None, None]
    assert " - " in kursbuch(*call).out
