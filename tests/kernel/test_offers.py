"""Offers can be iterated, asked and sampled, and agree with themselves."""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from hypothesis import given
from hypothesis import strategies as st

from kursbuch.kernel import Action, Amounts, Choices, Single, contains, encode_action


@dataclass(frozen=True, slots=True)
class Bid(Action):
    kind: ClassVar[str] = "bid"
    item: str
    amount: int
    note: str | None = None


@given(st.integers(-50, 50), st.integers(0, 30), st.integers(-100, 100))
def test_a_range_contains_what_it_iterates_and_nothing_else(low: int, size: int, amount: int) -> None:
    offer = Amounts(Bid("SV", low), "amount", low, low + size)
    assert (Bid("SV", amount) in offer) == (Bid("SV", amount) in list(offer)) == (low <= amount <= low + size)
    assert Bid("CS", low) not in offer
    assert Bid("SV", low, "cheap") not in offer
    assert offer.sample(Random(amount)) in offer


def test_choices_and_single_actions_contain_themselves() -> None:
    first, second, other = Bid("SV", 20), Bid("CS", 40), Bid("DH", 70)
    assert contains([Single(first), Choices((second, other))], other)
    assert not contains([Single(first)], second)
    assert Choices((first, second)).sample(Random(1)) in (first, second)


def test_an_action_is_flat_json_without_what_it_does_not_say() -> None:
    assert encode_action(Bid("SV", 20)) == {"kind": "bid", "item": "SV", "amount": 20}
