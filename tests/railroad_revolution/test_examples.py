"""The worked examples of the rulebook whose figures are in the text."""

import pytest

from kursbuch.titles.railroad_revolution.actions import (
    BuildStation,
    ChooseMilestone,
    EndTurn,
    FlipLocomotive,
    LayRail,
    OpenOffice,
    PlaceWorker,
    SellPart,
    UseTelegraphTile,
)
from kursbuch.titles.railroad_revolution.board import connection_points
from kursbuch.titles.railroad_revolution.flow import holds
from kursbuch.titles.railroad_revolution.material import MILESTONES, Condition
from kursbuch.titles.railroad_revolution.position import Project
from kursbuch.titles.railroad_revolution.scoring import score
from tests.railroad_revolution.table import Table, offices, rails, stations, workers


def spent(table: Table, *spaces: str) -> int:
    """What laying these rails costs."""
    table.set_player(cash=2000, supply=workers(white=4))
    table.do(PlaceWorker("railroad", "white", "promotion"))
    seat = table.seat
    for space in spaces:
        table.do(LayRail(space))
    return 2000 - table.position.players[seat].cash


def test_rails_example_1_two_triangles_cost_600() -> None:
    table = Table()
    table.set_player(network=rails("Charlotte-Miami 1", "Charlotte-Miami 2"))
    assert spent(table, "Miami-Houston 1", "Miami-Houston 2") == 600


def test_rails_example_2_five_triangles_beside_washington_and_charlotte_cost_900() -> None:
    assert spent(Table(), "Washington-Chicago 1", "Charlotte-Little Rock 1") == 900


def test_telegraph_examples_the_first_office_brings_four_shares_the_second_three_and_the_tile_600_each() -> None:
    table = Table()
    table.put_telegraph_tile(1, "money")
    for shares in (4, 3):
        table.set_player(cash=0, shares=0, supply=workers(white=5), board=workers())
        table.do(PlaceWorker("telegraph", "white", "promotion"), OpenOffice(1))
        assert table.player.shares == shares
        table.do(UseTelegraphTile("white", "supply"))
        assert (table.player.cash, table.player.worker_count) == (600, 4)
        table.do(EndTurn())


def test_sale_example_the_last_rail_of_a_section_brings_600_then_either_piece_700() -> None:
    table = Table()
    seller = table.seat
    table.set_player(cash=0, rails=10, buildings=8, supply=workers(white=4))
    table.do(PlaceWorker("trade", "white", "promotion"))
    assert table.code(SellPart("building")) == "sale.not_leftmost"
    table.do(SellPart("rail"))
    assert table.player.cash == 600
    table.do(EndTurn())
    while table.seat != seller:
        table.do(PlaceWorker("trade", "white", "promotion"), SellPart("rail"), EndTurn())
    table.do(PlaceWorker("trade", "white", "promotion"))
    assert table.code(SellPart("rail")) == table.code(SellPart("building")) == ""
    table.do(SellPart("building"))
    assert table.player.cash == 1300


def test_locomotive_example_a_face_up_share_locomotive_brings_three_shares() -> None:
    table = Table()
    table.set_player(shares=0, face_up=(0, 0, 0, 1, 0))
    table.do(PlaceWorker("trade", "white", "promotion"), FlipLocomotive("shares", "up"))
    assert table.player.shares == 3
    assert (table.player.face_up, table.player.face_down) == ((0, 0, 0, 0, 0), (0, 0, 0, 1, 0))


def test_station_example_only_connected_cities_are_available() -> None:
    table = Table()
    network = ("Charlotte-Miami 1", "Charlotte-Miami 2", "Charlotte-Little Rock 1", "Charlotte-Little Rock 2")
    table.set_player(cash=2000, stations=0, network=rails(*network))
    table.do(PlaceWorker("station", "white", "promotion"))
    for city in ("Washington", "Charlotte", "Miami", "Little Rock"):
        assert table.code(BuildStation(city)) == ""
    for city in ("Houston", "Chicago"):
        assert table.code(BuildStation(city)) == "station.not_connected"


def test_milestone_example_a_reached_b_gives_the_choice_of_three_c() -> None:
    table = Table()
    player = table.player
    network = rails("Washington-Chicago 1", "Washington-Chicago 2", "Omaha-Denver 1")
    table.set_player(projects=(Project("B-08", ("grey",)), player.projects[1]), network=network)
    seat = table.seat
    before = table.position.stacks[1]
    table.do(PlaceWorker("trade", "white", "promotion"), SellPart("rail"), EndTurn())
    assert table.seat == seat
    drawn = table.position.turn.drawn
    assert drawn == before[:3]
    assert all(MILESTONES[tile].stack == "C" for tile in drawn)
    table.do(ChooseMilestone(drawn[1]))
    assert table.position.players[seat].projects[-1] == Project(drawn[1])
    assert table.position.stacks[1] == (*before[3:], drawn[0], drawn[2])


def test_condition_examples() -> None:
    table = Table()
    conditions = {
        "connected": (rails("Charlotte-Miami 1", "Charlotte-Miami 2"), 0, 2, 1),
        "trade_rails": (rails("Washington-Chicago 1", "Washington-Chicago 2"), 0, 0, 1),
        "stations": (rails(), stations("Omaha"), 3, 1),
        "rails_on_terrain": (rails("Washington-Chicago 1", "Santa Fe-San Diego 1", "Denver-Santa Fe"), 0, 2, 3),
    }
    for kind, (network, built, of, count) in conditions.items():
        table.set_player(network=network, stations=built)
        assert holds(table.player.network, table.player.stations, Condition(kind, count, of)), kind
        assert not holds(table.player.network, table.player.stations, Condition(kind, count + 1, of)), kind


def test_track_example_three_offices_at_five_are_fifteen_points() -> None:
    table = Table()
    table.set_player(offices=offices(1, 4, 7), tracks=(5, 1, 1))
    assert score(table.player).telegraph == 15


@pytest.mark.parametrize(
    ("areas", "points"),
    [((1, 2, 3, 7, 8), 18), ((1, 4, 5), 5), ((1, 3, 6, 8), 0)],
    ids=["black", "blue", "red"],
)
def test_connection_examples(areas: tuple[int, ...], points: int) -> None:
    assert connection_points(offices(*areas)) == points
