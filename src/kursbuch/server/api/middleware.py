"""Around every request: the size of the body, the log, headers that browsers ask for, and compression."""

import logging
from time import perf_counter

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kursbuch.server.api.answers import problem_answer
from kursbuch.server.api.compressing import Compressing
from kursbuch.server.metrics import Metrics
from kursbuch.server.problems import Problem
from kursbuch.server.settings import Settings

_LOG = logging.getLogger("kursbuch.access")

_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
}


_OVER_TLS = {"Strict-Transport-Security": "max-age=31536000"}
"""Where the public address is one of TLS, browsers never come without it again."""


class RequestGuard:
    """Refuses bodies that are too large, before and while they are read, and logs every request and live connection."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._headers = _HEADERS | (_OVER_TLS if settings.secure_cookies else {})
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._connected(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        start, status = perf_counter(), 500
        compressing = Compressing(scope, send)

        async def noted_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await compressing.send(message)

        try:
            await self._guarded(scope, receive, noted_send)
        finally:
            seconds = perf_counter() - start
            self._metrics.count_request(scope["method"], _route(scope), status, seconds)
            milliseconds = round(seconds * 1000, 1)
            _LOG.info(
                "request",
                extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": milliseconds},
            )

    async def _connected(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = perf_counter()
        _LOG.info("connected", extra={"path": scope["path"]})
        try:
            with self._metrics.sockets.track_inprogress():
                await self._app(scope, receive, send)
        finally:
            seconds = round(perf_counter() - start, 1)
            _LOG.info("disconnected", extra={"path": scope["path"], "seconds": seconds})

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        largest = self._settings.largest_import if scope["path"] == "/api/imports" else self._settings.largest_body
        declared = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        if not declared.isdigit() or int(declared) > largest:
            await problem_answer("en", Problem(413, "body-large"))(scope, receive, send)
            return
        read = 0

        async def counted_receive() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > largest:
                raise HTTPException(413)
            return message

        await self._app(scope, counted_receive, send)


def _route(scope: Scope) -> str:
    """The pattern of the address: `/api/tables/{table_id}/moves`; all that nobody serves is one."""
    return getattr(scope.get("route"), "path", "-")
