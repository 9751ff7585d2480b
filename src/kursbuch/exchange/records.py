"""The own format: readable JSON with a version, one move a line.

{
  "kursbuch": 1, "title": "1830", "players": ["Ada", "Ben"], "options": {}, "seed": 7, "rules_version": 1,
  "fingerprint": "3c5f0e9a41d27b86",
  "moves": [
    {"seat": 0, "kind": "pass"}
  ]
}
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from pydantic import BeforeValidator, ConfigDict, Field, TypeAdapter, ValidationError

from kursbuch.exchange.writing import is_taken, write_whole
from kursbuch.kernel import (
    Action,
    BadRecord,
    Json,
    KursbuchError,
    Move,
    Record,
    Seat,
    Title,
    encode_action,
    find_title,
    seed_to_json,
)

FORMAT = 1


def _number_of(seed: object) -> object:
    """A large seed stands in a file as a text (`seed_to_json`)."""
    return int(seed) if isinstance(seed, str) and re.fullmatch("-?[0-9]{16,100}", seed) else seed


@dataclass(frozen=True, slots=True)
class _Header:
    """The record without its moves, as it stands in the file."""

    kursbuch: Annotated[int, Field(ge=1)]
    title: str
    players: tuple[str, ...]
    options: dict[str, str]
    seed: Annotated[int, BeforeValidator(_number_of)]
    rules_version: Annotated[int, Field(ge=1)]
    moves: tuple[dict[str, Any], ...]
    fingerprint: str = ""

    __pydantic_config__ = ConfigDict(extra="forbid")


_HEADER = TypeAdapter(_Header)


def encode_record(record: Record) -> str:
    """The record as the text of a file."""
    header = {
        "kursbuch": FORMAT,
        "title": record.title,
        "players": list(record.players),
        "options": dict(record.options),
        "seed": seed_to_json(record.seed),
        "rules_version": record.rules_version,
    }
    if record.fingerprint:
        header["fingerprint"] = record.fingerprint
    lines = [f"  {json.dumps(key)}: {_dump(value)}," for key, value in header.items()]
    moves = [f"    {_dump({'seat': move.seat, **encode_action(move.action)})}" for move in record.moves]
    return "\n".join(["{", *lines, '  "moves": [', ",\n".join(moves), "  ]", "}", ""])


def decode_record(data: Json) -> Record:
    """The record in this JSON; `BadRecord` names the place where it is damaged."""
    if not isinstance(data, Mapping) or "kursbuch" not in data:
        raise BadRecord("record-none")
    version = data["kursbuch"]
    if isinstance(version, int) and version > FORMAT:
        raise BadRecord("record-format", record_version=version, own_version=FORMAT)
    try:
        header = _HEADER.validate_json(json.dumps(data), strict=True)
    except ValidationError as error:
        raise BadRecord("record-damaged", **_first_problem(error)) from error
    title = find_title(header.title)
    if header.rules_version > title.rules_version:
        raise BadRecord("record-newer", record_version=header.rules_version, own_version=title.rules_version)
    moves = tuple(
        _decode_move(title, len(header.players), number, move) for number, move in enumerate(header.moves, start=1)
    )
    return Record(
        header.title,
        header.players,
        header.options,
        header.seed,
        header.rules_version,
        moves,
        header.fingerprint,
    )


def decode_action(title: Title, data: Mapping[str, Json]) -> Action:
    """The action of the title in this flat JSON; `BadRecord` says what is wrong with it."""
    kind = data.get("kind")
    found = _actions_by_kind(title).get(kind) if isinstance(kind, str) else None
    if found is None:
        raise BadRecord("action-kind", kind=str(kind), known=", ".join(_actions_by_kind(title)))
    values = {name: value for name, value in data.items() if name != "kind"}
    known = [field.name for field in fields(found)]
    if unknown := sorted(values.keys() - set(known)):
        raise BadRecord("action-field", kind=found.kind, field=unknown[0], known=", ".join(known) or "-")
    try:
        return _adapters(title)[found.kind].validate_json(json.dumps(values), strict=True)
    except ValidationError as error:
        raise BadRecord("action-value", kind=found.kind, **_first_problem(error)) from error


def save_record(record: Record, path: Path, overwrite: bool = False) -> None:
    """Write the record whole or not at all. A file of something else is only overwritten when that is asked for."""
    if is_taken(path) and not overwrite and not _is_same_game(path, record):
        raise KursbuchError("file-other", path=str(path))
    write_whole(path, encode_record(record))


def _is_same_game(path: Path, record: Record) -> bool:
    """Whether the file is an earlier or later record of the same game: the same table and the same seed."""
    try:
        other = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    own = json.loads(encode_record(record))
    header = ("kursbuch", "title", "players", "options", "seed")
    return isinstance(other, dict) and all(key in other and other[key] == own[key] for key in header)


def _decode_move(title: Title, players: int, number: int, data: dict[str, Json]) -> Move:
    seat = data.pop("seat", None)
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise BadRecord("record-seat", number=number, seat=_dump(seat), last=players - 1)
    try:
        return Move(Seat(seat), decode_action(title, data))
    except BadRecord as error:
        raise BadRecord(f"record-{error.code}", number=number, **error.arguments) from error


@cache
def _actions_by_kind(title: Title) -> Mapping[str, type[Action]]:
    return {action.kind: action for action in title.actions}


@cache
def _adapters(title: Title) -> Mapping[str, TypeAdapter[Action]]:
    return {action.kind: TypeAdapter(action) for action in title.actions}


def _first_problem(error: ValidationError) -> dict[str, str]:
    """The place of the first problem, and what is wrong there, by the name that the locale files know it by."""
    first = error.errors(include_url=False, include_context=False)[0]
    return {"place": ".".join(str(part) for part in first["loc"]) or "-", "problem": first["type"]}


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
