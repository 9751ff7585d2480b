"""What a series of games says about the bots: shares of victories, with how far chance alone could explain them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from kursbuch.bots.arena.pairing import PairedGame, SeedGames, paired_chance, share_interval
from kursbuch.bots.arena.ratings import RankedGame, Rating, rate_rounds
from kursbuch.bots.series import GameResult, SeriesGame
from kursbuch.kernel import Outcome

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class FinishedGame:
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

    `share` is the part of the games that one of its seats won, between `low` and `high` with 95 % confidence;
    `fair` is its part of the seats, and `chance` how likely a share at least as unusual is for equal bots. All of them
    know that games of one seed belong together (see `pairing`).
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
    played = _finished(games, results)
    rounds = rounds_of(games, results)
    ratings = rate_rounds(_ranked_by_seed(games, results))
    found = [_standing(bot, played, rounds, ratings[bot]) for bot in ratings]
    return sorted(found, key=lambda standing: -standing.rating.mean)


def courses(games: Sequence[SeriesGame], results: Sequence[GameResult]) -> dict[str, list[float]]:
    """The share of victories of each bot after every finished game."""
    played = _finished(games, results)
    winners = [game.winner for game in played]
    return {
        bot: [winners[:count].count(bot) / count for count in range(1, len(winners) + 1)]
        for bot in dict.fromkeys(bot for game in played for bot in game.bots)
    }


def _finished(games: Sequence[SeriesGame], results: Sequence[GameResult]) -> list[FinishedGame]:
    pairs = zip(games, results, strict=True)
    return [FinishedGame(game.bots, result.outcome) for game, result in pairs if result.outcome]


def rounds_of(games: Sequence[SeriesGame], results: Sequence[GameResult]) -> list[SeedGames]:
    """The finished games by seed."""
    orders: dict[int, tuple[str, ...]] = {}
    turned: Counter[int] = Counter()
    finished: dict[int, list[PairedGame]] = {}
    for game, result in zip(games, results, strict=True):
        orders.setdefault(game.seed, game.bots)
        if result.outcome:
            finished.setdefault(game.seed, []).append(PairedGame(turned[game.seed], tuple(result.outcome.winners)))
        turned[game.seed] += 1
    return [SeedGames(orders[seed], tuple(played)) for seed, played in finished.items()]


def _ranked_by_seed(games: Sequence[SeriesGame], results: Sequence[GameResult]) -> list[list[RankedGame]]:
    found: dict[int, list[RankedGame]] = {}
    for game, result in zip(games, results, strict=True):
        if result.outcome:
            found.setdefault(game.seed, []).append(RankedGame.of(game.bots, result.outcome))
    return list(found.values())


def _standing(bot: str, played: Sequence[FinishedGame], rounds: Sequence[SeedGames], rating: Rating) -> Standing:
    wins = sum(game.winner == bot for game in played)
    low, high = share_interval(rounds, bot, CONFIDENCE)
    scores = [score for game in played for seat, score in game.outcome.scores.items() if game.bots[seat] == bot]
    return Standing(
        bot=bot,
        games=len(played),
        wins=wins,
        share=wins / len(played),
        low=low,
        high=high,
        fair=fmean(game.bots.count(bot) / len(game.bots) for game in played),
        chance=paired_chance(rounds, bot),
        score=fmean(scores),
        rating=rating,
    )
