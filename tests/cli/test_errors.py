"""Bad input: one clear line on standard error, exit code 2, nothing written."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kursbuch.bots import bot_names
from kursbuch.kernel import Title
from tests.cli.calling import Kursbuch


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["simulate", "chess"], 'There is no title "chess"; there are toy.'),
        (["simulate", "toy", "--players", "7"], "toy is played by 2-4 players, not by 7."),
        (["simulate", "toy", "--players", "0"], "toy is played by 2-4 players, not by 0."),
        (["simulate", "toy", "--option", "board=plus"], 'toy has no option "board"; it has long.'),
        (["play", "toy", "--bots", "-1"], '"-1" is no number of bots: it must be 0 or more.'),
        (["simulate", "toy", "--option", "long=maybe"], 'The option long cannot be "maybe"; it can be no, yes.'),
        (["simulate", "toy", "--option", "long"], '"long" is not an option of the form NAME=VALUE.'),
        (["simulate", "toy", "--bot", "deep"], f'There is no bot "deep"; there are {", ".join(bot_names())}.'),
        (["play", "toy", "--players", "A,A"], "Two players have the same name: A, A."),
        (["play", "toy", "--bots", "9"], "toy is played by 2-4 players, not by 10."),
        (["replay", "nowhere.json"], "There is no file nowhere.json."),
        (["routes", "nowhere.json"], "There is no file nowhere.json."),
        (
            ["render", "nowhere.json", "-o", "x.svg"],
            '"nowhere.json" is neither a file nor a title; the titles are toy.',
        ),
        (["play", "toy", "--resume", "nowhere.json"], "There is no file nowhere.json."),
        (["dance"], "There is no such command; see kursbuch --help."),
        (["replay"], "FILE is missing; see kursbuch --help."),
        (["replay", "a", "b"], "There are too many arguments; see kursbuch --help."),
        (["replay", "a", "--loud"], "There is no option --loud; see kursbuch --help."),
        (["titles", "--lang", "fr"], 'There are no texts in the language "fr"; there are de, en.'),
        (
            ["simulate", "toy", "--games", "many"],
            "The value of --games does not fit; it must be a whole number, 1 or more.",
        ),
        (["simulate", "toy", "--seed", "1.5"], "The value of --seed does not fit; it must be a whole number."),
        (
            ["whatif", "x.json", "--at", "1", "--stray", "200"],
            "The value of --stray does not fit; it must be a number from 0 to 100.",
        ),
        (
            ["arena", "toy", "--bots", ","],
            "An arena needs at least two bots, as in --bots builder,random; builder,builder compares the seats.",
        ),
    ],
)
def test_bad_arguments(kursbuch: Kursbuch, arguments: list[str], line: str) -> None:
    assert kursbuch.refuses(*arguments) == line


def test_an_address_that_this_machine_has_not_is_told(kursbuch: Kursbuch, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    told = kursbuch.refuses("serve", "--host", "300.1.1.1", "--port", "0", "--database", database)
    assert told == "The server cannot listen on 300.1.1.1, port 0: this machine has no such address."


@pytest.mark.parametrize("arguments", [["--lang", "de", "simulate", "chess"], ["simulate", "chess", "--lang=de"]])
def test_the_language_may_stand_anywhere(kursbuch: Kursbuch, arguments: list[str]) -> None:
    assert kursbuch.refuses(*arguments) == "Es gibt kein Spiel „chess“; bekannt: toy."


def test_the_environment_chooses_the_language(kursbuch: Kursbuch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert kursbuch.refuses("replay", "nix.json") == "Es gibt keine Datei nix.json."


@pytest.mark.parametrize("command", [["replay"], ["replay", "--trace"], ["routes", "--every-run"]])
def test_an_illegal_move_is_named_with_the_rule(kursbuch: Kursbuch, game: Path, command: list[str]) -> None:
    data = json.loads(game.read_text(encoding="utf-8"))
    data["moves"][2] = {"seat": 0, "kind": "take", "amount": 9}
    game.write_text(json.dumps(data), encoding="utf-8")
    result = kursbuch(command[0], game, *command[1:])
    assert result.code == 2
    assert result.err == ("kursbuch: Move 3 of the record is not allowed: refusal-toy-not-offered (Toy §1.2).\n")
    german = kursbuch(command[0], game, *command[1:], "--lang", "de")
    assert german.err.startswith("kursbuch: Zug 3 der Aufzeichnung ist nicht erlaubt: ")


def test_a_refused_action_of_18xx_games_is_named_by_its_id_in_the_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bids = [(4, "bid", 80), (5, "undo", None), (6, "bid", 71)]
    actions = [
        {"id": number, "type": kind, "entity": 1, "entity_type": "player", "company": "DH", "price": price}
        for number, kind, price in bids
    ]
    players = [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Ben"}]
    file = tmp_path / "site.json"
    file.write_text(json.dumps({"title": "1830", "players": players, "actions": actions}), encoding="utf-8")
    told = Kursbuch(capsys, monkeypatch).refuses("replay", file)
    assert told == (
        "Action 1 of the game (id 6): 1 wants to bid (company DH, price 71). That is not allowed: "
        "The lowest bid on the DH is $75 (1830 §1.2.1). The game up to there can be kept."
    )


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        ({"rules_version": 9}, "The record follows version 9 of the rules; this program knows version 2."),
        ({"kursbuch": 5}, "The record has format 5; this program knows format 1."),
        ({"title": "1999"}, 'There is no title "1999"; there are toy.'),
        ({"players": ["A"]}, "toy is played by 2-4 players, not by 1."),
        ({"options": {"x": "y"}}, 'toy has no option "x"; it has long.'),
        ({"moves": [{"seat": 0, "kind": "fly"}]}, 'Move 1 of the record has the unknown kind "fly".'),
        ({"moves": [{"seat": 8, "kind": "fly"}]}, "Move 1 of the record has the seat 8; the seats are 0 to 1."),
    ],
)
def test_damaged_records(kursbuch: Kursbuch, game: Path, damage: dict[str, object], line: str) -> None:
    data = json.loads(game.read_text(encoding="utf-8"))
    if damage.get("players"):
        data["moves"] = []
    game.write_text(json.dumps(data | damage), encoding="utf-8")
    assert kursbuch.refuses("replay", game) == line


def test_a_cut_off_record(kursbuch: Kursbuch, game: Path) -> None:
    game.write_text(game.read_text(encoding="utf-8")[:200], encoding="utf-8")
    assert kursbuch.refuses("replay", game).startswith(f"{game} is not JSON, or is cut off: line ")


def test_json_that_is_no_game(kursbuch: Kursbuch, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text('{"name": "something else"}', encoding="utf-8")
    line = f"{file} holds no game: neither a Kursbuch record nor a game of 18xx.games."
    assert kursbuch.refuses("replay", file) == line


def test_a_folder_is_no_game(kursbuch: Kursbuch, tmp_path: Path) -> None:
    assert kursbuch.refuses("replay", tmp_path) == f"The file {tmp_path} cannot be read: it is a folder."


def test_positions_beyond_the_end(kursbuch: Kursbuch, game: Path, tmp_path: Path) -> None:
    count = len(json.loads(game.read_text(encoding="utf-8"))["moves"])
    line = f"There is no position after 999 actions; the game has {count}."
    picture = tmp_path / "x.svg"
    assert kursbuch.refuses("routes", game, "--at", "999") == line
    assert kursbuch.refuses("render", game, "--at", "999", "-o", picture) == line
    assert not picture.exists()


def test_output_that_cannot_be_written(kursbuch: Kursbuch, game: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "missing" / "x.svg"
    assert kursbuch.refuses("render", "toy", "-o", nowhere) == f"{nowhere} cannot be written: there is no such folder."
    assert (
        kursbuch.refuses("simulate", "toy", "--save", game)
        == f"{game} cannot be written: there is a file of that name."
    )
    photo = tmp_path / "x.png"
    line = f"{photo} is not a picture that can be drawn; its name must end in .svg."
    assert kursbuch.refuses("render", "toy", "-o", photo) == line
    assert not photo.exists()
    record = tmp_path / "missing" / "game.json"
    assert kursbuch.refuses("play", "toy", "--save", record) == f"{record} cannot be written: there is no such folder."


@pytest.mark.parametrize("command", ["render", "report"])
def test_a_name_that_cannot_even_be_looked_for_is_told(
    kursbuch: Kursbuch, game: Path, tmp_path: Path, command: str
) -> None:
    picture = tmp_path / f"{'x' * 300}.svg"
    told = kursbuch.refuses(command, game, "-o", picture)
    assert told.startswith(str(tmp_path))
    assert told.endswith("x… cannot be written: the name is too long.")


def test_nothing_else_is_overwritten(kursbuch: Kursbuch, game: Path) -> None:
    before = game.read_bytes()
    line = f"{game} exists and holds something else; nothing was overwritten."
    assert kursbuch.refuses("render", "toy", "-o", game) == line
    assert kursbuch.refuses("play", "toy", "--save", game) == line
    assert game.read_bytes() == before


def test_resuming_another_title_or_with_other_players(kursbuch: Kursbuch, game: Path, toy: Title) -> None:
    assert "leave out --players" in kursbuch.refuses("play", "toy", "--resume", game, "--players", "X,Y")
    assert "leave out --seed" in kursbuch.refuses("play", "toy", "--resume", game, "--seed", "1")


def test_options_that_would_be_passed_over_are_refused(kursbuch: Kursbuch, game: Path, tmp_path: Path) -> None:
    picture = tmp_path / "x.svg"
    told = f"--players does not go with {game}; leave one of them out."
    assert kursbuch.refuses("render", game, "--players", "3", "-o", picture) == told
    assert not picture.exists()
    assert kursbuch.refuses("serve", "--bots", "3") == "--bots only goes with --ready."
    told = "--at does not go with --every-run; leave one of them out."
    assert kursbuch.refuses("routes", game, "--every-run", "--at", "3") == told


def outside(arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a shell, with its real output."""
    call = f"{shlex.quote(sys.executable)} -c 'from kursbuch.cli.main import run; run()' {arguments}"
    surroundings = {**os.environ, **environment}
    return subprocess.run(["sh", "-c", call], capture_output=True, text=True, check=False, env=surroundings)


