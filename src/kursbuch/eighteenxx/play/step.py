"""Decisions and their steps: who may act at a point of play, in which ways, and what each way does."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Generic

from typing_extensions import TypeVar

from kursbuch.eighteenxx.actions import Pass
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.shares import Situation
from kursbuch.kernel import Action, Offer, Refusal, Seat

A = TypeVar("A", bound=Action, contravariant=True)

WATCHED = ("trade", "companies", "privates", "board", "phase", "own", "sort of round")
"""What may decide whether an interrupt is due: fields of the position."""

TURN = "turn"
"""What changes with every action: an interrupt that is due by it is always asked about."""


class Decision(ABC, Generic[F, S]):
    """A point of play at which somebody decides. It is stateless: all it needs is in the position."""

    stage: ClassVar[str] = ""
    """Of a company's turn: what players call the part of it in which this is decided."""
    due_by: ClassVar[tuple[str, ...]] = WATCHED
    """Of an interrupt: what decides whether it is due; it is asked about again when that has changed."""
    leaves_turn_open: ClassVar[bool] = False
    """Of an interrupt: whether the profile of 18xx.games leaves open what may be done at any time of a turn."""

    @property
    @abstractmethod
    def steps(self) -> tuple["Step[Any, F, S]", ...]:
        """One for each kind of action among which is chosen."""

    def step_for(self, action: type[Action]) -> "Step[Any, F, S] | None":
        """The step for this kind of action."""
        for step in self.steps:
            if step.action is action:
                return step
        return None

    @abstractmethod
    def seats(self, game: Game[F], now: Situation[F, S]) -> tuple[Seat, ...]:
        """Who may act now; empty where there is nothing to decide."""

    @abstractmethod
    def offers(self, game: Game[F], position: Position[S], seat: Seat) -> Iterable[Offer[Action]]:
        """What that seat can do."""

    def can_act(self, game: Game[F], position: Position[S], seat: Seat) -> bool:
        """Whether that seat can do anything but pass."""
        return any(offer.kind != Pass.kind for offer in self.offers(game, position, seat))

    def turn_holder(self, game: Game[F], now: Situation[F, S]) -> CompanyId | Seat | None:
        """Of an interrupt in a stock round: whose turn it is meanwhile; None where the turn stays with the player."""
        del game, now
        return None

    def keeps_asking(self, game: Game[F], now: Situation[F, S]) -> bool:
        """Profile only: whether a player is asked in a stock round although he can only pass."""
        del game, now
        return False

    def is_needed(self, draft: Draft[F, S]) -> bool:
        """Of a stage of a company's turn: whether there is anything to decide."""
        del draft
        return True

    def skip(self, draft: Draft[F, S]) -> None:
        """Of a stage: what happens where there is nothing to decide."""
        del draft

    def holds_turn(self, game: Game[F]) -> bool:
        """Whether a player's turn in a stock round goes on while there is something to decide here."""
        del game
        return True


class Step(Decision[F, S], Generic[A, F, S]):
    """One kind of action at a point of play."""

    action: type[A]

    is_asked_last: ClassVar[bool] = False
    """Whether others are asked first where it matters only that something can be done: this one takes longer."""
    by_anyone: ClassVar[bool] = False
    """Whether others than who is on turn may do it, and are told a special reason why not."""
    unasked: ClassVar[str] = ""
    """Why not, where the step answers a question that nobody has asked."""

    @property
    def steps(self) -> tuple["Step[Any, F, S]", ...]:
        return (self,)

    def step_for(self, action: type[Action]) -> "Step[Any, F, S] | None":
        return self if self.action is action else None

    def fits(self, game: Game[F], position: Position[S]) -> bool:
        """Whether the position has what the step is about: its round, a company on turn, a proposal to answer."""
        del game, position
        return True

    def refusal(self, game: Game[F], position: Position[S], seat: Seat, action: A) -> Refusal | None:
        """Why that seat cannot do this, or None. It may be asked in any position, also where the step is closed."""
        if not self.fits(game, position):
            return game.refuse(self.unasked or f"turn.{position.round.kind}_not_now")
        return self.objection(game, position, seat, action)

    def objection(self, game: Game[F], position: Position[S], seat: Seat, action: A) -> Refusal | None:
        """Why that seat cannot do this in a position that the step fits, or None."""
        del game, position, seat, action
        return None

    def cost(self, game: Game[F], position: Position[S], seat: Seat, action: A) -> int | None:
        """What it costs the player or his company, whether it is possible or not; what it brings is negative."""
        del game, position, seat, action
        return None

    @abstractmethod
    def apply(self, draft: Draft[F, S], seat: Seat, action: A) -> None:
        """Do what has been found legal."""


class Alternatives(Decision[F, S]):
    """A decision between several kinds of action: who may act is what the first step says."""

    def __init__(self, *steps: Step[Any, F, S]) -> None:
        self._steps = steps
        acting = [step for step in steps if step.action is not Pass]
        self._quick_first = sorted(acting, key=lambda step: step.is_asked_last)
        self._by_action: dict[type[Action], Step[Any, F, S]] = {}
        for step in steps:
            self._by_action.setdefault(step.action, step)

    @property
    def steps(self) -> tuple[Step[Any, F, S], ...]:
        return self._steps

    def step_for(self, action: type[Action]) -> Step[Any, F, S] | None:
        return self._by_action.get(action)

    def seats(self, game: Game[F], now: Situation[F, S]) -> tuple[Seat, ...]:
        return self._steps[0].seats(game, now)

    def can_act(self, game: Game[F], position: Position[S], seat: Seat) -> bool:
        return any(step.can_act(game, position, seat) for step in self._quick_first)

    def offers(self, game: Game[F], position: Position[S], seat: Seat) -> Iterable[Offer[Action]]:
        for step in self._steps:
            yield from step.offers(game, position, seat)
