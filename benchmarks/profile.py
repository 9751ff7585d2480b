"""Where the time of each benchmark goes: by parts of the house, in percent of the processor's time.

Run: python -m benchmarks.profile [words of names ...]
"""

import sys
from collections import Counter
from cProfile import Profile
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


def shares_of(measure: Measure) -> Counter[str]:
    """How much of the time each part takes itself; a function of C counts for those who call it."""
    measure()
    profile = Profile(process_time)
    profile.runcall(measure)
    times: Counter[str] = Counter()
    for (file, _, _), (_, _, own, _, callers) in Stats(profile).stats.items():  # type: ignore[attr-defined]
        if file == "~":
            for (caller, _, _), (_, _, spent, _) in callers.items():
                times[_part(caller)] += spent
        else:
            times[_part(file)] += own
    return times


def _part(file: str) -> str:
    return next((part for part, names in PARTS.items() if any(name in file for name in names)), OTHERS)


def main() -> None:
    """A line for each benchmark."""
    rows = []
    for name, prepare in measures():
        if all(word in name for word in sys.argv[1:]):
            times = shares_of(prepare())
            rows.append((name, *(f"{100 * times[part] / times.total():.0f}" for part in (*PARTS, OTHERS))))
    print_table(("what", *PARTS, OTHERS), rows)


if __name__ == "__main__":
    main()
