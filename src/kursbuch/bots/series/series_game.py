"""One game of a series: plain values, so that it can be sent to another process or machine and back."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from kursbuch.bots.driver import play_game
from kursbuch.bots.program import ProgramBot
from kursbuch.bots.registry import bot_or_program
from kursbuch.exchange import save_record
from kursbuch.kernel import Outcome, Setup, find_title


@dataclass(frozen=True, slots=True)
class SeriesGame:
    """What is played, by which bot in each seat. The seed decides the game, whoever plays it and where."""

    title: str
    players: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    folder: Path | None = None
    number: int | None = None
    """Which game of a series it is, where several have one seed."""

    @property
    def file_name(self) -> str:
        """The name of its record."""
        number = "" if self.number is None else f"-{self.number:05}"
        return f"{self.title}-{len(self.players)}p-{self.seed}{number}.json"


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game went."""

    actions: int
    outcome: Outcome | None
    scores: Mapping[str, int]
    faults: Mapping[str, int] = field(default_factory=dict)
    """How many turns programs have lost to the builder, by name."""
    problems: Mapping[str, str] = field(default_factory=dict)
    """Why they have lost the last one."""

    @classmethod
    def of(
        cls, actions: int, outcome: Outcome | None, players: Sequence[str], programs: Sequence[ProgramBot]
    ) -> "GameResult":
        """How a game of these players went, in which these programs were asked."""
        scores = outcome.scores.items() if outcome else ()
        by_player = {players[seat]: score for seat, score in scores}
        faults = {program.name: program.lost for program in programs}
        problems = {program.name: program.faults[-1] for program in programs if program.faults}
        return cls(actions, outcome, by_player, faults, problems)

    @property
    def end(self) -> str | None:
        return self.outcome.end if self.outcome else None


def play_series_game(game: SeriesGame) -> GameResult:
    """Play it, and save its record if there is a folder for it."""
    found = {name: bot_or_program(name) for name in game.bots}
    bots = [found[name] for name in game.bots]
    played = play_game(find_title(game.title), Setup(game.players, game.options), game.seed, bots)
    programs = [bot for bot in found.values() if isinstance(bot, ProgramBot)]
    for program in programs:
        program.end()
    if game.folder is not None:
        save_record(played.record, game.folder / game.file_name)
    return GameResult.of(len(played.record.moves), played.outcome, game.players, programs)
