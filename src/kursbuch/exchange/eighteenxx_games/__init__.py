"""Games of the site 18xx.games: read, translated move by move, and checked like any other game."""

from kursbuch.exchange.eighteenxx_games.importing import ImportedGame, load_game

__all__ = ["ImportedGame", "load_game"]
