"""A full disk refuses moves and loses none."""

import resource
import sqlite3
from pathlib import Path
from time import monotonic

import httpx

from kursbuch.client import Client, ServerProblem
from tests.api.games import play_on, seated_table
from tests.api.servers import PATIENCE, sqlite_url, start_server
from tests.faults.playing import Player


def test_a_full_disk_refuses_moves_and_loses_none(tmp_path: Path) -> None:
    """No file of the server may grow beyond a limit; when there is room again the game goes on."""
    server = start_server(sqlite_url(tmp_path))
    try:
        table_id, clients = seated_table([server], "1830", 3)
        play_on(clients, table_id, 10)
        player = Player(clients, table_id, "full")
        file = tmp_path / "tables.sqlite3-wal"
        old = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (file.stat().st_size, resource.RLIM_INFINITY))
        refused = _chat_until_refused(clients[0], table_id)
        assert refused == (503, "database-away")
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200  # it still reads
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, old)
        player.play(20)
        assert player.check() == 30
    finally:
        server.kill()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def _chat_until_refused(client: Client, table_id: str) -> tuple[int, str]:
    deadline = monotonic() + 60
    while monotonic() < deadline:
        try:
            client.ask("POST", f"/api/tables/{table_id}/chat", {"text": "x" * 1000})
        except ServerProblem as problem:
            return problem.status, problem.code
    raise AssertionError("the disk never filled up")
