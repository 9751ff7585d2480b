"""Every sentence that the program can say exists in both languages."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import kursbuch
from kursbuch.bots import RandomBot, play_game
from kursbuch.kernel import Title, View, replay, titles
from kursbuch.locale import LANGUAGES, texts_for
from tests.properties.playing import cases

RAISED = re.compile(r'(?:BadRecord|KursbuchError|BadSetup|UnknownTitle|BadData)\(\s*"([a-z-]+)"')
SAID = re.compile(r'(?:_say|texts\.text)\(\s*"([a-z-]+)"')


def messages(language: str) -> set[str]:
    resource = FluentParser().parse((files("kursbuch.locale") / language / "common.ftl").read_text(encoding="utf-8"))
    assert not [entry.content for entry in resource.body if isinstance(entry, Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


def sources() -> list[str]:
    folder = Path(kursbuch.__file__).parent
    return [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]


def test_both_languages_have_the_same_messages() -> None:
    assert messages("de") == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: str) -> None:
    texts = texts_for(language)
    codes = {code for source in sources() for code in RAISED.findall(source)}
    assert codes
    assert [code for code in sorted(codes) if not texts.has(f"error-{code}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_at_the_table_has_a_sentence(language: str) -> None:
    texts = texts_for(language)
    said = {message for source in sources() for message in SAID.findall(source)}
    assert said
    assert [message for message in sorted(said) if not texts.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", list(titles()))
def test_every_move_and_column_of_a_title_has_words(title_id: str, language: str) -> None:
    title = titles()[title_id]
    texts = texts_for(language, title)
    kinds = [action.kind.replace("_", "-") for action in title.actions]
    wanted = [f"{start}-{kind}" for kind in kinds for start in ("action", "kind")]
    columns = {f"column-{name.replace('_', '-')}" for name in shown_names(title) if name.islower()}
    assert [message for message in [*wanted, *sorted(columns)] if not texts.has(message)] == []


def shown_names(title: Title) -> set[str]:
    """The names of the columns that the terminal shows, here and there in a random game."""
    setup = next(case for case in cases() if case.title == title.id).setup
    record = play_game(title, setup, 1, [RandomBot()] * len(setup.players), most_moves=400).record
    rules = title.rules(setup)
    views: list[View] = [rules.view(stage.position, None) for stage in replay(record) if stage.number % 20 == 0]
    rows = [row for view in views for part in view.values() if isinstance(part, list | tuple) for row in part]
    lines = [view["round"] for view in views]
    return {name for row in [*rows, *lines] if isinstance(row, dict) for name in row} - {"color", "text", "x", "y"}
