"""Random play of American Rails: actions a second on one core, with offers and every check.

Run: python benchmarks/american_rails.py [games]
"""

import sys
from random import Random
from time import perf_counter

from kursbuch.kernel import Setup
from kursbuch.titles.american_rails import TITLE


def play(players: int, seed: int) -> int:
    """Play a random game to its end; the number of actions."""
    setup = Setup(tuple("ABCDE"[:players]))
    rules = TITLE.rules(setup)
    random = Random(seed)
    position = rules.initial(setup, seed)
    actions = 0
    while seats := rules.to_act(position):
        action = random.choice(rules.offers(position, seats[0])).sample(random)
        position = rules.apply(position, seats[0], action).position
        actions += 1
    return actions


def main() -> None:
    """Print the speed for every number of players."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    for players in TITLE.players:
        start = perf_counter()
        actions = sum(play(players, seed) for seed in range(games))
        seconds = perf_counter() - start
        print(f"{players} players: {games} games, {actions} actions, {actions / seconds:,.0f} actions a second")


if __name__ == "__main__":
    main()
