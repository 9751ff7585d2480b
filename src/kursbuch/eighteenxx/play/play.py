"""The rounds of a title and what interrupts them; the way from one decision to the next."""

from collections.abc import Mapping, Set
from itertools import chain, compress
from operator import is_not
from typing import Any, Generic

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.opening import Opening
from kursbuch.eighteenxx.play.operating import Operating
from kursbuch.eighteenxx.play.round import Round
from kursbuch.eighteenxx.play.step import TURN, WATCHED, Decision, Step
from kursbuch.eighteenxx.play.stock import Stock
from kursbuch.eighteenxx.position import AuctionRound, OperatingRound, Position, StockRound
from kursbuch.eighteenxx.shares import Situation
from kursbuch.kernel import Action, Seat


class Play(Generic[F, S]):
    """A title's rounds: the opening, then stock rounds and sets of operating rounds by turns.

    Interrupts come before everything; of those that are due the first one is open.
    """

    def __init__(
        self,
        game: Game[F],
        *,
        interrupts: tuple[Decision[F, S], ...],
        opening: Opening[F, S],
        stock: Stock[F, S],
        operating: Operating[F, S],
    ) -> None:
        self.game = game
        self.interrupts = interrupts
        self.opening = opening
        self.stock = stock
        self.operating = operating
        self._rounds: dict[type, Round[F, S]] = {AuctionRound: opening, StockRound: stock, OperatingRound: operating}
        self._asked: OpenDecisions[F, S] | None = None
        self._quiet: tuple[object, ...] = (object(),) * len(WATCHED)
        """What interrupts are due by, when none was the last time."""
        self._due_after: dict[tuple[bool, ...], tuple[Decision[F, S], ...]] = {}

    def round(self, now: Situation[F, S]) -> Round[F, S]:
        """The rules of the round that is being played."""
        return self._rounds[type(now.round)]

    @property
    def rounds(self) -> Mapping[str, Round[F, S]]:
        """All sorts of rounds by their kinds."""
        states = (AuctionRound, StockRound, OperatingRound)
        return {state.kind: self._rounds[state] for state in states}

    def interrupting_seat(self, now: Situation[F, S]) -> Seat | None:
        """Who has to decide before the round goes on."""
        interrupt = self._interrupt(now)
        return interrupt.seats(self.game, now)[0] if interrupt is not None else None

    def open_decisions(self, position: Position[S]) -> "OpenDecisions[F, S]":
        """Those in which somebody may act now, the one that the game waits for first.

        Who may act, what and why not is asked about one position after the other: the last answer is kept.
        """
        asked = self._asked
        if asked is None or asked.position is not position:
            asked = self._asked = self._open(position, self._interrupt(position))
        return asked

    def _open(self, position: Position[S], interrupt: Decision[F, S] | None) -> "OpenDecisions[F, S]":
        if interrupt is None:
            decisions = self.round(position).decisions(position)
        else:
            decisions = (interrupt, *self._open_meanwhile(position, interrupt))
        return OpenDecisions(self.game, position, decisions)

    def _open_meanwhile(self, now: Situation[F, S], interrupt: Decision[F, S]) -> tuple[Decision[F, S], ...]:
        """Profile only: what may be done at any time of a company's turn may be done before some interrupts."""
        is_turn = isinstance(now.round, OperatingRound) and now.round.company is not None
        may_go_on = self.game.facts.site.asking.leaves_turn_open and interrupt.leaves_turn_open
        return self.operating.during if is_turn and may_go_on else ()

    def turn_holder(self, position: Position[S]) -> CompanyId | Seat | None:
        """Whose turn it is: a player in a stock round, a company in an operating round; nobody in the opening."""
        state = position.round
        if isinstance(state, OperatingRound):
            waiting = self.operating.next_company(Draft(self.game, position))
            return state.company or waiting or next(reversed(state.done), None)
        if isinstance(state, AuctionRound):
            return state.seat if self.game.site_opening == "SR" else None
        interrupt = self._interrupt(position)
        holder = interrupt.turn_holder(self.game, position) if interrupt is not None else None
        return state.seat if holder is None else holder

    def steps_for(self, action: type[Action]) -> tuple[Step[Any, F, S], ...]:
        """All steps for a kind of action, open or closed, in the order in which they could come up."""
        rounds = (decision for round_ in self._rounds.values() for decision in round_.every_decision)
        found = (decision.step_for(action) for decision in (*self.interrupts, *rounds))
        return tuple(step for step in found if step is not None)

    def _interrupt(self, now: Situation[F, S]) -> Decision[F, S] | None:
        """What must be decided first: of what is due by something that has changed since none was."""
        watched = (now.trade, now.companies, now.privates, now.board, now.phase, now.own, type(now.round))
        changed = tuple(map(is_not, watched, self._quiet))
        due = self._due_after.get(changed)
        if due is None:
            due = self._due_after[changed] = self._due_by({*compress(WATCHED, changed), TURN})
        for decision in due:
            if decision.seats(self.game, now):
                return decision
        self._quiet = watched
        return None

    def _due_by(self, changed: Set[str]) -> tuple[Decision[F, S], ...]:
        """The interrupts that may be due when this has changed."""
        return tuple(decision for decision in self.interrupts if not changed.isdisjoint(decision.due_by))

    def set_up(self, draft: Draft[F, S], seed: int) -> Position[S]:
        """The table before the first decision."""
        self.opening.set_up(draft, seed)
        return self._advance(draft)

    def follow(self, draft: Draft[F, S]) -> Position[S]:
        """What follows an action: on through steps, turns and rounds to the next decision or the end of the game."""
        self.round(draft).follow(draft)
        return self._advance(draft)

    def _advance(self, draft: Draft[F, S]) -> Position[S]:
        interrupt = None
        while draft.outcome is None and (interrupt := self._interrupt(draft)) is None:
            current = self.round(draft)
            if current.is_over(draft):
                current.end(draft)
                self._begin_next(draft, current)
            elif not current.proceed(draft):
                break
        position = draft.freeze()
        if draft.outcome is None:
            self._asked = self._open(position, interrupt)
        return position

    def _begin_next(self, draft: Draft[F, S], ended: Round[F, S]) -> None:
        if draft.outcome is None:
            (self.operating if ended is self.stock else self.stock).begin(draft)


