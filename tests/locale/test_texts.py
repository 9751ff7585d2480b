"""Every title speaks German and English: all that it refuses, tells and offers, without gaps."""

from collections.abc import Iterator
from dataclasses import fields
from importlib.resources import files
from random import Random

import pytest

from kursbuch.exchange import decode_action
from kursbuch.kernel import Event, Json, Refusal, Seat, Title, find_title, titles
from kursbuch.locale import LANGUAGES, Texts, texts_for
from tests.locale.messages import cited_codes, message_id, messages_of, names_in, read_messages, said_by
from tests.properties.playing import Case, Stage, cases, random_game

GAPS = ("{", "}", "???", "event-", "action-", "refusal-")

FILES = sorted(
    {
        file.name.removesuffix(".ftl")
        for language in LANGUAGES
        for file in (files("kursbuch.locale") / language).iterdir()
        if file.name.endswith(".ftl")
    }
)


@pytest.fixture(params=list(titles()))
def title(request: pytest.FixtureRequest) -> Title:
    return titles()[request.param]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    german, english = (set(read_messages(language, name)) for language in LANGUAGES)
    assert german == english


@pytest.mark.parametrize("name", FILES)
def test_a_file_names_no_message_twice(name: str, language: str) -> None:
    """The later one would silently take the place of the other, wherever that is shown."""
    names = names_in(language, name)
    assert [message for message in set(names) if names.count(message) > 1] == []


def test_every_refusal_event_action_and_option_has_a_message(title: Title, language: str) -> None:
    needed = {said.message for said in said_by(title)}
    needed |= {message_id("refusal", code) for code in cited_codes(title)}
    needed |= {message_id("action", action.kind) for action in title.actions}
    for option in title.options:
        needed |= {message_id("option", option.name)}
        needed |= {message_id("option", f"{option.name}.{value}") for value in option.values}
    assert needed - set(messages_of(language, title)) == set()


def test_messages_use_only_what_the_rules_pass(title: Title, language: str) -> None:
    messages = messages_of(language, title)
    for said in said_by(title):
        assert messages.get(said.message, frozenset()) <= said.arguments, said
    for action in title.actions:
        names = {field.name for field in fields(action)} | {"player_count"}
        assert messages.get(message_id("action", action.kind), frozenset()) <= names, action


def test_a_game_reads_without_gaps(title: Title) -> None:
    """Every action and event of a random game, and the refusals of moves that are not allowed."""
    case = Case(title.id, title.players[-1], ())
    players = case.setup.players
    speakers = [(Texts(language, title), messages_of(language, title)) for language in LANGUAGES]
    stages = list(random_game(case, seed=5))
    for texts, messages in speakers:
        for stage in stages:
            check_text(texts.action(stage.move.action, players))
        for event in events_of(stages):
            assert messages[message_id("event", event.kind)] <= set(event.arguments), event
            check_text(texts.event(event, players))
        for refusal in refusals_of(stages, case.players):
            assert messages[message_id("refusal", refusal.code)] <= set(refusal.arguments), refusal
            check_text(texts.refusal(refusal, players))


def test_the_end_of_a_game_has_a_message(title: Title, language: str) -> None:
    *_, last = random_game(next(case for case in cases() if case.title == title.id), seed=5)
    outcome = last.rules.outcome(last.rules.apply(last.position, last.move.seat, last.move.action).position)
    assert outcome is not None
    assert message_id("end", outcome.end) in messages_of(language, title)


ENDS = {
    "1830": ("bank", "bankrupt", "agreed", "last_round"),
    "1849": ("bank", "bankrupt", "price", "standstill", "agreed", "last_round"),
    "1824": ("bank", "standstill", "agreed", "last_round"),
}
"""What ends a game of the 18xx family, by the book, by a standstill, or by 18xx.games."""


@pytest.mark.parametrize(("title_id", "ends"), ENDS.items())
def test_every_end_is_told_in_its_own_words(title_id: str, ends: tuple[str, ...], language: str) -> None:
    texts = texts_for(language, find_title(title_id))
    told = [texts.event(Event("game_over", {"reason": end}), ()) for end in (*ends, "other")]
    assert len(set(told)) == len(ends) + 1, told
    assert all(texts.has(message_id("end", end)) for end in ends)


def check_text(text: str) -> None:
    assert text.strip(), "nothing is said"
    assert not any(gap in text for gap in GAPS), text


def events_of(stages: list[Stage]) -> Iterator[Event]:
    for stage in stages:
        yield from stage.rules.apply(stage.position, stage.move.seat, stage.move.action).events


def refusals_of(stages: list[Stage], players: int) -> Iterator[Refusal]:
    """What the rules say to moves of the game at other times and by other players."""
    random = Random(1)
    pool = [stage.move.action for stage in stages]
    for stage in random.sample(stages, min(60, len(stages))):
        for action in random.sample(pool, min(25, len(pool))):
            seat = Seat(random.randrange(players))
            for tried in (seat, stage.move.seat):
                refusal = stage.rules.refusal(stage.position, tried, action)
                if refusal is not None:
                    yield refusal


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Buy a 3-train from the bank for 180 G"), ("de", "3er-Lok aus der Bank für 180 G kaufen")],
)
def test_a_train_without_another_in_part_payment_names_none(language: str, text: str) -> None:
    title = find_title("1824")
    action = decode_action(title, {"kind": "buy_train", "source": "bank", "train": "3", "price": 180})
    assert texts_for(language, title).action(action, ()) == text


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Ben: Buy a 3-train from the bank for $180."), ("de", "Ben: 3er-Lok von der Bank für $180 kaufen.")],
)
def test_a_move_that_a_bot_expects_reads_as_it_is_offered(language: str, line: str) -> None:
    """Fields that it leaves open are not told."""
    move: dict[str, Json] = {"kind": "buy_train", "source": "bank", "train": "3", "price": 180, "seat": 1}
    told = texts_for(language, find_title("1830")).reason("deal.good", {"line": [move]}, ("Ada", "Ben"))
    assert told.endswith(line)
