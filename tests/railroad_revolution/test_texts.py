"""Every action, event, refusal, end and word of the tables has a text in both languages."""

import re
from importlib.resources import files
from random import Random

import pytest

from kursbuch.kernel import Json, as_json
from kursbuch.locale import LANGUAGES, Texts
from kursbuch.titles.railroad_revolution import TITLE
from kursbuch.titles.railroad_revolution.actions import EndTurn, PlaceWorker
from kursbuch.titles.railroad_revolution.board import TRACKS
from kursbuch.titles.railroad_revolution.material import (
    CITY_TILES,
    DEALS,
    LOCOMOTIVES,
    MILESTONES,
    START_TILES,
    TELEGRAPH_TILES,
)
from kursbuch.titles.railroad_revolution.view import bonus_parts, condition_word
from tests.railroad_revolution.table import NAMES, Table, workers

PACKAGE = files("kursbuch.titles.railroad_revolution")
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in PACKAGE.iterdir() if file.name.endswith(".py"))


def needed() -> set[str]:
    """The messages that the rules can ask for."""
    refusals = {f"refusal-{code}" for code in re.findall(r'refuse\(\s*"([a-z._]+)"', SOURCE)}
    events = {f"event-{kind}" for kind in re.findall(r'Event\(\s*"([a-z_]+)"', SOURCE)} | {"event-turn_ended"}
    actions = {f"action-{action.kind}" for action in TITLE.actions}
    return {message.replace(".", "-").replace("_", "-") for message in refusals | events | actions}


def words() -> set[str]:
    """Bonuses, conditions and gates, as the view writes them."""
    bonuses = [bonus for tile in CITY_TILES.values() for bonus in (tile.main, tile.first)]
    bonuses += [*TELEGRAPH_TILES.values(), *LOCOMOTIVES.values(), *(tile.bonus for tile in START_TILES.values())]
    bonuses += [option.reward for tile in DEALS.values() for option in tile]
    parts = {str(part) for bonus in bonuses for part in bonus_parts(bonus)}
    conditions = {condition_word(condition) for tile in MILESTONES.values() for condition in tile.conditions}
    gates = {f"give-shares-{gate.shares}" for track in TRACKS for gate in track.gates.values() if gate.shares}
    return parts | conditions | gates


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_complete_and_none_is_left_over(language: str) -> None:
    source = (files("kursbuch.locale") / language / "railroad-revolution.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^((?:action|event|refusal)-[a-z0-9-]+) =", source, re.MULTILINE))
    assert written == needed()
    texts = Texts(language, TITLE)
    assert texts.has("title-railroad-revolution")
    assert texts.has("end-logo")
    assert not [word for word in words() if not texts.has(f"value-{word}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_view_has_a_heading(language: str) -> None:
    texts, table = Texts(language, TITLE), Table(start=False)
    view = table.rules.view(table.position, table.seat)
    keys = set(view) - {"title", "board"}
    for part in as_json(view).values():
        rows: list[Json] = list(part) if isinstance(part, list) else [part]
        keys |= {key for row in rows if isinstance(row, dict) for key in row} - {"kind"}
    known = [key for key in keys if texts.has(f"column-{key.replace('_', '-')}")]
    headed = [key for key in keys if texts.has(f"heading-{key.replace('_', '-')}")]
    assert not keys - {*known, *headed}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_reads_without_gaps(language: str) -> None:
    texts = Texts(language, TITLE)
    for seed in (2, 3):
        table, random = Table(4, seed), Random(seed)
        while table.outcome is None:
            offers = table.rules.offers(table.position, table.seat)
            action = random.choice(offers).sample(random)
            table.do(action)
            lines = [texts.action(action, NAMES), *(texts.event(event, NAMES) for event in table.events)]
            assert not [line for line in lines if re.search(r"[{}]|\$[a-z]|event-|action-|-name|worker-one|  ", line)]


def test_an_action_an_event_and_a_refusal_read_well() -> None:
    table = Table()
    table.set_player(supply=workers(white=3, grey=1))
    action = PlaceWorker("trade", "grey", "special")
    german, english = Texts("de", TITLE), Texts("en", TITLE)
    assert german.action(action, NAMES) == "Verkauf: einen grauen Arbeiter mit der besonderen Fähigkeit einsetzen"
    name = NAMES[table.seat]
    table.do(action)
    assert (
        english.event(table.events[0], NAMES)
        == f"{name} chooses Trade and uses a grey worker with the special ability."
    )
    refusal = table.refusal(EndTurn())
    assert refusal is not None
    reason = "Zuerst ist ein Unternehmensteil zu verkaufen"
    assert german.refusal(refusal, NAMES) == f"{reason} (Railroad Revolution, Aktionen und Arbeiter)"
