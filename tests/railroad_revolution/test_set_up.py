"""Set-up for two, three and four, and the choice of start tiles."""

import pytest

from kursbuch.kernel import Seat
from kursbuch.titles.railroad_revolution.actions import (
    Advance,
    BuildStation,
    ChooseStartTile,
    EndTurn,
    LayRail,
    OpenOffice,
    PlaceWorker,
    SwapWorker,
    TakeLocomotive,
)
from kursbuch.titles.railroad_revolution.board import AREAS, CITIES
from kursbuch.titles.railroad_revolution.position import NEUTRAL
from tests.railroad_revolution.table import Table, workers


@pytest.mark.parametrize(
    ("players", "cities", "areas"),
    [
        (2, {"San Diego", "Salt Lake City", "Duluth", "Little Rock"}, {1, 4, 7}),
        (3, {"San Francisco", "Houston", "Bismarck"}, {2, 5}),
        (4, set(), set()),
    ],
)
def test_neutral_buildings_take_the_first_places(players: int, cities: set[str], areas: set[int]) -> None:
    position = Table(players, start=False).position
    assert {city.name for city, there in zip(CITIES, position.stations, strict=True) if there == (NEUTRAL,)} == cities
    assert {area.area for area, there in zip(AREAS, position.offices, strict=True) if there == (NEUTRAL,)} == areas


@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 4), (4, 5)])
def test_everybody_begins_with_the_same_and_stacks_depend_on_the_number(players: int, size: int) -> None:
    position = Table(players, start=False).position
    assert position.locomotives == (0, size, size, size, size)
    assert len(position.start_tiles) == players
    assert len({tile[0] for tile, _ in position.start_tiles}) == players
    for player in position.players:
        assert (player.cash, player.shares, player.rails, player.buildings) == (600, 3, 15, 12)
        assert player.supply == workers(white=4)
        assert player.face_up == (1, 0, 0, 0, 0)
        assert [project.tile[:2] for project in player.projects] == ["A1", "A2"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_tiles_go_anticlockwise_and_the_start_player_takes_last(players: int) -> None:
    for seed in range(6):
        table, order = Table(players, seed, start=False), []
        while table.position.turn.stage == "setup":
            order.append(table.seat)
            table.do(ChooseStartTile(table.position.start_tiles[-1][0]), EndTurn())
        start = table.position.start_seat
        assert order == [Seat((start - 1 - offset) % players) for offset in range(players)]
        assert table.seat == start
        assert all(player.worker_count == 5 for player in table.position.players)


def choose(tile: str) -> Table:
    table = Table(start=False)
    table.set(start_tiles=((tile, "grey"),))
    table.do(ChooseStartTile(tile))
    return table


def test_a_start_rail_is_free_on_any_open_space_and_not_of_the_board() -> None:
    table = choose("1a")
    assert table.code(LayRail("Denver-Santa Fe")) == "rail.not_connected"
    table.do(LayRail("Charlotte-Little Rock 1"))
    assert (table.player.cash, table.player.rails, table.player.start_rail) == (600, 15, 0)
    assert table.code(LayRail("Charlotte-Miami 1")) == "piece.not_now"


def test_a_start_office_goes_to_a_deal_area_and_gives_nothing() -> None:
    table = choose("2b")
    assert table.code(OpenOffice(1)) == "office.start_areas"
    table.do(OpenOffice(6))
    assert (table.player.shares, table.player.buildings, table.position.turn.trade) == (3, 12, False)
    assert table.position.offices[5] == (table.seat,)


def test_a_start_station_goes_to_the_east_and_gives_nothing() -> None:
    table = choose("3b")
    assert table.code(BuildStation("Chicago")) == "station.not_connected"
    table.do(BuildStation("Charlotte"))
    assert (table.player.cash, table.player.shares, table.position.turn.pending) == (600, 3, ())


def test_start_buildings_stand_on_the_first_places() -> None:
    """Startaufbauplättchen: whoever builds there later has no bonus of the first."""
    table = Table(start=False)
    table.set(start_tiles=(("2b", "grey"), ("3b", "orange"), ("2a", "purple"), ("4a", "turquoise")))
    table.do(
        ChooseStartTile("2b"), OpenOffice(6), EndTurn(), ChooseStartTile("3b"), BuildStation("Charlotte"), EndTurn()
    )
    table.skip_set_up()
    start = table.position
    table.set_player(shares=0)
    table.do(PlaceWorker("telegraph", "white", "promotion"), OpenOffice(6))
    assert table.player.shares == 2
    table.position = start
    table.set_player(shares=0)
    table.do(PlaceWorker("station", "white", "promotion"), BuildStation("Charlotte"))
    assert table.player.shares == 0


def test_the_other_start_tiles() -> None:
    table = choose("1b")
    table.do(Advance("network"), Advance("network"), Advance("stations"))
    assert (table.player.tracks, table.player.cash) == ((1, 2, 3), 500)
    assert (choose("2a").player.shares, choose("2a").player.cash) == (6, 700)
    table = choose("3a")
    table.do(SwapWorker("white", "supply", "orange"))
    assert (table.player.supply, table.player.cash) == (workers(white=3, grey=1, orange=1), 900)
    table = choose("4a")
    assert table.code(TakeLocomotive("promote")) == "locomotive.none_left"
    table.do(TakeLocomotive("money"))
    assert table.player.face_up == (1, 1, 0, 0, 0)
    assert choose("4b").player.cash == 700
