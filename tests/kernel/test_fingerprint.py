"""Fingerprints of data: the same for what says the same, another for every change."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import pytest

from kursbuch.kernel import Record, Title, fingerprint_of, titles


@dataclass(frozen=True)
class Town:
    name: str
    revenue: int


def test_order_and_form_do_not_count() -> None:
    assert fingerprint_of({"a": 1, "b": [2, 3]}) == fingerprint_of({"b": (2, 3), "a": 1})
    assert fingerprint_of({"x": {"p", "q"}}) == fingerprint_of({"x": {"q", "p"}})
    assert fingerprint_of(Town("Acton", 10)) == fingerprint_of({"revenue": 10, "name": "Acton"})


def test_what_is_no_data_is_refused() -> None:
    with pytest.raises(TypeError, match="object"):
        fingerprint_of({"rule": object()})


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_every_figure_of_a_title_counts(title: Title) -> None:
    """One figure changed anywhere in the data gives another fingerprint."""
    assert title.data is not None
    before = title.fingerprint
    numbers = list(_numbers(title.data()))
    assert len(numbers) > 20
    for place in numbers[:: max(1, len(numbers) // 25)]:
        changed = deepcopy(title.data())
        inner: Any = changed
        for key in place[:-1]:
            inner = inner[key]
        inner[place[-1]] += 1
        assert fingerprint_of(changed) != before
    assert fingerprint_of(title.data()) == before


def _numbers(data: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        if isinstance(part, int) and not isinstance(part, bool):
            yield (*place, key)
        else:
            yield from _numbers(part, (*place, key))


def test_a_record_knows_whose_rules_it_follows() -> None:
    title = titles()["1830"]
    own = Record("1830", ("A", "B"), {}, 1, title.rules_version, fingerprint=title.fingerprint)
    assert own.is_of(title)
    assert Record("1830", ("A", "B"), {}, 1, title.rules_version).is_of(title)
    assert not Record("1830", ("A", "B"), {}, 1, title.rules_version, fingerprint="0123456789abcdef").is_of(title)
    assert not Record("1830", ("A", "B"), {}, 1, title.rules_version - 1, fingerprint=title.fingerprint).is_of(title)
