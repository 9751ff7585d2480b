"""The values that leave the engine: plain JSON."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None

View: TypeAlias = Mapping[str, Json]
"""What one seat may see of a position."""
