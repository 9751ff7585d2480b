"""The map and the tiles of 1830 are those of the printed material."""

import pytest

from kursbuch.eighteenxx.board import Face, GameMap
from kursbuch.eighteenxx.identity import HexId, TileId
from tests.beside import needs_facts

from .boards import facts, map_1830, map_from_facts


def shown(face: Face) -> tuple[object, ...]:
    """A face as values; which way round a piece of track is written does not matter."""
    return face.color, face.label, face.stops, {(frozenset(piece[:2]), piece[2:]) for piece in face.track}


@needs_facts
@pytest.mark.parametrize("title", ["1830", "1849", "1824", "1824-cisleithania"])
def test_neighbours_follow_from_names(title: str) -> None:
    printed = facts(title)["hexes"]
    game_map = map_from_facts(title)
    for name, hex_ in printed.items():
        own = game_map.hex(HexId(name))
        assert own.place == (hex_["x"], hex_["y"])
        assert own.neighbours == {int(edge): other for edge, other in hex_["neighbors"].items()}


@needs_facts
def test_the_map_is_the_printed_one() -> None:
    own, printed = map_1830(), map_from_facts("1830")
    assert own.ids == printed.ids
    for name in own.ids:
        mine, theirs = own.hex(name), printed.hex(name)
        assert (mine.name, mine.cost, mine.terrain) == (theirs.name, theirs.cost, theirs.terrain)
        assert mine.impassable == theirs.impassable
        assert shown(mine.face) == shown(without_groups(theirs.face, mine.face))


def without_groups(face: Face, like: Face) -> Face:
    """The facts for the tests put cities of one hex into a group; 1830 has no such rule."""
    return Face(None, 0, face.color, face.label, like.stops, face.track) if len(face.stops) > 1 else face


@needs_facts
def test_the_tiles_are_the_printed_ones() -> None:
    own, printed = map_1830().tiles, map_from_facts("1830").tiles
    assert list(own.tiles) == list(printed.tiles)
    for tile in own:
        other = printed.tile(tile.id)
        assert tile.count == other.count
        assert shown(tile.faces[0]) == shown(other.faces[0])


def test_there_are_34_yellow_25_green_and_26_brown_tiles() -> None:
    counts = {"yellow": 0, "green": 0, "brown": 0}
    for tile in map_1830().tiles:
        counts[tile.color] += tile.count
    assert counts == {"yellow": 34, "green": 25, "brown": 26}


@pytest.fixture
def plus() -> GameMap:
    return map_1830(plus=True)


def test_the_plus_board_has_four_more_cities_and_two_more_rows(plus: GameMap) -> None:
    names = {hex_.name for hex_ in plus.hexes.values()}
    assert {"Lexington", "Huntington", "Richmond", "Norfolk"} <= names
    assert {hex_.place[1] for hex_ in plus.hexes.values()} - {hex_.place[1] for hex_ in map_1830().hexes.values()} == {
        11,
        12,
    }


def test_altoona_starts_as_a_green_tile_23(plus: GameMap) -> None:
    altoona = plus.hex(HexId("H12")).face
    assert altoona.color == "green"
    assert any(shown(altoona) == shown(face) for face in plus.tiles.tile(TileId("23")).faces)


def test_boston_s_neighbour_is_a_tile_29_for_good(plus: GameMap) -> None:
    hex_ = plus.hex(HexId("D24"))
    tracks = {frozenset(piece[:2]) for piece in hex_.face.track}
    assert tracks in [{frozenset(p[:2]) for p in face.track} for face in plus.tiles.tile(TileId("29")).faces]
    assert not hex_.is_buildable


def test_montreal_pays_more_from_brown_on(plus: GameMap) -> None:
    (montreal,) = plus.hex(HexId("A19")).face.stops
    assert montreal.slots == 2
    assert [montreal.value(color) for color in ("yellow", "green", "brown")] == [40, 40, 60]
