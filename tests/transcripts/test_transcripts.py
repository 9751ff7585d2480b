"""A change in play shows as a difference here. If it is meant: `python -m tests.transcripts.writing`."""

import pytest

from kursbuch.kernel import titles
from tests.properties.playing import Case
from tests.transcripts.writing import CASES, digest, note, noted_versions, path, write


@pytest.mark.parametrize("case", CASES, ids=str)
def test_play_has_not_changed(case: Case) -> None:
    assert write(case).splitlines() == path(case).read_text(encoding="utf-8").splitlines()


def test_every_title_has_a_transcript() -> None:
    assert set(titles()) == {case.title for case in CASES}


@pytest.mark.parametrize("title", sorted(titles()))
def test_other_play_has_another_version_of_the_rules(title: str) -> None:
    """Stored games know by `rules_version` that the rules have changed; it must not be forgotten."""
    assert noted_versions()[title].get(str(titles()[title].rules_version)) == digest(title)


def test_a_version_is_not_written_over() -> None:
    noted = {"1": "as it was"}
    with pytest.raises(ValueError, match="version 1 was played otherwise"):
        note(noted, 1, "otherwise", same_rules=False)
    assert note(noted, 1, "as it was", same_rules=False) == noted
    assert note(noted, 2, "otherwise", same_rules=False) == {"1": "as it was", "2": "otherwise"}
    assert note(noted, 1, "in other words", same_rules=True) == {"1": "in other words"}
