"""The picture of the board."""

from random import Random
from xml.etree import ElementTree

from kursbuch.render.railroad_revolution import draw
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
