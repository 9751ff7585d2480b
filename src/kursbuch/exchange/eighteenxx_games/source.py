"""The site's file: header and effective actions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from pydantic import BeforeValidator, Field, TypeAdapter, ValidationError

from kursbuch.kernel import BadRecord, Json

SiteAction: TypeAlias = Mapping[str, Any]
"""One action as the site writes it."""

_CHAT = "message"
_NOTE = "log"
"""What a player notes who acts for another: it does nothing, but an undo takes it back as it does any action."""

_PROGRAM = "program_"


@dataclass(frozen=True, slots=True)
class SitePlayer:
    """A player of the site."""

    id: int | str
    name: str


@dataclass(frozen=True, slots=True)
class SiteSettings:
    """What was chosen before the game."""

    optional_rules: tuple[str, ...] = ()
    seed: Annotated[int | None, BeforeValidator(lambda seed: None if seed == "" else seed)] = None


@dataclass(frozen=True, slots=True)
class SiteGame:
    """A game of the site; the players sit in this order."""

    title: str
    players: tuple[SitePlayer, ...]
    actions: tuple[dict[str, Any], ...]
    id: Annotated[int | str, Field(union_mode="left_to_right")] = 0
    settings: SiteSettings = SiteSettings()
    status: str = ""


_GAME = TypeAdapter(SiteGame)


def read_site_game(data: Mapping[str, Json]) -> SiteGame:
    """The parts of the file that matter; `BadRecord` names what is missing."""
    try:
        game = _GAME.validate_python(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        place = ".".join(str(part) for part in first["loc"]) or "-"
        raise BadRecord("record-damaged", place=place, problem=first["type"]) from error
    for number, action in enumerate(game.actions):
        _check(action, f"actions.{number}")
        automatic = action.get("auto_actions") or []
        if not isinstance(automatic, list):
            raise BadRecord("record-damaged", place=f"actions.{number}.auto_actions", problem="list_type")
        for index, part in enumerate(automatic):
            _check(part, f"actions.{number}.auto_actions.{index}")
    return game


def _check(action: object, place: str) -> None:
    """Every action is an object that says its type, and an undo the number of the action to go back to."""
    if not isinstance(action, dict):
        raise BadRecord("record-damaged", place=place, problem="dict_type")
    if not isinstance(action.get("type"), str):
        raise BadRecord("record-damaged", place=f"{place}.type", problem="string_type")
    if not isinstance(action.get("action_id", 0), int | None):
        raise BadRecord("record-damaged", place=f"{place}.action_id", problem="int_type")


def effective_actions(actions: Sequence[SiteAction]) -> list[SiteAction]:
    """What is left after undo and redo."""
    done: list[SiteAction] = []
    undone: list[list[SiteAction]] = []
    for action in actions:
        if action["type"] == "undo":
            undone.append(_take_back(done, action.get("action_id")))
        elif action["type"] == "redo":
            if undone:
                done += undone.pop()
        elif action["type"] != _CHAT:
            done.append(action)
            undone.clear()
    return [action for action in done if action["type"] != _NOTE]


def parts(action: SiteAction) -> list[SiteAction]:
    """The action and what the site did by itself after it; programs that players leave with the site do nothing."""
    whole = (action, *(action.get("auto_actions") or ()))
    return [_with_entity_type(part) for part in whole if not part["type"].startswith(_PROGRAM)]


def _with_entity_type(action: SiteAction) -> SiteAction:
    """Some actions do not say of what type who acts is: a number is a player."""
    kind = "player" if isinstance(action.get("entity"), int) else "corporation"
    return action if "entity_type" in action else {**action, "entity_type": kind}


def _take_back(done: list[SiteAction], action_id: object) -> list[SiteAction]:
    """Remove the last action, or all after the one with this id, and return what was removed."""
    keep = len(done) - 1
    if isinstance(action_id, int):
        keep = next((index for index, action in enumerate(done) if _is_after(action, action_id)), len(done))
    removed = done[max(keep, 0) :]
    del done[max(keep, 0) :]
    return removed


def _is_after(action: SiteAction, action_id: int) -> bool:
    """Ids grow; a message may have the id that is named."""
    number = action.get("id")
    return isinstance(number, int) and number > action_id
