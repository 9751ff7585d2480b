"""A station on plain track that is no city: routes run over it, none begins or ends there (1830+ Altoona, p. 25)."""

import pytest

from kursbuch.eighteenxx.router import Network, Route, Run, Stop, Track, Train, best_run, fault, has_route
from kursbuch.eighteenxx.router.model import HALT, NO_MINES
from kursbuch.eighteenxx.router.proof import prove

TRAINS = tuple(Train(name, reach, visits=NO_MINES | {HALT}) for name, reach in (("2", 2), ("D", None)))


def _line(*stops: Stop) -> Network:
    """The stops one after the other, a hexside between each two."""
    tracks = []
    for number in range(len(stops) - 1):
        tracks += [Track(f"A{number}", number, ~number), Track(f"A{number + 1}", ~number, number + 1)]
    return Network(stops, tuple(tracks), len(stops) - 1)


def _city(name: str, place: int, value: int) -> Stop:
    return Stop(name, place, "city", value)


HALT_STOP = Stop("(H12)", 9, HALT, 0, True, True)
BETWEEN = _line(_city("A", 1, 30), HALT_STOP, _city("B", 2, 20), _city("C", 3, 50))
AT_THE_END = _line(HALT_STOP, _city("B", 2, 20), _city("C", 3, 50))


@pytest.mark.parametrize("solve", [best_run, prove])
@pytest.mark.parametrize(("train", "revenue"), [(TRAINS[0], 50), (TRAINS[1], 100)])
def test_a_route_over_the_halt_has_the_station(solve: object, train: Train, revenue: int) -> None:
    assert callable(solve)
    run = solve(BETWEEN, [train])
    assert isinstance(run, Run)
    assert run.revenue == revenue


@pytest.mark.parametrize("solve", [best_run, prove])
def test_no_route_begins_at_the_halt(solve: object) -> None:
    assert callable(solve)
    run = solve(AT_THE_END, [TRAINS[1]])
    assert isinstance(run, Run)
    assert run.routes == ()
    assert fault(AT_THE_END, [TRAINS[1]], [Route(0, (0, 1, 2), (0, 1, 2, 3), 70)]) == "routes.wrong_stops"


def test_the_halt_and_one_city_are_no_route() -> None:
    assert has_route(BETWEEN)
    assert not has_route(AT_THE_END)
