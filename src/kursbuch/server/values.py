"""Values from outside: short texts without control characters, numbers of a sane size."""

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Annotated, Any, TypeAlias

from pydantic import AfterValidator, Field, StringConstraints

from kursbuch.server.names import check_line, check_name

LARGEST_NUMBER = 2**53
DEEPEST = 12
DEEPEST_FILE = 40

CONTROL = r"\x00-\x1f\x7f-\x9f"
CONTROL_IN_LINES = r"\x00-\x08\x0b-\x1f\x7f-\x9f"
"""Letters that steer a terminal; a text of several lines has tabs and ends of lines."""

TableId: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z2-7]{12}$")]
PersonName: TypeAlias = Annotated[
    str,
    StringConstraints(min_length=1, max_length=30, pattern=rf"^[^\s{CONTROL}@]([^{CONTROL}@]*[^\s{CONTROL}@])?$"),
    AfterValidator(check_name),
]
Line: TypeAlias = Annotated[
    str,
    StringConstraints(min_length=1, max_length=60, pattern=rf"^[^{CONTROL}]*[^\s{CONTROL}][^{CONTROL}]*$"),
    AfterValidator(check_line),
]
Password: TypeAlias = Annotated[str, StringConstraints(min_length=8, max_length=200)]
ChatText: TypeAlias = Annotated[
    str,
    StringConstraints(
        min_length=1, max_length=2000, pattern=rf"^[^{CONTROL_IN_LINES}]*[^\s{CONTROL}][^{CONTROL_IN_LINES}]*$"
    ),
]
NoteText: TypeAlias = Annotated[str, StringConstraints(max_length=20_000, pattern=rf"^[^{CONTROL_IN_LINES}]*$")]
SafeName: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=rf"^[^{CONTROL}]+$")]
SafeValue: TypeAlias = (
    Annotated[str, StringConstraints(max_length=200, pattern=rf"^[^{CONTROL}]*$")]
    | Annotated[int, Field(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
    | bool
    | None
)
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=9)]
Number: TypeAlias = Annotated[int, Field(ge=0, le=2**31 - 1)]


def _check_json(value: Any, deepest: int = DEEPEST, forbidden: str = " ") -> Any:
    """Only what every database and every client can carry: letters below `forbidden` are control characters."""
    if deepest < 0:
        raise ValueError("nested too deeply")
    if isinstance(value, str):
        value.encode("utf-8")
        if any(letter < forbidden for letter in value):
            raise ValueError("control character")
    elif isinstance(value, float) and not isfinite(value):
        raise ValueError("no number")
    elif isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise ValueError("number too large")
    elif isinstance(value, Mapping):
        for key, part in value.items():
            _check_json(key, deepest - 1, forbidden)
            _check_json(part, deepest - 1, forbidden)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for part in value:
            _check_json(part, deepest - 1, forbidden)
    return value


def _check_file(value: Any) -> Any:
    """A file from elsewhere may have texts of several lines."""
    return _check_json(value, DEEPEST_FILE, "\t")


JsonObject: TypeAlias = Annotated[dict[str, Any], AfterValidator(_check_json)]
"""A flat or nested JSON object, such as an action."""

JsonFile: TypeAlias = Annotated[dict[str, Any], AfterValidator(_check_file)]
"""The content of a JSON file."""
