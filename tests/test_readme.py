"""The examples of the README run."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    result = doctest.testfile(str(README), module_relative=False, optionflags=doctest.FAIL_FAST)
    assert result.attempted > 10
    assert result.failed == 0


def test_the_quick_start_has_two_commands() -> None:
    start = README.read_text(encoding="utf-8").split("## Quick start")[1].split("```")[1]
    assert start.split("\n")[1:-1] == ["make play", "make test"]
