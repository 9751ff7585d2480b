"""Revenue before the treasury, and bonuses, against brute force on small random networks."""

from dataclasses import replace

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kursbuch.eighteenxx.router import JoinBonus, Network, Stop, Track, Train, best_revenue
from kursbuch.eighteenxx.router.priority import REVENUE_WEIGHT
from tests.router.brute_force import best_revenue as most_by_trying
from tests.router.brute_force import ways
from tests.router.test_properties import networks

FIRST, SECOND = 10**4, 10**6
"""Added to the value of stops to see from the sum of a route which sets of stops it meets."""


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(networks(mines=True), st.lists(st.integers(1, 3), min_size=1, max_size=2))
def test_revenue_counts_before_the_treasury(network: Network, reaches: list[int]) -> None:
    mines = frozenset(number for number, stop in enumerate(network.stops) if stop.kind == "mine")
    trains = [_goods_train(reach, mines) for reach in reaches]
    weighted = tuple(
        replace(stop, value=stop.value if stop.kind == "mine" else REVENUE_WEIGHT * stop.value)
        for stop in network.stops
    )
    run = best_revenue(network, trains)
    assert run.proven
    best = most_by_trying(replace(network, stops=weighted), trains)
    assert REVENUE_WEIGHT * run.revenue + run.treasury == best


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(networks(), st.lists(st.integers(2, 4), min_size=1, max_size=2), st.data())
def test_bonuses_are_found(network: Network, reaches: list[int], data: st.DataObject) -> None:
    numbers = st.frozensets(st.integers(0, max(len(network.stops) - 1, 0)), max_size=2)
    bonus = JoinBonus(50, (data.draw(numbers), data.draw(numbers)))
    trains = [Train(str(reach), reach) for reach in reaches]
    run = best_revenue(replace(network, bonus=bonus), trains)
    assert run.revenue == _most_with_bonus(network, bonus, trains)


def test_the_bonus_may_be_worth_more_than_the_richer_route_of_another_train() -> None:
    """1 to 2 alone brings 50; 1 to 0 and 1 to 3 bring 40, but with the bonus 90 (1824 X.4)."""
    stops = (
        Stop("A", 0, "town", 10, False, False),
        Stop("B1", 1, "city", 10, False, True),
        Stop("B2", 2, "city", 40, False, False),
        Stop("E", 3, "city", 10, False, False),
    )
    ends = [("A", -2, -1), ("A", 0, -1), ("B", 1, -1), ("B", 1, -3), ("B", 2, -3), ("C", -5, -4), ("C", -4, -2)]
    ends += [("D", -3, -4), ("F", -5, -7), ("E", 3, -7)]
    tracks = tuple(Track(hex_, a, b) for hex_, a, b in ends)
    bonus = JoinBonus(50, (frozenset({0}), frozenset({1})))
    trains = [Train("2", 2), Train("2", 2)]
    assert best_revenue(Network(stops, tracks, 7), trains).revenue == 50
    assert best_revenue(Network(stops, tracks, 7, bonus), trains).revenue == 90


def _goods_train(reach: int, mines: frozenset[int]) -> Train:
    kinds = frozenset({"city", "offboard"})
    return Train(f"{reach}g", reach, counts=kinds, visits=kinds | {"town"}, starts=mines)


def _most_with_bonus(network: Network, bonus: JoinBonus, trains: list[Train]) -> int:
    marks = [
        FIRST * (number in bonus.ends[0]) + SECOND * (number in bonus.ends[1]) for number in range(len(network.stops))
    ]
    marked = tuple(replace(stop, value=stop.value + mark) for stop, mark in zip(network.stops, marks, strict=True))
    choices = [
        {(_earned(total, bonus.amount), sides) for total, sides in ways(replace(network, stops=marked), train)}
        for train in trains
    ]

    def best(index: int, used: frozenset[int]) -> int:
        if index == len(choices):
            return 0
        taken = [value + best(index + 1, used | sides) for value, sides in choices[index] if not sides & used]
        return max([best(index + 1, used), *taken])

    return best(0, frozenset())


def _earned(total: int, bonus: int) -> int:
    """The value of a route and its bonus, read from the marked sum."""
    second, rest = divmod(total, SECOND)
    first, value = divmod(rest, FIRST)
    return value + (bonus if first and second else 0)
