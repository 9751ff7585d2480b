"""What a series of games says about the bots: shares of victories, with how far chance alone could explain them."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from kursbuch.bots.arena.ratings import RankedGame, Rating, rate
from kursbuch.bots.chances import binomial_chance, wilson_interval
from kursbuch.bots.series import GameResult, SeriesGame
from kursbuch.kernel import Outcome

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Played:
    """A game that came to its end, and who sat where."""

    bots: tuple[str, ...]
    outcome: Outcome

    @property
    def winner(self) -> str | None:
        """The bot that won; None where different bots share the victory."""
        winners = {self.bots[seat] for seat in self.outcome.winners}
        return winners.pop() if len(winners) == 1 else None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did.

    `share` is the part of the games that one of its seats won, between `low` and `high` with 95 % confidence (Wilson);
    `fair` is its part of the seats, and `chance` how likely a share at least as far from fair is for equal bots
    (exact binomial test, two-sided).
    """

    bot: str
    games: int
    wins: int
    share: float
    low: float
    high: float
    fair: float
    chance: float
    score: float
    rating: Rating


def standings(games: Sequence[SeriesGame], results: Sequence[GameResult]) -> list[Standing]:
    """How each bot did in the finished games, the best rating first."""
    played = [Played(game.bots, result.outcome) for game, result in zip(games, results, strict=True) if result.outcome]
    ratings = rate([RankedGame.of(game.bots, game.outcome) for game in played])
    found = [_standing(bot, played, ratings[bot]) for bot in ratings]
    return sorted(found, key=lambda standing: -standing.rating.mean)


def _standing(bot: str, played: Sequence[Played], rating: Rating) -> Standing:
    wins = sum(game.winner == bot for game in played)
    fair = fmean(game.bots.count(bot) / len(game.bots) for game in played)
    low, high = wilson_interval(wins, len(played), CONFIDENCE)
    scores = [score for game in played for seat, score in game.outcome.scores.items() if game.bots[seat] == bot]
    return Standing(
        bot=bot,
        games=len(played),
        wins=wins,
        share=wins / len(played),
        low=low,
        high=high,
        fair=fair,
        chance=binomial_chance(wins, len(played), fair),
        score=fmean(scores),
        rating=rating,
    )
