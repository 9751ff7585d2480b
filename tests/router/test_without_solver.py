"""Without OR-Tools: what the search proves stays proven, and where it does not end one sentence names the extra."""

import subprocess
import sys

SETUP = "import sys; sys.modules['ortools'] = None; sys.path.insert(0, '.');"
FIELD = "from benchmarks.router import FLEETS, Field; from kursbuch.eighteenxx.router import solver, best_run;"


def python(code: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_games_are_played_without_it() -> None:
    arguments = ["simulate", "1830", "--games", "1", "--bot", "builder", "--players", "3", "--seed", "4"]
    done = python(f"{SETUP} from kursbuch.cli.main import main; sys.exit(main({arguments}))")
    assert done.returncode == 0, done.stderr


def test_a_full_board_is_proven_all_the_same() -> None:
    code = "run = best_run(Field('green', 0).network(), FLEETS['5 + 6']); print(run.proven, run.revenue)"
    without, with_it = python(f"{SETUP}{FIELD}{code}"), python(f"import sys; sys.path.insert(0, '.');{FIELD}{code}")
    assert without.stdout == with_it.stdout
    assert without.stdout.startswith("True")


def test_the_search_goes_on_longer_and_then_says_what_is_missing() -> None:
    code = (
        "solver.PATIENCE = 2\n"
        "try: best_run(Field('brown', 0).network(), FLEETS['D'])\n"
        "except solver.NeedsSolver: print('needs the solver')"
    )
    assert python(f"{SETUP}{FIELD}\n{code}").stdout == "needs the solver\n"
