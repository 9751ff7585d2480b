"""Ratings from the ranks of all seats, not of the winner only: OpenSkill with the Plackett-Luce model.

Such a rating depends on the order of the games, and the order means nothing here: it is the mean over several of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

from kursbuch.bots.arena.pairing import FEWEST_ROUNDS, drawn_again
from kursbuch.kernel import Outcome, Seat

ORDERS = 20
DRAWS = 50
SEED = 1


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is; everybody begins with 25. The uncertainty is the standard error over the seeds, or
    OpenSkill's own sigma where there are too few of them; the interval is two of them to either side."""

    mean: float
    uncertainty: float

    @property
    def low(self) -> float:
        return self.mean - 2 * self.uncertainty

    @property
    def high(self) -> float:
        return self.mean + 2 * self.uncertainty


@dataclass(frozen=True, slots=True)
class RankedGame:
    """Which bot sat where, and which place each seat came to."""

    bots: tuple[str, ...]
    places: tuple[float, ...]

    @classmethod
    def of(cls, bots: tuple[str, ...], outcome: Outcome) -> "RankedGame":
        return cls(bots, _places(outcome.scores, outcome.winners))


def rate_rounds(rounds: Sequence[Sequence[RankedGame]]) -> dict[str, Rating]:
    """The ratings of all bots. OpenSkill's sigma takes every game for an independent one: what the ratings of other
    draws of the same seeds differ by (bootstrap) is the honest uncertainty."""
    found = rate([game for games in rounds for game in games])
    if len(rounds) < FEWEST_ROUNDS:
        return found
    drawn = drawn_again(rounds, lambda sample: _rate_in_order([game for games in sample for game in games]), DRAWS)
    return {
        bot: Rating(rating.mean, stdev(ratings[bot].mean for ratings in drawn if bot in ratings))
        for bot, rating in found.items()
    }


def rate(games: Sequence[RankedGame]) -> dict[str, Rating]:
    """The ratings of all bots of the games."""
    random = Random(SEED)
    orders = [_rate_in_order(random.sample(games, len(games))) for _ in range(ORDERS)]
    return {
        bot: Rating(
            fmean(ratings[bot].mean for ratings in orders), fmean(ratings[bot].uncertainty for ratings in orders)
        )
        for bot in orders[0]
    }


def _rate_in_order(games: Sequence[RankedGame]) -> dict[str, Rating]:
    """The ratings after these games in this order.

    A bot with several seats in a game plays them as equals of itself, and takes the mean of what they learn.
    """
    from openskill.models import PlackettLuce  # loaded where it is needed: the other commands start without it

    model = PlackettLuce()
    known = {bot: model.rating() for game in games for bot in game.bots}
    for game in games:
        teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in game.bots]
        after = [team[0] for team in model.rate(teams, ranks=list(game.places))]
        for bot in dict.fromkeys(game.bots):
            own = [rating for other, rating in zip(game.bots, after, strict=True) if other == bot]
            known[bot] = model.rating(mu=fmean(r.mu for r in own), sigma=fmean(r.sigma for r in own))
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in known.items()}


def _places(scores: Mapping[Seat, int], winners: tuple[Seat, ...]) -> tuple[float, ...]:
    """The place of each seat: the winners first, the others by their scores; equals share a place."""
    standing = {seat: (seat not in winners, 0 if seat in winners else -score) for seat, score in scores.items()}
    places = {value: float(place) for place, value in enumerate(sorted(set(standing.values())), start=1)}
    return tuple(places[standing[seat]] for seat in sorted(scores))
