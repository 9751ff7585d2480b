"""A change in play shows as a difference here. If it is meant: `python -m tests.transcripts.writing`."""

import pytest

from kursbuch.kernel import titles
from tests.properties.playing import Case
from tests.transcripts.writing import CASES, path, write


@pytest.mark.parametrize("case", CASES, ids=str)
def test_play_has_not_changed(case: Case) -> None:
    assert write(case).splitlines() == path(case).read_text(encoding="utf-8").splitlines()


def test_every_title_has_a_transcript() -> None:
    assert set(titles()) == {case.title for case in CASES}
