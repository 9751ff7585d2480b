"""The bots by name. A bot that thinks may be asked with a budget: `search:0.2s`, `search:50`."""

from kursbuch.bots.bot import Bot, Budget
from kursbuch.bots.builder import BuilderBot
from kursbuch.bots.random_bot import RandomBot
from kursbuch.bots.search import NAME as SEARCH
from kursbuch.bots.search import SearchBot
from kursbuch.kernel import KursbuchError

_BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), BuilderBot(), SearchBot())}

USUAL_BOT = "builder"
"""Who plays where nobody asks for another: sensible, and at once."""

_MOST = {"seconds": 60, "playouts": 10_000}


def bot_names() -> tuple[str, ...]:
    """Every bot that can be asked for."""
    return tuple(_BOTS)


def find_bot(name: str) -> Bot:
    """The bot of this name, or of this name and budget."""
    known, colon, budget = name.partition(":")
    if known not in _BOTS:
        raise KursbuchError("bot-unknown", bot=known, known=", ".join(_BOTS))
    if not colon:
        return _BOTS[known]
    if known != SEARCH:
        raise KursbuchError("bot-no-budget", bot=known)
    return SearchBot(name, _parse_budget(name, budget))


def _parse_budget(name: str, text: str) -> Budget:
    """`50` are playouts, `0.2s` are seconds; more than nothing, and not so much that nobody would wait for it."""
    try:
        budget = Budget(seconds=float(text.removesuffix("s"))) if text.endswith("s") else Budget(playouts=int(text))
    except ValueError as error:
        raise KursbuchError("bot-budget", bot=name, **_MOST) from error
    if not (0 < (budget.seconds or 0) <= _MOST["seconds"] or 0 < (budget.playouts or 0) <= _MOST["playouts"]):
        raise KursbuchError("bot-budget", bot=name, **_MOST)
    return budget
