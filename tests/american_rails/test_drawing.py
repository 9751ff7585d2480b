"""The board as a picture."""

from xml.etree import ElementTree

from kursbuch.kernel import Setup
from kursbuch.render.american_rails import draw, drawings
from kursbuch.render.american_rails_signs import COMPANIES
from kursbuch.titles.american_rails.board import BOARD
from kursbuch.titles.american_rails.rules import AmericanRails
from tests.american_rails.table import Table


def test_every_hex_and_its_cubes_are_drawn() -> None:
    table = Table(4)
    table.lay_out({"American": ("Boston", "Memphis"), "Liberty": ("Boston",)}, {}, developed=("Memphis",))
    board = drawings(table.rules.view(table.position, None))["board"]
    placed = {item.mark: item for layer in board.layers for item in layer.placed}
    assert {f"hex:{name}" for name in BOARD.hex_named} <= set(placed)
    assert "Boston" in placed["hex:Boston"].symbol.svg
    assert COMPANIES["white"] in placed["cube:Boston/American"].symbol.svg
    assert COMPANIES["red"] in placed["cube:Boston/Liberty"].symbol.svg
    assert {mark for mark in placed if mark.startswith("house:")} == {"house:Memphis"}
    assert {mark for mark in placed if mark.startswith("cube:")} == {
        "cube:Boston/American",
        "cube:Boston/Liberty",
        "cube:Memphis/American",
    }


def test_any_name_of_a_player_can_be_drawn() -> None:
    setup = Setup(("<b>", "A & B", 'say "no"'))
    rules = AmericanRails(setup)
    root = ElementTree.fromstring(draw(rules.view(rules.initial(setup, 1), None)))
    assert {"<b>", "A & B", 'say "no"'} <= set(root.itertext())
