"""Games survive updates: what was begun by other rules is checked, and told, before it goes on."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from kursbuch.cli.main import main
from kursbuch.client import Client, ServerProblem
from kursbuch.exchange import encode_record
from tests.api.games import play_on, seated_table
from tests.api.servers import PATIENCE, Server, running_server, sqlite_url
from tests.properties.playing import Case, random_game, record_of


def test_a_game_of_other_rules_that_fits_goes_on_and_says_so(tmp_path: Path) -> None:
    with running_server(sqlite_url(tmp_path)) as server:
        table_id, clients = seated_table([server], "american-rails", 3, seed=2)
        assert clients[0].table(table_id)["rules"] == _rules(clients[0], "same")
        play_on(clients, table_id, 12)
        before, token = clients[0].state(table_id), clients[0].make_token("later")
    _change(tmp_path, "UPDATE tables SET fingerprint = 'of older data', checked = 'older'")
    with running_server(sqlite_url(tmp_path)) as server:
        client = Client(server.url, token=token)
        assert client.state(table_id) == before
        assert client.table(table_id)["rules"] == _rules(client, "amended")
        assert client.ask("GET", "/healthz")["misfits"] == 0


def test_whole_games_of_every_title_fit_the_rules_that_they_were_played_by(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every kind of event is the same when it is read from the database and when it happens again."""
    with running_server(sqlite_url(tmp_path)) as server:
        client = server.client()
        for title in ("1830", "1849", "1824", "american-rails", "railroad-revolution"):
            case = Case(title, 3, ())
            record = record_of(case, 3, [stage.move for stage in random_game(case, 3)])
            client.ask("POST", "/api/imports", {"game": json.loads(encode_record(record))})
    assert main(["admin", "check", "--database", sqlite_url(tmp_path)]) == 0, capsys.readouterr().out


def test_a_game_of_a_first_server_is_checked_silently(tmp_path: Path) -> None:
    """Tables from before there were fingerprints have none: they are played again, and there is nothing to tell."""
    with running_server(sqlite_url(tmp_path)) as server:
        table_id, clients = seated_table([server], "1830", 3, seed=2)
        play_on(clients, table_id, 12)
        token = clients[0].make_token("later")
    _change(tmp_path, "UPDATE tables SET fingerprint = NULL, checked = NULL")
    with running_server(sqlite_url(tmp_path)):
        _wait_until(lambda: _row(tmp_path, table_id)["checked"] is not None)
    with running_server(sqlite_url(tmp_path)) as server:
        assert Client(server.url, token=token).table(table_id)["rules"]["standing"] == "same"


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ("UPDATE actions SET seat = (seat + 1) % 3 WHERE number = 7", "refused"),
        ('UPDATE actions SET action = \'{"kind": "fly"}\' WHERE number = 7', "unreadable"),
        ("UPDATE actions SET to_act = '[9]' WHERE number = 7", "other"),
        ("UPDATE actions SET events = '[]' WHERE number = 7", "other"),
    ],
)
def test_a_game_that_no_longer_fits_stops_alone_and_says_where(tmp_path: Path, damage: str, reason: str) -> None:
    """What the stored moves say differs from what the rules say, as after a change of the rules."""
    with running_server(sqlite_url(tmp_path)) as server:
        table_id, clients = seated_table([server], "1830", 3, seed=2)
        play_on(clients, table_id, 12)
        healthy, others = seated_table([server], "1830", 3, seed=3)
        tokens = [clients[0].make_token("later"), others[0].make_token("later")]
    _change(tmp_path, "DROP TRIGGER actions_UPDATE", f"{damage} AND table_id = '{table_id}'")
    _change(tmp_path, "UPDATE tables SET checked = 'older'")
    with running_server(sqlite_url(tmp_path)) as server:
        client, other = (Client(server.url, token=token) for token in tokens)
        with pytest.raises(ServerProblem) as caught:
            client.state(table_id)
        assert (caught.value.status, caught.value.code) == (409, "game-misfit")
        assert "entry 7" in caught.value.content["text"]
        _wait_until(lambda: client.table(table_id)["rules"]["standing"] == "misfit")
        told = client.table(table_id)["rules"]
        assert (told["number"], told["reason"]) == (7, reason)
        assert client.ask("GET", "/healthz")["misfits"] == 1
        assert [entry["number"] for entry in client.entries(table_id)] == list(range(1, 13))
        assert other.move(healthy, 0, {"kind": "pass"})["entry"]["number"] == 1
        assert [line["table"] for line in server.lines() if line["event"] == "misfit"] == [table_id]


def test_after_a_step_back_the_game_goes_on(tmp_path: Path) -> None:
    """Found not to fit by one program, a game is checked anew by another."""
    with running_server(sqlite_url(tmp_path)) as server:
        table_id, clients = seated_table([server], "1830", 3, seed=2)
        token = clients[0].make_token("later")
    _change(tmp_path, "UPDATE tables SET checked = '9.newer', misfit = 4, misfit_reason = 'refused'")
    with running_server(sqlite_url(tmp_path)) as server:
        client = Client(server.url, token=token)
        client.move(table_id, 0, {"kind": "pass"})
        _wait_until(lambda: client.table(table_id)["rules"]["standing"] == "same")


def test_a_title_that_is_gone_is_told(tmp_path: Path) -> None:
    with running_server(sqlite_url(tmp_path)) as server:
        table_id, clients = seated_table([server], "1830", 3, seed=2)
        token = clients[0].make_token("later")
    _change(tmp_path, "UPDATE tables SET title = '1999'")
    with running_server(sqlite_url(tmp_path)) as server:
        client = Client(server.url, token=token)
        with pytest.raises(ServerProblem, match="not installed"):
            client.state(table_id)
        _wait_until(lambda: client.ask("GET", "/healthz")["misfits"] == 1)


def test_an_imported_record_of_other_data_says_so(server: Server) -> None:
    client = server.client()
    table = client.create_table("1830", ["person", "hotseat"])
    client.start(table["id"])
    record = client.ask("GET", f"/api/tables/{table['id']}/export")
    assert record["fingerprint"]
    record["fingerprint"] = "0123456789abcdef"
    imported = client.ask("POST", "/api/imports", {"game": record})["id"]
    assert client.table(imported)["rules"]["standing"] == "amended"
    assert client.ask("GET", f"/api/tables/{imported}/export")["fingerprint"] == "0123456789abcdef"


def _rules(client: Client, standing: str) -> dict[str, Any]:
    version = next(
        title["rules_version"] for title in client.ask("GET", "/api/titles") if title["id"] == "american-rails"
    )
    return {"version": version, "standing": standing, "number": None, "reason": None}


def _change(folder: Path, *statements: str) -> None:
    with sqlite3.connect(folder / "tables.sqlite3") as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount


def _row(folder: Path, table_id: str) -> dict[str, Any]:
    with sqlite3.connect(folder / "tables.sqlite3") as connection:
        connection.row_factory = sqlite3.Row
        return dict(connection.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone())


def _wait_until(is_so: Callable[[], bool]) -> None:
    deadline = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < deadline
        sleep(0.05)
