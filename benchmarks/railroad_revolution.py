"""Random games of Railroad Revolution: actions a second on one core.

python benchmarks/railroad_revolution.py [games]
"""

import sys
from random import Random
from time import perf_counter

from kursbuch.kernel import Setup
from kursbuch.titles.railroad_revolution import TITLE


def random_game(players: int, seed: int) -> int:
    """The number of actions of a random game."""
    setup = Setup(tuple("ABCD"[:players]))
    rules, random = TITLE.rules(setup), Random(seed)
    position, actions = rules.initial(setup, seed), 0
    while seats := rules.to_act(position):
        action = random.choice(rules.offers(position, seats[0])).sample(random)
        position = rules.apply(position, seats[0], action).position
        actions += 1
    return actions


def main(games: int) -> None:
    for players in TITLE.players:
        start = perf_counter()
        actions = sum(random_game(players, seed) for seed in range(games))
        seconds = perf_counter() - start
        print(f"{players} players: {games} games, {actions} actions, {actions / seconds:.0f} actions a second")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
