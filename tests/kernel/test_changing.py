"""Values with some fields changed."""

from dataclasses import dataclass, replace

import pytest

from kursbuch.kernel import with_changes


@dataclass(frozen=True, slots=True)
class Paper:
    owner: str
    price: int = 100


@dataclass(frozen=True, slots=True)
class Bond(Paper):
    interest: int = 5


@dataclass(frozen=True, slots=True)
class Coin:
    value: int


@pytest.mark.parametrize(
    ("value", "changes"), [(Bond("A", 50), {"owner": "B"}), (Bond("A"), {}), (Coin(1), {"value": 2})]
)
def test_a_value_is_changed_as_the_standard_library_would(value: Bond | Coin, changes: dict[str, object]) -> None:
    before = repr(value)
    assert with_changes(value, **changes) == replace(value, **changes)  # type: ignore[arg-type]
    assert repr(value) == before


def test_a_field_that_there_is_not_is_an_error() -> None:
    with pytest.raises(KeyError):
        with_changes(Coin(1), colour="red")  # type: ignore[call-arg]
