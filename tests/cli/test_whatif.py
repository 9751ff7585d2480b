"""`kursbuch whatif`: futures beside the real result."""

import json
from pathlib import Path

import pytest

from kursbuch.cli.hotseat.typed_move import parse_move
from kursbuch.exchange import save_record
from kursbuch.kernel import Seat, contains, encode_action, find_title
from tests.analysis.games import finished_game
from tests.beside import GAMES, needs_games
from tests.cli.calling import Kursbuch


@pytest.fixture
def kursbuch(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Kursbuch:
    return Kursbuch(capsys, monkeypatch)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    save_record(finished_game("american-rails").record, path)
    return path


def test_the_prospects_of_all_players_beside_the_real_scores(kursbuch: Kursbuch, file: Path) -> None:
    call = ("whatif", file, "--at", "80", "--games", "6", "--bot", "random", "--json")
    answer = json.loads(kursbuch(*call).out)
    outcome = finished_game("american-rails").outcome
    assert outcome is not None
    assert (answer["at"], answer["games"], answer["finished"], answer["record_finished"]) == (80, 6, 6, True)
    assert [player["real"] for player in answer["players"]] == [outcome.scores[Seat(seat)] for seat in range(3)]
    assert [player["won"] for player in answer["players"]] == [seat in outcome.winners for seat in range(3)]
    assert sum(player["wins"] for player in answer["players"]) == pytest.approx(1, abs=0.001)
    for player in answer["players"]:
        low, high = player["interval"]
        assert low <= player["mean"] <= high


def test_the_seed_decides_and_the_number_of_processes_does_not(kursbuch: Kursbuch, file: Path) -> None:
    call = ("whatif", file, "--at", "80", "--games", "4", "--bot", "random", "--json")
    one, two, other = (
        json.loads(kursbuch(*call, *more).out)["players"] for more in ((), ("--jobs", "2"), ("--seed", "99"))
    )
    assert one == two != other


def test_where_one_move_is_left_the_futures_are_nearer_to_the_record(kursbuch: Kursbuch, file: Path) -> None:
    moves = len(finished_game("american-rails").record.moves)

    def distance(at: int) -> float:
        answer = json.loads(kursbuch("whatif", file, "--at", at, "--games", "3", "--json").out)
        return sum(abs(float(player["mean"]) - float(player["real"])) for player in answer["players"])

    assert distance(moves - 1) < distance(moves // 2)


def test_a_program_that_lost_turns_is_named(kursbuch: Kursbuch, file: Path) -> None:
    ran = kursbuch("whatif", file, "--at", "80", "--games", "1", "--bot", "program:/no/such/program")
    assert "program:/no/such/program" in ran.err
    assert "cannot be started" in ran.err


def test_the_table_is_told_in_both_languages(kursbuch: Kursbuch, file: Path) -> None:
    call = ("whatif", file, "--at", "150", "--games", "2", "--bot", "random")
    english, german = kursbuch(*call).out, kursbuch(*call, "--lang", "de").out
    assert "played on 2 times after 150 of" in english
    assert "Mean score" in english
    assert "2-mal weitergespielt" in german
    assert "Mittlere Wertung" in german
    assert "whatif-" not in english + german
    for name in ("Ada", "Ben", "Cleo"):
        assert name in english


def test_bad_input_is_told_in_a_line(kursbuch: Kursbuch, file: Path) -> None:
    moves = len(finished_game("american-rails").record.moves)
    assert "the game is over" in kursbuch.refuses("whatif", file, "--at", moves)
    assert "no position" in kursbuch.refuses("whatif", file, "--at", moves + 1)
    assert "no bot" in kursbuch.refuses("whatif", file, "--at", "5", "--bot", "nobody")
    assert "--at is missing" in kursbuch.refuses("whatif", file)
    assert "--games" in kursbuch.refuses("whatif", file, "--at", "5", "--games", "0")


@needs_games
def test_a_game_of_the_site_is_played_on(kursbuch: Kursbuch) -> None:
    path = GAMES / "1830-4p-bankrupt.json"
    answer = json.loads(kursbuch("whatif", path, "--at", "490", "--games", "2", "--bot", "random", "--json").out)
    real = json.loads(path.read_text(encoding="utf-8"))["result"]
    assert {player["player"]: player["real"] for player in answer["players"]} == real


def test_a_move_of_ones_own_is_compared_with_the_bots(kursbuch: Kursbuch, file: Path) -> None:
    """What the bot would do itself is no better and no worse; all games of both have the same luck."""
    call = ("whatif", file, "--at", "150", "--games", "3", "--stray", "0", "--json")
    title = find_title("american-rails")
    record = finished_game("american-rails").record
    rules = title.rules(record.setup)
    position = finished_game("american-rails").stages[150].position
    actions = [action for offer in rules.offers(position, rules.to_act(position)[0]) for action in offer]
    tried = [
        json.loads(kursbuch(*call, "--play", json.dumps(encode_action(action))).out)["play"] for action in actions[:2]
    ]
    for action, found in zip(actions, tried, strict=False):
        assert found["own"] == encode_action(action)
        assert found["gained"] == pytest.approx(found["own_mean"] - found["bots_mean"], abs=0.02)
        low, high = found["gained_interval"]
        assert low <= found["gained"] <= high
    told = kursbuch("whatif", file, "--at", "150", "--games", "2", "--play", json.dumps(tried[0]["bots"])).out
    assert "Difference" in told


def test_a_move_that_is_none_is_refused_with_the_reason(kursbuch: Kursbuch, file: Path) -> None:
    assert kursbuch.refuses("whatif", file, "--at", "150", "--play", "start_in city=Nowhere")


def test_what_is_no_move_is_told_with_moves_that_can_be_made(kursbuch: Kursbuch, file: Path) -> None:
    """Every example can be typed as it stands."""
    said = kursbuch.refuses("whatif", file, "--at", "150", "--play", "do something")
    examples = said.partition("for example: ")[2].strip().split("; ")
    game = finished_game("american-rails")
    rules = find_title("american-rails").rules(game.record.setup)
    position = game.stages[150].position
    offers = rules.offers(position, rules.to_act(position)[0])
    assert len(examples) == len({offer.kind for offer in offers})
    assert all(contains(offers, parse_move(find_title("american-rails"), example)) for example in examples)
