"""The values that leave the engine: plain JSON."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias, cast

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None

View: TypeAlias = Mapping[str, object]
"""What one seat may see of a position: a typed dictionary of `kursbuch.views`, or of the title's own."""


def as_json(view: View) -> Mapping[str, Json]:
    """The view for those who read any title's: it is plain JSON, whatever its model."""
    return cast("Mapping[str, Json]", view)
