"""How often the builder would have done what people did: sales, stations and starts of games that people played.

Run: python -m benchmarks.agreement FILE...
Files are own records or games of 18xx.games. In every position in which somebody sold shares, placed a station or
started a company, the builder is asked; it agrees if it would do the same with the same company or in the same hex.
"Thought of" is among its suggestions. "In the end": once others have refused what it would rather ask them for first,
such as a train before it sells shares for one.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random

from benchmarks.tables import print_table
from kursbuch.bots import Turn
from kursbuch.bots.builder import strategy_for
from kursbuch.exchange import GameFile, load_file
from kursbuch.kernel import Action, find_title

ABOUT = {
    "sell_shares": ("sales", "company"),
    "sell_certificates": ("sales", "company"),
    "place_station": ("stations", "hex"),
    "start_company": ("starts", "company"),
    "buy_share": ("shares bought", "company"),
    "buy_train": ("trains", "train"),
    "pay_dividend": ("dividends", "choice"),
    "lay_tile": ("tiles", "hex"),
}
"""What kinds of moves are counted as, and what decides whether two of them are the same."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A move of a person, and what the builder thought of it."""

    group: str
    agreed: bool
    thought_of: bool
    in_the_end: bool


def what(action: Action) -> tuple[str, object] | None:
    """What a move is about; None if it is not counted."""
    found = ABOUT.get(action.kind)
    return (found[0], getattr(action, found[1])) if found is not None else None


def asked(game: GameFile) -> Iterator[Asked]:
    """Every counted move of the game."""
    title = find_title(game.record.title)
    rules, routes = title.rules(game.record.setup), title.routes(game.record.setup)
    for before, after in pairwise(game.stages()):
        move = after.move
        done = what(move.action) if move is not None else None
        if move is None or done is None or move.seat not in rules.to_act(before.position):
            continue
        turn = Turn(rules, before.position, move.seat, routes)
        ideas = [what(idea.action) for idea in strategy_for(turn.view).rank(turn, Random(1))]
        settled = ideas[0] == done or what(last_choice(turn, before.position)) == done
        yield Asked(done[0], ideas[0] == done, done in ideas, settled)


def last_choice(turn: Turn, position: object) -> Action:
    """What the builder does when everybody has refused what it asks for."""
    while True:
        choice = strategy_for(turn.view).rank(turn, Random(1))[0].action
        position = turn.rules.apply(position, turn.seat, choice).position
        refusals = [
            (seat, offer)
            for seat in turn.rules.to_act(position)
            for offer in turn.rules.offers(position, seat)
            if seat != turn.seat and offer.kind == "decline"
        ]
        if not refusals:
            return choice
        seat, offer = refusals[0]
        position = turn.rules.apply(position, seat, next(iter(offer))).position
        turn = Turn(turn.rules, position, turn.seat, turn.routes)


def main() -> None:
    counts: Counter[str] = Counter()
    agreed: Counter[str] = Counter()
    thought_of: Counter[str] = Counter()
    in_the_end: Counter[str] = Counter()
    for name in sys.argv[1:]:
        for answer in asked(load_file(Path(name))):
            counts[answer.group] += 1
            agreed[answer.group] += answer.agreed
            thought_of[answer.group] += answer.thought_of
            in_the_end[answer.group] += answer.in_the_end
    rows = [
        (group, counts[group], *(f"{each[group] / counts[group]:.0%}" for each in (agreed, in_the_end, thought_of)))
        for group in dict.fromkeys(group for group, _ in ABOUT.values())
        if counts[group]
    ]
    print_table(("moves of people", "count", "agreed", "in the end", "thought of"), rows)


if __name__ == "__main__":
    main()
