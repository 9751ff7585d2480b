"""Running a server until it is told to stop."""

import logging
from socket import AF_INET, AF_INET6, IPPROTO_TCP, TCP_NODELAY, create_server, socket

import uvicorn

from kursbuch.exchange import error_name
from kursbuch.kernel import KursbuchError
from kursbuch.server.app import create_app
from kursbuch.server.logs import start_logs
from kursbuch.server.settings import Settings

_LOG = logging.getLogger("kursbuch.server")
SECONDS_TO_STOP = 10
LARGEST_MESSAGE = 4096
CONNECTIONS_WAITING = 1024


def serve(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM; requests that are being answered are finished first."""
    start_logs()
    app = create_app(settings)
    listening = _listen(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
    _LOG.info("listening", extra={"host": settings.host, "port": listening.getsockname()[1]})
    uvicorn.Server(config).run(sockets=[listening])


def _listen(settings: Settings) -> socket:
    """The port, taken before anything is promised."""
    family = AF_INET6 if ":" in settings.host else AF_INET
    try:
        listening = create_server((settings.host, settings.port), family=family, backlog=CONNECTIONS_WAITING)
    except OSError as error:
        reason = error_name(error)
        raise KursbuchError("port-unusable", host=settings.host, port=settings.port, reason=reason) from error
    # Connections inherit it; asyncio would set it only on sockets that name their protocol.
    listening.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
    return listening
