"""The steps of a title's rounds, and what follows an action until somebody has to decide again."""

from dataclasses import dataclass, field

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.play.company_turn import operating
from kursbuch.eighteenxx.play.course import Course
from kursbuch.eighteenxx.play.step import Step, TurnStep
from kursbuch.eighteenxx.play.stock import stock
from kursbuch.eighteenxx.position import AuctionRound, StockRound
from kursbuch.eighteenxx.shares import Table
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


def advance(schedule: Schedule, draft: Draft) -> None:
    """Go on through steps, turns and rounds to the next decision or the end of the game."""
    while draft.outcome is None and not schedule.is_interrupted(draft):
        if isinstance(draft.round, AuctionRound):
            goes_on = _advance_opening(schedule, draft)
        elif isinstance(draft.round, StockRound):
            goes_on = _advance_stock(schedule, draft)
        else:
            goes_on = _advance_operating(schedule, draft)
        if not goes_on:
            return


def _advance_opening(schedule: Schedule, draft: Draft) -> bool:
    if not schedule.course.is_opening_over(draft):
        return False
    schedule.course.end_opening(draft)
    return False


def _advance_stock(schedule: Schedule, draft: Draft) -> bool:
    state = stock(draft)
    if state.passes == len(draft.game.players):
        schedule.course.end_stock_round(draft)
        schedule.course.begin_operating_set(draft)
        return True
    if state.has_acted and not schedule.can_go_on(draft, state.seat):
        schedule.course.end_stock_turn(draft)
        return True
    return False


def _advance_operating(schedule: Schedule, draft: Draft) -> bool:
    state = operating(draft)
    if state.company is None:
        company = schedule.course.next_company(draft)
        if company is not None:
            schedule.course.begin_company_turn(draft, company)
        else:
            schedule.course.end_operating_round(draft)
        return True
    if state.step == len(schedule.turn):
        schedule.course.end_company_turn(draft)
        return True
    step = schedule.turn[state.step]
    if step.is_needed(draft):
        return False
    step.skip(draft)
    draft.change_round(step=state.step + 1)
    return True
