"""Series of games among bots, on one process, on all cores or on many machines."""

from kursbuch.bots.series.backend import Backend, backend_names, find_backend
from kursbuch.bots.series.local import LocalBackend, spread
from kursbuch.bots.series.series_game import GameResult, SeriesGame, play_series_game

__all__ = [
    "Backend",
    "GameResult",
    "LocalBackend",
    "SeriesGame",
    "backend_names",
    "find_backend",
    "play_series_game",
    "spread",
]
