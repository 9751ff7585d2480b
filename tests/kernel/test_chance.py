"""Chance is a value: the same seed shuffles the same way, and nothing is lost in a shuffle."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from kursbuch.kernel import Chance


@given(st.integers(0, 2**64 - 1), st.lists(st.integers()))
def test_a_shuffle_keeps_every_item_and_repeats_with_the_seed(seed: int, items: list[int]) -> None:
    shuffled, after = Chance(seed).shuffle(items)
    assert Counter(shuffled) == Counter(items)
    assert Chance(seed).shuffle(items) == (shuffled, after)


def test_all_orders_are_about_equally_likely() -> None:
    chance = Chance(1)
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        order, chance = chance.shuffle("abc")
        orders[order] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_a_number_below_a_limit_is_below_it(seed: int, limit: int) -> None:
    number, following = Chance(seed).below(limit)
    assert 0 <= number < limit
    assert following != Chance(seed)
