"""What a series is: its first line in a file, and its games."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kursbuch import __version__
from kursbuch.bots.arena.playing_code import playing_code
from kursbuch.bots.arena.schedule import schedule_games
from kursbuch.bots.series import SeriesGame
from kursbuch.kernel import Json, Setup


@dataclass(frozen=True, slots=True)
class SeriesPlan:
    """Who plays what, how often, and from which seed on."""

    title: str
    setup: Setup
    seated: tuple[str, ...]
    games: int
    seed: int

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> "SeriesPlan":
        """The plan of which a file tells."""
        setup = Setup(tuple(told["players"]), told["options"])
        return cls(told["title"], setup, tuple(told["bots"]), told["games"], told["seed"])

    def told(self) -> dict[str, Json]:
        """Itself, and the code that plays it here."""
        return {
            "title": self.title,
            "players": list(self.setup.players),
            "options": dict(self.setup.options),
            "bots": list(self.seated),
            "games": self.games,
            "seed": self.seed,
            "version": __version__,
            "code": playing_code(),
        }

    def schedule(self, records: Path | None = None) -> list[SeriesGame]:
        return schedule_games(self.title, self.setup, self.seated, self.games, self.seed, records)
