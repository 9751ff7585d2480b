"""What a title registers is found by its id; what cannot be loaded is told in a sentence."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from kursbuch.bots import Turn, find_bot
from kursbuch.bots.builder.strategies import strategy_for
from kursbuch.kernel import BrokenDoor, KursbuchError, Seat, Setup, Title, find_title, forget_doors, titles
from kursbuch.locale import LANGUAGES, sources_for, texts_for
from kursbuch.render import draw
from tests.cli.calling import Kursbuch
from tests.cli.conftest import kursbuch
from tests.toy import TOY, toy

__all__ = ["kursbuch", "toy"]


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """What the title `here` registers, by group."""
    found: dict[str, str] = {}

    def entry_points(group: str) -> Sequence[EntryPoint]:
        return [EntryPoint("here", found[group], group)] if group in found else []

    monkeypatch.setattr("kursbuch.kernel.doors.entry_points", entry_points)
    forget_doors()
    yield found
    forget_doors()


def told(error: KursbuchError) -> str:
    sentences = [texts_for(language).error(error) for language in LANGUAGES]
    assert len(set(sentences)) == 2
    return sentences[1]


@pytest.mark.parametrize("value", ["tests.nowhere:TITLE", "tests.toy:NOTHING"])
def test_a_title_that_cannot_be_loaded_is_named(register: dict[str, str], value: str) -> None:
    register["kursbuch.titles"] = value
    with pytest.raises(BrokenDoor) as caught:
        titles()
    assert f'"here" registers as kursbuch.titles cannot be loaded: {value}' in told(caught.value)


def test_what_was_written_for_another_version_is_named(
    register: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "older_strategy.py").write_text("STRATEGY = dict(a=1)(usual_drain=3)\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    register["kursbuch.strategies"] = "older_strategy:STRATEGY"
    with pytest.raises(BrokenDoor) as caught:
        strategy_for({"title": "here"})
    assert "older_strategy:STRATEGY" in told(caught.value)


def test_a_title_is_registered_by_its_own_id(register: dict[str, str]) -> None:
    register["kursbuch.titles"] = "tests.toy:TOY"
    with pytest.raises(BrokenDoor) as caught:
        find_title("here")
    assert told(caught.value) == 'A title is registered as "here" that calls itself "toy".'


def test_missing_texts_are_named(register: dict[str, str]) -> None:
    del register
    title = replace(TOY, id="here", texts=("here",))
    with pytest.raises(BrokenDoor) as caught:
        sources_for("de", title)
    assert "de/here.ftl" in told(caught.value)


def test_a_title_without_a_drawing_says_so(register: dict[str, str]) -> None:
    del register
    with pytest.raises(KursbuchError) as caught:
        draw({"title": "here"})
    assert told(caught.value) == 'There is no drawing for "here".'


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_without_a_strategy_says_that_it_plays_at_random(toy: Title, language: str) -> None:
    setup = Setup(("A", "B"))
    rules = toy.rules(setup)
    choice = find_bot("builder").choose(Turn(rules, rules.initial(setup, 1), Seat(0)), Random(1))
    assert choice.reason is not None
    said = texts_for(language).reason(choice.reason.code, choice.reason.arguments, setup.players)
    assert {"de": "auf gut Glück", "en": "at random"}[language] in said


def test_a_series_of_a_title_without_a_strategy_says_so_beside_the_result(kursbuch: Kursbuch) -> None:
    result = kursbuch("simulate", "toy", "--bot", "builder", "--json")
    assert result.code == 0
    assert "Nobody has written a strategy for toy yet" in result.err
    assert kursbuch("simulate", "toy", "--bot", "random", "--json").err == ""
