"""The board as a picture."""

from xml.etree import ElementTree

from kursbuch.kernel import Setup
from kursbuch.render.american_rails import COMPANIES, draw
from kursbuch.titles.american_rails.board import BOARD
from kursbuch.titles.american_rails.rules import AmericanRails
from tests.american_rails.table import Table

SVG = "{http://www.w3.org/2000/svg}"


def test_every_hex_and_its_cubes_are_drawn() -> None:
    table = Table(4)
    table.lay_out({"American": ("Boston", "Memphis"), "Liberty": ("Boston",)}, {}, developed=("Memphis",))
    root = ElementTree.fromstring(draw(table.rules.view(table.position, None)))
    groups = {group.get("data-hex"): group for group in root.iter(f"{SVG}g") if group.get("data-hex")}
    assert set(groups) == set(BOARD.hex_named)
    boston = [cube.get("fill") for cube in groups["Boston"].iter(f"{SVG}rect")]
    assert boston == [COMPANIES["white"], COMPANIES["red"]]
    assert "Boston" in "".join(groups["Boston"].itertext())
    assert len(list(groups["Memphis"].iter(f"{SVG}path"))) == 1, "the house of the development"
    assert not list(groups["Jackson"].iter(f"{SVG}rect"))


def test_any_name_of_a_player_can_be_drawn() -> None:
    setup = Setup(("<b>", "A & B", 'say "no"'))
    rules = AmericanRails(setup)
    root = ElementTree.fromstring(draw(rules.view(rules.initial(setup, 1), None)))
    assert {"<b>", "A & B", 'say "no"'} <= set(root.itertext())
