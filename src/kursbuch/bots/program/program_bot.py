"""A program at the table. Whoever does not answer, or answers nonsense, loses the turn to the builder."""

import logging
import shlex
from dataclasses import dataclass, field
from random import Random
from threading import Lock

from kursbuch.bots.bot import Bot, Choice, Reason, Turn
from kursbuch.bots.builder import BuilderBot
from kursbuch.bots.program.process import Process
from kursbuch.bots.program.protocol import ProgramError, check_ready, hello, read_line, read_move, tell_turn, write_line
from kursbuch.kernel import KursbuchError

SECONDS_TO_START = 30.0
SECONDS_TO_ANSWER = 10.0
MOST_FAULTS = 5
"""A program that fails so often is not asked any more."""

_LOG = logging.getLogger("kursbuch.bots")
_LOG.addHandler(logging.NullHandler())  # where nobody keeps a log, the commands tell of faults themselves


@dataclass(slots=True)
class ProgramBot:
    """Asks the program of a command. It is started with its first turn, and anew after a fault."""

    name: str
    command: tuple[str, ...]
    seconds: float = SECONDS_TO_ANSWER
    faults: list[str] = field(default_factory=list)
    """Why the program has lost turns."""
    lost: int = 0
    """Turns that the builder has played for it."""
    deputy: Bot = field(default_factory=BuilderBot)
    _process: Process | None = None
    _asked: int = 0
    _one_at_a_time: Lock = field(default_factory=Lock)

    @classmethod
    def of(cls, name: str, command: str) -> "ProgramBot":
        """The program of a command line; there is no shell."""
        try:
            words = tuple(shlex.split(command))
        except ValueError as error:
            raise KursbuchError("program-command", command=command) from error
        if not words:
            raise KursbuchError("program-command", command=command)
        return cls(name, words)

    def choose(self, turn: Turn, random: Random) -> Choice:
        chance = str(random.random())
        with self._one_at_a_time:
            if len(self.faults) < MOST_FAULTS:
                try:
                    return self._ask(turn, chance)
                except ProgramError as fault:
                    self._note(str(fault))
            problem = self.faults[-1]
            self.lost += 1
        return Choice(
            self.deputy.choose(turn, random).action, Reason("program-failed", {"bot": self.name, "problem": problem})
        )

    def _ask(self, turn: Turn, chance: str) -> Choice:
        if self._process is None:
            self._process = Process(self.command)
            check_ready(read_line(self._process.ask(write_line(hello()), SECONDS_TO_START)))
        self._asked += 1
        seconds = turn.budget.seconds or self.seconds
        told = write_line(tell_turn(turn, self._asked, seconds, chance))
        action, words = read_move(turn, self._asked, read_line(self._process.ask(told, seconds)))
        return Choice(action, Reason("program", {"bot": self.name, "words": words}) if words else None)

    def _note(self, problem: str) -> None:
        self.faults.append(problem)
        _LOG.warning("program", extra={"bot": self.name, "problem": problem, "faults": len(self.faults)})
        self.end()

    def end(self) -> None:
        """The program is not needed any more."""
        process, self._process = self._process, None
        if process is not None:
            process.end()
