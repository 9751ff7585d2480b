"""The tables of the appendix against the geometry of the tiles (1849 Anhang 1)."""

import pytest

from kursbuch.eighteenxx.board.tiles import TileSet
from kursbuch.eighteenxx.identity import HexId, TileId
from kursbuch.titles.t1849.track import new_track
from tests.t1849.tables import Table

MISPRINTED_YELLOW = {"3", "77", "645", "658", "659"}
"""Rows of the yellow table that disagree with the green one, which is right."""
MISPRINTED_BROWN = {"646", "647"}
"""Rows of the brown table that have changed places."""

CITIES = {"Palermo": "C5", "Catania": "H12", "Messina": "B14", "Siracusa": "M13"}

# By tile: how many there are, then what replaces it or what it replaces.
YELLOW = {
    "3": (4, "680 682 684 685 701"),
    "4": (4, "683 687 690 691"),
    "7": (4, "26 27 28 29 30 31 624"),
    "8": (10, "23 24 25 28 29 30 31 710 711 712"),
    "9": (6, "23 24 26 27 713 714 715"),
    "58": (4, "681 686 688 700 702 703"),
    "73": (4, "681 684 685 687 688 700"),
    "74": (3, "682 686 690 691"),
    "77": (4, "650 692 693 694 695 708 709 710 712 713"),
    "78": (10, "677 678 694 695 699 708 709 710 712 713"),
    "79": (7, "677 678 692 693 711 714 715"),
    "644": (2, "661 663 664 665 666 668 669 671 705 706 707"),
    "645": (2, "660 662 664 665 668 669 670 704 705 706"),
    "657": (2, "662 663 666 667 670 671 704 705 706 707"),
    "658": (2, "661 662 664 665 667 668 669 671 704 705"),
    "659": (2, "661 662 664 665 667 668 669 671 704 705"),
    "679": (2, "680 683 689 701 702 703"),
}
GREEN = {
    "23": (3, "41", "8 9"),
    "24": (3, "42", "8 9"),
    "25": (2, "40", "8"),
    "26": (1, "42", "7 9"),
    "27": (1, "41", "7 9"),
    "28": (1, "39", "7 8"),
    "29": (1, "39", "7 8"),
    "30": (1, "42", "7 8"),
    "31": (1, "41", "7 8"),
    "624": (1, "39", "7"),
    "650": (1, "647", "77"),
    "651": (1, "652", "Palermo"),
    "653": (1, "654", "Catania"),
    "655": (1, "656", "Messina"),
    "660": (1, "672", "645 659"),
    "661": (1, "672", "644 658"),
    "662": (1, "672", "645 657 658"),
    "663": (1, "672", "644 657 659"),
    "664": (1, "673", "644 645 658 659"),
    "665": (1, "673", "644 645 658 659"),
    "666": (1, "673", "644 657 659"),
    "667": (1, "673", "657 658 659"),
    "668": (1, "674", "644 645 658 659"),
    "669": (1, "674", "644 645 658 659"),
    "670": (1, "674", "645 657 658 659"),
    "671": (1, "674", "644 645 657 658"),
    "675": (1, "676", "Siracusa"),
    "677": (3, "648", "78 79"),
    "678": (3, "649", "78 79"),
    "680": (1, "697", "3 679"),
    "681": (1, "697", "58 73"),
    "682": (1, "697", "3 74"),
    "683": (1, "697", "4 679"),
    "684": (1, "698", "3 73"),
    "685": (1, "698", "3 73"),
    "686": (1, "698", "58 74"),
    "687": (1, "698", "4 73"),
    "688": (1, "696", "58 73"),
    "689": (1, "696", "3 679"),
    "690": (1, "696", "4 74"),
    "691": (1, "696", "4 74"),
    "692": (1, "649", "77 79"),
    "693": (1, "648", "77 79"),
    "694": (1, "647", "77 78"),
    "695": (1, "647", "77 78"),
    "699": (2, "646", "78"),
    "700": (1, "697", "58 73"),
    "701": (1, "697", "3 679"),
    "702": (1, "698", "58 679"),
    "703": (1, "698", "58 679"),
    "704": (1, "674", "645 657 658 659"),
    "705": (1, "674", "644 645 657 658"),
    "706": (1, "673", "644 645 657"),
    "707": (1, "673", "644 657 659"),
    "708": (1, "649", "77 78"),
    "709": (1, "648", "77 78"),
    "710": (1, "", "8 78"),
    "711": (1, "", "8 79"),
    "712": (1, "", "8 78"),
    "713": (1, "", "9 78"),
    "714": (1, "", "9 79"),
    "715": (1, "", "9 79"),
}
BROWN = {
    "39": (1, "28 29 624"),
    "654": (1, "653"),
    "40": (1, "25"),
    "656": (1, "655"),
    "41": (1, "23 27 31"),
    "672": (1, "660 661 662 663"),
    "42": (1, "24 26 30"),
    "673": (2, "664 665 666 667 706 707"),
    "646": (1, "650 694 695"),
    "674": (2, "668 669 670 671 704 705"),
    "647": (1, "699"),
    "676": (1, "675"),
    "648": (1, "677 693 709"),
    "696": (3, "688 689 690 691"),
    "649": (1, "678 692 708"),
    "697": (2, "680 681 682 683 700 701"),
    "652": (1, "651"),
    "698": (2, "684 685 686 687 702 703"),
}


