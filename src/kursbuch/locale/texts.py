"""Messages of one language for one title: errors, refusals, events, actions."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import ModuleType

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from kursbuch.kernel import (
    Action,
    BrokenDoor,
    Citation,
    Event,
    Floor,
    Json,
    KursbuchError,
    Refusal,
    Title,
    encode_action,
)
from kursbuch.locale.functions import FluentValue, functions_for

_OWN_TEXTS: Floor[ModuleType] = Floor("texts")

LANGUAGES = ("de", "en")
COMMON = ("common", "server", "report", "web")
"""The files that every title shares."""

MOST_REPEATED = 200
"""Letters of what somebody wrote that a sentence about it repeats."""

PAGE = "p. "
"""How a section begins that is a page of the book."""


class Texts:
    """The messages of a language. Without a title: what the commands themselves say."""

    def __init__(self, language: str, title: Title | None = None) -> None:
        self.language = language
        self._fields = {action.kind: tuple(action.__dataclass_fields__) for action in title.actions} if title else {}
        functions = dict(functions_for(lambda: self.currency))
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._waiting = list(sources_for(language, title))
        if title is not None:
            self._read(len(self._waiting))

    @property
    def currency(self) -> str:
        """How the title writes an amount, with `#` for the number."""
        return self.text("currency")

    def has(self, message: str) -> bool:
        """Whether the message exists. The shared files name no message twice and are read as far as needed."""
        while self._waiting and not self._bundle.has_message(message):
            self._read(1)
        return self._bundle.has_message(message)

    def _read(self, count: int) -> None:
        for _ in range(count):
            self._bundle.add_resource(_parsed(self._waiting.pop(0)), allow_overrides=True)

    def text(self, message: str, **arguments: object) -> str:
        """A message filled with its arguments. A missing message shows its own name: a test finds those."""
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            return message
        text, _errors = self._bundle.format_pattern(pattern, {key: _plain(value) for key, value in arguments.items()})
        return str(text)

    def reconstructed(self, options: Mapping[str, str]) -> list[str]:
        """Which figures of the title, with these options, are not as printed, because their pictures are lost."""
        chosen = [f"reconstructed-{_message_id(name)}-{_message_id(value)}" for name, value in options.items()]
        return [self.text(message) for message in ("reconstructed", *chosen) if self.has(message)]

    def error(self, error: KursbuchError) -> str:
        """The one sentence about bad input, of which no more is repeated than somebody reads."""
        return self.text(f"error-{error.code}", **{name: _shortened(value) for name, value in error.arguments.items()})

    def refusal(self, refusal: Refusal, players: Sequence[str]) -> str:
        """The reason, with the rule: `PRR shares were sold in this stock round (1830 §5.1)`."""
        return f"{self.reason_of(refusal, players)} ({self.citation(refusal.citation)})"

    def reason_of(self, refusal: Refusal, players: Sequence[str]) -> str:
        """The reason alone."""
        return self.text(f"refusal-{_message_id(refusal.code)}", **_named(refusal.arguments, players))

    def citation(self, citation: Citation) -> str:
        """The place in the rulebook; a heading is said in the language too (the rulebooks are German)."""
        if citation.section.startswith(PAGE):
            return self.text("section-page", book=citation.book, number=citation.section.removeprefix(PAGE))
        if citation.has_number:
            return str(citation)
        message = f"section-{_slug(citation.section)}"
        section = self.text(message) if self.has(message) else citation.section
        return f"{citation.book}, {section}"

    def event(self, event: Event, players: Sequence[str]) -> str:
        """What happened, as a line of the log."""
        return self.text(f"event-{_message_id(event.kind)}", **_named(event.arguments, players))

    def reason(self, code: str, arguments: Mapping[str, Json], players: Sequence[str]) -> str:
        """Why a bot moves as it does, and what it expects the others to do then: a `line` of moves with their seats.

        `instead` is the next best move, with what would have followed it.
        """
        told = [self.text(f"reason-{_message_id(code)}", **_named(arguments, players))]
        if moves := self._line(arguments, players):
            told.append(self.text("reason-line", line=moves))
        instead = arguments.get("instead")
        if isinstance(instead, Mapping):
            told.append(self._instead(instead, players))
        return " ".join(told)

    def _instead(self, instead: Mapping[str, Json], players: Sequence[str]) -> str:
        """The move that was not made, and what would have followed it."""
        fields, lead = instead["move"], instead["lead"]
        assert isinstance(fields, Mapping)
        move = self._move(str(fields["kind"]), {**fields, "player_count": len(players)}, players)
        told = self.text("reason-instead", move=move, lead=lead)
        line = self._line(instead, players)
        return f"{told} {self.text('reason-instead-line', line=line)}" if line else told

    def _line(self, arguments: Mapping[str, Json], players: Sequence[str]) -> str:
        line = arguments.get("line")
        moves = [move for move in line if isinstance(move, Mapping)] if isinstance(line, Sequence) else []
        return " ".join(self._expected(move, players) for move in moves)

    def _expected(self, move: Mapping[str, Json], players: Sequence[str]) -> str:
        told = self._move(str(move["kind"]), {**move, "player_count": len(players)}, players)
        return self.text("reason-line-move", player=players[int(str(move["seat"]))], move=told)

    def _move(self, kind: str, arguments: Mapping[str, Json], players: Sequence[str]) -> str:
        """A move by its fields; an empty one is `none`."""
        fields: dict[str, Json] = {**dict.fromkeys(self._fields.get(kind, ()), "none"), **arguments}
        return self.text(f"action-{_message_id(kind)}", **_named(fields, players))

    def action(self, action: Action, players: Sequence[str], **shown: str) -> str:
        """A legal move, as it is offered; an empty field is `none`. `shown` is said for a field: a range."""
        return self._move(action.kind, encode_action(action) | {"player_count": len(players)} | shown, players)


@cache
def texts_for(language: str, title: Title | None = None) -> Texts:
    """The texts of a language and title, read once."""
    return Texts(language, title)


def sources_for(language: str, title: Title | None = None) -> tuple[str, ...]:
    """The Fluent files of a language and title, for the web client too: a later one goes before an earlier one."""
    shared = tuple(_source(__package__, language, name) for name in COMMON)
    return (*shared, *(_source_of(title, language, name) for name in title.texts)) if title else shared


def language_of_environment() -> str:
    """German where the environment asks for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"


