"""Messages of one language for one title: errors, refusals, events, actions."""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from kursbuch.kernel import Action, Event, Json, KursbuchError, Refusal, Title, encode_action

FluentValue: TypeAlias = Any
"""What the library takes and gives; it types this too narrowly (no strings)."""

LANGUAGES = ("de", "en")
COMMON = ("common", "server", "report", "web")
"""The files that every title shares."""


class Texts:
    """The messages of a language. Without a title: what the commands themselves say."""

    def __init__(self, language: str, title: Title | None = None) -> None:
        self.language = language
        currency = title.currency if title else "#"
        self._bundle = FluentBundle([language], use_isolating=False, functions={"MONEY": _money(currency)})
        for source in sources_for(language, title):
            self._bundle.add_resource(_parsed(source), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether the message exists."""
        return self._bundle.has_message(message)

    def text(self, message: str, **arguments: object) -> str:
        """A message filled with its arguments. A missing message shows its own name: a test finds those."""
        pattern = self._bundle.get_message(message).value if self._bundle.has_message(message) else None
        if pattern is None:
            return message
        text, _errors = self._bundle.format_pattern(pattern, {key: _plain(value) for key, value in arguments.items()})
        return str(text)

    def error(self, error: KursbuchError) -> str:
        """The one sentence about bad input."""
        return self.text(f"error-{error.code}", **error.arguments)

    def refusal(self, refusal: Refusal, players: Sequence[str]) -> str:
        """The reason, with the rule: `PRR shares were sold in this stock round (1830 §5.1)`."""
        text = self.text(f"refusal-{_message_id(refusal.code)}", **_named(refusal.arguments, players))
        return f"{text} ({refusal.citation})"

    def event(self, event: Event, players: Sequence[str]) -> str:
        """What happened, as a line of the log."""
        return self.text(f"event-{_message_id(event.kind)}", **_named(event.arguments, players))

    def reason(self, code: str, arguments: Mapping[str, Json], players: Sequence[str]) -> str:
        """Why a bot moves as it does."""
        return self.text(f"reason-{_message_id(code)}", **_named(arguments, players))

    def action(self, action: Action, players: Sequence[str]) -> str:
        """A legal move, as it is offered; a field that is empty is `none`."""
        arguments = dict.fromkeys(action.__dataclass_fields__, "none") | encode_action(action)
        return self.text(f"action-{_message_id(action.kind)}", **_named(arguments, players))


@cache
def texts_for(language: str, title: Title | None = None) -> Texts:
    """The texts of a language and title, read once."""
    return Texts(language, title)


def sources_for(language: str, title: Title | None = None) -> tuple[str, ...]:
    """The Fluent files of a language and title, for the web client too: a later one goes before an earlier one."""
    return tuple(_source(language, name) for name in (*COMMON, *(title.texts if title else ())))


def language_of_environment() -> str:
    """German where the environment asks for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"


@cache
def _source(language: str, name: str) -> str:
    return (files("kursbuch.locale") / language / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def _parsed(source: str) -> Resource:
    return FluentResource(source)


def _money(currency: str) -> Callable[[FluentValue], FluentValue]:
    """The Fluent function MONEY: `$40`, `L. 40`; the title's currency has a `#` where the amount goes."""

    def money(amount: FluentValue) -> FluentValue:
        return currency.replace("#", str(amount))

    return money


def _message_id(code: str) -> str:
    return code.replace(".", "-").replace("_", "-")


def _named(arguments: Mapping[str, Json], players: Sequence[str]) -> dict[str, object]:
    """Seats become players' names."""
    named: dict[str, object] = {}
    for key, value in arguments.items():
        is_seat = key == "seat" or key.endswith("_seat")
        named[key] = players[value] if is_seat and isinstance(value, int) and 0 <= value < len(players) else value
    return named


def _plain(value: object) -> FluentValue:
    """What Fluent can format: numbers without separators, lists with commas."""
    if isinstance(value, list | tuple):
        return ", ".join(str(item) for item in value)
    if isinstance(value, int) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=False)
    return str(value) if value is not None else ""
