"""The cases that the properties are tried with: a sample of all, or all."""

import pytest

from tests.properties.playing import Case, cases, sample

LATE = [
    Case("1830", 4, ()),
    Case("1830", 3, (("board", "plus"),)),
    Case("1849", 4, ()),
    Case("1849", 4, (("advanced", "yes"), ("electric_dreams", "yes"))),
    Case("1824", 4, ()),
    Case("1824", 2, (("variant", "cisleithania"),)),
    Case("1824", 3, (("variant", "cisleithania"),)),
    Case("1824", 3, (("variant", "goods-time"), ("markers", "free"))),
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests get one `case` after the other, unless they bring their own.

    A `family_case` is one of the 18xx titles, a `late_case` one of few of them: its game takes long.
    """
    own = {name for mark in metafunc.definition.iter_markers("parametrize") for name in str(mark.args[0]).split(",")}
    found = cases() if metafunc.config.getoption("everything") else sample()
    family = [case for case in found if case.title.startswith("18")]
    late = family if metafunc.config.getoption("everything") else LATE
    for name, chosen in (("case", found), ("family_case", family), ("late_case", late)):
        if name in metafunc.fixturenames and name not in own:
            metafunc.parametrize(name, chosen, ids=str)


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """What is added to the seeds of random games."""
    found = request.config.getoption("seed")
    assert isinstance(found, int)
    return found
