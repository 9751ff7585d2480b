"""Files from outside: who may bring them, how large they may be, and that nobody waits for them."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from socket import create_connection
from threading import Event
from typing import Any
from urllib.parse import urlsplit

import pytest

from kursbuch.client import Client, ServerProblem
from kursbuch.server.api import table_routes
from kursbuch.server.tables.exchange import bounded
from tests.api.inside import Inside
from tests.api.servers import GENEROUS, PATIENCE, Server, running_server, sqlite_url

RECORD = {"kursbuch": 1, "title": "1830", "options": {}, "seed": 1, "rules_version": 1}


def announce(server: Server, length: int, headers: str = "") -> str:
    """The answer to a file of which not one byte is sent."""
    address = urlsplit(server.url)
    with create_connection((address.hostname or "", address.port or 0), timeout=10) as line:
        asked = f"POST /api/imports HTTP/1.1\r\nHost: {address.netloc}\r\nContent-Type: application/json\r\n"
        line.sendall(f"{asked}Content-Length: {length}\r\n{headers}\r\n".encode())
        return line.recv(1000).decode().split("\r\n")[0]


def test_strangers_are_sent_away_before_their_file_is_read(server: Server) -> None:
    assert "401" in announce(server, 3_000_000)


def test_who_brings_too_many_is_told_before_the_file_is_read(tmp_path: Path) -> None:
    with running_server(sqlite_url(tmp_path), {**GENEROUS, "KURSBUCH_RATE_IMPORT": "1/600"}) as server:
        client = server.client()
        token = client.make_token("imports")
        with pytest.raises(ServerProblem) as refused:
            client.import_game({})
        assert refused.value.status == 422
        assert "429" in announce(server, 3_000_000, f"Authorization: Bearer {token}\r\n")


def test_nobody_waits_while_a_large_file_is_looked_at(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four megabytes of moves that are none, looked at until others have been answered."""
    moves = [{"seat": 0, "kind": "pass", "more": list(range(100))}] * 9000
    body = json.dumps({"game": {**RECORD, "players": ["Ada", "Ben"], "moves": moves}}).encode()
    host, other = inside.client(), inside.client()
    begun, answered = Event(), Event()

    def bounded_later(data: Any) -> dict[str, Any]:
        begun.set()
        assert answered.wait(PATIENCE), "the others wait for the file"
        return bounded(data)

    monkeypatch.setattr(table_routes, "bounded", bounded_later)
    with ThreadPoolExecutor(1) as pool:
        headers = {"Content-Type": "application/json"}
        bringing = pool.submit(host.http.post, "/api/imports", content=body, headers=headers)
        assert begun.wait(PATIENCE)
        inside.stranger().ask("GET", "/healthz")
        other.create_table("1830", ["person", "bot"])
        answered.set()
    assert bringing.result().status_code == 422


@pytest.mark.parametrize(
    "game",
    [
        {**RECORD, "players": [f"P{number}" for number in range(100_000)], "moves": []},
        {"title": "1830", "players": [{"id": n, "name": str(n)} for n in range(50_000)], "actions": []},
        {"title": "none", "players": [{"id": n, "name": str(n)} for n in range(50_000)], "actions": []},
    ],
    ids=["own", "site", "unknown"],
)
def test_a_file_has_no_more_players_than_its_title_takes(server: Server, game: dict[str, object]) -> None:
    with pytest.raises(ServerProblem, match="player-count"):
        server.client().import_game(game)


@pytest.mark.parametrize(("part", "more"), [("moves", RECORD), ("actions", {"title": "1830"})], ids=["own", "site"])
def test_a_file_has_not_more_moves_than_a_game_can_have(server: Server, part: str, more: dict[str, object]) -> None:
    with pytest.raises(ServerProblem, match="import-long"):
        server.client().import_game({**more, "players": ["Ada", "Ben"], part: [{}] * 10_001})


def test_what_is_no_game_is_told_in_one_sentence(server: Server) -> None:
    client: Client = server.client()
    for body, status in ((b"{", 400), (b"[" * 50_000, 400), (b"[]", 422), (b'{"game": 1}', 422), (b"\xff\xfe{}", 400)):
        answer = client.http.post("/api/imports", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == status, body[:10]
        assert answer.json()["text"]
