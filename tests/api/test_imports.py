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
from kursbuch.kernel import find_title
from kursbuch.server.api import table_routes
from kursbuch.server.tables.exchange import bounded
from tests.api.inside import Inside
from tests.api.servers import GENEROUS, PATIENCE, Server, running_server, sqlite_url

RECORD = {"kursbuch": 1, "title": "1830", "options": {}, "seed": 1, "rules_version": 1}


def announce(server: Server, length: int, headers: str = "") -> str:
    """The answer to a file of which not one byte is sent."""
    address = urlsplit(server.url)
    with create_connection((address.hostname or "", address.port or 0), timeout=PATIENCE) as line:
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


def _site_game(*bids: tuple[int, str, int]) -> dict[str, Any]:
    actions = [
        {"id": number, "type": "bid", "entity": player, "entity_type": "player", "company": private, "price": price}
        for number, (player, private, price) in enumerate(bids, start=1)
    ]
    players = [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Ben"}]
    return {"id": 5, "title": "1830", "players": players, "settings": {"optional_rules": []}, "actions": actions}


@pytest.mark.parametrize(
    ("third", "reason"),
    [
        ({"type": "bid", "entity": 1, "entity_type": "player", "company": "MH", "price": 116}, "import-refused"),
        ({"type": "run_routes", "entity": "PRR", "entity_type": "corporation", "routes": []}, "import-action"),
        ({"type": "buy_shares", "entity": 1, "entity_type": "player", "shares": ["PRR_99"]}, "import-share"),
    ],
)
def test_a_game_that_fails_is_kept_up_to_there_if_asked_for(server: Server, third: dict[str, Any], reason: str) -> None:
    client = server.client()
    broken = _site_game((1, "SV", 20), (2, "MH", 115))
    broken["actions"].append({"id": 3, **third})
    with pytest.raises(ServerProblem, match=reason) as refused:
        client.import_game(broken)
    assert refused.value.content["fitting"] == 2, "the page offers to keep these"
    kept = client.import_game(broken, up_to_failure=True)
    assert [action["price"] for action in client.export_to_site(kept)["actions"]] == [20, 115]


def test_a_record_that_fails_is_kept_up_to_there_too(server: Server) -> None:
    client = server.client()
    record = client.export(client.import_game(_site_game((1, "SV", 20), (2, "MH", 115))))
    record["moves"].append({"seat": 0, "kind": "bid", "private": "MH", "amount": 116})
    with pytest.raises(ServerProblem, match="record-refused") as refused:
        client.import_game(record)
    assert refused.value.content["fitting"] == 2
    kept = client.import_game(record, up_to_failure=True)
    assert client.export(kept)["moves"] == record["moves"][:2]


def test_a_game_goes_out_to_18xx_games_and_comes_back(server: Server) -> None:
    client = server.client()
    table = client.import_game(_site_game((1, "SV", 20), (2, "MH", 115)))
    written = client.export_to_site(table)
    assert (written["title"], [player["name"] for player in written["players"]]) == ("1830", ["Ada", "Ben"])
    again = client.import_game(written)
    assert client.export(again)["moves"] == client.export(table)["moves"]


@pytest.mark.parametrize(("title", "reason"), [("1830", "export-profile"), ("american-rails", "export-title")])
def test_what_18xx_games_cannot_express_is_refused_with_the_reason(server: Server, title: str, reason: str) -> None:
    client = server.client()
    record = {"kursbuch": 1, "title": title, "players": ["Ada", "Ben", "Cem"], "options": {}, "seed": 0, "moves": []}
    table = client.import_game({**record, "rules_version": 1})
    with pytest.raises(ServerProblem, match=reason) as refused:
        client.export_to_site(table)
    assert refused.value.status == 422


def test_names_in_a_file_are_what_can_be_seen_of_them(server: Server) -> None:
    host = server.client()
    game = {**RECORD, "rules_version": find_title("1830").rules_version, "moves": []}
    table_id = host.import_game({**game, "players": ["Ada\u202e\nLovelace", "Ben\u200b"]})
    assert [seat["name"] for seat in host.table(table_id)["seats"]] == ["Ada Lovelace", "Ben"]
    table_id = host.import_game({**game, "players": ["\u200b", "Ben"]})
    assert [seat["name"] for seat in host.table(table_id)["seats"]] == ["1", "Ben"]


@pytest.mark.parametrize("name", ["\u200b\u200b", "Sunday\u202e", "\u3164", "one\u2028two"])
def test_a_table_has_a_name_that_can_be_seen(server: Server, name: str) -> None:
    with pytest.raises(ServerProblem, match="request-invalid"):
        server.client().create_table("1830", ["person", "bot"], name=name)
