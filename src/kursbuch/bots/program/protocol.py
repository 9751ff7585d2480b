"""The lines of the protocol: what a program is told, and what it answers. Every line is one JSON object."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any, cast

from kursbuch.bots.bot import Choice, Turn
from kursbuch.exchange import decode_action
from kursbuch.kernel import (
    Action,
    Amounts,
    Choices,
    Json,
    KursbuchError,
    Offer,
    Record,
    Title,
    encode_action,
    find_title,
    offers_to_json,
    seed_to_json,
)

VERSION = 1
LONGEST_REASON = 500


class ProgramError(Exception):
    """An answer that is none: `start`, `version`, `silent`, `ended`, `long`, `json`, `move`, `action` or `refused`.

    Or a question that is none: `json`, `turn`, `game` or `hidden`."""


def hello() -> dict[str, Json]:
    """The first line to a program."""
    return {"type": "hello", "protocol": VERSION}


def check_ready(answer: Mapping[str, Any]) -> None:
    """The first line of a program must be `ready`, in the same version."""
    if answer.get("type") != "ready" or answer.get("protocol") != VERSION:
        raise ProgramError("version")


def tell_turn(turn: Turn, number: int, seconds: float, chance: str) -> dict[str, Json]:
    """A decision, complete in itself: the table, what has happened, what the seat sees, and what it may do."""
    rules, seat = turn.rules, turn.seat
    return {
        "type": "turn",
        "id": number,
        "seat": seat,
        "game": _tell_game(turn),
        "view": cast(Json, turn.view),
        "offers": offers_to_json(turn.offers, lambda action: rules.cost(turn.imagined(Random(chance)), seat, action)),
        "seconds": seconds,
        "chance": chance,
    }


def _tell_game(turn: Turn) -> Json:
    """The record so far. Seed and moves stay secret in a title in which something is hidden."""
    record = turn.record
    if record is None:
        return None
    told: dict[str, Json] = {
        "title": record.title,
        "players": list(record.players),
        "options": dict(record.options),
        "seed": None,
        "moves": None,
    }
    if turn.is_open:
        told["seed"] = seed_to_json(record.seed)
        told["moves"] = [{"seat": move.seat, **encode_action(move.action)} for move in record.moves]
    return told


def read_move(turn: Turn, number: int, answer: Mapping[str, Any]) -> tuple[Action, str]:
    """The move in the answer, and the program's words for it."""
    if answer.get("type") != "move" or answer.get("id") != number or not isinstance(answer.get("action"), dict):
        raise ProgramError("move")
    try:
        action = decode_action(find_title(str(turn.view["title"])), answer["action"])
    except KursbuchError as error:
        raise ProgramError("action") from error
    if turn.rules.refusal(turn.imagined(Random(number)), turn.seat, action) is not None:
        raise ProgramError("refused")
    return action, _shown(str(answer.get("reason") or "")[:LONGEST_REASON])


def _shown(words: str) -> str:
    """Words that every terminal, page and database can carry: no control characters, no halves of letters."""
    return "".join(letter if letter.isprintable() else " " for letter in words)


def read_line(line: bytes) -> dict[str, Any]:
    """The object of a line."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ProgramError("json") from error
    if not isinstance(found, dict):
        raise ProgramError("json")
    return found


def write_line(message: Mapping[str, Json]) -> bytes:
    """A message as a line."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def read_offers(title: Title, told: list[dict[str, Any]]) -> list[Offer[Action]]:
    """Offers as they were told to a program."""
    return [_read_offer(title, offer) for offer in told]


def _read_offer(title: Title, told: dict[str, Any]) -> Offer[Action]:
    if "field" in told:
        return Amounts(decode_action(title, told["action"]), told["field"], told["low"], told["high"])
    return Choices(tuple(decode_action(title, action) for action in told["actions"]))


def read_game(told: Mapping[str, Any]) -> Record:
    """The record that a program was told, without moves where they are secret."""
    title = find_title(told["title"])
    seed = int(told["seed"] or 0)
    return Record(title.id, tuple(told["players"]), dict(told["options"]), seed, title.rules_version)


def tell_move(number: int, choice: Choice, words: str) -> dict[str, Json]:
    """The answer to a turn."""
    return {"type": "move", "id": number, "action": encode_action(choice.action), "reason": words}
