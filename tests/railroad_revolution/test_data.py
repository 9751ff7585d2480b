"""The figures of the data files: what the rulebook states, and the facts where they are at hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from kursbuch.titles.railroad_revolution.board import AREAS, CITIES, CONNECTION_POINTS, SPACES, TRACKS
from kursbuch.titles.railroad_revolution.effects import parse_bonus
from kursbuch.titles.railroad_revolution.material import (
    BUILDINGS,
    CITY_TILES,
    DEALS,
    MILESTONES,
    RAILS,
    SECTIONS,
    START_TILES,
    TELEGRAPH_TILES,
)

FACTS = Path(__file__).parents[3] / "shared" / "facts" / "railroad-revolution.json"


def test_the_counts_of_the_rulebook() -> None:
    assert (RAILS, BUILDINGS, len(SECTIONS)) == (15, 12, 8)
    assert len(CITY_TILES) == 13 + 2
    assert (len(TELEGRAPH_TILES), len(AREAS), sum(area.trade for area in AREAS)) == (6, 8, 2)
    assert (len(DEALS), len(MILESTONES), len({tile.tile for tile in START_TILES.values()})) == (9, 38, 4)
    assert all(1 <= option.cost <= 4 for tile in DEALS.values() for option in tile)
    assert set(CONNECTION_POINTS) == {5, 8}
    for level in range(2, 6):
        tiles = [tile for tile in CITY_TILES.values() if tile.level == level]
        assert len(tiles) == sum(city.level == level for city in CITIES)


def test_every_line_of_the_map_leads_somewhere() -> None:
    ends = [end for space in SPACES for end in (space.a, space.b)]
    names = {city.name for city in CITIES}
    assert names <= set(ends)
    assert all(ends.count(joint) == 2 for joint in set(ends) - names)


def test_a_price_needs_an_effect() -> None:
    with pytest.raises(ValueError, match="price"):
        parse_bonus({"pay": 100, "shares": 2})
    with pytest.raises(ValueError, match="unknown"):
        parse_bonus({"sweets": 1})


@pytest.mark.skipif(not FACTS.exists(), reason="the facts are not at hand")
def test_the_figures_agree_with_the_facts() -> None:
    facts: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8"))
    assert [(c["name"], c["level"], c["station_cost"]) for c in facts["cities"]] == [
        (city.name, city.level, city.cost) for city in CITIES
    ]
    assert [(s["from"], s["to"], s["terrain"], s["trade"]) for s in facts["rail_spaces"]] == [
        (space.a, space.b, space.terrain, space.trade) for space in SPACES
    ]
    for track in TRACKS:
        assert list(track.values) == facts["tracks"][track.id]["values"]
        assert {str(space) for space in track.gates} == set(facts["tracks"][track.id]["gates"])
    assert [(m["stack"], m["vp"], m["workers"], len(m["conditions"])) for m in facts["milestones"]] == [
        (tile.stack, tile.points, list(tile.workers), len(tile.conditions)) for tile in MILESTONES.values()
    ]
    assert [[option["cost"] for option in deal] for deal in facts["deals"]] == [
        [option.cost for option in deal] for deal in DEALS.values()
    ]
    assert [(s["value"], s["rails"], s["buildings"]) for s in facts["player_board"]["sections"]] == [
        (section.value, section.rails, section.buildings) for section in SECTIONS
    ]
