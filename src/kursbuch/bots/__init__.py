"""Players that are programs, and games among them."""

from kursbuch.bots.bot import Bot, Budget, Choice, Reason, Turn
from kursbuch.bots.builder import has_strategy
from kursbuch.bots.driver import PlayedGame, bot_move, play_game
from kursbuch.bots.random_bot import RandomBot
from kursbuch.bots.registry import USUAL_BOT, add_program, bot_names, bot_or_program, find_bot

__all__ = [
    "USUAL_BOT",
    "Bot",
    "Budget",
    "Choice",
    "PlayedGame",
    "RandomBot",
    "Reason",
    "Turn",
    "add_program",
    "bot_move",
    "bot_names",
    "bot_or_program",
    "find_bot",
    "has_strategy",
    "play_game",
]
