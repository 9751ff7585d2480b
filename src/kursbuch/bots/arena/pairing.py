"""Games that share a seed are not independent: what a series says, counted by seeds.

All games of a round have one seed, and the bots move on by a seat from game to game (see `schedule`). Whoever is equal
to the others could as well have begun in any other seat: that is the exact test. How far the share of victories may be
off is asked of the rounds, drawn again and again (bootstrap), and not of single games.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import TypeVar

from kursbuch.bots.chances import wilson_interval

T = TypeVar("T")
M = TypeVar("M")

RESAMPLES = 2000
FEWEST_ROUNDS = 20
"""Fewer rounds do not tell how much rounds differ: then the interval is Wilson's, as if games were independent."""
SEED = 1
TIE = 1e-7
"""Outcomes whose probabilities differ by less count as equally likely."""


@dataclass(frozen=True, slots=True)
class PairedGame:
    """A finished game of a round: how far the bots had moved on, and the seats that won."""

    turned: int
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeedGames:
    """The games of one seed, and the bot that began in each seat."""

    order: tuple[str, ...]
    games: tuple[PairedGame, ...]

    def wins(self, bot: str) -> int:
        """Games that only seats of this bot have won."""
        return self._wins({place for place, name in enumerate(self.order) if name == bot})

    def _wins(self, places: set[int]) -> int:
        count = len(self.order)
        return sum({(seat + game.turned) % count for seat in game.winners} <= places for game in self.games)

    def wins_by_luck(self, bot: str) -> list[float]:
        """How likely each number of wins is for a bot with as many seats that is no better than the others."""
        ways = list(combinations(range(len(self.order)), self.order.count(bot)))
        chances = [0.0] * (len(self.games) + 1)
        for places in ways:
            chances[self._wins(set(places))] += 1 / len(ways)
        return chances


def paired_chance(rounds: Sequence[SeedGames], bot: str) -> float:
    """How likely a result at least as unusual is for equal bots: the exact randomisation test, two-sided."""
    chances = [1.0]
    for each in rounds:
        chances = _sum_of(chances, each.wins_by_luck(bot))
    own = chances[sum(each.wins(bot) for each in rounds)]
    return min(1.0, sum(chance for chance in chances if chance <= own * (1 + TIE)))


def _sum_of(first: Sequence[float], second: Sequence[float]) -> list[float]:
    """The chances of the sum of two independent numbers."""
    found = [0.0] * (len(first) + len(second) - 1)
    for number, chance in enumerate(first):
        for more, other in enumerate(second):
            found[number + more] += chance * other
    return found


def share_interval(rounds: Sequence[SeedGames], bot: str, confidence: float) -> tuple[float, float]:
    """Between which shares of victories the true one lies: the bootstrap over rounds, or Wilson's with few of them."""
    results = [(each.wins(bot), len(each.games)) for each in rounds]
    if len(results) < FEWEST_ROUNDS:
        return wilson_interval(sum(wins for wins, _ in results), sum(games for _, games in results), confidence)
    drawn = sorted(drawn_again(results, _share, RESAMPLES))
    cut = round((1 - confidence) / 2 * len(drawn))
    return drawn[cut], drawn[-1 - cut]


def _share(results: Sequence[tuple[int, int]]) -> float:
    return sum(wins for wins, _ in results) / sum(games for _, games in results)


def drawn_again(items: Sequence[T], measure: Callable[[Sequence[T]], M], times: int) -> list[M]:
    """The measure of samples as large as the items, drawn from them with return."""
    random = Random(SEED)
    return [measure(random.choices(items, k=len(items))) for _ in range(times)]
