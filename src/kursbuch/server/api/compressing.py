"""Compression of answers: only of those that are worth it, and of long ones in a thread of their own."""

import asyncio
import zlib

from starlette.datastructures import MutableHeaders
from starlette.types import Message, Scope, Send

SMALLEST = 1000
"""Bytes of an answer that is worth compressing."""
LONG = 100_000
"""Bytes that take so long to compress that others would notice it."""
LEVEL = 3
GZIP = 31
"""What zlib is told for the format of gzip with the largest window."""
KINDS = ("application/json", "application/manifest+json", "text/", "image/svg")


class Compressing:
    """Sends one answer. Its head waits for the body, since that tells whether it is compressed."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self._head: Message | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._head = message
            return
        if self._head is not None:
            head, self._head = self._head, None
            await self._compress(head, message)
            await self._send(head)
        await self._send(message)

    async def _compress(self, head: Message, message: Message) -> None:
        body: bytes = message.get("body", b"")
        if len(body) < SMALLEST or message.get("more_body", False):
            return
        headers = MutableHeaders(scope=head)
        if "content-encoding" in headers or not headers.get("content-type", "").startswith(KINDS):
            return
        headers.add_vary_header("Accept-Encoding")
        if _takes_gzip(self._scope):
            packed = await asyncio.to_thread(_packed, body) if len(body) > LONG else _packed(body)
            headers["Content-Encoding"], headers["Content-Length"] = "gzip", str(len(packed))
            message["body"] = packed


def _takes_gzip(scope: Scope) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])


def _packed(body: bytes) -> bytes:
    packer = zlib.compressobj(LEVEL, wbits=GZIP)
    return packer.compress(body) + packer.flush()
