"""Rate limits of two servers on one database are one."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from kursbuch.client import Client, ServerProblem
from kursbuch.server.buckets import SharedBuckets
from kursbuch.server.settings import Rate
from kursbuch.server.storage import Database
from tests.api.servers import GENEROUS, Server, running_server

RATES = {**GENEROUS, "KURSBUCH_RATE_CHAT": "45/86400", "KURSBUCH_RATE_LOGIN": "6/86400"}


@pytest.fixture(scope="module")
def strict_servers(postgres: str) -> Iterator[tuple[Server, Server]]:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE strict")
    database = postgres.replace("/postgres?", "/strict?")
    with running_server(database, RATES) as first, running_server(database, RATES) as second:
        yield first, second


def test_who_goes_from_server_to_server_has_one_limit(strict_servers: tuple[Server, Server]) -> None:
    host = strict_servers[0].client()
    table = host.create_table("1830", ["person", "bot"])["id"]
    token = host.make_token("twin")
    twins = [Client(server.url, token=token) for server in strict_servers]
    said = sum(_is_taken(twins[number % 2], table) for number in range(60))
    assert said == 45


def _is_taken(client: Client, table: str) -> bool:
    try:
        client.chat(table, "again")
    except ServerProblem as problem:
        if (problem.status, problem.code) != (429, "too-many-requests"):
            raise
        return False
    return True


def test_guesses_of_a_password_are_counted_together(strict_servers: tuple[Server, Server]) -> None:
    strict_servers[0].client("Guessed")
    codes = []
    for number in range(8):
        with pytest.raises(ServerProblem) as refused:
            strict_servers[number % 2].stranger().log_in("Guessed", "a wrong password")
        codes.append(refused.value.code)
    assert codes == ["password-wrong"] * 6 + ["too-many-requests"] * 2


def test_buckets_fill_again_hide_addresses_and_are_forgotten(strict_servers: tuple[Server, Server]) -> None:
    database = Database(strict_servers[0].database)
    rate = Rate(1, 1000)
    assert SharedBuckets(database).take("read", "192.0.2.7", rate) == 0
    with psycopg.connect(strict_servers[0].database, autocommit=True) as connection:
        connection.execute("UPDATE buckets SET since = since - 600 WHERE kind = 'read'")
        assert 300 < SharedBuckets(database).take("read", "192.0.2.7", rate) <= 400
        assert all("192.0.2.7" not in who for (who,) in connection.execute("SELECT who FROM buckets"))
        connection.execute("UPDATE buckets SET since = since - 401 WHERE kind = 'read'")
        assert SharedBuckets(database).take("read", "192.0.2.7", rate) == 0
        connection.execute("UPDATE buckets SET since = since + 86400 WHERE kind = 'read'")
        assert SharedBuckets(database).take("read", "192.0.2.7", rate) == 0  # the database's clock was set back
        connection.execute("UPDATE buckets SET since = since - 1001")
        assert SharedBuckets(database).take("read", "192.0.2.8", rate) == 0
        SharedBuckets(database).forget(1000)
        assert len(list(connection.execute("SELECT who FROM buckets"))) == 1
    database.close()


def test_many_at_once_on_two_processes_get_no_more_than_there_is(strict_servers: tuple[Server, Server]) -> None:
    """Askers at the same time, each process with its own memory of what it took."""
    databases = [Database(strict_servers[0].database) for _ in range(2)]
    buckets = [SharedBuckets(database) for database in databases]
    with ThreadPoolExecutor(8) as pool:
        waits = list(pool.map(lambda number: buckets[number % 2].take("ask", "many", Rate(100, 86400)), range(160)))
    assert 50 <= waits.count(0) <= 100  # some may lie in the process that is not asked for them
    for database in databases:
        database.close()
