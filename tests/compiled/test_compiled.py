"""The compiled package plays the same game: the modules that a wheel compiles, under the tests of rules and router."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hatch_build import HOT, compile_hot

ROOT = Path(__file__).parents[2]
TESTS = (
    "tests/transcripts",
    "tests/router",
    *(f"tests/board/test_{name}.py" for name in ("building", "handing_on", "network", "reach", "stations")),
)
LONG = "tests/replays/test_site_games.py"
"""For `make test-all`: what whole games ask of the compiled modules, those of router and boards ask of each of them."""
WHERE = "import importlib, sys; print(*(importlib.import_module(name).__file__ for name in sys.argv[1:]), sep='\\n')"

pytestmark = [
    pytest.mark.slow,
    # Compiling and several hundred tests in one: a limit for what hangs, not for a machine that others use as well.
    pytest.mark.timeout(2400),
    pytest.mark.skipif(shutil.which("cc") is None, reason="without a C compiler a wheel is not compiled either"),
]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the sources with the compiled modules beside them, as a wheel has it."""
    shutil.copytree(ROOT / "src" / "kursbuch", tmp_path / "kursbuch", ignore=shutil.ignore_patterns("web_dist"))
    for built, place in compile_hot(ROOT / "src", optimisation="0").items():  # a third of the time, the same program
        shutil.copy(built, tmp_path / place)
    return tmp_path


def run(package: Path, *arguments: str) -> str:
    """What Python prints with that package before all others."""
    environment = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}"}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_rules_and_router_are_the_same_compiled(package: Path, everything: bool) -> None:
    """One test, since it is compiled once."""
    names = [path.removesuffix(".py").replace("/", ".") for path in HOT]
    files = run(package, "-c", WHERE, *names).split()
    assert len(files) == len(HOT)
    assert not [file for file in files if file.endswith(".py")]
    tests = (*TESTS, LONG) if everything else TESTS
    run(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)
