"""A reason cites the part of the rulebook that gives what is asked for: the tile, the action or the ability."""

from dataclasses import replace

import pytest

from kursbuch.kernel import Action, Seat
from kursbuch.titles.railroad_revolution.actions import (
    Advance,
    ChooseStartTile,
    EndDeal,
    EndTurn,
    FlipLocomotive,
    LayRail,
    Promote,
    SwapWorker,
    TakeLocomotive,
    TakeWorker,
    UseTelegraphTile,
)
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


def reason(table: Table, action: Action, seat: Seat | None = None) -> tuple[str, str]:
    refusal = table.refusal(action, seat)
    assert refusal is not None
    return refusal.code, refusal.citation.section


@pytest.mark.parametrize(
    ("section", "action"),
    [
        ("Errungenschaftsleisten", Advance("network")),
        ("Unternehmensmeilensteine", Promote("A1-01", "white", "supply")),
        ("Verkauf", FlipLocomotive("promote", "up")),
        ("Allgemeine Regeln", TakeLocomotive("money")),
        ("Telegrafen", UseTelegraphTile("white", "supply")),
        ("Telegrafen", UseTelegraphTile()),
        ("Aktionen und Arbeiter", TakeWorker("grey")),
    ],
)
def test_an_effect_that_is_not_there_cites_what_would_give_it(section: str, action: Action) -> None:
    assert reason(Table(), action) == ("effect.none", section)


def test_what_comes_first_cites_where_that_is_said() -> None:
    before = Table(start=False)
    assert reason(before, EndTurn()) == ("turn.main_open", "Spielvorbereitung 12")
    assert reason(Table(), EndTurn()) == ("turn.main_open", "Spielablauf")


def test_whose_turn_it_is_cites_the_order_of_that_stage() -> None:
    before = Table(start=False)
    tile = ChooseStartTile(before.position.start_tiles[0][0])
    other = Seat((before.seat + 1) % 4)
    assert reason(before, tile, other) == ("turn.not_yours", "Spielvorbereitung 12")
    table = Table()
    assert reason(table, EndTurn(), Seat((table.seat + 1) % 4)) == ("turn.not_yours", "Spielablauf")
    table.position = replace(table.position, turn=replace(table.position.turn, main="", stage="deal"))
    assert reason(table, EndDeal(), Seat((table.seat + 1) % 4)) == ("turn.not_yours", "Handel")


def test_a_piece_that_is_gone_cites_the_action_that_lays_it() -> None:
    table = Table()
    table.set_player(rails=0)
    table.position = replace(table.position, turn=replace(table.position.turn, main="", pending=(Effect("rail"),)))
    assert reason(table, LayRail("Washington-Charlotte")) == ("piece.none_left", "Eisenbahnstrecke")
