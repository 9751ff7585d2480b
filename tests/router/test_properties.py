"""The router against brute force and against the constraint solver, on small random networks."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kursbuch.eighteenxx.router import Network, Run, Stop, Track, Train, best_run, fault, has_route, solver
from kursbuch.eighteenxx.router.proof import prove
from tests.router.brute_force import best_revenue

SLOW = [HealthCheck.too_slow]
WIDTH, HEIGHT = 3, 2
SIDES = [(0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1)]


def _junction(x: int, y: int, side: int) -> tuple[int, int, int]:
    if side >= 3:
        dx, dy = SIDES[side]
        return x + dx, y + dy, side - 3
    return x, y, side


def _has_neighbor(x: int, y: int, side: int) -> bool:
    dx, dy = SIDES[side]
    return 0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT


@st.composite
def networks(draw: st.DrawFn, gauges: tuple[str, ...] = ("broad",), mines: bool = False) -> Network:
    """A few hexes, each with plain track or with stops, laid at random."""
    stops: list[Stop] = []
    tracks: list[Track] = []
    junctions: dict[tuple[int, int, int], int] = {}
    kinds = ["city", "city", "town", "offboard", "port"] + (["mine"] if mines else [])
    for x in range(WIDTH):
        for y in range(HEIGHT):
            name = f"{x}/{y}"
            inward = [side for side in range(6) if _has_neighbor(x, y, side)]
            own: list[int] = []
            for _ in range(draw(st.sampled_from([0, 1, 1, 2]))):
                kind = draw(st.sampled_from(kinds))
                passable = kind in ("city", "town") and draw(st.integers(0, 5)) > 0
                place = 0 if kind == "offboard" and draw(st.booleans()) else len(stops)
                station = kind in ("city", "mine") and draw(st.integers(0, 2)) > 0
                own.append(len(stops))
                value = draw(st.integers(1, 8)) * 10
                stops.append(Stop(f"{name}.{len(own)}", place, kind, value, passable, station))
            for _ in range(draw(st.integers(2, 6))):
                side = draw(st.sampled_from(inward))
                end = ~junctions.setdefault(_junction(x, y, side), len(junctions))
                if own and draw(st.integers(0, 3)) > 0:
                    other = draw(st.sampled_from(own))
                else:
                    turn = draw(st.sampled_from([inner for inner in inward if inner != side]))
                    other = ~junctions.setdefault(_junction(x, y, turn), len(junctions))
                track = Track(name, other, end, draw(st.sampled_from(gauges)))
                if track not in tracks:
                    tracks.append(track)
            if len(own) == 2 and draw(st.integers(0, 3)) == 0:
                tracks.append(Track(name, own[0], own[1]))
    return Network(tuple(stops), tuple(tracks), len(junctions))


def worth(run: Run) -> int:
    return run.revenue + run.treasury


def without_shortcuts(network: Network, trains: list[Train]) -> Run:
    """The run as it is searched for in large networks."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solver, "EASY_NODES", 0)
        patch.setattr(solver, "QUICK_BUDGET", 0)
        return best_run(network, trains)


def with_prices(network: Network, trains: list[Train]) -> Run:
    """The run as it is searched for where prices of hexsides are needed to prove it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solver, "QUICK_BUDGET", 0)
        patch.setattr(solver, "ROUNDS", ((8, 100_000),))
        return best_run(network, trains)


def check(network: Network, trains: list[Train]) -> Run:
    run = best_run(network, trains)
    assert run.proven
    assert fault(network, trains, run.routes) is None
    assert run.revenue == sum(route.revenue for route in run.routes)
    assert worth(run) == best_revenue(network, trains)
    assert worth(without_shortcuts(network, trains)) == worth(run)
    assert worth(with_prices(network, trains)) == worth(run)
    if run.routes and all(train.starts is None for train in trains):
        assert has_route(network)
    return run


ordinary = st.lists(
    st.sampled_from([Train("2", 2), Train("3", 3), Train("4", 4), Train("D", None)]), min_size=1, max_size=3
)
h_train = Train("4H", 4, by_hexes=True, narrow=2)
r_train = replace(h_train, name="R6H", reach=6, broad=2, narrow=1)
e_train = Train("E", None, by_hexes=True, narrow=0)
gauged = st.lists(
    st.sampled_from([h_train, replace(h_train, name="8H", reach=8), r_train, e_train]), min_size=1, max_size=3
)


@settings(max_examples=150, deadline=None, suppress_health_check=SLOW)
@given(networks(), ordinary)
def test_ordinary_trains(network: Network, trains: list[Train]) -> None:
    check(network, trains)


@settings(max_examples=150, deadline=None, suppress_health_check=SLOW)
@given(networks(("broad", "narrow", "dual")), gauged)
def test_trains_that_count_hexes(network: Network, trains: list[Train]) -> None:
    doubled = {index: 2 * stop.value for index, stop in enumerate(network.stops) if stop.kind == "city"}
    check(network, [replace(train, values=doubled) if train.name == "E" else train for train in trains])


@settings(max_examples=150, deadline=None, suppress_health_check=SLOW)
@given(networks(mines=True), st.lists(st.integers(1, 4), min_size=1, max_size=2), ordinary)
def test_goods_trains(network: Network, reaches: list[int], others: list[Train]) -> None:
    check(network, goods_trains(network, reaches) + others[:1])


def goods_trains(network: Network, reaches: list[int]) -> list[Train]:
    mines = frozenset(index for index, stop in enumerate(network.stops) if stop.kind == "mine")
    counts = frozenset({"city", "offboard"})
    return [Train(f"{reach}g", reach, counts=counts, starts=mines) for reach in reaches]


@settings(max_examples=40, deadline=None, suppress_health_check=SLOW)
@given(networks(("broad", "dual", "narrow"), mines=True), ordinary, gauged)
def test_solver_agrees(network: Network, first: list[Train], second: list[Train]) -> None:
    for trains in (first, second, goods_trains(network, [2, 3])):
        run = prove(network, trains)
        assert run.proven
        assert fault(network, trains, run.routes) is None
        assert worth(run) == worth(best_run(network, trains))
