"""The figures of the data files: what the rulebook states, and the facts where they are at hand."""

import json
from typing import Any

import pytest

from kursbuch.titles.railroad_revolution.board import AREAS, CITIES, CONNECTION_POINTS, SPACES, TRACKS, Gate
from kursbuch.titles.railroad_revolution.effects import Bonus, parse_bonus
from kursbuch.titles.railroad_revolution.material import (
    BUILDINGS,
    CITY_TILES,
    DEALS,
    LOCOMOTIVES,
    MILESTONES,
    RAILS,
    SECTIONS,
    START_TILES,
    TELEGRAPH_TILES,
    Condition,
    Deal,
)
from tests.beside import FACTS, needs_facts


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


@needs_facts
def test_the_figures_agree_with_the_facts() -> None:
    facts: dict[str, Any] = json.loads((FACTS / "railroad-revolution.json").read_text(encoding="utf-8"))
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
    assert [(s["value"], s["rails"], s["buildings"]) for s in facts["player_board"]["sections"]] == [
        (section.value, section.rails, section.buildings) for section in SECTIONS
    ]


NAMES_IN_THE_FACTS = {
    "flip_locomotive": "flip",
    "flip_locomotives": "flip",
    "promote_up_to": "promote",
    "rail_free": "rail",
    "station_no_reward": "station",
    "office_no_reward": "office",
}


def bonus(entry: dict[str, Any]) -> Bonus:
    return plain(parse_bonus({NAMES_IN_THE_FACTS.get(key, key): value for key, value in entry.items()}))


def plain(found: Bonus) -> Bonus:
    """What a bonus gives, whatever heading it is cited by."""
    return found.of("")


def condition(entry: dict[str, int]) -> Condition:
    kind = next(kind for kind in entry if kind not in ("level", "count"))
    if kind == "rails_on_terrain":
        return Condition(kind, entry["count"], entry[kind])
    return Condition(kind, entry[kind], entry.get("level", 0))


@needs_facts
def test_the_tiles_agree_with_the_facts() -> None:
    facts: dict[str, Any] = json.loads((FACTS / "railroad-revolution.json").read_text(encoding="utf-8"))
    cities = [*facts["printed_city_tiles"].values(), *facts["city_tiles"]]
    assert [(bonus(c["main"]), bonus(c["first"])) for c in cities] == [
        (plain(c.main), plain(c.first)) for c in CITY_TILES.values()
    ]
    assert [bonus(tile) for tile in facts["telegraph_tiles"]] == list(map(plain, TELEGRAPH_TILES.values()))
    assert [bonus(tile["bonus"]) for tile in facts["locomotives"]] == list(map(plain, LOCOMOTIVES.values()))
    assert [bonus(tile["get"]) for tile in facts["start_tiles"]] == [plain(tile.bonus) for tile in START_TILES.values()]
    assert [tuple(Deal(o["cost"], bonus(o["get"])) for o in deal) for deal in facts["deals"]] == [
        tuple(Deal(half.cost, plain(half.reward)) for half in deal) for deal in DEALS.values()
    ]
    assert [[condition(each) for each in tile["conditions"]] for tile in facts["milestones"]] == [
        list(tile.conditions) for tile in MILESTONES.values()
    ]
    assert [(a["shares"], a["first"], a.get("trade", False)) for a in facts["telegraph_areas"]] == [
        (area.shares, area.first, area.trade) for area in AREAS
    ]
    assert facts["telegraph_connection_points"] == list(CONNECTION_POINTS)
    for track in TRACKS:
        gates = {int(space): Gate(**gate) for space, gate in facts["tracks"][track.id]["gates"].items()}
        assert gates == track.gates
