"""A postbox for the mails of a server, and other things that arrive while a test waits."""

import email
from collections.abc import Iterator
from contextlib import contextmanager
from email.policy import default
from socket import create_server
from threading import Condition
from typing import Any

from aiosmtpd.controller import Controller

from tests.api.servers import PATIENCE


class Arrivals(list[Any]):
    """What has come so far; one can wait for more."""

    def __init__(self) -> None:
        super().__init__()
        self._news = Condition()

    def arrive(self, thing: object) -> int:
        with self._news:
            self.append(thing)
            self._news.notify_all()
            return len(self)

    def wait_for(self, count: int, seconds: float = PATIENCE) -> None:
        with self._news:
            assert self._news.wait_for(lambda: len(self) >= count, seconds)


class Postbox:
    """Keeps the mails that it is given."""

    def __init__(self) -> None:
        self.mails = Arrivals()

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802
        self.mails.arrive(email.message_from_bytes(envelope.content, policy=default))
        return "250 OK"


def first_link(mail: Any) -> str:
    """The address that a mail leads to."""
    return next(word for word in str(mail.get_content()).split() if word.startswith("http"))


@contextmanager
def running_postbox() -> Iterator[tuple[Postbox, int]]:
    """A postbox and the port at which it takes mails."""
    box = Postbox()
    with create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, port
    finally:
        controller.stop()
