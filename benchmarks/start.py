"""How long the command takes to answer: `python -m benchmarks.start` (goal: 0.25 s of processor time for --help)."""

import resource
import subprocess
import sys

CALLS = {
    "kursbuch --help": ("-m", "kursbuch", "--help"),
    "its libraries alone": ("-c", "import typer.main, fluent.runtime"),
    "kursbuch titles": ("-m", "kursbuch", "titles"),
    "Python alone": ("-c", ""),
}
TIMES = 9


def seconds(*arguments: str) -> float:
    """The processor's time for a call: the best of several, other programs slow single ones down."""
    times = []
    for _ in range(TIMES):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, timeout=60, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)


def main() -> None:
    """A line for each call."""
    for name, arguments in CALLS.items():
        print(f"{name:<22} {seconds(*arguments):.3f} s")


if __name__ == "__main__":
    main()
