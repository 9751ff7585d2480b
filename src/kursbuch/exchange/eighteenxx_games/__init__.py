"""Games of the site 18xx.games: read and translated move by move, checked like any other game; and written for it."""

from kursbuch.exchange.eighteenxx_games.exporting import export_game
from kursbuch.exchange.eighteenxx_games.importing import ImportedGame, load_game

__all__ = ["ImportedGame", "export_game", "load_game"]
