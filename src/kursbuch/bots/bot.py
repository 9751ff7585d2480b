"""What a bot is: somebody who chooses among the offers of a seat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from kursbuch.bots.manner import PLAIN
from kursbuch.bots.thought import Thought
from kursbuch.kernel import Action, Json, Offer, Record, RouteService, Rules, Seat, View, lazy, quickly_made


@quickly_made
@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about a move. Playouts give the same move for the same chance, seconds do not."""

    seconds: float | None = None
    playouts: int | None = None


@quickly_made
@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot moves so: the message `reason-<code>` of the locale files, filled with the arguments."""

    code: str
    arguments: Mapping[str, Json] = field(default_factory=dict)


@quickly_made
@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and the sentence that explains it if the bot has one."""

    action: Action
    reason: Reason | None = None


class Turn:
    """A position in which a seat may act, as that seat sees it.

    The position itself stays closed: who wants to look ahead gets one that looks the same to the seat.
    """

    def __init__(
        self,
        rules: Rules[object, Action],
        position: object,
        seat: Seat,
        routes: RouteService[object, Action] | None = None,
        budget: Budget | None = None,
        find_record: Callable[[], Record] | None = None,
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.routes = routes
        self.budget = budget or Budget()
        self._position = position
        self._find_record = find_record
        self.manner = PLAIN
        """How who plays here likes to play."""
        self.thought: Thought | None = None
        """What was found out before, if the turn is one of a game that is played in thought."""

    @property
    def is_hasty(self) -> bool:
        """Whether a good move soon is better than the best one later, as in games that are played in thought."""
        return self.thought is not None

    @lazy
    def offers(self) -> Sequence[Offer[Action]]:
        """Every legal move of the seat."""
        return self.rules.offers(self._position, self.seat)

    @lazy
    def view(self) -> View:
        """What the seat knows."""
        return self.rules.view(self._position, self.seat)

    @lazy
    def record(self) -> Record | None:
        """The game so far, where it is known. Of a title in which something is hidden it tells too much: `is_open`."""
        return self._find_record() if self._find_record is not None else None

    @property
    def is_open(self) -> bool:
        """Whether the seat sees everything."""
        return self.imagined(Random(0)) is self._position

    def imagined(self, random: Random) -> object:
        """A position to look ahead on: what the seat cannot see is dealt anew."""
        return self.rules.imagined(self._position, self.seat, random)


class Bot(Protocol):
    """A player. It keeps nothing between turns, so that a game can be resumed, undone and played again."""

    @property
    def name(self) -> str: ...

    def choose(self, turn: Turn, random: Random) -> Choice:
        """One of the turn's offers; whatever is left to chance comes from `random`."""
        ...
