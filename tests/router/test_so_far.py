"""Before the proof: a good run, and a bound that the best one keeps to."""

import pytest
from benchmarks.full_boards import full_board, games
from benchmarks.router import FLEETS, Field

from kursbuch.eighteenxx.router import best_run, fault, run_so_far


@pytest.mark.parametrize(
    ("color", "fleet"), [("green", "D + D"), ("brown", "5 + 6"), ("green", "4 + 4 + 3"), ("brown", "D")]
)
def test_the_best_run_lies_between_what_is_found_and_the_bound(color: str, fleet: str) -> None:
    network, trains = Field(color, 1).network(), FLEETS[fleet]
    soon, best = run_so_far(network, trains), best_run(network, trains)
    assert fault(network, trains, soon.routes) is None
    assert 0 < soon.revenue <= best.revenue
    assert soon.proven == (soon.at_most is None)
    assert best.revenue <= (soon.revenue if soon.at_most is None else soon.at_most)


def test_a_full_board_has_a_bound_before_the_proof() -> None:
    """Three long trains on a full board of 1824."""
    board = full_board("1824", games()["1824"], 2)
    soon = run_so_far(board.network, board.fleets["8 + 10 + 10"])
    assert not soon.proven
    assert soon.at_most is not None
    assert 900 < soon.revenue < 1120 < soon.at_most < 1400


def test_what_is_quick_to_prove_is_proven() -> None:
    network = Field("yellow", 0).network()
    assert run_so_far(network, FLEETS["5"]).proven
