"""Many listeners at one table: `python -m benchmarks.server_crowd`.

Processor time of a move and the state after it at ten other tables, before 300 listeners come to one table and with
them there, one move after the other in one process; and of a move that all of them are told.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx

from benchmarks.server import WATCHERS, Load, Running, start
from benchmarks.tables import print_table
from kursbuch.client import Client

OTHERS = 10
LISTENERS = 300
WARM_UP, MOVES, MOVES_TOLD = 40, 120, 20


async def measure(load: Load, server: Running) -> tuple[float, float, float]:
    """Milliseconds of a move at the others, at the others beside the crowd, and before the crowd."""
    crowded, others = load.tables[0], load.tables[1:]
    watching = await _watch(load, server, [table for table in others for _ in range(WATCHERS)])
    headers = {"Authorization": f"Bearer {load.token}"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60) as http:
        await _milliseconds(load, server, http, others, WARM_UP)
        alone = await _milliseconds(load, server, http, others, MOVES)
        watching += await _watch(load, server, [crowded] * LISTENERS)
        beside = await _milliseconds(load, server, http, others, MOVES)
        told = await _milliseconds(load, server, http, [crowded], MOVES_TOLD)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    return alone, beside, told


async def _watch(load: Load, server: Running, tables: Sequence[str]) -> list[asyncio.Task[None]]:
    ready = asyncio.Semaphore(0)
    watching = [asyncio.create_task(load.watch(server.url, table, ready)) for table in tables]
    for _ in watching:
        await ready.acquire()
    return watching


async def _milliseconds(
    load: Load, server: Running, http: httpx.AsyncClient, tables: Sequence[str], moves: int
) -> float:
    random, used, posted = Random(1), server.processor_seconds, len(load.posted)
    for number in range(moves):
        await load.move(http, tables[number % len(tables)], random)
    return (server.processor_seconds - used) / (len(load.posted) - posted) * 1000


def main() -> None:
    with TemporaryDirectory() as folder:
        server = start(Path(folder))
        try:
            client = Client(server.url, timeout=120)
            client.register("Host", "a long password")
            seats = ["person", *[{"kind": "hotseat", "name": f"P{number}"} for number in range(3)]]
            tables = [str(client.create_table("1830", seats)["id"]) for _ in range(OTHERS + 1)]  # type: ignore[arg-type]
            for table in tables:
                client.start(table)
            load = Load([server.url], client.make_token("load"), tables)
            alone, beside, told = asyncio.run(measure(load, server))
        finally:
            server.stop()
    print_table(
        ("processor time, move and state", "ms"),
        [
            ("at ten tables", f"{alone:.1f}"),
            (f"at ten tables, {LISTENERS} listen at another one", f"{beside:.1f}"),
            (f"told to {LISTENERS} listeners", f"{told:.1f}"),
        ],
    )


if __name__ == "__main__":
    main()
