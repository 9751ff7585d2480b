"""A program of somebody else as a process: it is asked line by line, and ended when it does not answer in time."""

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread
from weakref import finalize

from kursbuch.bots.program.protocol import ProgramError

LONGEST_LINE = 1024 * 1024

MARK = "STARTED_FOR_A_SEAT"
"""Every program has a value of its own under this name in its environment, and hands it on to what it starts."""

ROUNDS_OF_CLEARING = 3


class Process:
    """The running program. It knows nothing of Kursbuch's own settings, and what it says on standard error is lost."""

    def __init__(self, command: tuple[str, ...]) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("KURSBUCH_")}
        environment[MARK] = token_hex(8)
        try:
            self._process = Popen(
                command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise ProgramError("start") from error
        self._finalizer = finalize(self, _end, self._process, environment[MARK])

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The answer to a line. A thread waits for it, so that neither a full pipe nor silence stops the game."""
        found: list[bytes] = []
        waiting = Thread(target=self._exchange, args=(line, found), daemon=True)
        waiting.start()
        waiting.join(seconds)
        if waiting.is_alive():
            self.end()
            raise ProgramError("silent")
        if not found or not found[0].endswith(b"\n"):
            self.end()
            raise ProgramError("long" if found and len(found[0]) >= LONGEST_LINE else "ended")
        return found[0]

    def _exchange(self, line: bytes, found: list[bytes]) -> None:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        with suppress(OSError, ValueError):
            stdin.write(line)
            stdin.flush()
            found.append(stdout.readline(LONGEST_LINE))

    def end(self) -> None:
        """End the program, and whatever it has started."""
        self._finalizer()


def _end(process: Popen[bytes], mark: str) -> None:
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for _ in range(ROUNDS_OF_CLEARING):
        strays = list(_strays(f"{MARK}={mark}".encode()))
        for stray in strays:
            with suppress(OSError):
                os.kill(stray, signal.SIGKILL)
        if not strays:
            return


def _strays(mark: bytes) -> Iterator[int]:
    """What has left the program's group; where there is no /proc nobody finds it."""
    for environment in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if mark in environment.read_bytes().split(b"\0"):
                yield int(environment.parent.name)
