"""Chance is a value: the same seed shuffles the same way, and nothing is lost in a shuffle."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kursbuch.kernel import Chance

SEEDS = st.integers(0, 2**64 - 1) | st.integers(2**64, 2**128 - 1)
LARGE = 2**127 + 7


@given(SEEDS, st.lists(st.integers()))
def test_a_shuffle_keeps_every_item_and_repeats_with_the_seed(seed: int, items: list[int]) -> None:
    shuffled, after = Chance(seed).shuffle(items)
    assert Counter(shuffled) == Counter(items)
    assert Chance(seed).shuffle(items) == (shuffled, after)


@pytest.mark.parametrize("seed", [1, LARGE])
def test_all_orders_are_about_equally_likely(seed: int) -> None:
    chance = Chance(seed)
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        order, chance = chance.shuffle("abc")
        orders[order] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


@given(SEEDS, st.integers(1, 1000))
def test_a_number_below_a_limit_is_below_it(seed: int, limit: int) -> None:
    number, following = Chance(seed).below(limit)
    assert 0 <= number < limit
    assert following != Chance(seed)


def test_stored_games_are_dealt_as_before() -> None:
    """Whoever changes how is drawn from a seed breaks every record with it."""
    assert Chance(7).shuffle(range(8))[0] == (1, 4, 5, 2, 6, 0, 3, 7)
    assert Chance(LARGE).shuffle(range(8))[0] == (7, 2, 1, 6, 3, 0, 5, 4)


def test_all_of_a_large_seed_counts() -> None:
    """Two of which only the upper half differs deal differently."""
    orders = {Chance((upper << 64) + 7).shuffle(range(20))[0] for upper in range(50)}
    assert len(orders) == 50
