"""What else could have come of a position: bots play on from it many times."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from kursbuch.analysis.story import Points
from kursbuch.analysis.telling import tell
from kursbuch.bots import Bot, RandomBot, Turn, bot_move, bot_or_program
from kursbuch.bots.chances import student_quantile
from kursbuch.bots.program import ProgramBot
from kursbuch.bots.series import GameResult, spread
from kursbuch.kernel import Action, Outcome, Record, Replay, Rules, Seat, Setup, find_title

MOST_MOVES = 20_000
"""Longer than any game; what has not ended by then counts as unfinished."""
CONFIDENCE = 0.95
STRAYING = RandomBot()


@dataclass(frozen=True, slots=True)
class Future:
    """A position from which bots play on. What its player to act cannot see is dealt anew for each game.

    Some bots leave nothing to chance, and in a game without chance all their futures would be the same: with the
    probability `stray` a move is one of the random bot. The first one never is: it is what is asked about.
    """

    title: str
    setup: Setup
    position: object
    bot: str
    stray: float = 0.0
    first: Action | None = None
    """What is played first, whatever the bot thinks of it."""

    def dealt(self, seed: int) -> object:
        """The position as its player to act sees it; the record's future is not in it."""
        rules = find_title(self.title).rules(self.setup)
        seats = rules.to_act(self.position)
        return rules.imagined(self.position, seats[0], Random(f"{seed}/unseen")) if seats else self.position

    def play(self, seed: int) -> GameResult:
        """One future; the same seed gives the same one. It has no outcome if it does not come to an end."""
        with _called(self.bot) as bot:
            moves, outcome = self._played(bot, seed)
            programs = [bot] if isinstance(bot, ProgramBot) else []
            return GameResult.of(moves, outcome, self.setup.players, programs)

    def _played(self, bot: Bot, seed: int) -> tuple[int, Outcome | None]:
        """How many moves were made, and how the game ended."""
        title = find_title(self.title)
        rules, routes = title.rules(self.setup), title.routes(self.setup)
        position = self._begun(rules, self.dealt(seed))
        for number in range(MOST_MOVES):
            outcome = rules.outcome(position)
            if outcome is not None:
                return number, outcome
            seat = rules.to_act(position)[0]
            is_first = number == 0 and self.first is None
            is_stray = not is_first and Random(f"{seed}/stray/{number}").random() < self.stray
            move = bot_move(STRAYING if is_stray else bot, Turn(rules, position, seat, routes), seed, number)
            position = rules.apply(position, move.seat, move.action).position
        return MOST_MOVES, None

    def _begun(self, rules: Rules[object, Action], position: object) -> object:
        """The position after the first move, if one is given."""
        if self.first is None:
            return position
        return rules.apply(position, rules.to_act(position)[0], self.first).position

    def bots_move(self, seed: int) -> Action:
        """What the bot would play first."""
        title = find_title(self.title)
        rules, position = title.rules(self.setup), self.dealt(seed)
        turn = Turn(rules, position, rules.to_act(position)[0], title.routes(self.setup))
        with _called(self.bot) as bot:
            return bot_move(bot, turn, seed, 0).action


@contextmanager
def _called(name: str) -> Iterator[Bot]:
    """The bot of this name; a program ends when it is not needed any more."""
    bot = bot_or_program(name)
    try:
        yield bot
    finally:
        if isinstance(bot, ProgramBot):
            bot.end()


def play_futures(future: Future, seeds: Sequence[int], jobs: int = 1) -> Iterator[GameResult]:
    """A future for each seed, in that order, on as many processes."""
    return spread(future.play, seeds, jobs)


@dataclass(frozen=True, slots=True)
class Reality:
    """How the game of a record really stands: the scores, or before its end what decides it.

    A title without a reader of its figures says nothing about that before the end.
    """

    figures: tuple[int | None, ...]
    winners: tuple[int, ...]
    is_finished: bool


def reality(record: Record, stages: Iterable[Replay[object]]) -> Reality:
    """The end of the record."""
    *_, last = stages
    story = tell(find_title(record.title), record.setup, [last])
    deciding = (measure.players for measure in story.measures if measure.name == story.measure)
    unknown: tuple[Points, ...] = (((0, None),),) * len(record.players)
    figures: tuple[int | None, ...] = story.scores or tuple(points[-1][1] for points in next(deciding, unknown))
    return Reality(figures, story.winners, story.finished)


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a player can expect: the mean score, the interval that holds the true mean in 19 of 20 cases, and the wins.

    A shared victory is a part of a win, so that the wins of all players add up to one.
    """

    mean: float
    interval: tuple[float, float] | None
    wins: float


def difference(mine: Sequence[Outcome | None], theirs: Sequence[Outcome | None], seat: Seat) -> Prospect | None:
    """How much more the seat scores in the first futures than in those of the same seeds beside them, and how much more
    often it wins; None if no pair came to its end."""
    pairs = [(own, other) for own, other in zip(mine, theirs, strict=True) if own is not None and other is not None]
    if not pairs:
        return None
    scores = [own.scores[seat] - other.scores[seat] for own, other in pairs]
    return _prospect(scores, [_won(own, seat) - _won(other, seat) for own, other in pairs])


def _won(outcome: Outcome, seat: Seat) -> float:
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def compare(outcomes: Sequence[Outcome], players: int) -> tuple[Prospect, ...]:
    """The prospects of all seats, from at least one outcome."""
    seats = map(Seat, range(players))
    return tuple(
        _prospect([outcome.scores[seat] for outcome in outcomes], [_won(outcome, seat) for outcome in outcomes])
        for seat in seats
    )


def _prospect(scores: Sequence[int], wins: Sequence[float]) -> Prospect:
    mean, reach = fmean(scores), _reach(scores)
    return Prospect(mean, None if reach is None else (mean - reach, mean + reach), fmean(wins))


def _reach(scores: Sequence[int]) -> float | None:
    """Half the width of the interval by Student's t; one game says nothing about how far off it is."""
    if len(scores) < 2:
        return None
    return student_quantile((1 + CONFIDENCE) / 2, len(scores) - 1) * stdev(scores) / sqrt(len(scores))
