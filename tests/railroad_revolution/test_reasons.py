"""A reason cites the part of the rulebook that gives what is asked for: the tile, the action or the ability."""

from dataclasses import replace

import pytest

from kursbuch.kernel import Action, Seat
from kursbuch.titles.railroad_revolution.actions import (
    Advance,
    BuildStation,
    ChooseMilestone,
    ChooseStartTile,
    EndDeal,
    EndTurn,
    FlipLocomotive,
    LayRail,
    OpenOffice,
    PlaceWorker,
    Promote,
    SellPart,
    SwapWorker,
    TakeDeal,
    TakeLocomotive,
    TakeWorker,
    UseTelegraphTile,
)
from kursbuch.titles.railroad_revolution.effects import Effect
from kursbuch.titles.railroad_revolution.material import CITY_TILES, DEALS, START_TILES, TELEGRAPH_TILES
from tests.railroad_revolution.table import Table, rails, stations

PLACED = PlaceWorker("railroad", "white", "promotion")

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


def doing(main: str = "", *pending: Effect, stage: str = "turn") -> Table:
    """A turn with this main action and these effects still open."""
    table = Table()
    table.position = replace(table.position, turn=replace(table.position.turn, stage=stage, main=main, pending=pending))
    return table


@pytest.mark.parametrize(
    ("effect", "action", "expected"),
    [
        (Effect("flip", section="Verkauf"), FlipLocomotive("rail", "down"), ("locomotive.not_own", "Verkauf")),
        (Effect("flip", section="Verkauf"), FlipLocomotive("rail", "aside"), ("locomotive.not_own", "Verkauf")),
        (
            Effect("swap", section="Handelsplättchen"),
            SwapWorker("purple", "supply", "white"),
            ("worker.not_there", "Handelsplättchen"),
        ),
        (Effect("tile"), UseTelegraphTile("purple", "supply"), ("worker.not_there", "Telegrafen")),
        (Effect("tile_for_money"), UseTelegraphTile(None, "supply"), ("worker.none_asked", "Telegrafen")),
        (Effect("steps"), Advance("network", "white", "supply"), ("worker.none_asked", "Errungenschaftsleisten")),
        (
            Effect("promote"),
            Promote("A1-99", "white", "supply"),
            ("milestone.not_own", "Unternehmensmeilensteine"),
        ),
    ],
    ids=lambda value: value.kind if isinstance(value, Effect | Action) else value[0],
)
def test_an_effect_takes_what_is_there(effect: Effect, action: Action, expected: tuple[str, str]) -> None:
    assert reason(doing("", effect), action) == expected


def test_an_action_is_chosen_once_in_a_turn_with_a_worker_that_is_there() -> None:
    table = Table()
    assert reason(table, PlaceWorker("railroad", "purple", "promotion")) == ("turn.no_such_worker", "Spielablauf")
    assert reason(table, PlaceWorker("moon", "white", "promotion")) == ("turn.unknown_field", "Aktionen und Arbeiter")
    assert reason(doing("telegraph"), PLACED) == ("turn.action_chosen", "Spielablauf")


def test_a_worker_is_placed_after_what_comes_before_the_turn() -> None:
    """Neither before the start tiles nor in a deal has the action been chosen already."""
    assert reason(Table(start=False), PLACED) == ("turn.main_open", "Spielvorbereitung 12")
    assert reason(doing(stage="setup"), PLACED) == ("turn.setup_open", "Spielvorbereitung 12")
    assert reason(doing(stage="deal"), PLACED) == ("turn.deal_open", "Handel")
    assert reason(doing(stage="milestone"), PLACED) == ("turn.milestone_open", "Unternehmensmeilensteine")


def test_tiles_that_nobody_can_choose() -> None:
    before = Table(start=False)
    assert reason(before, ChooseStartTile("Z-99")) == ("start_tile.not_there", "Spielvorbereitung 12")
    assert reason(Table(), ChooseStartTile("Z-99")) == ("start_tile.not_now", "Spielvorbereitung 12")
    assert reason(Table(), ChooseMilestone("A1-01")) == ("milestone.none_drawn", "Unternehmensmeilensteine")
    choosing = doing(stage="milestone")
    choosing.position = replace(choosing.position, turn=replace(choosing.position.turn, drawn=("A1-01",)))
    assert reason(choosing, ChooseMilestone("A1-02")) == ("milestone.not_drawn", "Unternehmensmeilensteine")
    assert reason(doing(stage="deal"), TakeDeal(3)) == ("deal.unknown", "Handel")


def test_places_and_pieces_that_nobody_can_use() -> None:
    assert reason(doing("telegraph"), OpenOffice(99)) == ("office.unknown_area", "Telegrafen")
    assert reason(doing("trade"), SellPart("loco")) == ("sale.unknown_piece", "Verkauf")
    assert reason(doing("", Effect("rail")), LayRail("Washington-Charlotte")) == (
        "rail.already_there",
        "Eisenbahnstrecke",
    )
    assert reason(doing(), SellPart("rail")) == ("sale.not_now", "Verkauf")


def test_a_station_stands_once_in_a_city() -> None:
    table = doing("station")
    table.set_player(stations=stations("Washington"))
    assert reason(table, BuildStation("Washington")) == ("station.already_there", "Bahnhof")


def test_the_station_of_a_start_tile_belongs_in_one_of_two_cities() -> None:
    effect = next(each for tile in START_TILES.values() for each in tile.bonus.effects if each.kind == "start_station")
    table = doing("", effect, stage="setup")
    table.set_player(network=rails("Charlotte-Miami 1", "Charlotte-Miami 2"))
    assert reason(table, BuildStation("Miami")) == ("station.start_cities", "Startaufbauplättchen")


def test_nothing_is_done_after_the_end() -> None:
    table = doing(stage="over")
    refusal = table.rules.refusal(table.position, Seat(0), EndTurn())
    assert refusal is not None
    assert (refusal.code, refusal.citation.section) == ("game.over", "Ende des Spiels und Wertung")
