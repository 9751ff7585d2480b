"""What bots give away: every train, private and place that changes hands, by the part of its worth that was paid.

A beggar sits among the builders. He plays as they do, but never buys a train of the bank that he need not buy: he asks
everybody for theirs, and for privates, at the least price. Run: python -m benchmarks.gifts [games] [title]
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from os import cpu_count
from random import Random
from typing import Any

from benchmarks.tables import print_table
from kursbuch.bots import Choice, Turn, find_bot, play_game
from kursbuch.kernel import Amounts, Event, Setup, View, find_title, replay

TITLES = ("1830", "1849", "1824")
PLAYERS = ("A", "B", "C", "D")
BEGGED = ("buy_train", "buy_private", "buy_station")
THIRD = 1 / 3


@dataclass(frozen=True, slots=True)
class Beggar:
    """Asks for what others have, for as little as the rules allow."""

    name: str = "beggar"

    def choose(self, turn: Turn, random: Random) -> Choice:
        begging = [offer for offer in turn.offers if offer.kind in BEGGED and isinstance(offer, Amounts)]
        if begging:
            offer = random.choice(begging)
            return Choice(offer.with_amount(offer.low))
        wanted = find_bot("builder").choose(turn, random)
        passing = [offer.sample(random) for offer in turn.offers if offer.kind == "pass"]
        return Choice(passing[0]) if wanted.action.kind == "buy_train" and passing else wanted


@dataclass(frozen=True, slots=True)
class Sale:
    """What was paid, and the printed price."""

    price: int
    printed: int

    @property
    def part(self) -> float:
        return self.price / self.printed


@dataclass(frozen=True, slots=True)
class Watched:
    """What a game tells."""

    sales: tuple[Sale, ...]
    beggar_won: bool


def watch(title_id: str, seed: int) -> Watched:
    """A game of three builders and a beggar, whose seat goes round."""
    title, beggar = find_title(title_id), seed % len(PLAYERS)
    bots = [Beggar() if seat == beggar else find_bot("builder") for seat in range(len(PLAYERS))]
    game = play_game(title, Setup(PLAYERS), seed, bots)
    rules = title.rules(game.record.setup)
    sales = [
        sale
        for stage in replay(game.record)
        for event in stage.events
        for sale in _sales(event, rules.view(stage.position, None), beggar)
    ]
    return Watched(tuple(sales), game.outcome is not None and game.outcome.winners == (beggar,))


def _sales(event: Event, view: View, beggar: int) -> Iterator[Sale]:
    """Trains and privates that a builder sold; the bank sells at the printed price, and the beggar as he likes."""
    told, price = event.arguments, event.arguments.get("amount")
    if not isinstance(price, int):
        return
    if event.kind == "train_bought" and told["source"] not in ("bank", "pool"):
        if _row(view, "companies", "id", told["source"])["president_seat"] != beggar:
            yield Sale(price, int(_row(view, "trains", "train", told["train"])["price"]))
    elif event.kind == "private_sold" and told["seat"] != beggar:
        yield Sale(price, int(_row(view, "privates", "id", told["private"])["price"]))


def _row(view: View, group: str, key: str, name: object) -> Mapping[str, Any]:
    rows = view[group]
    assert isinstance(rows, Sequence)
    return next(row for row in rows if isinstance(row, Mapping) and row[key] == name)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    rows = []
    for title_id in sys.argv[2:] or TITLES:
        with Pool(cpu_count()) as pool:
            seen = pool.map(partial(watch, title_id), range(5000, 5000 + games), chunksize=1)
        sales = [sale for game in seen for sale in game.sales]
        under = sum(sale.part < THIRD for sale in sales)
        least = f"{min((sale.part for sale in sales), default=1.0):.0%}"
        rows.append((title_id, games, len(sales), under, least, sum(game.beggar_won for game in seen)))
    print_table(("title", "games", "sales", "under a third", "least part paid", "won by the beggar"), rows)


if __name__ == "__main__":
    main()
