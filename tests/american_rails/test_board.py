"""The board file against the figures read off the printed board, where those are at hand."""

import json

from kursbuch.titles.american_rails.board import BOARD
from tests.beside import FACTS, needs_facts


@needs_facts
def test_the_board_is_the_printed_one() -> None:
    facts = json.loads((FACTS / "american-rails.json").read_text(encoding="utf-8"))
    legend = facts["grid"]["legend"]
    terrain = {
        (column, row): legend[letter]
        for row, line in enumerate(facts["grid"]["rows"])
        for column, letter in enumerate(line)
        if letter != "O"
    }
    assert {BOARD.grid.place(hex_): kind for hex_, kind in BOARD.terrain.items()} == terrain
    for city in facts["cities"]:
        own = BOARD.cities[BOARD.grid.at(city["col"], city["row"])]
        assert (own.name, own.full, own.shared) == (city["name"], city["full"], city["shared"])
        assert (own.fixed, own.linked) == (not city["developable"], city["connection"])
    assert [(c.name, c.cubes, c.shares, c.color) for c in BOARD.charters] == [
        (c["name"], c["cubes"], c["shares"], c["color"]) for c in facts["companies"]
    ]


def test_supplies_are_those_printed_on_the_board() -> None:
    assert [charter.supply for charter in BOARD.charters] == [30, 28, 25, 21, 18, 16]


def test_every_city_can_be_reached_from_every_other() -> None:
    reached = 1 << BOARD.hex_named["Boston"]
    while (grown := reached | BOARD.grid.beside(reached)) != reached:
        reached = grown
    assert reached == BOARD.grid.hexes
