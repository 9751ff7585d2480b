"""Moves that are typed: `lay_tile hex=H12 tile=57 rotation=2`, or the same as JSON."""

import json
import shlex
from typing import cast

from kursbuch.exchange import decode_action
from kursbuch.kernel import Action, Json, KursbuchError, Title, encode_action


def parse_move(title: Title, text: str) -> Action:
    """The action that the text describes."""
    if text.startswith("{"):
        return decode_action(title, _parse_json(text))
    try:
        kind, *pairs = shlex.split(text)
    except ValueError as error:
        raise KursbuchError("action-form", text=text) from error
    if kind not in {action.kind for action in title.actions}:
        raise KursbuchError("action-form", text=text)
    if not all("=" in pair for pair in pairs):
        raise KursbuchError("action-form", text=text)
    return _decode(title, kind, [pair.partition("=") for pair in pairs])


def type_move(action: Action) -> str:
    """The text that describes the action."""
    fields = encode_action(action)
    kind = str(fields.pop("kind"))
    return " ".join([kind, *(shlex.quote(f"{name}={_typed(value)}") for name, value in fields.items())])


def _typed(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _decode(title: Title, kind: str, pairs: list[tuple[str, str, str]]) -> Action:
    """A value may look like a number and be a name (tile 57), or be a list of one: every reading is tried."""
    texts: dict[str, Json] = {name: value for name, _, value in pairs}
    values = {name: _value(cast(str, text)) for name, text in texts.items()}
    error: KursbuchError | None = None
    for reading in _readings(values, texts):
        try:
            return decode_action(title, {"kind": kind, **reading})
        except KursbuchError as problem:
            error = error or problem
    assert error is not None
    raise error


def _readings(values: dict[str, Json], texts: dict[str, Json]) -> list[dict[str, Json]]:
    readings: list[dict[str, Json]] = [{}]
    for name, value in values.items():
        choices = [*([] if value == texts[name] else [value]), texts[name], [texts[name]]]
        readings = [{**reading, name: choice} for reading in readings for choice in choices]
    return readings


def _value(text: str) -> Json:
    """JSON where it is JSON, a list where there are commas, else the text."""
    try:
        return cast(Json, json.loads(text))
    except ValueError:
        return [_value(part) for part in text.split(",")] if "," in text else text


def _parse_json(text: str) -> dict[str, Json]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise KursbuchError("action-form", text=text) from error
    if not isinstance(data, dict):
        raise KursbuchError("action-form", text=text)
    return data
