"""The steps of a title's rounds."""

from dataclasses import dataclass, field

from kursbuch.eighteenxx.course import Course
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.position import AuctionRound, StockRound
from kursbuch.eighteenxx.shares import Table
from kursbuch.eighteenxx.step import Step, TurnStep
from kursbuch.eighteenxx.turn import operating
from kursbuch.kernel import Seat


@dataclass(frozen=True, slots=True)
class Schedule:
    """Rounds as tuples of steps. Interrupts come before everything; a company's turn has one step open at a time."""

    game: Game
    interrupts: tuple[Step, ...]
    auction: tuple[Step, ...]
    stock: tuple[Step, ...]
    turn: tuple[TurnStep, ...]
    during_turn: tuple[Step, ...]
    course: Course = field(default_factory=Course)

    def is_interrupted(self, table: Table) -> bool:
        """Whether something must be decided before the round goes on."""
        return self._interrupt(table) is not None

    def _interrupt(self, table: Table) -> Step | None:
        for step in self.interrupts:
            if step.seats(self.game, table):
                return step
        return None

    def open_steps(self, table: Table) -> tuple[Step, ...]:
        """The steps in which somebody may act now, the one that the game waits for first."""
        interrupt = self._interrupt(table)
        if interrupt is not None:
            return (interrupt,)
        if isinstance(table.round, AuctionRound):
            return self.auction
        if isinstance(table.round, StockRound):
            return self.stock
        return (self.turn[operating(table).step], *self.during_turn)

    def can_go_on(self, draft: Draft, seat: Seat) -> bool:
        """Whether the player on turn in a stock round can do more than pass."""
        position = draft.freeze()
        return any(
            offer.kind != "pass"
            for step in self.stock
            if seat in step.seats(self.game, position)
            for offer in step.offers(self.game, position, seat)
        )
