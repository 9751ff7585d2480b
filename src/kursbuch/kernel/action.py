"""Actions: what a seat does, as identifiers only."""

from dataclasses import dataclass, fields
from typing import ClassVar, cast

from kursbuch.kernel.json_value import Json


@dataclass(frozen=True, slots=True)
class Action:
    """One move. Subclasses are frozen dataclasses whose fields are strings, numbers, or tuples of them."""

    kind: ClassVar[str]


def encode_action(action: Action) -> dict[str, Json]:
    """The action as flat JSON: its kind, then its fields; fields that are None are left out."""
    encoded: dict[str, Json] = {"kind": action.kind}
    for field in fields(action):
        value = cast(Json, getattr(action, field.name))
        if value is not None:
            encoded[field.name] = value
    return encoded
