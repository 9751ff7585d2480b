"""Servers for the tests of the interface."""

import logging
from collections.abc import Iterator

import pytest

from kursbuch.server.logs import JsonLines
from tests.api.inside import Inside, inside_server
from tests.api.postgres import running_postgres
from tests.api.servers import Server, running_server, sqlite_url


@pytest.fixture(autouse=True)
def _logs_of_a_command_end_with_its_test() -> Iterator[None]:
    """`kursbuch serve` within this process writes to a standard error that the next test has not any more."""
    root = logging.getLogger()
    level = root.level
    yield
    root.setLevel(level)
    for handler in root.handlers[:]:
        if isinstance(handler.formatter, JsonLines):
            root.removeHandler(handler)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that only ask it something."""
    with running_server(sqlite_url(tmp_path_factory.mktemp("sqlite"))) as running:
        yield running


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server within this process, whose time stands still until a test sets it forward."""
    with inside_server(tmp_path_factory.mktemp("inside")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with running_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def two_servers(postgres: str) -> Iterator[tuple[Server, Server]]:
    """Two processes that share the tables of one database."""
    with running_server(postgres) as first, running_server(postgres) as second:
        yield first, second
