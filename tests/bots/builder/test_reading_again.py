"""What a builder keeps from the last position is what it would read and find out anew."""

from copy import deepcopy

import pytest

from kursbuch.bots import Turn, bot_move, find_bot
from kursbuch.bots.builder.eighteenxx.reading import Reading
from kursbuch.eighteenxx.actions import LayTile
from kursbuch.kernel import Setup, find_title

MOVES = 90
PARTS = ("round", "phase", "bank", "players", "privates", "trains", "companies", "train_price", "cheapest_train")


@pytest.mark.parametrize("title_id", ["1824", "1830", "1849"])
def test_a_table_that_is_read_on_is_the_table_that_is_read_anew(title_id: str) -> None:
    """After every move, of views whose parts were seen before; and what a tile earns is what it earns when it lies."""
    title, setup, bot = find_title(title_id), Setup(("A", "B", "C")), find_bot("builder")
    rules, routes = title.rules(setup), title.routes(setup)
    assert routes is not None
    position, tiles = rules.initial(setup, 3), 0
    for number in range(MOVES):
        view = rules.view(position, None)
        kept, anew = Reading(view), Reading(deepcopy(view))
        assert [getattr(kept, part) for part in PARTS] == [getattr(anew, part) for part in PARTS]
        assert (kept.market.prices, kept.market.pars) == (anew.market.prices, anew.market.pars)
        seat, action = bot_move(bot, Turn(rules, position, rules.to_act(position)[0], routes), 3, number)
        company, before = routes.operating(position), position
        position = rules.apply(position, seat, action).position
        if isinstance(action, LayTile) and company is not None:
            tile = (action.hex, action.tile, action.rotation)
            assert routes.best_revenue(before, company, tile) == routes.best_run(position, company).revenue
            tiles += 1
    assert tiles > 0
