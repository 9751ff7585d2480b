"""The bots by name."""

from kursbuch.bots.bot import Bot
from kursbuch.bots.builder import BuilderBot
from kursbuch.bots.random_bot import RandomBot
from kursbuch.kernel import KursbuchError

_BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), BuilderBot())}


def bot_names() -> tuple[str, ...]:
    """Every bot that can be asked for."""
    return tuple(_BOTS)


def find_bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in _BOTS:
        raise KursbuchError("bot-unknown", bot=name, known=", ".join(_BOTS))
    return _BOTS[name]
