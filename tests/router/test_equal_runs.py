"""Where several runs bring the same, the same one is chosen every time."""

from benchmarks.router import FLEETS, Field

from kursbuch.eighteenxx.router.proof import prove


def test_of_equal_runs_the_solver_finds_the_same_again() -> None:
    """On a board on which searches at once end with different ones."""
    network, trains = Field("green", 1).network(), FLEETS["5 + 6"]
    first, second, third = (prove(network, trains) for _ in range(3))
    assert first.proven
    assert first == second == third
