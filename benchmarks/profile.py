"""Where the time of each benchmark goes: by parts of the house, in percent of the processor's time.

Run: python -m benchmarks.profile [--functions] [words of names ...]

`--functions` names the functions that take most themselves instead of the parts.
"""

import sys
from collections import Counter
from collections.abc import Callable
from cProfile import Profile
from pathlib import Path
from pstats import Stats
from time import process_time

from benchmarks.everything import Measure, measures
from benchmarks.tables import print_table

PARTS = {
    "bots": ("kursbuch/bots",),
    "router": ("eighteenxx/router",),
    "board": ("eighteenxx/board", "mechanics/track", "mechanics/hexgrid", "mechanics/offset_grid"),
    "view": ("view.py", "views/"),
    "steps": ("eighteenxx/steps", "titles/"),
    "rounds": ("eighteenxx/play", "eighteenxx/rules"),
    "the rest of the rules": ("eighteenxx/", "mechanics/", "kernel/"),
}
"""The parts by what their files are called, the first that fits."""
OTHERS = "libraries"
MOST = 8
"""How many functions are named."""


def shares_of(measure: Measure, name_of: Callable[[str, str], str]) -> Counter[str]:
    """How much of the time each part or function takes itself; one of C counts for those who call it."""
    measure()
    profile = Profile(process_time)
    profile.runcall(measure)
    times: Counter[str] = Counter()
    for (file, _, function), (_, _, own, _, callers) in Stats(profile).stats.items():  # type: ignore[attr-defined]
        if file == "~":
            for (caller, _, calling), (_, _, spent, _) in callers.items():
                times[name_of(caller, calling)] += spent
        else:
            times[name_of(file, function)] += own
    return times


def _function(file: str, function: str) -> str:
    return f"{Path(file).name} {function}"


def _part(file: str, function: str) -> str:
    del function
    return next((part for part, names in PARTS.items() if any(name in file for name in names)), OTHERS)


def main() -> None:
    """A line for each benchmark."""
    by_function = "--functions" in sys.argv
    words = [word for word in sys.argv[1:] if word != "--functions"]
    rows: list[tuple[str, ...]] = []
    for name, prepare in measures():
        if all(word in name for word in words):
            times = shares_of(prepare(), _function if by_function else _part)
            if by_function:
                most = [f"{what} {100 * time / times.total():.1f}" for what, time in times.most_common(MOST)]
                rows.append((name, ", ".join(most)))
            else:
                rows.append((name, *(f"{100 * times[part] / times.total():.0f}" for part in (*PARTS, OTHERS))))
    print_table(("what", "functions, percent") if by_function else ("what", *PARTS, OTHERS), rows)


if __name__ == "__main__":
    main()
