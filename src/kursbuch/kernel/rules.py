"""The rules of a game: the one interface through which everything else plays it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, Protocol, TypeVar

from kursbuch.kernel.action import Action
from kursbuch.kernel.changing import quickly_made
from kursbuch.kernel.event import Event
from kursbuch.kernel.json_value import View
from kursbuch.kernel.offer import Offer
from kursbuch.kernel.outcome import Outcome
from kursbuch.kernel.refusal import Refusal
from kursbuch.kernel.seat import Seat

P = TypeVar("P")
A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Setup:
    """Who sits at the table, in seat order, and the options of the title that differ from their defaults."""

    players: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)


@quickly_made
@dataclass(frozen=True, slots=True)
class Applied(Generic[P]):
    """The position after an action, and what happened on the way."""

    position: P
    events: tuple[Event, ...]


class Rules(Protocol[P, A]):
    """Stateless; one instance for a title and its options."""

    def initial(self, setup: Setup, seed: int) -> P:
        """The position before the first action."""
        ...

    def to_act(self, position: P) -> tuple[Seat, ...]:
        """The seats that have an offer. The game waits for the first; the others may step in. Empty at the end."""
        ...

    def offers(self, position: P, seat: Seat) -> Sequence[Offer[A]]:
        """Every legal action of the seat: complete, so `refusal` is None exactly for what some offer contains."""
        ...

    def refusal(self, position: P, seat: Seat, action: A) -> Refusal | None:
        """Why the seat may not do this now, or None."""
        ...

    def cost(self, position: P, seat: Seat, action: A) -> int | None:
        """What the action costs the seat or its company at once; what it brings is negative. None: nothing is told.

        It is asked for what is shown to people, of moves that are possible and of moves that are not.
        """
        ...

    def apply(self, position: P, seat: Seat, action: A) -> Applied[P]:
        """Do it. Raises `Refused` for an action that is refused; there is no way around the check."""
        ...

    def view(self, position: P, seat: Seat | None) -> View:
        """The position as that seat may see it; None is a spectator."""
        ...

    def imagined(self, position: P, seat: Seat, random: Random) -> P:
        """A position that looks the same to the seat, with what it cannot see dealt anew: to plan on and to search."""
        ...

    def outcome(self, position: P) -> Outcome | None:
        """The result, once the game has ended."""
        ...
