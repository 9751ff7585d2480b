"""The bots by name. A bot that thinks may be asked with a budget: `search:0.2s`, `search:50`.

Programs of others have two doors: who starts Kursbuch at a command line names a command (`program:COMMAND`, see
`bot_or_program`); the operator of a server gives a program a name (`add_program`), and only this name can be asked for.
"""

from dataclasses import fields
from math import isfinite
from shutil import which

from kursbuch.bots.bot import Bot, Budget
from kursbuch.bots.builder import BuilderBot
from kursbuch.bots.builder.eighteenxx import Weights
from kursbuch.bots.characters import character_bots
from kursbuch.bots.manner import Manner
from kursbuch.bots.program import ProgramBot
from kursbuch.bots.random_bot import RandomBot
from kursbuch.bots.search import NAME as SEARCH
from kursbuch.bots.search import SearchBot
from kursbuch.kernel import KursbuchError

_ALL: list[Bot] = [RandomBot(), BuilderBot(), *character_bots(), SearchBot()]
_BOTS = {bot.name: bot for bot in _ALL}

USUAL_BOT = "builder"
"""Who plays where nobody asks for another: sensible, and at once."""

PROGRAM = "program:"

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
    if known == USUAL_BOT and "=" in budget:
        return BuilderBot(name, Manner(weights=_parse_weights(name, budget)))
    if known != SEARCH:
        raise KursbuchError("bot-no-budget", bot=known)
    return SearchBot(name, _parse_budget(name, budget))


def bot_or_program(name: str) -> Bot:
    """The same, or the program of a command line: for whoever may run commands here."""
    return ProgramBot.of(name, name.removeprefix(PROGRAM)) if name.startswith(PROGRAM) else find_bot(name)


def add_program(name: str, command: str) -> None:
    """From now on the program can be asked for by its name, beside the bots."""
    if name in _BOTS or not name.isprintable() or not name.strip() or ":" in name:
        raise KursbuchError("program-name", bot=name)
    program = ProgramBot.of(name, command)
    if which(program.command[0]) is None:
        raise KursbuchError("program-command", command=command)
    _BOTS[name] = program


def _parse_weights(name: str, text: str) -> dict[str, float]:
    """`control=30;home=0.2`: constants of the family's strategy that this builder has otherwise."""
    known = {field.name for field in fields(Weights)}
    found = {}
    for pair in text.split(";"):
        weight, _, value = pair.partition("=")
        try:
            found[weight] = float(value)
        except ValueError as error:
            raise KursbuchError("bot-weights", bot=name, known=", ".join(sorted(known))) from error
        if weight not in known or not isfinite(found[weight]):
            raise KursbuchError("bot-weights", bot=name, known=", ".join(sorted(known)))
    return found


def _parse_budget(name: str, text: str) -> Budget:
    """`50` are playouts, `0.2s` are seconds; more than nothing, and not so much that nobody would wait for it."""
    try:
        budget = Budget(seconds=float(text.removesuffix("s"))) if text.endswith("s") else Budget(playouts=int(text))
    except ValueError as error:
        raise KursbuchError("bot-budget", bot=name, **_MOST) from error
    if not (0 < (budget.seconds or 0) <= _MOST["seconds"] or 0 < (budget.playouts or 0) <= _MOST["playouts"]):
        raise KursbuchError("bot-budget", bot=name, **_MOST)
    return budget
