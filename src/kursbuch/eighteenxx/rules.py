"""The rules of the family behind the kernel's interface."""

from collections.abc import Sequence

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.flow import advance
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.position import AuctionRound, Position, StockRound
from kursbuch.eighteenxx.schedule import Schedule
from kursbuch.eighteenxx.setting_up import initial_position
from kursbuch.eighteenxx.view import view
from kursbuch.kernel import Action, Offer, Outcome, Refusal, Refused, Seat, Setup, Step, View


class EighteenRules:
    """A title of the family: a game and the schedule of its rounds."""

    def __init__(self, game: Game, schedule: Schedule) -> None:
        self.game = game
        self.schedule = schedule

    def initial(self, setup: Setup, seed: int) -> Position:
        del setup, seed
        return initial_position(self.game)

    def to_act(self, position: Position) -> tuple[Seat, ...]:
        if position.outcome is not None:
            return ()
        seats: dict[Seat, None] = {}
        for step in self.schedule.open_steps(position):
            seats.update(dict.fromkeys(step.seats(self.game, position)))
        return tuple(seats)

    def offers(self, position: Position, seat: Seat) -> Sequence[Offer[Action]]:
        if position.outcome is not None:
            return ()
        return [
            offer
            for step in self.schedule.open_steps(position)
            if seat in step.seats(self.game, position)
            for offer in step.offers(self.game, position, seat)
        ]

    def refusal(self, position: Position, seat: Seat, action: Action) -> Refusal | None:
        if position.outcome is not None:
            return self.game.refuse("turn.over")
        is_on_turn = False
        for step in self.schedule.open_steps(position):
            if seat in step.seats(self.game, position):
                is_on_turn = True
                if isinstance(action, step.actions):
                    return step.refusal(self.game, position, seat, action)
        return self.game.refuse(f"turn.{_round_name(position)}_{'not_now' if is_on_turn else 'not_yours'}")

    def apply(self, position: Position, seat: Seat, action: Action) -> Step[Position]:
        refusal = self.refusal(position, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        draft = Draft(self.game, position)
        for step in self.schedule.open_steps(position):
            if isinstance(action, step.actions) and seat in step.seats(self.game, position):
                step.apply(draft, seat, action)
                break
        advance(self.schedule, draft)
        return Step(draft.freeze(), tuple(draft.events))

    def view(self, position: Position, seat: Seat | None) -> View:
        """Everything is open in this family (1830 p. 4)."""
        return view(self.game, position, self.to_act(position), seat)

    def outcome(self, position: Position) -> Outcome | None:
        return position.outcome


def _round_name(position: Position) -> str:
    if isinstance(position.round, AuctionRound):
        return "auction"
    return "stock" if isinstance(position.round, StockRound) else "operating"