class OpenDecisions(Generic[F, S]):
    """The open decisions of a position with who may act in each: worked out when somebody asks, and once."""

    __slots__ = ("_game", "_seats", "_to_act", "decisions", "position")

    def __init__(self, game: Game[F], position: Position[S], decisions: tuple[Decision[F, S], ...]) -> None:
        self.position = position
        self.decisions = decisions
        self._game = game
        self._seats: dict[Decision[F, S], tuple[Seat, ...]] = {}
        self._to_act: tuple[Seat, ...] | None = None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Everybody who may act, the one that the game waits for first."""
        if self._to_act is None:
            first = self._seats_in(self.decisions[0])
            others = [self._seats_in(decision) for decision in self.decisions[1:]]
            self._to_act = tuple(dict.fromkeys(chain(first, *others))) if len(first) > 1 or any(others) else first
        return self._to_act

    def waits_for(self, seat: Seat) -> bool:
        """Whether it is the seat's turn: others may act as well in some positions, without being on turn."""
        first = next((seats for seats in map(self._seats_in, self.decisions) if seats), ())
        return seat in first

    def of(self, seat: Seat) -> list[Decision[F, S]]:
        """Those in which the seat may act."""
        return [decision for decision in self.decisions if seat in self._seats_in(decision)]

    def step_for(self, seat: Seat, action: type[Action]) -> Step[Any, F, S] | None:
        """The step in which the seat may take actions of this kind."""
        for decision in self.decisions:
            step = decision.step_for(action)
            if step is not None and seat in self._seats_in(decision):
                return step
        return None

    def _seats_in(self, decision: Decision[F, S]) -> tuple[Seat, ...]:
        seats = self._seats.get(decision)
        if seats is None:
            seats = self._seats[decision] = decision.seats(self._game, self.position)
        return seats
