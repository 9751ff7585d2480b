"""Missed revenue: what the best run would have brought, where a worse one was made."""

from kursbuch.analysis import find_missed
from kursbuch.eighteenxx.actions import RunTrains
from kursbuch.kernel import find_title
from tests.analysis.games import finished_game, sloppy_game


def test_runs_that_leave_out_a_train_are_found_with_the_revenue_that_they_missed() -> None:
    game, title = sloppy_game(), find_title("1830")
    runs = find_missed(title, game.record.setup, game.stages)
    assert runs is not None
    revenues = {
        stage.number: stage.events[0].arguments["amount"]
        for stage in game.stages
        if stage.move is not None and isinstance(stage.move.action, RunTrains)
    }
    assert runs.count == len(revenues)
    assert runs.missed
    empty = [number for number, revenue in revenues.items() if revenue == 0]
    assert empty
    assert set(empty) <= {run.number for run in runs.missed}
    for run in runs.missed:
        assert run.ran == revenues[run.number]
        assert run.best == sum(route.revenue for route in run.routes) > run.ran
        assert run.missed == run.best - run.ran
        assert run.proven


def test_where_the_best_run_is_compulsory_nothing_is_missed() -> None:
    game = finished_game("1830")
    runs = find_missed(find_title("1830"), game.record.setup, game.stages)
    assert runs is not None
    assert runs.count > 10
    assert runs.missed == ()


def test_a_title_without_routes_has_no_runs() -> None:
    game = finished_game("american-rails")
    assert find_missed(find_title("american-rails"), game.record.setup, game.stages) is None
