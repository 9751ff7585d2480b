"""The cases that the properties are tried with: a sample of all, or all."""

import pytest

from tests.properties.playing import cases, sample


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests get one `case` after the other, or one `family_case` of the 18xx titles, unless they bring their own."""
    own = {name for mark in metafunc.definition.iter_markers("parametrize") for name in str(mark.args[0]).split(",")}
    found = cases() if metafunc.config.getoption("everything") else sample()
    family = [case for case in found if case.title.startswith("18")]
    for name, chosen in (("case", found), ("family_case", family)):
        if name in metafunc.fixturenames and name not in own:
            metafunc.parametrize(name, chosen, ids=str)


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """What is added to the seeds of random games."""
    found = request.config.getoption("seed")
    assert isinstance(found, int)
    return found
