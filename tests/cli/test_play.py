"""A game in the terminal, typed."""

import json
from pathlib import Path

import pytest

from kursbuch.cli.hotseat.typed_move import parse_move
from kursbuch.exchange import load_file
from kursbuch.kernel import KursbuchError, Title
from tests.cli.calling import Kursbuch
from tests.toy import Lay, Take, Visit


def test_a_whole_game_of_two_ends_with_the_result(kursbuch: Kursbuch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    turn = "\n1\n3\n"
    result = kursbuch("play", "toy", "--players", "Ada,Ben", "--save", file, typed=turn * 7)
    assert result.code == 0
    assert "The game ended: goal." in result.out
    assert "Result" in result.out
    assert json.loads(kursbuch("replay", file, "--json").out)["scores"] == {"Ada": 12, "Ben": 9}


def test_bots_play_their_seats(kursbuch: Kursbuch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = kursbuch(
        "play", "toy", "--bots", "2", "--seed", "3", "--save", file, typed="take amount=2\ntake amount=3\n"
    )
    assert "Bot 1 is played by a bot (builder)." in result.out
    record = load_file(file).record
    assert record.players == ("Player 1", "Bot 1", "Bot 2")
    assert [move.seat for move in record.moves] == [0, 1, 2, 0, 1, 2]
    assert f"kursbuch play toy --resume {file}" in result.out


def test_a_resumed_game_goes_on_where_it_was_left(kursbuch: Kursbuch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    kursbuch("play", "toy", "--bots", "1", "--seed", "3", "--save", file, typed="take amount=2\nquit\n")
    before = load_file(file).record.moves
    kursbuch("play", "toy", "--resume", file, typed="take amount=3\nquit\n")
    after = load_file(file).record.moves
    assert after[: len(before)] == before
    assert [move.seat for move in after] == [0, 1, 0, 1]


def test_families_open_in_further_menus(kursbuch: Kursbuch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "2\n0\n2\n9\nquit\n"
    result = kursbuch("play", "toy", "--bots", "1", "--save", file, typed=typed)
    assert "hex A1 … (9)" in result.out
    assert load_file(file).record.moves[0].action == Lay("A1", "9", 2)


def test_refused_and_unknown_input_changes_nothing(kursbuch: Kursbuch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = '99\n\ntake amount=7\ntake amount=x\nlay hex=A1\nnonsense here\n{"kind": \n1\n8\n\nquit\n'
    result = kursbuch("play", "toy", "--bots", "1", "--save", file, typed=typed)
    assert "99 is not on the list." in result.out
    assert "Not allowed: refusal-toy-not-offered (Toy §1.2)" in result.out
    assert 'take, field "amount": ' in result.out
    assert 'lay, field "tile": ' in result.out
    assert '"nonsense here" is neither' in result.out
    assert "8 is not a number from 1 to 3." in result.out
    assert load_file(file).record.moves == ()


def test_undo_takes_back_the_last_move_of_a_person(kursbuch: Kursbuch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "undo\ntake amount=1\ntake amount=2\nundo\nquit\n"
    result = kursbuch("play", "toy", "--bots", "1", "--seed", "2", "--save", file, typed=typed)
    assert "There is nothing to take back." in result.out
    assert "Taken back: 2 moves." in result.out
    assert [move.seat for move in load_file(file).record.moves] == [0, 1]
    assert load_file(file).record.moves[0].action == Take(1)


def test_the_table_can_be_looked_at(kursbuch: Kursbuch) -> None:
    result = kursbuch("play", "toy", "--bots", "1", "--lang", "de", typed="karte\nmarkt\nhilfe\nprotokoll\nende\n\n")
    assert "Acton" in result.out
    assert "(TOY,·)30" in result.out
    assert " 60" in result.out
    assert "speichern DATEI" in result.out
    assert "Es ist noch nichts geschehen." in result.out
    assert "Das Spiel ist nicht gespeichert." in result.out


def test_who_leaves_is_asked_to_save(kursbuch: Kursbuch, tmp_path: Path) -> None:
    file = tmp_path / "late.json"
    result = kursbuch("play", "toy", "--bots", "1", typed=f"take amount=1\nquit\n{file}\n")
    assert f"kursbuch play toy --resume {file}" in result.out
    assert load_file(file).record.moves[0].action == Take(1)


def test_saving_asks_before_it_overwrites_something_else(kursbuch: Kursbuch, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada", encoding="utf-8")
    kursbuch("play", "toy", "--bots", "1", typed=f"save {file}\nn\nquit\n\n")
    assert file.read_text(encoding="utf-8") == "Dear Ada"
    kursbuch("play", "toy", "--bots", "1", typed=f"save {file}\ny\nquit\n")
    assert load_file(file).record.title == "toy"


def test_a_game_whose_file_is_lost_is_saved_elsewhere(
    kursbuch: Kursbuch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, late = tmp_path / "game.json", tmp_path / "late.json"

    def lose_file(*_: object) -> int:
        file.write_text("Dear Ada", encoding="utf-8")
        return 0

    monkeypatch.setattr("kursbuch.cli.hotseat.running_game.RunningGame.undo", lose_file)
    typed = f"undo\ntake amount=1\nquit\n{late}\n"
    result = kursbuch("play", "toy", "--bots", "1", "--save", file, typed=typed)
    assert f"{file} exists and holds something else" in result.out
    assert f"--resume {late}" in result.out
    assert f"--resume {file}" not in result.out
    assert file.read_text(encoding="utf-8") == "Dear Ada"
    assert load_file(late).record.moves[0].action == Take(1)


def test_what_only_one_seat_may_see_is_not_shown_to_the_next(kursbuch: Kursbuch) -> None:
    result = kursbuch("play", "toy", "--players", "Ada,Ben", typed="\ntake amount=1\n")
    assert "Ben to move: press Enter when nobody else is looking." in result.out
    shown = result.out.split("Ben to move: press Enter")[1]
    assert "secret" not in shown


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("take amount=2", Take(2)),
        ('{"kind": "take", "amount": 2}', Take(2)),
        ("lay hex=A1 tile=57 rotation=2", Lay("A1", "57", 2)),
        ("visit hexes=A1,A3", Visit(("A1", "A3"))),
        ('visit hexes=A1 note="a b"', Visit(("A1",), "a b")),
    ],
)
def test_typed_moves(toy: Title, text: str, action: object) -> None:
    assert parse_move(toy, text) == action


@pytest.mark.parametrize("text", ["take amount", "take 'amount=1", "[1]", '{"kind": 3}', "take amount=1 x=2"])
def test_typed_moves_that_are_none(toy: Title, text: str) -> None:
    with pytest.raises(KursbuchError):
        parse_move(toy, text)
