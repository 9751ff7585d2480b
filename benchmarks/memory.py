"""What 100,000 positions of one 1830 game take that are held at once: its line, and what else could have been played.

Run: python -m benchmarks.memory [positions]
"""

import gc
import sys
from pathlib import Path
from random import Random
from resource import RUSAGE_SELF, getrusage

from kursbuch.kernel import Setup, find_title

GOAL_MB = 200
POSITIONS = 100_000


def held_megabytes(count: int) -> float:
    """Play a random game and keep all positions, and as many of those beside its line as are wanted."""
    title, setup, random = find_title("1830"), Setup(("A", "B", "C", "D")), Random(1)
    rules = title.rules(setup)
    position = rules.initial(setup, 1)
    gc.collect()
    before = _megabytes()
    held: list[object] = []
    beside = -(-count // 1_000)
    while len(held) < count and (seats := rules.to_act(position)):
        offers = rules.offers(position, seats[0])
        following = [
            rules.apply(position, seats[0], random.choice(offers).sample(random)).position for _ in range(beside)
        ]
        held += following
        position = following[0]
    gc.collect()
    return (_megabytes() - before) * count / len(held)


def _megabytes() -> float:
    """What the process holds now; where the system does not tell, the most that it has ever held."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * 4096 / 1e6
    return getrusage(RUSAGE_SELF).ru_maxrss / 1e3


def main() -> None:
    """One line."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    held = held_megabytes(count)
    print(f"{count:,} positions of one 1830 game: {held:,.0f} MB (goal for {POSITIONS:,}: {GOAL_MB} MB)")


if __name__ == "__main__":
    main()
