"""Everything that a server process has."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from anyio import CapacityLimiter
from anyio.to_thread import current_default_thread_limiter
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError

from kursbuch.kernel import titles
from kursbuch.locale import LANGUAGES, texts_for
from kursbuch.server.accounts import Accounts
from kursbuch.server.garbage import Garbage
from kursbuch.server.limits import Connections, Limits
from kursbuch.server.live.hub import Hub
from kursbuch.server.local import LocalPlayer
from kursbuch.server.metrics import Metrics
from kursbuch.server.notices.outbox import Outbox
from kursbuch.server.play.fitness import Fitness
from kursbuch.server.play.games import Games
from kursbuch.server.play.gametime import GameTime
from kursbuch.server.play.hosting import Hosting
from kursbuch.server.play.plans import Plans
from kursbuch.server.play.programs import Programs
from kursbuch.server.play.undoing import Undoing
from kursbuch.server.security import Signing, shared_signing
from kursbuch.server.settings import Settings
from kursbuch.server.storage import Database, Table, migrate
from kursbuch.server.tables.service import Tables

_LOG = logging.getLogger("kursbuch.server")

WORKERS = 10
"""Requests that are answered at the same time: more would only wait for each other."""
LONG_WORKERS = 4
SECONDS_TO_TIDY = 600.0


@dataclass
class Services:
    """The parts, and what runs in the background between start and stop."""

    settings: Settings
    database: Database
    signing: Signing
    accounts: Accounts
    limits: Limits
    connections: Connections
    hosting: Hosting
    tables: Tables
    undoing: Undoing
    plans: Plans
    fitness: Fitness
    outbox: Outbox
    local: LocalPlayer
    imports: ThreadPoolExecutor
    """Files are played through one after the other."""
    metrics: Metrics
    long_work: CapacityLimiter | None = None
    """Threads for what may take seconds."""
    programs: Programs | None = None
    hub: Hub | None = None

    @classmethod
    def open(cls, settings: Settings, time: GameTime | None = None) -> "Services":
        """Open the database and bring it to the newest scheme. Games are played by the given time."""
        time = time or GameTime()
        database = Database(settings.database)
        migrate(database)
        signing = shared_signing(database, settings.secret)
        games = Games(signing, settings.open_games)
        time.start_after(_last_change(database))
        hosting = Hosting(database, signing, games, time)
        tables = Tables(hosting)
        metrics = Metrics(database, time)
        hosting.on_write.append(metrics.count_entry)
        return cls(
            settings=settings,
            database=database,
            signing=signing,
            accounts=Accounts(database, signing),
            limits=Limits(settings.rates, database),
            connections=Connections(settings.most_sockets),
            hosting=hosting,
            tables=tables,
            undoing=Undoing(hosting),
            plans=Plans(hosting),
            fitness=Fitness(database, games),
            outbox=Outbox(database, settings, time),
            local=LocalPlayer(database, tables),
            imports=ThreadPoolExecutor(1, thread_name_prefix="imports"),
            metrics=metrics,
        )

    def check_watchers(self) -> None:
        """A session or a token ended, perhaps: live connections that were opened with it are closed."""
        if self.hub is not None:
            self.hub.look_soon()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """The background: live updates, programs, clocks, notices."""
        current_default_thread_limiter().total_tokens = WORKERS
        self.long_work = CapacityLimiter(LONG_WORKERS)
        self.hub = Hub(self.database, self.settings.heartbeat, self.accounts.still_valid, self.hosting.time.now)
        self.programs = Programs(self.hosting)
        self.hub.start()
        tasks = [
            asyncio.create_task(_repeat("sweep", self.programs.sweep, self.settings.sweep_seconds)),
            asyncio.create_task(_repeat("rules", self.fitness.check, self.settings.sweep_seconds)),
            asyncio.create_task(_repeat("limits", self.limits.tidy, SECONDS_TO_TIDY)),
            asyncio.create_task(_repeat("outbox", self.outbox.send_due, self.settings.sweep_seconds)),
        ]
        tasks.append(asyncio.create_task(asyncio.to_thread(_read_texts)))
        garbage = Garbage()
        garbage.start()
        tasks.append(asyncio.create_task(garbage.care()))
        logging.getLogger("kursbuch").addHandler(self.metrics)
        _LOG.info("started", extra={"database": self.database.url.render_as_string()})
        try:
            yield
        finally:
            logging.getLogger("kursbuch").removeHandler(self.metrics)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            garbage.stop()
            await asyncio.to_thread(self.programs.stop)
            self.imports.shutdown(cancel_futures=True)
            await asyncio.to_thread(self.outbox.stop)
            await self.hub.stop()
            self.database.close()
            _LOG.info("stopped")


def _read_texts() -> None:
    """Now and not with the first word to a table: the files take a tenth of a second, in which nobody is answered."""
    for language in LANGUAGES:
        for title in titles().values():
            texts_for(language, title)


def _last_change(database: Database) -> float:
    with database.read() as session:
        return session.scalar(select(func.max(Table.updated))) or 0.0


async def _repeat(name: str, job: Callable[[], None], seconds: float) -> None:
    while True:
        try:
            await asyncio.to_thread(job)
        except OperationalError as error:  # the database is away, perhaps for long: a line will do
            _LOG.error(name, extra={"problem": str(error.orig)})
        except Exception:
            _LOG.exception(name)
        await asyncio.sleep(seconds)
