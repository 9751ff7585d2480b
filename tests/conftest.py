"""How much is tested: a fixed sample of the properties, or all of them with seeds of their own."""

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
