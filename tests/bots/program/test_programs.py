"""Programs of others at the table: what they are told, and what becomes of those that do not behave."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from select import select
from typing import Any

import pytest

from kursbuch.bots import Turn, add_program, bot_names, bot_or_program, find_bot, play_game
from kursbuch.bots.builder import BuilderBot
from kursbuch.bots.program import ProgramBot
from kursbuch.bots.program.program_bot import MOST_FAULTS
from kursbuch.kernel import KursbuchError, Record, Seat, Setup, Title, find_title
from kursbuch.locale import LANGUAGES, texts_for
from tests.bots.program.polite import POLITE
from tests.cli.calling import Kursbuch

SETUP = Setup(("A", "B", "C"))
HELLO = '{"type": "hello", "protocol": 1}'
HOSTILE = {
    "crashes at once": ("1 / 0", "ended"),
    "another version": ('input(); print(\'{"type": "ready", "protocol": 99}\', flush=True); input()', "version"),
    "ends in its turn": (POLITE + "    sys.exit(3)", "ended"),
    "hangs": (POLITE + "    import time; time.sleep(600)", "silent"),
    "reads nothing": ("import time; time.sleep(600)", "silent"),
    "no JSON": (POLITE + "    print('I pass', flush=True)", "json"),
    "deep JSON": (POLITE + "    print('[' * 200000, flush=True)", "json"),
    "a list": (POLITE + "    print('[1]', flush=True)", "json"),
    "no move": (POLITE + "    print('{}', flush=True)", "move"),
    "another turn": (
        POLITE + '    print(\'{"type": "move", "id": -1, "action": {"kind": "pass"}}\', flush=True)',
        "move",
    ),
    "an unknown action": (
        POLITE + '    print(json.dumps({"type": "move", "id": told["id"], "action": {"kind": "fly"}}), flush=True)',
        "action",
    ),
    "an illegal bid": (
        POLITE
        + '    print(json.dumps({"type": "move", "id": told["id"], "action": '
        + '{"kind": "bid", "private": "CA", "amount": 99999}}), flush=True)',
        "refused",
    ),
    "a flood": (POLITE + "    while True: sys.stdout.write('x' * 65536)", "long"),
    "not text": (POLITE + "    sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "json"),
}


def program(tmp_path: Path, source: str, seconds: float = 20.0) -> ProgramBot:
    path = tmp_path / "program.py"
    path.write_text(source)
    return ProgramBot("mine", (sys.executable, str(path)), seconds)


def first_turn(title_id: str = "1830") -> Turn:
    title = find_title(title_id)
    rules = title.rules(SETUP)
    record = Record(title.id, SETUP.players, {}, 1, title.rules_version)
    return Turn(rules, rules.initial(SETUP, 1), Seat(0), title.routes(SETUP), find_record=lambda: record)


@pytest.mark.parametrize("name", HOSTILE)
def test_who_does_not_behave_loses_the_turn_to_the_builder_and_is_named(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, problem = HOSTILE[name]
    if problem == "silent":
        monkeypatch.setattr("kursbuch.bots.program.program_bot.SECONDS_TO_START", 1.5)
    bot = program(tmp_path, source, seconds=1.5 if problem == "silent" else 20.0)
    choice = bot.choose(first_turn(), Random(1))
    random = Random(1)
    random.random()
    assert choice.action == BuilderBot().choose(first_turn(), random).action
    assert bot.faults == [problem]
    assert choice.reason is not None
    for language in LANGUAGES:
        told = texts_for(language).text(f"reason-{choice.reason.code}", **choice.reason.arguments)
        assert "mine" in told
        assert "{" not in told


def test_what_a_program_says_can_be_shown_everywhere(tmp_path: Path) -> None:
    """Half a letter cannot be written, a zero not be stored, and a terminal does what control characters say."""
    words = "I \ud800pass\0\x1b[2J\u202e now\nor never"
    answer = f"{{'type': 'move', 'id': told['id'], 'action': {{'kind': 'pass'}}, 'reason': {words!a}}}"
    source = POLITE + f"    print(json.dumps({answer}), flush=True)"
    choice = program(tmp_path, source).choose(first_turn(), Random(1))
    assert choice.reason is not None
    assert choice.reason.arguments["words"] == "I  pass  [2J  now or never"


def test_a_command_that_is_not_there_is_named_too() -> None:
    bot = ProgramBot.of("gone", "/no/such/program --strong")
    bot.choose(first_turn(), Random(1))
    assert bot.faults == ["start"]


def test_who_fails_too_often_is_not_asked_any_more(tmp_path: Path) -> None:
    log = tmp_path / "starts"
    bot = program(tmp_path, f"open({str(log)!r}, 'a').write('x'); 1 / 0")
    for number in range(MOST_FAULTS + 3):
        bot.choose(first_turn(), Random(number))
    assert len(log.read_text()) == MOST_FAULTS
    assert bot.lost == MOST_FAULTS + 3


@pytest.mark.parametrize("leaves_its_group", [False, True])
def test_what_a_program_has_started_ends_with_it(leaves_its_group: bool, tmp_path: Path) -> None:
    source = POLITE + (
        f"    import subprocess; child = subprocess.Popen(['sleep', '600'], start_new_session={leaves_its_group})\n"
        f"    open({str(tmp_path / 'child')!r}, 'w').write(str(child.pid))\n"
        "    print('nonsense', flush=True)"
    )
    program(tmp_path, source).choose(first_turn(), Random(1))
    try:
        child = os.pidfd_open(int((tmp_path / "child").read_text()))
    except ProcessLookupError:
        return
    ended, _, _ = select([child], [], [], 60)
    assert ended


def test_a_program_does_not_learn_the_settings_of_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KURSBUCH_SECRET", "treasure")
    seen = tmp_path / "seen"
    program(tmp_path, f"import os; open({str(seen)!r}, 'w').write(str(dict(os.environ)))").choose(
        first_turn(), Random(1)
    )
    assert "treasure" not in seen.read_text()
    assert "PATH" in os.environ


def told(tmp_path: Path, title_id: str) -> dict[str, Any]:
    """What a program is told in the first turn."""
    seen = tmp_path / "seen"
    program(tmp_path, POLITE + f"    open({str(seen)!r}, 'w').write(line); sys.exit()").choose(
        first_turn(title_id), Random(1)
    )
    found = json.loads(seen.read_text())
    assert isinstance(found, dict)
    return found


def test_a_turn_tells_the_table_the_view_and_every_offer(tmp_path: Path) -> None:
    turn, line = first_turn(), told(tmp_path, "1830")
    assert (line["game"]["seed"], line["game"]["moves"], line["game"]["players"]) == (1, [], ["A", "B", "C"])
    assert line["view"] == json.loads(json.dumps(turn.view))
    assert [offer["kind"] for offer in line["offers"]] == [offer.kind for offer in turn.offers]


def test_seed_and_moves_stay_secret_where_something_is_hidden(tmp_path: Path) -> None:
    game = told(tmp_path, "railroad-revolution")["game"]
    assert (game["title"], game["seed"], game["moves"]) == ("railroad-revolution", None, None)


@pytest.mark.parametrize("title_id", ["american-rails", "railroad-revolution", "1849"])
def test_the_builder_as_a_program_plays_as_the_builder_and_says_why(title_id: str) -> None:
    title = find_title(title_id)
    asked = ProgramBot("asked", (sys.executable, "-m", "kursbuch", "bot", "builder"))
    game = play_game(title, SETUP, 3, [asked, BuilderBot(), BuilderBot()], most_moves=40)
    assert asked.faults == []
    turn = first_turn(title_id)
    reason = asked.choose(turn, Random(1)).reason
    asked.end()
    assert reason is not None
    assert reason.code == "program"
    assert len(game.record.moves) == 40


@pytest.mark.parametrize(
    ("bot", "line", "words"),
    [
        ("builder", "I pass", "not a JSON object"),
        ("builder", "[1]", "not a JSON object"),
        ("builder", '{"type": "turn"}', "not a turn of the protocol"),
        ("builder", '{"type": "turn", "game": {"title": "1830"}, "chance": "1"}', "not a turn of the protocol"),
        ("builder", '{"type": "turn", "game": null, "chance": "1"}', "which game is played"),
    ],
)
def test_a_line_that_a_bot_cannot_answer_is_told_in_a_sentence(bot: str, line: str, words: str) -> None:
    ran = answered(bot, line)
    assert json.loads(ran.stdout)["type"] == "ready"
    assert ran.returncode == 2
    assert len(ran.stderr.splitlines()) == 1
    assert "Line 2" in ran.stderr
    assert words in ran.stderr


def answered(bot: str, lines: str) -> subprocess.CompletedProcess[str]:
    """What a bot says to a greeting and these lines."""
    command = [sys.executable, "-m", "kursbuch", "bot", bot, "--lang", "en"]
    return subprocess.run(command, input=f"{HELLO}\n{lines}", capture_output=True, text=True, timeout=60, check=False)


def test_a_bot_that_looks_ahead_says_that_it_cannot_where_moves_are_not_told(tmp_path: Path) -> None:
    """Of the first turns of the game one at least is a decision."""
    seen = tmp_path / "seen"
    listening = program(tmp_path, POLITE + f"    open({str(seen)!r}, 'a').write(line); sys.exit()")
    play_game(find_title("railroad-revolution"), SETUP, 3, [listening, BuilderBot(), BuilderBot()], most_moves=25)
    ran = answered("search", seen.read_text())
    assert "needs to know the moves" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_the_example_plays_a_game_to_its_end() -> None:
    example = ProgramBot("example", (sys.executable, "examples/bot.py"))
    game = play_game(find_title("american-rails"), SETUP, 2, [BuilderBot(), example, BuilderBot()])
    example.end()
    assert example.faults == []
    assert game.outcome is not None
    assert game.outcome.winners != (1,)


def test_the_arena_names_programs_that_lost_turns(
    toy: Title, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kursbuch = Kursbuch(capsys, monkeypatch)
    call = ("arena", "toy", "--bots", "random,program:/no/such/program", "--games", "2", "--jobs", "1")
    ran = kursbuch(*call)
    assert "program:/no/such/program" in ran.err
    assert "cannot be started" in ran.err
    games = json.loads(kursbuch(*call, "--json").out)["results"]
    assert all(game["faults"]["program:/no/such/program"] > 0 for game in games)
    assert all(game["problems"] == {"program:/no/such/program": "start"} for game in games)


@pytest.mark.parametrize("name", ["program:touch /tmp/x", "program:", "mine"])
def test_a_name_alone_never_runs_a_command(name: str) -> None:
    with pytest.raises(KursbuchError):
        find_bot(name)


@pytest.mark.parametrize("command", ["program:", 'program:"open'])
def test_what_is_no_command_is_refused(command: str) -> None:
    with pytest.raises(KursbuchError):
        bot_or_program(command)


def test_an_operator_gives_a_program_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kursbuch.bots.registry._BOTS", {"builder": BuilderBot()})
    command = f"{sys.executable} club.py"
    add_program("club", command)
    assert bot_names() == ("builder", "club")
    found = find_bot("club")
    assert isinstance(found, ProgramBot)
    assert found.command == (sys.executable, "club.py")
    for taken in ("builder", "club", "", "a:b"):
        with pytest.raises(KursbuchError):
            add_program(taken, command)
    with pytest.raises(KursbuchError, match="program-command"):
        add_program("other", "/no/such/program --strong")


def test_the_terminal_names_a_program_that_failed(
    toy: Title, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kursbuch = Kursbuch(capsys, monkeypatch)
    call = ("play", "toy", "--players", "Ada", "--bots", "program:/no/such/program", "--seed", "1")
    ran = kursbuch(*call, typed="take amount=1\nquit\n\n")
    assert "The program program:/no/such/program cannot be started" in " ".join(ran.out.split())
