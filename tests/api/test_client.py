"""The Python client on a line that breaks: what can be repeated without harm is repeated, and nothing else."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import takewhile
from socket import SHUT_RDWR, create_server, socket
from threading import Thread

import httpx
import pytest

from kursbuch.client import Client
from tests.api.servers import PATIENCE

ANSWER = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"


class BreakingLine:
    """A server that answers the first requests on a connection, and hangs up when it hears one more."""

    answers = 1

    def __init__(self, listening: socket) -> None:
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.heard: list[str] = []
        self._listening = listening

    def serve(self) -> None:
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:  # the end of the test
                return
            with connection:
                for _ in range(self.answers):
                    if self._hears_a_request(connection):
                        connection.sendall(ANSWER)
                self._hears_a_request(connection)

    def _hears_a_request(self, connection: socket) -> bool:
        with connection.makefile("rb") as told:
            head = b"".join(takewhile(lambda line: line != b"\r\n", told))
            told.read(int((re.findall(rb"(?i)content-length: (\d+)", head) or [0])[0]))
        if head:
            self.heard.append(head.split(b" HTTP/1.1")[0].decode())
        return bool(head)


@pytest.fixture
def line() -> Iterator[BreakingLine]:
    with create_server(("127.0.0.1", 0)) as listening:
        line = BreakingLine(listening)
        serving = Thread(target=line.serve, daemon=True)
        serving.start()
        yield line
        listening.shutdown(SHUT_RDWR)
        serving.join(timeout=PATIENCE)


@contextmanager
def after_an_answer(line: BreakingLine) -> Iterator[Client]:
    """A client whose next request goes where it will not be answered."""
    with Client(line.url) as client:
        client.table("one")
        line.heard.clear()
        yield client


@pytest.mark.parametrize(
    ("request_", "heard"),
    [
        (lambda client: client.state("one"), "GET /api/tables/one/state"),
        (lambda client: client.move("one", 7, {"kind": "pass"}), "POST /api/tables/one/moves"),
    ],
    ids=["a look", "a move, which counts once"],
)
def test_what_does_no_harm_twice_is_asked_again(
    line: BreakingLine, request_: Callable[[Client], object], heard: str
) -> None:
    with after_an_answer(line) as client:
        assert request_(client) == {}
        assert line.heard == [heard, heard]


def test_what_might_be_said_twice_is_not(line: BreakingLine) -> None:
    with after_an_answer(line) as client:
        with pytest.raises(httpx.TransportError):
            client.chat("one", "Hello")
        assert line.heard == ["POST /api/tables/one/chat"]


def test_a_server_that_always_hangs_up_is_not_asked_for_ever(line: BreakingLine) -> None:
    line.answers = 0
    with Client(line.url) as client, pytest.raises(httpx.TransportError):
        client.table("one")
    assert line.heard == ["GET /api/tables/one"] * 3
