"""Players that are programs of others: they speak JSON lines on standard input and output (docs/bot-protocol.md)."""

from kursbuch.bots.program.program_bot import ProgramBot
from kursbuch.bots.program.protocol import VERSION
from kursbuch.bots.program.speaking import speak

__all__ = ["VERSION", "ProgramBot", "speak"]
