"""Real servers: processes of `kursbuch serve` on a free port, ended by their own id.

Most are forked from one process that has read the code already.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Thread
from time import monotonic, sleep
from typing import IO

from kursbuch.client import Client
from kursbuch.server.settings import DEFAULT_RATES
from tests.api.cheap_passwords import hash_at_no_cost
from tests.forked import NURSERY, run_kursbuch, write_into
from tests.forked import PATIENCE as PATIENCE

_FRESH = get_context("spawn")

SECONDS_TO_START = PATIENCE
PASSWORD = "correct horse battery"
GENEROUS = {f"KURSBUCH_RATE_{name.upper()}": "100000/60" for name in DEFAULT_RATES if name != "reset"}
_NAMES = (f"Player {number}" for number in count(1))


def until(is_so: Callable[[], bool]) -> None:
    """Wait for what nobody tells of."""
    end = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < end
        sleep(0.05)


@dataclass
class Site:
    """Where clients come to."""

    url: str

    def client(self, name: str | None = None, language: str = "en") -> Client:
        """A client with a new account."""
        client = Client(self.url, language=language, timeout=PATIENCE)
        client.register(name or f"{next(_NAMES)} of {os.getpid()}", PASSWORD)
        return client

    def stranger(self, language: str = "en") -> Client:
        """A client without an account."""
        return Client(self.url, language=language, timeout=PATIENCE)


@dataclass
class Server(Site):
    """A running server."""

    process: BaseProcess
    log: IO[bytes]
    database: str

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def lines(self) -> list[dict[str, object]]:
        """What the server logged."""
        self.log.seek(0)
        return [json.loads(line) for line in self.log.read().decode().splitlines() if line.startswith("{")]

    def kill(self) -> None:
        """Power off."""
        self.process.kill()
        self.process.join(timeout=PATIENCE)

    def stop(self) -> int | None:
        """The graceful way: its exit code, None if it does not end."""
        self.process.terminate()
        self.process.join(timeout=PATIENCE)
        return self.process.exitcode


def start_server(
    database: str,
    port: int = 0,
    environment: Mapping[str, str] = GENEROUS,
    options: Sequence[str] = (),
    packages: Path | None = None,
) -> Server:
    """A server process that answers. It finds `packages` besides its own if it starts afresh."""
    log = NamedTemporaryFile()  # noqa: SIM115 - it lives as long as the server
    arguments = ["serve", "--port", str(port), "--database", database, *options]
    making = NURSERY if packages is None else _FRESH
    process = making.Process(target=_run, args=(arguments, dict(environment), Path(log.name)))
    with _on_path(packages):
        process.start()
    server = Server("", process, log, database)
    try:
        server.url = f"http://127.0.0.1:{_wait_for_port(server)}"
    except BaseException:
        server.kill()
        raise
    return server


@contextmanager
def _on_path(packages: Path | None) -> Iterator[None]:
    """A process that starts afresh has the path of this one, before it reads any code: titles are looked for once."""
    before = sys.path[:]
    sys.path[:0] = [str(packages)] if packages else []
    try:
        yield
    finally:
        sys.path[:] = before


def _run(arguments: list[str], environment: dict[str, str], log: Path) -> None:
    """The command, in a process of its own that writes into a file."""
    write_into(log, log)
    os.environ.update({"LC_ALL": "C", **environment})
    hash_at_no_cost()
    Thread(target=_end_with_the_tests, daemon=True).start()
    run_kursbuch(arguments)


def _end_with_the_tests() -> None:
    """A run of tests that is killed ends nothing that it began; its servers notice and end by themselves."""
    tests = parent_process()
    assert tests is not None
    tests.join()
    os._exit(1)


def _wait_for_port(server: Server) -> object:
    deadline = monotonic() + SECONDS_TO_START
    while monotonic() < deadline and server.process.is_alive():
        for line in server.lines():
            if line["event"] == "listening" and "port" in line:
                return line["port"]
        sleep(0.05)
    server.log.seek(0)
    raise RuntimeError(server.log.read().decode())


@contextmanager
def running_server(
    database: str,
    environment: Mapping[str, str] = GENEROUS,
    options: Sequence[str] = (),
    packages: Path | None = None,
) -> Iterator[Server]:
    """A server that is stopped at the end of the block, however it ends."""
    server = start_server(database, environment=environment, options=options, packages=packages)
    try:
        yield server
    finally:
        if server.process.is_alive():
            server.kill()
        server.log.close()


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"
