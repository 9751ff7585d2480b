"""Without the libraries of `kursbuch[arena]` the arena says in one sentence what is missing, before any game."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "library", "more"), [("openskill", "OpenSkill", []), ("matplotlib", "Matplotlib", ["--plot", "x.png"])]
)
def test_a_missing_library_is_told(module: str, library: str, more: list[str]) -> None:
    arguments = ["arena", "american-rails", "--bots", "builder,random", "--games", "1", "--lang", "en", *more]
    code = (
        f"import sys; sys.modules[{module!r}] = None; from kursbuch.cli.main import main; sys.exit(main({arguments}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f'kursbuch: The arena needs {library}, which comes with: pip install "kursbuch[arena]".\n'
