"""The rules of the family behind the kernel's interface."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic

from typing_extensions import TypeVar

from kursbuch.eighteenxx.actions import AgreeToEnd
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.ending import end_game
from kursbuch.eighteenxx.extension import Facts
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.play.play import Play
from kursbuch.eighteenxx.play.reasons import best_reason
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.setting_up import initial_position
from kursbuch.eighteenxx.view import CompanyTurn, view
from kursbuch.kernel import Action, Applied, Offer, Outcome, Refusal, Refused, Seat, Setup, View

F = TypeVar("F", bound=Facts, default=Facts)
S = TypeVar("S", default=object)

FAMILY = "18xx"
"""What clients know the family by."""


def nothing_more(position: Position) -> View:
    """What the view of a title shows besides the family's: nothing."""
    del position
    return {}


class EighteenRules(Generic[F, S]):
    """A title of the family: what is fixed, its rounds, its own state at first, and what its views show besides."""

    def __init__(
        self, game: Game[F], play: Play[F, S], own: S, shown: Callable[[Position[S]], View] = nothing_more
    ) -> None:
        self.game = game
        self.play = play
        self.own = own
        self.shown = shown

    def initial(self, setup: Setup, seed: int) -> Position[S]:
        del setup
        draft = Draft(self.game, initial_position(self.game, self.own))
        return self.play.set_up(draft, seed)

    def to_act(self, position: Position[S]) -> tuple[Seat, ...]:
        if position.outcome is not None:
            return ()
        return self.play.open_decisions(position).to_act

    def offers(self, position: Position[S], seat: Seat) -> Sequence[Offer[Action]]:
        if position.outcome is not None:
            return ()
        return [
            offer
            for decision in self.play.open_decisions(position).of(seat)
            for offer in decision.offers(self.game, position, seat)
        ]

    def refusal(self, position: Position[S], seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, AgreeToEnd):
            return self._agreement_refusal(position)
        found = self._step_for(position, seat, action)
        return found if isinstance(found, Refusal) else found.refusal(self.game, position, seat, action)

    def cost(self, position: Position[S], seat: Seat, action: Action) -> int | None:
        found = self._step_for(position, seat, action)
        if isinstance(found, Refusal) or not found.fits(self.game, position):
            return None
        return found.cost(self.game, position, seat, action)

    def apply(self, position: Position[S], seat: Seat, action: Action) -> Applied[Position[S]]:
        if isinstance(action, AgreeToEnd):
            return self._end_by_agreement(position)
        found = self._step_for(position, seat, action)
        if isinstance(found, Refusal):
            raise Refused(found)
        refusal = found.objection(self.game, position, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        draft = Draft(self.game, position)
        found.apply(draft, seat, action)
        following = self.play.follow(draft)
        return Applied(following, tuple(draft.events))

    def _agreement_refusal(self, position: Position[S]) -> Refusal | None:
        """Profile only: players may agree to stop. The rulebooks know other ends."""
        if position.outcome is not None:
            return self.game.refuse("turn.over")
        return None if self.game.facts.site.asking.ends_by_agreement else self.game.refuse("turn.no_agreement")

    def _end_by_agreement(self, position: Position[S]) -> Applied[Position[S]]:
        refusal = self._agreement_refusal(position)
        if refusal is not None:
            raise Refused(refusal)
        draft = Draft(self.game, position)
        end_game(draft, "agreed")
        return Applied(draft.freeze(), tuple(draft.events))

    def _step_for(self, position: Position[S], seat: Seat, action: Action) -> Step[Any, F, S] | Refusal:
        """The open step in which the seat may take actions of this kind, or why there is none."""
        if position.outcome is not None:
            return self.game.refuse("turn.over")
        decisions = self.play.open_decisions(position)
        step = decisions.step_for(seat, type(action))
        return step or best_reason(self.play, position, seat, action, decisions.waits_for(seat))

    def view(self, position: Position[S], seat: Seat | None) -> View:
        """Everything is open in this family (1830 p. 4)."""
        operating = self.play.operating
        turn = CompanyTurn(operating.stages, operating.stage(position))
        shown = view(self.game, position, turn, self.to_act(position), seat)
        return {**shown, **self.shown(position)}

    def imagined(self, position: Position[S], seat: Seat, random: Random) -> Position[S]:
        """The position itself: everything is open."""
        del seat, random
        return position

    def outcome(self, position: Position[S]) -> Outcome | None:
        return position.outcome
