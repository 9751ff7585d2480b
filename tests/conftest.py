"""How much is tested: a fixed sample of the properties, or all of them with seeds of their own; and in which order."""

import os
from itertools import islice

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("kursbuch")
    group.addoption("--everything", action="store_true", help="every combination of options, not a sample of them")
    group.addoption("--seed", type=int, default=0, help="another number plays other random games")


def pytest_report_header(config: pytest.Config) -> str:
    return f"properties: {'all' if config.getoption('everything') else 'a sample'}, --seed {config.getoption('seed')}"


@pytest.fixture(scope="session")
def everything(pytestconfig: pytest.Config) -> bool:
    """Whether all of a large number of cases is tried, or a part of it."""
    return bool(pytestconfig.getoption("everything"))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every worker begins with its part of the slow tests: none is left alone with several of them in the end.

    The workers' stretches are as long as pytest-xdist cuts them.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    slow = [item for item in items if item.get_closest_marker("slow")]
    quick = iter([item for item in items if not item.get_closest_marker("slow")])
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        first = slow[worker::workers]
        stretch = (len(items) - len(ordered)) // (workers - worker)
        ordered += [*first, *islice(quick, max(0, stretch - len(first)))]
    items[:] = [*ordered, *quick]
