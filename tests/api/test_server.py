"""The server as a process: health, logs, documents, bad settings."""

import sqlite3
from pathlib import Path
from socket import create_server

import httpx
import psycopg
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import kursbuch.server
from kursbuch.cli.main import main
from kursbuch.client import Client
from kursbuch.locale import LANGUAGES, texts_for
from tests.api.games import play_on, seated_table
from tests.api.servers import PATIENCE, Server, running_server, sqlite_url, until


def test_health_and_documents(server: Server) -> None:
    stranger = server.stranger()
    assert stranger.ask("GET", "/healthz") == {"status": "ok", "database": "sqlite", "misfits": 0, "faults": 0}
    schema = stranger.ask("GET", "/openapi.json")
    assert "/api/tables/{table_id}/moves" in schema["paths"]
    for operations in schema["paths"].values():
        for operation in operations.values():
            assert operation["description"]


def test_logs_are_json_lines_without_secrets(server: Server) -> None:
    client = server.client()
    table = client.create_table("1830", ["person", "open"], public=False)
    server.stranger().table(table["id"], invitation=table["invitation"])
    with server.stranger().live(table["id"], invitation=table["invitation"]) as live:
        assert live.next_message(timeout=PATIENCE)["type"] == "hello"
    lines = server.lines()
    requests = [line for line in lines if line["event"] == "request"]
    assert {"method", "path", "status", "ms", "time", "level"} <= requests[-1].keys()
    assert f"/api/tables/{table['id']}/live" in [line["path"] for line in lines if line["event"] == "connected"]
    assert table["invitation"] not in str(lines)
    assert client.http.cookies["kursbuch_session"] not in str(lines)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--database", "no address"], "no address"),
        (["--database", "mysql://localhost/x"], "mysql"),
        (["--database", "sqlite://"], "file"),
        (["--database", "sqlite:////no/such/folder/x.sqlite3"], "unable to open"),
        (["--database", "postgresql://kursbuch@127.0.0.1:9/none"], "127.0.0.1"),
    ],
)
def test_bad_settings_are_told_in_one_line(arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", *arguments]) == 2
    error = capsys.readouterr().err.strip().splitlines()[-1]
    assert error.startswith("kursbuch: ")
    assert word in error


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("KURSBUCH_RATE_LOGIN", "often"),
        ("KURSBUCH_RATE_MOVE", "240"),
        ("KURSBUCH_NOTICE_GRACE", "-1"),
        ("KURSBUCH_RATE_CHAT", "0/60"),
        ("KURSBUCH_SWEEP", "0"),
        ("KURSBUCH_PATIENCE", "1e9"),
        ("KURSBUCH_HEARTBEAT", "nan"),
        ("KURSBUCH_RATE_READ", f"{10**400}/60"),
        ("KURSBUCH_RATE_READ", "60/1e-300"),
        ("KURSBUCH_SMTP", "smtp://ada:secret@mail.example.org:smtp"),
        ("KURSBUCH_PRIVATE_WEBHOOKS", "true"),
        ("KURSBUCH_PUBLIC_URL", "example.org"),
    ],
)
def test_bad_variables_are_told_in_one_line(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    assert main(["--lang", "en", "serve"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"kursbuch: The variable {name} cannot be read")
    assert value not in line


def test_a_database_of_one_alphabet_is_refused(postgres: str, capsys: pytest.CaptureFixture[str]) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'")
    assert main(["--lang", "en", "serve", "--database", postgres.replace("/postgres?", "/latin?")]) == 2
    assert "LATIN1" in capsys.readouterr().err


def test_a_database_that_was_made_without_a_locale_keeps_all_letters(postgres: str) -> None:
    """As Debian makes them where no locale is set."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE plain ENCODING 'SQL_ASCII' TEMPLATE template0 LOCALE 'C'")
    with running_server(postgres.replace("/postgres?", "/plain?")) as server:
        table_id, clients = seated_table([server], "1830", 2)
        said = clients[0].chat(table_id, "Grüße, Ёж \U0001f682")
        play_on(clients, table_id, 2)
        assert clients[1].ask("GET", f"/api/tables/{table_id}/chat") == [said]
        assert server.client("Ёлка").ask("GET", "/api/account")["name"] == "Ёлка"


def test_a_server_without_its_database_says_so(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE closing")
        with running_server(postgres.replace("/postgres?", "/closing?")) as server:
            assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
            connection.execute("ALTER DATABASE closing ALLOW_CONNECTIONS false")
            connection.execute(
                "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = 'closing'"
            )
            answer = httpx.get(f"{server.url}/healthz?again", timeout=PATIENCE)
            assert (answer.status_code, answer.json()["code"]) == (503, "database-away")
            until(lambda: [line["status"] for line in server.lines() if line["event"] == "request"] == [200, 503])


def test_a_port_that_is_taken_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["--lang", "de", "serve", "--port", port, "--database", sqlite_url(tmp_path)]) == 2
    assert "ein anderes Programm" in capsys.readouterr().err


def test_the_database_itself_refuses_to_change_a_move(tmp_path: Path) -> None:
    with running_server(sqlite_url(tmp_path)) as server:
        table_id, clients = seated_table([server], "1830", 3)
        clients[0].move(table_id, 0, {"kind": "pass"})
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        for change in ("UPDATE actions SET seat = 2", "DELETE FROM actions"):
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                database.execute(change)
        again = "INSERT INTO actions SELECT * FROM actions"
        with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
            database.execute(again)


def test_late_games_open_from_snapshots_and_without_them(tmp_path: Path) -> None:
    """A snapshot of another version of the rules, or a forged one, is not read: the moves are played again."""
    database = sqlite_url(tmp_path)
    with running_server(database) as server:
        table_id, clients = seated_table([server], "american-rails", 3, seed=6)
        play_on(clients, table_id, 104)
        token = clients[0].make_token("later")
        before = clients[0].state(table_id)
    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file) as connection:
        numbers = [row[0] for row in connection.execute("SELECT number FROM snapshots ORDER BY number")]
    assert numbers == [50, 100]
    for spoil in ("SELECT 1", "UPDATE snapshots SET position = x'00'", "UPDATE snapshots SET code = 'other'"):
        with sqlite3.connect(file) as connection:
            connection.execute(spoil)
        with running_server(database) as server:
            assert Client(server.url, token=token).state(table_id) == before


def test_every_problem_has_a_sentence_in_both_languages() -> None:
    folder = Path(kursbuch.server.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    codes = {message.removeprefix("error-") for message in _messages("en") if message.startswith("error-")}
    unused = [code for code in codes if f'"{code}"' not in source and not code.startswith("table-is-")]
    assert unused == []
    assert _messages("de") == _messages("en")


def _messages(language: str) -> list[str]:
    path = Path(kursbuch.__path__[0]) / "locale" / language / "server.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def test_mails_are_filled_completely() -> None:
    words = {"name": "Sunday", "player": "Ada", "url": "https://x", "link": "https://y", "title": "1830"}
    for language in LANGUAGES:
        for message in ("mail-turn", "mail-turn-subject", "mail-confirm", "mail-confirm-subject"):
            text = texts_for(language).text(message, **words)
            assert "{" not in text
            assert not text.startswith("mail-")
