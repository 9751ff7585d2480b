"""Random play of every title on one core: complete offers, every check, exact routes.

Run: python -m benchmarks.play [games] [title]
"""

import sys
from random import Random
from time import process_time

from benchmarks.tables import print_table
from kursbuch.kernel import BadSetup, Setup, Title, titles


def play(title: Title, players: int, seed: int) -> int:
    """Play a random game to its end; the number of actions."""
    setup = Setup(tuple("ABCDEF"[:players]))
    rules = title.rules(setup)
    random = Random(seed)
    position = rules.initial(setup, seed)
    actions = 0
    while seats := rules.to_act(position):
        offers = rules.offers(position, seats[0])
        kind = random.choice(list(dict.fromkeys(offer.kind for offer in offers)))
        action = random.choice([offer for offer in offers if offer.kind == kind]).sample(random)
        position = rules.apply(position, seats[0], action).position
        actions += 1
    return actions


def main() -> None:
    """Print the speed for every title and number of players."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    chosen = [title for title in titles().values() if len(sys.argv) < 3 or title.id == sys.argv[2]]
    rows = []
    for title in chosen:
        for players in title.players:
            if not _fits(title, players):
                continue
            start = process_time()
            actions = sum(play(title, players, seed) for seed in range(games))
            rows.append((title.id, players, games, actions, actions / (process_time() - start)))
    print_table(("title", "players", "games", "actions", "actions a second"), rows)


def _fits(title: Title, players: int) -> bool:
    try:
        title.rules(Setup(tuple("ABCDEF"[:players])))
    except BadSetup:
        return False
    return True


if __name__ == "__main__":
    main()
