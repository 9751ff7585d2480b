"""Real servers: processes of `kursbuch serve` on a free port, ended by their own id."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic, sleep
from typing import IO

from kursbuch.client import Client

PATIENCE = 120
"""Seconds after which something is not coming any more, on the busiest machine."""

SECONDS_TO_START = PATIENCE
PASSWORD = "correct horse battery"
GENEROUS = {
    f"KURSBUCH_RATE_{name}": "100000/60"
    for name in ("LOGIN", "ACCOUNT", "TABLE", "MOVE", "CHAT", "IMPORT", "HEAVY", "ASK", "LIVE", "READ", "DRAWING")
}
_NAMES = (f"Player {number}" for number in count(1))


@dataclass
class Site:
    """Where clients come to."""

    url: str

    def client(self, name: str | None = None, language: str = "en") -> Client:
        """A client with a new account."""
        client = Client(self.url, language=language)
        client.register(name or f"{next(_NAMES)} of {os.getpid()}", PASSWORD)
        return client

    def stranger(self, language: str = "en") -> Client:
        """A client without an account."""
        return Client(self.url, language=language)


@dataclass
class Server(Site):
    """A running server."""

    process: subprocess.Popen[bytes]
    log: IO[bytes]
    database: str

    def lines(self) -> list[dict[str, object]]:
        """What the server logged."""
        self.log.seek(0)
        return [json.loads(line) for line in self.log.read().decode().splitlines() if line.startswith("{")]

    def kill(self) -> None:
        """Power off."""
        self.process.kill()
        self.process.wait(timeout=20)

    def stop(self) -> int:
        """The graceful way."""
        self.process.terminate()
        return self.process.wait(timeout=30)


def start_server(
    database: str, port: int = 0, environment: Mapping[str, str] = GENEROUS, options: Sequence[str] = ()
) -> Server:
    """A server process that answers."""
    log = TemporaryFile()  # noqa: SIM115 - it lives as long as the server
    command = [sys.executable, "-c", "from kursbuch.cli.main import run; run()", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", database, *options],
        stderr=log,
        stdout=log,
        env={**os.environ, "LC_ALL": "C", **environment},
    )
    server = Server("", process, log, database)
    try:
        server.url = f"http://127.0.0.1:{_wait_for_port(server)}"
    except BaseException:
        server.kill()
        raise
    return server


def _wait_for_port(server: Server) -> object:
    deadline = monotonic() + SECONDS_TO_START
    while monotonic() < deadline and server.process.poll() is None:
        for line in server.lines():
            if line["event"] == "listening" and "port" in line:
                return line["port"]
        sleep(0.05)
    server.log.seek(0)
    raise RuntimeError(server.log.read().decode())


@contextmanager
def running_server(
    database: str, environment: Mapping[str, str] = GENEROUS, options: Sequence[str] = ()
) -> Iterator[Server]:
    """A server that is stopped at the end of the block, however it ends."""
    server = start_server(database, environment=environment, options=options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
        server.log.close()


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"
