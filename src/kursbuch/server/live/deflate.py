"""Compression of live messages: what many are sent is compressed once.

The usual way remembers for every connection what it was sent before. That costs memory for each of them, and the same
message is compressed anew for each. Here a message stands for itself (`server_no_context_takeover`, RFC 7692 7.1.1).
"""

import zlib
from asyncio import AbstractEventLoop
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

SMALLEST = 400
"""Bytes of a message that is worth compressing."""

LEVEL = 3
MOST_KEPT = 64
SECONDS_TO_TAKE_LEAVE = 2.0
MOST_HEARD = 16_000
HEARD_IN_A_SECOND = 1_000
"""Bytes that a client may say at once, and in the long run: it has little to say, and every frame is work."""

MOST_PARTS = 64
"""Frames of one message: parts without content are kept, and no limit of size ends them."""

_END = b"\x00\x00\xff\xff"
"""What a flush ends with, and a message leaves out (RFC 7692 7.2.1)."""


class SharedDeflate(PerMessageDeflate):
    """Compresses what goes out by a table of the last messages."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode is not Opcode.TEXT or not frame.fin or len(frame.data) < SMALLEST:
            return frame
        data = _compress(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, fin=True, rsv1=True)


@lru_cache(MOST_KEPT)
def _compress(data: bytes, window_bits: int) -> bytes:
    compressor = zlib.compressobj(LEVEL, wbits=-window_bits)
    return (compressor.compress(data) + compressor.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_END)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on messages that stand for themselves."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[tuple[str, str | None]], SharedDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        windows = agreed.remote_max_window_bits, agreed.local_max_window_bits
        return answer, SharedDeflate(agreed.remote_no_context_takeover, True, *windows)


class LiveProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSockets with that compression. Nobody keeps the others waiting by what is said, or not read."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [SharedDeflateFactory()]
        self._heard = 0.0
        self._heard_at = 0.0

    def data_received(self, data: bytes) -> None:
        """Who floods the connection loses it before anything is looked at: a frame may be as short as six bytes."""
        if self.handshake_initiated and self._is_flood(len(data)):
            self.transport.abort()
        else:
            super().data_received(data)

    def _is_flood(self, size: int) -> bool:
        now = self.loop.time()
        self._heard = max(0.0, self._heard - (now - self._heard_at) * HEARD_IN_A_SECOND) + size
        self._heard_at = now
        return self._heard > MOST_HEARD

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self.transport.abort()

    def shutdown(self) -> None:
        """The server stops."""
        super().shutdown()
        self._leave_soon()

    def keepalive_timeout(self) -> None:
        """Nobody has answered for a while."""
        super().keepalive_timeout()
        self._leave_soon()

    def _leave_soon(self) -> None:
        """Who does not take the goodbye in time, because nothing is read there, is not waited for."""
        self.loop.call_later(SECONDS_TO_TAKE_LEAVE, self.transport.abort)