def _source_of(title: Title, language: str, name: str) -> str:
    """A file of the title: in the folder behind its door, else among those that titles share."""
    own = _OWN_TEXTS.behind(title.id)
    for package in (own.__name__, __package__) if own is not None else (__package__,):
        if (files(package) / language / f"{name}.ftl").is_file():
            return _source(package, language, name)
    raise BrokenDoor("door-texts", title=title.id, file=f"{language}/{name}.ftl")


@cache
def _source(package: str, language: str, name: str) -> str:
    return (files(package) / language / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def _parsed(source: str) -> Resource:
    return FluentResource(source)


def _message_id(code: str) -> str:
    return code.replace(".", "-").replace("_", "-")


def _slug(section: str) -> str:
    """A heading as the end of a message's name: `Die Aktionen` is `die-aktionen`."""
    plain = section.lower()
    for letter, written in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        plain = plain.replace(letter, written)
    return re.sub("[^a-z0-9]+", "-", plain).strip("-")


def _named(arguments: Mapping[str, Json], players: Sequence[str]) -> dict[str, object]:
    """Seats become players' names."""
    named: dict[str, object] = {}
    for key, value in arguments.items():
        is_seat = key == "seat" or key.endswith("_seat")
        named[key] = players[value] if is_seat and isinstance(value, int) and 0 <= value < len(players) else value
    return named


def _shortened(value: object) -> object:
    return f"{value[:MOST_REPEATED]}…" if isinstance(value, str) and len(value) > MOST_REPEATED else value


def _plain(value: object) -> FluentValue:
    """What Fluent can format: numbers without separators, lists with commas."""
    if isinstance(value, list | tuple):
        return ", ".join(str(item) for item in value)
    if isinstance(value, int) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=False)
    return str(value) if value is not None else ""
