"""Every action, event, refusal and end has a text in both languages."""

import re
from importlib.resources import files
from random import Random

import pytest

from kursbuch.locale import LANGUAGES, Texts
from kursbuch.titles.american_rails import TITLE
from tests.american_rails.table import Table

PACKAGE = files("kursbuch.titles.american_rails")
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in PACKAGE.iterdir() if file.name.endswith(".py"))


def needed() -> set[str]:
    """The messages that the rules can ask for."""
    refusals = {f"refusal-{code}" for code in re.findall(r'refuse\("([a-z._]+)"', SOURCE)}
    events = {f"event-{kind}" for kind in re.findall(r'Event\("([a-z_]+)"', SOURCE)}
    events |= {"event-income_rises", "event-income_falls"}
    ends = {f"end-{end}" for end in ("last-year", "shares-gone", "supplies-low")}
    actions = {f"action-{action.kind}" for action in TITLE.actions}
    return {message.replace(".", "-").replace("_", "-") for message in refusals | events | ends | actions}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_complete_and_none_is_left_over(language: str) -> None:
    source = (files("kursbuch.locale") / language / "american-rails.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^((?:refusal|event|end|action)-[a-z0-9-]*) =", source, re.MULTILINE))
    assert written == needed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_reads_without_gaps(language: str) -> None:
    texts = Texts(language, TITLE)
    names = ("Rick", "Mike", "Mary", "Anna")
    table, random = Table(4), Random(2)
    while table.outcome is None:
        action = random.choice(table.rules.offers(table.position, table.seat)).sample(random)
        table.do(action)
        lines = [texts.action(action, names), *(texts.event(event, names) for event in table.events)]
        assert not any("{" in line or "event-" in line or "action-" in line for line in lines), lines


def test_a_bid_and_a_refusal_read_well() -> None:
    table = Table(4)
    offer = table.rules.offers(table.position, table.seat)[0]
    table.do(next(iter(offer)))
    names = ("Rick", "Mike", "Mary", "Anna")
    assert Texts("en", TITLE).event(table.events[0], names) == "Rick puts a share of American up for auction."
    refusal = table.rules.refusal(table.position, table.seat, next(iter(offer)))
    assert refusal is not None
    german = Texts("de", TITLE).refusal(refusal, names)
    assert german == "Eine Versteigerung läuft: bieten oder passen (American Rails, Spielbeginn)"
    english = Texts("en", TITLE).refusal(refusal, names)
    assert english == "An auction is under way: bid or pass (American Rails, Start of the game (“Spielbeginn”))"
