"""`kursbuch admin` beside servers that run: backups restored into both kinds of database, people, tables, checks."""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from shutil import copytree
from typing import Any

import psycopg
import pytest

from kursbuch.cli.main import main
from kursbuch.client import Client, ServerProblem
from tests.api.games import play_on, seated_table
from tests.api.servers import PASSWORD, Server, running_server, sqlite_url

_DATABASES = count(1)


@contextmanager
def fresh_database(kind: str, folder: Path, postgres: str) -> Iterator[str]:
    """The address of a database that is not there yet, or empty."""
    if kind == "sqlite":
        own = folder / f"fresh-{next(_DATABASES)}"
        own.mkdir()
        yield sqlite_url(own)
        return
    name = f"admin_{next(_DATABASES)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield postgres.replace("/postgres?", f"/{name}?")


@pytest.mark.parametrize(
    ("source", "target"),
    [("sqlite", "sqlite"), ("sqlite", "postgres"), ("postgres", "sqlite"), ("postgres", "postgres")],
)
def test_a_backup_of_a_running_server_is_restored_and_played_on(
    source: str, target: str, tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Sessions, moves, chat and notes are there again, every game fits, and new rows get new numbers."""
    file = tmp_path / "backup.gz"
    with fresh_database(source, tmp_path, postgres) as first, fresh_database(target, tmp_path, postgres) as second:
        with running_server(first) as server:
            table_id, clients = seated_table([server], "american-rails", 3, seed=5)
            play_on(clients, table_id, 60)
            clients[0].ask("POST", f"/api/tables/{table_id}/chat", {"text": "Grüße \U0001f682"})
            clients[0].ask("PUT", f"/api/tables/{table_id}/notes", {"text": "buy low"})
            token, name = clients[0].make_token("later"), clients[0].table(table_id)["seats"][0]["name"]
            assert main(["admin", "backup", str(file), "--database", first]) == 0
            before, chat = clients[0].state(table_id), clients[0].ask("GET", f"/api/tables/{table_id}/chat")
            play_on(clients, table_id, 3)
        assert (file.stat().st_mode & 0o777) == 0o600
        assert main(["admin", "restore", str(file), "--database", second]) == 0
        assert main(["--lang", "en", "admin", "check", "--database", second]) == 0
        assert "One game was played again; all fit." in capsys.readouterr().out
        with running_server(second) as server:
            client = Client(server.url, token=token)
            assert client.state(table_id) == before
            assert client.ask("GET", f"/api/tables/{table_id}/chat") == chat
            assert client.ask("GET", f"/api/tables/{table_id}/notes") == {"text": "buy low"}
            owner = server.stranger()
            owner.log_in(name, PASSWORD)
            assert owner.make_token("newer")
            server.client()


def test_a_full_database_is_only_overwritten_when_that_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, file = sqlite_url(tmp_path), tmp_path / "backup.gz"
    with running_server(url) as server:
        server.client("Ada")
        assert main(["admin", "backup", str(file), "--database", url]) == 0
        server.client("Ben")
    assert _fails(["restore", str(file), "--database", url], capsys).startswith("kursbuch: The database sqlite:///")
    assert [person["name"] for person in _listed("users", url, capsys)] == ["Ada", "Ben"]
    assert _fails(["backup", str(file), "--database", url], capsys).endswith("--overwrite replaces it.")
    assert main(["admin", "restore", str(file), "--database", url, "--overwrite"]) == 0
    capsys.readouterr()
    assert [person["name"] for person in _listed("users", url, capsys)] == ["Ada"]
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        triggers = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY name").fetchall()
        assert triggers == [("actions_DELETE",), ("actions_UPDATE",)]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_is_restored_under_a_running_server(
    kind: str, tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would go on with the games that it has in memory."""
    file = tmp_path / "backup.gz"
    with fresh_database(kind, tmp_path, postgres) as url:
        with running_server(url) as server:
            if kind == "postgres":
                _wait_until_it_listens(url)
            table_id, clients = seated_table([server], "1830", 2)
            clients[0].move(table_id, 0, {"kind": "pass"})
            assert main(["admin", "backup", str(file), "--database", url]) == 0
            capsys.readouterr()
            assert _fails(["restore", str(file), "--database", url, "--overwrite"], capsys).endswith("stop it first.")
            clients[1].move(table_id, 1, {"kind": "pass"})
        if kind == "postgres":
            _wait_until_it_listens(url, False)
        assert main(["admin", "restore", str(file), "--database", url, "--overwrite"]) == 0


def _wait_until_it_listens(url: str, listens: bool = True) -> None:
    """A server has its connection for notifications, or the database has noticed its end."""
    own = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND database IN (SELECT oid FROM pg_database"
    with psycopg.connect(url, autocommit=True) as connection:
        while connection.execute(f"{own} WHERE datname = current_database())").fetchone() != (int(listens),):
            pass


@pytest.fixture(scope="module")
def backed_up(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the database of a server that Ada has an account on, and its backup."""
    folder = tmp_path_factory.mktemp("backed_up")
    with running_server(sqlite_url(folder)) as server:
        server.client("Ada")
    assert main(["admin", "backup", str(folder / "backup.gz"), "--database", sqlite_url(folder)]) == 0
    return folder


@pytest.mark.parametrize("damage", ["cut", "bytes", "other", "row", "no row", "no fields", "no scheme", "newer"])
def test_a_damaged_backup_changes_nothing(
    damage: str, backed_up: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copytree(backed_up, tmp_path, dirs_exist_ok=True)
    url, file = sqlite_url(tmp_path), tmp_path / "backup.gz"
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    broken = {
        "cut": gzip.compress("\n".join(lines[:-1]).encode()),
        "bytes": file.read_bytes()[:-40],
        "other": gzip.compress(b'{"kursbuch": 1}\n'),
        "row": gzip.compress("\n".join([lines[0], '{"table": "none", "row": []}', '{"rows": 1}']).encode()),
        "no row": gzip.compress("\n".join([lines[0], "5", '{"rows": 1}']).encode()),
        "no fields": gzip.compress("\n".join([lines[0], '{"table": "accounts", "row": 5}', '{"rows": 1}']).encode()),
        "no scheme": gzip.compress(b'{"kursbuch_backup": 1}\n'),
        "newer": gzip.compress("\n".join([lines[0].replace('"scheme":"0', '"scheme":"9'), *lines[1:]]).encode()),
    }
    file.write_bytes(broken[damage])
    line = _fails(["restore", str(file), "--database", url, "--overwrite"], capsys)
    assert str(file) in line
    assert [person["name"] for person in _listed("users", url, capsys)] == ["Ada"]


def test_a_backup_does_not_take_the_place_of_the_database(
    backed_up: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copytree(backed_up, tmp_path, dirs_exist_ok=True)
    url, file = sqlite_url(tmp_path), tmp_path / "tables.sqlite3"
    assert "is the database itself" in _fails(["backup", str(file), "--overwrite", "--database", url], capsys)
    assert [person["name"] for person in _listed("users", url, capsys)] == ["Ada"]


def test_a_banned_account_is_out_at_once_and_can_come_back(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    client = server.client("Troublemaker")
    token = client.make_token("bot")
    assert main(["--lang", "en", "admin", "ban", "troubleMAKER", "--database", server.database]) == 0
    assert "Troublemaker is banned" in capsys.readouterr().out
    for known in (client, Client(server.url, token=token)):
        with pytest.raises(ServerProblem) as caught:
            known.ask("GET", "/api/account")
        assert caught.value.status == 401
    with pytest.raises(ServerProblem) as caught:
        server.stranger().log_in("Troublemaker", PASSWORD)
    assert (caught.value.status, caught.value.code) == (403, "account-banned")
    assert main(["admin", "unban", "Troublemaker", "--database", server.database]) == 0
    server.stranger().log_in("Troublemaker", PASSWORD)


def test_a_forgotten_password_is_drawn_anew(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    client = server.client("Forgetful")
    assert main(["--lang", "en", "admin", "password", "Forgetful", "--database", server.database]) == 0
    drawn = capsys.readouterr().out.strip().rsplit(" ", 1)[1]
    with pytest.raises(ServerProblem):
        client.ask("GET", "/api/account")
    with pytest.raises(ServerProblem):
        server.stranger().log_in("Forgetful", PASSWORD)
    server.stranger().log_in("Forgetful", drawn)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_table_is_deleted_with_all_that_belongs_to_it(
    kind: str, tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with fresh_database(kind, tmp_path, postgres) as url, running_server(url) as server:
        table_id, clients = seated_table([server], "american-rails", 3)
        other_id, others = seated_table([server], "1830", 3)
        play_on(clients, table_id, 55)
        clients[0].ask("POST", f"/api/tables/{table_id}/chat", {"text": "good bye"})
        line = _fails(["delete", "--table", table_id, "--database", url], capsys)
        assert "Nothing was deleted" in line
        assert main(["admin", "delete", "--table", table_id, "--yes", "--database", url]) == 0
        capsys.readouterr()
        assert [table["id"] for table in _listed("tables", url, capsys)] == [other_id]
        with pytest.raises(ServerProblem) as caught:
            clients[0].table(table_id)
        assert caught.value.status == 404
        assert others[0].move(other_id, 0, {"kind": "pass"})["entry"]["number"] == 1


def test_check_lists_what_does_not_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = sqlite_url(tmp_path)
    with running_server(url) as server:
        fit, others = seated_table([server], "american-rails", 3, seed=1)
        play_on(others, fit, 5)
        table_id, clients = seated_table([server], "1830", 3, seed=2, name="Sunday")
        play_on(clients, table_id, 12)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.execute("DROP TRIGGER actions_UPDATE")
        connection.execute("UPDATE actions SET seat = (seat + 1) % 3 WHERE number = 7 AND table_id = ?", (table_id,))
    assert main(["--lang", "en", "admin", "check", "--database", url]) == 1
    told, summary = capsys.readouterr().out.strip().splitlines()
    assert told.startswith(f"{table_id} “Sunday” (1830, running, rules version")
    assert "entry 7 is refused: " in told
    assert "1830 §" in told
    assert summary == "2 games were played again; one does not fit."
    assert main(["admin", "check", "--json", "--database", url]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["table"], line["fits"]) for line in lines] == [(fit, True), (table_id, False)]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ban", "Nobody"], "There is no account Nobody."),
        (["ban", "#99999"], "There is no account #99999."),
        (["ban", "#99999999999999999999"], "There is no account #99999999999999999999."),
        (["delete", "--table", "none"], "There is no table none."),
        (["delete", "--table", "x", "--user", "y"], "Say either --user or --table."),
        (["settle", "77"], "There is no report 77."),
        (["tables", "--status", "lost"], "There is no status “lost”, only open, running, finished, abandoned."),
        (["restore", "no-such-file.gz"], "There is no file no-such-file.gz."),
        (
            ["backup", "/no/such/folder/x.gz"],
            "/no/such/folder/x.gz cannot be written: there is no such folder.",
        ),
        (["backup", "/"], "/ cannot be written: it is a folder."),
        (["backup", "", "--overwrite"], ". cannot be written: it is a folder."),
        (["password", "#\N{SUPERSCRIPT TWO}"], "There is no account #\N{SUPERSCRIPT TWO}."),
    ],
)
def test_wrong_input_is_told_in_one_sentence(
    server: Server, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _fails([*arguments, "--database", server.database], capsys) == f"kursbuch: {sentence}"


def _fails(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main(["--lang", "en", "admin", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


def _listed(what: str, url: str, capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    capsys.readouterr()
    assert main(["admin", what, "--json", "--database", url]) == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found
