"""The command answers at once: what a command does not need it does not load; nor does the kernel."""

import subprocess
import sys

import pytest

from kursbuch.cli.program import COMMANDS
from tests.cli.calling import Kursbuch

HEAVY = ("kursbuch.exchange", "kursbuch.bots", "kursbuch.server", "kursbuch.analysis", "kursbuch.titles", "rich.table")


def python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    return done.stdout


def loaded(code: str) -> set[str]:
    """The modules that are there after the code has run."""
    return set(python(f"import sys; {code}; print(); print(' '.join(sys.modules))").splitlines()[-1].split())


def packages(code: str) -> set[str]:
    """Those of them that are not Python's own, by their first names."""
    return {name.partition(".")[0] for name in loaded(code)} - sys.stdlib_module_names


HELP = "from kursbuch.cli.main import main; main(['--help'])"


def test_help_loads_no_command() -> None:
    assert [name for name in loaded(HELP) if name.startswith(HEAVY)] == []


def test_help_loads_no_library_but_the_parser_and_the_texts() -> None:
    """How long that takes is in benchmarks.start: a quarter of a second, most of it these two."""
    assert packages(HELP) - packages("import typer.main, fluent.runtime") == {"kursbuch"}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_the_list_has_a_help(kursbuch: Kursbuch, command: str) -> None:
    shown = kursbuch(command, "--help").out
    assert f"kursbuch {command}" in shown
    assert "help-" not in shown


def test_the_kernel_needs_the_standard_library_only() -> None:
    assert packages("import kursbuch.kernel") - packages("pass") == {"kursbuch"}
