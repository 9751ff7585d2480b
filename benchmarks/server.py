"""Load on one server process on one core: `python benchmarks/server.py [--tables 200] [--rate 40] [--seconds 20]`.

Every table has four seats and two watchers; moves come evenly at `--rate` a second over all tables. A move is measured
from the moment it is posted to the moment a watcher hears of it.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

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


def start(folder: Path) -> Running:
    log = folder / "log"
    command = [sys.executable, "-c", "from kursbuch.cli.main import run; run()", "serve", "--port", "0"]
    with log.open("wb") as out:
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder / 'bench.sqlite3'}"], stderr=out, env={**os.environ, **LIMITS}
        )
    os.sched_setaffinity(process.pid, {0})
    while True:
        for line in log.read_text().splitlines():
            told = json.loads(line) if line.startswith("{") else {}
            if told.get("event") == "listening":
                return Running(process, f"http://127.0.0.1:{told['port']}")
        sleep(0.05)


@dataclass
class Load:
    """What is measured: the moves that were posted, and when watchers heard of them."""

    url: str
    token: str
    tables: Sequence[str]
    posted: dict[tuple[str, int], float] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)
    processor_seconds: float = 0.0

    async def watch(self, table_id: str, ready: asyncio.Semaphore) -> None:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table_id}/live"
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
        answer.raise_for_status()

    async def run(self, server: Running, rate: float, seconds: float) -> None:
        ready = asyncio.Semaphore(0)
        watching = [asyncio.create_task(self.watch(table, ready)) for table in self.tables for _ in range(WATCHERS)]
        for _ in watching:
            await ready.acquire()
        used = server.processor_seconds
        random, moves = Random(1), []
        headers = {"Authorization": f"Bearer {self.token}"}
        limits = httpx.Limits(max_connections=60)
        async with httpx.AsyncClient(base_url=self.url, headers=headers, timeout=60, limits=limits) as http:
            begin = perf_counter()
            for number in range(int(rate * seconds)):
                await asyncio.sleep(max(0.0, begin + number / rate - perf_counter()))
                moves.append(asyncio.create_task(self.move(http, self.tables[number % len(self.tables)], random)))
            await asyncio.gather(*moves)
            self.processor_seconds = server.processor_seconds - used
            await asyncio.sleep(1)
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


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
    arguments = parser.parse_args()
    os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)) or {0})
    with TemporaryDirectory() as folder:
        print_results(arguments, *measure(arguments, Path(folder)))


def measure(arguments: argparse.Namespace, folder: Path) -> tuple[Load, float, float, float]:
    """The load, the seconds to open a short and a long game, and the bytes for an open table."""
    server = start(folder)
    try:
        client = Client(server.url, timeout=120)
        client.register("Host", "a long password")
        token = client.make_token("load")
        seats = ["person", *[{"kind": "hotseat", "name": f"P{number}"} for number in range(3)]]
        long_table = client.import_game(long_record())
        tables = [str(client.create_table("1830", seats)["id"]) for _ in range(arguments.tables)]  # type: ignore[arg-type]
    finally:
        server.stop()
    server = start(folder)
    try:
        client = Client(server.url, token=token, timeout=120)
        client.start(tables[0])
        client.state(tables[0])
        late = seconds_to_open(client, long_table)
        early = seconds_to_open(client, tables[0])
        before = server.memory
        for table in tables[1:]:
            client.start(table)
        load = Load(server.url, token, tables)
        asyncio.run(load.run(server, arguments.rate, arguments.seconds))
        return load, early, late, (server.memory - before) / len(tables)
    finally:
        server.stop()


def print_results(arguments: argparse.Namespace, load: Load, early: float, late: float, memory: float) -> None:
    times = sorted(load.seconds)
    table = Table("figure", "value", "goal")
    table.add_row("live tables / watchers", f"{arguments.tables} / {arguments.tables * WATCHERS}", "")
    table.add_row("moves", f"{len(load.posted)} ({arguments.rate:.0f} a second)", "")
    for percent in (50, 95, 99):
        place = min(len(times) - 1, len(times) * percent // 100)
        table.add_row(
            f"post to broadcast, {percent} %", f"{times[place] * 1000:.0f} ms", "100 ms" if percent == 95 else ""
        )
    spent = load.processor_seconds / max(1, len(load.posted))
    table.add_row("processor time, move and state", f"{spent * 1000:.1f} ms", "")
    table.add_row("open a game again", f"{early * 1000:.0f} ms", "")
    table.add_row(f"open a game of {LONG_GAME} moves, cold", f"{late * 1000:.0f} ms", "200 ms")
    table.add_row("memory for an open table", f"{memory / 2**20:.2f} MB", "2 MB")
    Console().print(table)


if __name__ == "__main__":
    main()
