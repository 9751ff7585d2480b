"""Laying and upgrading tiles (1830 §6.2)."""

from random import Random

import pytest

from kursbuch.eighteenxx.board import Board, Placement, TileFault, fault, placements, reach, supply
from kursbuch.eighteenxx.identity import HexId, TileId

from .boards import HOMES, company, lay, map_1830, random_boards

PRR = company("PRR")
ALL = ("yellow", "green", "brown")


def placement(text: str) -> Placement:
    hex_, tile, rotation = text.split()
    return Placement(HexId(hex_), TileId(tile), int(rotation))


def all_homes(*laid: str) -> Board:
    """Every company at home, and these tiles laid."""
    board = Board.empty(map_1830())
    for name, home in HOMES.items():
        board = board.station(company(name), home)
    return lay(map_1830(), board, *laid)


def fault_of(board: Board, text: str, name: str = "PRR", colors: tuple[str, ...] = ALL) -> TileFault | None:
    game_map = map_1830()
    return fault(game_map, board, placement(text), reach(game_map, board, company(name)), colors)


FAULTS = [
    ("Z9 7 0", "PRR", TileFault.HEX_UNKNOWN),
    ("H14 999 0", "PRR", TileFault.TILE_UNKNOWN),
    ("H14 7 6", "PRR", TileFault.ROTATION_UNKNOWN),
    ("H12 57 0", "PRR", TileFault.HEX_CLOSED),
    ("F2 57 0", "PRR", TileFault.HEX_CLOSED),
    ("H14 41 0", "PRR", TileFault.COLOR_NOT_NEXT),
    ("E23 57 0", "B&M", TileFault.COLOR_NOT_NEXT),
    ("E11 53 0", "ERIE", TileFault.LABEL),
    ("G19 59 0", "NYNH", TileFault.LABEL),
    ("H10 8 0", "PRR", TileFault.STOPS),
    ("H14 57 0", "PRR", TileFault.STOPS),
    ("F20 58 0", "NYNH", TileFault.STOPS),
    ("B10 58 0", "CPR", TileFault.STOPS),
    ("E23 53 0", "B&M", TileFault.TRACK_NOT_KEPT),
    ("F20 55 1", "NYNH", TileFault.OFF_MAP),
    ("D12 8 2", "PRR", TileFault.IMPASSABLE),
    ("H14 9 0", "PRR", TileFault.NOT_CONNECTED),
    ("I5 9 1", "PRR", TileFault.NOT_CONNECTED),
    ("H14 9 1", "PRR", None),
    ("E11 59 3", "ERIE", None),
    ("E23 53 1", "B&M", None),
]


@pytest.mark.parametrize(("text", "name", "expected"), FAULTS)
def test_the_first_broken_rule_is_named(text: str, name: str, expected: TileFault | None) -> None:
    assert fault_of(all_homes(), text, name) == expected


def test_a_colour_waits_for_its_phase() -> None:
    assert fault_of(all_homes(), "E11 59 3", "ERIE", ("yellow",)) == TileFault.COLOR_NOT_AVAILABLE


def test_track_does_not_lead_into_a_blank_side_of_a_grey_hex() -> None:
    board = all_homes("H14 7 1")
    assert fault_of(board, "I13 8 0") == TileFault.BLANK_SIDE
    assert fault_of(board, "I13 8 3", "B&O") == TileFault.NOT_CONNECTED


def test_a_city_at_the_rim_is_not_upgraded_where_its_only_tile_would_lead_off_the_map() -> None:
    """1830 p. 19, example J: tile 63 has track to all sides."""
    board = all_homes("F22 57 1", "F22 15 1")
    assert fault_of(board, "F22 63 0", "B&M") == TileFault.OFF_MAP
    assert not [one for one in offers(board, "B&M") if one.hex == "F22"]


def offers(board: Board, name: str) -> list[Placement]:
    game_map = map_1830()
    return list(placements(game_map, board, reach(game_map, board, company(name)), ALL))


def test_old_track_stays() -> None:
    board = all_homes("H14 9 1")
    assert fault_of(board, "H14 23 0") == TileFault.TRACK_NOT_KEPT
    assert fault_of(board, "H14 23 1") is None
    assert fault_of(board, "H14 8 1") == TileFault.COLOR_NOT_NEXT


def test_an_upgrade_needs_no_use_of_the_new_track() -> None:
    """1830 §6.2.2(1): any track of the tile will do."""
    board = all_homes("H14 9 1")
    assert fault_of(board, "H14 23 4") is None


def test_an_upgraded_tile_is_in_the_supply_again() -> None:
    tiles = map_1830().tiles
    board = all_homes("B10 57 0", "F4 57 1", "H10 57 1", "H16 57 1")
    assert supply(tiles, board)[TileId("57")] == 0
    assert fault_of(board, "E19 57 1", "NYC") == TileFault.NONE_LEFT
    assert not [one for one in offers(board, "NYC") if one.tile == "57"]
    upgraded = lay(map_1830(), board, "H10 14 1")
    assert supply(tiles, upgraded)[TileId("57")] == 1
    assert fault_of(upgraded, "E19 57 1", "NYC") is None


def test_permission_takes_the_place_of_a_connection() -> None:
    """1830 §6.2.1, exceptions: B20 for the owner of the CS."""
    game_map, board = map_1830(), all_homes()
    reached = reach(game_map, board, PRR)
    offered = list(placements(game_map, board, reached, ALL, (HexId("B20"),), connected=False))
    assert {one.tile for one in offered} == {"3", "4", "58"}
    assert all(fault(game_map, board, one, reached, ALL, connected=False) is None for one in offered)
    assert all(fault(game_map, board, one, reached, ALL) == TileFault.NOT_CONNECTED for one in offered)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_offered_is_exactly_what_has_no_fault(seed: int) -> None:
    game_map = map_1830()
    random = Random(seed)
    board, name = random.choice(list(random_boards(game_map, seed, 50, 5))[10:])
    reached = reach(game_map, board, name)
    for colors in (("yellow",), ("yellow", "green"), ALL):
        offered = list(placements(game_map, board, reached, colors))
        assert len(set(offered)) == len(offered)
        legal = {
            one
            for hex_ in game_map.ids
            for tile in game_map.tiles
            for rotation in range(6)
            if fault(game_map, board, one := Placement(hex_, tile.id, rotation), reached, colors) is None
        }
        assert set(offered) == legal
