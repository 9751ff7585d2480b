"""Databases of every earlier version, with rows in them, are brought to the newest scheme and played on."""

from pathlib import Path
from typing import Any, NamedTuple

import psycopg
import pytest
from sqlalchemy import JSON, MetaData, select

from kursbuch.cli.main import main
from kursbuch.client import Client
from kursbuch.server.storage import Database, migrate
from kursbuch.server.storage.migrating import check_scheme, known_schemes
from tests.api.games import play_on, seated_table
from tests.api.servers import running_server, sqlite_url

EARLIER = known_schemes()[:-1]


class Kept(NamedTuple):
    """A database of today with a game in it, and what its first player knows of it."""

    url: str
    table_id: str
    number: int
    token: str
    state: dict[str, Any]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    url = sqlite_url(tmp_path_factory.mktemp("kept"))
    with running_server(url) as server:
        table_id, clients = seated_table([server], "american-rails", 3, seed=7)
        number = play_on(clients, table_id, 55)
        clients[0].ask("POST", f"/api/tables/{table_id}/chat", {"text": "from long ago"})
        return Kept(url, table_id, number, clients[0].make_token("later"), clients[0].state(table_id))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("scheme", EARLIER)
def test_rows_of_an_earlier_scheme_survive(scheme: str, kind: str, kept: Kept, tmp_path: Path, postgres: str) -> None:
    url, table_id = sqlite_url(tmp_path), kept.table_id
    if kind == "postgres":
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE scheme_{scheme}")
        url = postgres.replace("/postgres?", f"/scheme_{scheme}?")
    _copy_as_of(scheme, kept.url, url)
    assert main(["admin", "check", "--database", url]) == 0  # before it is migrated
    with running_server(url) as server:
        client = Client(server.url, token=kept.token)
        assert client.state(table_id) == kept.state
        assert [line["text"] for line in client.ask("GET", f"/api/tables/{table_id}/chat")] == ["from long ago"]
        assert client.table(table_id)["rules"]["standing"] == "same"
        assert len(client.entries(table_id)) == kept.number
        assert server.client().create_table("1830", ["person", "hotseat"])["id"]
    database = Database(url)
    check_scheme(database)
    database.close()


def _copy_as_of(scheme: str, source_url: str, target_url: str) -> None:
    """The rows of the source, in the tables and columns that an earlier program had."""
    source, target = Database(source_url), Database(target_url)
    migrate(target, scheme)
    rows, tables = MetaData(), MetaData()
    rows.reflect(source.engine)
    tables.reflect(target.engine)
    with source.engine.connect() as reading, target.connect_for_migration() as writing:
        for table in tables.sorted_tables:
            if table.name == "alembic_version" or table.name not in rows.tables:
                continue
            known = [column for column in rows.tables[table.name].columns if column.name in table.columns]
            for column in table.columns:
                if isinstance(column.type, JSON):
                    column.type.none_as_null = True
            found = [dict(row._mapping) for row in reading.execute(select(*known))]
            if found:
                writing.execute(table.insert(), found)
        if target.is_postgres:
            for name in ("accounts", "tokens", "notices", "orders"):
                sequence = f"pg_get_serial_sequence('{name}', 'id')"
                writing.exec_driver_sql(
                    f"SELECT setval({sequence}, (SELECT coalesce(max(id), 0) + 1 FROM {name}), false)"
                )
    source.close()
    target.close()


def test_there_are_earlier_schemes_to_come_from() -> None:
    assert EARLIER[:2] == ("0001", "0002")