@pytest.fixture(name="tiles")
def load_tile_set() -> TileSet:
    return Table().game.map.tiles


def replacements(tiles: TileSet, tile: str) -> set[str]:
    """What may replace a tile, in some rotation."""
    return {str(upgrade.face.tile) for upgrade in tiles.upgrades(tiles.face(TileId(tile), 0))}


def replaced(tiles: TileSet, tile: str, color: str) -> set[str]:
    """Which tiles of a colour it may replace."""
    return {str(other.id) for other in tiles if other.color == color and tile in replacements(tiles, str(other.id))}


def test_there_are_as_many_tiles_as_the_tables_say(tiles: TileSet) -> None:
    printed = {name: row[0] for table in (YELLOW, GREEN, BROWN) for name, row in table.items()}
    assert {str(tile.id): tile.count for tile in tiles} == printed
    assert sum(printed.values()) == 168


@pytest.mark.parametrize("tile", sorted(set(YELLOW) - MISPRINTED_YELLOW))
def test_the_yellow_table(tiles: TileSet, tile: str) -> None:
    assert replacements(tiles, tile) == set(YELLOW[tile][1].split())


@pytest.mark.parametrize("tile", GREEN)
def test_the_green_table(tiles: TileSet, tile: str) -> None:
    _, brown, yellow = GREEN[tile]
    assert replacements(tiles, tile) == set(brown.split())
    if yellow in CITIES:
        printed = Table().game.map.hex(HexId(CITIES[yellow])).face
        assert tile in {str(upgrade.face.tile) for upgrade in tiles.upgrades(printed)}
    else:
        assert replaced(tiles, tile, "yellow") == set(yellow.split())


@pytest.mark.parametrize("tile", sorted(set(BROWN) - MISPRINTED_BROWN))
def test_the_brown_table(tiles: TileSet, tile: str) -> None:
    assert replaced(tiles, tile, "green") == set(BROWN[tile][1].split())


def test_the_misprinted_brown_rows_have_changed_places(tiles: TileSet) -> None:
    assert replaced(tiles, "646", "green") == set(BROWN["647"][1].split())
    assert replaced(tiles, "647", "green") == set(BROWN["646"][1].split())


def test_the_misprinted_yellow_rows_follow_the_green_table(tiles: TileSet) -> None:
    for tile in MISPRINTED_YELLOW:
        right = {green for green, (_, _, yellow) in GREEN.items() if tile in yellow.split()}
        assert replacements(tiles, tile) == right != set(YELLOW[tile][1].split())


def test_an_upgrade_with_a_stop_adds_track_to_it_or_value(tiles: TileSet) -> None:
    """What lets a company upgrade a place that it reaches without a closer look (1849 §4.1)."""
    for tile in tiles:
        for face in tile.faces:
            for upgrade in tiles.upgrades(face):
                if face.stops:
                    has_more_value = upgrade.face.stops[0].value("black") > face.stops[0].value("black")
                    assert has_more_value or new_track(face, upgrade.face).gauges
