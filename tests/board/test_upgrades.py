"""Geometry gives the upgrades of the table in the 1830 rulebook (p. 28), tile by tile."""

import pytest

from kursbuch.eighteenxx.identity import HexId, TileId

from .boards import map_1830

PRINTED = {
    "7": "18 26 27 28 29",
    "8": "16 19 23 24 25 28 29",
    "9": "18 19 20 23 24 26 27",
    "57": "14 15",
    "14": "63",
    "15": "63",
    "16": "43 70",
    "18": "43",
    "19": "45 46",
    "20": "44 47",
    "23": "41 43 45 47",
    "24": "42 43 46 47",
    "25": "40 45 46",
    "26": "42 44 45",
    "27": "41 44 46",
    "28": "39 43 46 70",
    "29": "39 43 45 70",
    "53": "61",
    "54": "62",
    "59": "64 65 66 67 68",
}
FIRST_TILES = {
    "B12": "7 8 9",
    "B20": "3 4 58",
    "F20": "1 2 55 56 69",
    "B10": "57",
    "D10": "59",
    "E23": "53",
    "I15": "53",
    "G19": "54",
}


@pytest.mark.parametrize("tile", [tile.id for tile in map_1830().tiles])
@pytest.mark.parametrize("rotation", range(6))
def test_a_tile_becomes_what_the_table_says(tile: TileId, rotation: int) -> None:
    tiles = map_1830().tiles
    found = {upgrade.face.tile for upgrade in tiles.upgrades(tiles.face(tile, rotation))}
    assert found == set(PRINTED.get(tile, "").split())


@pytest.mark.parametrize(("hex_", "tiles"), FIRST_TILES.items())
def test_an_empty_hex_takes_what_the_table_says(hex_: str, tiles: str) -> None:
    game_map = map_1830()
    upgrades = game_map.tiles.upgrades(game_map.hex(HexId(hex_)).face)
    assert {upgrade.face.tile for upgrade in upgrades} == set(tiles.split())


def test_two_cities_never_become_one() -> None:
    """Tile 59 has cities at edges 0 and 2; tile 64 joins 0 and 2 in one city, so it must lie otherwise."""
    tiles = map_1830().tiles
    faces = [upgrade.face for upgrade in tiles.upgrades(tiles.face(TileId("59"), 0)) if upgrade.face.tile == "64"]
    assert faces
    assert all({0, 2} - set(exits) for face in faces for exits in face.stop_exits)
