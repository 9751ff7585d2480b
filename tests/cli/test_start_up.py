"""The command answers at once: what a command does not need it does not load."""

import resource
import subprocess
import sys

import pytest

from kursbuch.cli.program import COMMANDS

HEAVY = ("kursbuch.exchange", "kursbuch.bots", "kursbuch.server", "kursbuch.analysis", "kursbuch.titles", "rich.table")


def python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    return done.stdout


def test_help_loads_no_command() -> None:
    loaded = python(
        "import sys; from kursbuch.cli.main import main; main(['--help']);"
        "print(); print(' '.join(sys.modules), file=sys.stdout)"
    ).splitlines()[-1]
    assert [name for name in loaded.split() if name.startswith(HEAVY)] == []


def seconds(*arguments: str) -> float:
    """The processor's time for a call: the best of five, other programs slow single ones down."""
    times = []
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, timeout=60, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)


def test_help_takes_little_more_than_its_libraries() -> None:
    """A quarter of a second on an idle machine, of which the parser and the texts' library take most."""
    assert seconds("-m", "kursbuch", "--help") < 2.2 * seconds("-c", "import typer.main, fluent.runtime")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_the_list_has_a_help(command: str) -> None:
    shown = python(f"from kursbuch.cli.main import main; main([{command!r}, '--help'])")
    assert f"kursbuch {command}" in shown
    assert "help-" not in shown
