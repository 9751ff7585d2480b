"""A sort of round: how it begins, who acts in which steps, what follows an action and how it ends."""

from abc import ABC, abstractmethod
from typing import Generic

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.play.step import Decision
from kursbuch.eighteenxx.shares import Situation


class Round(ABC, Generic[F, S]):
    """A round of a title. It is stateless: where it stands is in the position."""

    @property
    @abstractmethod
    def every_decision(self) -> tuple[Decision[F, S], ...]:
        """All that can come up in the round."""

    @abstractmethod
    def decisions(self, now: Situation[F, S]) -> tuple[Decision[F, S], ...]:
        """Those in which somebody may act now, the one that the game waits for first."""

    def follow(self, draft: Draft[F, S]) -> None:
        """What an action brings about in any case, even where something interrupts the round."""
        del draft

    @abstractmethod
    def proceed(self, draft: Draft[F, S]) -> bool:
        """Go on to the next step or turn; False where somebody has to decide."""

    @abstractmethod
    def is_over(self, draft: Draft[F, S]) -> bool:
        """Whether nothing is left to be done in the round."""

    @abstractmethod
    def end(self, draft: Draft[F, S]) -> None:
        """What happens at the end; it may be the end of the game."""
