"""Values with some fields changed."""

import pickle
from dataclasses import FrozenInstanceError, dataclass, fields, replace
from types import SimpleNamespace

import pytest

from kursbuch.kernel import copier, quickly_made, with_changes


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
    with pytest.raises(AttributeError):
        with_changes(Coin(1), colour="red")  # type: ignore[call-arg]


@pytest.mark.parametrize("value", [Bond("A", 50), Coin(1)])
def test_a_changed_value_is_frozen_as_before(value: Bond | Coin) -> None:
    changed = with_changes(value)
    assert type(changed) is type(value)
    assert hash(changed) == hash(value)
    assert pickle.loads(pickle.dumps(changed)) == value
    with pytest.raises(FrozenInstanceError):
        setattr(changed, fields(changed)[0].name, "B")


def test_a_value_can_be_made_from_anything_with_its_fields() -> None:
    made = copier(Bond)(SimpleNamespace(owner="A", price=7, interest=3, colour="red"))
    assert made == Bond("A", 7, 3)


@quickly_made
@dataclass(frozen=True, slots=True)
class Share(Paper):
    percent: int = 10


def test_a_quickly_made_value_is_what_the_standard_library_makes() -> None:
    share = Share("A", percent=20)
    assert share == Share("A", 100, 20) == with_changes(Share("A"), percent=20)
    assert repr(share).endswith("Share(owner='A', price=100, percent=20)")
    with pytest.raises(FrozenInstanceError):
        share.price = 5  # type: ignore[misc]
    with pytest.raises(TypeError, match=r"Share.__init__\(\) missing 1 required positional argument: 'owner'"):
        Share()  # type: ignore[call-arg]
