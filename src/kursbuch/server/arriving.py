"""How requests arrive: in time, and with a head of a usual size. Uvicorn would wait for the rest for ever."""

from asyncio import TimerHandle, Transport

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024
"""Bytes of the address and the headers of a request."""


class RequestProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP. Whoever connects and does not say all of the request within `seconds` is left."""

    seconds: float
    _waiting: TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._wait()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > LARGEST_HEAD:
            raise ValueError("a head without an end")  # the parser stops, and the answer is 400

    def _wait(self) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(self.seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


def requests_within(seconds: float) -> type[RequestProtocol]:
    """The protocol for requests that take at most so long to arrive."""
    return type("RequestProtocol", (RequestProtocol,), {"seconds": seconds})
