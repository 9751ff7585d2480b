"""A reason cites the part of the rulebook that gives what is asked for: the tile, the action or the ability."""

from dataclasses import replace

import pytest

from kursbuch.kernel import Action
from kursbuch.titles.railroad_revolution.actions import FlipLocomotive, SwapWorker, TakeWorker
from kursbuch.titles.railroad_revolution.effects import Effect
from kursbuch.titles.railroad_revolution.material import CITY_TILES, DEALS, START_TILES, TELEGRAPH_TILES
from tests.railroad_revolution.table import Table

TILES = {
    "Bahnhof": [tile.main for tile in CITY_TILES.values()],
    "Städte - Belohnungen für den ersten Bahnhof": [tile.first for tile in CITY_TILES.values()],
    "Telegrafenplättchen": list(TELEGRAPH_TILES.values()),
    "Handelsplättchen": [deal.reward for deals in DEALS.values() for deal in deals],
    "Startaufbauplättchen": [tile.bonus for tile in START_TILES.values()],
}
GIVEN = [
    pytest.param(section, effect, id=f"{section}: {effect.kind}")
    for section, bonuses in TILES.items()
    for effect in {effect.kind: effect for bonus in bonuses for effect in bonus.effects}.values()
]


def asked_wrongly(table: Table, effect: Effect) -> Action | None:
    """Something that the effect does not give: a colour that is not offered, a worker or a tile that is not there."""
    if effect.kind == "worker":
        offered = {colour for option in effect.options for colour in option}
        colour = next((colour for colour in ("purple", "orange", "grey") if colour not in offered), None)
        return TakeWorker(colour) if colour else None
    if effect.kind == "swap":
        return SwapWorker("turquoise", "board", "purple")
    return FlipLocomotive("rail", "down") if effect.kind == "flip" else None


@pytest.mark.parametrize(("section", "effect"), GIVEN)
def test_a_reason_cites_the_tile_that_gives_the_effect(section: str, effect: Effect) -> None:
    assert effect.section == section
    table = Table()
    turn = replace(table.position.turn, main="", pending=(effect,))
    table.position = replace(table.position, turn=turn)
    action = asked_wrongly(table, effect)
    if action is not None:
        refusal = table.refusal(action)
        assert refusal is not None
        assert refusal.citation.section == section
