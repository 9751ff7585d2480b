"""Rules that stood in the way: every one is cited, and was in the way."""

import pytest

from kursbuch.analysis import find_hindrances
from kursbuch.kernel import find_title
from tests.analysis.games import finished_game


@pytest.mark.parametrize("title_id", ["1830", "1849", "1824"])
def test_what_came_later_was_refused_at_the_pass(title_id: str) -> None:
    game, title = finished_game(title_id), find_title(title_id)
    rules = title.rules(game.record.setup)
    found = find_hindrances(title, game.record.setup, game.stages)
    assert found
    for hindrance in found:
        passed, later = game.stages[hindrance.number], game.stages[hindrance.later]
        assert passed.move is not None
        assert (passed.move.seat, passed.move.action.kind) == (hindrance.move.seat, "pass")
        assert later.move == hindrance.move
        before = game.stages[hindrance.number - 1].position
        assert rules.refusal(before, hindrance.move.seat, hindrance.move.action) == hindrance.refusal
        assert rules.refusal(game.stages[hindrance.later - 1].position, *hindrance.move) is None
        assert not hindrance.refusal.code.startswith("turn.")
