"""Load on a server: `python -m benchmarks.server [--tables 200] [--rate 40] [--seconds 20] [--postgres]`.

Every table has four seats and two watchers; moves come evenly at `--rate` a second over all tables. A move is measured
from the moment it is posted to the moment a watcher hears of it. On SQLite one process serves on one core; with
`--postgres` two processes share a PostgreSQL of the benchmark's own. Times by the clock mean something on an otherwise
idle machine only, so the noise of the machine is printed beside them. Neighbours who share caches and memory lengthen
processor time, too: a fixed work is done every second beside the load, and the processor time of a move is told a
second time, divided by how much longer that work took (median to best).
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from tests.api.postgres import running_postgres
from websockets.asyncio.client import connect

from benchmarks.noise import Noise
from kursbuch.bots import RandomBot, play_game
from kursbuch.client import Client, random_action
from kursbuch.exchange import encode_record
from kursbuch.kernel import Record, Setup, find_title

WATCHERS = 2
LONG_GAME = 600
LIMITS = {f"KURSBUCH_RATE_{name}": "1000000/1" for name in ("TABLE", "MOVE", "IMPORT", "LIVE", "HEAVY")}


@dataclass
class Running:
    """A server process on the first core."""

    process: subprocess.Popen[bytes]
    url: str
    log: Path

    @property
    def longest_stop(self) -> float:
        """Seconds of the longest stop by garbage collection; known when the process has ended."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return max((line.get("longest_ms", 0.0) for line in lines if line["event"] == "garbage"), default=0.0) / 1000

    @property
    def memory(self) -> int:
        """Resident bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def processor_seconds(self) -> float:
        """What the process has used of the core."""
        used = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=30)


def start(folder: Path, database: str | None = None, name: str = "log") -> Running:
    log = folder / name
    command = [sys.executable, "-c", "from kursbuch.cli.main import run; run()", "serve", "--port", "0"]
    with log.open("wb") as out:
        process = subprocess.Popen(
            [*command, "--database", database or f"sqlite:///{folder / 'bench.sqlite3'}"],
            stderr=out,
            env={**os.environ, **LIMITS},
        )
    if database is None:
        os.sched_setaffinity(process.pid, {0})
    while True:
        for line in log.read_text().splitlines():
            told = json.loads(line) if line.startswith("{") else {}
            if told.get("event") == "listening":
                return Running(process, f"http://127.0.0.1:{told['port']}", log)
        sleep(0.05)


@dataclass
class Load:
    """What is measured: the moves that were posted, and when watchers heard of them."""

    urls: Sequence[str]
    token: str
    tables: Sequence[str]
    posted: dict[tuple[str, int], float] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)
    processor_seconds: float = 0.0
    noise: Noise = field(default_factory=Noise)

    async def watch(self, url: str, table_id: str, ready: asyncio.Semaphore) -> None:
        address = f"{url.replace('http', 'ws')}/api/tables/{table_id}/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, proxy=None) as socket:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "hello":
                    ready.release()
                elif message["type"] == "entry":
                    posted = self.posted.get((table_id, message["entry"]["number"]))
                    if posted is not None:
                        self.seconds.append(perf_counter() - posted)

    async def move(self, http: httpx.AsyncClient, table_id: str, random: Random) -> None:
        state: dict[str, Any] = (await http.get(f"/api/tables/{table_id}/state")).json()
        if not state["offers"]:
            return
        number = state["number"]
        body = {"number": number, "seat": state["seat"], "action": random_action(state["offers"], random)}
        self.posted[table_id, number + 1] = perf_counter()
        answer = await http.post(f"/api/tables/{table_id}/moves", json=body)
        if answer.status_code == 409:  # the machine was so busy that the table's next move came first
            self.posted.pop((table_id, number + 1), None)
            return
        answer.raise_for_status()

    async def run(self, servers: Sequence[Running], rate: float, seconds: float) -> None:
        ready, place = asyncio.Semaphore(0), range(len(self.tables) * WATCHERS)
        watching = [
            asyncio.create_task(self.watch(self.urls[one % len(self.urls)], self.tables[one // WATCHERS], ready))
            for one in place
        ]
        for _ in watching:
            await ready.acquire()
        used = sum(server.processor_seconds for server in servers)
        async with AsyncExitStack() as stack:
            headers, limits = {"Authorization": f"Bearer {self.token}"}, httpx.Limits(max_connections=60)
            asking = [
                await stack.enter_async_context(
                    httpx.AsyncClient(base_url=url, headers=headers, timeout=60, limits=limits)
                )
                for url in self.urls
            ]
            await self._post_evenly(asking, rate, seconds)
            self.processor_seconds = sum(server.processor_seconds for server in servers) - used
            await asyncio.sleep(1)
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)

    async def _post_evenly(self, asking: Sequence[httpx.AsyncClient], rate: float, seconds: float) -> None:
        random, moves, begin = Random(1), [], perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begin + number / rate - perf_counter()))
            table = self.tables[number % len(self.tables)]
            moves.append(asyncio.create_task(self.move(asking[number % len(asking)], table, random)))
            if number % int(rate) == 0:
                self.noise.sample()
        await asyncio.gather(*moves)


def long_record() -> dict[str, Any]:
    """The first moves of a random game of 1830."""
    title, setup = find_title("1830"), Setup(("Ada", "Ben", "Cleo", "Dan"))
    record = play_game(title, setup, 3, [RandomBot()] * 4, most_moves=LONG_GAME).record
    cut = Record(record.title, record.players, record.options, 0, record.rules_version, record.moves)
    return dict(json.loads(encode_record(cut)))


def seconds_to_open(client: Client, table_id: str) -> float:
    begin = perf_counter()
    client.state(table_id)
    return perf_counter() - begin


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=40)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--postgres", action="store_true", help="two processes on PostgreSQL")
    arguments = parser.parse_args()
    if not arguments.postgres:
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)) or {0})
    with TemporaryDirectory() as folder, running_postgres() if arguments.postgres else nullcontext() as database:
        print_results(arguments, *measure(arguments, Path(folder), database))


def measure(
    arguments: argparse.Namespace, folder: Path, database: str | None
) -> tuple[Load, float, float, float, float]:
    """The load, the seconds to open a short and a long game, the bytes for an open table, and the longest stop."""
    server = start(folder, database)
    try:
        client = Client(server.url, timeout=120)
        client.register("Host", "a long password")
        token = client.make_token("load")
        seats = ["person", *[{"kind": "hotseat", "name": f"P{number}"} for number in range(3)]]
        long_table = client.import_game(long_record())
        tables = [str(client.create_table("1830", seats)["id"]) for _ in range(arguments.tables)]  # type: ignore[arg-type]
    finally:
        server.stop()
    servers = [start(folder, database, f"log{number}") for number in range(2 if database else 1)]
    server = servers[0]
    try:
        client = Client(server.url, token=token, timeout=120)
        client.start(tables[0])
        client.state(tables[0])
        late = seconds_to_open(client, long_table)
        early = seconds_to_open(client, tables[0])
        before = server.memory
        for table in tables[1:]:
            client.start(table)
        load = Load([each.url for each in servers], token, tables)
        asyncio.run(load.run(servers, arguments.rate, arguments.seconds))
        memory = (server.memory - before) / len(tables)
    finally:
        for each in servers:
            each.stop()
    return load, early, late, memory, max(each.longest_stop for each in servers)


def print_results(
    arguments: argparse.Namespace, load: Load, early: float, late: float, memory: float, longest_stop: float
) -> None:
    times = sorted(load.seconds)
    table = Table("figure", "value", "goal")
    table.add_row("live tables / watchers", f"{arguments.tables} / {arguments.tables * WATCHERS}", "")
    table.add_row("moves", f"{len(load.posted)} ({arguments.rate:.0f} a second)", "")
    for percent in (50, 95, 99):
        place = min(len(times) - 1, len(times) * percent // 100)
        table.add_row(
            f"post to broadcast, {percent} %", f"{times[place] * 1000:.0f} ms", "50 ms" if percent == 95 else ""
        )
    spent = load.processor_seconds / max(1, len(load.posted))
    table.add_row("processor time, move and state", f"{spent * 1000:.1f} ms", "6 ms")
    table.add_row("the same, by the fixed work (below) at its best", f"{spent * 1000 / load.noise.slowness:.1f} ms", "")
    table.add_row("longest stop by garbage collection", f"{longest_stop * 1000:.0f} ms", "30 ms")
    table.add_row("open a game again", f"{early * 1000:.0f} ms", "")
    table.add_row(f"open a game of {LONG_GAME} moves, cold", f"{late * 1000:.0f} ms", "200 ms")
    table.add_row("memory for an open table", f"{memory / 2**20:.2f} MB", "2 MB")
    for what, value in load.noise.rows():
        table.add_row(what, value, "")
    Console().print(table)


if __name__ == "__main__":
    main()
