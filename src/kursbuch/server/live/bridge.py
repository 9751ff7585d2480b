"""Several servers on one PostgreSQL: LISTEN for the tables that others touched, NOTIFY who is present."""

import asyncio
import json
import logging
from collections.abc import Iterator, Mapping
from typing import Protocol

from psycopg import AsyncConnection, Error
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from kursbuch.server.storage import CHANNEL, Database
from kursbuch.server.storage.owning import SHARE

_LOG = logging.getLogger("kursbuch.live")
_LARGEST = 7000
"""A notification has at most 8000 bytes."""


class Listener(Protocol):
    """Who is told: the hub."""

    def wake(self, table_id: str) -> None: ...

    def wake_all(self) -> None: ...

    def heard(self, process: str, names: dict[str, list[str]]) -> None: ...

    def present_here(self) -> dict[str, list[str]]: ...


class Bridge:
    """The connection to the other processes; when it breaks it is made again, and nothing is missed."""

    def __init__(self, database: Database, listener: Listener) -> None:
        self._database = database
        self._process = database.process
        self._listener = listener

    async def listen(self) -> None:
        url = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(SHARE)
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._listener.wake_all()
                    await self.tell(self._listener.present_here(), asks=True)
                    async for notification in connection.notifies():
                        await self._hear(notification.payload)
            except (Error, OSError) as error:
                _LOG.warning("listening", extra={"problem": type(error).__name__})
            except Exception:  # a word that nobody understands must not make this process deaf
                _LOG.exception("listening")
            await asyncio.sleep(1)

    async def _hear(self, payload: str) -> None:
        if not payload.startswith("{"):
            table_id, _, process = payload.partition(" ")
            if process != self._process:  # what was committed here is known
                self._listener.wake(table_id)
            return
        told = json.loads(payload)
        if told["process"] != self._process:
            self._listener.heard(told["process"], told["present"])
            if told["asks"]:
                await self.tell(self._listener.present_here())

    async def tell(self, present: Mapping[str, list[str]], asks: bool = False) -> None:
        """Who is present in this process; a process that starts to listen asks the others for the same."""
        for part in _parts(present):
            payload = json.dumps({"process": self._process, "present": part, "asks": asks})
            await asyncio.to_thread(self._send, payload)

    def _send(self, payload: str) -> None:
        try:
            with self._database.engine.begin() as connection:
                connection.execute(
                    text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
                )
        except SQLAlchemyError as error:
            _LOG.warning("telling", extra={"problem": type(error).__name__})


def _parts(present: Mapping[str, list[str]]) -> Iterator[dict[str, list[str]]]:
    """The tables in parts that fit into a notification; at least one, which may be empty."""
    part: dict[str, list[str]] = {}
    for table_id, names in present.items():
        if part and len(json.dumps({**part, table_id: names})) > _LARGEST:
            yield part
            part = {}
        part[table_id] = names
    yield part
