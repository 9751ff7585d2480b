"""What a club player knows of a title by heart, and what no view tells: how far trains run, what privates are worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from kursbuch.bots.builder.eighteenxx.weights import Weights

if TYPE_CHECKING:
    from kursbuch.bots.builder.eighteenxx.outlook import Outlook
    from kursbuch.bots.builder.eighteenxx.reading import Phase
    from kursbuch.bots.builder.eighteenxx.scene import Scene
    from kursbuch.bots.builder.strategy import Suggestion

Adviser: TypeAlias = "Callable[[Scene], Sequence[Suggestion]]"
"""What to do when moves of some kind are offered; nothing if other moves are to be looked at."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A title as the family's strategy plays it. Another title sets other facts and its own advisers."""

    reach: Mapping[str, int]
    """How many stops a train visits."""
    colors: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The colours whose values offboards and printed cities pay, by phase, if they are not those of its tiles."""
    private_worth: Mapping[str, int] = field(default_factory=dict)
    """What a private is worth in the auction, if not its price and a little more."""
    private_shares: Mapping[str, str] = field(default_factory=dict)
    """The company whose share a private can be exchanged for."""
    private_phases: tuple[str, ...] = ()
    """Phases in which companies buy privates, or soon will."""
    private_kept: tuple[str, ...] = ()
    """Privates that no company buys."""
    privates_closed_by: str | None = None
    """The train with which the privates close."""
    weights: Weights = field(default_factory=Weights)
    float_percent: int = 60
    pays_full_capital: bool = True
    """Whether a company gets ten times par when it floats."""
    usual_revenue: float = 140.0
    """What a company comes to in an operating round, without its money and its track (Outlook.coming_revenue)."""
    experience: Mapping[str, float] = field(default_factory=dict)
    """How much more or less than that certain companies have come to in many games."""
    usual_drain: int = 550
    """What the bank loses in an operating round, whatever the companies earn: their revenue will still grow."""
    drain_by_revenue: float = 0.25
    """What it loses for each dollar that they earn now: most of it comes back for trains, shares and track."""
    paces: Mapping[str, float] = field(default_factory=dict)
    """How many trains of a kind are sold in an operating round, once they are for sale."""
    most_rounds: int = 20
    """Operating rounds of a long game."""
    narrow_cost: float = 1.0
    """What narrow track costs against broad track on the same ground."""
    outlook: type[Outlook] | None = None
    """How the future is seen, if otherwise than in 1830."""
    advisers: Mapping[str, Adviser] = field(default_factory=dict)
    """Moves that only this title knows, or that are played otherwise in it."""

    def stops(self, train: str) -> int:
        """How many stops the train visits."""
        return self.reach.get(train, 2)

    def values_in(self, phase: Phase) -> tuple[str, ...]:
        """The colours whose values are paid."""
        return self.colors.get(phase.name, phase.colors)
