"""What whoever runs a server looks at: is it ready, what does it count, which databases does it refuse."""

import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from kursbuch.cli.main import main
from kursbuch.server.settings import Settings
from kursbuch.server.storage import Database
from tests.api.games import play_on, seated_table
from tests.api.servers import GENEROUS, PATIENCE, Server, running_server, sqlite_url

ROOT = Path(__file__).parents[2]
DEPLOYED = [ROOT / name for name in ("Dockerfile", "compose.yaml", "docs/hosting.md")]
WITH_METRICS = {**GENEROUS, "KURSBUCH_METRICS": "yes"}


def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    """The key of the sessions and the digests of passwords are in it."""
    with running_server(sqlite_url(tmp_path)) as server:
        server.client()
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert set(modes) >= {"tables.sqlite3", "tables.sqlite3-wal"}
    assert set(modes.values()) == {0o600}


def test_a_new_connection_leaves_the_locks_of_the_others(tmp_path: Path) -> None:
    """Else another process takes the file for unused, and removes what was written and not yet moved into it."""
    database = Database(sqlite_url(tmp_path))
    change = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('PRAGMA journal_mode=DELETE')"
    with database.connect() as reading:
        reading.execute(text("SELECT * FROM sqlite_master"))
        database.connect().close()
        command = [sys.executable, "-c", change, str(tmp_path / "tables.sqlite3")]
        other = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    database.close()
    assert "database is locked" in other.stderr


def test_ready(server: Server) -> None:
    answer = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
    assert (answer.status_code, answer.json()) == (200, {"status": "ready"})


@pytest.mark.parametrize(
    ("scheme", "code", "word"), [("0001", "database-older", "0001"), ("9999", "database-newer", "newer version")]
)
def test_a_database_of_another_scheme_is_not_ready(tmp_path: Path, scheme: str, code: str, word: str) -> None:
    """Somebody else's program changed the scheme while the server ran."""
    with running_server(sqlite_url(tmp_path)) as server:
        _set_scheme(tmp_path, scheme)
        answer = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
        assert (answer.status_code, answer.json()["code"]) == (503, code)
        assert word in answer.json()["text"]
        assert not [line for line in server.lines() if "exception" in line]


def test_a_newer_database_is_refused_in_one_line_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running_server(sqlite_url(tmp_path)):
        pass
    _set_scheme(tmp_path, "9999")
    assert main(["--lang", "en", "serve", "--port", "0", "--database", sqlite_url(tmp_path)]) == 2
    (line,) = [line for line in capsys.readouterr().err.splitlines() if not line.startswith("{")]
    assert line.startswith("kursbuch: The database was last used by a newer version")
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


def _set_scheme(folder: Path, scheme: str) -> None:
    with sqlite3.connect(folder / "tables.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (scheme,))


def test_figures_are_told_only_where_they_are_wanted(server: Server) -> None:
    assert httpx.get(f"{server.url}/metrics", timeout=PATIENCE).status_code == 404


def test_figures_for_prometheus(tmp_path: Path) -> None:
    with running_server(sqlite_url(tmp_path), WITH_METRICS) as server:
        table_id, clients = seated_table([server], "1830", 3, clock={"mode": "move", "seconds": 600})
        play_on(clients, table_id, 5)
        httpx.get(f"{server.url}/no/such/page", timeout=PATIENCE)
        httpx.request("BREW", f"{server.url}/coffee", timeout=PATIENCE)
        before = _figures(server)
        with clients[0].live(table_id) as live:
            live.next_message(timeout=PATIENCE)
            during = _figures(server)
    assert before['kursbuch_moves_total{by="person"}'] == 5
    posts = 'kursbuch_request_seconds_count{method="POST",route="/api/tables/{table_id}/moves",status="2xx"}'
    assert before[posts] == 5
    assert before['kursbuch_tables{status="running"}'] == 1
    assert (before["kursbuch_sockets"], during["kursbuch_sockets"]) == (0, 1)
    for name in ("notices_waiting", "notices_due", "late_clocks", "misfits", "open_reports"):
        assert before[f"kursbuch_{name}"] == 0
    assert "BREW" not in str(before)
    assert "coffee" not in str(before)


def test_errors_and_late_clocks_are_counted(tmp_path: Path) -> None:
    """A table whose clock ran out cannot be played on: its clock stays late, and the log has an error."""
    with running_server(sqlite_url(tmp_path), {**WITH_METRICS, "KURSBUCH_SWEEP": "3600"}) as server:
        seated_table([server], "1830", 3, clock={"mode": "move", "seconds": 1, "at_zero": "skip"})
        with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
            connection.execute("UPDATE tables SET deadline = 1.0")
            connection.execute("DROP TABLE chat")
        client = server.client()
        other = client.create_table("1830", ["person", "hotseat"])
        answer = client.http.get(f"/api/tables/{other['id']}/chat")
        assert answer.status_code in (500, 503)
        figures = _figures(server)
    assert figures["kursbuch_late_clocks"] == 1
    assert figures['kursbuch_errors_total{part="kursbuch.api"}'] == 1


def _figures(server: Server) -> dict[str, float]:
    answer = httpx.get(f"{server.url}/metrics", timeout=PATIENCE)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


class Asked(dict[str, str]):
    """An empty environment that notes what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        self.names.add(name)
        return default


def test_settings_are_documented_and_what_is_deployed_names_no_others() -> None:
    asked = Asked()
    Settings.from_environment(None, "127.0.0.1", 0, asked)
    documented = (ROOT / "docs/server.md").read_text()
    rates = {name for name in asked.names if name.startswith("KURSBUCH_RATE_")}
    assert {name for name in asked.names - rates if f"`{name}`" not in documented} == set()
    assert {name for name in rates if f"_{name.removeprefix('KURSBUCH_RATE_')}`" not in documented} == set()
    for path in (*DEPLOYED, *(ROOT / "deploy").iterdir()):
        named = set(re.findall(r"\bKURSBUCH_[A-Z_]+", path.read_text()))
        assert named <= asked.names | {"KURSBUCH_DATA"}, path.name
