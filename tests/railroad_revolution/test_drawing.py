"""The picture of the board."""

from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

from kursbuch.render.railroad_revolution import CARD, draw, drawings
from kursbuch.titles.railroad_revolution.board import CITIES
from tests.railroad_revolution.table import NAMES, Table


def texts(picture: str) -> list[str]:
    return [str(element.text) for element in ElementTree.fromstring(picture.encode()).iter() if element.text]


def test_cities_players_and_money_are_on_the_picture() -> None:
    table = Table()
    shown = texts(draw(table.rules.view(table.position, None)))
    assert {city.name for city in CITIES} <= set(shown)
    assert set(NAMES) <= set(shown)


def test_every_stage_of_a_game_can_be_drawn() -> None:
    table, random = Table(3, seed=6, start=False), Random(6)
    stages = set()
    for number in range(10_000):
        if number % 7 == 0 or table.outcome or table.position.turn.stage not in stages:
            stages.add(table.position.turn.stage)
            ElementTree.fromstring(draw(table.rules.view(table.position, None)).encode())
        if table.outcome:
            break
        table.do(random.choice(table.rules.offers(table.position, table.seat)).sample(random))
    assert {"setup", "turn", "deal", "over"} <= stages


def test_a_debt_is_shown() -> None:
    table = Table()
    table.set_player(cash=-300)
    assert "-$300" in texts(draw(table.rules.view(table.position, None)))


def test_no_sign_of_a_rail_space_is_hidden_under_the_card_of_a_city() -> None:
    table = Table()
    board = drawings(table.rules.view(table.position, None))["board"]
    layers = {layer.name: layer.placed for layer in board.layers}
    cards = [(card.x, card.y) for card in layers["cities"]]
    signs = 0
    for space in layers["spaces"]:
        for x, y, reach in _signs(space.symbol.svg):
            signs += 1
            for card_x, card_y in cards:
                apart = max(abs(space.x + x - card_x) - CARD[0] / 2, abs(space.y + y - card_y) - CARD[1] / 2)
                assert apart >= reach, space.mark
    assert signs > 20


def _signs(svg: str) -> Iterator[tuple[float, float, float]]:
    """Signs of deals and triangles of terrain: the middle of each, and how far it reaches."""
    for sign in ElementTree.fromstring(f"<g>{svg}</g>"):
        if sign.tag == "circle":
            yield float(sign.attrib["cx"]), float(sign.attrib["cy"]), float(sign.attrib["r"])
        elif sign.tag == "polygon":
            corners = [tuple(map(float, corner.split(","))) for corner in sign.attrib["points"].split()]
            yield sum(x for x, _ in corners) / 3, 0.0, 5.0
