"""A line to PostgreSQL on which every answer may take its time."""

import shutil
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingUnixStreamServer
from tempfile import mkdtemp
from threading import Thread
from time import sleep
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"


class SlowLine(ThreadingUnixStreamServer):
    """Hands on what both sides say; answers of the database wait for `delay` seconds first."""

    daemon_threads = True
    request_queue_size = 100

    def __init__(self, url: str) -> None:
        self.folder = Path(mkdtemp(prefix="kursbuch-line-"))
        (behind,) = parse_qs(urlsplit(url).query)["host"]
        self.behind = Path(behind) / SOCKET
        self.url = url.replace(behind, str(self.folder))
        self.delay = 0.0
        super().__init__(str(self.folder / SOCKET), _Call)

    @contextmanager
    def slow(self, seconds: float) -> Iterator[None]:
        """As long as the block runs, every statement takes so much longer."""
        self.delay = seconds
        try:
            yield
        finally:
            self.delay = 0.0


class _Call(BaseRequestHandler):
    server: SlowLine

    def handle(self) -> None:
        with socket.socket(socket.AF_UNIX) as database:
            database.connect(str(self.server.behind))
            asking = Thread(target=_hand_on, args=(self.request, database), daemon=True)
            asking.start()
            self._answer(database)
            asking.join()

    def _answer(self, database: socket.socket) -> None:
        with suppress(OSError):
            while said := database.recv(65_536):
                sleep(self.server.delay)
                self.request.sendall(said)
            self.request.shutdown(socket.SHUT_WR)


def _hand_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while said := one.recv(65_536):
            other.sendall(said)
        other.shutdown(socket.SHUT_WR)


@contextmanager
def slow_line(url: str) -> Iterator[SlowLine]:
    """A line to the database of the address, until the end of the block."""
    with SlowLine(url) as line:
        Thread(target=line.serve_forever, daemon=True).start()
        try:
            yield line
        finally:
            line.shutdown()
            shutil.rmtree(line.folder)
