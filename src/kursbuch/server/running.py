"""Running a server until it is told to stop."""

import logging
import socket as sockets
from collections.abc import Callable
from dataclasses import dataclass, replace
from socket import AF_INET, AF_INET6, IPPROTO_TCP, TCP_NODELAY, create_server, gaierror, getaddrinfo, socket

import uvicorn
from fastapi import FastAPI

from kursbuch.exchange import error_name
from kursbuch.kernel import KursbuchError
from kursbuch.server.app import create_app
from kursbuch.server.arriving import requests_within
from kursbuch.server.data_check import check_owners_data
from kursbuch.server.live.deflate import LiveProtocol
from kursbuch.server.logs import start_logs
from kursbuch.server.settings import Settings, is_loopback
from kursbuch.server.storage.database import parse_url
from kursbuch.server.storage.owning import owning

_LOG = logging.getLogger("kursbuch.server")
SECONDS_TO_STOP = 10
SECONDS_TO_REST = 180
"""So long a connection is kept that nobody uses: longer than clients and proxies keep theirs (nginx 60 s, Caddy 120 s).

Whoever hangs up first knows of it; a request that meets a server which is just hanging up is lost."""
LARGEST_MESSAGE = 4096
CONNECTIONS_WAITING = 1024
TAKING: int | None = getattr(sockets, "TCP_USER_TIMEOUT", None)
"""The option after how many milliseconds who takes no answer is left (RFC 5482); not every system has it."""


@dataclass(frozen=True, slots=True)
class ReadyTable:
    """The table that waits for the local player."""

    title: str
    bots: int
    language: str


def serve(settings: Settings, ready: ReadyTable | None = None, on_start: Callable[[str], None] | None = None) -> None:
    """Serve until SIGINT or SIGTERM; requests that are being answered are finished first.

    `ready` is made for the local player; `on_start` is told the address as soon as it can be called.
    """
    if settings.local and not is_loopback(settings.host):
        raise KursbuchError("local-host", host=settings.host)
    check_owners_data()
    with owning(parse_url(settings.database)), _listen(settings) as listening:
        start_logs()
        port = listening.getsockname()[1]
        address = f"http://[{settings.host}]:{port}" if ":" in settings.host else f"http://{settings.host}:{port}"
        app = create_app(replace(settings, public_url=settings.public_url or address))
        if ready is not None:
            app.state.services.local.make_ready(ready.title, ready.bots, ready.language)
        _LOG.info("listening", extra={"host": settings.host, "port": port})
        if on_start is not None:
            on_start(f"{address}/")
        uvicorn.Server(uvicorn_config(app, settings)).run(sockets=[listening])


def uvicorn_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How requests and live connections are taken."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=requests_within(settings.patience),
        ws=LiveProtocol,
        ws_max_size=LARGEST_MESSAGE,
        timeout_keep_alive=SECONDS_TO_REST,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


def _listen(settings: Settings) -> socket:
    """The port, taken before anything is promised."""
    family = AF_INET6 if ":" in settings.host else AF_INET
    try:
        getaddrinfo(settings.host, settings.port, family)
        listening = create_server((settings.host, settings.port), family=family, backlog=CONNECTIONS_WAITING)
    except OSError as error:
        reason = "EADDRNOTAVAIL" if isinstance(error, gaierror) else error_name(error)
        raise KursbuchError("port-unusable", host=settings.host, port=settings.port, reason=reason) from error
    # Connections inherit it; asyncio would set it only on sockets that name their protocol.
    listening.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
    if TAKING is not None:
        listening.setsockopt(IPPROTO_TCP, TAKING, int(settings.patience * 1000))
    return listening