@pytest.mark.parametrize("arguments", ["titles", "titles --json"])
def test_output_that_cannot_be_printed_is_told_in_one_line(arguments: str) -> None:
    done = outside(f"--lang en {arguments} > /dev/full")
    assert (done.returncode, done.stderr) == (2, "kursbuch: The output cannot be written: no space left.\n")


@pytest.mark.parametrize("closed", ["play 1830 --players A,B <&-", "titles >&-", "titles 2>&-"])
def test_a_stream_that_is_closed_is_empty(closed: str) -> None:
    done = outside(f"--lang en {closed}")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_without_a_character_shows_the_rest() -> None:
    done = outside("--lang de titles", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "?sterreich-Ungarn" in done.stdout


@pytest.mark.parametrize("arguments", [[], ["--lang", "de"]])
def test_without_a_command_there_is_the_help(kursbuch: Kursbuch, arguments: list[str]) -> None:
    result = kursbuch(*arguments)
    assert (result.code, result.out) == (2, "")
    assert "simulate" in result.err


def test_the_parsers_own_words_are_german_too(kursbuch: Kursbuch) -> None:
    shown = kursbuch("--lang", "de", "--help").out + kursbuch("--lang", "de", "whatif", "--help").out
    for word in ("Usage", "OPTIONS", "Options", "Arguments", "Commands", "COMMAND", "default", "required", "Show this"):
        assert word not in shown
    assert "Aufruf: kursbuch whatif [OPTIONEN]" in shown
    assert "[sonst: 20; x>=1]" in shown


def test_help_is_complete_in_both_languages(kursbuch: Kursbuch) -> None:
    for language in ("de", "en"):
        for command in ("", "titles", "play", "replay", "routes", "simulate", "render", "arena", "report", "whatif"):
            result = kursbuch(*command.split(), "--help", "--lang", language)
            assert result.code == 0
            assert "help-" not in result.out


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ({"seed": "7"}, "bei seed beschädigt: es ist keine ganze Zahl."),
        ({"players": [1, 2]}, "bei players.0 beschädigt: es ist kein Text."),
        ({"players": "AB"}, "bei players beschädigt: es ist keine Liste."),
        ({"options": []}, "bei options beschädigt: es ist kein Objekt."),
        ({"extra": 1}, "bei extra beschädigt: es gehört nicht dorthin."),
        ({"rules_version": 0}, "bei rules_version beschädigt: es passt nicht."),
        (
            {"moves": [{"seat": 0, "kind": "take"}]},
            "Zug 1 der Aufzeichnung (take) ist bei amount beschädigt: es fehlt.",
        ),
    ],
)
def test_damage_is_told_in_german(kursbuch: Kursbuch, game: Path, damage: dict[str, object], reason: str) -> None:
    data = json.loads(game.read_text(encoding="utf-8"))
    game.write_text(json.dumps(data | damage), encoding="utf-8")
    assert kursbuch.refuses("replay", game, "--lang", "de").endswith(reason)
