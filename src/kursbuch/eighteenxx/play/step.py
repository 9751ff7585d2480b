"""Steps: what can be done at a point of a round, and how."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Generic

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.shares import Table
from kursbuch.kernel import Action, Offer, Refusal, Seat


class Step(ABC, Generic[F, S]):
    """Part of a round. It is stateless: all it needs is in the position."""

    actions: ClassVar[tuple[type[Action], ...]]

    @abstractmethod
    def seats(self, game: Game[F], table: Table[F, S]) -> tuple[Seat, ...]:
        """Who may act in this step now; empty where there is nothing to do."""

    @abstractmethod
    def offers(self, game: Game[F], position: Position[S], seat: Seat) -> Iterable[Offer[Action]]:
        """What that seat can do."""

    @abstractmethod
    def refusal(self, game: Game[F], position: Position[S], seat: Seat, action: Action) -> Refusal | None:
        """Why that seat cannot do this, or None."""

    @abstractmethod
    def apply(self, draft: Draft[F, S], seat: Seat, action: Action) -> None:
        """Do what has been found legal."""


class TurnStep(Step[F, S]):
    """A step of a company's operating turn; the turn goes through them in order."""

    def is_needed(self, draft: Draft[F, S]) -> bool:
        """Whether there is anything to decide."""
        return True

    def skip(self, draft: Draft[F, S]) -> None:
        """What happens where there is nothing to decide."""
        del draft
