"""The opening: an auction of the privates in 1830 (§1.2, §2.1)."""

from typing import TYPE_CHECKING

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.play.round import Round
from kursbuch.eighteenxx.play.step import A, Decision, Step
from kursbuch.eighteenxx.position import AuctionRound, Position
from kursbuch.eighteenxx.privates import has_unsold
from kursbuch.eighteenxx.shares import Situation
from kursbuch.eighteenxx.trains import begin_phase
from kursbuch.kernel import Seat


def opening_round(now: Situation) -> AuctionRound | None:
    """The round, if it is the opening."""
    return now.round if isinstance(now.round, AuctionRound) else None


def auction(now: Situation) -> AuctionRound:
    """The round, known to be the opening."""
    state = now.round
    if TYPE_CHECKING:
        assert isinstance(state, AuctionRound)
    return state


class OpeningStep(Step[A, F, S]):
    """What the player on turn in the opening may do."""

    def fits(self, game: Game[F], position: Position[S]) -> bool:
        return opening_round(position) is not None

    def seats(self, game: Game[F], now: Situation[F, S]) -> tuple[Seat, ...]:
        return (auction(now).seat,)


class Opening(Round[F, S]):
    """What comes before the first stock round: all privates are sold."""

    def __init__(self, *decisions: Decision[F, S]) -> None:
        self._decisions = decisions

    def set_up(self, draft: Draft[F, S], seed: int) -> None:
        """What the title adds to the position before the first move."""
        del draft, seed

    @property
    def every_decision(self) -> tuple[Decision[F, S], ...]:
        return self._decisions

    def decisions(self, now: Situation[F, S]) -> tuple[Decision[F, S], ...]:
        del now
        return self._decisions

    def proceed(self, draft: Draft[F, S]) -> bool:
        return False

    def is_over(self, draft: Draft[F, S]) -> bool:
        """All privates are sold."""
        return not has_unsold(draft)

    def end(self, draft: Draft[F, S]) -> None:
        """With the last private sold the next phase begins (1830 §2.2)."""
        phases = list(draft.game.phases)
        begin_phase(draft, phases[phases.index(draft.phase) + 1])
