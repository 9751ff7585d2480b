"""The terminal with the titles themselves: whatever the bots' seats bring, nothing fails and every text is there."""

import re
from itertools import cycle, islice
from pathlib import Path

import pytest

from kursbuch.cli.main import main
from kursbuch.eighteenxx.actions import RunTrains
from kursbuch.exchange import load_file, save_record
from kursbuch.kernel import Move, titles
from tests.cli.calling import Kursbuch
from tests.properties.playing import Case, random_game, record_of

MISSING_TEXT = re.compile(r"\b(?:action|event|refusal|error|kind|column|heading|prompt|menu)-[a-z]+")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("title_id", list(titles()))
def test_a_person_plays_by_numbers(
    title_id: str,
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "game.json"
    by_numbers = islice(cycle(["1", "20", "", "2", "", "1", "0", "3", "2", ""]), 100)
    typed = ["map", "market", "tables", "preview 1", *by_numbers, "undo", "log", "history", "history 3", "quit"]
    kursbuch = Kursbuch(capsys, monkeypatch)
    call = ("play", title_id, "--bots", "2", "--seed", "5", "--save", file, "--lang", language)
    result = kursbuch(*call, typed="\n".join(typed))
    assert result.code == 0
    assert result.err == ""
    assert MISSING_TEXT.findall(result.out) == []
    assert len(load_file(file).record.moves) > 20
    assert main(["replay", str(file)]) == 0


@pytest.mark.parametrize(("language", "says"), [("de", "würde spielen"), ("en", "would play")])
def test_bots_give_hints_with_reasons_and_leave_the_move_to_the_player(
    language: str,
    says: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "game.json"
    call = ("play", "1830", "--bots", "2", "--seed", "5", "--save", file, "--lang", language)
    lines = Kursbuch(capsys, monkeypatch)(*call, typed="hint\nquit\n").out.splitlines()
    for bot in ("builder", "search"):
        place = next(number for number, line in enumerate(lines) if f"{bot} {says}: " in line)
        assert re.fullmatch(r"  [A-Z0-9].+", lines[place + 1])
    assert load_file(file).record.moves == ()


@pytest.mark.parametrize(
    ("seats", "others"), [(("--players", "Ada", "--bots", "1"), set()), (("--players", "Ada,Ben"), {"Ben"})]
)
def test_only_people_are_called_to_step_in(
    seats: tuple[str, ...], others: set[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    call = ("play", "railroad-revolution", *seats, "--seed", "3")
    shown = Kursbuch(capsys, monkeypatch)(*call, typed="\nquit\n\n").out
    assert set(re.findall(r"May step in: (.+?) \(", shown)) == others


def test_a_prompt_for_an_amount_takes_commands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = ["2", "hilfe", "tabellen loks", "verlauf", "zurück", "2", "45", "ende", ""]
    out = Kursbuch(capsys, monkeypatch)(
        "play", "1830", "--players", "Ada,Ben", "--seed", "5", "--lang", "de", typed="\n".join(typed)
    ).out
    asked = out.partition("Betrag, $45 bis")[2]
    assert "Befehle gelten bei jeder Frage." in asked
    assert "│ D   │ $1100 │" in asked
    assert "Ada bietet $45 auf die CS." in asked


def test_a_preview_tells_what_a_move_brings_and_leaves_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    call = ("play", "1830", "--players", "Ada,Ben", "--seed", "5", "--lang", "en", "--save", file)
    out = Kursbuch(capsys, monkeypatch)(*call, typed="preview 1\nquit\n").out
    assert "then this happens:" in out
    assert "Ada buys the SV for $20." in out
    assert load_file(file).record.moves == ()


def test_a_preview_tells_the_figures_for_an_amount_and_in_a_further_list(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = ["preview", "preview 1", "preview 2 60", "preview 2 7", "2", "preview 65", "", "quit", ""]
    call = ("play", "1830", "--players", "Ada,Ben", "--seed", "5", "--lang", "en")
    out = Kursbuch(capsys, monkeypatch)(*call, typed="\n".join(typed)).out
    assert "Which move?" in out
    assert "  Ada: Cash $1200 → $1180 · Certificates 0 → 1 · " in out
    assert "Ada bids $60 on the CS." in out
    assert "7 is not a number from 45 to 1200." in out
    assert "Ada bids $65 on the CS." in out


def test_a_further_list_keeps_asking_after_a_command_that_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    call = ("play", "american-rails", "--players", "Ada,Ben,Cem", "--seed", "5", "--lang", "en")
    out = Kursbuch(capsys, monkeypatch)(*call, typed="1\n1\nroutes\n12\nlog\nquit\n\n").out
    assert "American Rails has no routes to look for." in out
    assert "Ada bids $12 for National." in out


def test_a_run_is_put_together_by_number(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With free runs any legal run is allowed: a shorter one is built stop by stop, and taken."""
    case = Case("1830", 3, (("free_runs", "yes"),))
    moves: list[Move] = []
    for stage in random_game(case, seed=4):
        if stage.move.action.kind == "run_trains":
            break
        moves.append(stage.move)
    file = tmp_path / "game.json"
    save_record(record_of(case, 4, moves), file)
    call = ("play", "1830", "--resume", file, "--bots", "0", "--lang", "en")
    out = Kursbuch(capsys, monkeypatch)(*call, typed="2\n1\n\n1\n1\n1\n0\n1\n\nfoo\n\nquit\n").out
    assert "Put another run together" in out
    assert "does not run" in out
    assert "where does the route begin?" in out
    assert "foo is not on the list." in out
    run = load_file(file).record.moves[len(moves)].action
    assert isinstance(run, RunTrains)
    begun = out.rpartition("where does the route begin?")[2]
    first = re.search(r"   1  .*?(\w+(?:/\d)?)  \$\d+", begun)
    assert first is not None
    assert run.routes[0].split()[1] == first[1]
