"""What is kept while somebody thinks about one decision: its playouts meet the same questions again."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Thought:
    """A game that is played in thought: what was found out in it, and how far from the decision it is now."""

    kept: dict[object, Any] = field(default_factory=dict)
    depth: int = 0
    """Moves since the decision."""
