"""A server within the test's own process, with a time that the test sets."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from socket import create_server
from threading import Thread
from time import sleep, time

import uvicorn

from kursbuch.server.app import create_app
from kursbuch.server.play.gametime import GameTime
from kursbuch.server.running import uvicorn_config
from kursbuch.server.services import Services
from kursbuch.server.settings import DEFAULT_RATES, Rate, Settings
from tests.api.cheap_passwords import hash_at_no_cost
from tests.api.servers import PATIENCE, Site, sqlite_url

NEVER = 3600.0
GENEROUS_RATES = dict.fromkeys(DEFAULT_RATES, Rate(100_000, 60))


class SetTime(GameTime):
    """Stands still until it is set forward."""

    def __init__(self) -> None:
        self.at = time()
        self.error_of_wall = 0.0
        super().__init__(lambda: self.at + self.error_of_wall, lambda: self.at)

    def forward(self, seconds: float) -> None:
        self.at += seconds

    def set_wall(self, seconds: float) -> None:
        """Somebody sets the clock of the machine forward or back."""
        self.error_of_wall += seconds


@dataclass
class Inside(Site):
    """The server, its parts, and its time. Nothing is swept but on demand."""

    services: Services
    time: SetTime

    def sweep(self) -> None:
        assert self.services.programs is not None
        self.services.programs.sweep()
        self.services.programs.wait()


@contextmanager
def inside_server(folder: Path, seconds_between_pings: float = 20.0) -> Iterator[Inside]:
    """Serves on a free port until the end of the block."""
    hash_at_no_cost()
    gc.freeze()  # a server that begins looks at all that is there, and what the tests have read is much
    set_time = SetTime()
    settings = Settings(database=sqlite_url(folder), rates=GENEROUS_RATES, sweep_seconds=NEVER)
    app = create_app(settings, set_time)
    with create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        config = uvicorn_config(app, settings)
        config.ws_ping_interval = config.ws_ping_timeout = seconds_between_pings
        server = uvicorn.Server(config)
        thread = Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive()
                sleep(0.01)
            yield Inside(f"http://127.0.0.1:{port}", app.state.services, set_time)
        finally:
            server.should_exit = True
            thread.join(timeout=PATIENCE)
