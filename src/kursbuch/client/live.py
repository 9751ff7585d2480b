"""The WebSocket of a table."""

import json
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from socket import SHUT_RDWR
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


class Live:
    """An open connection; iterating gives the messages until it ends."""

    def __init__(self, url: str, headers: Mapping[str, str]) -> None:
        self._open = ExitStack()
        self._connection: ClientConnection = self._open.enter_context(
            connect(url, additional_headers=headers, open_timeout=20, close_timeout=2, proxy=None)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def __iter__(self) -> Iterator[dict[str, Any]]:
        while True:
            try:
                yield self.next_message()
            except ConnectionError:
                return

    def next_message(self, timeout: float | None = None) -> dict[str, Any]:
        """The next message; TimeoutError if none comes, ConnectionError after the end."""
        try:
            return dict(json.loads(self._connection.recv(timeout=timeout)))
        except ConnectionClosed as error:
            raise ConnectionError(str(error)) from error

    def cut(self) -> None:
        """Lose the connection without a word, as a bad network does."""
        self._connection.socket.shutdown(SHUT_RDWR)

    def close(self) -> None:
        self._open.close()
